"""From nodes to values by their declared kinds, with every problem gathered at its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from trainer.content.kind_words import one_of, told
from trainer.content.kinds import AMOUNT, CARDS, NUMBER, Key, Kind
from trainer.content.lesson import Words
from trainer.content.nodes import Hole, Mapping, Node, Scalar, Sequence
from trainer.content.scalars import (
    MOST_DIGITS,
    MOST_LETTERS,
    SCALARS,
    SEPARATED,
    YES_NO_WORDS,
    is_number,
    short,
    too_long,
)
from trainer.content.suggest import separator_words, suggest
from trainer.messages import Message, Place, Problem, say
from trainer.rules.house import AntePayer
from trainer.table.chips import USUAL_SET

T = TypeVar("T")


class Reading:
    """One file being read: its problems so far, and the seats and chips that there are,
    and who pays an ante that is one number.

    `read` gives None where a value was refused; the problem has been said then.
    """

    __slots__ = ("_kind", "_node", "ante_payer", "denominations", "names", "problems", "seats")

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        # What is being read, and as what: what was expected is said with a problem.
        self._kind: Kind | None = None
        self._node: Node | None = None
        self.seats: frozenset[int] = frozenset()
        self.names: dict[str, int] = {}
        self.denominations: tuple[int, ...] = USUAL_SET
        self.ante_payer = AntePayer.SEAT

    def problem(
        self,
        at: Node | Place,
        code: str,
        message: Message,
        hint: Message | None = None,
        expected: Message | None = None,
    ) -> None:
        """`expected` is by default what the kind says of which the value is read."""
        place = at if isinstance(at, Place) else at.place
        if expected is None and self._kind is not None and at is self._node:
            expected = told(self._kind)
        self.problems.append(Problem(place, code, message, hint, expected))

    def read(self, kind: Kind, node: Node) -> object:
        outer = self._kind, self._node
        self._kind, self._node = kind, node
        scalar = SCALARS.get(kind.name)
        value = scalar(self, node) if scalar else _READERS[kind.name](self, kind, node)
        self._kind, self._node = outer
        return value

    def map(self, node: Node) -> Mapping | None:
        """The node as a map, else a problem."""
        if type(node) is Mapping:
            return node
        if type(node) is Scalar and node.empty:
            self._nothing_here(node)
        elif type(node) is not Hole:
            self.problem(node, "wrong-kind", say("A map with keys is needed here."))
        return None

    def text(self, node: Node) -> str | None:
        """The node as a text that is not empty, else a problem."""
        if type(node) is Scalar:
            if not node.empty:
                return node.text
            self._nothing_here(node)
        elif type(node) is not Hole:
            self.problem(node, "wrong-kind", say("One value is needed here, no list and no map."))
        return None

    def _nothing_here(self, node: Node) -> None:
        self.problem(node, "missing-value", say("A value is missing here."))

    def fields(self, node: Node, keys: tuple[Key, ...]) -> Fields | None:
        """A map with these keys; keys unknown and missing are problems."""
        found = self.map(node)
        return None if found is None else Fields(self, found, keys)

    def seat(self, text: str, at: Node) -> int | None:
        """A seat that is taken, by number or name."""
        number = int(text) if is_number(text) else self.names.get(text)
        if number is not None and number in self.seats:
            return number
        known = (*self.names, *map(str, sorted(self.seats)))
        self.problem(
            at, "no-such-seat", say("Nobody sits at Seat {seat}.", seat=text), suggest(text, known)
        )
        return None

    def whole(self, text: str, at: Node) -> int | None:
        """A whole number, else a problem; one with separators gets its hint."""
        if is_number(text):
            return int(text)
        hint: Message | None = None
        if SEPARATED.fullmatch(text):
            self.problem(at, "amount-separator", *separator_words(text))
            return None
        if text.isascii() and text.isdecimal() and text.lstrip("0") and len(text) <= MOST_DIGITS:
            hint = say("Write {amount} without zeros before it.", amount=str(int(text)))
        message = say("`{typed}` is not a whole number.", typed=short(text))
        self.problem(at, "not-a-number", message, hint)
        return None


class Fields:
    """A map read by its declared keys; each value is read when it is asked for."""

    __slots__ = ("keys", "node", "reading")

    def __init__(self, reading: Reading, node: Mapping, keys: Iterable[Key]) -> None:
        self.reading = reading
        self.node = node
        self.keys = {one.name: one for one in keys}
        for name, key in node.keys.items():
            if name not in self.keys:
                self._unknown(key)
        for one in self.keys.values():
            if one.required and one.name not in node.values:
                message = say("`{key}:` is missing here.", key=one.name)
                reading.problem(node, "missing-key", message, None, told(one.kind))

    def _unknown(self, key: Scalar) -> None:
        hint = suggest(key.text, self.keys)
        value = self.node.values[key.text]
        if self.node.flow and type(value) is Scalar and value.empty:
            near = hint is not None and any(name == "word" for name, _ in hint.blanks)
            if key.text.isdecimal():
                self.reading.problem(key, "amount-separator", *separator_words(key.text))
                return
            if not near:
                hint = say("A text with a comma? Put it in quotes.")
        message = say("`{key}` is no key here.", key=short(key.text))
        self.reading.problem(key, "unknown-key", message, hint, one_of(self.keys))

    def __contains__(self, name: str) -> bool:
        return name in self.node.values

    def at(self, name: str) -> Node:
        """Where the value of a key stands, else the map itself."""
        return self.node.values.get(name, self.node)

    def get(self, name: str) -> object:
        """The value of a key by its kind; None where it is absent or was refused."""
        node = self.node.values.get(name)
        return None if node is None else self.reading.read(self.keys[name].kind, node)

    def of(self, name: str, kind: type[T]) -> T | None:
        """The same where it is of that Python type."""
        value = self.get(name)
        return value if isinstance(value, kind) else None

    def words(self, name: str) -> Words:
        return self.of(name, Words) or Words()

    def yes(self, name: str) -> bool:
        return self.get(name) is True


MOST_OF_TITLE: Final = 200
"""Letters of a title, which stands at the head of every page."""


def read_title(fields: Fields) -> Words:
    """The words of the key `title`."""
    title = fields.words("title")
    longest = max((len(text) for _, text in title.by_language), default=0)
    if longest <= MOST_OF_TITLE:
        return title
    if longest < MOST_LETTERS:  # else it was told already
        too_long(fields.reading, fields.at("title"), longest, MOST_OF_TITLE)
    return Words(tuple((key, text[:MOST_OF_TITLE]) for key, text in title.by_language))


def _choice(reading: Reading, kind: Kind, node: Node) -> str | bool | None:
    text = reading.text(node)
    if text is None:
        return None
    if text in kind.values:
        return YES_NO_WORDS.get(text, text)
    if text in ("true", "false") and ("no" in kind.values or "yes" in kind.values):
        return text == "true"
    message = say("`{typed}` is not known here.", typed=short(text))
    reading.problem(node, "unknown-word", message, suggest(text, kind.values))
    return None


def _maybe(reading: Reading, kind: Kind, node: Node) -> object:
    if type(node) is Scalar and node.empty:
        return None
    return reading.read(kind.of[0], node)


def _list(reading: Reading, kind: Kind, node: Node) -> tuple[object, ...] | None:
    item = kind.of[0]
    if type(node) is Sequence:
        values = [reading.read(item, one) for one in node.items]
    elif item is NUMBER and type(node) is Scalar and not node.empty:
        values = [reading.whole(word, node) for word in node.text.split()]
    elif type(node) is Scalar and node.empty:
        reading.text(node)
        return None
    else:
        values = [reading.read(item, node)]
    return None if None in values else tuple(values)


def _set(reading: Reading, kind: Kind, node: Node) -> tuple[object, ...] | None:
    values = _list(reading, kind, node)
    if values is None:
        return None
    words = kind.of[0].values
    if words:
        return tuple(word for word in words if word in values)
    return tuple(sorted({one for one in values if isinstance(one, int)}))


def _by_text(reading: Reading, kind: Kind, node: Node) -> dict[str, object] | None:
    return _by(reading, kind, node, lambda key: key.text)


def _by_seat(reading: Reading, kind: Kind, node: Node) -> dict[int, object] | None:
    return _by(reading, kind, node, lambda key: reading.seat(key.text, key))


def _by_number(reading: Reading, kind: Kind, node: Node) -> dict[int, object] | None:
    return _by(reading, kind, node, lambda key: reading.whole(key.text, key))


K = TypeVar("K")


def _by(
    reading: Reading, kind: Kind, node: Node, key_of: Callable[[Scalar], K | None]
) -> dict[K, object] | None:
    found = reading.map(node)
    if found is None:
        return None
    read: dict[K, object] = {}
    whole = True
    for name, key in found.keys.items():
        one = key_of(key)
        value = reading.read(kind.of[0], found.values[name])
        if one is None or value is None:
            whole = False
        elif one in read:
            whole = False
            reading.problem(key, "doubled-key", say("`{key}` is meant twice here.", key=key.text))
        else:
            read[one] = value
    return read if whole else None


def _either(reading: Reading, kind: Kind, node: Node) -> object:
    if type(node) is Hole:
        return None
    words = tuple(word for one in kind.of for word in one.values)
    if words and type(node) is Scalar:
        if node.text in words:
            return reading.read(kind.of[0], node)
        if _mistyped(reading, kind, node.text, words):
            message = say("`{typed}` is not known here.", typed=short(node.text))
            reading.problem(node, "unknown-word", message, suggest(node.text, words))
            return None
    for one in kind.of:
        if one.name != "choice" and type(node) in _TAKES.get(one.name, _ONE_VALUE):
            return reading.read(one, node)
    return reading.read(kind.of[-1], node)


def _mistyped(reading: Reading, kind: Kind, text: str, words: tuple[str, ...]) -> bool:
    """Whether a text was meant to be one of the words, and not what else may stand here."""
    if not text or text[0].isdigit() or text in reading.names:
        return False
    hint = suggest(text, words)
    near = hint is not None and hint.blanks[0][0] == "word"
    return near or kind.of[-1] is AMOUNT


_ONE_VALUE: Final = frozenset({Scalar})
_MAPS: Final = frozenset({Mapping})
_TAKES: Final = {
    "fields": _MAPS,
    "by-seat": _MAPS,
    "by-text": _MAPS,
    "by-number": _MAPS,
    "list": frozenset({Scalar, Sequence}),
    "set": frozenset({Scalar, Sequence}),
    CARDS.name: frozenset({Scalar, Sequence}),
}


def _fields(reading: Reading, kind: Kind, node: Node) -> Fields | None:
    return reading.fields(node, kind.keys)


_READERS: Final[dict[str, Callable[[Reading, Kind, Node], object]]] = {
    "choice": _choice,
    "maybe": _maybe,
    "list": _list,
    "set": _set,
    "by-text": _by_text,
    "by-seat": _by_seat,
    "by-number": _by_number,
    "either": _either,
    "fields": _fields,
}
