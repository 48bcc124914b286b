"""What is said at the table, in bubbles beside the plates."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPolygonF

from trainer.gui.table.paint import LINE, pen, qrect, set_in_lines, write_lines
from trainer.gui.table.signs import sign_in
from trainer.gui.table.style import Style
from trainer.gui.theme import colour
from trainer.view.model import Bubble, Sign
from trainer.view.palette import FLOOR_SIGN
from trainer.view.places import Side
from trainer.view.shapes import Rect


def draw_bubble(
    painter: QPainter, style: Style, bubble: Bubble, place: Rect, side: Side, plate: Rect
) -> None:
    """As large as the words need, at the edge of its place towards the plate."""
    unit, pad = style.unit, 9 * style.unit
    words = style.words(bubble.text)
    sign = 0.0 if bubble.sign is None else 1.45 * style.text
    room = Rect(0, 0, place.w - 2 * pad - sign, place.h - 6 * unit)
    font, lines = set_in_lines(words, room, style.text, bold=not bubble.quiet, least=style.least)
    metrics = QFontMetricsF(font)
    width = min(place.w, max(map(metrics.horizontalAdvance, lines)) + 2 * pad + sign + 1)
    step = LINE * font.pixelSize()
    box = _placed(place, width, min(place.h, len(lines) * step + 8 * unit), side, plate)
    shape = QPainterPath()
    radius = min(box.h / 2, 0.9 * style.text + 4 * unit)
    shape.addRoundedRect(qrect(box.inset(unit / 2)), radius, radius)
    tail = QPainterPath()
    tail.addPolygon(_tail(box.inset(unit / 2), side, plate, unit))
    colours = style.palette
    painter.setPen(pen(colour(colours.quiet), unit))
    painter.setBrush(colour(colours.bubble, 0.92 if bubble.quiet else 1.0))
    painter.drawPath(shape.united(tail))
    ink = colours.bubble_quiet if bubble.quiet else colours.on_bubble
    if bubble.sign is not None:
        size = min(1.15 * style.text, box.h - 4 * unit)
        drawn = FLOOR_SIGN if bubble.sign is Sign.FLOOR else ink
        where = Rect(box.x + pad, box.centre.y - size / 2, size, size)
        painter.fillPath(sign_in(bubble.sign, where), colour(drawn))
    words_at = Rect(box.x + sign, box.y, box.w - sign, box.h)
    write_lines(painter, words_at, font, lines, colour(ink))


def _placed(place: Rect, width: float, height: float, side: Side, plate: Rect) -> Rect:
    x = min(max(plate.centre.x - width / 2, place.x), place.right - width)
    y = min(max(plate.centre.y - height / 2, place.y), place.bottom - height)
    match side:
        case Side.ABOVE:
            return Rect(x, place.bottom - height, width, height)
        case Side.BELOW:
            return Rect(x, place.y, width, height)
        case Side.LEFT:
            return Rect(place.right - width, y, width, height)
        case Side.RIGHT:
            return Rect(place.x, y, width, height)


def _tail(box: Rect, side: Side, plate: Rect, unit: float) -> QPolygonF:
    """The point towards the one who speaks."""
    reach, half = 4.5 * unit, 5 * unit
    x = min(max(plate.centre.x, box.x + 3 * half), box.right - 3 * half)
    y = box.centre.y
    match side:
        case Side.ABOVE:
            points = (
                (x - half, box.bottom - 1),
                (x + half, box.bottom - 1),
                (x, box.bottom + reach),
            )
        case Side.BELOW:
            points = ((x - half, box.y + 1), (x + half, box.y + 1), (x, box.y - reach))
        case Side.LEFT:
            points = ((box.right - 1, y - half), (box.right - 1, y + half), (box.right + reach, y))
        case Side.RIGHT:
            points = ((box.x + 1, y - half), (box.x + 1, y + half), (box.x - reach, y))
    return QPolygonF([QPointF(*point) for point in points])
