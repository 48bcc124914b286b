"""Rectangles and ovals as plain floats: what a table's geometry is made of. Y grows downwards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, hypot, pi, sin
from typing import NamedTuple


class Point(NamedTuple):
    x: float
    y: float


class Rect(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, centre: Point, w: float, h: float) -> Rect:
        return cls(centre.x - w / 2, centre.y - h / 2, w, h)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def overlaps(self, other: Rect, gap: float = 0.0) -> bool:
        """Whether the two share any area, or come nearer to each other than `gap`."""
        return (
            self.x < other.right + gap
            and other.x < self.right + gap
            and self.y < other.bottom + gap
            and other.y < self.bottom + gap
        )

    def depth(self, other: Rect, gap: float = 0.0) -> float:
        """How far one of the two must move, along an axis, to be `gap` away; 0 when it is."""
        # With the edges written out: a layout asks some thousand times before the first paint.
        x, y, w, h = self
        to_x, to_y, to_w, to_h = other
        across = min(x + w, to_x + to_w) - max(x, to_x)
        if across + gap <= 0:
            return 0.0
        down = min(y + h, to_y + to_h) - max(y, to_y)
        return max(0.0, min(across, down) + gap)

    def holds(self, other: Rect) -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def inset(self, by: float) -> Rect:
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def moved(self, dx: float, dy: float) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)


def bounds(rects: Iterable[Rect]) -> Rect:
    """The smallest rectangle that holds them all; ValueError where there are none."""
    every = tuple(rects)
    x, y = min(r.x for r in every), min(r.y for r in every)
    return Rect(x, y, max(r.right for r in every) - x, max(r.bottom for r in every) - y)


class Oval(NamedTuple):
    """A superellipse whose lower half may differ: `power` 2 is an ellipse, more is squarer.

    `a` is the half width, `above` and `below` are the heights from the middle, `cy`.
    """

    cx: float
    cy: float
    a: float
    above: float
    below: float
    power: float
    low_power: float

    @property
    def top(self) -> float:
        return self.cy - self.above

    @property
    def bottom(self) -> float:
        return self.cy + self.below

    def grown(self, by: float) -> Oval:
        return self._replace(a=self.a + by, above=self.above + by, below=self.below + by)

    def half_width(self, y: float) -> float:
        """How far the rim is left and right of the middle at `y`; 0 outside."""
        height, power = self._half(y >= self.cy)
        off = abs(y - self.cy) / height
        return self.a * float((1 - off**power) ** (1 / power)) if off < 1 else 0.0

    def holds(self, rect: Rect) -> bool:
        """Whether the whole rectangle is inside."""
        dx = max(abs(rect.x - self.cx), abs(rect.right - self.cx)) / self.a
        top, bottom = rect.y, rect.bottom
        return (
            self._reach(dx, abs(top - self.cy), top >= self.cy) <= 1
            and self._reach(dx, abs(bottom - self.cy), bottom >= self.cy) <= 1
        )

    def clear_of(self, rect: Rect) -> bool:
        """Whether the whole rectangle is outside."""
        dx = max(rect.x - self.cx, self.cx - rect.right, 0.0) / self.a
        dy = max(rect.y - self.cy, self.cy - rect.bottom, 0.0)
        return self._reach(dx, dy, rect.y > self.cy) >= 1

    def room_beside(self, rect: Rect) -> float:
        """How wide `a` may be with the whole rectangle outside; no more than it is, 0 if none."""
        dx = max(rect.x - self.cx, self.cx - rect.right, 0.0)
        dy = max(rect.y - self.cy, self.cy - rect.bottom, 0.0)
        height, power = self._half(rect.y > self.cy)
        if dy >= height:
            return self.a
        return min(self.a, dx / float((1 - (dy / height) ** power) ** (1 / power)))

    def at(self, turn: float) -> Point:
        """The rim's point at a turn in radians: 0 is the bottom, then clockwise by the left."""
        x, y = -sin(turn), cos(turn)
        height, power = self._half(y >= 0)
        return Point(
            self.cx + self.a * _signed_power(x, 2 / power),
            self.cy + height * _signed_power(y, 2 / power),
        )

    def inward(self, point: Point) -> Point:
        """The direction of length 1 from a point of the rim to the inside, at right angles."""
        height, power = self._half(point.y >= self.cy)
        nx = _signed_power((point.x - self.cx) / self.a, power - 1) / self.a
        ny = _signed_power((point.y - self.cy) / height, power - 1) / height
        length = hypot(nx, ny) or 1.0
        return Point(-nx / length, -ny / length)

    def rim(self, points: int) -> tuple[Point, ...]:
        """Points of the rim, clockwise from the bottom, the first not repeated."""
        unit = _unit_rim(self.power, self.low_power, points)
        cx, cy, a, above, below = self.cx, self.cy, self.a, self.above, self.below
        return tuple(Point(cx + a * x, cy + (below if y >= 0 else above) * y) for x, y in unit)

    def _half(self, low: bool) -> tuple[float, float]:  # noqa: FBT001  # private: which half
        return (self.below, self.low_power) if low else (self.above, self.power)

    def _reach(self, dx: float, dy: float, low: bool) -> float:  # noqa: FBT001  # the same
        """1 on the rim, less inside; `dx` in half widths, `dy` from the middle."""
        height, power = self._half(low)
        return float(dx**power + (dy / height) ** power)


@cache
def _unit_rim(power: float, low_power: float, points: int) -> tuple[Point, ...]:
    """The rim of an oval that reaches 1 to each side of its middle, which is at 0."""
    unit = Oval(0.0, 0.0, 1.0, 1.0, 1.0, power, low_power)
    return tuple(unit.at(2 * pi * i / points) for i in range(points))


def _signed_power(value: float, power: float) -> float:
    return float(abs(value) ** power) * (1 if value >= 0 else -1)
