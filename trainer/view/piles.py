"""How chips stand and cards lie within the place that they have: columns, fans, pots. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import cos, radians, sin
from typing import Final, NamedTuple

from trainer.messages import Message, say
from trainer.table.cards import DECK
from trainer.table.chips import ChipStack
from trainer.view.model import SeatView, TableView
from trainer.view.shapes import Point, Rect
from trainer.view.words import spaced, stacked

FACE: Final = 0.66
"""Height of a chip's face by its width: it is seen from above, and a little from the front."""

EDGE: Final = 0.165
"""How much each chip of a column adds to its height, by its width."""

BESIDE, BEHIND = 0.02, 0.08
"""Space between columns side by side, and between rows of them, by a chip's width."""

FULL_COLUMN: Final = 20
"""Chips in a column before another is begun: a usual stack is cut at twenty."""

MIXED_COLUMN: Final = 10
"""The same where values lie on each other: each has to be told by its edge."""

STRIDE: Final = 0.6180339887
"""Multiples of it, without their whole part, fall evenly over a stack and in no order."""

HALVED: Final = 1.2
"""How much larger chips must get by columns of ten."""

LEAST_SHOWN: Final = 0.48
"""The part of a card's width that shows beside the next one: enough to read it."""


POT_LINE: Final = 1.2
"""Height of a line of words over a pot, by that of the letters on the felt."""

ASKEW: Final = 9.0
"""Degrees by which an exposed card lies turned in its hand."""


class Column(NamedTuple):
    """Chips standing on each other. `rect` holds them all. They are of one denomination, unless
    `values` tells of each, from the lowest up; then `denomination` is that of the top one."""

    denomination: int
    pieces: int
    rect: Rect
    values: tuple[int, ...] = ()


def column_height(count: int, w: float) -> float:
    return (FACE + EDGE * count) * w


