"""Where everything lies on a table of 2 to 10 seats, without Qt: rectangles in the view's units.

The table is fitted into the room that it gets. Sizes on the felt follow one measure, the width of
a chip, which is as large as it can be with nothing touching anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations, islice
from typing import Final, NamedTuple

from trainer.view import places, surroundings
from trainer.view.chip_sizes import LARGEST, first_guess
from trainer.view.model import TableView
from trainer.view.places import CARD_SHAPE, CARD_WIDTH, Feet, Frame, Hand, Side, felt_text
from trainer.view.shapes import Oval, Point, Rect, bounds
from trainer.view.surroundings import NO_LEGEND, Legend

SEATS: Final = range(2, 11)

WIDTH, HEIGHT = 1050.0, 620.0
"""The room in which the measures of a table are written."""

WIDEST, NARROWEST = 2.2, 1.4
"""Width by height: a room beyond is not filled, the table stands in its middle."""

TEXT: Final = 12.5
"""Height of the letters on a name plate, in that room, before what room there is to spare."""

SPARE_TEXT: Final = 0.16
"""How much of TEXT letters of the usual size gain, as the table has room for them; letters twice
as large have none to gain."""

RAIL: Final = 12
"""Units from the table's edge to the felt."""

LEAST_TEXT: Final = 11.6
"""Units under which letters do not fall, however small the room."""

MOST_TEXT: Final = 2.0
"""Times the usual height over which letters leave no room for the table."""


LEGENDS_TRIED: Final = 5
"""Places for a legend of the chips, until one leaves room for all bubbles."""


class Deal(Enum):
    """How many cards a seat has room for: hold'em two, Omaha four, stud seven; six where the last
    card of stud lies in the middle for all."""

    TWO = 2
    FOUR = 4
    SIX = 6
    SEVEN = 7

    @property
    def board(self) -> int:
        """How many cards lie in the middle when all are dealt."""
        return {Deal.SIX: 1, Deal.SEVEN: 0}.get(self, 5)


@dataclass(frozen=True, slots=True)
class Room:
    """What a table gets. `text` is the reader's text size: 1 the usual, 0.8 to 2. `bubbles`: what
    is said stands beside the plates; else it is told elsewhere, and the table has their room."""

    width: float
    height: float
    seats: int
    deal: Deal = Deal.TWO
    text: float = 1.0
    bubbles: bool = True


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """The places of one seat."""

    plate: Rect
    bubble: Rect
    """As large as a bubble may grow; the plate itself where there is no room for bubbles."""
    bubble_side: Side
    """Where the bubble is, seen from the plate."""
    cards: Rect
    strip: Rect
    """For the button and a word on the seat's state, between the cards and the middle."""
    forward: Rect
    """The cards, when pushed forward."""
    behind: Rect
    """The strip, when they are."""
    stack: Rect
    front: Rect
    """Chips put out."""
    cards_lean: float
    """Where in its place a smaller hand lies: 0 at the left, 1 at the right; together with the
    stack, and away from the neighbour's."""
    stack_lean: float


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All places of a table. `chip` is the width of a chip, `card` the size of a hole card, `text`
    the height of ordinary letters, `felt_text` of those on the felt. The captions of stub, burns
    and muck lie on the tray."""

    unit: float
    """What 1 is in a room of WIDTH by HEIGHT: for lines and little spaces."""
    chip: float
    card: Point
    text: float
    felt_text: float
    rail: Oval
    felt: Oval
    line: Oval
    tray: Rect
    captions: tuple[Rect, Rect, Rect]
    stub: Rect
    burns: Rect
    muck: Rect
    dealer_bubble: Rect
    legend: Legend
    """Of the chips, beside the table."""
    bubbles: bool
    """Whether there is room for what is said."""
    pots: Rect
    headline: Rect
    board: tuple[Rect, ...]
    """Five places; none in a game without a board, but for one where a card there is for all."""
    seats: tuple[SeatPlace, ...]

    def seat(self, number: int) -> SeatPlace:
        """The place of the seat of that printed number."""
        return self.seats[number - 1]


def deal_of(view: TableView) -> Deal | None:
    """How many cards the hands of this table have; None where no card lies that tells."""
    if not view.board_places:
        return Deal.SIX if view.board else Deal.SEVEN
    held = [len(seat.cards) for seat in view.seats if seat.cards]
    if not held:
        return None
    # The usual hand: that somebody has a card too many changes nothing.
    usual = max(set(held), key=lambda cards: (held.count(cards), cards))
    return Deal.TWO if usual <= 3 else Deal.FOUR if usual <= 5 else Deal.SEVEN


def lay_out(room: Room) -> TableLayout:
    """The places in `room`; ValueError for a number of seats that no table has."""
    if room.seats not in SEATS:
        raise ValueError(f"a table of {room.seats} seats")
    # Tables of one shape are one table, larger or smaller: it is found once.
    shape = min(max(room.width / room.height, NARROWEST), WIDEST)
    shape = int(shape * 50) / 50
    width = min(room.width, room.height * shape)
    height = width / shape
    scale = min(width / WIDTH, height / HEIGHT)
    text = min(max(_eased(room.text), LEAST_TEXT / (TEXT * scale)), max(MOST_TEXT, room.text))
    found = _solved(shape, room.seats, room.deal, round(text, 2), bubbles=room.bubbles)
    by = height / HEIGHT
    corner = Point((room.width - width) / 2, (room.height - height) / 2)
    return _scaled(found, by, corner)


def _eased(text: float) -> float:
    return text + SPARE_TEXT * max(0.0, min(1.0, MOST_TEXT - text))


@lru_cache(maxsize=64)
def _solved(shape: float, seats: int, deal: Deal, text: float, *, bubbles: bool) -> TableLayout:
    """The table of one shape, as high as HEIGHT."""
    size = first_guess(deal.value, seats, shape)
    ease = 0.0
    while True:
        frame = _frame(Rect(0, 0, HEIGHT * shape, HEIGHT), seats, text, ease, bubbles=bubbles)
        felt = _try(frame, seats, deal, frame.felt.above * size)
        if felt is None:
            size *= 0.975
            continue
        found = _with_plates(frame, felt, bubbles=bubbles)
        if found is not None:
            return found
        ease += 0.4  # large letters: what is said needs more room around the table


def largest(shape: float, seats: int, deal: Deal) -> float:
    """How large chips can be in a room of that shape by half the felt's height, rounded down."""
    frame = _frame(Rect(0, 0, HEIGHT * shape, HEIGHT), seats, _eased(1.0))
    size = LARGEST
    while (felt := _try(frame, seats, deal, frame.felt.above * size)) is None:
        size *= 0.995
    return int(felt.chip / frame.felt.above * 1000) / 1000


