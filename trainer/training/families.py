"""Rules by family: the chapters of the rule book, as hints and results name them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from trainer.messages import Message, say
from trainer.rules.book import RULES, Rule


@dataclass(frozen=True, slots=True)
class Family:
    """`numbers` are those of 2026, both ends included."""

    name: str
    title: Message
    numbers: tuple[int, int]

    @property
    def rules(self) -> tuple[Rule, ...]:
        first, last = self.numbers
        return tuple(one for one in RULES if first <= one.number <= last)


FAMILIES: Final = (
    Family("general", say("Floor, words and players"), (1, 10)),
    Family("seating", say("Seats and tables"), (11, 12)),
    Family("showdown", say("Pots and showdown"), (13, 24)),
    Family("procedures", say("Button, deal and board"), (25, 41)),
    Family("betting", say("Betting and raising"), (42, 63)),
    Family("hands", say("Hands, chips and conduct"), (64, 74)),
)

RECOMMENDED: Final = Family("recommended", say("Recommended procedures"), (0, 0))
"""What the book recommends without a rule's number."""


@cache
def family_of(rule: str) -> Family:
    """The family of a rule by its lasting name."""
    return next(
        (one for one in FAMILIES if any(rule == own.name for own in one.rules)), RECOMMENDED
    )
