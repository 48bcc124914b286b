"""Awarding pots: who wins each half of each pot, the odd chips, and what every seat is paid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from trainer.table.hand_values import HandValue, LowValue, by_suit

_Value = TypeVar("_Value", HandValue, LowValue)

Shares = tuple[tuple[int, int], ...]
"""Whole chips by seat, in the order of the seats' numbers."""


class Half(Enum):
    """The part of a pot that is split by itself. A pot without a low side is whole."""

    WHOLE = "whole"
    HIGH = "high"
    LOW = "low"


class OddChip(Enum):
    """Where odd chips go: a matter of the kind of game."""

    LEFT_OF_BUTTON = "left-of-button"
    """Games with a board: to the tied seats in turn, the first left of the button first."""
    HIGH_CARD_BY_SUIT = "high-card-by-suit"
    """Stud games: to the tied hands in the order of the highest card among the five that play."""


@dataclass(frozen=True, slots=True)
class PotHalf:
    """One half of one pot (0 is the main pot) as it was split.

    `shares` names every winning seat, with 0 where there was less than one chip for each.
    `odd` names the seats that got odd chips, in that order, `odd_chips` is how many there were.
    """

    pot: int
    half: Half
    shares: Shares
    odd: tuple[int, ...] = ()
    odd_chips: int = 0

    @property
    def amount(self) -> int:
        return sum(share for _, share in self.shares)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(seat for seat, _ in self.shares)


@dataclass(frozen=True, slots=True)
class Award:
    """The pots as they are pushed: the last side pot first, the main pot last."""

    order: tuple[int, ...]
    winners: tuple[PotHalf, ...]
    paid: Shares


def award(
    pots: tuple[tuple[int, frozenset[int]], ...],
    *,
    highs: Mapping[int, HandValue] | None,
    lows: Mapping[int, LowValue | None] | None = None,
    odd_chip: OddChip = OddChip.LEFT_OF_BUTTON,
    button: int = 0,
    smallest: int = 1,
    one_each: bool = True,
) -> Award:
    """Splits every pot by itself (odd-chips, side-pots).

    `pots` are amounts in whole chips with the seats that can win them, main pot first. `highs`
    is None in razz, `lows` None where there is no low; a low of None does not qualify. A seat
    without a value has shown nothing and wins only what nobody else can win. Seat numbers run
    clockwise; the `button` may lie at an empty seat and does not matter in stud. `smallest` is
    the smallest chip in play: shares are multiples of it, and what is left below it stays with
    the seat that would get the first odd chip. Several odd chips go `one_each` to the tied seats in
    turn, or else all to the first of them. ValueError for a pot that no seat can win, for
    one that several could and none has shown a hand for, and for amounts that are none.
    """
    if smallest < 1:
        raise ValueError(f"a smallest chip of {smallest}")
    order = tuple(reversed(range(len(pots))))
    winners: list[PotHalf] = []
    for pot in order:
        amount, seats = pots[pot]
        if amount < 0:
            raise ValueError(f"a pot of {amount}")
        if amount:
            split = _Split(pot, odd_chip, button, smallest, one_each)
            winners += _award_pot(split, amount, seats, highs or {}, lows or {})
    paid: dict[int, int] = {}
    for each in winners:
        for seat, share in each.shares:
            paid[seat] = paid.get(seat, 0) + share
    return Award(order, tuple(winners), tuple(sorted((s, n) for s, n in paid.items() if n)))


def odd_chip_order(
    tied: Mapping[int, HandValue] | Mapping[int, LowValue], odd_chip: OddChip, button: int = 0
) -> tuple[int, ...]:
    """The tied seats in the order in which they get odd chips, one each."""
    clockwise = sorted(tied, key=lambda seat: (seat <= button, seat))
    if odd_chip is OddChip.LEFT_OF_BUTTON:
        return tuple(clockwise)
    # Only a community card can leave two hands with the same cards; then the seats decide.
    return tuple(sorted(clockwise, key=lambda seat: _by_suit(tied[seat]), reverse=True))


def _by_suit(value: HandValue | LowValue) -> tuple[tuple[int, int], ...]:
    return by_suit(value.cards, aces_low=isinstance(value, LowValue))


@dataclass(frozen=True, slots=True)
class _Split:
    """How one pot is split."""

    pot: int
    odd_chip: OddChip
    button: int
    smallest: int
    one_each: bool

    def shares(self, half: Half, amount: int, order: tuple[int, ...]) -> PotHalf:
        """Even shares in smallest chips; the odd ones and what is below one, in this order."""
        each, odd = divmod(amount // self.smallest, len(order))
        lucky = order[:odd] if self.one_each else order[:1] * odd
        got = {seat: (each + lucky.count(seat)) * self.smallest for seat in order}
        got[order[0]] += amount % self.smallest
        odd_to = tuple(dict.fromkeys(lucky))
        return PotHalf(self.pot, half, tuple(sorted(got.items())), odd_to, odd)


def _award_pot(
    split: _Split,
    amount: int,
    seats: frozenset[int],
    highs: Mapping[int, HandValue],
    lows: Mapping[int, LowValue | None],
) -> list[PotHalf]:
    if len(seats) == 1:
        return [split.shares(Half.WHOLE, amount, tuple(seats))]
    best = _best({seat: value for seat, value in highs.items() if seat in seats})
    low = _best(
        {seat: value for seat, value in lows.items() if seat in seats and value is not None}
    )
    order = odd_chip_order(best, split.odd_chip, split.button)
    low_order = odd_chip_order(low, split.odd_chip, split.button)
    if not order and not low_order:
        raise ValueError(f"nobody has shown a hand for pot {split.pot}")
    if not low_order:
        return [split.shares(Half.WHOLE, amount, order)]
    if not order:
        return [split.shares(Half.WHOLE, amount, low_order)]
    # The odd chip of the whole pot goes to the high half, and what is below the smallest with it.
    low_amount = amount // split.smallest // 2 * split.smallest
    high = split.shares(Half.HIGH, amount - low_amount, order)
    if not low_amount:
        return [high]
    if best.keys() == low.keys():
        # The same seats share both halves: nobody gets an odd chip twice before all had one.
        low_order = tuple(sorted(low_order, key=lambda seat: seat in high.odd))
    return [high, split.shares(Half.LOW, low_amount, low_order)]


def _best(values: Mapping[int, _Value]) -> dict[int, _Value]:
    """The seats with the best value; none when nobody has one."""
    if not values:
        return {}
    best = max(values.values())
    return {seat: value for seat, value in values.items() if value == best}
