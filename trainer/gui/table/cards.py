"""Cards: faces with large ranks and drawn suits, and the hatched back."""

from __future__ import annotations

from functools import cache, partial
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QPolygonF, QTransform

from trainer.gui.table.kept import Kept
from trainer.gui.table.paint import lettering, pen, qrect
from trainer.gui.theme import colour
from trainer.table.cards import Card, Rank, Suit
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
from trainer.view.shapes import Rect

COURTS: Final = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING})

CORNER: Final = 0.1
"""Radius of a card's corners by its width."""


def draw_face(painter: QPainter, rect: Rect, card: Card, deck: Deck = Deck.FOUR_COLOURS) -> None:
    """A card face up; a blank one with a question mark where nobody knows the face."""
    court = card.rank in COURTS
    _blank(painter, rect, COURT if court else CARD)
    w, h = rect.w, rect.h
    if card.foreign:
        _draw_joker(painter, rect)
        return
    if card.rank is None or card.suit is None:
        place = QRectF(rect.x + 0.2 * w, rect.y + 0.3 * h, 0.6 * w, 0.4 * h)
        painter.fillPath(lettering("?", place), colour(UNKNOWN_FACE))
        return
    ink = colour(SUITS[deck][card.suit])
    rank = "10" if card.rank.letter == "T" else card.rank.letter
    place = QRectF(rect.x + 0.06 * w, rect.y + 0.07 * h, 0.4 * w, 0.3 * h)
    painter.fillPath(lettering(rank, place, squeeze=0.6), ink)
    if court:
        size = 0.44 * w
        emblem = QTransform(size, 0, 0, size, rect.x + 0.5 * w, rect.y + 0.07 * h)
        painter.fillPath(emblem.map(court_path(card.rank)), ink)
    shape = suit_path(card.suit)
    small, large = 0.3 * w, 0.56 * w
    for size, x, y in (
        (small, rect.x + 0.26 * w - small / 2, rect.y + 0.44 * h),
        (large, rect.x + 0.93 * w - large, rect.y + 0.95 * h - large),
    ):
        painter.fillPath(QTransform(size, 0, 0, size, x, y).map(shape), ink)


def _draw_joker(painter: QPainter, rect: Rect) -> None:
    """A card that is foreign to the game: a star, and its name down the side."""
    w, h = rect.w, rect.h
    star = QPolygonF()
    for i in range(10):
        reach = 0.36 if i % 2 == 0 else 0.15
        turn = radians(36 * i)
        x, y = rect.x + 0.58 * w + reach * w * sin(turn), rect.y + 0.6 * h - reach * w * cos(turn)
        star.append(QPointF(x, y))
    path = QPainterPath()
    path.addPolygon(star)
    path.closeSubpath()
    painter.fillPath(path, colour(JOKER))
    name = QRectF(rect.x + 0.08 * w, rect.y + 0.06 * h, 0.84 * w, 0.2 * h)
    painter.fillPath(lettering("JOKER", name, squeeze=0.55), colour(JOKER))


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
    """Cross-hatched blue inside a white border."""
    _blank(painter, rect)
    border = 0.075 * min(rect.w, rect.h)
    inner = qrect(rect.inset(border + 0.5))
    radius = CORNER * min(rect.w, rect.h) * 0.7
    panel = QPainterPath()
    panel.addRoundedRect(inner, radius, radius)
    painter.fillPath(panel, colour(BACK))
    painter.save()
    painter.setClipPath(panel)
    painter.setPen(pen(colour(BACK_LINES, 0.8), max(0.6, 0.022 * min(rect.w, rect.h))))
    step = 0.15 * min(rect.w, rect.h)
    lines = QPainterPath()
    across = inner.left() - inner.height()
    while across < inner.right():
        lines.moveTo(across, inner.top())
        lines.lineTo(across + inner.height(), inner.bottom())
        lines.moveTo(across, inner.bottom())
        lines.lineTo(across + inner.height(), inner.top())
        across += step
    painter.drawPath(lines)
    painter.restore()


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


