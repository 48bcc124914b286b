"""What a poker hand is worth: its class, the ranks that break ties, the five cards that play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import total_ordering

from trainer.table.cards import Card, Rank


class HandClass(IntEnum):
    """Classes of hands, weakest first. A royal flush is an ace-high straight flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8

    @property
    def word(self) -> str:
        """The class as answers and lesson files write it: `two-pair`."""
        return self.name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True, order=True)
class HandValue:
    """A high hand. The greater wins; equal values split, whatever cards make them.

    `ranks` are those that break ties, in reading order: the rank of three of a kind before
    that of the pair or the kickers, and only the top one of a straight (five for the wheel).
    `cards` are the five that play, in the same order; fewer while fewer have been dealt. Where
    several cards would serve, the one of the higher suit is taken.
    """

    kind: HandClass
    ranks: tuple[Rank, ...]
    cards: tuple[Card, ...] = field(compare=False)


@total_ordering
@dataclass(frozen=True, slots=True)
class LowValue:
    """An ace-to-five low. The *greater value is the better (lower) hand*, so that the most wins.

    Straights and flushes do not count and aces are low. `kind` says what is paired: HIGH_CARD
    for nothing, as every low that qualifies. `ranks` and `cards` are in reading order: pairs
    first, then from the highest card down (8-5-4-2-A).
    """

    kind: HandClass
    ranks: tuple[Rank, ...]
    cards: tuple[Card, ...] = field(compare=False)

    def __lt__(self, other: LowValue) -> bool:
        return self._roughness > other._roughness

    @property
    def _roughness(self) -> tuple[int, tuple[int, ...]]:
        return (self.kind, tuple(ace_low(rank) for rank in self.ranks))


def ace_low(rank: Rank) -> int:
    """The height of a rank in a low hand: 1 for the ace."""
    return 1 if rank is Rank.ACE else rank


def by_suit(held: Iterable[Card], *, aces_low: bool = False) -> tuple[tuple[int, int], ...]:
    """Ranks with suits from the highest card down.

    The greater one holds "the high card by suit" (spades, hearts, diamonds, clubs): it parts
    hands of equal value where a seat must be named, as for the odd chip in stud or for who
    starts with matching hands showing. It never parts a pot. ValueError for an unknown card.
    """
    heights: list[tuple[int, int]] = []
    for one in held:
        if one.rank is None or one.suit is None:
            raise ValueError("a card whose face was never seen has no height")
        heights.append((ace_low(one.rank) if aces_low else one.rank, one.suit))
    return tuple(sorted(heights, reverse=True))
