"""What is drawn over a thing that may be pointed at: chosen, under the pointer, with the focus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from trainer.gui.table.paint import pen, qrect, write
from trainer.gui.table.style import Style
from trainer.gui.theme import colour
from trainer.view.palette import MARK, ON_MARK
from trainer.view.shapes import Rect
from trainer.view.spots import Spot, SpotKind

Places = tuple[tuple[Spot, Rect], ...]

REACH: Final = 17
"""Units that a mark reaches over what it marks."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is on a thing besides its own: `chosen` is the place in the answer, from 1."""

    chosen: int | None = None
    only_choice: bool = True
    focused: bool = False
    hovered: bool = False


def draw_marks(
    painter: QPainter, style: Style, places: Places, marks: Mapping[Spot, Marks]
) -> None:
    """Of all but seats, whose plates are marked themselves."""
    for spot, place in places:
        mark = marks.get(spot)
        if mark is None:
            continue
        ring = _around(style, spot, place)
        if mark.chosen is not None:
            draw_outline(painter, style, ring, MARK, 2.4)
        elif mark.hovered:
            draw_outline(painter, style, ring, style.palette.on_felt, 1.4)
        if mark.focused:
            outer = ring.inset(-2.6 * style.unit)
            draw_outline(painter, style, outer, style.palette.on_felt, 1.8, Qt.PenStyle.DashLine)
        if mark.chosen is not None:
            draw_sign(painter, style, _corner(style, spot, ring), mark)


def draw_sign(painter: QPainter, style: Style, disc: Rect, mark: Marks) -> None:
    """A disc with a tick, or with the place in the order."""
    sign = "" if mark.only_choice else style.voice.number(mark.chosen or 0)
    ink = colour(ON_MARK)
    painter.setPen(pen(ink, 0.8 * style.unit))
    painter.setBrush(colour(MARK))
    painter.drawEllipse(qrect(disc))
    if sign:
        write(painter, disc, sign, 0.78 * disc.h, ink, bold=True, least=style.least)
    else:
        draw_tick(painter, disc, ON_MARK)


def draw_tick(painter: QPainter, disc: Rect, ink: str) -> None:
    size = disc.w
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


def _around(style: Style, spot: Spot, place: Rect) -> Rect:
    """Cards are marked on their edge; pots and the tray's chips have a little room to spare."""
    return place if spot.kind is SpotKind.CARD else place.inset(-style.unit)


def _corner(style: Style, spot: Spot, ring: Rect) -> Rect:
    """Of a card the corner that shows where others lie over it; of a pot the one over its name."""
    if spot.kind is SpotKind.CARD:
        size = max(0.38 * ring.w, 0.9 * style.felt_text)
        return Rect(ring.x - 0.12 * size, ring.bottom - 0.85 * size, size, size)
    size = 1.25 * style.felt_text
    return Rect(ring.x - 0.35 * size, ring.y - 0.85 * size, size, size)


def draw_outline(
    painter: QPainter,
    style: Style,
    ring: Rect,
    ink: str,
    width: float,
    line: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    painter.setPen(pen(colour(ink), width * style.unit, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(qrect(ring), 5 * style.unit, 5 * style.unit)
