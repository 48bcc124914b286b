"""Lines that several commands write: problems, rules cited, values as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from trainer import files
from trainer.command_line.reading import WrongUse
from trainer.content.lesson import Lesson
from trainer.content.questions import Cited
from trainer.i18n import Voice
from trainer.messages import Message, Problem, say
from trainer.rules.house import House

PENALTY: Final = say("A penalty may follow.")


def print_json(fields: Mapping[str, Any]) -> None:
    """One object on one line. Letters stay letters."""
    print(json.dumps(fields, ensure_ascii=False))


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


def print_head(lesson: Lesson, house: House, voice: Voice) -> None:
    """The lesson, and the edition under which it is ruled."""
    head = say(
        "{lesson}: {title} (Poker TDA {edition})",
        lesson=lesson.key,
        title=lesson.title.text(voice.language, lesson.languages[0]),
        edition=str(int(house.edition)),
    )
    print(voice.text(head))


def cites_fields(cites: Iterable[Cited]) -> list[dict[str, str]]:
    return [{"rule": one.rule, "number": one.number, "part": one.part} for one in cites]


def print_reasons(cites: Iterable[Cited], why: Iterable[Message], voice: Voice) -> None:
    """The rules, then the reasons as steps under them."""
    for cite in cites:
        print(f"   {voice.text(cite.text)}")
    for step in why:
        print(f"     {voice.text(step)}")


def make_folder(folder: Path) -> None:
    """WrongUse where there cannot be one."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = say(
            "The folder {folder} cannot be made: {reason}. {remedy}",
            folder=str(folder),
            reason=files.reason(error),
            remedy=files.remedy(error),
        )
        raise WrongUse(message) from None


def write_file(file: Path, text: str) -> None:
    """The text as a file, its line ends as they are; WrongUse where it cannot be written."""
    try:
        files.write(file, text.encode())
    except OSError as error:
        raise WrongUse(files.unwritten(file, error)) from None
