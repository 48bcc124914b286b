"""Cards as one set of ranks a suit: what is held in pairs, in a row, and as which cards.

A set of ranks is a number with a bit a rank (14 the ace, 1 the ace as a low card), so a hand is
read by a few operations on numbers and not by trying its combinations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from trainer.table.cards import DECK, Card, Rank, Suit
from trainer.table.hand_values import HandClass, HandValue, LowValue

SuitSets = tuple[int, int, int, int, int]
"""The ranks held in each suit, by the number of the suit; place 0 stays empty."""

ACE_LOW = 1
FROM_EIGHT_DOWN = 0b1_1111_1110
"""The ranks of a low that qualifies."""
ONE_EACH = (1, 1, 1, 1, 1)

_RANK: tuple[Rank, ...] = (Rank.TWO, Rank.ACE, *Rank)
"""The rank of a bit; bit 0 is never set."""
_CARDS: tuple[tuple[tuple[Suit, Card], ...], ...] = tuple(
    tuple((one.suit, one) for one in DECK if one.rank is rank and one.suit is not None)
    for rank in _RANK
)
"""The four cards of a bit, highest suit first."""
_GROUPS: dict[HandClass, tuple[int, ...]] = {
    HandClass.HIGH_CARD: ONE_EACH,
    HandClass.PAIR: (2, 1, 1, 1),
    HandClass.TWO_PAIR: (2, 2, 1),
    HandClass.THREE_OF_A_KIND: (3, 1, 1),
    HandClass.FULL_HOUSE: (3, 2),
    HandClass.FOUR_OF_A_KIND: (4, 1),
}
"""How many cards stand behind each rank that breaks ties."""


def suit_sets(held: Iterable[Card]) -> SuitSets:
    """ValueError for an unknown card or one that is there twice."""
    suits = [0, 0, 0, 0, 0]
    for one in held:
        rank, suit = one.rank, one.suit
        if rank is None or suit is None:
            raise ValueError("a card whose face was never seen cannot be read")
        bit = 1 << rank
        if suits[suit] & bit:
            raise ValueError(f"{one} is there twice")
        suits[suit] |= bit
    _, clubs, diamonds, hearts, spades = suits
    return 0, clubs, diamonds, hearts, spades


def all_ranks(suits: SuitSets) -> int:
    """Every rank that is held."""
    return suits[1] | suits[2] | suits[3] | suits[4]


def only(suits: SuitSets, suit: Suit) -> SuitSets:
    """The cards of one suit."""
    _, clubs, diamonds, hearts, spades = (
        held if number == suit else 0 for number, held in enumerate(suits)
    )
    return 0, clubs, diamonds, hearts, spades


def with_low_aces(ranks: int) -> int:
    """The ranks with an ace counted at both ends."""
    return ranks | ranks >> (Rank.ACE - ACE_LOW) & 1 << ACE_LOW


def aces_low(ranks: int) -> int:
    """The ranks with an ace counted as the lowest only."""
    return with_low_aces(ranks) & ~(1 << Rank.ACE)


def highest(ranks: int, n: int) -> Iterator[int]:
    """The `n` highest ranks of a set, highest first; fewer when it holds fewer."""
    while ranks and n:
        best = ranks.bit_length() - 1
        yield best
        ranks ^= 1 << best
        n -= 1


def lowest_five(ranks: int) -> int:
    """The five lowest of a set of five ranks or more."""
    five = 0
    for _ in range(5):
        five |= ranks & -ranks
        ranks &= ranks - 1
    return five


def straight(ranks: int) -> int:
    """The top rank of the best five in a row, five for the wheel; 0 when there are none."""
    run = with_low_aces(ranks)
    run &= run << 1
    run &= run << 2
    run &= with_low_aces(ranks) << 4
    return run.bit_length() - 1 if run else 0


def at_least(suits: SuitSets) -> tuple[int, int, int]:
    """The ranks held at least twice, three and four times."""
    _, a, b, c, d = suits
    ab, cd = a & b, c & d
    a_or_b, c_or_d = a | b, c | d
    return ab | cd | (a_or_b & c_or_d), (ab & c_or_d) | (cd & a_or_b), ab & cd


def groups(one: int, two: int, three: int, four: int) -> tuple[HandClass, tuple[int, ...]]:
    """Class and tie-breaking ranks of the best five, straights and flushes apart.

    The arguments are the ranks held at least once, twice, three and four times.
    """
    if four:
        best = four.bit_length() - 1
        return HandClass.FOUR_OF_A_KIND, (best, *highest(one ^ 1 << best, 1))
    if three:
        best = three.bit_length() - 1
        pairs = two ^ 1 << best
        if pairs:
            return HandClass.FULL_HOUSE, (best, pairs.bit_length() - 1)
        return HandClass.THREE_OF_A_KIND, (best, *highest(one ^ 1 << best, 2))
    if two:
        best = two.bit_length() - 1
        pairs, kickers = two ^ 1 << best, one ^ 1 << best
        if not pairs:
            return HandClass.PAIR, (best, *highest(kickers, 3))
        second = pairs.bit_length() - 1
        return HandClass.TWO_PAIR, (best, second, *highest(kickers ^ 1 << second, 1))
    return HandClass.HIGH_CARD, tuple(highest(one, 5))


def cards_of(
    suits: SuitSets, ranks: Iterable[int], counts: Iterable[int] = ONE_EACH
) -> tuple[Card, ...]:
    """The cards of up to five ranks, so many of each, the highest suits first."""
    taken: list[Card] = []
    for rank, n in zip(ranks, counts, strict=False):  # a short hand has fewer ranks
        bit = rank if rank > ACE_LOW else Rank.ACE
        taken += islice((one for suit, one in _CARDS[rank] if suits[suit] >> bit & 1), n)
    return tuple(taken)


def high_value(suits: SuitSets) -> HandValue:
    """The best high hand of any five of these cards, or of all when there are fewer."""
    ranks = all_ranks(suits)
    flush = next((suit for suit in Suit if suits[suit].bit_count() >= 5), None)
    flushed = only(suits, flush) if flush else (0, 0, 0, 0, 0)
    if flush and (top := straight(suits[flush])):
        return _straight_value(HandClass.STRAIGHT_FLUSH, top, flushed)
    kind, breakers = groups(ranks, *at_least(suits))
    if kind < HandClass.FULL_HOUSE:
        if flush:
            five = tuple(highest(suits[flush], 5))
            return HandValue(HandClass.FLUSH, _named(five), cards_of(flushed, five))
        if top := straight(ranks):
            return _straight_value(HandClass.STRAIGHT, top, suits)
    return HandValue(kind, _named(breakers), cards_of(suits, breakers, _GROUPS[kind]))


def low_value(suits: SuitSets, ranks: int) -> LowValue:
    """The low of these five different ranks."""
    five = tuple(highest(ranks, 5))
    return LowValue(HandClass.HIGH_CARD, _named(five), cards_of(suits, five))


def paired_low_value(suits: SuitSets) -> LowValue:
    """Up to five cards as a low, all of them counted."""
    two, three, four = at_least(suits)
    kind, breakers = groups(
        aces_low(all_ranks(suits)), aces_low(two), aces_low(three), aces_low(four)
    )
    return LowValue(kind, _named(breakers), cards_of(suits, breakers, _GROUPS[kind]))


def _straight_value(kind: HandClass, top: int, suits: SuitSets) -> HandValue:
    return HandValue(kind, _named((top,)), cards_of(suits, range(top, top - 5, -1)))


def _named(ranks: Iterable[int]) -> tuple[Rank, ...]:
    return tuple([_RANK[rank] for rank in ranks])
