"""Lines that several commands write: problems, rules cited, values as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from trainer.cli.command_line import PROGRAM, WrongUse
from trainer.content.lesson import Lesson
from trainer.content.questions import Cited
from trainer.i18n import Voice
from trainer.messages import Message, Problem, say
from trainer.rules.house import House

PENALTY: Final = say("A penalty may follow.")


def print_json(fields: Mapping[str, Any]) -> None:
    """One object on one line. Letters stay letters."""
    print(json.dumps(fields, ensure_ascii=False))


def problem_line(problem: Problem, voice: Voice) -> str:
    """`file:line:column: code: message`, and what to do about it."""
    line = f"{problem.place}: {problem.code}: {voice.text(problem.message)}"
    return line if problem.hint is None else f"{line} {voice.text(problem.hint)}"


def problem_fields(problem: Problem, voice: Voice) -> dict[str, Any]:
    """The same for JSON; line and column are 0 where the whole file is meant.

    `did_you_mean` is the word that was probably meant, `more` how many others like it the file has
    that are not told.
    """
    hint = problem.hint
    meant = "" if hint is None else next((v for k, v in hint.blanks if k == "word"), "")
    return {
        "file": problem.place.file,
        "line": problem.place.line,
        "column": problem.place.column,
        "code": problem.code,
        "message": voice.text(problem.message),
        "hint": "" if hint is None else voice.text(hint),
        "did_you_mean": str(meant),
        "expected": "" if problem.expected is None else voice.text(problem.expected),
        "more": problem.more,
    }


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


def print_head(lesson: Lesson, house: House, voice: Voice) -> None:
    """The lesson, and the edition under which it is ruled."""
    head = say(
        "{lesson}: {title} (Poker TDA {edition})",
        lesson=lesson.key,
        title=lesson.title.text(voice.language, lesson.languages[0]),
        edition=str(int(house.edition)),
    )
    print(voice.text(head))


def capital(text: str) -> str:
    """The text as a line begins."""
    return text[:1].upper() + text[1:]


def cites_fields(cites: Iterable[Cited]) -> list[dict[str, str]]:
    return [{"rule": one.rule, "number": one.number, "part": one.part} for one in cites]


def print_reasons(cites: Iterable[Cited], why: Iterable[Message], voice: Voice) -> None:
    """The rules, then the reasons as steps under them."""
    for cite in cites:
        print(f"   {voice.text(cite.text)}")
    for step in why:
        print(f"     {voice.text(step)}")


def write_file(file: Path, text: str) -> None:
    """The text as a file, its line ends as they are; WrongUse where it cannot be written."""
    try:
        file.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise WrongUse(say("The file {file} cannot be written.", file=str(file))) from error
