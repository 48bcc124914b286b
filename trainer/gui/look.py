"""The look of the whole application, before any window is there."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from trainer.gui.theme import application_palette


def dress(application: QApplication) -> None:
    """The same style on every system, in the colours of the theme."""
    application.setStyle("Fusion")
    application.setPalette(application_palette())
    application.setApplicationDisplayName("Dealer Trainer")
