"""Ways along an oval's rim, and how things find their places along them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from math import asin, hypot

from trainer.view.shapes import Oval, Point, Rect


class Track:
    """A part of an oval's rim, from the left of its bottom clockwise to the right, by length."""

    def __init__(self, oval: Oval, first: float, last: float, points: int = 96) -> None:
        """`first` and `last` are turns as in `Oval.at`."""
        self.oval = oval
        self._points = [oval.at(first + (last - first) * i / points) for i in range(points + 1)]
        self._reached = [0.0]
        for one, two in zip(self._points, self._points[1:], strict=False):
            self._reached.append(self._reached[-1] + hypot(two.x - one.x, two.y - one.y))

    @property
    def length(self) -> float:
        return self._reached[-1]

    def point(self, along: float) -> Point:
        """The point after `along` of the length; straight on before the start and past the end."""
        low = min(max(bisect_right(self._reached, along) - 1, 0), len(self._points) - 2)
        high = low + 1
        one, two = self._points[low], self._points[high]
        part = (along - self._reached[low]) / (self._reached[high] - self._reached[low])
        return Point(one.x + (two.x - one.x) * part, one.y + (two.y - one.y) * part)

    def inside(self, along: float, w: float, h: float) -> Rect:
        """A rectangle inside the oval that touches the rim at `along`."""
        rim = self.point(along)
        into = self.oval.inward(rim)
        far = abs(into.x) * w / 2 + abs(into.y) * h / 2
        rect = Rect.around(Point(rim.x + into.x * far, rim.y + into.y * far), w, h)
        step = min(w, h) / 16
        for _ in range(40):
            if self.oval.holds(rect):
                break
            far += step
            rect = Rect.around(Point(rim.x + into.x * far, rim.y + into.y * far), w, h)
        return rect

    def outside(self, along: float, w: float, h: float) -> Rect:
        """A rectangle outside the oval that touches the rim at `along`."""
        rim = self.point(along)
        into = self.oval.inward(rim)
        far = abs(into.x) * w / 2 + abs(into.y) * h / 2 + 0.01 * h
        return Rect.around(Point(rim.x - into.x * far, rim.y - into.y * far), w, h)


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


def turn_at(oval: Oval, x: float) -> float:
    """The turn at which the rim's bottom is `x` left of the middle."""
    return asin(min(1.0, (x / oval.a) ** (oval.power / 2)))


def nearest(track: Track, to: Point) -> float:
    def far(along: float) -> float:
        at = track.point(along)
        return hypot(at.x - to.x, at.y - to.y)

    step = track.length / 24
    best = min((step * i for i in range(25)), key=far)
    while step > 0.5:
        step /= 2
        best = min((best - step, best, best + step), key=far)
    return best
