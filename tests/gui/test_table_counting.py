"""Counting at the table: chips cut down by click and key, amounts told or not, decks and chips."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gui.pictures import differ
from tests.view.test_changes import pot, put, table, with_seat
from trainer.gui.table.cards import draw_face
from trainer.gui.table.widget import TableWidget
from trainer.i18n import voice
from trainer.table.cards import card
from trainer.view.amounts import Amounts
from trainer.view.chip_sets import DISTINCT, TOURNAMENT, ChipLook, ChipSet
from trainer.view.cutting import Heap, HeapKind
from trainer.view.model import TableView
from trainer.view.palette import Deck
from trainer.view.shapes import Rect

ENGLISH = voice("en")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def moment() -> TableView:
    view = put(put(table(6), 1, "1000 5x100"), 4, "2x500")
    seats = tuple(
        replace(seat, stack_amount=seat.stack.total, front_amount=seat.front.total)
        for seat in view.seats
    )
    return with_seat(replace(view, seats=seats, pots=(pot("3x1000 7x100"),)), 4, marked=True)


@pytest.fixture
def shown(qtbot: QtBot) -> TableWidget:
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(1050, 620)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.show_view(moment(), ENGLISH)
    return widget


def stack(widget: TableWidget, number: int) -> QPoint:
    layout = widget.table_layout
    assert layout is not None
    return QPointF(*layout.seat(number).stack.centre).toPoint()


# Asked anew each time: what was so before says nothing about now.
def lying(widget: TableWidget) -> Heap | None:
    return widget.cut_heap


def amounts(widget: TableWidget) -> Amounts:
    return widget.amounts


def deck(widget: TableWidget) -> Deck:
    return widget.deck


def click(widget: TableWidget, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(widget.viewport(), button, Qt.KeyboardModifier.NoModifier, at)


def test_a_click_cuts_chips_down_and_another_puts_them_back(shown: TableWidget) -> None:
    before = shown.grab().toImage()
    click(shown, stack(shown, 2))
    assert lying(shown) == Heap(HeapKind.STACK, 2)
    assert differ(shown.grab().toImage(), before)
    layout = shown.table_layout
    assert layout is not None
    click(shown, QPointF(layout.line.cx, layout.line.cy).toPoint())
    assert lying(shown) is None
    assert not differ(shown.grab().toImage(), before)


def test_bets_and_pots_are_cut_too(shown: TableWidget) -> None:
    layout = shown.table_layout
    assert layout is not None
    click(shown, QPointF(*layout.seat(1).front.centre).toPoint())
    assert lying(shown) == Heap(HeapKind.FRONT, 1)
    shown.cut_down(None)
    foot = QPointF(layout.pots.centre.x, layout.pots.bottom - layout.chip)
    click(shown, foot.toPoint())
    assert lying(shown) == Heap(HeapKind.POT, 0)


def test_while_a_seat_is_asked_for_the_left_button_answers(shown: TableWidget) -> None:
    heard: list[int] = []
    shown.seat_clicked.connect(heard.append)
    shown.offer_seats({1, 2, 4})
    click(shown, stack(shown, 2))
    assert (heard, lying(shown)) == ([2], None)
    click(shown, stack(shown, 2), RIGHT)
    assert (heard, lying(shown)) == ([2], Heap(HeapKind.STACK, 2))


def test_keys_go_through_all_chips_and_put_them_back(shown: TableWidget) -> None:
    QTest.keyClick(shown, Qt.Key.Key_F3)
    assert lying(shown) == Heap(HeapKind.FRONT, 4)
    QTest.keyClick(shown, Qt.Key.Key_F3)
    assert lying(shown) == Heap(HeapKind.STACK, 4)
    QTest.keyClick(shown, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert lying(shown) is None
    seen = set()
    for _ in range(30):
        QTest.keyClick(shown, Qt.Key.Key_F3)
        if lying(shown) is None:
            break
        seen.add(lying(shown))
    assert lying(shown) is None
    assert len(seen) == 2 + 1 + 6


def test_chips_that_move_are_put_back(shown: TableWidget) -> None:
    shown.cut_down(Heap(HeapKind.STACK, 2))
    shown.show_view(with_seat(moment(), 3, acting=True), ENGLISH)
    assert lying(shown) == Heap(HeapKind.STACK, 2)
    shown.show_view(put(moment(), 2, "500"), ENGLISH)
    assert lying(shown) is None


def test_amounts_are_told_always_on_demand_or_never(shown: TableWidget) -> None:
    always = shown.grab().toImage()
    shown.set_amounts(Amounts.NEVER)
    never = shown.grab().toImage()
    shown.set_amounts(Amounts.ON_DEMAND)
    assert differ(always, never)
    assert not differ(shown.grab().toImage(), never)
    QTest.mouseMove(shown.viewport(), stack(shown, 4))
    pointed = shown.grab().toImage()
    assert differ(pointed, never)
    assert differ(pointed, always)
    shown.tell_amounts(told=True)
    assert not differ(shown.grab().toImage(), always)
    shown.set_amounts(Amounts.NEVER)
    assert not differ(shown.grab().toImage(), never)


def test_keys_tell_amounts_and_change_when_they_are_told(shown: TableWidget) -> None:
    always = shown.grab().toImage()
    QTest.keyClick(shown, Qt.Key.Key_F2)
    assert amounts(shown) is Amounts.ON_DEMAND
    assert differ(shown.grab().toImage(), always)
    QTest.keyClick(shown, Qt.Key.Key_F2)
    assert not differ(shown.grab().toImage(), always)
    QTest.keyClick(shown, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    assert amounts(shown) is Amounts.NEVER


def test_keys_change_deck_chips_and_speed(shown: TableWidget) -> None:
    QTest.keyClick(shown, Qt.Key.Key_F4)
    assert deck(shown) is Deck.TWO_COLOURS
    QTest.keyClick(shown, Qt.Key.Key_F4)
    assert deck(shown) is Deck.FOUR_COLOURS
    before = shown.grab().toImage()
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(shown, Qt.Key.Key_F4, shift)
    assert shown.chips == DISTINCT
    assert differ(shown.grab().toImage(), before)
    QTest.keyClick(shown, Qt.Key.Key_F4, shift)
    assert shown.chips == TOURNAMENT
    speeds = set()
    for _ in range(3):
        QTest.keyClick(shown, Qt.Key.Key_F6)
        speeds.add(shown.speed)
    assert len(speeds) == 3


def test_a_schools_own_chips_are_offered_with_the_others(shown: TableWidget) -> None:
    own = ChipSet("Our school", ((1000, ChipLook("#000080", "#FFFFFF", 4)),))
    before = shown.grab().toImage()
    shown.offer_chips(own)
    assert shown.chips == own
    assert differ(shown.grab().toImage(), before)
    QTest.keyClick(shown, Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    assert shown.chips == TOURNAMENT


def face(text: str, height: int = 40, deck: Deck = Deck.FOUR_COLOURS) -> QImage:
    image = QImage(round(height / 1.4), height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_face(painter, Rect(0, 0, image.width(), height), card(text), deck)
    painter.end()
    return image


def unlike(one: QImage, two: QImage) -> int:
    """Pixels that are light in one picture and dark in the other."""
    return sum(
        abs(one.pixelColor(x, y).lightness() - two.pixelColor(x, y).lightness()) > 70
        for x in range(one.width())
        for y in range(one.height())
    )


@pytest.mark.parametrize("suit", "shdc")
def test_courts_are_told_apart_at_forty_pixels_without_their_letters(
    qtbot: QtBot, suit: str
) -> None:
    heads = {}
    for rank in "JQK":
        image = face(rank + suit)
        right, high = image.width() // 2, image.height() * 2 // 5
        heads[rank] = image.copy(right, 0, image.width() - right, high)
    for one, two in ("JQ", "JK", "QK"):
        assert unlike(heads[one], heads[two]) > 12


def test_a_court_is_no_number_and_a_joker_no_card_of_the_deck(qtbot: QtBot) -> None:
    assert face("Kh").pixelColor(14, 36) != face("9h").pixelColor(14, 36)
    for other in ("Ks", "x", "2c"):
        assert unlike(face("joker"), face(other)) > 40
