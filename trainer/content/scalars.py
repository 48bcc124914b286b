"""Single values of a file: texts, amounts, seats, chips and cards, each from what was typed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from trainer.content.hand_text import read_high, read_low
from trainer.content.kinds import (
    CARDS,
    EDITION,
    HIGH_HAND,
    ID_FORM,
    LANGUAGE,
    LOW_HAND,
    SEAT,
    STEP,
    VERSION,
)
from trainer.content.lesson import Words
from trainer.content.nodes import Hole, Mapping, Node, Scalar, Sequence
from trainer.content.step_text import read_step
from trainer.content.suggest import separator_words, suggest
from trainer.messages import Message, say
from trainer.rules.house import Edition
from trainer.table.cards import Card
from trainer.table.cards import card as parse_card
from trainer.table.chips import ChipStack, fewest, parse_chips

if TYPE_CHECKING:
    from trainer.content.reading import Reading

MOST_DIGITS: Final = 12
MOST_LETTERS: Final = 5_000
"""Of a text that is shown."""
_ID: Final = re.compile(ID_FORM)
_LANGUAGE: Final = re.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_THREE_LETTERS: Final = {"eng": "en", "esp": "es", "spa": "es", "ita": "it"}
SEPARATED: Final = re.compile(r"\d{1,3}([.,'’_ \u00a0\u202f]\d{3})+")
_VERSION: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4}){0,2}")
_EDITIONS: Final = {str(int(one)): one for one in Edition}


def is_number(text: str) -> bool:
    if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
        return False
    return text == "0" or text[0] != "0"


def is_id(text: str) -> bool:
    """Whether it may be the id of a pack, a lesson or an exam."""
    return _ID.fullmatch(text) is not None


def short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "…"


def _text(reading: Reading, node: Node) -> str | None:
    text = reading.text(node)
    return None if text is None else _bounded(reading, node, text)


def _bounded(reading: Reading, node: Node, text: str) -> str:
    """The text, or as much of it as anybody would read."""
    if len(text) > MOST_LETTERS:
        too_long(reading, node, len(text), MOST_LETTERS)
    return text[:MOST_LETTERS]


def too_long(reading: Reading, node: Node, letters: int, most: int) -> None:
    message = say(
        "The text has {letters} letters; {most} are the most.", letters=letters, most=most
    )
    reading.problem(node, "out-of-range", message, say("Shorten it."))


def _words(reading: Reading, node: Node) -> Words | None:
    if type(node) is not Mapping:
        text = reading.text(node)
        return None if text is None else Words((("", _bounded(reading, node, text.strip())),))
    found: list[tuple[str, str]] = []
    for name, key in node.keys.items():
        value = node.values[name]
        if type(value) is Scalar and value.empty and node.flow:
            hint = say("A text with a comma? Put it in quotes.")
            reading.problem(key, "missing-value", say("A key without a value."), hint)
        elif not _LANGUAGE.fullmatch(name) or name in _THREE_LETTERS:
            hint = say("Languages are written as en, es, it.")
            if name in _THREE_LETTERS:
                hint = say("Did you mean `{word}`?", word=_THREE_LETTERS[name])
            message = say("`{key}` is no language.", key=short(name))
            reading.problem(key, "unknown-language", message, hint)
        elif (text := reading.text(value)) is not None:
            found.append((name, _bounded(reading, value, text.strip())))
    return Words(tuple(found))


def _id(reading: Reading, node: Node) -> str | None:
    text = reading.text(node)
    if text is None or is_id(text):
        return text
    hint = say("Letters without accents, digits and hyphens.")
    reading.problem(node, "not-an-id", say("`{typed}` is no id.", typed=short(text)), hint)
    return None


def _number(reading: Reading, node: Node) -> int | None:
    text = reading.text(node)
    return None if text is None else reading.whole(text, node)


def _yes_no(reading: Reading, node: Node) -> bool | None:
    text = reading.text(node)
    if text is None:
        return None
    value = YES_NO_WORDS.get(text.casefold())
    if value is None:
        message = say("`{typed}` is neither yes nor no.", typed=short(text))
        reading.problem(node, "not-yes-or-no", message)
    return value


YES_NO_WORDS: Final = {"yes": True, "true": True, "no": False, "false": False}


def _seat(reading: Reading, node: Node) -> int | None:
    text = reading.text(node)
    return None if text is None else reading.seat(text, node)


def _place(reading: Reading, node: Node) -> int | None:
    text = reading.text(node)
    if text is None:
        return None
    return reading.names[text] if text in reading.names else reading.whole(text, node)


def _chips(reading: Reading, node: Node) -> ChipStack | None:
    text = reading.text(node)
    if text is None:
        return None
    try:
        if max(map(len, text.split())) <= MOST_DIGITS:
            return parse_chips(text, reading.denominations)
        word = text
    except ValueError as refused:
        word = str(refused)
    if SEPARATED.fullmatch(text):
        reading.problem(node, "amount-separator", *separator_words(text))
        return None
    message = say("`{word}` is not a chip in play.", word=short(word))
    reading.problem(node, "no-such-chip", message, _chip_hint(text, reading.denominations))
    return None


def _chip_hint(text: str, denominations: tuple[int, ...]) -> Message:
    pieces = fewest(int(text), denominations) if is_number(text) and text != "0" else None
    if pieces is not None:
        return say("Chips are written as pieces: `{pieces}`.", pieces=str(pieces))
    return say(
        "Chips are written as `1000 5x100`; in play are {chips}. `chips:` of the table says so.",
        chips=" ".join(map(str, denominations)),
    )


def _stack(reading: Reading, node: Node) -> int | ChipStack | None:
    text = reading.text(node)
    if text is None:
        return None
    if text.isascii() and text.isdecimal():
        return reading.whole(text, node)
    return _chips(reading, node)


def _two_amounts(reading: Reading, node: Node) -> tuple[int, int] | None:
    text = reading.text(node)
    if text is None:
        return None
    parts = [part.strip() for part in text.split("-")]
    if len(parts) != 2:
        hint = say("Written as `250-500`.")
        message = say("`{typed}` is not two amounts.", typed=short(text))
        reading.problem(node, "not-two-amounts", message, hint)
        return None
    low, high = (reading.whole(part, node) for part in parts)
    return None if low is None or high is None else (low, high)


def _card(reading: Reading, node: Node) -> Card | None:
    text = reading.text(node)
    return None if text is None else _one_card(reading, text, node)


def _one_card(reading: Reading, text: str, at: Node) -> Card | None:
    try:
        return parse_card(text)
    except ValueError:
        pass
    meant = text.replace("10", "T")
    meant = meant[:1].upper() + meant[1:].lower() if meant.lower() != "x" else "x"
    try:
        hint = say("Did you mean `{word}`?", word=str(parse_card(meant)))
    except ValueError:
        hint = say("A card is a rank and a suit, `Td` or `As`; `x` is one not known.")
    message = say("`{typed}` is no card.", typed=short(text))
    reading.problem(at, "no-such-card", message, hint)
    return None


def _cards(reading: Reading, node: Node) -> tuple[Card, ...] | None:
    found: list[Card | None] = []
    for item in node if type(node) is Sequence else (node,):
        text = reading.text(item)
        if text is None:
            return None
        found.extend(_one_card(reading, word, item) for word in text.split())
    known = tuple(one for one in found if one is not None)
    return known if len(known) == len(found) else None


def _nothing(reading: Reading, node: Node) -> None:
    if type(node) is not Hole and not (type(node) is Scalar and node.empty):
        reading.problem(
            node, "no-value-here", say("The key says it all: nothing may follow its colon.")
        )


def _edition(reading: Reading, node: Node) -> Edition | None:
    text = reading.text(node)
    if text is None:
        return None
    if text not in _EDITIONS:
        message = say("There is no edition {typed}.", typed=short(text))
        reading.problem(node, "unknown-edition", message, suggest(text, _EDITIONS))
    return _EDITIONS.get(text)


def _language(reading: Reading, node: Node) -> str | None:
    text = reading.text(node)
    if text is None or _LANGUAGE.fullmatch(text):
        return text
    hint = say("Languages are written as en, es, it.")
    message = say("`{key}` is no language.", key=short(text))
    reading.problem(node, "unknown-language", message, hint)
    return None


def version(text: str) -> tuple[int, ...] | None:
    """The three numbers of a version, those left out zero; None where it is none."""
    if not _VERSION.fullmatch(text):
        return None
    numbers = [int(one) for one in text.split(".")]
    return (*numbers, *([0] * (3 - len(numbers))))


def _version(reading: Reading, node: Node) -> tuple[int, ...] | None:
    text = reading.text(node)
    if text is None:
        return None
    found = version(text)
    if found is None:
        message = say("`{typed}` is no version.", typed=short(text))
        reading.problem(node, "not-a-version", message, say("Versions are written as `0.2`."))
    return found


SCALARS: Final[dict[str, Callable[[Reading, Node], object]]] = {
    "text": _text,
    "declaration": _text,
    "words": _words,
    "id": _id,
    "rule": _id,
    "number": _number,
    "amount": _number,
    "yes-no": _yes_no,
    SEAT.name: _seat,
    "place": _place,
    "chips": _chips,
    "stack": _stack,
    "two-amounts": _two_amounts,
    "card": _card,
    CARDS.name: _cards,
    STEP.name: read_step,
    HIGH_HAND.name: read_high,
    LOW_HAND.name: read_low,
    "nothing": _nothing,
    VERSION.name: _version,
    EDITION.name: _edition,
    LANGUAGE.name: _language,
}
