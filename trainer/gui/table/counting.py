"""Chips cut down on a cloth in the middle of the table, to be counted."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from trainer.gui.table.chips import draw_columns
from trainer.gui.table.paint import LEFT, RIGHT, pen, qrect, write
from trainer.gui.table.style import Style
from trainer.gui.theme import colour
from trainer.view.cutting import Heap, amount_of, chips_of, cut, name_of, order_of
from trainer.view.layout import TableLayout
from trainer.view.model import TableView
from trainer.view.palette import mixed
from trainer.view.shapes import Rect

LARGER: Final = 2.2
"""How wide a chip is here at most, by one on the felt."""


def cloth(layout: TableLayout) -> Rect:
    """Where chips are cut: within the betting line, clear of what lies before the dealer."""
    line = layout.line
    return Rect(line.cx - 0.86 * line.a, line.top, 1.72 * line.a, line.bottom - line.top)


def draw_cut(painter: QPainter, style: Style, view: TableView, heap: Heap) -> None:
    unit, palette, place = style.unit, style.palette, cloth(style.layout)
    painter.setPen(pen(style.on_felt(0.9), 1.5 * unit))
    painter.setBrush(colour(mixed(palette.felt_edge, "#000000", 0.25)))
    painter.drawRoundedRect(qrect(place.inset(unit)), 14 * unit, 14 * unit)
    inner = place.inset(14 * unit)
    line = 1.5 * style.text
    head = Rect(inner.x, inner.y, inner.w, line)
    name, amount = style.words(name_of(view, heap)), amount_of(view, heap)
    told = "" if amount is None else style.voice.number(amount)
    write(painter, head, name, 1.1 * style.text, style.on_felt(), bold=True, where=LEFT)
    write(painter, head, told, 1.1 * style.text, style.on_felt(), bold=True, where=RIGHT)
    room = Rect(inner.x, head.bottom + 6 * unit, inner.w, inner.bottom - head.bottom - 6 * unit)
    order = order_of(view, heap)
    _, standing = cut(chips_of(view, heap), room, LARGER * style.layout.chip, order)
    draw_columns(painter, style.kept, standing, style.chips)
