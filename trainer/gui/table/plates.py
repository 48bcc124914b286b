"""Name plates outside the rail, and what is said in bubbles beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPolygonF

from trainer.gui.table.paint import LEFT, fitted, pen, qrect, write
from trainer.gui.table.style import Style
from trainer.gui.theme import colour, letters
from trainer.table.state import Status
from trainer.view.layout import SeatPlace
from trainer.view.model import Bubble, SeatView
from trainer.view.places import Side
from trainer.view.shapes import Rect

AWAY: Final = (Status.FOLDED, Status.ABSENT, Status.PENALTY, Status.SITTING_OUT)
"""Seats that are not in the hand: their plates are drawn quieter."""


@dataclass(frozen=True, slots=True)
class PlateMarks:
    """What is on a plate besides the seat's own: `chosen` is the place in the answer, from 1."""

    chosen: int | None = None
    only_choice: bool = True
    focused: bool = False
    hovered: bool = False


def draw_plate(
    painter: QPainter, style: Style, seat: SeatView, place: SeatPlace, marks: PlateMarks
) -> None:
    palette, unit = style.palette, style.unit
    plate = place.plate
    ring = 2.4 * unit
    body = plate.inset(ring / 2 + 1.2 * unit)
    radius = 7 * unit
    quiet = seat.status in AWAY or not seat.occupied
    painter.setPen(pen(colour(palette.outline), 1.1 * unit))
    painter.setBrush(colour(palette.raised if marks.hovered else palette.panel))
    painter.drawRoundedRect(qrect(body), radius, radius)
    _draw_badge(painter, style, seat, body, quiet=quiet)
    tag = _draw_tag(painter, style, seat, body, marks)
    if seat.occupied:
        _draw_words(painter, style, seat, body, tag, quiet=quiet)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if seat.acting or marks.chosen is not None:
        painter.setPen(pen(colour(palette.accent), ring))
        painter.drawRoundedRect(qrect(body), radius, radius)
    elif seat.marked:
        painter.setPen(pen(colour(palette.text), 0.7 * ring))
        painter.drawRoundedRect(qrect(body), radius, radius)
    if marks.focused:
        painter.setPen(pen(colour(palette.text), 1.2 * unit, Qt.PenStyle.DotLine))
        outer = plate.inset(0.6 * unit)
        painter.drawRoundedRect(qrect(outer), radius + ring, radius + ring)


def _badge_width(style: Style) -> float:
    return 14 * style.unit + 1.25 * style.text


def _draw_badge(
    painter: QPainter, style: Style, seat: SeatView, body: Rect, *, quiet: bool
) -> None:
    """The number. Whose action it is, the badge is an arrow that points to the name."""
    palette, unit = style.palette, style.unit
    inner = qrect(body.inset(1.2 * unit))
    width = _badge_width(style)
    tip = 5 * unit if seat.acting else 0.0
    shape = QPolygonF(
        [
            QPointF(inner.x(), inner.y()),
            QPointF(inner.x() + width - tip / 2, inner.y()),
            QPointF(inner.x() + width + tip, inner.center().y()),
            QPointF(inner.x() + width - tip / 2, inner.bottom()),
            QPointF(inner.x(), inner.bottom()),
        ]
    )
    rounded = QPainterPath()
    rounded.addRoundedRect(inner, 6 * unit, 6 * unit)
    painter.save()
    painter.setClipPath(rounded)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(palette.accent if seat.acting else palette.raised))
    painter.drawPolygon(shape)
    painter.restore()
    ink = palette.on_accent if seat.acting else palette.quiet if quiet else palette.text
    place = Rect(body.x + unit, body.y, width, body.h)
    write(
        painter, place, style.voice.number(seat.number), 1.35 * style.text, colour(ink), bold=True
    )


def _draw_words(
    painter: QPainter,
    style: Style,
    seat: SeatView,
    body: Rect,
    tag: float,
    *,
    quiet: bool,
) -> None:
    palette, unit = style.palette, style.unit
    x = body.x + _badge_width(style) + 9 * unit
    line = 1.22 * style.text
    amount = "" if seat.stack_amount is None else style.voice.number(seat.stack_amount)
    height = line * (2 if seat.name and amount else 1)
    y = body.y + (body.h - height) / 2
    width = body.right - 5 * unit - x
    if seat.name:
        place = Rect(x, y, width - tag, line)
        write(painter, place, seat.name, 0.95 * style.text, colour(palette.quiet), where=LEFT)
        y += line
    if amount:
        ink = colour(palette.quiet if quiet else palette.text)
        write(
            painter, Rect(x, y, width, line), amount, 1.06 * style.text, ink, bold=True, where=LEFT
        )


