"""The reference of every key and verb, as Markdown, from the shapes that the reader has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from trainer.content.answer_shapes import ASKS
from trainer.content.answers import ANSWER_KEYS
from trainer.content.kind_words import told
from trainer.content.kinds import Key, Kind
from trainer.content.shapes import ASK_KEYS, BRANCHES, LESSON_KEYS, PACK_KEYS
from trainer.content.step_text import FOLLOWING, SAYINGS, STEPS
from trainer.content.verbs import ANY_LINE, LINE_SEAT, VERBS, Verb, Who
from trainer.messages import Message, say

Say = Callable[[Message], str]

_WHO: Final = {
    Who.SEAT: say("Lines of a seat"),
    Who.DEALER: say("Lines of the dealer"),
    Who.FLOOR: say("Lines of the floor"),
}


COMMAND: Final = "dealer-trainer schema --reference"
"""What makes the page anew."""


def reference(text: Say) -> str:
    """Every key and verb in the language of `text`."""
    parts = [
        f"# {text(_HEAD)}",
        text(
            say(
                "This page is made by the program from what it reads, with {command}. Keys in bold "
                "must be there.",
                command=f"`{COMMAND}`",
            )
        ),
        *_keys(text(say("A lesson")), LESSON_KEYS, text),
        *_lines(text),
        *_questions(text),
        *_steps(text),
        *_keys(text(say("The file of a pack, {file}", file="`pack.yaml`")), PACK_KEYS, text),
    ]
    return "\n\n".join(parts) + "\n"


def _keys(title: str, keys: Iterable[Key], text: Say, level: int = 2) -> Iterator[str]:
    """A table of keys, and below it one for each map that such a key holds."""
    keys = tuple(keys)
    yield f"{'#' * level} {title}"
    yield _table(keys, text)
    for one in keys:
        if one.name == "defaults":
            # What lessons inherit has its own page.
            continue
        for inner in _maps(one.kind):
            yield from _keys(f"`{one.name}:`", inner, text, min(level + 1, 4))


def _maps(kind: Kind) -> Iterator[tuple[Key, ...]]:
    if kind.keys:
        yield kind.keys
    for one in kind.of:
        yield from _maps(one)


def _lines(text: Say) -> Iterator[str]:
    for who, title in _WHO.items():
        verbs = [one for one in VERBS if one.who is who]
        yield f"## {text(title)}"
        if who is Who.SEAT:
            yield text(say("Such a line has {key}, a seat or a name.", key=f"`{LINE_SEAT.name}:`"))
        rows = [(f"`{one.name}`", text(told(one.value)), text(one.doc)) for one in verbs]
        yield _rows((text(say("Verb")), text(_TAKES), text(_FOR)), rows)
        for one in verbs:
            yield from _beside(one, text)
    yield f"## {text(_EVERY_LINE)}"
    yield _table(ANY_LINE, text)
    yield f"## `{BRANCHES.name}:`"
    yield text(BRANCHES.doc)
    for inner in _maps(BRANCHES.kind):
        yield _table(inner, text)


def _beside(verb: Verb, text: Say) -> Iterator[str]:
    if verb.keys:
        yield text(say("Beside {verb} may stand:", verb=f"`{verb.name}`"))
        yield _table(verb.keys, text)


def _questions(text: Say) -> Iterator[str]:
    yield f"## {text(_QUESTIONS)}"
    ask = ASKS[0]
    own = {key.name for key in ask.keys}
    yield _table([key for key in ASK_KEYS[ask.ask] if key.name not in own], text)
    for key in ASK_KEYS[ask.ask]:
        for inner in _maps(key.kind):
            yield from _keys(f"`{key.name}:`", inner, text, 3)
    always = {"floor", "outcomes"}
    for one in ASKS:
        yield f"### `ask: {one.ask}`"
        yield text(one.doc)
        if one.keys:
            yield text(say("Beside it:"))
            yield _table(one.keys, text)
        yield text(say("Its answer:"))
        fields = [key for key in ANSWER_KEYS[one.ask] if key.name not in always]
        yield _table(fields, text)
        for key in fields:
            for inner in _maps(key.kind):
                yield from _keys(f"`{key.name}:`", inner, text, 4)
    yield f"### {text(_EVERY_ANSWER)}"
    rows = [
        (f"`{key.name}`", text(_VALUE[key.name]), text(key.doc))
        for key in ANSWER_KEYS[ASKS[0].ask]
        if key.name in always
    ]
    yield _rows((text(_KEY), text(_TAKES), text(_FOR)), rows)


_VALUE: Final = {
    "floor": say("`yes` or `no`"),
    "outcomes": say("a list of answers to the question"),
}


def _steps(text: Say) -> Iterator[str]:
    yield f"## {text(_STEPS)}"
    rows = []
    for name, takes in STEPS.items():
        words = FOLLOWING.get(name, SAYINGS if name == "announce" else ())
        rows.append((f"`{name}`", text(_AFTER[takes.name]), " ".join(f"`{one}`" for one in words)))
    yield _rows((text(say("Step")), text(_TAKES), text(say("Words"))), rows)


_AFTER: Final = {
    "NOTHING": say("nothing"),
    "SAID": say("an amount, or a word"),
    "SEAT_AND_AMOUNT": say("a seat and an amount"),
    "SEAT": say("a seat"),
    "SEATS": say("seats"),
    "POT": say("the number of a pot, 0 for the main pot"),
    "WORD": say("a word"),
}
# Not within the f-strings above, where the extraction of messages does not look.
_HEAD: Final = say("All keys and verbs")
_EVERY_LINE: Final = say("In every line")
_QUESTIONS: Final = say("Questions")
_EVERY_ANSWER: Final = say("In every answer")
_STEPS: Final = say("Steps of the dealer")
_KEY: Final = say("Key")
_TAKES: Final = say("Takes")
_FOR: Final = say("What for")


def _table(keys: Iterable[Key], text: Say) -> str:
    rows = [
        (
            f"**`{one.name}`**" if one.required else f"`{one.name}`",
            text(_short(one.kind)),
            text(one.doc),
        )
        for one in keys
    ]
    return _rows((text(_KEY), text(_TAKES), text(_FOR)), rows)


def _short(kind: Kind) -> Message:
    """As in words; a map with keys of its own has them in a table below."""
    if kind.name == "fields":
        return say("a map, as below")
    if kind.name == "either" and any(one.name == "fields" for one in kind.of):
        first = [one for one in kind.of if one.name != "fields"]
        rest = told(first[0]) if len(first) == 1 else told(Kind("either", of=tuple(first)))
        return say("{one}, or {other}", one=rest, other=say("a map, as below"))
    if kind.name in ("list", "set") and kind.of[0].name in ("fields", "either"):
        return say("a list; each item is {item}", item=_short(kind.of[0]))
    if kind.name in ("by-seat", "by-place"):
        return say("a map from seats to: {value}", value=_short(kind.of[0]))
    return told(kind)


def _rows(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(_cell(one) for one in row)} |" for row in lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
