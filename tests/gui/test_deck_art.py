"""The drawings of the deck: all there, in colours that the deck and the theme can change."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from trainer import resources
from trainer.gui.table.cards import COURTS
from trainer.gui.table.deck_art import Ink, draw
from trainer.table.cards import Rank, Suit

DECK = resources.assets() / "deck"
DRAWINGS = sorted(str(file.relative_to(DECK).with_suffix("")) for file in DECK.rglob("*.svg"))


def letter(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else rank.letter


def test_there_is_a_drawing_of_every_part() -> None:
    assert set(DRAWINGS) == {
        *(f"ranks/{letter(rank)}" for rank in Rank),
        *(f"suits/{suit.name.lower()}" for suit in Suit),
        *(f"courts/{letter(rank)}" for rank in COURTS),
        *("back", "joker", "joker-name", "unknown"),
    }


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_colours_are_those_that_can_be_changed(drawing: str) -> None:
    text = (DECK / f"{drawing}.svg").read_text(encoding="utf-8")
    assert QSvgRenderer(text.encode()).isValid()
    colours = set(re.findall(r'(?:fill|stroke)="(#?\w+)"', text)) - {"none"}
    assert colours
    assert colours <= {ink.value.decode() for ink in Ink}


@pytest.mark.parametrize("drawing", [name for name in DRAWINGS if name != "back"])
def test_it_is_drawn_in_the_ink_and_stays_in_its_place(qapp: QApplication, drawing: str) -> None:
    image = QImage(120, 120, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw(painter, drawing, QRectF(20, 20, 80, 80), ((Ink.SIGN, "#c62828"),))
    painter.end()
    marked = [
        (x, y)
        for x in range(120)
        for y in range(120)
        if image.pixelColor(x, y) != QColor(Qt.GlobalColor.white)
    ]
    assert any(image.pixelColor(x, y) == QColor("#c62828") for x, y in marked)
    assert {x for x, _ in marked} | {y for _, y in marked} <= set(range(20, 100))
