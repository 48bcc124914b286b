"""Places of chips grow over felt on which nothing lies just now, where many chips stand in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from trainer.table.state import HandLies, Status
from trainer.view.layout import SeatPlace, TableLayout
from trainer.view.model import SeatView, TableView
from trainer.view.piles import POT_LINE, boxes, fits, pot_places
from trainer.view.places import FRONT_WORDS
from trainer.view.shapes import Point, Rect

ENOUGH: Final = 0.95
"""Chips of that part of their size need no more room."""

PARTS: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Of their size, the first for which there is room, and worth the while."""

WORTH: Final = 1.08

GAP: Final = 0.12
"""What stays free around a place, by the width of a chip."""

ANCHORS: Final = (0.5, 0.0, 1.0)


WIDEST: Final = 17
"""The width of the middle, by that of a chip, over which pots would not stand together."""

RISE: Final = 0.25
"""By how much the middle grows at a time, by the width of a chip."""


def middle_places(layout: TableLayout, view: TableView) -> tuple[Rect, Rect]:
    """Pots and headline, as wide as the bets that lie there leave room; over pots of many chips
    as high as they need, too."""
    taken = [
        place.front for place, seat in zip(layout.seats, view.seats, strict=True) if seat.front
    ]

    def free(place: Rect) -> bool:
        return layout.line.holds(place) and _clear(place, taken, layout.chip)

    pots = layout.pots
    if len(view.pots) > 1:
        pots = next(_widths(layout, pots, free), pots)
    if _part(layout, view, pots) < ENOUGH:
        pots = _roomiest(layout, view, (*_widths(layout, layout.pots, free), pots), free)
    return pots, next(_widths(layout, layout.headline, free), layout.headline)


def _widths(layout: TableLayout, place: Rect, free: Callable[[Rect], bool]) -> Iterator[Rect]:
    """The place in every larger width for which there is room, from the largest."""
    w = WIDEST * layout.chip
    while w > place.w:
        wide = Rect.around(place.centre, w, place.h)
        if free(wide):
            yield wide
        w -= layout.chip


def _roomiest(
    layout: TableLayout, view: TableView, places: Sequence[Rect], free: Callable[[Rect], bool]
) -> Rect:
    """Of these places, each raised as far as its chips need and there is room, the one in which
    they stand largest."""
    rise = RISE * layout.chip
    raised = []
    for place in places:
        part = _part(layout, view, place)
        while part < ENOUGH and free(higher := place._replace(y=place.y - rise, h=place.h + rise)):
            place, part = higher, _part(layout, view, higher)
        raised.append((part, place))
    return max(raised, key=lambda one: one[0])[1]


def _part(layout: TableLayout, view: TableView, place: Rect) -> float:
    """The part of their size, 1 at most, in which the chips of all pots stand there."""
    pots = pot_places(len(view.pots), place, POT_LINE * layout.felt_text)
    return min(
        (fits(pot.chips, one.chips, layout.chip) for pot, one in zip(view.pots, pots, strict=True)),
        default=1.0,
    )


def seat_places(layout: TableLayout, view: TableView) -> tuple[SeatPlace, ...]:
    """The places of the seats, as they are used for what lies there now."""
    found = list(layout.seats)
    for at, seat in enumerate(view.seats):
        if seat.front:
            found[at] = replace(found[at], front=_front(layout, view, found, at))
        if seat.stack and not seat.mixed:
            found[at] = replace(found[at], stack=_stack(layout, view, found, at))
    return tuple(found)


def _front(layout: TableLayout, view: TableView, places: Sequence[SeatPlace], at: int) -> Rect:
    seat, place = view.seats[at], places[at].front
    words = 0.0
    if seat.front_amount is not None:
        words = max(FRONT_WORDS * layout.chip, layout.felt_text)
    if fits(seat.front, place._replace(h=place.h - words), layout.chip) >= ENOUGH:
        return place
    taken = [other.front for n, other in enumerate(places) if n != at and view.seats[n].front]
    pots, headline = middle_places(layout, view)
    taken += [headline, *layout.board]
    if view.pots:
        taken.append(pots)

    def free(rect: Rect) -> bool:
        return layout.line.holds(rect) and _clear(rect, taken, layout.chip)

    return _grown(place, boxes(seat.front), words, layout.chip, free)


def _stack(layout: TableLayout, view: TableView, places: Sequence[SeatPlace], at: int) -> Rect:
    seat, place = view.seats[at], places[at].stack
    if fits(seat.stack, place, layout.chip) >= ENOUGH:
        return place
    taken = [layout.tray, layout.stub, layout.burns, layout.muck]
    for n, (other, there) in enumerate(zip(view.seats, places, strict=True)):
        taken += _lying(other, there, button=view.button == other.number)
        if n != at and other.stack:
            taken.append(there.stack)
    inside = layout.felt.grown(-0.1 * layout.chip)

    def free(rect: Rect) -> bool:
        held = inside.holds(rect) and layout.line.clear_of(rect)
        return held and _clear(rect, taken, layout.chip)

    return _grown(place, boxes(seat.stack), 0.0, layout.chip, free)


def _lying(seat: SeatView, place: SeatPlace, *, button: bool) -> Iterator[Rect]:
    """What of a seat's places is used, its chips aside."""
    if seat.lies is HandLies.FORWARD and seat.cards:
        yield from (place.forward, place.behind)
    elif seat.cards or seat.status is not Status.IN:
        yield from (place.cards, place.strip)
    elif button:
        yield place.strip


def _clear(rect: Rect, taken: Sequence[Rect], chip: float) -> bool:
    return not any(rect.overlaps(other, GAP * chip) for other in taken)


def _grown(
    place: Rect,
    sizes: Sequence[Point],
    words: float,
    chip: float,
    free: Callable[[Rect], bool],
) -> Rect:
    """The place with room for chips of one of the sizes, as large as goes."""
    chips = place._replace(h=place.h - words)
    now = max(min(1.0, chips.w / (one.x * chip), chips.h / (one.y * chip)) for one in sizes)
    for part in PARTS:
        if part < WORTH * now:
            break
        for size in sizes:
            w = max(place.w, size.x * chip * part)
            h = max(place.h, size.y * chip * part + words)
            for down in ANCHORS:
                for across in ANCHORS:
                    x, y = place.x + (place.w - w) * across, place.y + (place.h - h) * down
                    if free(Rect(x, y, w, h)):
                        return Rect(x, y, w, h)
    return place
