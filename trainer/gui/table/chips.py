"""Chips standing on the felt, one piece of each denomination painted once and set on itself."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import ceil, cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from trainer.gui.table.kept import Kept
from trainer.gui.table.paint import lettering, pen
from trainer.gui.theme import colour
from trainer.view.palette import CHIP_RIM, chip_colours, chip_label, mixed
from trainer.view.piles import EDGE, FACE, Column

SPOTS: Final = 8
SPOT_WIDTH: Final = 20.0
"""Degrees of the rim that an edge spot takes."""

INNER, INNER_SMALL = 0.77, 0.86
"""The printed face by the whole, in width; on chips of few pixels the value needs the room."""

SMALL: Final = 20
"""Device pixels."""


def draw_columns(painter: QPainter, kept: Kept, standing: Iterable[Column]) -> None:
    """Whole columns, every edge on a device pixel so that the chips can be counted."""
    density = painter.device().devicePixelRatioF()
    for column in standing:
        rect, value = column.rect, column.denomination
        size = max(4, int(rect.w * density))
        piece = kept.painted(("chip", value, size), density, partial(paint_chip, value, size))
        x = round((rect.x + (rect.w - size / density) / 2) * density) / density
        foot = int(rect.bottom * density) - piece.height()
        edge = EDGE * size
        for i in range(column.pieces):
            painter.drawPixmap(QPointF(x, (foot - round(i * edge)) / density), piece)


def paint_chip(denomination: int, size: int) -> QPixmap:
    """One chip seen from above and a little from the front, `size` device pixels wide."""
    thick = ceil(EDGE * size)
    high = int(FACE * size)
    face = QRectF(0.5, 0.5, size - 1.0, high - 1.0)
    pixmap = QPixmap(size, high + thick)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_edge(painter, denomination, face, thick)
    _paint_face(painter, denomination, face)
    painter.end()
    return pixmap


def _paint_edge(painter: QPainter, denomination: int, face: QRectF, thick: int) -> None:
    body = chip_colours(denomination).body
    line = max(1.0, face.width() * 0.03)
    side = QPainterPath()
    side.arcMoveTo(face, 180)
    side.arcTo(face, 180, 180)
    side.lineTo(face.right(), face.center().y() + thick)
    side.arcTo(face.translated(0, thick), 0, -180)
    side.closeSubpath()
    painter.fillPath(side, colour(mixed(body, "#000000", 0.28)))
    painter.save()
    painter.setClipPath(side)
    for middle in _spots():
        if 170 < middle < 370:
            spot = QPainterPath()
            left, right = _on(face, middle - SPOT_WIDTH / 2), _on(face, middle + SPOT_WIDTH / 2)
            spot.moveTo(left)
            spot.lineTo(right)
            spot.lineTo(right + QPointF(0, thick + 1))
            spot.lineTo(left + QPointF(0, thick + 1))
            painter.fillPath(spot, colour(mixed(CHIP_RIM, "#000000", 0.1)))
    painter.restore()
    # The shadow under each chip, by which one is told from the next.
    painter.setPen(pen(colour("#000000", 0.75), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(face.translated(0, thick - (line - 1) / 2), 180 * 16, 180 * 16)


def _paint_face(painter: QPainter, denomination: int, face: QRectF) -> None:
    body, ink = chip_colours(denomination)
    rim = max(1.0, face.width() * 0.045)
    inside = face.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    inner = _shrunk(face, INNER if face.width() >= SMALL else INNER_SMALL)
    painter.setPen(pen(colour(CHIP_RIM), rim))
    painter.setBrush(colour(body))
    painter.drawEllipse(inside)
    ring = QPainterPath()
    ring.addEllipse(inside)
    ring.addEllipse(inner)
    painter.save()
    painter.setClipPath(ring)
    for middle in _spots():
        wedge = QPainterPath(face.center())
        wedge.arcTo(face, middle - SPOT_WIDTH / 2, SPOT_WIDTH)
        wedge.closeSubpath()
        painter.fillPath(wedge, colour(CHIP_RIM))
    painter.restore()
    painter.setBrush(colour(mixed(body, CHIP_RIM, 0.06)))
    painter.setPen(pen(colour(mixed(body, ink, 0.45)), max(0.6, face.width() * 0.018)))
    painter.drawEllipse(inner)
    place = QRectF(0, 0, inner.width() * 0.9, 0.43 * face.height())
    place.moveCenter(face.center())
    painter.fillPath(lettering(chip_label(denomination), place, squeeze=0.66), colour(ink))


def _spots() -> tuple[float, ...]:
    return tuple(22.5 + 360 / SPOTS * i for i in range(SPOTS))


def _on(ellipse: QRectF, degrees: float) -> QPointF:
    turn = radians(degrees)
    middle = ellipse.center()
    return QPointF(
        middle.x() + ellipse.width() / 2 * cos(turn), middle.y() - ellipse.height() / 2 * sin(turn)
    )


def _shrunk(ellipse: QRectF, by: float) -> QRectF:
    made = QRectF(0, 0, ellipse.width() * by, ellipse.height() * by)
    made.moveCenter(ellipse.center())
    return made
