"""What stands around the rail: name plates, room for what is said, and a legend of the chips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import pi
from typing import Final, NamedTuple

from trainer.view.places import Frame, Hand, Side
from trainer.view.shapes import Oval, Point, Rect, bounds
from trainer.view.tracks import Track, beads, nearest, turn_at

LEGEND_CHIP, LEGEND_WORDS, LEGEND_LINE = 1.25, 3.8, 1.4
"""Width of a chip of the legend, at least, and of its value, and the height of both, by the height
of the letters."""

LEGEND_CELLS, FAR_LEGEND_CELLS = (5,), (7, 6, 5)
"""As many kinds of chips as have room in a legend: a usual set has seven, and five lie there
mostly. Where bubbles need room as well, more of them stand closer."""

CLOSEST: Final = 1.5
"""How many more lines may stand in a legend than it has room for."""


class Legend(NamedTuple):
    """The place of a legend, for as many chips as `rows` by `columns`; neither, where no corner
    has the room."""

    place: Rect
    rows: int = 0
    columns: int = 0

    def cells(self, count: int) -> tuple[Rect, ...]:
        """A place for each chip with its value, one under the other; none where they do not go."""
        if not count or count > CLOSEST * self.rows * self.columns:
            return ()
        x, y, w, h = self.place
        rows = -(-count // self.columns)
        w, h = w / self.columns, h / max(self.rows, rows)
        return tuple(Rect(x + i // rows * w, y + i % rows * h, w, h) for i in range(count))


NO_LEGEND: Final = Legend(Rect(0, 0, 0, 0))


def legends(frame: Frame, w: float, around: Sequence[Rect]) -> Iterator[Legend]:
    """Places in the corners that the table and the plates leave free, the best first; `w` is the
    width of a chip on the felt."""
    gap = 5 * frame.scale
    rim = frame.rail.grown(gap)
    chip = max(LEGEND_CHIP * frame.text, min(w, 2 * frame.text))
    cell = Point(chip + LEGEND_WORDS * frame.text, max(LEGEND_LINE * frame.text, chip))
    for count in FAR_LEGEND_CELLS if frame.far else LEGEND_CELLS:
        for one in _corners(frame.view.inset(gap), count, cell):
            free = not any(one.place.overlaps(plate, gap) for plate in around)
            if free and rim.clear_of(one.place):
                yield one


def _corners(room: Rect, count: int, cell: Point) -> Iterator[Legend]:
    """Corner by corner, from one column to one row."""
    for right, low in ((False, False), (True, False), (False, True), (True, True)):
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            w, h = columns * cell.x, rows * cell.y
            x = room.right - w if right else room.x
            yield Legend(Rect(x, room.bottom - h if low else room.y, w, h), rows, columns)


def plates(frame: Frame, held: Sequence[Hand]) -> list[Rect]:
    """Name plates outside the rail, each as near to its seat as may be."""
    gap = 4 * frame.scale
    rim = frame.rail.grown(gap)
    turn = turn_at(rim, 0.12 * rim.a)
    track = Track(rim, turn, 2 * pi - turn)
    view = frame.view.inset(gap)

    def place(_: int, along: float) -> Rect:
        return _kept(track.outside(along, *frame.plate), rim, view)

    spots = []
    for hand in held:
        lies = bounds((hand.block, hand.stack)).centre
        out = Point(lies.x - hand.into.x * 4 * gap, lies.y - hand.into.y * 4 * gap)
        spots.append(nearest(track, out))
    return beads(place, spots, (), 2 * gap)


def _kept(plate: Rect, rim: Oval, view: Rect) -> Rect:
    """The plate moved into the view, and along the view's edge off the rail."""
    x = min(max(plate.x, view.x), view.right - plate.w)
    y = min(max(plate.y, view.y), view.bottom - plate.h)
    kept = Rect(x, y, plate.w, plate.h)
    if rim.clear_of(kept):
        return kept
    out = rim.half_width(y if kept.centre.y > rim.cy else kept.bottom)
    x = rim.cx - out - plate.w if kept.centre.x < rim.cx else rim.cx + out
    return Rect(min(max(x, view.x), view.right - plate.w), y, plate.w, plate.h)


