"""What each mode allows, in one table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from trainer.messages import Message, say
from trainer.training.attempts import Mode


class Hints(Enum):
    SHOWN = "shown"
    ASKED = "asked"
    NONE = "none"


class Explains(Enum):
    """When the reasons of a verdict are shown."""

    ALWAYS = "always"
    WRONG = "wrong"
    END = "end"


class Wrong(Enum):
    """What a wrong answer does: a setting, where the mode leaves it open."""

    TELL = "tell"
    BLOCK = "block"
    """The question stays until it is answered right."""
    END = "end"


@dataclass(frozen=True, slots=True)
class Rules:
    """`rethinks`: how often an answer is given back before its verdict."""

    title: Message
    hints: Hints
    explains: Explains
    clock: bool
    pause: bool
    rethinks: int
    wrong: Wrong
    wrong_is_free: bool
    """Whether the setting may choose what a wrong answer does."""


MODES: dict[Mode, Rules] = {
    Mode.LEARN: Rules(
        say("Learn"),
        Hints.SHOWN,
        Explains.ALWAYS,
        clock=False,
        pause=True,
        rethinks=0,
        wrong=Wrong.TELL,
        wrong_is_free=True,
    ),
    Mode.GUIDED: Rules(
        say("Guided"),
        Hints.ASKED,
        Explains.ALWAYS,
        clock=False,
        pause=True,
        rethinks=1,
        wrong=Wrong.TELL,
        wrong_is_free=True,
    ),
    Mode.PRACTICE: Rules(
        say("Practice"),
        Hints.NONE,
        Explains.WRONG,
        clock=True,
        pause=True,
        rethinks=0,
        wrong=Wrong.TELL,
        wrong_is_free=True,
    ),
    Mode.EXAM: Rules(
        say("Exam"),
        Hints.NONE,
        Explains.END,
        clock=True,
        pause=False,
        rethinks=0,
        wrong=Wrong.END,
        wrong_is_free=False,
    ),
}
