"""Hands read against two oracles (PokerKit, phevaluator) and against what a dealer knows."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any

import pytest
from phevaluator import evaluate_cards, evaluate_omaha_cards
from pokerkit import (
    EightOrBetterLowHand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    StandardHighHand,
)

from trainer.table.cards import DECK, UNKNOWN, Card, Rank, Suit, cards, write_cards
from trainer.table.hand_values import HandClass, HandValue, LowValue, by_suit
from trainer.table.hands import best_high, best_low, best_razz, showing, showing_low

Cards = tuple[Card, ...]

DEALS = 4_000
"""Random deals a run for phevaluator, which is fast."""
POKERKIT_DEALS = 500
"""Random deals a run for PokerKit, which is not."""
LOW_DECK = tuple(one for one in DECK if one.rank in (Rank.ACE, Rank.TWO, Rank.FIVE, Rank.NINE))
"""Four ranks: seven cards of them can make no low without a pair."""


def deals(n: int, size: int, *, seed: int, deck: Sequence[Card] = DECK) -> list[Cards]:
    dice = random.Random(seed)
    return [tuple(dice.sample(deck, size)) for _ in range(n)]


def joined(held: Cards) -> str:
    """Cards as PokerKit reads them."""
    return write_cards(held).replace(" ", "")


def phevaluator_high(held: Cards) -> int:
    """The greater the better, as in our values."""
    return -int(evaluate_cards(*map(str, held)))


def phevaluator_omaha(hole: Cards, board: Cards) -> int:
    return -int(evaluate_omaha_cards(*map(str, (*board, *hole))))


def disorder(read: Sequence[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Neighbours in the oracle's order that our values put into another order."""
    ordered = sorted(read, key=lambda each: each[1])
    return [
        (lower, higher)
        for lower, higher in pairwise(ordered)
        if (lower[1] == higher[1]) != (lower[0] == higher[0])
        or (lower[1] < higher[1]) != (lower[0] < higher[0])
    ]


def all_five_card_classes() -> list[Cards]:
    """One hand of each of the 7,462 values that five cards can have."""
    mixed = [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]
    hands: list[Cards] = []
    for ranks in combinations_with_replacement(Rank, 5):
        counts = Counter(ranks)
        if max(counts.values()) == 5:
            continue
        seen: Counter[Rank] = Counter()
        held = []
        for place, rank in enumerate(ranks):
            # A rank held once takes a suit by its place, so that no five are of one suit.
            suit = mixed[seen[rank] if counts[rank] > 1 else place % 2]
            held.append(Card(rank, suit))
            seen[rank] += 1
        hands.append(tuple(held))
    hands += [tuple(Card(rank, Suit.HEARTS) for rank in ranks) for ranks in combinations(Rank, 5)]
    return hands


# --- against the oracles -------------------------------------------------------------------------


def test_every_class_of_five_cards_stands_in_the_oracle_s_order() -> None:
    read = [(best_high(five), phevaluator_high(five)) for five in all_five_card_classes()]
    assert len({value for value, _ in read}) == len({rank for _, rank in read}) == 7462
    assert disorder(read) == []


def test_seven_cards_stand_in_the_oracle_s_order() -> None:
    held = deals(DEALS, 7, seed=7)
    assert disorder([(best_high(h[:2], h[2:]), phevaluator_high(h)) for h in held]) == []


def test_classes_are_those_of_pokerkit() -> None:
    for held in deals(POKERKIT_DEALS, 7, seed=11):
        theirs = StandardHighHand.from_game(joined(held)).entry.label.value
        assert best_high(held).kind.word.replace("-", " ") == (
            theirs.lower().replace("one pair", "pair")
        )


def test_the_five_cards_of_a_hand_are_held_and_make_its_value() -> None:
    for held in deals(DEALS, 7, seed=13):
        value = best_high(held[:2], held[2:])
        assert len(value.cards) == 5
        assert set(value.cards) <= set(held)
        again = best_high(value.cards)
        assert (again, again.cards) == (value, value.cards)


def test_omaha_stands_in_the_oracle_s_order() -> None:
    held = deals(DEALS, 9, seed=17)
    read = [(best_high(h[:4], h[4:], omaha=True), phevaluator_omaha(h[:4], h[4:])) for h in held]
    assert disorder(read) == []


