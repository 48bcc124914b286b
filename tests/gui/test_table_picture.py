"""The picture shows what the view says, each thing whole in its own place, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.gui.pictures import differ
from trainer.gui.table.bubbles import draw_bubble
from trainer.gui.table.chips import draw_columns
from trainer.gui.table.kept import Kept
from trainer.gui.table.lying import draw_before_seat, draw_feet, draw_front, draw_middle
from trainer.gui.table.marks import Marks
from trainer.gui.table.picture import paint_table
from trainer.gui.table.plates import draw_plate
from trainer.gui.table.style import Style
from trainer.i18n import voice
from trainer.messages import say
from trainer.table.cards import card, cards
from trainer.table.chips import NOTHING, parse_chips
from trainer.table.state import HandLies, Status
from trainer.view.growing import middle_places
from trainer.view.layout import Deal, Room, SeatPlace, lay_out
from trainer.view.model import Bubble, CardView, PotView, SeatView, TableView
from trainer.view.palette import ALL_IN, PALETTES, SUITS, Deck, Theme, chip_colours
from trainer.view.piles import FACE, columns
from trainer.view.shapes import Rect, bounds

ENGLISH = voice("en")
SIZE = QSize(1050, 620)
BACKS = (CardView(None), CardView(None))
RICH = parse_chips("7x100000 9x25000 12x5000 10x1000 8x500 8x100 20x25")
PIXEL = 1.5
"""An edge that falls between two pixels touches both."""
OUT = parse_chips("2x25000 3x5000 4x1000 2x500 6x100 4x25")

pytestmark = pytest.mark.usefixtures("qapp")


def faces(text: str) -> tuple[CardView, ...]:
    return tuple(CardView(one, up=True) for one in cards(text))


def seat(number: int, **others: object) -> SeatView:
    usual = SeatView(
        number,
        occupied=True,
        name=f"Player {number}",
        stack=RICH,
        stack_amount=RICH.total,
        front=OUT,
        front_amount=OUT.total,
        cards=BACKS,
    )
    return replace(usual, **others)  # type: ignore[arg-type]  # the fields of a seat, by name


def table(*seats: SeatView, **others: object) -> TableView:
    size = max(2, len(seats))
    every = seats or (SeatView(1), SeatView(2))
    view = TableView(size, every, say("Blinds {small}–{big} · turn", small=250, big=500))
    return replace(view, **others)  # type: ignore[arg-type]  # the fields of a table, by name


def picture(view: TableView, **look: object) -> QImage:
    return paint_table(view, ENGLISH, SIZE, **look)  # type: ignore[arg-type]  # options by name


def style(room: Room, theme: Theme = Theme.DARK) -> Style:
    return Style(lay_out(room), PALETTES[theme], Deck.FOUR_COLOURS, ENGLISH, Kept())


def painted(room: Room, draw: Callable[[QPainter], None]) -> Rect | None:
    """The box of all that was drawn."""
    image = QImage(int(room.width), int(room.height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    data = image.constBits()
    width = image.bytesPerLine()
    rows = [y for y in range(image.height()) if any(data[y * width : (y + 1) * width])]
    if not rows:
        return None
    columns = [x for x in range(image.width()) if any(data[4 * x + 3 + y * width] for y in rows)]
    return Rect(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1)


def all_differ(pictures: list[QImage]) -> bool:
    return all(differ(one, two) for one, two in combinations(pictures, 2))


def has(image: QImage, colour: str, place: Rect) -> int:
    """How many pixels of exactly that colour there are in the place."""
    wanted = QColor(colour).rgb()
    area = QRect(int(place.x), int(place.y), int(place.w), int(place.h))
    return sum(
        image.pixel(x, y) == wanted
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    )


def place_of(number: int, view: TableView, deal: Deal = Deal.TWO) -> SeatPlace:
    return lay_out(Room(SIZE.width(), SIZE.height(), view.size, deal)).seat(number)


# --- whole, and in its place ----------------------------------------------------------------------

ROOMS = [
    Room(1050, 620, 10),
    Room(700, 420, 10),
    Room(1050, 620, 6, text=1.6),
    Room(1300, 760, 8, Deal.SEVEN),
    Room(1300, 760, 8, Deal.SIX),
    Room(1050, 620, 9, Deal.FOUR),
    Room(800, 600, 2, text=2.0),
]
HANDS = {Deal.TWO: (1, 2, 3), Deal.FOUR: (4, 5), Deal.SIX: (6, 7), Deal.SEVEN: (3, 7)}
every_room = pytest.mark.parametrize("room", ROOMS, ids=str)


@every_room
def test_plates_stay_in_their_places(room: Room) -> None:
    with_all = style(room)
    for number, place in enumerate(with_all.layout.seats, 1):
        who = seat(number, name="A name of far too many letters", acting=True, marked=True)
        marks = Marks(chosen=10, only_choice=False, focused=True, hovered=True)

        def draw(
            painter: QPainter,
            who: SeatView = who,
            place: SeatPlace = place,
            marks: Marks = marks,
        ) -> None:
            draw_plate(painter, with_all, who, place, marks)

        box = painted(room, draw)
        assert box is not None
        assert place.plate.inset(-PIXEL).holds(box)


@every_room
@pytest.mark.parametrize("status", Status)
def test_what_lies_before_a_seat_stays_in_its_place(room: Room, status: Status) -> None:
    with_all = style(room)
    number = room.seats // 2 + 1
    place = with_all.layout.seat(number)
    whole = bounds((place.cards, place.strip, place.forward, place.behind, place.stack))
    for count in HANDS[room.deal]:
        for lies, up in (
            (HandLies.HELD, False),
            (HandLies.TABLED, True),
            (HandLies.FORWARD, False),
        ):
            dealt = tuple(CardView(card("Td") if up else None, up=up) for _ in range(count))
            who = seat(number, cards=dealt, lies=lies, status=status)

            def draw(painter: QPainter, who: SeatView = who) -> None:
                draw_before_seat(painter, with_all, who, place, button=True)

            box = painted(room, draw)
            assert box is not None
            assert whole.inset(-PIXEL).holds(box)


@every_room
def test_bets_stay_in_their_places(room: Room) -> None:
    with_all = style(room)
    for number, place in enumerate(with_all.layout.seats, 1):
        who = seat(number, front_amount=None if number % 2 else OUT.total)

        def draw(painter: QPainter, who: SeatView = who, place: SeatPlace = place) -> None:
            draw_front(painter, with_all, who, place.front)

        box = painted(room, draw)
        assert box is not None
        assert place.front.inset(-PIXEL).holds(box)


@every_room
@pytest.mark.parametrize("words", ["“Call”", "“May I see the hand of Seat 10, please, floor?”" * 3])
def test_bubbles_stay_in_their_places(room: Room, words: str) -> None:
    with_all = style(room)
    for place in with_all.layout.seats:

        def draw(painter: QPainter, place: SeatPlace = place) -> None:
            side, plate = place.bubble_side, place.plate
            draw_bubble(painter, with_all, Bubble(words), place.bubble, side, plate)

        box = painted(room, draw)
        assert box is not None
        # The tail reaches into the space before the plate, not onto it.
        assert place.bubble.inset(-5 * with_all.unit - PIXEL).holds(box)
        assert not box.overlaps(place.plate, -PIXEL)


@every_room
def test_the_middle_and_the_dealers_things_stay_in_their_places(room: Room) -> None:
    with_all = style(room)
    layout = with_all.layout
    pots = tuple(PotView(say("Side pot {n}", n=n), RICH, RICH.total) for n in range(1, 6))
    view = table(
        *(SeatView(n) for n in range(1, room.seats + 1)),
        board=faces("Ts Td Th Tc 9s"),
        burned=4,
        muck=30,
        pots=pots,
        line=say("Pot-limit Omaha hi-lo · Blinds 100,000–200,000 · big blind ante 200,000"),
    )
    box = painted(room, lambda painter: draw_middle(painter, with_all, view))
    assert box is not None
    middle = bounds((*middle_places(layout, view), *layout.board))
    assert middle.inset(-PIXEL).holds(box)
    box = painted(room, lambda painter: draw_feet(painter, with_all, view))
    assert box is not None
    lying = bounds((layout.stub, layout.burns, layout.muck, *layout.captions))
    assert lying.inset(-PIXEL).holds(box)


# --- what the view says ---------------------------------------------------------------------------


def test_a_card_face_down_is_never_seen() -> None:
    """Not even where the view knows it."""
    hidden = table(seat(1, cards=tuple(CardView(one) for one in cards("Ah Kd"))), seat(2))
    assert not differ(picture(hidden), picture(table(seat(1, cards=BACKS), seat(2))))


@pytest.mark.parametrize("dealt", ["As", "Kh", "Qd", "Jc"])
@pytest.mark.parametrize("deck", Deck)
def test_a_card_face_up_has_its_suits_colour(dealt: str, deck: Deck) -> None:
    view = table(seat(1, cards=faces(dealt)), seat(2))
    suit = card(dealt).suit
    assert suit is not None
    assert has(picture(view, deck=deck), SUITS[deck][suit], place_of(1, view).cards) > 60


def test_a_face_that_nobody_knows_is_neither_a_back_nor_a_card() -> None:
    unknown = picture(table(seat(1, cards=(CardView(None, up=True),)), seat(2)))
    assert differ(unknown, picture(table(seat(1, cards=(CardView(None),)), seat(2))))
    assert differ(unknown, picture(table(seat(1, cards=faces("As")), seat(2))))


@pytest.mark.parametrize("chip", [25, 100, 500, 1000, 5000, 25_000, 100_000, 1, 50, 200])
def test_chips_have_their_colour(chip: int) -> None:
    view = table(seat(1, stack=parse_chips(f"5x{chip}"), front=NOTHING), seat(2))
    body = QColor(chip_colours(chip).body)
    image, place = picture(view), place_of(1, view).stack

    def near(x: int, y: int) -> bool:
        here = QColor(image.pixel(x, y))
        red, green, blue = (
            here.red() - body.red(),
            here.green() - body.green(),
            here.blue() - body.blue(),
        )
        return max(abs(red), abs(green), abs(blue)) < 24

    across, down = range(int(place.x), int(place.right)), range(int(place.y), int(place.bottom))
    assert sum(near(x, y) for x in across for y in down) > 20


@pytest.mark.parametrize("width", [18, 24, 31])
@pytest.mark.parametrize("pieces", [1, 2, 7, 12, 19, 20])
def test_every_chip_of_a_column_can_be_counted(pieces: int, width: int) -> None:
    """Down the front of a column there is one dark line under each chip."""
    with_all = style(ROOMS[0])
    place = Rect(50, 10, width, 180)
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor(with_all.palette.felt))
    painter = QPainter(image)
    (column,) = columns(parse_chips(f"{pieces}x1000"), place, width)
    draw_columns(painter, with_all.kept, [column])
    painter.end()
    x, foot = int(column.rect.centre.x), int(column.rect.bottom)
    below_face = int(column.rect.y + FACE * width) - 1
    light = [QColor(image.pixel(x, y)).lightness() for y in range(below_face, foot + 1)]
    lines = sum(now < 75 <= before for before, now in pairwise(light))
    assert lines == pieces


def test_all_in_is_said_by_a_disc() -> None:
    view = table(seat(1, status=Status.ALL_IN, stack=NOTHING, stack_amount=0), seat(2))
    assert has(picture(view), ALL_IN, place_of(1, view).stack) > 200


def test_all_in_with_chips_behind_is_said_beside_the_cards() -> None:
    view = table(seat(1, status=Status.ALL_IN), seat(2))
    assert has(picture(view), ALL_IN, place_of(1, view).strip) > 100


def test_the_action_is_shown_by_more_than_a_colour() -> None:
    """In grey, too, the plate of the seat whose action it is looks another."""
    quiet, acting = table(seat(1), seat(2)), table(seat(1, acting=True), seat(2))
    place = place_of(1, quiet).plate
    area = QRect(int(place.x), int(place.y), int(place.w), int(place.h))
    one, two = (
        picture(view).copy(area).convertToFormat(QImage.Format.Format_Grayscale8)
        for view in (quiet, acting)
    )
    different = sum(
        abs(QColor(one.pixel(x, y)).lightness() - QColor(two.pixel(x, y)).lightness()) > 40
        for x in range(one.width())
        for y in range(one.height())
    )
    assert different > 300


@pytest.mark.parametrize(
    "change",
    [
        {"acting": True},
        {"marked": True},
        {"status": Status.FOLDED, "cards": ()},
        {"status": Status.ABSENT},
        {"status": Status.PENALTY},
        {"status": Status.SITTING_OUT},
        {"status": Status.ALL_IN},
        {"lies": HandLies.FORWARD},
        {"cards": (CardView(None),)},
        {"cards": (*BACKS, CardView(None))},
        {"front": NOTHING},
        {"stack": RICH - parse_chips("25")},
        {"stack_amount": None},
        {"name": "Player A"},
        {"bubble": Bubble("“Call”")},
        {"bubble": Bubble("“Call”", quiet=True)},
        {"occupied": False},
    ],
    ids=str,
)
def test_every_state_of_a_seat_is_seen(change: dict[str, object]) -> None:
    assert differ(picture(table(seat(1, **change), seat(2))), picture(table(seat(1), seat(2))))


def test_states_differ_from_each_other() -> None:
    views = [table(seat(1, status=status), seat(2)) for status in Status]
    assert all_differ([picture(view) for view in views])


@pytest.mark.parametrize(
    "change",
    [
        {"button": 1},
        {"board": faces("As Kd Qh")},
        {"burned": 1},
        {"muck": 3},
        {"stub": False},
        {"line": say("river")},
        {"pots": (PotView(say("Pot"), RICH, None),)},
        {"pots": (PotView(say("Pot"), RICH, RICH.total),)},
        {"dealer_says": Bubble("“Raise”")},
    ],
    ids=str,
)
def test_everything_on_the_table_is_seen(change: dict[str, object]) -> None:
    plain = table(seat(1), seat(2))
    shown = replace(plain, **change)  # type: ignore[arg-type]  # the fields of a table, by name
    assert differ(picture(shown), picture(plain))


def test_one_burned_card_more_is_seen() -> None:
    views = [table(seat(1), seat(2), burned=burned) for burned in range(5)]
    assert all_differ([picture(view) for view in views])


# --- size and look --------------------------------------------------------------------------------


def test_themes_differ() -> None:
    view = table(seat(1), seat(2))
    assert all_differ([picture(view, theme=theme) for theme in Theme])


def test_a_screen_of_double_density_is_drawn_sharp() -> None:
    """Not the same pixels larger: an edge that was grey between two pixels falls on one."""
    view = table(*(seat(n) for n in range(1, 7)))
    fine = picture(view, density=2.0)
    assert fine.size() == SIZE * 2
    blown_up = picture(view).scaled(SIZE * 2)
    fine.setDevicePixelRatio(1)
    assert edges(fine) > 1.25 * edges(blown_up)


def edges(image: QImage) -> int:
    """Steps of much light from one pixel to the next."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data, width = bytes(grey.constBits()), grey.bytesPerLine()
    rows = range(0, grey.height(), 3)
    return sum(
        abs(data[y * width + x] - data[y * width + x + 1]) > 60
        for y in rows
        for x in range(grey.width() - 1)
    )


def test_the_same_view_is_the_same_picture(qapp: QApplication) -> None:
    view = table(*(seat(n) for n in range(1, 11)), pots=(PotView(say("Pot"), RICH, 5),), muck=7)
    assert not differ(picture(view), picture(view))