@cache
def court_path(rank: Rank) -> QPainterPath:
    """What a king, a queen or a jack has on the head, in a square of side 1."""
    path = QPainterPath()
    match rank:
        case Rank.KING:
            points = (
                (0, 0.9),
                (0, 0.3),
                (0.27, 0.56),
                (0.5, 0.2),
                (0.73, 0.56),
                (1, 0.3),
                (1, 0.9),
            )
            path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
            path.closeSubpath()
            path.addRect(QRectF(0.45, 0.0, 0.1, 0.26))
            path.addRect(QRectF(0.37, 0.06, 0.26, 0.09))
        case Rank.QUEEN:
            for x, y in ((0.1, 0.38), (0.3, 0.22), (0.5, 0.14), (0.7, 0.22), (0.9, 0.38)):
                path.addEllipse(QRectF(x - 0.1, y - 0.1, 0.2, 0.2))
            path.moveTo(0.02, 0.56)
            path.quadTo(0.5, 0.2, 0.98, 0.56)
            path.lineTo(0.88, 0.9)
            path.quadTo(0.5, 0.74, 0.12, 0.9)
            path.closeSubpath()
        case _:
            path.moveTo(0.02, 0.74)
            path.cubicTo(0.08, 0.42, 0.62, 0.36, 0.9, 0.74)
            path.closeSubpath()
            path.addRoundedRect(QRectF(0.0, 0.74, 0.96, 0.16), 0.07, 0.07)
            path.moveTo(0.3, 0.56)
            path.cubicTo(0.34, 0.2, 0.62, 0.02, 1.0, 0.06)
            path.cubicTo(0.96, 0.32, 0.72, 0.5, 0.3, 0.56)
            path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """The suit's shape in a square of side 1."""
    path = QPainterPath()
    match suit:
        case Suit.HEARTS:
            _heart(path)
        case Suit.DIAMONDS:
            path.moveTo(0.5, 0.0)
            path.quadTo(0.66, 0.27, 0.88, 0.5)
            path.quadTo(0.66, 0.73, 0.5, 1.0)
            path.quadTo(0.34, 0.73, 0.12, 0.5)
            path.quadTo(0.34, 0.27, 0.5, 0.0)
        case Suit.SPADES:
            _heart(path)
            # A heart on its head, and smaller, on a foot.
            path = QTransform(0.96, 0, 0, -0.80, 0.02, 0.81).map(path)
            path.addPath(_foot(0.55))
        case Suit.CLUBS:
            for x, y in ((0.5, 0.235), (0.235, 0.57), (0.765, 0.57)):
                path.addEllipse(QRectF(x - 0.225, y - 0.225, 0.45, 0.45))
            path.addRect(QRectF(0.42, 0.35, 0.16, 0.3))
            path.addPath(_foot(0.5))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _heart(path: QPainterPath) -> None:
    path.moveTo(0.5, 0.98)
    path.cubicTo(0.40, 0.80, 0.02, 0.60, 0.02, 0.30)
    path.cubicTo(0.02, 0.11, 0.15, 0.03, 0.27, 0.03)
    path.cubicTo(0.38, 0.03, 0.47, 0.11, 0.5, 0.22)
    path.cubicTo(0.53, 0.11, 0.62, 0.03, 0.73, 0.03)
    path.cubicTo(0.85, 0.03, 0.98, 0.11, 0.98, 0.30)
    path.cubicTo(0.98, 0.60, 0.60, 0.80, 0.5, 0.98)
    path.closeSubpath()


def _foot(top: float) -> QPainterPath:
    foot = QPainterPath()
    foot.moveTo(0.45, top)
    foot.lineTo(0.55, top)
    foot.cubicTo(0.55, 0.8, 0.62, 0.95, 0.75, 1.0)
    foot.lineTo(0.25, 1.0)
    foot.cubicTo(0.38, 0.95, 0.45, 0.8, 0.45, top)
    return foot
