"""The table in a window: clicks, keys, sizes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from trainer.gui.table.widget import TableWidget
from trainer.i18n import voice
from trainer.messages import say
from trainer.table.chips import parse_chips
from trainer.view.model import CardView, SeatView, TableView
from trainer.view.palette import Deck, Theme
from trainer.view.shapes import Rect

ENGLISH, SPANISH = voice("en"), voice("es")
NO_KEY = Qt.KeyboardModifier.NoModifier


def view(size: int = 6, **others: object) -> TableView:
    seats = tuple(
        SeatView(
            number,
            occupied=number != 3,
            name=f"Player {number}",
            stack=parse_chips("2x5000 4x1000 10x100"),
            stack_amount=15_000,
            front=parse_chips("1000 5x100"),
            front_amount=1500,
            cards=(CardView(None), CardView(None)),
        )
        for number in range(1, size + 1)
    )
    made = TableView(size, seats, say("Blinds {small}–{big}", small=250, big=500), button=size)
    return replace(made, **others)  # type: ignore[arg-type]  # the fields of a table, by name


@pytest.fixture
def table(qtbot: QtBot) -> TableWidget:
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(1050, 620)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.show_view(view(), ENGLISH)
    return widget


def middle(rect: Rect) -> QPoint:
    return QPointF(*rect.centre).toPoint()


def plate(table: TableWidget, number: int) -> QPoint:
    layout = table.table_layout
    assert layout is not None
    return middle(layout.seat(number).plate)


def click(table: TableWidget, at: QPoint) -> None:
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, NO_KEY, at)


def clicks(table: TableWidget) -> list[int]:
    heard: list[int] = []
    table.seat_clicked.connect(heard.append)
    return heard


@pytest.mark.parametrize("number", range(1, 7))
def test_a_click_on_a_plate_names_the_seat(table: TableWidget, number: int) -> None:
    heard = clicks(table)
    click(table, plate(table, number))
    assert heard == [number]


def test_a_click_on_cards_stack_or_bets_names_the_seat(table: TableWidget) -> None:
    heard = clicks(table)
    layout = table.table_layout
    assert layout is not None
    place = layout.seat(5)
    for rect in (place.cards, place.stack, place.front):
        table.cut_down(None)  # on the cloth there would be no seat
        click(table, middle(rect))
    assert heard == [5, 5, 5]


def test_a_click_elsewhere_says_nothing(table: TableWidget) -> None:
    heard = clicks(table)
    layout = table.table_layout
    assert layout is not None
    click(table, middle(layout.headline))
    click(table, middle(layout.tray))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, NO_KEY, plate(table, 2))
    assert heard == []


def test_a_press_that_ends_on_another_seat_is_no_click(table: TableWidget) -> None:
    heard = clicks(table)
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(table.viewport(), left, NO_KEY, plate(table, 1))
    QTest.mouseRelease(table.viewport(), left, NO_KEY, plate(table, 2))
    assert heard == []


def test_seats_are_found_after_the_window_has_grown(table: TableWidget) -> None:
    heard = clicks(table)
    before = plate(table, 4)
    table.resize(1600, 1000)
    assert plate(table, 4) != before
    click(table, plate(table, 4))
    assert heard == [4]


# --- keys -----------------------------------------------------------------------------------------


def test_keys_choose_among_the_seats_offered(table: TableWidget) -> None:
    heard = clicks(table)
    table.offer_seats({1, 4, 6})
    table.setFocus()
    for key in (
        Qt.Key.Key_Space,
        Qt.Key.Key_Right,
        Qt.Key.Key_Space,
        Qt.Key.Key_End,
        Qt.Key.Key_Space,
        Qt.Key.Key_Right,
        Qt.Key.Key_Space,
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Space,
        Qt.Key.Key_Home,
        Qt.Key.Key_Space,
    ):
        QTest.keyClick(table, key)
    assert heard == [1, 4, 6, 1, 4, 1]


class Window(QWidget):
    """Hears the keys that the table leaves."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__()
        self.heard: list[int] = []
        self.field = QLineEdit(self)
        layout = QVBoxLayout(self)
        layout.addWidget(self.field)
        layout.addWidget(table)

    def keyPressEvent(self, event: object) -> None:
        key = getattr(event, "key", None)
        assert callable(key)
        self.heard.append(key())


def test_keys_that_are_not_the_tables_go_on_to_the_window(qtbot: QtBot) -> None:
    table = TableWidget()
    window = Window(table)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    table.show_view(view(), ENGLISH)
    table.offer_seats({1, 2})
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClick(table, Qt.Key.Key_F)
    assert window.heard == [Qt.Key.Key_Return, Qt.Key.Key_F]
    table.offer_seats(())
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert window.heard[-1] == Qt.Key.Key_Right


