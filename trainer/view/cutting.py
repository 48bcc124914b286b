"""Chips cut down to be counted: each value in twenties, then fives, then singles lying open."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

from trainer.messages import Message, say
from trainer.table.chips import ChipStack
from trainer.view.model import TableView
from trainer.view.piles import FULL_COLUMN, Column, column_height, cut_at, stack_order
from trainer.view.shapes import Rect, bounds

FIVE: Final = 5

GAP, ROW_GAP, GROUP_GAP = 0.1, 0.25, 0.7
"""Space between columns, rows and values, by the width of a chip."""


class HeapKind(Enum):
    FRONT = "front"
    STACK = "stack"
    POT = "pot"


class Heap(NamedTuple):
    """Chips that may be cut: those of a seat by its number, a pot by its place from 0."""

    kind: HeapKind
    number: int


def heaps(view: TableView) -> tuple[Heap, ...]:
    """All that may be cut: of the seat asked about first, then bets, pots and stacks."""
    marked = [seat.number for seat in view.seats if seat.marked]
    asked = [Heap(kind, number) for number in marked for kind in (HeapKind.FRONT, HeapKind.STACK)]
    every = [
        *asked,
        *(Heap(HeapKind.FRONT, seat.number) for seat in view.seats),
        *(Heap(HeapKind.POT, index) for index in range(len(view.pots))),
        *(Heap(HeapKind.STACK, seat.number) for seat in view.seats),
    ]
    return tuple(heap for heap in dict.fromkeys(every) if chips_of(view, heap))


def chips_of(view: TableView, heap: Heap) -> ChipStack:
    if heap.kind is HeapKind.POT:
        return view.pots[heap.number].chips if heap.number < len(view.pots) else ChipStack()
    if heap.number > view.size:
        return ChipStack()
    seat = view.seats[heap.number - 1]
    return seat.front if heap.kind is HeapKind.FRONT else seat.stack


def amount_of(view: TableView, heap: Heap) -> int | None:
    """What they come to, where the view tells it."""
    if heap.kind is HeapKind.POT:
        return view.pots[heap.number].amount
    seat = view.seats[heap.number - 1]
    return seat.front_amount if heap.kind is HeapKind.FRONT else seat.stack_amount


def name_of(view: TableView, heap: Heap) -> Message:
    match heap.kind:
        case HeapKind.POT:
            return view.pots[heap.number].label
        case HeapKind.FRONT:
            return say("In front of Seat {seat}", seat=heap.number)
        case HeapKind.STACK:
            return say("Stack of Seat {seat}", seat=heap.number)


def order_of(view: TableView, heap: Heap) -> tuple[int, ...]:
    """Every chip from the lowest up, where they stand in no order."""
    return stack_order(view.seats[heap.number - 1]) if heap.kind is HeapKind.STACK else ()


def cut(
    chips: ChipStack, place: Rect, largest: float, order: tuple[int, ...] = ()
) -> tuple[float, tuple[Column, ...]]:
    """The chips cut down, in the middle of `place`, and the width of a chip: `largest` or less.

    Values go from the left, the largest first, and on to another row where one is full. What stands
    in no `order` is cut by five from the top as it comes: to sort it is the dealer's.
    """
    groups = [_pieces(value, count) for value, count in chips.counts]
    fives = cut_at(tuple(reversed(order)), FIVE)
    if order:
        groups = [[(at, len(five)) for at, five in enumerate(fives)]]
    w = largest
    while True:
        standing = _laid(groups, place, w)
        box = bounds([column.rect for column in standing])
        if (box.w <= place.w and box.h <= place.h) or w < 4:
            break
        w *= 0.95
    if order:
        standing = [
            Column(fives[at][0], count, rect, fives[at][::-1]) for at, count, rect, _ in standing
        ]
    dx, dy = place.centre.x - box.centre.x, place.centre.y - box.centre.y
    return w, tuple(one._replace(rect=one.rect.moved(dx, dy)) for one in standing)


def _pieces(value: int, count: int) -> list[tuple[int, int]]:
    twenties, rest = divmod(count, FULL_COLUMN)
    fives, singles = divmod(rest, FIVE)
    heights = [FULL_COLUMN] * twenties + [FIVE] * fives + [1] * singles
    return [(value, height) for height in heights]


def _laid(groups: list[list[tuple[int, int]]], place: Rect, w: float) -> list[Column]:
    laid: list[Column] = []
    top = place.y
    for row in _rows(groups, place.w / w):
        high = max(column_height(count, w) for _, count, _ in row)
        for value, count, x in row:
            tall = column_height(count, w)
            laid.append(Column(value, count, Rect(place.x + x * w, top + high - tall, w, tall)))
        top += high + ROW_GAP * w
    return laid


def _rows(
    groups: list[list[tuple[int, int]]], room: float
) -> Iterator[list[tuple[int, int, float]]]:
    """Columns with their distance from the left, by the width of a chip, as `room` is."""
    row: list[tuple[int, int, float]] = []
    x = 0.0
    for group in groups:
        wide = len(group) * (1 + GAP) - GAP
        if row and x + wide > room:
            yield row
            row, x = [], 0.0
        for value, count in group:
            if row and x + 1 > room:
                yield row
                row, x = [], 0.0
            row.append((value, count, x))
            x += 1 + GAP
        x += GROUP_GAP - GAP
    if row:
        yield row
