"""How a table's things find their places: each function lays one kind of them, in a given frame.

`w` is the width of a chip, in which everything that lies on the felt is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from math import asin, hypot, pi
from typing import Final, NamedTuple

from trainer.view.shapes import Oval, Point, Rect, Track, bounds

CARD_WIDTH, CARD_SHAPE = 1.5, 1.4
"""A hole card by the width of a chip, and its height by its width."""

BOARD_CARD: Final = 1.8
"""Width of a card of the board, by the width of a chip."""

HAND: Final = {2: Point(2.85, 2.1), 4: Point(3.6, 2.1), 7: Point(5.2, 2.1)}
"""Room for the cards of a hand, by how many they usually are."""

STRIP: Final = 1.05
"""How wide the strip for button and words is, between the cards and the middle."""

STACK, WIDE_STACK = Point(3.2, 3.2), Point(5.0, 2.4)
FRONT: Final = Point(3.1, 1.7)

WITHIN, BETWEEN = 0.15, 0.45
"""Space between a seat's cards and its stack, and between two seats' things."""

ASIDE: Final = 0.6
"""A seat whose way to the middle goes up or down by less than this part is at the side."""

CROWD: Final = 10
"""From so many seats on, stacks above and below are narrow: their chips stand in two rows."""


class Side(Enum):
    """Where something is, seen from what it belongs to."""

    ABOVE = (0, -1)
    BELOW = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)


class Frame(NamedTuple):
    """What is there before anything lies on the felt. `text` is the height of ordinary letters,
    `scale` the size of a unit of the measures, `plate` the size of a name plate."""

    view: Rect
    scale: float
    text: float
    plate: Point
    rail: Oval
    felt: Oval


def felt_text(frame: Frame, w: float) -> float:
    """Height of letters on the felt: the ordinary one, but no more than there is room for."""
    return min(frame.text, 0.9 * w)


class Feet(NamedTuple):
    """What lies before the dealer."""

    tray: Rect
    stub: Rect
    burns: Rect
    muck: Rect

    def captions(self, text: float) -> tuple[Rect, Rect, Rect]:
        """On the tray, each under what it names."""
        stub, burns, muck = (
            Rect(above.x, self.tray.y, above.w, 1.25 * text)
            for above in (self.stub, self.burns, self.muck)
        )
        return stub, burns, muck


class Hand(NamedTuple):
    """What lies before a seat along the rail: its cards with the strip in one block, its stack."""

    block: Rect
    cards: Rect
    strip: Rect
    forward: Rect
    behind: Rect
    stack: Rect
    into: Point
    """The way to the middle, of length 1."""

    @property
    def aside(self) -> bool:
        """At the left or the right of the table, so that hand and stack are one above the other."""
        return abs(self.into.y) < ASIDE

    @property
    def leans(self) -> tuple[float, float]:
        """Where cards and stack lie within their places, 0 at the left, 1 at the right."""
        if self.aside:
            rail = 0.0 if self.into.x > 0 else 1.0
            return rail, rail
        stack = 0.0 if self.stack.x > self.block.x else 1.0
        return 1 - stack, stack


def feet(frame: Frame, w: float) -> Feet:
    cx = frame.felt.cx
    height = 24 * frame.scale + 1.25 * felt_text(frame, w)
    tray = Rect(cx - 5.1 * w, frame.rail.bottom - 3 * frame.scale - height, 10.2 * w, height)
    h = 1.8 * w
    y = tray.y - 0.2 * w - h
    stub = Rect(tray.x, y, 2.5 * w, h)
    burns = Rect(stub.right + 0.5 * w, y, 2.7 * w, h)
    return Feet(tray, stub, burns, Rect(tray.right - 3.6 * w, y, 3.6 * w, h))


def hands(frame: Frame, seats: int, cards: int, before: Feet, w: float) -> list[Hand]:
    """Hand and stack of each seat side by side along the rail, as evenly as goes."""
    edge = frame.felt.grown(-0.3 * w)
    turn = _turn(edge, before.tray.w / 2 + 0.4 * w)
    track = Track(edge, turn, 2 * pi - turn)
    size = Point(HAND[cards].x * w, HAND[cards].y * w)
    ways: list[tuple[Point, Side]] = []
    spots: list[float] = []
    shapes: list[Point] = []
    for i in range(seats):
        along = track.length * (i + 0.5) / seats
        into = edge.inward(track.point(along))
        aside = abs(into.y) < ASIDE
        broad = STACK if seats >= CROWD and not aside else WIDE_STACK
        stack = Point(broad.x * w, broad.y * w)
        if aside:
            block = Point(max(5.0 * w, size.x + 1.5 * w), size.y)
            way = Side.RIGHT if into.x > 0 else Side.LEFT
        else:
            block = Point(size.x, size.y + (STRIP + 0.1) * w)
            way = Side.BELOW if into.y > 0 else Side.ABOVE
        first, second = (block.y, stack.y) if aside else (block.x, stack.x)
        apart = (first + second) / 2 + WITHIN * w
        part = second / (first + second)
        ways.append((into, way))
        spots += [along - apart * part, along + apart * (1 - part)]
        shapes += [block, stack]

    def place(i: int, along: float) -> Rect:
        return track.inside(along, *shapes[i])

    rects = beads(place, spots, before, BETWEEN * w, WITHIN * w)
    return [
        Hand(rects[2 * i], *_hand(rects[2 * i], size, way, 0.1 * w), rects[2 * i + 1], into)
        for i, (into, way) in enumerate(ways)
    ]


def _hand(block: Rect, cards: Point, into: Side, gap: float) -> tuple[Rect, Rect, Rect, Rect]:
    """Cards and strip in a block, as they usually lie, then with the cards pushed forward."""
    x, y, w, h = block
    match into:
        case Side.BELOW | Side.ABOVE:
            rest = h - cards.y - gap
            upper = Rect(x, y, *cards), Rect(x, y + cards.y + gap, w, rest)
            lower = Rect(x, y + h - cards.y, *cards), Rect(x, y, w, rest)
            return (*upper, *lower) if into is Side.BELOW else (*lower, *upper)
        case _:
            rest = w - cards.x - gap
            left = Rect(x, y, *cards), Rect(x + cards.x + gap, y, rest, h)
            right = Rect(x + w - cards.x, y, *cards), Rect(x, y, rest, h)
            return (*left, *right) if into is Side.RIGHT else (*right, *left)


def line(frame: Frame, before: Feet, blocks: Sequence[Rect], w: float) -> Oval | None:
    """The betting line: the largest oval found that leaves what lies before the seats outside.

    Below it passes between the board and what lies before the dealer.
    """
    felt = frame.felt
    gap = 0.15 * w
    below = before.stub.y - 0.12 * w - felt.cy
    best: Oval | None = None
    for step in range(16):
        above = felt.above * (0.3 + 0.04 * step)
        for low_power in (2.6, 2.2, 1.9):
            oval = Oval(felt.cx, felt.cy, felt.a - 2 * w, above, below, 2.6, low_power)
            a = min(oval.grown(gap).room_beside(block) for block in blocks) - gap
            if a > 5 * w and (best is None or a * above > best.a * best.above):
                best = oval._replace(a=a)
    return best


def middle(frame: Frame, inside: Oval, w: float, *, board: bool, above: bool) -> list[Rect] | None:
    """Pots, headline and the five cards of the board, if there is one, one under the other.

    `above`: the chips that a seat puts out may lie above them.
    """
    gap = 0.22 * w
    card = Point(BOARD_CARD * w, BOARD_CARD * CARD_SHAPE * w)
    width = 5 * card.x + 4 * gap
    text = felt_text(frame, w)
    pots, head, cards = 1.2 * text + 2.1 * w, 1.35 * text, card.y if board else 0.0
    top = inside.top + (0.25 * w + FRONT.y * w + 1.5 * gap if above else 0.5 * w)
    # The board's lower corners stay inside the line.
    off = (width / 2 + gap) / inside.a
    bottom = inside.cy + inside.below * (1 - off**inside.low_power) ** (1 / inside.low_power) - gap
    if off >= 1:
        return None
    spare = bottom - top - (pots + head + cards + 2 * gap)
    if spare < 0:
        return None
    grow = min(0.5 * spare, (1.5 if board else 4) * w)
    x, y = inside.cx - width / 2, top + (spare - grow) / 2
    found = [Rect(x, y, width, pots + grow), Rect(x, y + pots + grow + gap, width, head)]
    if board:
        y = found[1].bottom + gap
        found += [Rect(x + i * (card.x + gap), y, *card) for i in range(5)]
    return found


def fronts(inside: Oval, held: Sequence[Hand], others: Sequence[Rect], w: float) -> list[Rect]:
    """The chips that each seat puts out, inside the line, as near to the seat as may be."""
    inner = inside.grown(-0.25 * w)
    turn = _turn(inner, 0.3 * inner.a)
    track = Track(inner, turn, 2 * pi - turn)
    spots = [_nearest(track, bounds((hand.block, hand.stack)).centre) for hand in held]
    return beads(lambda _, s: track.inside(s, FRONT.x * w, FRONT.y * w), spots, others, 0.2 * w)


def plates(frame: Frame, held: Sequence[Hand]) -> list[Rect]:
    """Name plates outside the rail, each as near to its seat as may be."""
    gap = 4 * frame.scale
    rim = frame.rail.grown(gap)
    turn = _turn(rim, 0.12 * rim.a)
    track = Track(rim, turn, 2 * pi - turn)
    view = frame.view.inset(gap)

    def place(_: int, along: float) -> Rect:
        return _kept(track.outside(along, *frame.plate), rim, view)

    spots = []
    for hand in held:
        lies = bounds((hand.block, hand.stack)).centre
        out = Point(lies.x - hand.into.x * 4 * gap, lies.y - hand.into.y * 4 * gap)
        spots.append(_nearest(track, out))
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


def bubbles(frame: Frame, around: Sequence[Rect], dealer: Rect) -> list[tuple[Rect, Side]] | None:
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
        found = _bubbles(frame, around, dealer, size)
        if len(found) == len(around):
            return _grown(frame, around, dealer, found, sizes[:least])
    return None


def _grown(
    frame: Frame,
    around: Sequence[Rect],
    dealer: Rect,
    found: list[tuple[Rect, Side]],
    sizes: Sequence[Point],
) -> list[tuple[Rect, Side]]:
    for i, plate in enumerate(around):
        others = [rect for j, (rect, _) in enumerate(found) if j != i]
        taken = [dealer, *others, *(other for other in around if other is not plate)]
        larger = (_bubble(frame, plate, size, taken) for size in sizes)
        found[i] = next(filter(None, larger), found[i])
    return found


def _bubbles(
    frame: Frame, around: Sequence[Rect], dealer: Rect, size: Point
) -> list[tuple[Rect, Side]]:
    """Places of one size, up to the first seat for which there is none."""
    taken = [*around, dealer]
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


def beads(
    place: Callable[[int, float], Rect],
    spots: list[float],
    others: Sequence[Rect],
    gap: float,
    within: float | None = None,
) -> list[Rect]:
    """Rectangles along a track in their order, pushed along it until nothing touches.

    `place` gives the rectangle of an index at a spot. Where `within` is given, two and two belong
    together: they keep that gap, and move as one. Where there is no room, some still touch.
    """
    rects = [place(i, spot) for i, spot in enumerate(spots)]
    slack = 0.1 * gap

    def push(by: list[float], i: int, far: float) -> None:
        by[i] += far
        if within is not None:
            by[i ^ 1] += far

    for _ in range(25):
        by = [0.0] * len(rects)
        for i in range(len(rects) - 1):
            if within is not None and i % 2 == 0:
                deep = rects[i].depth(rects[i + 1], within)
                if deep > slack:
                    by[i] -= 0.55 * deep
                    by[i + 1] += 0.55 * deep
                continue
            deep = rects[i].depth(rects[i + 1], gap)
            if deep > slack:
                push(by, i, -0.55 * deep)
                push(by, i + 1, 0.55 * deep)
        for i, rect in enumerate(rects):
            for other in others:
                deep = rect.depth(other, gap)
                if deep > slack:
                    # The way along the track on which it leaves the other sooner.
                    on = place(i, spots[i] + gap).depth(other, gap)
                    back = place(i, spots[i] - gap).depth(other, gap)
                    push(by, i, deep if on < back else -deep)
        if not any(by):
            break
        for i, far in enumerate(by):
            if far:
                spots[i] += far
                rects[i] = place(i, spots[i])
    return rects


def _turn(oval: Oval, x: float) -> float:
    """The turn at which the rim's bottom is `x` left of the middle."""
    return asin(min(1.0, (x / oval.a) ** (oval.power / 2)))


def _nearest(track: Track, to: Point) -> float:
    def far(along: float) -> float:
        at = track.point(along)
        return hypot(at.x - to.x, at.y - to.y)

    step = track.length / 24
    best = min((step * i for i in range(25)), key=far)
    while step > 0.5:
        step /= 2
        best = min((best - step, best, best + step), key=far)
    return best
