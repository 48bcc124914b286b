"""What two twins differ in, in words: the sentences that only one of them has."""

from __future__ import annotations

from difflib import SequenceMatcher

from trainer.content.lesson import Lesson
from trainer.content.script import house_of, timeline
from trainer.messages import Message, say
from trainer.rules.house import NEWEST
from trainer.view.model import RowKind
from trainer.view.script_rows import script_rows
from trainer.view.words import card_signs, joined


def difference(first: Lesson, second: Lesson) -> tuple[Message, Message]:
    """Of the first, and of the second."""
    one, other = _told(first), _told(second)
    here: list[Message] = []
    there: list[Message] = []
    for tag, a, b, c, d in SequenceMatcher(None, _keys(one), _keys(other)).get_opcodes():
        if tag != "equal":
            here += one[a:b]
            there += other[c:d]
    return (
        say("The first: {what}", what=joined(here) if here else say("nothing")),
        say("The second: {what}", what=joined(there) if there else say("nothing")),
    )


def _told(lesson: Lesson) -> list[Message]:
    moments = timeline(lesson, house_of(lesson, NEWEST))
    rows = script_rows(moments, 0, len(moments) - 1, {})
    hands = [
        say("Seat {seat}: {cards}", seat=one.number, cards=card_signs(h.card for h in one.cards))
        for one in lesson.table.seats
        if one.cards and all(held.card.known for held in one.cards)
    ]
    return [*hands, *(one.text for one in rows if one.kind is not RowKind.QUESTION)]


def _keys(told: list[Message]) -> list[str]:
    return [str(one) for one in told]
