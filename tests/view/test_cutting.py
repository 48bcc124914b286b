"""Chips cut down are all there, in twenties, fives and singles, and none lies on another."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.view.test_changes import put, table, with_seat
from trainer.table.chips import parse_chips, stack_of
from trainer.view.amounts import NEXT, Amounts, told
from trainer.view.cutting import Heap, HeapKind, amount_of, chips_of, cut, heaps
from trainer.view.model import SeatView
from trainer.view.piles import stack_order
from trainer.view.shapes import Rect

PLACE = Rect(100, 50, 500, 260)

STACKS = (
    "25",
    "20x25",
    "19x1000",
    "7x100000 9x25000 12x5000 10x1000 8x500 8x100 20x25",
    "47x1000 3x100",
    "230x25",
)


@pytest.mark.parametrize("text", STACKS)
def test_every_chip_is_there_once_and_free(text: str) -> None:
    chips = parse_chips(text)
    w, standing = cut(chips, PLACE, 30)
    counts: dict[int, int] = {}
    for column in standing:
        counts[column.denomination] = counts.get(column.denomination, 0) + column.pieces
    assert stack_of(counts) == chips
    assert {column.pieces for column in standing} <= {20, 5, 1}
    assert all(PLACE.inset(-0.01).holds(column.rect) for column in standing)
    pairs = combinations(standing, 2)
    assert not any(one.rect.overlaps(two.rect, -0.01) for one, two in pairs)
    assert all(column.rect.w == pytest.approx(w) for column in standing)


def test_nineteen_are_three_fives_and_four_singles() -> None:
    _, standing = cut(parse_chips("19x1000"), PLACE, 30)
    assert [column.pieces for column in standing] == [5, 5, 5, 1, 1, 1, 1]


def test_what_is_asked_about_is_cut_first() -> None:
    view = with_seat(put(put(table(), 1, "500"), 2, "1000"), 2, marked=True)
    found = heaps(view)
    assert found[:3] == (Heap(HeapKind.FRONT, 2), Heap(HeapKind.STACK, 2), Heap(HeapKind.FRONT, 1))
    assert len(set(found)) == len(found) == 5
    assert chips_of(view, found[0]) == parse_chips("1000")


def test_chips_that_are_gone_cannot_be_cut() -> None:
    assert not chips_of(table(), Heap(HeapKind.POT, 3))
    assert not chips_of(table(), Heap(HeapKind.STACK, 9))
    assert Heap(HeapKind.FRONT, 1) not in heaps(table())


def test_amounts_are_told_always_on_demand_or_never() -> None:
    view = with_seat(put(table(), 1, "500"), 1, front_amount=500, stack_amount=7)
    heap = Heap(HeapKind.FRONT, 1)
    assert told(view, Amounts.ALWAYS) == view
    assert amount_of(told(view, Amounts.ON_DEMAND), heap) is None
    assert amount_of(told(view, Amounts.ON_DEMAND, seats={1}), heap) == 500
    assert amount_of(told(view, Amounts.NEVER, seats={1}), heap) is None
    assert set(NEXT) == set(NEXT.values()) == set(Amounts)


def test_what_is_asked_is_not_told_on_demand_either() -> None:
    view = with_seat(put(table(), 1, "500"), 1, front_amount=None)
    assert amount_of(told(view, Amounts.ON_DEMAND, seats={1}), Heap(HeapKind.FRONT, 1)) is None


def test_a_mixed_stack_is_cut_from_the_top_as_it_comes() -> None:
    seat = SeatView(2, stack=parse_chips("3x1000 4x500 5x100"), mixed=True)
    order = stack_order(seat)
    _, standing = cut(seat.stack, PLACE, 30, order)
    assert [one.pieces for one in standing] == [5, 5, 2]
    assert standing[0].values == order[-5:]
    assert sum((one.values for one in reversed(standing)), ()) == order
