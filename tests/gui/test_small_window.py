"""In the smallest window that is usual, 1024 by 700, everything on the table can be read."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.golden.tables import four_card_flop, nine, omaha, side_pots, six, stud, ten, two
from tests.gui.test_far_letters import LANGUAGES, watched
from trainer.gui.table.chips import paint_chip
from trainer.gui.table.widget import TableWidget
from trainer.i18n import voice
from trainer.table.chips import USUAL_SET
from trainer.view.chip_sets import ChipLook, chip_mark
from trainer.view.layout import Room, lay_out
from trainer.view.model import TableView
from trainer.view.piles import EDGE

SMALL, USUAL = (723, 476), (939, 496)
"""What a window of 1024 by 700, and one of 1280 by 720, leaves to the table."""

READ: Final = 10
"""Pixels of the lowest letters, of words that are long in one language; most have eleven."""

TABLES: Final = {
    "two": two(),
    "six": six(),
    "nine": nine(),
    "ten": ten(),
    "side pots": side_pots(),
    "omaha": omaha(),
    "stud": stud(),
    "four-card flop": four_card_flop(),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_all_that_is_written_can_be_read(qtbot: QtBot, name: str, language: str) -> None:
    view: TableView = TABLES[name]
    table = TableWidget()
    qtbot.addWidget(table)
    table.resize(*SMALL)
    table.show()
    table.show_view(view, voice(language))
    layout = table.table_layout
    assert layout is not None
    seen = watched(table)
    printed = {"25", "100", "500", "1K", "5K", "25K"}
    told = [one for one in seen.texts if one[0] not in printed]
    assert [one for one in told if one[1] < READ] == []
    held = {value for seat in view.seats for value, _ in seat.stack.counts}
    for value in held:
        assert voice(language).number(value) in seen.words, "the legend says what a chip is worth"


@pytest.mark.parametrize("seats", [6, 8, 9])
def test_every_chip_of_a_column_can_be_counted_in_a_usual_window(seats: int) -> None:
    """The edge of a chip has three pixels: one of shadow, and two of its colour."""
    layout = lay_out(Room(*USUAL, seats))
    assert round(EDGE * layout.chip) >= 3


def test_a_mark_is_told_by_its_shape_alone() -> None:
    """All in one colour, on the smallest chip that bears them."""
    values = [*USUAL_SET, 1, 5, 10, 20, 50]
    pictures = {
        value: paint_chip(
            value, 15, ChipLook("#202020", "#FFFFFF", mark=chip_mark(value))
        ).toImage()
        for value in values
    }
    for one, two_ in combinations(values, 2):
        assert apart(pictures[one], pictures[two_]) >= 8, (one, two_)


def apart(one: QImage, two_: QImage) -> int:
    """How many pixels of two pictures differ plainly in light."""
    return sum(
        abs(one.pixelColor(x, y).lightness() - two_.pixelColor(x, y).lightness()) > 60
        for x in range(one.width())
        for y in range(one.height())
    )
