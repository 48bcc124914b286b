"""Nothing lies on anything else and nothing leaves the room, at every table in every room."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from math import atan2, pi

import pytest

from trainer.messages import say
from trainer.view.chip_sizes import first_guess
from trainer.view.layout import (
    LEAST_TEXT,
    SEATS,
    Deal,
    Room,
    SeatPlace,
    TableLayout,
    deal_of,
    largest,
    lay_out,
)
from trainer.view.model import CardView, SeatView, TableView
from trainer.view.shapes import Rect

ROOMS = (
    (1050, 620, (0.8, 1.0, 1.5, 2.0)),
    (700, 420, (1.0, 2.0)),
    (2600, 1500, (1.0,)),
    (1920, 1040, (1.25,)),
    (900, 700, (1.0, 2.0)),
    (1500, 600, (1.0, 2.0)),
    (560, 340, (1.0,)),
)
"""Width, height, and the text sizes that are tried there."""

HAIR = 1e-6

Parts = dict[str, Rect]


def cases() -> list[Room]:
    rooms = [
        Room(width, height, seats, Deal.TWO, text)
        for width, height, texts in ROOMS
        for seats in SEATS
        for text in texts
    ]
    others = [
        Room(width, height, seats, deal)
        for width, height, _ in ROOMS[:2]
        for seats in SEATS
        for deal in (Deal.FOUR, Deal.SIX, Deal.SEVEN)
    ]
    far = [
        Room(width, height, seats, deal, text, bubbles=False)
        for width, height, text in ((1920, 848, 1.6), (1024, 598, 1.4))
        for seats in SEATS
        for deal in (Deal.TWO, Deal.SEVEN)
    ]
    return rooms + others + far


def name(room: Room) -> str:
    far = "" if room.bubbles else ", far away"
    size = f"{room.width}x{room.height} {room.text}"
    return f"{room.seats} seats, {room.deal.value} cards, {size}{far}"


laid_out = cache(lay_out)
"""Every room is asked many things, and laid out once."""

every_room = pytest.mark.parametrize("room", cases(), ids=name)


def on_felt(table: TableLayout) -> Parts:
    parts = {"pots": table.pots, "headline": table.headline}
    parts |= {f"board {i}": place for i, place in enumerate(table.board, 1)}
    parts |= {"stub": table.stub, "burns": table.burns, "muck": table.muck}
    for number, seat in enumerate(table.seats, 1):
        parts[f"cards {number}"] = seat.cards
        parts[f"strip {number}"] = seat.strip
        parts[f"stack {number}"] = seat.stack
        parts[f"front {number}"] = seat.front
    return parts


def around(table: TableLayout) -> Parts:
    parts = {f"plate {number}": seat.plate for number, seat in enumerate(table.seats, 1)}
    if table.bubbles:
        parts["dealer's bubble"] = table.dealer_bubble
        parts |= {f"bubble {number}": seat.bubble for number, seat in enumerate(table.seats, 1)}
    return parts


def touching(parts: Parts) -> list[tuple[str, str]]:
    pairs = combinations(parts.items(), 2)
    return [(one, two) for (one, a), (two, b) in pairs if a.overlaps(b, -HAIR)]


@every_room
def test_nothing_overlaps(room: Room) -> None:
    table = laid_out(room)
    assert touching({**on_felt(table), **around(table), "tray": table.tray}) == []


@every_room
def test_cards_pushed_forward_overlap_nothing(room: Room) -> None:
    table = laid_out(room)
    parts = on_felt(table)
    for number, seat in enumerate(table.seats, 1):
        parts[f"cards {number}"] = seat.forward
        parts[f"strip {number}"] = seat.behind
    assert touching(parts) == []


@every_room
def test_nothing_leaves_its_ground(room: Room) -> None:
    table = laid_out(room)
    view = Rect(0, 0, room.width, room.height).inset(-HAIR)
    assert [part for part, rect in around(table).items() if not view.holds(rect)] == []
    assert [part for part, rect in around(table).items() if not table.rail.clear_of(rect)] == []
    assert [part for part, rect in on_felt(table).items() if not table.felt.holds(rect)] == []
    assert view.holds(table.tray)


@every_room
def test_the_betting_line_parts_bets_from_stacks(room: Room) -> None:
    table = laid_out(room)
    for seat in table.seats:
        assert table.line.holds(seat.front)
        assert table.line.clear_of(seat.cards)
        assert table.line.clear_of(seat.stack)
        assert table.line.clear_of(seat.strip)
    for place in table.board:
        assert table.line.holds(place)
    for place in (table.stub, table.burns, table.muck):
        assert table.line.clear_of(place)


@every_room
def test_what_is_written_can_be_read(room: Room) -> None:
    table = laid_out(room)
    assert table.text >= LEAST_TEXT * 0.99
    # A number in its badge and seven figures beside it.
    assert all(seat.plate.w > 6.5 * table.text for seat in table.seats)
    assert all(seat.plate.h > 2.4 * table.text for seat in table.seats)
    assert all(seat.bubble.w > 5.5 * table.text for seat in table.seats)
    assert all(seat.bubble.h > 1.2 * table.text for seat in table.seats)


def middle(seat: SeatPlace) -> tuple[float, float]:
    return (
        (seat.cards.centre.x + seat.stack.centre.x) / 2,
        (seat.cards.centre.y + seat.stack.centre.y) / 2,
    )


def turn(table: TableLayout, x: float, y: float) -> float:
    """Clockwise from the dealer's place, 0 to 2 pi."""
    return atan2(table.felt.cx - x, y - table.felt.cy) % (2 * pi)


