"""Things painted once and drawn many times, kept by what they are and how large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPixmap

MOST: Final = 300
"""As many as a table needs in some sizes; a window that is drawn larger needs ever new ones."""


class Kept:
    def __init__(self) -> None:
        self._painted: dict[object, QPixmap] = {}

    def painted(self, what: object, density: float, paint: Callable[[], QPixmap]) -> QPixmap:
        """What was painted for `what`, which names its size in device pixels as well."""
        key = what, density
        if key not in self._painted:
            if len(self._painted) >= MOST:
                self._painted.clear()
            made = paint()
            made.setDevicePixelRatio(density)
            self._painted[key] = made
        return self._painted[key]
