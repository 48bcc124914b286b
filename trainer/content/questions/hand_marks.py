"""Marks for hands that are read: the class of each, and the five cards that play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from trainer.content.lesson import Answer, Value
from trainer.content.questions.card_words import cards_in_words, hand_class
from trainer.content.questions.mark import Mark
from trainer.content.questions.phrases import NOTHING
from trainer.messages import Message, say

HALVES: Final = ("high", "low")


def hand_marks(expected: Answer, given: Answer) -> tuple[Mark, ...]:
    """Two marks for each hand that either side speaks of."""
    return tuple(
        mark
        for seat in sorted({*expected, *given}, key=int)
        for half in HALVES
        for mark in _marks(seat, half, _hand(expected, seat, half), _hand(given, seat, half))
    )


def _hand(answer: Answer, seat: str, half: str) -> tuple[str, str] | None:
    hands = answer.get(seat)
    match hands.get(half) if isinstance(hands, Mapping) else None:
        case (str() as kind, str() as five):
            return kind, five
        case (str() as kind,):
            return kind, ""
        case _:
            return None


def _marks(
    seat: str, half: str, expected: tuple[str, str] | None, given: tuple[str, str] | None
) -> Iterator[Mark]:
    if expected is None and given is None:
        return
    right, five = expected or (None, None)
    mine, cards = given or (None, None)
    yield _mark(f"hands.{seat}.{half}", _label(seat, half), right, mine, hand_class)
    yield _mark(f"hands.{seat}.{half}.cards", _cards_label(seat, half), five, cards, cards_in_words)


def _mark(
    field: str,
    label: Message,
    expected: str | None,
    given: str | None,
    words: Callable[[str], Message],
) -> Mark:
    return Mark(
        field,
        label,
        expected == given,
        expected,
        given,
        words(expected) if expected else NOTHING,
        words(given) if given else NOTHING,
    )


def _label(seat: str, half: str) -> Message:
    if half == "low":
        return say("Seat {seat}, low", seat=seat)
    return say("Seat {seat}, hand", seat=seat)


def _cards_label(seat: str, half: str) -> Message:
    if half == "low":
        return say("Seat {seat}, low: five cards", seat=seat)
    return say("Seat {seat}: five cards", seat=seat)


def settled(expected: Value, given: Value, serves: Mapping[str, frozenset[str]]) -> Value:
    """The given hands, with the key's five cards wherever others serve as well."""
    right = expected if isinstance(expected, Mapping) else {}
    if not isinstance(given, Mapping):
        return given
    found: dict[str, Value] = {}
    for seat, value in given.items():
        hands = dict(value) if isinstance(value, Mapping) else {}
        for half in HALVES:
            mine, theirs = _hand(given, seat, half), _hand(right, seat, half)
            if mine and theirs and in_order(mine[1]) in serves.get(f"{seat}.{half}", frozenset()):
                hands[half] = (mine[0], theirs[1])
        found[seat] = hands
    return found


def in_order(five: str) -> str:
    """The cards in one order, whichever it was."""
    return " ".join(sorted(five.split()))