def _frame(
    view: Rect, seats: int, text: float, ease: float = 0.0, *, bubbles: bool = True
) -> Frame:
    """Rail and felt, as large as the plates and bubbles around them leave room.

    `ease`: lines of text by which they leave more.
    """
    scale = min(view.w / WIDTH, view.h / HEIGHT)
    letters = TEXT * scale * text
    pad = 5 * scale
    plate = Point(42 * scale + 5.1 * letters, 10 * scale + 2.6 * letters)
    bubble = 1.3 * letters + 8 * scale if bubbles else -pad
    above = plate.y + 3 * pad + (bubble if seats > 2 else 0)
    below = max(bubble + 3 * pad, 0.6 * plate.y + 2 * pad)
    aside = plate.x + 2 * pad
    above, below, aside = (side + ease * letters for side in (above, below, aside))
    half = (view.h - above - below) / 2
    rail = Oval(view.centre.x, view.y + above + half, view.w / 2 - aside, half, half, 2.8, 2.8)
    return Frame(view, scale, letters, plate, rail, rail.grown(-RAIL * scale), not bubbles)


class _Felt(NamedTuple):
    """What lies on the felt, with chips of width `chip`."""

    chip: float
    feet: Feet
    hands: list[Hand]
    line: Oval
    middle: list[Rect]
    fronts: list[Rect]


def _try(frame: Frame, seats: int, deal: Deal, w: float) -> _Felt | None:
    """What lies on the felt with chips of width `w`; None where something would touch."""
    feet = places.feet(frame, w)
    hands = places.hands(frame, seats, deal.value, feet, w)
    blocks = [block for hand in hands for block in (hand.block, hand.stack)]
    inner = frame.felt.grown(-0.1 * w)
    if _touching([*feet, *blocks], w) or not all(map(inner.holds, blocks)):
        return None
    line = places.line(frame, feet, blocks, w)
    if line is None:
        return None
    middle = places.middle(frame, line, w, board=deal.board, above=seats > 2)
    if middle is None:
        return None
    fronts = places.fronts(frame, line, hands, [*feet, bounds(middle)], w)
    if _touching([*feet, *middle, *fronts, *blocks], w):
        return None
    return _Felt(w, feet, hands, line, middle, fronts)


