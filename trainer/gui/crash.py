"""A broken program: the error goes to the log and into one dialog, and the window stays."""

from __future__ import annotations

import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox
from shiboken6 import isValid

from trainer.gui.window import MainWindow
from trainer.messages import say
from trainer.settings import log_file

LARGEST = 1_000_000
"""Bytes of the log, after which it is begun anew; the one before is kept."""


class Watch(QObject):
    """Hears every exception that nobody caught while it is set as `sys.excepthook`."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._dialog: QMessageBox | None = None

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        place = write_log(text)
        if not isValid(self._window):  # while the program ends there is no place for a dialog
            sys.__excepthook__(kind, error, trace)
        elif self._dialog is None:
            self._show(f"{kind.__name__}: {error}", place, text)

    def _show(self, error: str, place: str, trace: str) -> None:
        text = self._window.voice.text
        dialog = QMessageBox(self._window)
        dialog.setIcon(QMessageBox.Icon.Critical)
        dialog.setWindowTitle(text(say("An error in the program")))
        dialog.setText(text(say("Something in the program went wrong. You can go on.")))
        log = say("It is written down in {file}.", file=place)
        dialog.setInformativeText(f"{error}\n\n{text(log)}")
        dialog.setDetailedText(trace)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        dialog.open()

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None


def write_log(text: str) -> str:
    """Adds to the log; says where it is, or why it could not be written."""
    # Logging is imported with the first error, not with the window.
    import logging
    from logging.handlers import RotatingFileHandler

    file = log_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=LARGEST, backupCount=1, encoding="utf-8")
    except OSError as error:
        return f"{file} ({error.strerror})"
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    handler.emit(logging.makeLogRecord({"msg": text, "levelname": "ERROR"}))
    handler.close()
    return str(file)