@pytest.mark.parametrize("suits", [(Suit.SPADES, Suit.HEARTS), (Suit.CLUBS, Suit.DIAMONDS)])
def test_omaha_with_two_suits_only_stands_in_the_oracle_s_order(suits: tuple[Suit, ...]) -> None:
    """Flushes and straight flushes by the dozen, also where two suits hold the same ranks."""
    deck = [one for one in DECK if one.suit in suits]
    held = deals(DEALS // 2, 9, seed=19, deck=deck)
    read = [(best_high(h[:4], h[4:], omaha=True), phevaluator_omaha(h[:4], h[4:])) for h in held]
    assert disorder(read) == []


def test_omaha_plays_two_of_the_hand_and_three_of_the_board() -> None:
    for held in deals(DEALS, 9, seed=23):
        hole, board = held[:4], held[4:]
        value = best_high(hole, board, omaha=True)
        assert len(set(value.cards) & set(hole)) == 2
        assert len(set(value.cards) & set(board)) == 3
        again = best_high(value.cards)
        assert (again, again.cards) == (value, value.cards)


def test_pokerkit_reads_the_same_omaha_hands() -> None:
    held = deals(POKERKIT_DEALS, 9, seed=29)
    read = [
        (
            best_high(h[:4], h[4:], omaha=True),
            OmahaHoldemHand.from_game(joined(h[:4]), joined(h[4:])),
        )
        for h in held
    ]
    assert disorder(read) == []


def test_eight_or_better_agrees_with_pokerkit() -> None:
    read = []
    for held in deals(POKERKIT_DEALS, 7, seed=31):
        ours = best_low(held)
        theirs = EightOrBetterLowHand.from_game_or_none(joined(held))
        assert (ours is None) == (theirs is None)
        if ours is not None:
            assert EightOrBetterLowHand(joined(ours.cards)) == theirs
            read.append((ours, theirs))
    assert len(read) > POKERKIT_DEALS / 10
    assert disorder(read) == []


def test_omaha_eight_or_better_agrees_with_pokerkit() -> None:
    read = []
    for held in deals(POKERKIT_DEALS, 9, seed=37):
        hole, board = held[:4], held[4:]
        ours = best_low(hole, board, omaha=True)
        theirs = OmahaEightOrBetterLowHand.from_game_or_none(joined(hole), joined(board))
        assert (ours is None) == (theirs is None)
        if ours is not None:
            assert len(set(ours.cards) & set(hole)) == 2
            assert len(set(ours.cards) & set(board)) == 3
            assert OmahaEightOrBetterLowHand(joined(ours.cards)) == theirs
            read.append((ours, theirs))
    assert len(read) > POKERKIT_DEALS / 10
    assert disorder(read) == []


@pytest.mark.parametrize("deck", [DECK, LOW_DECK], ids=["whole deck", "pairs cannot be avoided"])
@pytest.mark.parametrize("size", [5, 6, 7])
def test_razz_agrees_with_pokerkit(deck: tuple[Card, ...], size: int) -> None:
    held = deals(POKERKIT_DEALS, size, seed=41, deck=deck)
    read = [(best_razz(h), RegularLowHand.from_game(joined(h))) for h in held]
    assert all(RegularLowHand(joined(ours.cards)) == theirs for ours, theirs in read)
    assert disorder(read) == []


# --- what a dealer knows -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hole", "board", "kind", "five"),
    [
        ("As Ks", "Qs Js Ts 2d 2c", HandClass.STRAIGHT_FLUSH, "As Ks Qs Js Ts"),
        ("Ah 2h", "3h 4h 5h Kh Qd", HandClass.STRAIGHT_FLUSH, "5h 4h 3h 2h Ah"),
        ("9d 9c", "9h 9s Kd Ac 2c", HandClass.FOUR_OF_A_KIND, "9s 9h 9d 9c Ac"),
        ("Kd Kc", "Kh 7s 7d 7c 2c", HandClass.FULL_HOUSE, "Kh Kd Kc 7s 7d"),
        ("Ah 9h", "Kh 5h 2h Ad Ac", HandClass.FLUSH, "Ah Kh 9h 5h 2h"),
        ("Ac 2d", "3h 4s 5c Kd Kc", HandClass.STRAIGHT, "5c 4s 3h 2d Ac"),
        ("Ac 6d", "2d 3h 4s 5c Kd", HandClass.STRAIGHT, "6d 5c 4s 3h 2d"),
        ("7d 7c", "7h As Kd 3c 2c", HandClass.THREE_OF_A_KIND, "7h 7d 7c As Kd"),
        ("Ac Kd", "Ah Ks Qd Qc 2c", HandClass.TWO_PAIR, "Ah Ac Ks Kd Qd"),
        ("Tc Td", "Ah Ks Qd 3c 2c", HandClass.PAIR, "Td Tc Ah Ks Qd"),
        ("Ac 3d", "Kh Js 9d 7c 2c", HandClass.HIGH_CARD, "Ac Kh Js 9d 7c"),
    ],
)
def test_the_five_cards_come_in_reading_order(
    hole: str, board: str, kind: HandClass, five: str
) -> None:
    value = best_high(cards(hole), cards(board))
    assert (value.kind, write_cards(value.cards)) == (kind, five)


