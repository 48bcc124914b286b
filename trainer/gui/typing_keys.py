"""Keys that are letters type while a text field has the focus: their caps then look asleep."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from trainer.gui.buttons import KeyButton


class TypingKeys(QObject):
    """Watches the focus for all buttons within `within`."""

    def __init__(self, within: QWidget) -> None:
        super().__init__(within)
        self._within = within
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._moved)

    def _moved(self, _old: QWidget | None, now: QWidget | None) -> None:
        if not isValid(self._within):  # the focus goes while the window is taken down, too
            return
        typing = isinstance(now, QLineEdit | QPlainTextEdit | QTextEdit)
        for button in self._within.findChildren(KeyButton):
            button.show_typing(typing=typing)
