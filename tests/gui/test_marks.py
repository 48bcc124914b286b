"""What may be chosen on the table is seen: offered, under the pointer, with the focus, chosen."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tests.golden.tables import side_pots
from tests.gui.pictures import differ
from tests.gui.windows import click, place_of
from trainer.gui.table.widget import TableWidget
from trainer.i18n import voice
from trainer.table.cards import cards
from trainer.view.cutting import Heap, HeapKind
from trainer.view.spots import Spot, cards_at, chips_at, pots_at, seat_at, seats_at

POTS = pots_at(range(4))
CARDS = cards_at(cards("Ac Ad Qh"))
CHIPS = chips_at((25, 500))


@pytest.fixture
def table(qtbot: QtBot) -> TableWidget:
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(1050, 620)
    with qtbot.waitExposed(widget):
        widget.show()
    view = side_pots()
    widget.show_view(replace(view, chips=(25, 500)), voice("en"))
    return widget


def picture(table: TableWidget) -> QImage:
    return table.grab().toImage()


def heard(table: TableWidget) -> list[Spot]:
    found: list[Spot] = []
    table.spot_clicked.connect(found.append)
    return found


def test_the_tray_opens_for_its_chips_and_shuts(table: TableWidget) -> None:
    before = picture(table)
    table.offer(CHIPS)
    assert differ(picture(table), before)
    table.offer(POTS)
    assert not differ(picture(table), before), "what may be clicked is not marked before it is"


@pytest.mark.parametrize("spots", [POTS, CARDS], ids=["pots", "cards"])
def test_what_was_chosen_is_seen_and_taken_back(
    table: TableWidget, spots: tuple[Spot, ...]
) -> None:
    before = picture(table)
    table.offer(spots)
    seen = [before]
    for chosen in (spots[:1], spots[:2]):
        table.show_chosen(chosen)
        seen.append(picture(table))
    assert all(differ(one, two) for one, two in pairwise(seen))
    table.show_chosen(())
    assert not differ(picture(table), before)


def test_pots_are_numbered_in_their_order_and_cards_are_not(table: TableWidget) -> None:
    for spots, ordered in ((POTS[:2], True), (CARDS[:2], False)):
        table.show_chosen(spots)
        one = picture(table)
        table.show_chosen(spots[::-1])
        assert differ(picture(table), one) is ordered


@pytest.mark.parametrize("spot", [POTS[1], CARDS[2], CHIPS[1]], ids=["pot", "card", "chip"])
def test_the_pointer_is_answered(table: TableWidget, spot: Spot) -> None:
    table.offer((*CARDS, *POTS, *CHIPS))
    before = picture(table)
    QTest.mouseMove(table.viewport(), place_of(table, spot))
    assert differ(picture(table), before)
    assert table.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(table.viewport(), QPoint(2, 2))
    assert not differ(picture(table), before)


def test_the_focus_is_seen_wherever_the_keys_go(table: TableWidget) -> None:
    table.offer((*seats_at((2, 5)), *CARDS, *POTS))
    table.setFocus()
    seen = [picture(table)]
    for _ in table.offered[1:]:
        QTest.keyClick(table, Qt.Key.Key_Right)
        seen.append(picture(table))
        assert differ(seen[-1], seen[-2])


def test_only_what_is_offered_is_heard_and_a_seat_as_ever(table: TableWidget) -> None:
    found = heard(table)
    pot, card = POTS[1], CARDS[0]
    click(table.viewport(), place_of(table, card))
    assert found == [seat_at(1)]
    table.cut_down(None)
    table.offer((*CARDS, *POTS))
    click(table.viewport(), place_of(table, card))
    click(table.viewport(), place_of(table, pot))
    assert found == [seat_at(1), card, pot]


def test_what_lies_under_the_cloth_cannot_be_clicked(table: TableWidget) -> None:
    found = heard(table)
    table.offer((*CARDS, *POTS, *CHIPS))
    table.cut_down(Heap(HeapKind.STACK, 5))
    click(table.viewport(), place_of(table, POTS[1]))
    assert found == []
    table.cut_down(Heap(HeapKind.STACK, 5))
    click(table.viewport(), place_of(table, CHIPS[0]))
    assert found == [CHIPS[0]]
    assert table.cut_heap is not None


def test_a_chip_of_the_tray_says_what_it_adds(table: TableWidget) -> None:
    table.offer(CHIPS)
    at = place_of(table, CHIPS[1])
    event = QHelpEvent(QEvent.Type.ToolTip, at, table.viewport().mapToGlobal(at))
    QApplication.sendEvent(table.viewport(), event)
    assert QToolTip.text() == "Add 500"
    QToolTip.hideText()