def test_queen_king_ace_two_three_is_no_straight() -> None:
    assert best_high(cards("Qs Kd Ac 2h 3s")).kind is HandClass.HIGH_CARD


def test_different_cards_of_equal_value_split() -> None:
    spades, hearts = best_high(cards("As Ks Qs Js 9s")), best_high(cards("Ah Kh Qh Jh 9h"))
    assert spades == hearts
    assert not spades > hearts
    assert spades.cards != hearts.cards
    assert hash(spades) == hash(hearts)


def test_a_board_that_plays_is_worth_the_same_to_all() -> None:
    board = cards("As Ks Qd Jc Th")
    assert best_high(cards("2c 2d"), board) == best_high(cards("Ah Kc"), board)


def test_omaha_does_not_play_four_of_the_board_nor_three_of_the_hand() -> None:
    board = cards("As Ks Qs Js 2d")
    assert best_high(cards("Ts 3d 4c 9h"), board, omaha=True).kind is HandClass.STRAIGHT
    assert best_high(cards("Ts 3d 4c 9h"), board).kind is HandClass.STRAIGHT_FLUSH
    trips = best_high(cards("9c 9d 9h 2c"), cards("Kd Qs 7h 4s 3c"), omaha=True)
    assert (trips.kind, write_cards(trips.cards)) == (HandClass.PAIR, "9h 9d Kd Qs 7h")


def test_omaha_before_the_turn_reads_the_flop_and_before_it_two_cards() -> None:
    hand = cards("Ac Ad Kh Qs")
    flop = best_high(hand, cards("As 7d 2c"), omaha=True)
    assert (flop.kind, write_cards(flop.cards)) == (HandClass.THREE_OF_A_KIND, "As Ad Ac 7d 2c")
    assert best_high(hand, (), omaha=True).cards == cards("Ad Ac")
    assert best_low(hand, cards("As 7d"), omaha=True) is None


def test_a_five_card_omaha_hand_is_read_too() -> None:
    hand = cards("Kd Qd 2c 2d 9s")
    value = best_high(hand, cards("Ad Jd Td 3c 4c"), omaha=True)
    assert (value.kind, value.ranks) == (HandClass.STRAIGHT_FLUSH, (Rank.ACE,))


@pytest.mark.parametrize(
    ("held", "low"),
    [
        ("As 2d 3c 4h 5s Kd Kc", "5s 4h 3c 2d As"),
        ("As 2s 3s 4s 5s 6s 7s", "5s 4s 3s 2s As"),
        ("8d 7c 6h 5s 4d 4c Kd", "8d 7c 6h 5s 4d"),
        ("9d 7c 6h 5s 4d 4c Kd", None),
        ("As Ad 2c 2d 3h 4s 9d", None),
    ],
)
def test_eight_or_better(held: str, low: str | None) -> None:
    value = best_low(cards(held))
    assert (value and write_cards(value.cards)) == low


