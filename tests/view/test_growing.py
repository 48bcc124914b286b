"""Chips get the room that nothing else needs, and no more than that."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tests.golden.tables import nine, omaha, pot, seat, several, side_pots, stud, table, ten, two
from trainer.messages import say
from trainer.table.chips import NOTHING, parse_chips
from trainer.view.growing import middle_places, seat_places
from trainer.view.layout import Deal, Room, TableLayout, deal_of, lay_out
from trainer.view.model import TableView
from trainer.view.piles import POT_LINE, columns, fits, pot_places
from trainer.view.shapes import Rect

MANY = parse_chips("2x5000 4x1000 8x500 10x100 8x25")
TALL = parse_chips("3x1000 20x25")
ROOMS = ((939, 496, 1.0), (723, 476, 1.0), (1050, 620, 2.0))


def rich(view: TableView, numbers: tuple[int, ...]) -> TableView:
    """The view with many chips in front of some seats, and tall columns behind."""
    seats = tuple(
        replace(one, front=MANY, front_amount=MANY.total, stack=TALL)
        if one.number in numbers
        else one
        for one in view.seats
    )
    return replace(view, seats=seats)


VIEWS = {
    "two": rich(two(), (1, 2)),
    "nine": rich(nine(), (2, 5)),
    "nine, all": rich(nine(), tuple(range(1, 10))),
    "ten": rich(ten(), (1, 4, 10)),
    "side pots": rich(side_pots(), (3, 5)),
    "omaha": rich(omaha(), (1, 4)),
    "stud": rich(stud(), (3, 8)),
}


def used(layout: TableLayout, view: TableView) -> dict[str, Rect]:
    """All places on which something lies, as they are for this view."""
    pots, headline = middle_places(layout, view)
    found = {"headline": headline, "stub": layout.stub, "muck": layout.muck, "tray": layout.tray}
    if view.pots:
        found["pots"] = pots
    found |= {f"board {at}": place for at, place in enumerate(layout.board)}
    for one, place in zip(view.seats, seat_places(layout, view), strict=True):
        if one.front:
            found[f"front {one.number}"] = place.front
        if one.stack:
            found[f"stack {one.number}"] = place.stack
        if one.cards:
            found[f"cards {one.number}"] = place.cards
        if view.button == one.number:
            found[f"strip {one.number}"] = place.strip
    return found


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("name", VIEWS)
def test_nothing_overlaps_however_many_chips(name: str, room: tuple[int, int, float]) -> None:
    view = VIEWS[name]
    width, height, text = room
    layout = lay_out(Room(width, height, view.size, deal_of(view) or Deal.TWO, text))
    places = used(layout, view)
    touching = [
        (one, two) for (one, a), (two, b) in combinations(places.items(), 2) if a.overlaps(b, -1e-6)
    ]
    assert touching == []
    for what, place in places.items():
        if what.startswith(("front", "pots", "headline")):
            assert layout.line.holds(place), what
        if what.startswith("stack"):
            assert layout.line.clear_of(place), what
            assert layout.felt.holds(place), what


def test_a_bet_of_many_chips_stands_in_full_size_where_the_felt_is_free() -> None:
    view = rich(table(say("river"), *(seat(n, 20_000) for n in range(1, 10))), (5,))
    layout = lay_out(Room(939, 496, 9))
    place = layout.seat(5).front
    grown = seat_places(layout, view)[4].front
    assert fits(MANY, place, layout.chip) < 0.7
    assert fits(MANY, grown._replace(h=grown.h - layout.felt_text), layout.chip) > 0.9


def test_few_chips_have_the_places_of_the_layout() -> None:
    view = ten()
    layout = lay_out(Room(1180, 640, 10))
    fronts = [place.front for place in seat_places(layout, view)]
    assert fronts == [place.front for place in layout.seats]


def test_pots_stand_apart_where_no_bets_lie() -> None:
    view = side_pots()
    layout = lay_out(Room(939, 496, view.size))
    pots, _ = middle_places(layout, view)
    assert pots.w > 1.2 * layout.pots.w
    alone = replace(view, pots=view.pots[:1])
    assert middle_places(layout, alone)[0] == layout.pots


def test_chips_that_are_gone_take_no_room() -> None:
    view = nine()
    bare = replace(
        view, seats=tuple(replace(one, stack=NOTHING, front=NOTHING) for one in view.seats)
    )
    layout = lay_out(Room(939, 496, 9))
    assert seat_places(layout, bare) == layout.seats


def test_a_pot_of_many_chips_stands_in_full_size_over_the_board() -> None:
    whole = pot(say("Pot"), "2x5000 17x1000 19x500 59x100 64x25")
    view = table(say("river"), *(seat(n, 20_000) for n in range(1, 10)), pots=(whole,))
    layout = lay_out(Room(1180, 640, 9))
    pots, headline = middle_places(layout, view)
    (place,) = pot_places(1, pots, POT_LINE * layout.felt_text)
    (small,) = pot_places(1, layout.pots, POT_LINE * layout.felt_text)
    assert fits(whole.chips, small.chips, layout.chip) < 0.5
    standing = columns(whole.chips, place.chips, layout.chip)
    assert min(one.rect.w for one in standing) > 0.85 * layout.chip
    assert layout.line.holds(pots)
    assert not pots.overlaps(headline)


@pytest.mark.parametrize("far", [False, True])
def test_the_names_of_eight_pots_keep_off_each_other_and_off_the_chips(*, far: bool) -> None:
    view = replace(side_pots(), pots=several(*["5000 3x1000"] * 8))
    layout = lay_out(Room(1920, 848, view.size, text=1.6 if far else 1.0, bubbles=not far))
    places = pot_places(8, middle_places(layout, view)[0], POT_LINE * layout.felt_text)
    assert min(place.label.h for place in places) > 0.95 * POT_LINE * layout.felt_text
    assert min(place.chips.h for place in places) > 0.5 * layout.chip
