"""What of a table may be pointed at to answer: seats, cards, pots, chips in the dealer's tray."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, NamedTuple

from trainer.table.cards import Card
from trainer.table.state import HandLies
from trainer.view.growing import middle_places
from trainer.view.layout import SeatPlace, TableLayout
from trainer.view.model import SeatView, TableView
from trainer.view.piles import EDGE, FACE, POT_LINE, columns, fan, pot_places
from trainer.view.shapes import Rect

WIDEST_POT: Final = 6.5
"""A pot alone is pointed at near its chips, whose width is 1."""

POT_GAP: Final = 0.4
"""Between two pots that are pointed at."""

FACES_SHOWN, BACKS_SHOWN = 0.9, 0.62
"""The part of a card that shows beside the next one, of hands with a card face up and without."""


OPENED: Final = 6
"""Units by which the tray is larger with its chips out."""


class SpotKind(Enum):
    SEAT = "seat"
    CARD = "card"
    POT = "pot"
    CHIP = "chip"


class Spot(NamedTuple):
    """`number` is a seat's as printed, a pot's place from 0, or a chip's denomination; a card is
    named by its face."""

    kind: SpotKind
    number: int = 0
    card: Card | None = None


def seat_at(number: int) -> Spot:
    return Spot(SpotKind.SEAT, number)


def seats_at(numbers: Iterable[int]) -> tuple[Spot, ...]:
    return tuple(map(seat_at, numbers))


def pots_at(places: Iterable[int]) -> tuple[Spot, ...]:
    return tuple(Spot(SpotKind.POT, place) for place in places)


def cards_at(faces: Iterable[Card]) -> tuple[Spot, ...]:
    return tuple(Spot(SpotKind.CARD, card=face) for face in faces)


def chips_at(denominations: Iterable[int]) -> tuple[Spot, ...]:
    return tuple(Spot(SpotKind.CHIP, value) for value in denominations)


def spot_places(layout: TableLayout, view: TableView) -> tuple[tuple[Spot, Rect], ...]:
    """Where cards that lie face up, pots and the chips of the tray are; what lies over another
    comes after it. Seats are places of many parts, and not among them."""
    found: list[tuple[Spot, Rect]] = []
    for held, place in zip(view.board, layout.board, strict=False):
        if held.card is not None:
            found.append((Spot(SpotKind.CARD, card=held.card), place))
    for seat in view.seats:
        places = hand_places(seat, layout.seat(seat.number), layout)
        for held, place in zip(seat.cards, places, strict=True):
            if held.up and held.card is not None:
                found.append((Spot(SpotKind.CARD, card=held.card), place))
    found += zip(pots_at(range(len(view.pots))), _pots(layout, view), strict=True)
    found += [
        (Spot(SpotKind.CHIP, value), cell)
        for value, cell in zip(view.chips, tray_cells(layout, len(view.chips)), strict=True)
    ]
    return tuple(found)


def _pots(layout: TableLayout, view: TableView) -> list[Rect]:
    """Each with its chips and, over the highest of its row, what is written."""
    pots, _ = middle_places(layout, view)
    places = pot_places(len(view.pots), pots, POT_LINE * layout.felt_text)
    tops = [
        min((one.rect.y for one in columns(pot.chips, place.chips, layout.chip)), default=None)
        for pot, place in zip(view.pots, places, strict=True)
    ]
    found = []
    for place in places:
        row = (
            top
            for top, other in zip(tops, places, strict=True)
            if top is not None and other.label.y == place.label.y
        )
        lines = place.chips.y - place.label.y
        top = max(place.label.y, min(row, default=place.chips.y) - lines)
        wide = min(place.label.w - POT_GAP * layout.chip, WIDEST_POT * layout.chip)
        x = place.label.centre.x - wide / 2
        found.append(Rect(x, top, wide, place.chips.bottom - top))
    return found


def hand_place(seat: SeatView, place: SeatPlace) -> Rect:
    """Where a seat's cards lie just now."""
    forward = seat.lies is HandLies.FORWARD and bool(seat.cards)
    return place.forward if forward else place.cards


def hand_places(seat: SeatView, place: SeatPlace, layout: TableLayout) -> tuple[Rect, ...]:
    """Where each card of a seat lies."""
    shown = FACES_SHOWN if any(card.up for card in seat.cards) else BACKS_SHOWN
    where = hand_place(seat, place)
    return fan(len(seat.cards), where, layout.card, shown=shown, lean=place.cards_lean)


def tray_cells(layout: TableLayout, count: int) -> tuple[Rect, ...]:
    """A place for each kind of chip in the dealer's tray, side by side under the captions."""
    tray, top = layout.tray, layout.captions[0].bottom
    wide = tray.w / max(1, count)
    return tuple(
        Rect(tray.x + i * wide, top, wide, open_tray(layout).bottom - layout.unit - top)
        for i in range(count)
    )


def open_tray(layout: TableLayout) -> Rect:
    """The tray with its chips out: down over the edge of the rail, where they have more room."""
    return layout.tray._replace(h=layout.tray.h + OPENED * layout.unit)


def tray_chip(cell: Rect, chip: float) -> Rect:
    """One chip in its cell, as large as goes and no larger than on the felt."""
    w = min(1.3 * chip, 0.94 * cell.w, cell.h / (FACE + EDGE))
    return Rect.around(cell.centre, w, (FACE + EDGE) * w)