def test_a_better_low_is_the_greater_value() -> None:
    wheel = best_razz(cards("As 2d 3c 4h 5s"))
    six, rough_six = best_razz(cards("As 2d 3c 4h 6s")), best_razz(cards("Ad 2c 3h 5s 6d"))
    pair = best_razz(cards("As Ad 2c 3h 4s"))
    assert wheel > six > rough_six > pair
    assert max(pair, wheel, six) is wheel
    assert wheel >= best_razz(cards("Ac 2h 3s 4d 5c")) == wheel


def test_omaha_low_counterfeited_by_the_board() -> None:
    """Ace-deuce with an ace and a deuce on the board must find its two cards elsewhere."""
    board = cards("As 2d 7c 8h Kd")
    assert best_low(cards("Ad 2c Kc Qc"), board, omaha=True) is None
    played = best_low(cards("Ad 3c Kc Qc"), board, omaha=True)
    assert played is not None
    assert [one.rank for one in played.cards] == [
        Rank.EIGHT, Rank.SEVEN, Rank.THREE, Rank.TWO, Rank.ACE,
    ]  # fmt: skip


def test_up_cards_show_pairs_and_no_straights_or_flushes() -> None:
    assert showing(cards("2c 2d")) > showing(cards("As Ks"))
    assert showing(cards("2c 2d 2h 5s")).kind is HandClass.THREE_OF_A_KIND
    assert showing(cards("9c 9d 9h 9s")).kind is HandClass.FOUR_OF_A_KIND
    assert showing(cards("As Ks Qs Js")).kind is HandClass.HIGH_CARD
    assert showing(cards("Kc Kd 3h 3s")) > showing(cards("Kh Ks Ah Qd"))
    assert showing(cards("Ac")) == showing(cards("As"))


def test_up_cards_show_lows_with_aces_low() -> None:
    assert showing_low(cards("Ac")) > showing_low(cards("2c"))
    assert showing_low(cards("7c 4d 2h")) > showing_low(cards("7h 5d Ah"))
    assert showing_low(cards("Kc Qd Jh")) > showing_low(cards("2c 2d Ah"))
    assert write_cards(showing_low(cards("3c Ad 3h 2s")).cards) == "3h 3c 2s Ad"


def test_matching_hands_showing_are_told_apart_by_suit() -> None:
    spade, heart = cards("Ts 4c"), cards("Th 4d")
    assert showing(spade) == showing(heart)
    assert by_suit(spade) > by_suit(heart)
    assert by_suit(cards("Ac 2s"), aces_low=True) < by_suit(cards("As 3c"), aces_low=True)
    assert by_suit(cards("Kd Ac")) == ((Rank.ACE, Suit.CLUBS), (Rank.KING, Suit.DIAMONDS))


def test_of_equal_cards_the_higher_suit_plays() -> None:
    assert write_cards(best_high(cards("Kc Ks Kd Kh 2c"), cards("2s")).cards) == "Ks Kh Kd Kc 2s"
    low = best_low(cards("8c 8s 5d 4h 3c 2d 2s"))
    assert low is not None
    assert write_cards(low.cards) == "8s 5d 4h 3c 2s"


def test_what_cannot_be_read_is_refused() -> None:
    with pytest.raises(ValueError):
        best_high((), ())
    with pytest.raises(ValueError):
        best_high((UNKNOWN, *cards("As Ks")), ())
    with pytest.raises(ValueError, match="As"):
        best_high(cards("As Ks"), cards("As 2c 3c"))
    with pytest.raises(ValueError):
        best_high(cards("As"), cards("Ks 2c 3c"), omaha=True)
    with pytest.raises(ValueError):
        by_suit((UNKNOWN,))
    for up in ("", "As Ks Qs Js Ts"):
        with pytest.raises(ValueError):
            showing(cards(up))
        with pytest.raises(ValueError):
            showing_low(cards(up))


def test_values_are_plain_values() -> None:
    value = HandValue(HandClass.PAIR, (Rank.ACE,), cards("As Ad"))
    assert value == best_high(cards("Ah Ac"))
    low = LowValue(HandClass.HIGH_CARD, (Rank.TWO, Rank.ACE), cards("2s As"))
    assert low == best_razz(cards("Ad 2c"))
