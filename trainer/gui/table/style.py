"""What every drawing of the table is given: places, colours, voice, and the pieces once painted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtGui import QColor

from trainer.gui.table.kept import Kept
from trainer.gui.theme import colour
from trainer.messages import Message
from trainer.view.chip_sets import TOURNAMENT, ChipSet
from trainer.view.layout import TableLayout
from trainer.view.palette import Deck, Palette

LETTER, LARGE_LETTER = 0.48, 0.6
SMALL_BUTTON = 22.0
"""Pixels of a chip under which the letter on the dealer button is large."""


class Speaker(Protocol):
    """A voice of trainer.i18n, or anything that speaks like one."""

    def text(self, message: Message) -> str: ...

    def number(self, value: int) -> str: ...


@dataclass(frozen=True, slots=True, eq=False)
class Style:
    """Another style is another picture: two are equal only where they are one."""

    layout: TableLayout
    palette: Palette
    deck: Deck
    voice: Speaker
    kept: Kept
    chips: ChipSet = TOURNAMENT
    least: float = 0.0
    """Pixels under which no letter falls where whoever looks sits far away; 0 for one near by."""

    @property
    def unit(self) -> float:
        return self.layout.unit

    @property
    def text(self) -> float:
        return self.layout.text

    @property
    def felt_text(self) -> float:
        return self.layout.felt_text

    @property
    def button(self) -> float:
        """The size of the dealer button, whose letter is read from as far as all others."""
        return max(1.05 * self.layout.chip, 1.36 * self.least)

    @property
    def button_letter(self) -> float:
        """Height of its letter by the button's."""
        return LARGE_LETTER if self.least or self.layout.chip < SMALL_BUTTON else LETTER

    def words(self, text: Message | str) -> str:
        return text if isinstance(text, str) else self.voice.text(text)

    def on_felt(self, opacity: float = 1.0) -> QColor:
        return colour(self.palette.on_felt, opacity)
