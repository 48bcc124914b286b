"""Cards and classes of hands in words, as an answer shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trainer.content.hand_text import UNPAIRED
from trainer.content.lesson import Value
from trainer.content.questions.phrases import listed
from trainer.messages import Message, say
from trainer.table.cards import cards
from trainer.table.hand_values import HandClass
from trainer.table.hand_words import CLASS_NAMES

_CLASSES: Final = {one.word: CLASS_NAMES[one] for one in HandClass} | {UNPAIRED: say("low")}


def hand_class(word: str) -> Message:
    """`two pair`; a word that is no class as it stands."""
    return _CLASSES.get(word) or say("{word}", word=word)


def cards_in_words(five: str) -> Message:
    """`A♠ A♦ K♥ K♦ Q♣`."""
    try:
        return say("{cards}", cards=" ".join(one.sign for one in cards(five)))
    except ValueError:
        return say("{word}", word=five)


def hand_in_words(kind: str, five: str) -> Message:
    """`two pair (A♠ A♦ K♥ K♦ Q♣)`; of a low without a pair its cards say it all."""
    if not five:
        return hand_class(kind)
    if kind == UNPAIRED:
        return cards_in_words(five)
    return say("{hand} ({cards})", hand=hand_class(kind), cards=cards_in_words(five))


def hands_in_words(value: Value) -> Iterator[Message]:
    """Each seat with its hand, or with the high and the low side of it."""
    for seat, sides in value.items() if isinstance(value, Mapping) else ():
        parts = [*_sides(sides)]
        if parts:
            yield say("Seat {seat}: {hand}", seat=seat, hand=listed(parts))


def _sides(value: Value) -> Iterator[Message]:
    for half, hand in value.items() if isinstance(value, Mapping) else ():
        match hand:
            case (str() as kind, *rest):
                said = hand_in_words(kind, str(rest[0]) if rest else "")
                yield said if half == "high" else say("low: {hand}", hand=said)
            case _:
                continue
