"""The look of the whole application, before any window is there."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from trainer.gui.theme import DEFAULT, PROPERTY, application_palette
from trainer.view.palette import Theme


def dress(application: QApplication, theme: Theme = DEFAULT) -> None:
    """The colours of the theme, and the program's name over every window."""
    wear(application, theme)
    application.setApplicationDisplayName("Dealer Trainer")


def wear(application: QApplication, theme: Theme) -> None:
    """Another theme; what is painted by hand asks for its colours anew."""
    application.setProperty(PROPERTY, theme.value)
    application.setPalette(application_palette(theme))
