"""Chips standing on the felt, one piece of each denomination painted once and set on itself."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QPolygonF

from trainer.gui.table.chip_marks import paint_mark
from trainer.gui.table.kept import Kept
from trainer.gui.table.paint import lettering, pen
from trainer.gui.theme import colour
from trainer.view.chip_sets import TOURNAMENT, ChipLook, ChipSet, Inlay
from trainer.view.palette import CHIP_RIM, chip_label, mixed
from trainer.view.piles import EDGE, FACE, Column

SPOT_PART: Final = 0.44
"""The part of the rim that the edge spots take."""

INNER, INNER_SMALL = 0.77, 0.86
"""The printed face by the whole, in width; on chips of few pixels the value needs the room."""

SMALL: Final = 20
"""Device pixels."""

MARKED: Final = 0.84
"""The printed face of a chip that bears a mark, by the whole."""


def draw_columns(
    painter: QPainter, kept: Kept, standing: Iterable[Column], chips: ChipSet = TOURNAMENT
) -> None:
    """Whole columns, every edge on a device pixel so that the chips can be counted."""
    density = painter.device().devicePixelRatioF()
    for column in standing:
        rect = column.rect
        size = max(4, int(rect.w * density))
        x = round((rect.x + (rect.w - size / density) / 2) * density) / density
        edge = EDGE * size
        pieces = {}
        for value in column.values or (column.denomination,):
            look = chips.look(value)
            paint = partial(paint_chip, value, size, look)
            pieces[value] = kept.painted(("chip", value, size, look), density, paint)
        for i in range(column.pieces):
            piece = pieces[column.values[i] if column.values else column.denomination]
            foot = round(rect.bottom * density) - piece.height()
            painter.drawPixmap(QPointF(x, (foot - round(i * edge)) / density), piece)


def paint_chip(denomination: int, size: int, look: ChipLook) -> QPixmap:
    """One chip seen from above and a little from the front, `size` device pixels wide."""
    thick = max(1, round(EDGE * size))
    high = int(FACE * size)
    face = QRectF(0.5, 0.5, size - 1.0, high - 1.0)
    pixmap = QPixmap(size, high + thick)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_edge(painter, look, face, thick)
    _paint_face(painter, look, face)
    if look.mark is None:
        _paint_inlay(painter, look, face, chip_label(denomination))
    elif look.inlay is Inlay.ROUND:
        paint_mark(painter, look.mark, _shrunk(face, MARKED), look)
    else:  # its own shape tells it
        painter.fillPath(_inlay_path(look.inlay, _shrunk(face, 0.92)), colour(look.ink))
    painter.end()
    return pixmap


def _paint_edge(painter: QPainter, look: ChipLook, face: QRectF, thick: int) -> None:
    half = 180 * SPOT_PART / look.spots
    line = max(1.0, face.width() * 0.03)
    side = QPainterPath()
    side.arcMoveTo(face, 180)
    side.arcTo(face, 180, 180)
    side.lineTo(face.right(), face.center().y() + thick)
    side.arcTo(face.translated(0, thick), 0, -180)
    side.closeSubpath()
    painter.fillPath(side, colour(mixed(look.body, "#000000", 0.28)))
    painter.save()
    painter.setClipPath(side)
    for middle in _spots(look):
        if 180 - half < middle < 360 + half:
            spot = QPainterPath()
            left, right = _on(face, middle - half), _on(face, middle + half)
            spot.moveTo(left)
            spot.lineTo(right)
            spot.lineTo(right + QPointF(0, thick + 1))
            spot.lineTo(left + QPointF(0, thick + 1))
            painter.fillPath(spot, colour(mixed(look.spot, "#000000", 0.1)))
    painter.restore()
    # The shadow under each chip, by which one is told from the next.
    painter.setPen(pen(colour("#000000", 0.75), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(face.translated(0, thick - (line - 1) / 2), 180 * 16, 180 * 16)


def _paint_face(painter: QPainter, look: ChipLook, face: QRectF) -> None:
    rim = max(1.0, face.width() * 0.045)
    inside = face.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    painter.setPen(pen(colour(CHIP_RIM), rim))
    painter.setBrush(colour(look.body))
    painter.drawEllipse(inside)
    if look.inlay is not Inlay.ROUND:
        return  # the shape has the face to itself, the spots are seen on the edge
    ring = QPainterPath()
    ring.addEllipse(inside)
    ring.addEllipse(_inner(face) if look.mark is None else _shrunk(face, MARKED))
    painter.save()
    painter.setClipPath(ring)
    half = 180 * SPOT_PART / look.spots
    for middle in _spots(look):
        wedge = QPainterPath(face.center())
        wedge.arcTo(face, middle - half, 2 * half)
        wedge.closeSubpath()
        painter.fillPath(wedge, colour(look.spot))
    painter.restore()


def _inner(face: QRectF) -> QRectF:
    """The printed part."""
    return _shrunk(face, INNER if face.width() >= SMALL else INNER_SMALL)


def _paint_inlay(painter: QPainter, look: ChipLook, face: QRectF, label: str) -> None:
    inner = _inner(face)
    if look.inlay is Inlay.ROUND:
        edge = pen(colour(mixed(look.body, look.ink, 0.45)), max(0.6, face.width() * 0.018))
        painter.setBrush(colour(mixed(look.body, CHIP_RIM, 0.06)))
        painter.setPen(edge)
        painter.drawEllipse(inner)
    place = QRectF(0, 0, inner.width() * 0.92, 0.47 * face.height())
    place.moveCenter(face.center())
    value = lettering(label, place, squeeze=0.66)
    if look.inlay is Inlay.ROUND:
        painter.fillPath(value, colour(look.ink))
        return
    # Corners reach to the rim, so that few pixels do to tell one shape from another.
    reach = inner if look.inlay is Inlay.DISC else _shrunk(face, 0.92)
    painter.fillPath(_inlay_path(look.inlay, reach), colour(look.ink))
    # The value reaches over the corners of a narrow shape: there it has an edge of its own.
    edge = pen(colour(look.ink), HALO * face.height())
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(value, edge)
    painter.fillPath(value, colour(look.body))


HALO: Final = 0.07
"""Width of the edge of a value that stands on a shape, by the face's height."""

CORNERS: Final = {
    Inlay.SQUARE: (45.0, 135.0, 225.0, 315.0),
    Inlay.DIAMOND: (0.0, 90.0, 180.0, 270.0),
    Inlay.TRIANGLE: (90.0, 215.0, 325.0),
    Inlay.HEXAGON: tuple(60.0 * i for i in range(6)),
    Inlay.BAR: (25.0, 155.0, 205.0, 335.0),
}
"""Where the corners of a shape are on the rim of the printed part, in degrees."""


def _inlay_path(inlay: Inlay, inner: QRectF) -> QPainterPath:
    path = QPainterPath()
    if inlay in (Inlay.ROUND, Inlay.DISC):
        path.addEllipse(inner)
        return path
    if inlay is Inlay.STAR:
        deep = _shrunk(inner, 0.55)
        points = [_on(deep if i % 2 else inner, 90 + 36 * i) for i in range(10)]
    else:
        points = [_on(inner, at) for at in CORNERS[inlay]]
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _spots(look: ChipLook) -> tuple[float, ...]:
    return tuple(360 / look.spots * (i + 0.5) for i in range(look.spots))


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
