"""Pots awarded: halves, ties, odd chips, side pots; no chip is lost or made."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.table.award import Award, Half, OddChip, PotHalf, award, odd_chip_order
from trainer.table.cards import DECK, cards
from trainer.table.hand_values import LowValue
from trainer.table.hands import best_high, best_low, best_razz

NUTS = best_high(cards("As Ks Qs Js Ts"))
ACES = best_high(cards("As Ad 9c 7h 3s"))
SAME_ACES = best_high(cards("Ah Ac 9d 7d 3c"))
KINGS = best_high(cards("Ks Kd 9c 7h 3s"))
QUEENS = best_high(cards("Qs Qd 9c 7h 3s"))


def low(text: str) -> LowValue:
    value = best_low(cards(text))
    assert value is not None
    return value


def pot(amount: int, *seats: int) -> tuple[int, frozenset[int]]:
    return amount, frozenset(seats)


def shares(awarded: Award) -> list[tuple[int, str, dict[int, int]]]:
    return [(each.pot, each.half.value, dict(each.shares)) for each in awarded.winners]


def test_the_best_high_takes_the_pot() -> None:
    awarded = award((pot(900, 1, 2, 3),), highs={1: KINGS, 2: ACES, 3: QUEENS}, button=1)
    assert awarded == Award((0,), (PotHalf(0, Half.WHOLE, ((2, 900),)),), ((2, 900),))


def test_a_seat_that_cannot_win_a_pot_does_not_win_it() -> None:
    awarded = award(
        (pot(300, 1, 2, 3), pot(200, 2, 3)), highs={1: ACES, 2: KINGS, 3: QUEENS, 4: NUTS}
    )
    assert dict(awarded.paid) == {1: 300, 2: 200}


def test_side_pots_are_pushed_last_first_and_the_main_pot_last() -> None:
    awarded = award(
        (pot(2100, 1, 2, 3, 4), pot(2000, 2, 3, 4), pot(600, 3, 4)),
        highs={1: NUTS, 2: ACES, 3: KINGS, 4: QUEENS},
    )
    assert awarded.order == (2, 1, 0)
    assert [(each.pot, each.seats) for each in awarded.winners] == [(2, (3,)), (1, (2,)), (0, (1,))]


def test_a_pot_nobody_else_can_win_needs_no_hand() -> None:
    awarded = award((pot(500, 1, 2), pot(80, 3)), highs={1: ACES, 2: KINGS})
    assert dict(awarded.paid) == {1: 500, 3: 80}


def test_who_shows_nothing_wins_nothing() -> None:
    assert dict(award((pot(500, 1, 2),), highs={2: QUEENS}).paid) == {2: 500}


# --- odd chips --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("button", "lucky"), [(1, 2), (2, 5), (3, 5), (4, 5), (5, 2), (9, 2)], ids=str
)
def test_the_odd_chip_goes_to_the_first_winner_left_of_the_button(button: int, lucky: int) -> None:
    other = 7 - lucky
    awarded = award(
        (pot(425, 2, 3, 5),),
        highs={2: ACES, 3: KINGS, 5: SAME_ACES},
        button=button,
        smallest=25,
    )
    assert dict(awarded.paid) == {lucky: 225, other: 200}
    assert awarded.winners[0].odd == (lucky,)


def test_what_can_be_broken_into_smaller_chips_is_no_odd_chip() -> None:
    awarded = award((pot(500, 1, 2),), highs={1: ACES, 2: SAME_ACES}, button=2, smallest=25)
    assert dict(awarded.paid) == {1: 250, 2: 250}
    assert awarded.winners[0].odd == ()


def test_several_odd_chips_go_clockwise_one_each() -> None:
    highs = {3: ACES, 6: SAME_ACES, 8: ACES}
    awarded = award((pot(500, 3, 6, 8),), highs=highs, button=4, smallest=100)
    assert dict(awarded.paid) == {3: 100, 6: 200, 8: 200}
    assert awarded.winners[0].odd == (6, 8)


@pytest.mark.parametrize("amount", range(297, 304))
def test_three_ways_one_chip_to_each_side(amount: int) -> None:
    highs = {1: ACES, 2: SAME_ACES, 3: ACES}
    paid = dict(award((pot(amount, 1, 2, 3),), highs=highs, button=3).paid)
    expected = {297: (99, 99, 99), 298: (100, 99, 99), 299: (100, 100, 99), 300: (100, 100, 100)}
    expected |= {301: (101, 100, 100), 302: (101, 101, 100), 303: (101, 101, 101)}
    assert tuple(paid.values()) == expected[amount]


def test_chips_under_the_smallest_stay_with_the_first() -> None:
    awarded = award((pot(460, 1, 2),), highs={1: ACES, 2: SAME_ACES}, button=1, smallest=25)
    assert dict(awarded.paid) == {1: 225, 2: 235}


def test_each_pot_has_an_odd_chip_of_its_own() -> None:
    awarded = award(
        (pot(75, 1, 2, 3), pot(75, 1, 2)),
        highs={1: ACES, 2: SAME_ACES, 3: KINGS},
        button=3,
        smallest=25,
    )
    assert shares(awarded) == [(1, "whole", {1: 50, 2: 25}), (0, "whole", {1: 50, 2: 25})]
    assert dict(awarded.paid) == {1: 100, 2: 50}


def test_in_stud_the_odd_chip_goes_to_the_high_card_by_suit() -> None:
    highs = {
        1: best_high(cards("Ah Kd 9c 9d 7h")),
        2: best_high(cards("As Kc 9h 9s 7c")),
        4: best_high(cards("Ad Kh 9c 9d 7s")),
    }
    stud = OddChip.HIGH_CARD_BY_SUIT
    assert odd_chip_order(highs, stud) == (2, 1, 4)
    awarded = award((pot(50, 1, 2, 4),), highs=highs, odd_chip=stud, smallest=10)
    assert dict(awarded.paid) == {1: 20, 2: 20, 4: 10}


def test_only_the_five_that_play_hold_the_high_card() -> None:
    """The ace of spades beside a straight does not count."""
    highs = {
        1: best_high(cards("9c 8c 7d 6h 5s As 2c")),
        2: best_high(cards("9h 8d 7c 6c 5d 2h 3s")),
    }
    assert odd_chip_order(highs, OddChip.HIGH_CARD_BY_SUIT) == (2, 1)


def test_in_razz_aces_are_low_for_the_odd_chip_too() -> None:
    lows = {1: best_razz(cards("As 2d 3c 4h 8c")), 2: best_razz(cards("Ac 2c 3d 4d 8h"))}
    awarded = award(
        (pot(75, 1, 2),), highs=None, lows=lows, odd_chip=OddChip.HIGH_CARD_BY_SUIT, smallest=25
    )
    assert shares(awarded) == [(0, "whole", {1: 25, 2: 50})]


def test_hands_of_the_same_cards_fall_back_on_the_seats() -> None:
    same = {5: ACES, 2: ACES}
    assert odd_chip_order(same, OddChip.HIGH_CARD_BY_SUIT) == (2, 5)


# --- high and low ---------------------------------------------------------------------------------


def test_high_and_low_halves_and_the_odd_chip_to_the_high_one() -> None:
    awarded = award(
        (pot(525, 1, 2),),
        highs={1: KINGS, 2: ACES},
        lows={1: low("As 2d 3c 4h 8c"), 2: None},
        button=2,
        smallest=25,
    )
    assert shares(awarded) == [(0, "high", {2: 275}), (0, "low", {1: 250})]


def test_without_a_low_the_high_takes_all() -> None:
    awarded = award((pot(525, 1, 2),), highs={1: KINGS, 2: ACES}, lows={1: None, 2: None})
    assert shares(awarded) == [(0, "whole", {2: 525})]


def test_a_low_that_cannot_win_the_side_pot_leaves_it_whole() -> None:
    awarded = award(
        (pot(300, 1, 2, 3), pot(200, 2, 3)),
        highs={1: QUEENS, 2: KINGS, 3: ACES},
        lows={1: low("As 2d 3c 4h 8c"), 2: None, 3: None},
    )
    assert shares(awarded) == [
        (1, "whole", {3: 200}),
        (0, "high", {3: 150}),
        (0, "low", {1: 150}),
    ]


def test_scooping_takes_both_halves() -> None:
    awarded = award(
        (pot(301, 1, 2),),
        highs={1: ACES, 2: KINGS},
        lows={1: low("As 2d 3c 4h 6c"), 2: low("As 2d 3c 4h 8c")},
    )
    assert shares(awarded) == [(0, "high", {1: 151}), (0, "low", {1: 150})]
    assert dict(awarded.paid) == {1: 301}


def test_quartering() -> None:
    """Seat 1 has the high alone and shares the low: three quarters, odd chips as they fall."""
    eight, same_eight = low("As 2d 3c 4h 8c"), low("Ac 2c 3d 4d 8d")
    awarded = award(
        (pot(107, 1, 2),),
        highs={1: ACES, 2: KINGS},
        lows={1: eight, 2: same_eight},
        button=1,
    )
    assert shares(awarded) == [(0, "high", {1: 54}), (0, "low", {1: 26, 2: 27})]


def test_two_identical_two_way_hands_share_evenly() -> None:
    """66 between two players with the same high and the same low: 33 each, not 34 and 32."""
    eight, same_eight = low("As 2d 3c 4h 8c"), low("Ac 2c 3d 4d 8d")
    awarded = award(
        (pot(66, 1, 2),), highs={1: ACES, 2: SAME_ACES}, lows={1: eight, 2: same_eight}, button=2
    )
    assert shares(awarded) == [(0, "high", {1: 17, 2: 16}), (0, "low", {1: 16, 2: 17})]
    assert dict(awarded.paid) == {1: 33, 2: 33}


def test_odd_chips_inside_the_halves_of_stud_eight_go_by_suit() -> None:
    awarded = award(
        (pot(70, 1, 2, 3),),
        highs={
            1: best_high(cards("Kh Kd 9c 7h 3s")),
            2: best_high(cards("Ks Kc 9d 7d 3c")),
            3: QUEENS,
        },
        lows={1: low("Ad 2d 3c 4h 8s"), 2: None, 3: low("As 2c 3d 4d 8d")},
        odd_chip=OddChip.HIGH_CARD_BY_SUIT,
        smallest=10,
    )
    assert shares(awarded) == [(0, "high", {1: 20, 2: 20}), (0, "low", {1: 20, 3: 10})]


def test_one_smallest_chip_goes_to_the_high_hand() -> None:
    awarded = award(
        (pot(25, 1, 2),),
        highs={1: KINGS, 2: ACES},
        lows={1: low("As 2d 3c 4h 8c"), 2: None},
        smallest=25,
    )
    assert shares(awarded) == [(0, "high", {2: 25})]


def test_what_cannot_be_awarded_is_refused() -> None:
    with pytest.raises(ValueError, match="pot 0"):
        award((pot(100, 1, 2),), highs={3: ACES})
    with pytest.raises(ValueError, match="pot 0"):
        award((pot(100),), highs={3: ACES})
    with pytest.raises(ValueError):
        award((pot(-1, 1),), highs={1: ACES})
    with pytest.raises(ValueError):
        award((pot(100, 1),), highs={1: ACES}, smallest=0)


def test_an_empty_pot_is_pushed_to_nobody() -> None:
    assert award((pot(0, 1, 2),), highs={1: ACES, 2: KINGS}).winners == ()


# --- any deal -------------------------------------------------------------------------------------


def best_seats(values: Mapping[int, Any]) -> set[int]:
    """The seats that no other seat beats."""
    return {one for one in values if not any(values[two] > values[one] for two in values)}


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    amounts=st.lists(st.integers(0, 5000), min_size=1, max_size=4),
    seats=st.integers(2, 6),
    smallest=st.sampled_from([1, 5, 25, 100]),
    odd_chip=st.sampled_from(OddChip),
    button=st.integers(1, 7),
)
def test_no_chip_is_lost_or_made(
    seed: int, amounts: list[int], seats: int, smallest: int, odd_chip: OddChip, button: int
) -> None:
    dice = random.Random(seed)
    deal = dice.sample(DECK, 5 + 4 * seats)
    board = tuple(deal[:5])
    holes = {seat: tuple(deal[1 + 4 * seat : 5 + 4 * seat]) for seat in range(1, seats + 1)}
    highs = {seat: best_high(hole, board, omaha=True) for seat, hole in holes.items()}
    lows = {seat: best_low(hole, board, omaha=True) for seat, hole in holes.items()}
    pots = tuple(
        (amount, frozenset(dice.sample(sorted(holes), dice.randint(1, seats))))
        for amount in amounts
    )
    awarded = award(
        pots, highs=highs, lows=lows, odd_chip=odd_chip, button=button, smallest=smallest
    )
    for number, (amount, eligible) in enumerate(pots):
        halves = [each for each in awarded.winners if each.pot == number]
        assert sum(each.amount for each in halves) == amount
        assert all(set(each.seats) <= eligible for each in halves)
        for each in halves:
            if each.half is Half.LOW:
                qualified = {seat: lows[seat] for seat in eligible if lows[seat] is not None}
                assert set(each.seats) == best_seats(qualified)
            else:
                assert set(each.seats) == best_seats({seat: highs[seat] for seat in eligible})
            got = sorted(share // smallest for _, share in each.shares)
            assert got[-1] - got[0] <= 1
            assert sum(share % smallest > 0 for _, share in each.shares) <= 1
    assert sum(share for _, share in awarded.paid) == sum(amounts)
