"""Chips as pieces: counts by denomination, and the choice of pieces for an amount."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from math import gcd

USUAL_SET: tuple[int, ...] = (25, 100, 500, 1000, 5000, 25000, 100000)
"""Denominations in play where a lesson names none, smallest first."""


@dataclass(frozen=True, slots=True)
class ChipStack:
    """Chips by denomination, largest first; no zero counts. The pieces matter, not only the sum."""

    counts: tuple[tuple[int, int], ...] = ()
    total: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", sum(d * n for d, n in self.counts))

    @property
    def pieces(self) -> int:
        """How many chips there are."""
        return sum(n for _, n in self.counts)

    @property
    def smallest(self) -> int:
        """The smallest denomination; 0 when there are no chips."""
        return self.counts[-1][0] if self.counts else 0

    def count(self, denomination: int) -> int:
        for d, n in self.counts:
            if d == denomination:
                return n
        return 0

    def holds(self, other: ChipStack) -> bool:
        """Whether every piece of `other` is here."""
        return all(self.count(d) >= n for d, n in other.counts)

    def __bool__(self) -> bool:
        return bool(self.counts)

    def __add__(self, other: ChipStack) -> ChipStack:
        if not other.counts:
            return self
        if not self.counts:
            return other
        mine = dict(self.counts)
        for d, n in other.counts:
            mine[d] = mine.get(d, 0) + n
        return stack_of(mine)

    def __sub__(self, other: ChipStack) -> ChipStack:
        """The chips left; ValueError when a piece is not here."""
        if not other.counts:
            return self
        mine = dict(self.counts)
        for d, n in other.counts:
            left = mine.get(d, 0) - n
            if left < 0:
                raise ValueError(f"{n} chips of {d} from {self}")
            mine[d] = left
        return stack_of(mine)

    def __str__(self) -> str:
        return " ".join(str(d) if n == 1 else f"{n}x{d}" for d, n in self.counts)


NOTHING = ChipStack()


def stack_of(counts: Mapping[int, int]) -> ChipStack:
    """A stack from denomination to count; zero counts vanish."""
    return ChipStack(tuple(sorted(((d, n) for d, n in counts.items() if n), reverse=True)))


def parse_chips(text: str, denominations: Iterable[int] = ()) -> ChipStack:
    """Reads `1000 5x100`. ValueError with the word that is no chip of the set in play.

    Without `denominations` any positive whole number is a chip.
    """
    known = frozenset(denominations)
    counts: dict[int, int] = {}
    for word in text.split():
        n, times, d = word.rpartition("x")
        if not d.isascii() or not d.isdecimal() or (times and not (n.isascii() and n.isdecimal())):
            raise ValueError(word)
        denomination, count = int(d), int(n) if times else 1
        if denomination == 0 or count == 0 or (known and denomination not in known):
            raise ValueError(word)
        counts[denomination] = counts.get(denomination, 0) + count
    return stack_of(counts)


@lru_cache(maxsize=4096)
def fewest(amount: int, denominations: tuple[int, ...]) -> ChipStack | None:
    """The fewest chips that make `amount`, largest first; None where the set cannot make it."""
    if amount % gcd(*denominations):
        return None
    counts = _largest_first(amount, tuple(sorted(denominations, reverse=True)))
    return None if counts is None else stack_of(counts)


def _largest_first(amount: int, denominations: tuple[int, ...]) -> dict[int, int] | None:
    """As many of the largest as go; a few less where the rest cannot be made (500, 200: 600)."""
    largest, *smaller = denominations
    most, left = divmod(amount, largest)
    if not smaller:
        return None if left else {largest: most}
    for count in range(most, max(-1, most - smaller[0]), -1):
        rest = _largest_first(amount - count * largest, tuple(smaller))
        if rest is not None:
            return {largest: count, **rest}
    return None


def pay(held: ChipStack, amount: int) -> ChipStack | None:
    """Pieces of `held` that make exactly `amount`, as few as greed finds; None where none do."""
    if amount == 0:
        return NOTHING
    if amount == held.total:
        return held
    if amount < 0 or amount > held.total:
        return None
    counts: dict[int, int] = {}
    left = amount
    for d, n in held.counts:
        take = min(n, left // d)
        if take:
            counts[d] = take
            left -= take * d
    return stack_of(counts) if not left else _pay_exactly(held, amount)


def _pay_exactly(held: ChipStack, amount: int) -> ChipStack | None:
    """Where greed fails (500s and 200s for 600): the fewest pieces by trying sums in turn."""
    best: dict[int, tuple[int, ...]] = {0: ()}
    for index, (d, n) in enumerate(held.counts):
        grown: dict[int, tuple[int, ...]] = {}
        for total, used in best.items():
            for k in range(min(n, (amount - total) // d) + 1):
                reached = total + k * d
                taken = (*used, *(0,) * (index - len(used)), k)
                if reached not in grown or sum(taken) < sum(grown[reached]):
                    grown[reached] = taken
            if len(grown) > 20_000:
                return None
        best = grown
    if amount not in best:
        return None
    return stack_of({d: k for (d, _), k in zip(held.counts, best[amount], strict=False)})


def spread(amount: int, denominations: tuple[int, ...]) -> ChipStack | None:
    """A stack as a player holds it: enough small chips to play with, the rest in large ones."""
    counts: dict[int, int] = {}
    left = amount
    ordered = sorted(denominations)
    for d, larger in pairwise(ordered):
        # What the larger chips cannot make must be here; then some to play with, up to
        # a third of what is left, never more than a dozen.
        must = (left % larger) // d if larger % d == 0 else 0
        more = larger // d if larger % d == 0 and left - must * d >= 3 * larger else 0
        while more and must + 2 * more <= 12 and (must + 2 * more) * d * 3 <= left:
            more += larger // d
        counts[d] = must + more
        left -= counts[d] * d
    counts[ordered[-1]], left = divmod(left, ordered[-1])
    return fewest(amount, denominations) if left else stack_of(counts)
