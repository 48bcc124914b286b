"""The themes for Qt: colours, letters, and the palette of the whole application."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QFont, QPalette

from trainer.view.palette import PALETTES, Palette, Theme, contrast, mixed

DEFAULT: Final = Theme.DARK
TEXT_CONTRAST, SHAPE_CONTRAST = 4.5, 3.0
"""The least that a reader with poor sight needs."""

PROPERTY: Final = "theme"
"""Of the application: the theme that holds, by its name."""


def theme_now() -> Theme:
    """The theme that the application wears."""
    application = QCoreApplication.instance()
    name = None if application is None else application.property(PROPERTY)
    return DEFAULT if name is None else Theme(name)


def colours() -> Palette:
    """Those of the theme that holds just now."""
    return PALETTES[theme_now()]


@cache
def colour(name: str, opacity: float = 1.0) -> QColor:
    """A colour of a palette, not to be changed. `opacity`: 0 lets all through."""
    made = QColor(name)
    made.setAlphaF(opacity)
    return made


def edge(colours: Palette) -> str:
    """The quietest line that still shows where something to press or to fill in ends."""
    tints = (mixed(colours.outline, colours.text, part / 50) for part in range(51))
    return next(one for one in tints if _stands_out(one, colours, SHAPE_CONTRAST))


def faint(colours: Palette) -> str:
    """The quietest letters that can still be read, for what cannot be pressed now."""
    tints = (mixed(colours.panel, colours.quiet, part / 50) for part in range(51))
    return next(one for one in tints if _stands_out(one, colours, TEXT_CONTRAST))


def _stands_out(ink: str, colours: Palette, least: float) -> bool:
    papers = (colours.ground, colours.panel, colours.raised)
    return all(contrast(ink, paper) >= least for paper in papers)


def letters(height: float, *, bold: bool = False) -> QFont:
    """The system's family, `height` in whole units of the painter, at least one."""
    font = QFont()
    font.setPixelSize(max(1, int(height)))
    font.setBold(bold)
    return font


def application_palette(theme: Theme = DEFAULT) -> QPalette:
    """For QApplication.setPalette.

    Quiet text is PlaceholderText, the accent Highlight and Accent, a raised field AlternateBase
    and Button, an outline Mid.
    """
    colours = PALETTES[theme]
    made = QPalette()
    for role, name in _roles(colours).items():
        made.setColor(role, colour(name))
    quiet = colour(faint(colours))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, role, quiet)
    return made


_Role = QPalette.ColorRole


def _roles(colours: Palette) -> dict[QPalette.ColorRole, str]:
    return {
        _Role.Window: colours.panel,
        _Role.WindowText: colours.text,
        _Role.Base: colours.ground,
        _Role.AlternateBase: colours.raised,
        _Role.Text: colours.text,
        _Role.PlaceholderText: colours.quiet,
        _Role.Button: colours.raised,
        _Role.ButtonText: colours.text,
        _Role.BrightText: colours.wrong,
        _Role.Light: mixed(colours.raised, colours.text, 0.12),
        _Role.Midlight: mixed(colours.raised, colours.text, 0.06),
        _Role.Mid: colours.outline,
        _Role.Dark: mixed(colours.panel, colours.shadow, 0.5),
        _Role.Shadow: colours.shadow,
        _Role.Highlight: colours.accent,
        _Role.HighlightedText: colours.on_accent,
        _Role.Accent: colours.accent,
        _Role.Link: colours.floor,
        _Role.LinkVisited: colours.floor,
        _Role.ToolTipBase: colours.raised,
        _Role.ToolTipText: colours.text,
    }
