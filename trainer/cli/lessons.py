"""Lessons as the command line names them, with what is said where one cannot be had."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trainer import app
from trainer.command_line.shell import FINE, PROBLEMS, WRONG_USE, complain, complain_of
from trainer.content.claims import INFORMATION
from trainer.content.lesson import Lesson
from trainer.i18n import Voice
from trainer.messages import Problem, Problems

_NOT_THERE: Final = frozenset({"no-such-file", "no-such-lesson", "is-a-folder"})


def exit_code(problems: Iterable[Problem]) -> int:
    """Wrong use where something named on the command line is not there; what is said for
    information alone is no problem."""
    wrong = (one for one in problems if one.code not in INFORMATION)
    return max((WRONG_USE if one.code in _NOT_THERE else PROBLEMS for one in wrong), default=FINE)


def lesson_named(name: str) -> Lesson:
    """The lesson at a path or of an id. Problems where there is none or it is not sound."""
    return app.library().lesson(name)


def say_problems(problems: Problems, voice: Voice) -> int:
    """Says them on standard error; the exit code that they ask for."""
    for one in problems:
        if one.code == "no-such-lesson":
            complain(one.message, one.hint, voice)
        else:
            complain_of((one,), voice)
    return exit_code(problems)