def _with_plates(frame: Frame, felt: _Felt, *, bubbles: bool) -> TableLayout | None:
    """The whole table; None where there is no room for what somebody says."""
    plates = surroundings.plates(frame, felt.hands)
    dealer_bubble = surroundings.dealer_bubble(frame, plates)
    legend = next(surroundings.legends(frame, felt.chip, plates), NO_LEGEND)
    said: list[tuple[Rect, Side]] | None = [(plate, Side.ABOVE) for plate in plates]
    if bubbles:
        legend, said = _with_bubbles(frame, felt.chip, plates, dealer_bubble)
    if said is None:
        return None
    pots, headline, *board = felt.middle
    return TableLayout(
        unit=frame.scale,
        chip=felt.chip,
        card=Point(CARD_WIDTH * felt.chip, CARD_WIDTH * CARD_SHAPE * felt.chip),
        text=frame.text,
        felt_text=felt_text(frame, felt.chip),
        rail=frame.rail,
        felt=frame.felt,
        line=felt.line,
        tray=felt.feet.tray,
        captions=felt.feet.captions(felt_text(frame, felt.chip)),
        stub=felt.feet.stub,
        burns=felt.feet.burns,
        muck=felt.feet.muck,
        dealer_bubble=dealer_bubble,
        legend=legend,
        bubbles=bubbles,
        pots=pots,
        headline=headline,
        board=tuple(board),
        seats=tuple(
            SeatPlace(plate, bubble, side, *hand[1:5], hand.stack, front, *hand.leans)
            for plate, (bubble, side), hand, front in zip(
                plates, said, felt.hands, felt.fronts, strict=True
            )
        ),
    )


def _with_bubbles(
    frame: Frame, w: float, plates: Sequence[Rect], dealer: Rect
) -> tuple[Legend, list[tuple[Rect, Side]] | None]:
    """The bubbles, with the best legend that leaves them room."""
    for legend in (*islice(surroundings.legends(frame, w, plates), LEGENDS_TRIED), NO_LEGEND):
        said = surroundings.bubbles(frame, plates, (dealer, legend.place))
        if said is not None:
            return legend, said
    return NO_LEGEND, None


def _touching(things: Sequence[Rect], w: float) -> bool:
    return any(one.overlaps(two, 0.1 * w) for one, two in combinations(things, 2))


def _scaled(table: TableLayout, by: float, corner: Point) -> TableLayout:
    def rect(one: Rect) -> Rect:
        return Rect(corner.x + one.x * by, corner.y + one.y * by, one.w * by, one.h * by)

    def oval(one: Oval) -> Oval:
        return one._replace(
            cx=corner.x + one.cx * by,
            cy=corner.y + one.cy * by,
            a=one.a * by,
            above=one.above * by,
            below=one.below * by,
        )

    return TableLayout(
        unit=table.unit * by,
        chip=table.chip * by,
        card=Point(table.card.x * by, table.card.y * by),
        text=table.text * by,
        felt_text=table.felt_text * by,
        rail=oval(table.rail),
        felt=oval(table.felt),
        line=oval(table.line),
        tray=rect(table.tray),
        captions=(rect(table.captions[0]), rect(table.captions[1]), rect(table.captions[2])),
        stub=rect(table.stub),
        burns=rect(table.burns),
        muck=rect(table.muck),
        dealer_bubble=rect(table.dealer_bubble),
        legend=table.legend._replace(place=rect(table.legend.place)),
        bubbles=table.bubbles,
        pots=rect(table.pots),
        headline=rect(table.headline),
        board=tuple(map(rect, table.board)),
        seats=tuple(_scaled_seat(seat, rect) for seat in table.seats),
    )


def _scaled_seat(seat: SeatPlace, rect: Callable[[Rect], Rect]) -> SeatPlace:
    return SeatPlace(
        plate=rect(seat.plate),
        bubble=rect(seat.bubble),
        bubble_side=seat.bubble_side,
        cards=rect(seat.cards),
        strip=rect(seat.strip),
        forward=rect(seat.forward),
        behind=rect(seat.behind),
        stack=rect(seat.stack),
        front=rect(seat.front),
        cards_lean=seat.cards_lean,
        stack_lean=seat.stack_lean,
    )
