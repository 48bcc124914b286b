"""What all drawings of the table share: rectangles and ovals for Qt, and words that fit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from trainer.gui.theme import letters
from trainer.view.shapes import Oval, Rect

LEAST_SQUEEZE: Final = 0.5
"""How small words get before they are cut off."""

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

_RIM_POINTS: Final = 240


def qrect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def oval_path(oval: Oval) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in oval.rim(_RIM_POINTS)]))
    path.closeSubpath()
    return path


def ring_path(oval: Oval, width: float) -> QPainterPath:
    """A line along the rim, to be filled: many times as fast as to draw the rim with a pen."""
    ring = oval_path(oval.grown(width / 2))
    ring.addPath(oval_path(oval.grown(-width / 2)))
    return ring


def pen(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    made = QPen(colour, width, style)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    return made


@contextmanager
def turned(painter: QPainter, rect: Rect, degrees: float) -> Iterator[None]:
    """Within it the painter is turned about the middle of `rect`."""
    painter.save()
    painter.translate(QPointF(*rect.centre))
    painter.rotate(degrees)
    painter.translate(QPointF(-rect.centre.x, -rect.centre.y))
    yield
    painter.restore()


def write(
    painter: QPainter,
    rect: Rect,
    text: str,
    height: float,
    colour: QColor,
    *,
    bold: bool = False,
    where: Qt.AlignmentFlag = CENTRE,
) -> None:
    """One line of words: smaller where the place is narrow, cut off where that does not do."""
    font, text = fitted(text, rect.w, height, bold=bold)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(qrect(rect), where, text)


def fitted(text: str, width: float, height: float, *, bold: bool = False) -> tuple[QFont, str]:
    """The letters in which a text goes into a width, and what of the text does."""
    least = max(1, int(height * LEAST_SQUEEZE))
    for size in range(max(1, int(height)), least - 1, -1):
        font = letters(size, bold=bold)
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(text) <= width:
            return font, text
    return font, metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def lettering(text: str, place: QRectF, *, squeeze: float = 0.7) -> QPainterPath:
    """Bold letters as a path, as high as the place, made narrower (to `squeeze` of their width)
    and then smaller where they are too wide."""
    path = QPainterPath()
    path.addText(0, 0, letters(100, bold=True), text)
    box = path.boundingRect()
    if box.isEmpty():
        return path
    # As high as an H, whatever is written; a J that reaches below the line is made to fit.
    high = max(QFontMetricsF(letters(100, bold=True)).capHeight(), box.height() * 0.96)
    tall = place.height() / high
    narrow = min(1.0, place.width() / (box.width() * tall))
    if narrow < squeeze:
        tall *= narrow / squeeze
        narrow = squeeze
    middle = place.center()
    move = QTransform.fromTranslate(middle.x(), middle.y())
    move.scale(tall * narrow, tall)
    move.translate(-box.center().x(), -box.center().y())
    return move.map(path)