def _draw_tag(
    painter: QPainter, style: Style, seat: SeatView, body: Rect, marks: PlateMarks
) -> float:
    """A disc beside the name: the seat asked about, or the answer chosen. Gives its width."""
    if marks.chosen is not None:
        sign = "" if marks.only_choice else style.voice.number(marks.chosen)
        ink, fill = style.palette.on_accent, style.palette.accent
    elif seat.marked:
        sign, ink, fill = "?", style.palette.panel, style.palette.text
    else:
        return 0.0
    size = 1.2 * style.text
    disc = Rect(body.right - size - 3 * style.unit, body.y + 3 * style.unit, size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(fill))
    painter.drawEllipse(qrect(disc))
    if sign:
        write(painter, disc, sign, 0.95 * style.text, colour(ink), bold=True)
    else:
        tick = QPolygonF(
            [
                QPointF(disc.x + 0.27 * size, disc.y + 0.52 * size),
                QPointF(disc.x + 0.43 * size, disc.y + 0.68 * size),
                QPointF(disc.x + 0.74 * size, disc.y + 0.34 * size),
            ]
        )
        painter.setPen(pen(colour(ink), 0.14 * size))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(tick)
    return size


def draw_bubble(
    painter: QPainter, style: Style, bubble: Bubble, place: Rect, side: Side, plate: Rect
) -> None:
    """What is said, in a bubble as large as the words need, at the edge towards the plate."""
    unit, text = style.unit, style.text
    words = style.say(bubble.text)
    pad = 9 * unit
    lines = _lines(words, place, text, pad)
    font, _ = fitted(max(lines, key=len), place.w - 2 * pad, text, bold=not bubble.quiet)
    metrics = QFontMetricsF(font)
    lines = [
        metrics.elidedText(line, Qt.TextElideMode.ElideRight, place.w - 2 * pad) for line in lines
    ]
    width = min(place.w, max(metrics.horizontalAdvance(line) for line in lines) + 2 * pad + 1)
    height = min(place.h, len(lines) * 1.3 * text + 8 * unit)
    box = _placed(place, width, height, side, plate)
    shape = QPainterPath()
    radius = min(height / 2, 0.9 * text + 4 * unit)
    shape.addRoundedRect(qrect(box), radius, radius)
    tail = QPainterPath()
    tail.addPolygon(_tail(box, side, plate, unit))
    colours = style.palette
    painter.setPen(pen(colour(colours.outline), unit))
    painter.setBrush(colour(colours.bubble, 0.92 if bubble.quiet else 1.0))
    painter.drawPath(shape.united(tail))
    painter.setFont(font)
    painter.setPen(colour(colours.bubble_quiet if bubble.quiet else colours.on_bubble))
    step = (box.h - 4 * unit) / len(lines)
    for i, line in enumerate(lines):
        row = QRectF(box.x, box.y + 2 * unit + i * step, box.w, step)
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, line)


def _lines(words: str, place: Rect, text: float, pad: float) -> list[str]:
    """The words in as few lines as they need, and no more than the place is high for."""
    metrics = QFontMetricsF(letters(text, bold=True))
    room = place.w - 2 * pad
    most = max(1, int(place.h / (1.3 * text)))
    parts = words.split(" ")
    for lines in range(1, min(most, len(parts)) + 1):
        cut = min(_cuts(parts, lines), key=lambda found: max(map(metrics.horizontalAdvance, found)))
        if lines == most or max(map(metrics.horizontalAdvance, cut)) <= room:
            return cut
    return cut


def _cuts(parts: list[str], lines: int) -> Iterator[list[str]]:
    """The ways to write the words in so many lines."""
    for at in combinations(range(1, len(parts)), lines - 1):
        ends = (0, *at, len(parts))
        yield [" ".join(parts[i:j]) for i, j in pairwise(ends)]


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
