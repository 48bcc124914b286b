"""What may wait until the window has been seen once."""

from __future__ import annotations

import gc
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


def after_first_paint(widget: QWidget, then: Callable[[], None]) -> None:
    """Calls `then` once, from the event loop, after `widget` and its children were first painted.

    Garbage collection, held back by `start.hold_collection`, goes on from there as well.
    """
    widget.installEventFilter(_FirstPaint(widget, then))


class _FirstPaint(QObject):
    def __init__(self, watched: QWidget, then: Callable[[], None]) -> None:
        super().__init__(watched)
        self._then = then

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # The children are painted in this same event; the timer comes after it.
            QTimer.singleShot(0, self._go_on)
        return False

    def _go_on(self) -> None:
        gc.enable()
        self._then()
        self.deleteLater()
