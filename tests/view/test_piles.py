"""Chips and cards stay in their places, whole and countable."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import cos, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.messages import english
from trainer.table.chips import USUAL_SET, ChipStack, parse_chips, spread, stack_of
from trainer.view.model import SeatView
from trainer.view.piles import (
    EDGE,
    FULL_COLUMN,
    LEAST_SHOWN,
    Column,
    columns,
    fan,
    pot_places,
    scattered,
    stack_columns,
    stack_order,
    stack_told,
    word_and_button,
)
from trainer.view.shapes import Point, Rect, bounds

PLACE = Rect(10, 20, 130, 75)
CHIP = 24.0
CARD = Point(36, 50)
HAIR = 1e-6

stacks = st.dictionaries(
    st.sampled_from((1, 5, 10, 50, 200, *USUAL_SET)), st.integers(1, 45), max_size=9
).map(stack_of)


def shown(standing: tuple[Column, ...]) -> ChipStack:
    found: dict[int, int] = {}
    for column in standing:
        found[column.denomination] = found.get(column.denomination, 0) + column.pieces
    return stack_of(found)


@given(stacks)
def test_every_chip_is_there_once(chips: ChipStack) -> None:
    assert shown(columns(chips, PLACE, CHIP)) == chips


@given(stacks, st.sampled_from((0.0, 0.5, 1.0)))
def test_columns_stay_in_their_place_and_apart(chips: ChipStack, lean: float) -> None:
    standing = columns(chips, PLACE, CHIP, lean=lean)
    assert all(PLACE.inset(-HAIR).holds(column.rect) for column in standing)
    pairs = combinations(standing, 2)
    assert not any(one.rect.overlaps(two.rect, -HAIR) for one, two in pairs)


@given(stacks)
def test_no_column_is_higher_than_twenty(chips: ChipStack) -> None:
    assert all(column.pieces <= FULL_COLUMN for column in columns(chips, PLACE, CHIP))


@given(stacks)
def test_the_largest_stand_in_front(chips: ChipStack) -> None:
    """The front row is the lowest on the screen; in a row the largest is at the left."""
    standing = sorted(
        columns(chips, PLACE, CHIP), key=lambda one: (-round(one.rect.bottom, 3), one.rect.x)
    )
    values = [column.denomination for column in standing]
    assert values == sorted(values, reverse=True)


@given(stacks)
def test_all_chips_of_a_stack_are_of_one_size(chips: ChipStack) -> None:
    widths = {round(column.rect.w, 6) for column in columns(chips, PLACE, CHIP)}
    assert len(widths) <= 1
    assert all(width <= CHIP for width in widths)


@pytest.mark.parametrize("total", [1500, 5000, 10_000, 18_500, 20_000, 21_000])
def test_a_usual_stack_stands_in_one_row_of_full_size(total: int) -> None:
    """In the place that a seat has, 5.1 by 2.4 chips."""
    chips = spread(total, USUAL_SET)
    assert chips is not None
    standing = columns(chips, Rect(0, 0, 5.1 * CHIP, 2.4 * CHIP), CHIP)
    assert len({round(column.rect.bottom, 6) for column in standing}) == 1
    assert standing[0].rect.w > 0.97 * CHIP


def test_more_than_twenty_begin_another_column() -> None:
    standing = columns(parse_chips("47x100"), Rect(0, 0, 4 * CHIP, 5 * CHIP), CHIP)
    assert sorted(column.pieces for column in standing) == [7, 20, 20]


def test_tall_columns_are_cut_in_two_where_that_makes_larger_chips() -> None:
    """As they stand behind a seat: else twenty chips could not be counted."""
    place = Rect(0, 0, 5.1 * CHIP, 2.4 * CHIP)
    standing = columns(parse_chips("3x1000 20x25"), place, CHIP)
    assert [one.pieces for one in standing] == [3, 10, 10]
    assert standing[0].rect.w > 0.97 * CHIP
    high = columns(parse_chips("3x1000 20x25"), Rect(0, 0, 5.1 * CHIP, 4 * CHIP), CHIP)
    assert [one.pieces for one in high] == [3, 20]


def test_one_chip_more_is_higher() -> None:
    nineteen, twenty = (columns(parse_chips(f"{n}x100"), PLACE, 10) for n in (19, 20))
    assert twenty[0].rect.h - nineteen[0].rect.h == pytest.approx(10 * EDGE)


def test_no_chips_no_columns() -> None:
    assert columns(ChipStack(), PLACE, CHIP) == ()


@pytest.mark.parametrize("cards", range(8))
@pytest.mark.parametrize("lean", [0.0, 0.5, 1.0])
def test_a_fan_stays_in_its_place_and_can_be_read(cards: int, lean: float) -> None:
    place = Rect(5, 5, 68, 50)
    lying = fan(cards, place, CARD, lean=lean)
    assert len(lying) == cards
    assert all(place.inset(-HAIR).holds(card) for card in lying)
    for left, right in pairwise(lying):
        assert right.x - left.x >= (LEAST_SHOWN - HAIR) * left.w
        assert left.w == right.w


def test_two_cards_are_of_full_size() -> None:
    assert {card.w for card in fan(2, Rect(0, 0, 68, 50), CARD)} == {36}


@pytest.mark.parametrize("pots", range(11))
def test_pots_lie_beside_each_other(pots: int) -> None:
    place = Rect(0, 0, 240, 90)
    found = pot_places(pots, place, 15)
    assert len(found) == pots
    parts = [
        part for pot in found for part in (pot.label, pot.amount, pot.chips) if part is not None
    ]
    assert not any(one.overlaps(two, -HAIR) for one, two in combinations(parts, 2))
    assert all(place.inset(-HAIR).holds(part) for part in parts)
    assert all(pot.chips.h > 5 for pot in found)


def test_the_main_pot_is_the_first_from_the_left() -> None:
    first, second, third = pot_places(3, PLACE, 15)
    assert first.label.x < second.label.x < third.label.x


@pytest.mark.parametrize("strip", [Rect(0, 0, 70, 25), Rect(0, 0, 50, 52)])
def test_word_and_button_share_a_strip(strip: Rect) -> None:
    word, button = word_and_button(strip, CHIP, button=True)
    assert button is not None
    assert not word.overlaps(button, -HAIR)
    assert strip.holds(bounds((word, button)))
    assert min(word.w, word.h) > 0.8 * CHIP
    assert word_and_button(strip, CHIP, button=False) == (strip, None)


@pytest.mark.parametrize("cards", [0, 1, 5, 12, 30])
def test_the_muck_is_a_heap_within_its_place(cards: int) -> None:
    place = Rect(0, 0, 86, 43)
    thrown = scattered(cards, place, Point(50, 36))
    assert len(thrown) == min(cards, 12)
    for rect, turn in thrown:
        across, down = abs(cos(radians(turn))), abs(sin(radians(turn)))
        w, h = rect.w * across + rect.h * down, rect.w * down + rect.h * across
        assert place.inset(-HAIR).holds(Rect.around(rect.centre, w, h))


def test_a_mixed_stack_has_every_chip_and_no_order() -> None:
    seat = SeatView(3, stack=parse_chips("2x25000 5x1000 7x100"), mixed=True)
    order = stack_order(seat)
    assert sorted(order) == sorted(v for v, n in seat.stack.counts for _ in range(n))
    assert list(order) not in (sorted(order), sorted(order, reverse=True))
    changes = sum(one != two for one, two in pairwise(order))
    assert changes > len(seat.stack.counts)  # values lie on each other again and again
    assert stack_order(replace(seat, mixed=False)) == ()
    assert stack_order(replace(seat, number=4)) != order


def test_a_mixed_stack_stands_in_columns_of_ten() -> None:
    seat = SeatView(3, stack=parse_chips("6x5000 8x500 9x25"), mixed=True)
    place = Rect(40, 20, 120, 90)
    standing = stack_columns(seat, place, 22, lean=0.5)
    assert sorted(one.pieces for one in standing) == [3, 10, 10]
    assert sorted(v for one in standing for v in one.values) == sorted(stack_order(seat))
    assert all(one.denomination == one.values[-1] for one in standing)
    assert all(place.inset(-0.01).holds(one.rect) for one in standing)
    sorted_out = stack_columns(replace(seat, mixed=False), place, 22, lean=0.5)
    assert sorted_out == columns(seat.stack, place, 22)


def test_a_mixed_stack_is_told_chip_by_chip() -> None:
    seat = SeatView(3, stack=parse_chips("1000 2x100"), mixed=True)
    values = [f"{value:,}" for value in reversed(stack_order(seat))]
    assert english(stack_told(seat)) == "from the top " + "  ".join(values)
    assert english(stack_told(replace(seat, mixed=False))) == "1×1,000  2×100"
