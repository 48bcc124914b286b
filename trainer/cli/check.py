"""`check`: every problem of lessons and packs, all files at once."""

from __future__ import annotations

from pathlib import Path

from trainer.cli.lessons import exit_code
from trainer.cli.output import print_json, problem_fields
from trainer.command_line.reading import Call
from trainer.command_line.shell import WRONG_USE, complain_of, problem_line
from trainer.content.check import check


def run(call: Call) -> int:
    """Silent where all is well. A path that is not there is wrong use, and said apart."""
    problems = check(Path(name) for name in call.operands)
    for problem in problems:
        if exit_code([problem]) == WRONG_USE:
            complain_of([problem], call.voice)
        elif call.json:
            print_json(problem_fields(problem, call.voice))
        else:
            print(problem_line(problem, call.voice))
    return exit_code(problems)
