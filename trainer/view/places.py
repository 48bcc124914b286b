"""What lies on the felt finds its place: each function lays one kind of things, in a given frame.

`w` is the width of a chip, in which everything that lies on the felt is measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import pi
from typing import Final, NamedTuple

from trainer.view.shapes import Oval, Point, Rect, bounds
from trainer.view.tracks import Track, beads, nearest, turn_at

CARD_WIDTH, CARD_SHAPE = 1.5, 1.4
"""A hole card by the width of a chip, and its height by its width."""

BOARD_CARD: Final = 1.7
"""Width of a card of the board, by the width of a chip."""

HAND: Final = {2: Point(2.7, 2.1), 4: Point(3.6, 2.1), 6: Point(4.7, 2.1), 7: Point(5.2, 2.1)}
"""Room for the cards of a hand, by how many they usually are."""

STRIP: Final = 0.95
"""How wide the strip for button and words is, between the cards and the middle."""

FAR_BUTTON, FAR_WORD = 1.35, 3.1
"""The least height and width of that strip by the letters that readers far away need."""

STACK: Final = Point(5.1, 2.4)
"""Room for five columns side by side."""

FRONT: Final = Point(2.7, 2.2)
"""Room for the chips put out, and under them for what they come to."""

FAR_FRONT: Final = Point(3.2, 1.05)
"""The least width of that by the letters that readers far away need, and the height of a line."""

FRONT_WORDS: Final = 0.6
"""Height of that amount, by the width of a chip."""

WITHIN, BETWEEN = 0.15, 0.35
"""Space between a seat's cards and its stack, and between two seats' things."""

ASIDE: Final = 0.6
"""A seat whose way to the middle goes up or down by less than this part is at the side."""


class Side(Enum):
    """Where something is, seen from what it belongs to."""

    ABOVE = (0, -1)
    BELOW = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)


class Frame(NamedTuple):
    """What is there before anything lies on the felt. `text` is the height of ordinary letters,
    `scale` the size of a unit of the measures, `plate` the size of a name plate. `far`: whoever
    looks sits far away."""

    view: Rect
    scale: float
    text: float
    plate: Point
    rail: Oval
    felt: Oval
    far: bool = False


def felt_text(frame: Frame, w: float) -> float:
    """Height of letters on the felt: the ordinary one, but no more than there is room for."""
    return min(frame.text, (1.05 if frame.far else 0.9) * w)


class Feet(NamedTuple):
    """What lies before the dealer."""

    tray: Rect
    stub: Rect
    burns: Rect
    muck: Rect

    def captions(self, text: float) -> tuple[Rect, Rect, Rect]:
        """On the tray, each under what it names."""
        y, height, beside = self.tray.y, 1.25 * text, self.burns.x - self.stub.right
        return (
            Rect(self.stub.x, y, self.stub.w, height),
            # The word under the fewest cards is long in some languages.
            Rect(self.burns.x - 0.8 * beside, y, self.burns.w + 1.6 * beside, height),
            Rect(self.muck.x, y, self.muck.w, height),
        )


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
    turn = turn_at(edge, before.tray.w / 2 + 0.4 * w)
    track = Track(edge, turn, 2 * pi - turn)
    size = Point(HAND[cards].x * w, HAND[cards].y * w)
    strip, word = STRIP * w, 1.4 * w
    if frame.far:
        strip, word = max(strip, FAR_BUTTON * frame.text), max(word, FAR_WORD * frame.text)
    ways: list[tuple[Point, Side]] = []
    spots: list[float] = []
    shapes: list[Point] = []
    for i in range(seats):
        along = track.length * (i + 0.5) / seats
        into = edge.inward(track.point(along))
        aside = abs(into.y) < ASIDE
        stack = Point(STACK.x * w, STACK.y * w)
        if aside:
            block = Point(max(5.0 * w, size.x + 0.1 * w + word), size.y)
            way = Side.RIGHT if into.x > 0 else Side.LEFT
        else:
            block = Point(size.x, size.y + strip + 0.1 * w)
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


def front_size(frame: Frame, w: float) -> Point:
    """The place of chips put out: with a line for their amount, as high as whoever looks needs."""
    usual = Point(FRONT.x * w, FRONT.y * w)
    if not frame.far:
        return usual
    chips = (FRONT.y - FRONT_WORDS) * w
    return Point(max(usual.x, FAR_FRONT.x * frame.text), chips + FAR_FRONT.y * frame.text)


def middle(frame: Frame, inside: Oval, w: float, *, board: int, above: bool) -> list[Rect] | None:
    """Pots, headline and the cards of the board, five, one or none, one under the other.

    `above`: the chips that a seat puts out may lie above them.
    """
    gap = 0.22 * w
    card = Point(BOARD_CARD * w, BOARD_CARD * CARD_SHAPE * w)
    width = 5 * card.x + 4 * gap
    text = felt_text(frame, w)
    lines = 2 if frame.far else 1  # long names of pots need another
    pots, head = 1.2 * lines * text + 2.1 * w, 1.35 * text
    if frame.far and not board:
        head = 2.75 * text  # stud games have more to say, and the room
    cards = card.y if board else 0.0
    top = inside.top + (0.25 * w + front_size(frame, w).y + 1.5 * gap if above else 0.5 * w)
    # The board's lower corners stay inside the line.
    off = (width / 2 + gap) / inside.a
    bottom = inside.cy + inside.below * (1 - off**inside.low_power) ** (1 / inside.low_power) - gap
    if off >= 1:
        return None
    spare = bottom - top - (pots + head + cards + 2 * gap)
    if spare < 0:
        return None
    # What room there is besides goes to more lines of words (one more over a board; stud games
    # have more to say and no board), then to the pots.
    more = min(1.25 * text, 0.3 * spare) if board else min(2.5 * text, 0.5 * spare)
    head, spare = head + more, spare - more
    grow = min(0.5 * spare, (1.5 if board else 4) * w)
    x, y = inside.cx - width / 2, top + (spare - grow) / 2
    found = [Rect(x, y, width, pots + grow), Rect(x, y + pots + grow + gap, width, head)]
    if board:
        y = found[1].bottom + gap
        first = (5 - board) // 2
        found += [Rect(x + (first + i) * (card.x + gap), y, *card) for i in range(board)]
    return found


def fronts(
    frame: Frame, inside: Oval, held: Sequence[Hand], others: Sequence[Rect], w: float
) -> list[Rect]:
    """The chips that each seat puts out, inside the line, as near to the seat as may be."""
    inner = inside.grown(-0.25 * w)
    turn = turn_at(inner, 0.3 * inner.a)
    track = Track(inner, turn, 2 * pi - turn)
    spots = [nearest(track, bounds((hand.block, hand.stack)).centre) for hand in held]
    size = front_size(frame, w)
    return beads(lambda _, along: track.inside(along, *size), spots, others, 0.2 * w)
