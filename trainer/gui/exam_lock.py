"""One sitting: while an exam is sat in one window, another does not take it for broken off."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile


class ExamLock:
    """A file beside the records. That of a process that is gone is no hindrance."""

    def __init__(self) -> None:
        self._lock: QLockFile | None = None

    def take(self, records: Path | None, sitting: str) -> bool:
        """Whether the exam may be sat here; what could not be told is no hindrance either."""
        self.release()
        if records is None or not records.parent.is_dir():
            return True
        lock = QLockFile(str(records.parent / f"exam-{sitting}.lock"))
        lock.setStaleLockTime(0)  # an exam may take hours
        if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
            return False
        self._lock = lock
        return True

    def release(self) -> None:
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
