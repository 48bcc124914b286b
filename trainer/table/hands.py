"""Reading hands: the best high, the best low and what up cards show, in every game dealt here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from trainer.table.cards import Card, Rank, Suit
from trainer.table.hand_values import HandClass, HandValue, LowValue
from trainer.table.rank_sets import (
    FROM_EIGHT_DOWN,
    SuitSets,
    aces_low,
    all_ranks,
    cards_of,
    groups,
    high_value,
    highest,
    low_value,
    lowest_five,
    only,
    paired_low_value,
    suit_sets,
    with_low_aces,
)

__all__ = [
    "HandClass",
    "HandValue",
    "LowValue",
    "best_high",
    "best_low",
    "best_razz",
    "showing",
    "showing_low",
]

_STRAIGHTS = tuple(0b11111 << top - 4 for top in range(Rank.ACE, Rank.FOUR, -1))
"""The ten sets of five ranks in a row, best first."""


def best_high(
    hole: tuple[Card, ...], board: tuple[Card, ...] = (), *, omaha: bool = False
) -> HandValue:
    """The best high hand: any five of all cards, in Omaha two of the hand and three of the board.

    With fewer than five cards so far it is the value of these: pairs and the like count,
    straights and flushes do not. ValueError for no cards, an unknown card or one held twice,
    and for an Omaha hand of fewer than two.
    """
    suits = _checked(hole, board, omaha=omaha)
    return _omaha_high(hole, board) if omaha else high_value(suits)


def best_low(
    hole: tuple[Card, ...], board: tuple[Card, ...] = (), *, omaha: bool = False
) -> LowValue | None:
    """The best five different ranks from eight down, the ace low; None when there are no five.

    Omaha takes two of the hand and three of the board. ValueError as for `best_high`.
    """
    suits = _checked(hole, board, omaha=omaha)
    if omaha:
        return _omaha_low(hole, board)
    ranks = aces_low(all_ranks(suits)) & FROM_EIGHT_DOWN
    if ranks.bit_count() < 5:
        return None
    return low_value(suits, lowest_five(ranks))


def best_razz(hole: tuple[Card, ...], board: tuple[Card, ...] = ()) -> LowValue:
    """The best ace-to-five low, whatever it is: pairs count against it, and no eight is needed.

    With fewer than five cards so far it is the value of these. ValueError as for `best_high`.
    """
    suits = _checked(hole, board, omaha=False)
    ranks = aces_low(all_ranks(suits))
    if ranks.bit_count() >= 5:
        return low_value(suits, lowest_five(ranks))
    held = _highest_first(hole + board)
    if len(held) <= 5:
        return paired_low_value(suits)
    return max(paired_low_value(suit_sets(five)) for five in combinations(held, 5))


def showing(up: tuple[Card, ...]) -> HandValue:
    """What one to four up cards show for high: who acts first in stud. ValueError for others."""
    _check_up(up)
    return best_high(up)


def showing_low(up: tuple[Card, ...]) -> LowValue:
    """What one to four up cards show for low: who acts first in razz. ValueError for others."""
    _check_up(up)
    return best_razz(up)


def _check_up(up: tuple[Card, ...]) -> None:
    if not 1 <= len(up) <= 4:
        raise ValueError(f"{len(up)} cards up")


def _checked(hole: tuple[Card, ...], board: tuple[Card, ...], *, omaha: bool) -> SuitSets:
    """All cards together, each of them fit to be read."""
    if not hole and not board:
        raise ValueError("no cards to read")
    if omaha and len(hole) < 2:
        raise ValueError("an Omaha hand plays two cards")
    return suit_sets(hole + board)


def _omaha_high(hole: tuple[Card, ...], board: tuple[Card, ...]) -> HandValue:
    mine, shared = suit_sets(hole), suit_sets(board)
    found = [_omaha_groups(hole, board), *_omaha_straight(mine, shared)]
    for suit in Suit:
        if mine[suit].bit_count() >= 2 and shared[suit].bit_count() >= 3:
            held, lying = only(mine, suit), only(shared, suit)
            found.append(
                _together(
                    cards_of(held, highest(mine[suit], 2)),
                    cards_of(lying, highest(shared[suit], 3)),
                )
            )
            found.extend(_omaha_straight(held, lying))
    return max(found)


def _together(two: tuple[Card, ...], three: tuple[Card, ...]) -> HandValue:
    return high_value(suit_sets(two + three))


def _omaha_groups(hole: tuple[Card, ...], board: tuple[Card, ...]) -> HandValue:
    """The best two and three by pairs and kickers, straights and flushes not looked for."""
    pairs = _by_ranks(hole, 2)
    rests = _by_ranks(board, min(3, len(board)))
    _, two, three = max(
        ((_groups_of(a + b), a, b) for a in pairs for b in rests), key=lambda each: each[0]
    )
    return _together(pairs[two], rests[three])


def _by_ranks(held: tuple[Card, ...], n: int) -> dict[int, tuple[Card, ...]]:
    """The different choices of `n` cards by their ranks: three bits a rank hold its count."""
    choices: dict[int, tuple[Card, ...]] = {}
    for some in combinations(_highest_first(held), n):
        choices.setdefault(sum(1 << 3 * (one.rank or 0) for one in some), some)
    return choices


@cache  # some 6,200 choices of ranks exist, and every Omaha hand asks for up to sixty of them
def _groups_of(counts: int) -> tuple[HandClass, tuple[int, ...]]:
    held = [(1 << rank, counts >> 3 * rank & 7) for rank in Rank]
    one, two, three, four = (sum(bit for bit, n in held if n >= least) for least in (1, 2, 3, 4))
    return groups(one, two, three, four)


def _omaha_straight(mine: SuitSets, shared: SuitSets) -> Iterator[HandValue]:
    """The best straight that two of the hand and three of the board make, if there is one."""
    held, lying = with_low_aces(all_ranks(mine)), with_low_aces(all_ranks(shared))
    for run in _STRAIGHTS:
        if run & ~(held | lying):
            continue
        from_hand = run & ~lying
        if from_hand.bit_count() > 2 or (run & ~held).bit_count() > 3:
            continue
        for rank in highest(run & held & lying, 2 - from_hand.bit_count()):
            from_hand |= 1 << rank
        yield _together(
            cards_of(mine, highest(from_hand, 2)), cards_of(shared, highest(run ^ from_hand, 3))
        )
        return


def _omaha_low(hole: tuple[Card, ...], board: tuple[Card, ...]) -> LowValue | None:
    mine, shared = suit_sets(hole), suit_sets(board)
    held = aces_low(all_ranks(mine)) & FROM_EIGHT_DOWN
    lying = aces_low(all_ranks(shared)) & FROM_EIGHT_DOWN
    # Sets of five ranks compare as numbers: the highest rank in which they differ decides.
    best, two = min(
        ((a | b, a) for a in _choices(held, 2) for b in _choices(lying, 3) if not a & b),
        default=(0, 0),
    )
    if not best:
        return None
    cards = cards_of(mine, highest(two, 2)) + cards_of(shared, highest(best ^ two, 3))
    return low_value(suit_sets(cards), best)


def _choices(ranks: int, n: int) -> Iterator[int]:
    """The sets of `n` ranks out of these."""
    bits = tuple(1 << rank for rank in highest(ranks, 14))
    return (sum(some) for some in combinations(bits, n))


def _highest_first(held: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(held, key=lambda one: one.height, reverse=True))
