"""Unsaved texts kept aside by this running copy of the program, and those that a crash left."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from PySide6.QtCore import QLockFile

from trainer.training import manuscript as writing
from trainer.training.manuscript import Aside, Manuscript, kept_aside


class Drafts:
    """Each running copy has a folder of its own under `folder`, locked as long as it runs: what
    lies in a folder that is not locked was left behind by one that did not end as it should."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own = folder / f"{os.getpid()}-{secrets.token_hex(4)}"
        self._lock: QLockFile | None = None

    def keep(self, manuscript: Manuscript) -> bool:
        """Keeps a text aside; whether that could be done."""
        return self._begin() and writing.keep_aside(manuscript, self._own) is not None

    def put_away(self, manuscript: Manuscript) -> None:
        """It was saved, or given up."""
        writing.put_away(manuscript, self._own)

    def left_behind(self) -> tuple[Aside, ...]:
        """What a crash left, the latest first. What another running copy keeps is not among it."""
        found = list(kept_aside(self._folder))
        for folder in self._others():
            lock = self._lock_of(folder)
            if not lock.tryLock(0):
                continue
            found.extend(kept_aside(folder))
            self._clear(folder)
            lock.unlock()
        return tuple(sorted(found, key=lambda one: -one.when))

    def take_over(self, aside: Aside) -> None:
        """What was left behind is this copy's from now on."""
        if self.keep(aside.manuscript):
            self.forget(aside)

    def forget(self, aside: Aside) -> None:
        """Nobody wants it any more."""
        aside.kept.unlink(missing_ok=True)
        if aside.kept.parent != self._folder:
            self._clear(aside.kept.parent)

    def end(self) -> None:
        """This copy ends as it should."""
        if self._lock is not None:
            self._clear(self._own)
            self._lock.unlock()
            self._lock = None

    def _begin(self) -> bool:
        if self._lock is not None:
            return True
        try:
            self._own.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        self._lock = self._lock_of(self._own)
        return self._lock.tryLock(0)

    def _others(self) -> list[Path]:
        try:
            return [one for one in self._folder.iterdir() if one.is_dir() and one != self._own]
        except OSError:
            return []

    def _lock_of(self, folder: Path) -> QLockFile:
        lock = QLockFile(str(folder.with_name(f"{folder.name}.lock")))
        # However old: it counts as long as its program runs.
        lock.setStaleLockTime(0)
        return lock

    def _clear(self, folder: Path) -> None:
        """Takes the folder away once nothing lies in it."""
        try:
            folder.rmdir()
        except OSError:
            return
