"""What may stand as a value, in words: for the problem that says what was expected, and for the
reference of keys and verbs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trainer.content.kinds import Kind
from trainer.messages import Message, say
from trainer.rules.house import Edition


def told(kind: Kind) -> Message:
    """A value of the kind, as a dictionary would have it."""
    known = _KNOWN.get(kind.name)
    if known is not None:
        return known
    match kind.name:
        case "choice":
            return one_of(kind.values)
        case "list":
            return say("a list; each item is {item}", item=told(kind.of[0]))
        case "set":
            return say("a list in any order; each item is {item}", item=told(kind.of[0]))
        case "by-text":
            return say("a map from names to: {value}", value=told(kind.of[0]))
        case "by-seat" | "by-place":
            return say("a map from seats to: {value}", value=told(kind.of[0]))
        case "by-number":
            return say("a map from numbers to: {value}", value=told(kind.of[0]))
        case "either":
            return _either(kind.of)
        case "maybe":
            return say("nothing, or {value}", value=told(kind.of[0]))
        case "fields":
            keys = [one.name for one in kind.keys]
            return say("a map with the keys {words}", words=_named(keys))
        case _:
            return say("a value")


def one_of(words: Iterable[str]) -> Message:
    """One of these words."""
    return say("one of {words}", words=_named(words))


def _either(kinds: Iterable[Kind]) -> Message:
    first, *others = [told(one) for one in kinds]
    for one in others:
        first = say("{one}, or {other}", one=first, other=one)
    return first


def _named(words: Iterable[str]) -> str:
    return " ".join(f"`{word}`" for word in words)


_KNOWN: Final[dict[str, Message]] = {
    "text": say("a text"),
    "words": say("a text, or one for each language: `{{en: One, es: Una}}`"),
    "id": say("a name of letters, digits and hyphens"),
    "rule": say("the name of a rule, as {command} lists them", command="`dealer-trainer rules`"),
    "number": say("a whole number"),
    "amount": say("whole chips: `1700`"),
    "yes-no": say("`yes` or `no`"),
    "seat": say("a seat that is taken, by its number or its name"),
    "place": say("a seat by its number"),
    "chips": say("chips as pieces: `1000 5x100`"),
    "stack": say("a total, or chips as pieces: `3x5000 10x100`"),
    "two-amounts": say("two amounts: `250-500`"),
    "card": say("a card: `Td`, or `x` for one not known"),
    "cards": say("cards: `Td As x`"),
    "step": say("a step of the dealer: `return 3 50`"),
    "high-hand": say("a class and the five cards that play: `[pair, As Ad Kh Qd 9c]`"),
    "low-hand": say("`low` and the five cards that play: `[low, 8d 5c 4h 2s Ac]`"),
    "declaration": say(
        "an official word, a word and a number, or a number: `call`, `raise 800`, `800`"
    ),
    "nothing": say("nothing"),
    "version": say("a version: `0.2`"),
    "edition": say("an edition: {words}", words=_named(str(int(one)) for one in Edition)),
    "language": say("a language: `en`, `es`, `it`"),
    "script": say("a list of lines, questions and, last, branches"),
    "answer": say("an answer to the question, field by field"),
    "any-answer": say("an outcome, field by field"),
    "claim": say("an answer to the question, field by field, or one for each edition"),
    "cases": say("a list of rule cases"),
}
