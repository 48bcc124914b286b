"""The table itself: rail, felt, betting line, the places of the board, the dealer's tray."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QRadialGradient

from trainer.gui.table.cards import draw_place
from trainer.gui.table.chips import draw_columns
from trainer.gui.table.paint import oval_path, pen, qrect, ring_path, write
from trainer.gui.table.style import Style
from trainer.gui.theme import colour
from trainer.messages import say
from trainer.view.palette import LINE_OPACITY, mixed
from trainer.view.piles import Column
from trainer.view.shapes import Rect
from trainer.view.spots import open_tray, tray_cells, tray_chip

TUBE_CHIPS: Final = 14
"""Edges of chips that are seen in a tube of the dealer's tray."""


def draw_table(painter: QPainter, style: Style, chips: tuple[int, ...], *, opened: bool) -> None:
    """`chips` are what the tray holds; `opened`: they are to be taken from it, one by one."""
    _draw_rail(painter, style)
    _draw_felt(painter, style)
    for place in style.layout.board:
        draw_place(painter, place, style.palette.on_felt)
    _draw_tray(painter, style, open_tray(style.layout) if opened else style.layout.tray)
    if opened:
        _draw_chips(painter, style, chips)
    else:
        _draw_rack(painter, style, chips)


def _draw_rail(painter: QPainter, style: Style) -> None:
    rail, palette, unit = style.layout.rail, style.palette, style.unit
    painter.fillPath(oval_path(rail._replace(cy=rail.cy + 5 * unit)), colour(palette.shadow, 0.55))
    wood = QLinearGradient(0, rail.top, 0, rail.bottom)
    wood.setColorAt(0, colour(palette.rail_top))
    wood.setColorAt(1, colour(palette.rail_bottom))
    painter.fillPath(oval_path(rail), QBrush(wood))
    painter.fillPath(ring_path(rail.grown(-0.6 * unit), 1.2 * unit), colour(palette.rail_edge))
    # Light along the upper edge, as on padded leather.
    shine = QLinearGradient(0, rail.top, 0, rail.cy)
    shine.setColorAt(0, colour("#FFFFFF", 0.16))
    shine.setColorAt(1, colour("#FFFFFF", 0.0))
    painter.fillPath(ring_path(rail.grown(-1.5 * unit), 1.5 * unit), QBrush(shine))


def _draw_felt(painter: QPainter, style: Style) -> None:
    felt, palette, unit = style.layout.felt, style.palette, style.unit
    painter.fillPath(
        oval_path(felt.grown(3 * unit)), colour(mixed(palette.felt_edge, "#000000", 0.35))
    )
    cloth = QRadialGradient(QPointF(felt.cx, felt.cy - 0.1 * felt.above), felt.a)
    cloth.setColorAt(0, colour(palette.felt_middle))
    cloth.setColorAt(0.9, colour(palette.felt))
    painter.fillPath(oval_path(felt), QBrush(cloth))
    painter.fillPath(ring_path(felt.grown(-1.2 * unit), 2.5 * unit), colour(palette.felt_edge))
    painter.fillPath(ring_path(style.layout.line, 1.3 * unit), style.on_felt(LINE_OPACITY))


def _draw_tray(painter: QPainter, style: Style, tray: Rect) -> None:
    palette, unit = style.palette, style.unit
    painter.setPen(pen(colour(mixed(palette.tray, "#000000", 0.5)), 1.2 * unit))
    painter.setBrush(colour(palette.tray))
    painter.drawRoundedRect(qrect(tray), 7 * unit, 7 * unit)


def _draw_chips(painter: QPainter, style: Style, chips: tuple[int, ...]) -> None:
    """A chip of each kind, face up."""
    for value, cell in zip(chips, tray_cells(style.layout, len(chips)), strict=True):
        standing = Column(value, 1, tray_chip(cell, style.layout.chip))
        draw_columns(painter, style.kept, (standing,), style.chips)


def _draw_rack(painter: QPainter, style: Style, chips: tuple[int, ...]) -> None:
    layout, palette, unit = style.layout, style.palette, style.unit
    tray, top = layout.tray, layout.captions[0].bottom
    rack = Rect(tray.x, top, tray.w, tray.bottom - top - 5 * unit)
    third = rack.w / 3
    half = max(1, min(3, len(chips) // 2))
    left = Rect(rack.x + 7 * unit, rack.y, third - 7 * unit, rack.h)
    right = Rect(rack.right - third, rack.y, third - 7 * unit, rack.h)
    _draw_tubes(painter, style, left, chips[:half])
    _draw_tubes(painter, style, right, chips[half : 2 * half])
    name, size = style.words(say("Dealer")), 1.05 * style.felt_text
    place = Rect(rack.x + third + 3 * unit, rack.y, third - 6 * unit, rack.h)
    ink = colour(palette.felt_quiet)
    write(painter, place, name, size, ink, bold=True, least=style.least)


def _draw_tubes(painter: QPainter, style: Style, place: Rect, chips: tuple[int, ...]) -> None:
    """Chips lying on their edge in tubes, seen from above."""
    unit = style.unit
    wide = place.w / max(1, len(chips))
    for i, denomination in enumerate(chips):
        tube = QRectF(place.x + i * wide, place.y, wide - 3 * unit, place.h)
        body = style.chips.look(denomination).body
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#000000", 0.45))
        painter.drawRoundedRect(tube, 3 * unit, 3 * unit)
        edge = tube.width() / TUBE_CHIPS
        for n in range(TUBE_CHIPS):
            chip = QRectF(
                tube.x() + n * edge, tube.y() + 1.5 * unit, edge, tube.height() - 3 * unit
            )
            light = mixed(body, "#FFFFFF", 0.12) if n % 2 else mixed(body, "#000000", 0.15)
            painter.fillRect(chip, colour(light))
            spot = QRectF(
                chip.x(), chip.center().y() - 0.14 * chip.height(), edge, 0.28 * chip.height()
            )
            painter.fillRect(spot, colour("#FFFFFF", 0.8))