def test_without_seats_to_choose_the_table_takes_no_focus(table: TableWidget) -> None:
    assert table.focusPolicy() is Qt.FocusPolicy.NoFocus
    table.offer_seats({2})
    assert table.focusPolicy() is Qt.FocusPolicy.StrongFocus
    table.offer_seats(())
    assert table.focusPolicy() is Qt.FocusPolicy.NoFocus


# --- what is seen ---------------------------------------------------------------------------------


def changed(table: TableWidget, act: Callable[[], object]) -> bool:
    before = table.grab().toImage()
    act()
    return table.grab().toImage() != before


def test_a_choice_is_seen_and_taken_back(table: TableWidget) -> None:
    before = table.grab().toImage()
    assert changed(table, lambda: table.choose([4]))
    assert changed(table, lambda: table.choose([4, 2]))
    assert changed(table, lambda: table.choose([2, 4]))
    table.choose([])
    assert table.grab().toImage() == before


def test_the_keyboard_focus_is_seen(table: TableWidget) -> None:
    table.offer_seats({2, 5})
    assert changed(table, table.setFocus)
    assert changed(table, lambda: QTest.keyClick(table, Qt.Key.Key_Right))
    assert changed(table, table.clearFocus)


def test_the_pointer_shows_what_can_be_chosen(table: TableWidget) -> None:
    table.offer_seats({2})
    QTest.mouseMove(table.viewport(), plate(table, 2))
    assert table.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(table.viewport(), plate(table, 4))
    assert table.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.set_theme(Theme.LIGHT),
        lambda table: table.set_text_scale(1.5),
        lambda table: table.show_view(view(7), ENGLISH),
        lambda table: table.show_view(view(), SPANISH),
    ],
    ids=["theme", "text size", "seats", "language"],
)
def test_looks_change_while_running(
    table: TableWidget, change: Callable[[TableWidget], None]
) -> None:
    assert changed(table, lambda: change(table))


def test_the_deck_changes_cards_that_lie_face_up(table: TableWidget) -> None:
    from trainer.table.cards import card

    table.show_view(view(board=(CardView(card("Jd"), up=True),)), ENGLISH)
    assert changed(table, lambda: table.set_deck(Deck.TWO_COLOURS))


def test_larger_text_is_larger(table: TableWidget) -> None:
    before = table.table_layout
    table.set_text_scale(2.0)
    after = table.table_layout
    assert before is not None
    assert after is not None
    assert after.text > 1.7 * before.text


def test_an_omaha_table_stays_laid_out_for_omaha_when_all_hands_are_gone(
    table: TableWidget,
) -> None:
    def dealt(cards: int) -> TableView:
        one = view()
        hands = ((CardView(None),) * cards,) * one.size
        seats = (replace(seat, cards=held) for seat, held in zip(one.seats, hands, strict=True))
        return replace(one, seats=tuple(seats))

    table.show_view(dealt(4), ENGLISH)
    before = table.table_layout
    table.show_view(dealt(0), ENGLISH)
    assert table.table_layout == before


def test_nothing_is_drawn_before_there_is_something_to_show(qtbot: QtBot) -> None:
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(700, 420)
    widget.show()
    assert widget.table_layout is None
    assert not widget.grab().isNull()


@pytest.mark.parametrize("size", [(560, 340), (700, 420), (1050, 620), (2600, 1500), (3840, 2160)])
def test_the_table_follows_the_window(table: TableWidget, size: tuple[int, int]) -> None:
    table.resize(*size)
    layout = table.table_layout
    assert layout is not None
    assert Rect(0, 0, *size).holds(layout.seat(1).plate)
    assert layout.rail.a > 0.3 * size[0]
    assert not table.horizontalScrollBar().isVisible()
    assert not table.verticalScrollBar().isVisible()


def test_the_wheel_moves_nothing(table: TableWidget) -> None:
    def roll() -> None:
        at = QPointF(500, 300)
        event = QWheelEvent(
            at,
            table.mapToGlobal(at),
            QPoint(),
            QPoint(0, 240),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(table.viewport(), event)

    assert not changed(table, roll)


def test_a_tooltip_tells_the_chips(table: TableWidget) -> None:
    at = plate(table, 2)
    event = QHelpEvent(QEvent.Type.ToolTip, at, table.viewport().mapToGlobal(at))
    QApplication.sendEvent(table.viewport(), event)
    words = QToolTip.text()
    QToolTip.hideText()
    assert "Player 2" in words
    assert "2×5,000" in words
    assert "5×100" in words