@every_room
def test_seats_go_clockwise_from_the_dealers_left(room: Room) -> None:
    table = laid_out(room)
    for places in (
        [middle(seat) for seat in table.seats],
        [seat.plate.centre for seat in table.seats],
        [seat.front.centre for seat in table.seats],
    ):
        turns = [turn(table, *place) for place in places]
        assert turns == sorted(turns)
    first, last = table.seats[0], table.seats[-1]
    assert first.cards.centre.x < table.tray.centre.x < last.cards.centre.x
    assert table.stub.right < table.tray.centre.x < table.muck.x


@every_room
def test_what_belongs_together_is_near(room: Room) -> None:
    table = laid_out(room)
    for seat in table.seats:
        x, y = middle(seat)
        others = [one for one in table.seats if one is not seat]

        def far(place: Rect, x: float = x, y: float = y) -> float:
            dx = max(place.x - x, x - place.right, 0)
            dy = max(place.y - y, y - place.bottom, 0)
            return float((dx**2 + dy**2) ** 0.5)

        # Nearest, or nearly: where letters are huge and the table flat, order tells as well.
        assert far(seat.plate) < 1.15 * min(far(other.plate) for other in others)
        assert far(seat.front) < 1.1 * min(far(other.front) for other in others)
        # The bubble stands beside its plate, with nothing between.
        assert seat.bubble.overlaps(seat.plate, 7 * table.unit)


@every_room
def test_the_button_lies_between_cards_and_bets(room: Room) -> None:
    for seat in laid_out(room).seats:

        def far(place: Rect, bets: Rect = seat.front) -> float:
            dx, dy = place.centre.x - bets.centre.x, place.centre.y - bets.centre.y
            return float((dx**2 + dy**2) ** 0.5)

        assert far(seat.strip) < 1.02 * far(seat.cards)
        assert far(seat.forward) < 1.01 * far(seat.cards)


@pytest.mark.parametrize("seats", [1, 11])
def test_no_such_table(seats: int) -> None:
    with pytest.raises(ValueError, match=f"a table of {seats} seats"):
        lay_out(Room(1000, 600, seats))


@pytest.mark.parametrize("seats", [9, 10])
def test_without_bubbles_chips_are_much_larger_in_large_letters(seats: int) -> None:
    told, far = (lay_out(Room(1920, 848, seats, Deal.TWO, 1.6, one)) for one in (True, False))
    assert far.chip > 1.4 * told.chip
    assert far.felt_text >= 28


def test_a_table_twice_as_large_is_the_same_table() -> None:
    one, two = lay_out(Room(1050, 620, 9)), lay_out(Room(2100, 1240, 9))
    assert two.chip == pytest.approx(2 * one.chip)
    assert two.seats[3].plate == pytest.approx(tuple(2 * side for side in one.seats[3].plate))


def test_a_room_too_wide_or_too_high_has_the_table_in_its_middle() -> None:
    wide, high = lay_out(Room(3000, 600, 6)), lay_out(Room(800, 1600, 6))
    assert wide.felt.cx == pytest.approx(1500)
    assert wide.rail.a < 700
    assert high.rail.top > 500
    assert high.rail.bottom < 1150


@pytest.mark.parametrize("seats", SEATS)
def test_the_search_begins_near_what_it_finds(seats: int) -> None:
    """Else a window opens late, or chips are smaller than need be."""
    best = largest(1.7, seats, Deal.TWO)
    assert 0.94 * best <= first_guess(2, seats, 1.7) <= 1.1 * best


def view_of(*held: int, board_places: int = 5) -> TableView:
    seats = tuple(
        SeatView(number, occupied=True, cards=(CardView(None),) * cards)
        for number, cards in enumerate(held, 1)
    )
    return TableView(len(seats), seats, say("preflop"), board_places=board_places)


@pytest.mark.parametrize(
    ("held", "deal"),
    [
        ((2, 2, 0, 2), Deal.TWO),
        ((2, 1, 2, 3), Deal.TWO),
        ((2, 2, 5, 2), Deal.TWO),
        ((1, 1, 1), Deal.TWO),
        ((4, 4, 0), Deal.FOUR),
        ((4, 3, 5, 4), Deal.FOUR),
        ((0, 0, 0), None),
    ],
)
def test_the_usual_hand_tells_the_game(held: tuple[int, ...], deal: Deal | None) -> None:
    assert deal_of(view_of(*held)) is deal


def test_a_table_without_a_board_has_room_for_seven_cards() -> None:
    assert deal_of(view_of(3, 3, board_places=0)) is Deal.SEVEN


def test_stud_with_one_card_for_all_has_room_for_it_and_for_six() -> None:
    view = replace(view_of(6, 6, board_places=0), board=(CardView(None),))
    assert deal_of(view) is Deal.SIX
    (place,) = lay_out(Room(1050, 620, 8, Deal.SIX)).board
    assert place.centre.x == pytest.approx(525, abs=1)
