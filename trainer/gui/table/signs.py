"""Signs for what is done without a word: a tap, a push, a wave, the clock, the floor."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from trainer.view.model import Sign
from trainer.view.shapes import Rect


def sign_in(sign: Sign, place: Rect) -> QPainterPath:
    """The sign as large as a square place, to be filled."""
    return QTransform(place.w, 0, 0, place.h, place.x, place.y).map(sign_path(sign))


@cache
def sign_path(sign: Sign) -> QPainterPath:
    """In a square of side 1."""
    match sign:
        case Sign.TAP:
            return _tap()
        case Sign.PUSH:
            return _push()
        case Sign.PULL:
            return QTransform(-1, 0, 0, 1, 1, 0).map(_push())
        case Sign.WAVE:
            return _wave()
        case Sign.TIME_UP:
            return _clock()
        case Sign.FLOOR:
            return _flag()


def _tap() -> QPainterPath:
    """A finger on the felt, and what is heard of it."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.4, 0.02, 0.2, 0.66), 0.1, 0.1)
    path.addRoundedRect(QRectF(0.06, 0.86, 0.88, 0.1), 0.05, 0.05)
    for x, lean in ((0.16, -24.0), (0.84, 24.0)):
        ray = QPainterPath()
        ray.addRoundedRect(QRectF(-0.045, -0.15, 0.09, 0.3), 0.045, 0.045)
        path.addPath(QTransform().translate(x, 0.6).rotate(lean).map(ray))
    return path


def _push() -> QPainterPath:
    """Chips, and an arrow that shows where they go."""
    path = QPainterPath()
    for y in (0.28, 0.46, 0.64):
        path.addRoundedRect(QRectF(0.02, y, 0.34, 0.13), 0.06, 0.06)
    path.addRect(QRectF(0.44, 0.44, 0.28, 0.13))
    path.addPolygon(QPolygonF([QPointF(0.68, 0.26), QPointF(0.98, 0.505), QPointF(0.68, 0.75)]))
    path.closeSubpath()
    return path


def _wave() -> QPainterPath:
    """An open hand."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.24, 0.46, 0.52, 0.5), 0.2, 0.2)
    for x, top in ((0.24, 0.22), (0.375, 0.08), (0.51, 0.06), (0.645, 0.16)):
        path.addRoundedRect(QRectF(x, top, 0.11, 0.6), 0.055, 0.055)
    thumb = QPainterPath()
    thumb.addRoundedRect(QRectF(-0.06, -0.22, 0.12, 0.44), 0.06, 0.06)
    path.addPath(QTransform().translate(0.16, 0.6).rotate(-38).map(thumb))
    return path.simplified()


def _clock() -> QPainterPath:
    dial = QPainterPath()
    dial.addEllipse(QRectF(0.06, 0.06, 0.88, 0.88))
    inside = QPainterPath()
    inside.addEllipse(QRectF(0.17, 0.17, 0.66, 0.66))
    hands = QPainterPath()
    hands.addRoundedRect(QRectF(0.45, 0.24, 0.1, 0.32), 0.05, 0.05)
    hands.addRoundedRect(QRectF(0.45, 0.46, 0.28, 0.1), 0.05, 0.05)
    return dial.subtracted(inside).united(hands)


def _flag() -> QPainterPath:
    """Whom a raised flag calls: the floor."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.14, 0.04, 0.11, 0.92), 0.05, 0.05)
    path.addPolygon(
        QPolygonF(
            [
                QPointF(0.25, 0.08),
                QPointF(0.92, 0.08),
                QPointF(0.76, 0.32),
                QPointF(0.92, 0.56),
                QPointF(0.25, 0.56),
            ]
        )
    )
    path.closeSubpath()
    return path
