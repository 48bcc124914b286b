"""What a command tells the shell: fine also where an answer was graded wrong."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
PROBLEMS: Final = 1
"""Found in what was read."""
WRONG_USE: Final = 2
"""A missing file, an unknown word."""
