"""How much room each part of the window gets, by its size and the size of the text."""

from __future__ import annotations

from typing import Final

WIDE: Final = 1440
"""From this width on, script and ledger stand side by side."""

NARROW: Final = 1150
"""Under this width the table needs more of it."""

ROOMY: Final = 1900
"""From this width on the right-hand side is wider."""

STEPS: Final = ((3400, 1.7), (2500, 1.35), (ROOMY, 1.15))
"""From these widths on the text is larger by itself."""

LOW: Final = 600
"""The height under which the parts below the table need more of the room."""


def text_scale(percent: int, width: int) -> float:
    """The text size that holds in a window of this width, 1 the usual."""
    step = next((step for least, step in STEPS if width >= least), 1.0)
    return percent / 100 * step


def bar_height(scale: float) -> int:
    return round(52 * scale)


def side_width(width: int, scale: float) -> int:
    """The right-hand side, of a window of this width."""
    room = width / scale
    usual = 300 if room < NARROW else 340 if room < WIDE else 400 if room < ROOMY else 460
    return min(round(usual * scale), width * 45 // 100)


def bottom_height(height: int, scale: float) -> int:
    """Script and ledger, of a page of this height."""
    share = 0.25 if height / scale >= LOW else 0.32
    return max(min(round(170 * scale), height * 2 // 5), round(height * share))


def folded(width: int, scale: float) -> bool:
    """Whether script and ledger share one place."""
    return width / scale < WIDE
