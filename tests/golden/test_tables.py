"""The kept tables are drawn as they were: all things in their places, and the look of the whole."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TypedDict

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from tests.golden.drawing import FEW, KEPT, blocks, drawn, far
from tests.golden.tables import GOLDEN, Golden
from trainer.table.chips import parse_chips
from trainer.view.model import CardView

pytestmark = pytest.mark.usefixtures("qapp")

every_table = pytest.mark.parametrize("golden", GOLDEN, ids=lambda one: one.name)


class Picture(TypedDict):
    items: list[str]
    blocks: list[str]


def kept(golden: Golden) -> Picture:
    found: Picture = json.loads(KEPT.read_text(encoding="utf-8"))[golden.name]
    return found


def test_all_kept_tables_are_drawn() -> None:
    assert set(json.loads(KEPT.read_text(encoding="utf-8"))) == {one.name for one in GOLDEN}


def without_far_words(golden: Golden, items: list[str]) -> list[str]:
    """Letters for readers far away that do not go into their place are left out: which those are
    is a matter of the letters."""
    return [one for one in items if not (golden.least and one.startswith("words"))]


@every_table
def test_everything_is_drawn_where_it_was(golden: Golden) -> None:
    _, items = drawn(golden)
    assert items == kept(golden)["items"]


@every_table
def test_the_picture_looks_as_it_did(golden: Golden) -> None:
    image, _ = drawn(golden)
    assert far(blocks(image), kept(golden)["blocks"]) <= FEW


# --- the comparison itself ------------------------------------------------------------------------

TEN = next(one for one in GOLDEN if one.name == "ten seats")


def changed(**seat_four: object) -> Golden:
    seats = list(TEN.view.seats)
    seats[3] = replace(seats[3], **seat_four)  # type: ignore[arg-type]  # the fields of a seat
    return replace(TEN, view=replace(TEN.view, seats=tuple(seats)))


def test_a_missing_chip_is_noticed() -> None:
    four = TEN.view.seats[3]
    fewer = (
        changed(stack=four.stack - parse_chips("25")),
        changed(front=four.front - parse_chips("100")),
    )
    for golden in fewer:
        assert drawn(golden)[1] != kept(TEN)["items"]


def test_a_card_turned_up_is_noticed() -> None:
    golden = changed(cards=(CardView(None), CardView(None, up=True)))
    assert drawn(golden)[1] != kept(TEN)["items"]


def named(name: str) -> Golden:
    return next(one for one in GOLDEN if one.name == name)


@pytest.mark.parametrize(
    "name", ["seats chosen", "an amount built", "pots in order", "cards that play"]
)
def test_an_answer_that_is_not_marked_is_noticed(name: str) -> None:
    golden = named(name)
    assert drawn(replace(golden, chosen=golden.chosen[:-1]))[1] != kept(golden)["items"]


@pytest.mark.parametrize("name", ["seats chosen", "pots in order"])
def test_an_answer_in_another_order_is_noticed(name: str) -> None:
    golden = named(name)
    assert drawn(replace(golden, chosen=golden.chosen[::-1]))[1] != kept(golden)["items"]


def test_a_tray_that_stays_shut_is_noticed() -> None:
    golden = named("an amount built")
    assert drawn(replace(golden, offered=golden.offered[:6]))[1] != kept(golden)["items"]


def test_a_mark_in_place_of_a_value_is_noticed() -> None:
    """Chips for readers far away, with their legend, are no chips for readers near by."""
    golden = named("projector")
    assert drawn(replace(golden, least=0.0))[1] != kept(golden)["items"]


def test_another_theme_is_noticed() -> None:
    for golden in GOLDEN:
        others = (one for one in GOLDEN if one.view == golden.view and one.theme != golden.theme)
        for other in others:
            assert far(blocks(drawn(golden)[0]), kept(other)["blocks"]) > FEW


@pytest.mark.parametrize("stretch", [QFont.Stretch.SemiCondensed, QFont.Stretch.SemiExpanded])
def test_other_letters_are_not_noticed(qapp: QApplication, stretch: QFont.Stretch) -> None:
    usual = QFont(qapp.font())
    other = QFont(usual)
    other.setStretch(stretch)
    other.setItalic(True)
    qapp.setFont(other)
    try:
        for golden in GOLDEN:
            image, items = drawn(golden)
            assert without_far_words(golden, items) == without_far_words(
                golden, kept(golden)["items"]
            )
            assert far(blocks(image), kept(golden)["blocks"]) <= FEW
    finally:
        qapp.setFont(usual)
