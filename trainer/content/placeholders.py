"""What stands in capitals for a word to be typed, in the reader's language: LESSON, FILE."""

from __future__ import annotations

import re
from functools import reduce
from typing import Final

from trainer.messages import Message, say

PLACEHOLDERS: Final[dict[str, Message]] = {
    "COMMAND": say("COMMAND"),
    "FILE": say("FILE"),
    "FOLDER": say("FOLDER"),
    "KIND": say("KIND"),
    "LESSON": say("LESSON"),
    "PACK": say("PACK"),
    "PATH": say("PATH"),
    "PROFILE": say("PROFILE"),
    "TYPE": say("TYPE"),
    "WxH": say("WxH"),
}
_WORD: Final = re.compile(f"({'|'.join(PLACEHOLDERS)})")


def placeholder(text: str) -> Message:
    """`LESSON|PACK` or `FILE.png` with the capitals in the reader's language; all else stays."""
    parts = [PLACEHOLDERS.get(one) or say("{word}", word=one) for one in _WORD.split(text) if one]
    if not parts:
        return say("{word}", word="")
    return reduce(lambda first, last: say("{first}{last}", first=first, last=last), parts)
