"""Chance as an argument: the same seed throws the same on every machine."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from trainer.table.cards import DECK, Card

T = TypeVar("T")


class Dice:
    """Throws for one drill. The seed is a text, so that no hash of a process comes into it."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def among(self, choices: Sequence[T]) -> T:
        return choices[self.up_to(len(choices)) - 1]

    def up_to(self, most: int) -> int:
        """From 1 to `most`."""
        return self._random.randrange(most) + 1

    def between(self, least: int, most: int) -> int:
        """Both ends included."""
        return self._random.randrange(least, most + 1)

    def amount(self, least: int, most: int, unit: int) -> int:
        """A whole multiple of `unit` from `least` to `most`."""
        low, high = -(-least // unit), most // unit
        return self.between(low, max(low, high)) * unit

    def chance(self, percent: int) -> bool:
        return self.up_to(100) <= percent

    def some(self, choices: Sequence[T], count: int) -> list[T]:
        """`count` different ones, in no order."""
        left = list(choices)
        return [left.pop(self.up_to(len(left)) - 1) for _ in range(min(count, len(left)))]

    def shuffled(self, choices: Sequence[T]) -> list[T]:
        return self.some(choices, len(choices))

    def deck(self) -> list[Card]:
        return self.shuffled(DECK)
