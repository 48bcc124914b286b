"""The pots in the middle: sorted stacks of one size of chips, each under its name and amount."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QPainter

from trainer.gui.table.chips import draw_columns
from trainer.gui.table.paint import fitted, narrowed, write
from trainer.gui.table.style import Style
from trainer.view.model import PotView, TableView
from trainer.view.piles import POT_LINE, Column, PotPlace, columns, pot_places
from trainer.view.shapes import Rect

SMALLEST: Final = 0.85
"""The part of their size under which the letters of a long name make way for a short one."""


def draw_pots(painter: QPainter, style: Style, view: TableView, room: Rect) -> None:
    """All names of a row stand at one height."""
    places = pot_places(len(view.pots), room, POT_LINE * style.felt_text)
    names = _names(style, view.pots, places)
    standing = _standing(style, view.pots, places)
    for pot, name, place, chips in zip(view.pots, names, places, standing, strict=True):
        draw_columns(painter, style.kept, chips, style.chips)
        beside = [
            column.rect.y
            for other, there in zip(places, standing, strict=True)
            if other.label.y == place.label.y
            for column in there
        ]
        down = min(beside, default=place.chips.centre.y) - place.chips.y
        alone = place.amount is None
        amount = "" if pot.amount is None else style.voice.number(pot.amount)
        size, ink, least = style.felt_text, style.on_felt(), style.least
        if place.amount is None:
            name = f"{name}  {amount}".strip()
        elif amount:
            where = place.amount.moved(0, down)
            write(painter, where, amount, size, ink, bold=True, least=least)
        else:
            down += place.amount.h  # the name close over its chips
        where = place.label.moved(0, down)
        write(painter, where, name, size, ink, bold=alone, least=least)


def _names(style: Style, pots: Sequence[PotView], places: Sequence[PotPlace]) -> list[str]:
    """The short ones for all, where a long one would be small or cut off."""
    names = [style.words(pot.label) for pot in pots]
    long = any(
        not _goes(style, name, place.label.w)
        for name, place in zip(names, places, strict=True)
        if place.amount is not None
    )
    return [style.words(pot.short or pot.label) for pot in pots] if long else names


def _goes(style: Style, name: str, width: float) -> bool:
    """Whether a name goes there in letters that are large enough."""
    font, shown = fitted(name, width, style.felt_text, least=style.least)
    low = font.pixelSize() < SMALLEST * int(style.felt_text)
    return shown == name and not low and not narrowed(font)


def _standing(
    style: Style, pots: Sequence[PotView], places: Sequence[PotPlace]
) -> list[tuple[Column, ...]]:
    """As large as there is room for the widest."""
    heaps = [(pot.chips, place.chips) for pot, place in zip(pots, places, strict=True)]
    widths = [
        column.rect.w
        for chips, place in heaps
        for column in columns(chips, place, style.layout.chip)
    ]
    chip = min(widths, default=style.layout.chip)
    return [columns(chips, place, chip) for chips, place in heaps]
