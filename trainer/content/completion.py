"""What may be typed at a place of a lesson or pack file: keys, verbs, words, seats.

All of it comes from the shapes that the reader has, so nothing is offered that it would refuse.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from trainer.content.answers import ANSWER_KEYS, ANY_KEYS
from trainer.content.kinds import Key, Kind
from trainer.content.lines import LINE_KEYS
from trainer.content.outline import ITEM, Where, where
from trainer.content.rule_names import rule_names
from trainer.content.shapes import ASK_KEYS, BRANCHES, LESSON_KEYS, PACK_KEYS
from trainer.content.verbs import ANY_LINE, LINE_SEAT, VERBS
from trainer.i18n import LANGUAGES
from trainer.messages import Message, say
from trainer.rules.house import Edition


@dataclass(frozen=True, slots=True)
class Offer:
    """A word that fits, what it is for, and what is typed with it: `blinds` and `: `."""

    word: str
    doc: Message
    after: str = ""


def offers(before: str, *, pack: bool = False, seats: Iterable[int] = ()) -> tuple[Offer, ...]:
    """What fits at the end of `before`, words that begin as what is typed; `seats` are taken."""
    at = where(before)
    found = _offers(at, PACK_KEYS if pack else LESSON_KEYS, tuple(seats))
    typed = at.typed.casefold()
    kept = [one for one in found if one.word.casefold().startswith(typed)]
    return tuple(dict.fromkeys(one for one in kept if one.word != at.typed))


def _offers(at: Where, root: tuple[Key, ...], seats: tuple[int, ...]) -> Iterator[Offer]:
    kind = _walk(Kind("fields", keys=root), at.path, dict(at.entry))
    if kind is None:
        return
    if at.key is not None:
        inner = _walk(kind, (at.key,), dict(at.entry))
        yield from () if inner is None else _values(inner, seats)
    elif at.in_list:
        inner = _walk(kind, (ITEM,), dict(at.entry))
        yield from () if inner is None else _values(inner, seats)
    elif kind.name == "by-seat" or (kind.name == "by-place" and not at.beside):
        held = dict(at.beside)
        yield from (Offer(str(one), _SEAT, ": ") for one in seats if str(one) not in held)
    else:
        held = dict(at.beside)
        for key in _keys(kind, at, dict(at.entry)):
            if key.name not in held:
                yield Offer(key.name, key.doc, "" if key.kind.name == "nothing" else ": ")


_SEAT: Final = say("A seat that is taken.")


def _keys(kind: Kind, at: Where, entry: dict[str, str]) -> tuple[Key, ...]:
    match kind.name:
        case "fields":
            return kind.keys
        case "entry":
            return _entry_keys(dict(at.beside))
        case "answer":
            return ANSWER_KEYS.get(entry.get("ask", ""), ())
        case "any-answer":
            return ANY_KEYS
        case "claim":
            years = tuple(Key(str(int(one)), Kind("answer"), _IN_EDITION) for one in Edition)
            return (*ANSWER_KEYS.get(entry.get("ask", ""), ()), *years)
        case "words":
            return tuple(Key(one, Kind("text"), _IN_LANGUAGE) for one in LANGUAGES)
        case "either" | "list":
            return tuple(key for one in kind.of for key in _keys(one, at, entry))
        case _:
            return ()


_IN_EDITION: Final = say("The answer in this edition.")
_IN_LANGUAGE: Final = say("The text in this language.")


def _entry_keys(held: dict[str, str]) -> tuple[Key, ...]:
    """The keys of a script's entry, by what it holds already."""
    if "ask" in held:
        return ASK_KEYS.get(held["ask"], ASK_KEYS["ruling"])
    for verb in VERBS:
        if verb.name in held:
            return LINE_KEYS[verb.name]
    verbs = tuple(Key(one.name, one.value, one.doc) for one in VERBS)
    ask = ASK_KEYS["ruling"][0]
    return (LINE_SEAT, *verbs, ask, *ANY_LINE, *(() if held else (BRANCHES,)))


def _walk(kind: Kind, path: tuple[str, ...], entry: dict[str, str]) -> Kind | None:
    """The kind at the end of a path of keys."""
    for name in path:
        inner = kind_inside(kind, name, entry)
        if inner is None:
            return None
        kind = inner
    return kind


def kind_inside(kind: Kind, name: str, entry: dict[str, str]) -> Kind | None:
    """The kind of what a key leads to, or of an item of a list; `entry` holds the scalars of the
    script's entry around it. None where nothing of the name may stand there."""
    match kind.name:
        case "script":
            return Kind("entry") if name == ITEM else None
        case "entry":
            return _entry_step(name, entry)
        case "list" | "set":
            return kind.of[0] if name == ITEM else kind_inside(kind.of[0], name, entry)
        case "by-text" | "by-seat" | "by-place" | "by-number":
            return kind.of[0]
        case "maybe":
            return kind_inside(kind.of[0], name, entry)
        case "either":
            steps = (kind_inside(one, name, entry) for one in kind.of)
            return next((one for one in steps if one is not None), None)
        case "claim" if name in {str(int(one)) for one in Edition}:
            return Kind("answer")
        case _:
            at = Where((), entry=tuple(entry.items()))
            found = (key.kind for key in _keys(kind, at, entry) if key.name == name)
            return next(found, None)


def _entry_step(name: str, entry: dict[str, str]) -> Kind | None:
    keys = (*_entry_keys(entry), *_entry_keys({}))
    return next((key.kind for key in keys if key.name == name), None)


def _values(kind: Kind, seats: tuple[int, ...]) -> Iterator[Offer]:
    """The words that a value can be."""
    match kind.name:
        case "choice":
            yield from (Offer(word, _WORD) for word in kind.values)
        case "yes-no":
            yield from (Offer(word, _WORD) for word in ("yes", "no"))
        case "rule":
            yield from (Offer(word, _WORD) for word in rule_names())
        case "seat" | "place":
            yield from (Offer(str(one), _SEAT) for one in seats)
        case "edition":
            yield from (Offer(str(int(one)), _WORD) for one in Edition)
        case "language":
            yield from (Offer(one, _WORD) for one in LANGUAGES)
        case "either" | "list" | "set" | "maybe":
            for one in kind.of:
                yield from _values(one, seats)
        case _:
            return


_WORD: Final = say("A word that may stand here.")