def columns(chips: ChipStack, place: Rect, w: float, *, lean: float = 0.5) -> tuple[Column, ...]:
    """Columns in rows, the largest chips in front, as wide as `w` where the place has room.

    In the order in which they are drawn: rows from the back to the front. `lean`: where they
    stand if the place is wider than they need, 0 at the left, 1 at the right. Columns are of twenty
    at most, and of ten where that makes the chips much larger.
    """
    whole, halved = tuple(_piles(chips)), tuple(_piles(chips, FULL_COLUMN // 2))
    if whole != halved and _largest(halved, place, w) > HALVED * _largest(whole, place, w):
        return standing(halved, place, w, lean=lean)
    return standing(whole, place, w, lean=lean)


def standing(
    piles: tuple[tuple[int, int], ...], place: Rect, w: float, *, lean: float = 0.5
) -> tuple[Column, ...]:
    """The same of piles that were made already: what each is of, and how many."""
    if not piles:
        return ()
    rows, scale = max(
        ((rows, _fit(rows, place, w)) for rows in _rows(piles)),
        # The fewest rows among those that fit equally well.
        key=lambda one: (round(one[1], 3), -len(one[0])),
    )
    return tuple(_stand(rows, place, w * scale, lean))


def boxes(chips: ChipStack) -> tuple[Point, ...]:
    """What chips need, by the width of one, for each way to cut their columns into rows."""
    return tuple(dict.fromkeys(_box(rows) for rows in _rows(tuple(_piles(chips)))))


def fits(chips: ChipStack, place: Rect, w: float) -> float:
    """The part of their size, 1 at most, in which chips of width `w` go into a place."""
    return _largest(tuple(_piles(chips)), place, w)


def _largest(piles: tuple[tuple[int, int], ...], place: Rect, w: float) -> float:
    return max((_fit(rows, place, w) for rows in _rows(piles)), default=1.0)


def in_no_order(chips: ChipStack, seat: int) -> tuple[int, ...]:
    """Every chip, from the lowest up; the same on every machine, other at another seat."""
    places = [
        ((at + 1) * STRIDE * (1 + order) + 0.37 * order + 0.11 * seat, value)
        for order, (value, count) in enumerate(chips.counts)
        for at in range(count)
    ]
    return tuple(value for _, value in sorted((place % 1, value) for place, value in places))


def stack_order(seat: SeatView) -> tuple[int, ...]:
    """Of a seat whose stack is mixed every chip, from the lowest up; empty of the others."""
    return in_no_order(seat.stack, seat.number) if seat.mixed else ()


def stack_columns(seat: SeatView, place: Rect, w: float, *, lean: float) -> tuple[Column, ...]:
    """How the chips behind stand, as `piles.columns`."""
    order = stack_order(seat)
    if not order:
        return columns(seat.stack, place, w, lean=lean)
    parts = cut_at(order, MIXED_COLUMN)
    piles = tuple((at, len(part)) for at, part in enumerate(parts))
    return tuple(
        Column(parts[at][-1], count, rect, parts[at])
        for at, count, rect, _ in standing(piles, place, w, lean=lean)
    )


def cut_at(order: tuple[int, ...], pieces: int) -> tuple[tuple[int, ...], ...]:
    """Columns of so many, the last of what is left."""
    return tuple(order[at : at + pieces] for at in range(0, len(order), pieces))


def stack_told(seat: SeatView) -> Message:
    """The chips behind in words: by value, or one by one as they stand."""
    order = stack_order(seat)
    if not order:
        return stacked(seat.stack)
    one_by_one = spaced([say("{value}", value=value) for value in reversed(order)])
    return say("from the top {chips}", chips=one_by_one)


def _piles(chips: ChipStack, most: int = FULL_COLUMN) -> Iterator[tuple[int, int]]:
    for denomination, count in chips.counts:
        full, rest = divmod(count, most)
        yield from ((denomination, most) for _ in range(full))
        if rest:
            yield denomination, rest


_Rows = tuple[tuple[tuple[int, int], ...], ...]


def _rows(piles: tuple[tuple[int, int], ...]) -> Iterator[_Rows]:
    """The ways to cut the piles into rows; where they are many, only even ones."""
    n = len(piles)
    if n > 9:
        for rows in range(2, 7):
            each = -(-n // rows)
            yield tuple(piles[i : i + each] for i in range(0, n, each))
        return
    for cuts in range(min(n, 3)):
        for at in combinations(range(1, n), cuts):
            ends = (0, *at, n)
            yield tuple(piles[i:j] for i, j in pairwise(ends))


def _across(columns: int) -> float:
    """The width of columns side by side, by a chip's."""
    return columns + (columns - 1) * BESIDE


def _box(rows: _Rows) -> Point:
    """The room of columns in rows, by the width of a chip."""
    down = sum(column_height(max(n for _, n in row), 1.0) for row in rows)
    return Point(_across(max(map(len, rows))), down + (len(rows) - 1) * BEHIND)


def _fit(rows: _Rows, place: Rect, w: float) -> float:
    box = _box(rows)
    return min(1.0, place.w / (box.x * w), place.h / (box.y * w))


def _stand(rows: _Rows, place: Rect, w: float, lean: float) -> Iterator[Column]:
    heights = [column_height(max(n for _, n in row), w) for row in rows]
    base = place.y + (place.h + sum(heights) + (len(rows) - 1) * BEHIND * w) / 2
    bases = []
    for height in heights:
        bases.append(base)
        base -= height + BEHIND * w
    widest = _across(max(map(len, rows))) * w
    left = place.x + (place.w - widest) * lean
    for row, foot in zip(reversed(rows), reversed(bases), strict=True):
        x = left + (widest - _across(len(row)) * w) / 2
        for denomination, count in row:
            height = column_height(count, w)
            yield Column(denomination, count, Rect(x, foot - height, w, height))
            x += (1 + BESIDE) * w


def fan(
    count: int, place: Rect, card: Point, *, shown: float = 0.9, lean: float = 0.5
) -> tuple[Rect, ...]:
    """Cards side by side, the right over the left; `lean` as in `columns`.

    `shown` is the part of each card that shows where there is room. Many cards get smaller, so
    that all can be read.
    """
    if not count:
        return ()
    w, h = card
    least = 1 + (count - 1) * min(LEAST_SHOWN, shown)
    scale = min(1.0, place.w / (w * least), place.h / h)
    w, h = w * scale, h * scale
    step = min(shown * w, (place.w - w) / (count - 1)) if count > 1 else 0.0
    x = place.x + (place.w - w - step * (count - 1)) * lean
    y = place.y + (place.h - h) / 2
    return tuple(Rect(x + i * step, y, w, h) for i in range(count))


def askew(rect: Rect, place: Rect) -> Rect:
    """An exposed card in the fan of a hand, before it is turned by ASKEW degrees: over the others,
    and a little smaller, so that turned it is still within the hand's place."""
    w, h = _turned(Point(rect.w, rect.h), ASKEW)
    scale = min(1.0, place.w / w, place.h / h)
    across, down = w * scale / 2, h * scale / 2
    middle = Point(
        min(max(rect.centre.x, place.x + across), place.right - across),
        min(max(rect.centre.y, place.y + down), place.bottom - down),
    )
    return Rect.around(middle, rect.w * scale, rect.h * scale)


class PotPlace(NamedTuple):
    """`amount` is None where label and amount share a line."""

    label: Rect
    amount: Rect | None
    chips: Rect


def pot_places(count: int, place: Rect, line: float) -> tuple[PotPlace, ...]:
    """Places for pots, the main pot at the left: four in a row at most, then more rows.

    `line` is the height of a line of words.
    """
    if not count:
        return ()
    rows = -(-count // 4)
    across = -(-count // rows)
    w, h = place.w / across, place.h / rows
    words = min(line, 0.3 * h)
    apart = across > 1
    space = (0.16 * place.w / across) if across > 1 else 0.0
    found = []
    for i in range(count):
        x = place.x + (i % across) * w + space / 2
        y = place.y + (i // across) * h
        # What is written may use the space to its neighbours, chips keep it.
        label = Rect(x - 0.4 * space, y, w - 0.2 * space, words)
        amount = label.moved(0, words)
        top = amount.bottom if apart else label.bottom
        foot = y + h - (0.06 * h if rows > 1 else 0.0)
        chips = Rect(x, top, w - space, foot - top)
        found.append(PotPlace(label, amount if apart else None, chips))
    return tuple(found)


def chips_and_words(front: Rect, words: float, *, told: bool) -> tuple[Rect, Rect]:
    """How the place of chips put out is shared: theirs, and under it that of their amount.

    `words` is its height. Where nothing is told the chips have it all.
    """
    high = words if told else 0.0
    chips = Rect(front.x, front.y, front.w, front.h - high)
    return chips, Rect(front.x, chips.bottom, front.w, high)


def word_and_button(strip: Rect, size: float, *, button: bool) -> tuple[Rect, Rect | None]:
    """How a strip is shared: the place of the word, and the button's where it is here, `size`
    wide if it can be."""
    if not button:
        return strip, None
    size = min(size, strip.w, strip.h)
    if strip.w > 1.5 * strip.h:
        disc = Rect(strip.x, strip.y + (strip.h - size) / 2, size, size)
        return Rect(disc.right, strip.y, strip.w - size, strip.h), disc
    disc = Rect(strip.x + (strip.w - size) / 2, strip.y, size, size)
    return Rect(strip.x, disc.bottom, strip.w, strip.h - size), disc


def left_in_stub(view: TableView) -> int:
    """How many cards of the deck lie nowhere else, as far as they can be seen."""
    held = sum(len(seat.cards) for seat in view.seats)
    return max(1, len(DECK) - held - len(view.board) - view.burned - view.muck)


def scattered(count: int, place: Rect, card: Point) -> tuple[tuple[Rect, float], ...]:
    """Cards thrown on a heap, each with its turn in degrees; always the same way, whole in the
    place. Of many only a dozen are seen."""
    thrown = _SCATTER[:count]
    boxes = [_turned(card, turn) for _, _, turn in thrown]
    scale = min([1.0, *(min(place.w / box.x, place.h / box.y) for box in boxes)])
    middle, found = place.centre, []
    for (x, y, turn), box in zip(thrown, boxes, strict=True):
        across, down = (place.w - box.x * scale) / 2, (place.h - box.y * scale) / 2
        at = Point(middle.x + x * across, middle.y + y * down)
        found.append((Rect.around(at, card.x * scale, card.y * scale), turn))
    return tuple(found)


def _turned(size: Point, degrees: float) -> Point:
    """The room that something takes when turned."""
    across, down = abs(cos(radians(degrees))), abs(sin(radians(degrees)))
    return Point(size.x * across + size.y * down, size.x * down + size.y * across)


_SCATTER: Final[Sequence[tuple[float, float, float]]] = (
    (-0.35, 0.1, -9.0),
    (0.4, -0.2, 12.0),
    (0.0, 0.3, 3.0),
    (-0.8, -0.3, 13.0),
    (0.85, 0.3, -11.0),
    (0.15, -0.5, -4.0),
    (-0.5, 0.6, 8.0),
    (0.6, 0.7, 6.0),
    (-1.0, 0.4, -13.0),
    (1.0, -0.4, 13.0),
    (-0.2, -0.8, -12.0),
    (0.3, 0.9, -7.0),
)