def dealer_bubble(frame: Frame, around: Sequence[Rect]) -> Rect:
    """Under the rail, between the plates that stand there."""
    gap = 5 * frame.scale
    rail = frame.rail
    height = 1.3 * frame.text + 8 * frame.scale
    y = rail.bottom + gap
    reach = [abs(plate.centre.x - rail.cx) - plate.w / 2 for plate in around if plate.bottom > y]
    half = min([12 * frame.text, *(one - 2 * gap for one in reach)])
    return Rect(rail.cx - half, y, 2 * half, height)


def bubbles(
    frame: Frame, around: Sequence[Rect], others: Sequence[Rect]
) -> list[tuple[Rect, Side]] | None:
    """A place for what each seat says beside its plate, over nothing else, and as large as goes.

    None where somebody would have none.
    """
    line = 1.3 * frame.text
    one, two, three = (lines * line + 8 * frame.scale for lines in (1, 2, 3))
    w = frame.plate.x
    sizes = (
        Point(1.5 * w, two),
        Point(w, three),
        Point(w, two),
        Point(2.0 * w, one),
        Point(1.6 * w, one),
        Point(1.25 * w, one),
        Point(w, one),
        Point(0.85 * w, one),
    )
    for least, size in enumerate(sizes):
        # All of one size first, so that no seat takes another's room; then what can grow.
        found = _bubbles(frame, around, others, size)
        if len(found) == len(around):
            return _grown(frame, around, others, found, sizes[:least])
    return None


def _grown(
    frame: Frame,
    around: Sequence[Rect],
    others: Sequence[Rect],
    found: list[tuple[Rect, Side]],
    sizes: Sequence[Point],
) -> list[tuple[Rect, Side]]:
    for i, plate in enumerate(around):
        said = [rect for j, (rect, _) in enumerate(found) if j != i]
        taken = [*others, *said, *(other for other in around if other is not plate)]
        larger = (_bubble(frame, plate, size, taken) for size in sizes)
        found[i] = next(filter(None, larger), found[i])
    return found


def _bubbles(
    frame: Frame, around: Sequence[Rect], others: Sequence[Rect], size: Point
) -> list[tuple[Rect, Side]]:
    """Places of one size, up to the first seat for which there is none."""
    taken = [*around, *others]
    found = []
    for plate in around:
        one = _bubble(frame, plate, size, [other for other in taken if other is not plate])
        if one is None:
            break
        found.append(one)
        taken.append(one[0])
    return found


def _bubble(
    frame: Frame, plate: Rect, size: Point, taken: Sequence[Rect]
) -> tuple[Rect, Side] | None:
    gap = 5 * frame.scale
    view, rim = frame.view.inset(gap / 2), frame.rail.grown(gap / 2)
    for rect, side in _beside(frame, plate, size, gap):
        free = not any(rect.overlaps(other, gap / 2) for other in taken)
        if free and view.holds(rect) and rim.clear_of(rect):
            return rect, side
    return None


def _beside(frame: Frame, plate: Rect, size: Point, gap: float) -> list[tuple[Rect, Side]]:
    """The places for a bubble beside a plate, the best first: away from the table."""
    w, h = size
    rail = frame.rail
    off = (plate.centre.x - rail.cx) / rail.a
    centred, flush_left, flush_right = plate.centre.x - w / 2, plate.x, plate.right - w
    # Beyond the plate by as much as still leaves a corner of it to speak from.
    far_left, far_right = plate.x + 0.3 * plate.w - w, plate.right - 0.3 * plate.w
    if abs(off) < 0.15:
        starts = [centred, flush_left, flush_right]
    elif off < 0:
        starts = [flush_right, centred, flush_left, far_left]
    else:
        starts = [flush_left, centred, flush_right, far_right]
    above = [(Rect(x, plate.y - gap - h, w, h), Side.ABOVE) for x in starts]
    below = [(Rect(x, plate.bottom + gap, w, h), Side.BELOW) for x in starts]
    y = plate.centre.y - h / 2
    left = (Rect(plate.x - gap - w, y, w, h), Side.LEFT)
    right = (Rect(plate.right + gap, y, w, h), Side.RIGHT)
    out, back = (left, right) if off < 0 else (right, left)
    if plate.centre.y > rail.cy + 0.5 * rail.below:
        return [out, *below, *above, back]
    if plate.bottom < rail.cy - 0.6 * rail.above:
        return [*above, out, back]
    return [*above, *below, out, back]
