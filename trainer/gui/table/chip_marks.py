"""The marks of chips too small for letters, each told from the others by its shape alone."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from trainer.gui.theme import colour
from trainer.view.chip_sets import ChipLook, Mark

THICK: Final = 0.3
"""A bar by the face that it crosses."""


def paint_mark(painter: QPainter, mark: Mark, face: QRectF, look: ChipLook) -> None:
    """In the ink of the chip, on an oval face."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    oval = QPainterPath()
    oval.addEllipse(face)
    painter.fillPath(oval, colour(look.body))
    painter.fillPath(_path(mark, face).intersected(oval), colour(look.ink))
    painter.restore()


def _path(mark: Mark, face: QRectF) -> QPainterPath:
    path = QPainterPath()
    match mark:
        case Mark.NONE:
            pass
        case Mark.DOT:
            path.addEllipse(_part(face, 0.5, 0.5, 0.5, 0.5))
        case Mark.BAR:
            path.addRect(_part(face, 0.5, 0.5, 1.0, THICK))
        case Mark.PILLAR:
            path.addRect(_part(face, 0.5, 0.5, THICK, 1.0))
        case Mark.PLUS:
            path = _path(Mark.BAR, face).united(_path(Mark.PILLAR, face))
        case Mark.CROSS:
            path = _stroke(face, 1).united(_stroke(face, -1))
        case Mark.HALF:
            path.addRect(_part(face, 0.25, 0.5, 0.5, 1.0))
        case Mark.QUARTERS:
            path.addRect(_part(face, 0.25, 0.25, 0.5, 0.5))
            path.addRect(_part(face, 0.75, 0.75, 0.5, 0.5))
        case Mark.RING:
            path.addEllipse(_part(face, 0.5, 0.5, 0.84, 0.84))
            path = path.subtracted(_oval(_part(face, 0.5, 0.5, 0.44, 0.44)))
        case Mark.FRAME:
            path.addRect(_part(face, 0.5, 0.5, 0.72, 0.72))
            inside = QPainterPath()
            inside.addRect(_part(face, 0.5, 0.5, 0.38, 0.38))
            path = path.subtracted(inside)
        case Mark.TWO_DOTS:
            for x in (0.27, 0.73):
                path.addEllipse(_part(face, x, 0.5, 0.3, 0.42))
        case Mark.TRIANGLE:
            path.addPolygon(_polygon(face, ((0.5, 0.08), (0.9, 0.82), (0.1, 0.82))))
        case Mark.HOURGLASS:
            path.addPolygon(_polygon(face, ((0.1, 0.12), (0.9, 0.12), (0.1, 0.88), (0.9, 0.88))))
    return path


def _part(face: QRectF, x: float, y: float, w: float, h: float) -> QRectF:
    """A rectangle about a point, all in parts of the face."""
    part = QRectF(0, 0, w * face.width(), h * face.height())
    part.moveCenter(QPointF(face.x() + x * face.width(), face.y() + y * face.height()))
    return part


def _oval(place: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(place)
    return path


def _polygon(face: QRectF, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF(
        [QPointF(face.x() + x * face.width(), face.y() + y * face.height()) for x, y in corners]
    )


def _stroke(face: QRectF, down: int) -> QPainterPath:
    """One of the two strokes of a cross, from rim to rim."""
    turn = pi / 4 * down
    across, along = THICK * 0.42, 0.5
    corners = []
    for one, two in ((along, across), (along, -across), (-along, -across), (-along, across)):
        x = 0.5 + one * cos(turn) - two * sin(turn)
        y = 0.5 + one * sin(turn) + two * cos(turn)
        corners.append((x, y))
    path = QPainterPath()
    path.addPolygon(_polygon(face, tuple(corners)))
    path.closeSubpath()
    return path
