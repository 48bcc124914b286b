"""Keys that are letters type while a text field has the focus: their caps then look asleep."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from trainer.gui.buttons import KeyButton


class TypingKeys(QObject):
    """Watches the focus for all buttons within `within`.

    The focus also moves while a dialog is being destroyed, and half of it must not be looked
    through: the buttons follow from the event loop.
    """

    def __init__(self, within: QWidget) -> None:
        super().__init__(within)
        self._within = within
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._follow)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._soon.start)

    def _follow(self) -> None:
        typing = isinstance(QApplication.focusWidget(), QLineEdit | QPlainTextEdit | QTextEdit)
        for button in self._within.findChildren(KeyButton):
            button.show_typing(typing=typing)
