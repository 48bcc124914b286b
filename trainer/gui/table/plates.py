"""Name plates outside the rail."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from trainer.gui.table.marks import Marks, draw_tick
from trainer.gui.table.paint import LEFT, READABLE, fitted, narrowed, pen, qrect, write
from trainer.gui.table.style import Style
from trainer.gui.theme import colour
from trainer.table.state import Status
from trainer.view.layout import SeatPlace
from trainer.view.model import SeatView
from trainer.view.shapes import Rect

AWAY: Final = (Status.FOLDED, Status.ABSENT, Status.PENALTY, Status.SITTING_OUT)
"""Seats that are not in the hand: their plates are drawn quieter."""


def draw_plate(
    painter: QPainter, style: Style, seat: SeatView, place: SeatPlace, marks: Marks
) -> None:
    palette, unit = style.palette, style.unit
    plate = place.plate if seat.occupied else _number_only(style, place.plate)
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
        painter.setPen(pen(colour(palette.text), 1.6 * unit, Qt.PenStyle.DashLine))
        outer = plate.inset(0.8 * unit)
        painter.drawRoundedRect(qrect(outer), radius + ring, radius + ring)


def _number_only(style: Style, plate: Rect) -> Rect:
    """An empty seat has a plate as wide as its number."""
    return Rect.around(plate.centre, _badge_width(style) + 6 * style.unit, plate.h)


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
        painter,
        place,
        style.voice.number(seat.number),
        1.35 * style.text,
        colour(ink),
        bold=True,
        least=style.least,
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
    width = body.right - 5 * unit - x
    # Where a disc stands beside no name, the amount is beside it, or under it where it is long.
    size = 1.06 * style.text
    long = bool(tag) and not narrow_enough(amount, width - tag, size, least=style.least)
    height = line * (2 if (seat.name or long) and amount else 1)
    y = body.y + (body.h - height) / 2
    if seat.name:
        place = Rect(x, y, width - tag, line)
        quiet_ink = colour(palette.quiet)
        small = max(0.95 * style.text, min(style.text, READABLE))
        write(painter, place, seat.name, small, quiet_ink, where=LEFT, least=style.least)
    if amount:
        y = body.y + (body.h + height) / 2 - line
        ink = colour(palette.quiet if quiet else palette.text)
        write(
            painter,
            Rect(x, y, width, line),
            amount,
            size,
            ink,
            bold=True,
            where=LEFT,
            least=style.least,
        )


def narrow_enough(text: str, width: float, height: float, *, least: float) -> bool:
    """Whether bold letters of that height go there as they are."""
    font, shown = fitted(text, width, height, bold=True, least=least)
    return shown == text and font.pixelSize() >= int(height) and not narrowed(font)


def _hides_name(style: Style, seat: SeatView, body: Rect) -> bool:
    """Whether a disc would cut off a name in large letters, which the ring marks as well."""
    if not style.least or not seat.name:
        return False
    room = body.w - _badge_width(style) - 14 * style.unit - 1.2 * style.text
    _, shown = fitted(seat.name, room, 0.95 * style.text, least=style.least)
    return shown != seat.name


def _draw_tag(painter: QPainter, style: Style, seat: SeatView, body: Rect, marks: Marks) -> float:
    """A disc beside the name: the seat asked about, or the answer chosen. Gives its width."""
    if marks.chosen is not None:
        sign = "" if marks.only_choice else style.voice.number(marks.chosen)
        ink, fill = style.palette.on_accent, style.palette.accent
    elif seat.marked and not _hides_name(style, seat, body):
        sign, ink, fill = "?", style.palette.panel, style.palette.text
    else:
        return 0.0
    size = 1.2 * style.text
    corner = (body.right - size - 3 * style.unit, body.y + 3 * style.unit)
    if not seat.occupied:  # the number stands there: beside the plate
        corner = (body.right + 3 * style.unit, body.y + 3 * style.unit)
    disc = Rect(*corner, size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(fill))
    painter.drawEllipse(qrect(disc))
    if sign:
        size_of_sign = max(0.95 * style.text, min(style.text, READABLE))
        write(painter, disc, sign, size_of_sign, colour(ink), bold=True, least=style.least)
    else:
        draw_tick(painter, disc, ink)
    return size
