"""`rule`: what the rules answer at each question of lessons, with cites and reasons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trainer import app
from trainer.app import Computed
from trainer.cli.lessons import lesson_named, say_problems
from trainer.cli.output import PENALTY, cites_fields, print_head, print_json, print_reasons
from trainer.command_line.reading import Call, WrongUse
from trainer.command_line.shell import FINE, PROBLEMS, complain_of
from trainer.content.lesson import Lesson
from trainer.content.pack import PACK_FILE
from trainer.content.questions import (
    ATTRIBUTION,
    as_json,
    cited,
    describe,
    question_text,
    type_of,
    whys,
)
from trainer.i18n import Voice
from trainer.messages import Problem, Problems, capital, say
from trainer.rules.house import House


def run(call: Call) -> int:
    """Each lesson in turn; one that cannot be had does not hinder the others."""
    code, spoken = FINE, False
    for name in _lessons(call.operands):
        try:
            lesson = lesson_named(name)
            house = app.house_for(lesson, call.edition)
            answers = app.computed(lesson, house)
        except Problems as problems:
            code = max(code, say_problems(problems, call.voice))
            continue
        if call.json:
            print_json(_fields(lesson, house, answers, call.voice))
        else:
            _print(lesson, house, answers, call.voice)
            spoken = True
        unknown = tuple(_unknown(answers))
        complain_of(unknown, call.voice)
        code = max(code, PROBLEMS if unknown else FINE)
    if spoken:
        print(call.voice.text(ATTRIBUTION))
    return code


def _lessons(operands: tuple[str, ...]) -> tuple[str, ...]:
    """The operands without the pack's own file, which `*.yaml` brings along."""
    lessons = tuple(name for name in operands if Path(name).name != PACK_FILE)
    if not lessons:
        message = say("{file} is a pack, not a lesson.", file=operands[0])
        raise WrongUse(message, say("Name one of its lessons, or `check` the pack."))
    return lessons


def _unknown(answers: tuple[Computed, ...]) -> Iterator[Problem]:
    for one in answers:
        if one.key.unknown is not None:
            yield Problem(one.question.place, "unanswerable", one.key.unknown)


def _fields(
    lesson: Lesson, house: House, answers: tuple[Computed, ...], voice: Voice
) -> dict[str, Any]:
    return {
        "lesson": lesson.id,
        "edition": int(house.edition),
        "questions": [_question_fields(one, house, voice) for one in answers],
    }


def _question_fields(one: Computed, house: House, voice: Voice) -> dict[str, Any]:
    question, key = one.question, one.key
    about = {"seat": question.seat, "of": question.of, "for": question.for_what or None}
    fields: dict[str, Any] = {"at": question.at, "ask": question.ask}
    fields |= {name: value for name, value in about.items() if value is not None}
    fields["answer"] = as_json(key.answer)
    fields["cites"] = cites_fields(cited(key.findings, house.edition))
    fields["why"] = [voice.text(why) for why in whys(key)]
    if key.by_author:
        fields["author"] = True
    if key.penalty:
        fields["penalty"] = True
    if key.unknown is not None:
        fields["unknown"] = voice.text(key.unknown)
    return fields


def _print(lesson: Lesson, house: House, answers: tuple[Computed, ...], voice: Voice) -> None:
    print_head(lesson, house, voice)
    for one in answers:
        print()
        _print_question(lesson, one, house, voice)
    print()


def _print_question(lesson: Lesson, one: Computed, house: House, voice: Voice) -> None:
    question, key = one.question, one.key
    asked = question.text.text(voice.language, lesson.languages[0])
    print(f"{question.at}. {asked or voice.text(question_text(question))}")
    if key.unknown is not None:
        print(f"   {voice.text(key.unknown)}")
        return
    print(f"   {capital(voice.text(describe(type_of(question), key.answer)))}")
    print_reasons(cited(key.findings, house.edition), whys(key), voice)
    if key.penalty:
        print(f"   {voice.text(PENALTY)}")
