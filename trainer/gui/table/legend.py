"""What the chips on the table are worth, each beside its value, where letters on them are small."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from trainer.gui.table.chips import draw_columns
from trainer.gui.table.paint import LEFT, READABLE, write
from trainer.gui.table.style import Style
from trainer.gui.theme import colour
from trainer.view.model import TableView
from trainer.view.piles import EDGE, FACE, Column
from trainer.view.shapes import Rect
from trainer.view.surroundings import LEGEND_WORDS

LETTERED: Final = 18.0
"""Pixels of a chip under which its value cannot be printed on it."""

LEGIBLE: Final = 26.0
"""Pixels of a chip from which its value is read as well as other words."""


def denominations(view: TableView) -> tuple[int, ...]:
    """What the chips that lie there are worth, each once, the largest first."""
    lying = [pot.chips for pot in view.pots]
    lying += [chips for seat in view.seats for chips in (seat.stack, seat.front)]
    found = {value for chips in lying for value, _ in chips.counts}
    return tuple(sorted(found, reverse=True))


def draw_legend(painter: QPainter, style: Style, values: tuple[int, ...]) -> None:
    size = max(style.text, READABLE, style.least)
    for value, cell in zip(values, style.layout.legend.cells(len(values)), strict=True):
        words = LEGEND_WORDS * style.text
        chip = min(cell.h / (FACE + EDGE), cell.w - words)
        high = (FACE + EDGE) * chip
        place = Rect(cell.x, cell.y + (cell.h - high) / 2, chip, high)
        draw_columns(painter, style.kept, (Column(value, 1, place),), style.chips)
        beside = Rect(place.right + 0.25 * size, cell.y, words - 0.7 * size, cell.h)
        told = style.voice.number(value)
        ink = colour(style.palette.text)
        write(painter, beside, told, size, ink, bold=True, where=LEFT, least=style.least)
