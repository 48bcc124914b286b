"""Cards: faces with large ranks and drawn suits, and the hatched back."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from trainer.gui.table.deck_art import Ink, Inks, draw
from trainer.gui.table.kept import Kept
from trainer.gui.table.paint import pen, qrect, turned
from trainer.gui.theme import colour
from trainer.table.cards import Card, Rank
from trainer.view.palette import (
    BACK,
    BACK_LINES,
    CARD,
    CARD_OUTLINE,
    COURT,
    JOKER,
    PLACE_OPACITY,
    SUITS,
    UNKNOWN_FACE,
    Deck,
)
from trainer.view.places import CARD_SHAPE
from trainer.view.shapes import Rect

COURTS: Final = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING})

CORNER: Final = 0.1
"""Radius of a card's corners by its width."""


NAMED: Final = 32
"""Pixels of a joker's width under which its name is not written on it."""

JUMBO: Final = 0.42
"""Height of a rank by the card's, for readers far away."""


def draw_face(
    painter: QPainter,
    rect: Rect,
    card: Card,
    deck: Deck = Deck.FOUR_COLOURS,
    *,
    jumbo: bool = False,
) -> None:
    """A card face up; a blank one with a question mark where nobody knows the face. `jumbo`: its
    rank is read from far."""
    court = card.rank in COURTS
    _blank(painter, rect, COURT if court else CARD)
    at = partial(_part, rect)
    if card.foreign:
        ink = _sign(JOKER)
        if jumbo or rect.w < NAMED:  # a sign alone: its name would be small
            draw(painter, "joker", at(0.06, 0.1, 0.88, 0.8), ink)
            return
        draw(painter, "joker", at(0.22, 0.34, 0.72, 0.56), ink)
        draw(painter, "joker-name", at(0.08, 0.06, 0.84, 0.2), ink)
        return
    if card.rank is None or card.suit is None:
        draw(painter, "unknown", at(0.2, 0.3, 0.6, 0.4), _sign(UNKNOWN_FACE))
        return
    ink = _sign(SUITS[deck][card.suit])
    rank = "10" if card.rank.letter == "T" else card.rank.letter
    index = at(0.05, 0.045, 0.6, JUMBO) if jumbo else at(0.07, 0.065, 0.43, 0.31)
    draw(painter, f"ranks/{rank}", index, ink, Qt.AlignmentFlag.AlignLeft)
    if court:
        shrunk = 0.36 if jumbo else 0.44
        draw(painter, f"courts/{rank}", at(0.94 - shrunk, 0.07, shrunk, shrunk / CARD_SHAPE), ink)
    suit = f"suits/{card.suit.name.lower()}"
    upper = (0.36, 0.08, 0.51) if jumbo else (0.3, 0.11, 0.44)
    for size, x, y in (upper, (0.56, 0.37, 0.95 - 0.56 / CARD_SHAPE)):
        draw(painter, suit, at(x, y, size, size / CARD_SHAPE), ink)


def _part(rect: Rect, x: float, y: float, w: float, h: float) -> QRectF:
    """A part of a card, in parts of its width and height."""
    return QRectF(rect.x + x * rect.w, rect.y + y * rect.h, w * rect.w, h * rect.h)


def _sign(name: str) -> Inks:
    return ((Ink.SIGN, colour(name).name()),)


def draw_back(painter: QPainter, rect: Rect, kept: Kept) -> None:
    density = painter.device().devicePixelRatioF()
    size = int(rect.w * density), int(rect.h * density)
    back = kept.painted(("back", size), density, partial(_painted_back, *size))
    corner = QPointF(round(rect.x * density) / density, round(rect.y * density) / density)
    painter.drawPixmap(corner, back)


def _painted_back(width: int, height: int) -> QPixmap:
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_back(painter, Rect(0, 0, width, height))
    painter.end()
    return pixmap


def paint_back(painter: QPainter, rect: Rect) -> None:
    """Cross-hatched inside a white border; turned where the card lies across."""
    _blank(painter, rect)
    inks = ((Ink.BACK, colour(BACK).name()), (Ink.LINES, colour(BACK_LINES).name()))
    if rect.w <= rect.h:
        draw(painter, "back", qrect(rect), inks)
        return
    upright = Rect.around(rect.centre, rect.h, rect.w)
    with turned(painter, upright, 90):
        draw(painter, "back", qrect(upright), inks)


def draw_place(painter: QPainter, rect: Rect, name: str) -> None:
    """The dashed outline where a card will lie."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour(name, PLACE_OPACITY), max(1.0, 0.03 * rect.w), Qt.PenStyle.DashLine))
    radius = CORNER * rect.w
    painter.drawRoundedRect(qrect(rect.inset(0.03 * rect.w)), radius, radius)


def _blank(painter: QPainter, rect: Rect, paper: str = CARD) -> None:
    line = max(0.7, 0.02 * min(rect.w, rect.h))
    radius = CORNER * min(rect.w, rect.h)
    painter.setPen(pen(colour(CARD_OUTLINE), line))
    painter.setBrush(colour(paper))
    painter.drawRoundedRect(qrect(rect.inset(line / 2)), radius, radius)
