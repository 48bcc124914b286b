"""Work that goes on beside the typing: one job at a time, the latest wins."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

PAUSE: Final = 250
"""Milliseconds without typing before the work begins."""
_LOOK: Final = 20


class Worker(QObject):
    """`done` gives what the latest job returned. Jobs run on a thread of their own and must not
    touch widgets; what they raise is raised here."""

    done = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(1, "authoring")
        self._wanted: Callable[[], object] | None = None
        self._running: Future[object] | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._begin)
        # Asked from here, so that no thread ever speaks to an object that is gone.
        self._look = QTimer(self)
        self._look.setInterval(_LOOK)
        self._look.timeout.connect(self._ask)

    @property
    def busy(self) -> bool:
        """Whether a job waits or runs."""
        return self._wanted is not None or self._running is not None

    def want(self, job: Callable[[], object], pause: int = PAUSE) -> None:
        """Takes the place of a job that has not begun; waits `pause` milliseconds for another."""
        self._wanted = job
        self._pause.start(pause)

    def stop(self) -> None:
        """No job is begun any more, and none is waited for."""
        self._pause.stop()
        self._look.stop()
        self._wanted = self._running = None

    def _begin(self) -> None:
        if self._wanted is not None and self._running is None:
            job, self._wanted = self._wanted, None
            self._running = self._pool.submit(job)
            self._look.start()

    def _ask(self) -> None:
        running = self._running
        if running is None or not running.done():
            return
        self._look.stop()
        self._running = None
        if self._wanted is None:
            self.done.emit(running.result())
        elif not self._pause.isActive():
            self._begin()
