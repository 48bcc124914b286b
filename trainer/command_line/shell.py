"""What the shell is told: exit codes, and complaints on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from trainer.command_line.commands import PROGRAM
from trainer.i18n import Voice
from trainer.messages import Message, Problem

FINE: Final = 0
"""Also where an answer was graded wrong."""
PROBLEMS: Final = 1
"""Found in what was read."""
WRONG_USE: Final = 2
"""A missing file, an unknown word."""


def problem_line(problem: Problem, voice: Voice) -> str:
    """`file:line:column: code: message`, and what to do about it."""
    line = f"{problem.place}: {problem.code}: {voice.text(problem.message)}"
    return line if problem.hint is None else f"{line} {voice.text(problem.hint)}"


def complain_of(problems: Iterable[Problem], voice: Voice) -> None:
    """Problems where they are not what was asked for: on standard error."""
    for problem in problems:
        print(problem_line(problem, voice), file=sys.stderr)


def complain(message: Message, hint: Message | None, voice: Voice) -> None:
    """One sentence on standard error, under the program's name."""
    text = f"{PROGRAM}: {voice.text(message)}"
    if hint is not None:
        text = f"{text} {voice.text(hint)}"
    print(text, file=sys.stderr)
