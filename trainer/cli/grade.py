"""`grade`: the verdict on answers to the questions of a lesson."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trainer import app
from trainer.cli.lessons import exit_code, lesson_named, say_problems
from trainer.cli.output import PENALTY, cites_fields, print_json, print_reasons
from trainer.command_line.reading import Call
from trainer.command_line.shell import complain_of
from trainer.content.lesson import Lesson, Words
from trainer.content.questions import ATTRIBUTION, Mark, Verdict, as_json, grade, read_answers
from trainer.i18n import Voice
from trainer.messages import Message, Problem, Problems, capital, say


def run(call: Call) -> int:
    """One verdict for each question that was answered. Wrong answers are no failure."""
    try:
        lesson = lesson_named(call.operands[0])
        house = app.house_for(lesson, call.edition)
        answers = app.computed(lesson, house)
    except Problems as problems:
        return say_problems(problems, call.voice)
    given, problems_found = read_answers(
        Path(call.values["--answers"]), [one.asked for one in answers]
    )
    spoken = False
    for one in answers:
        at = one.question.at
        if at not in given:
            continue
        if one.key.unknown is not None:
            problem = Problem(one.question.place, "unanswerable", one.key.unknown)
            problems_found.append(problem)
            continue
        verdict = grade(one.question, one.key, given[at], house)
        if call.json:
            print_json(_fields(at, verdict, lesson, call.voice))
        else:
            _print(at, verdict, lesson, call.voice)
            spoken = True
    if spoken:
        print(call.voice.text(ATTRIBUTION))
    complain_of(problems_found, call.voice)
    return exit_code(problems_found)


def _fields(at: int, verdict: Verdict, lesson: Lesson, voice: Voice) -> dict[str, Any]:
    fields = {
        "at": at,
        "score": verdict.score,
        "marks": [_mark_fields(mark) for mark in verdict.marks],
        "remark": "" if verdict.remark is None else voice.text(verdict.remark),
        "cites": cites_fields(verdict.cites),
        "why": [voice.text(why) for why in verdict.why],
        "missed": [voice.text(missed) for missed in verdict.missed],
        "penalty": verdict.penalty,
    }
    if verdict.by_author:
        fields["author"] = True
    said = {"because": verdict.because, "tempting": verdict.tempting}
    return fields | {name: _author(words, lesson, voice) for name, words in said.items() if words}


def _mark_fields(mark: Mark) -> dict[str, Any]:
    return {
        "field": mark.field,
        "right": mark.right,
        "expected": as_json(mark.expected),
        "given": as_json(mark.given),
    }


def _author(words: Words, lesson: Lesson, voice: Voice) -> str:
    return words.text(voice.language, lesson.languages[0])


def _print(at: int, verdict: Verdict, lesson: Lesson, voice: Voice) -> None:
    print(f"{at}. {voice.text(_head(verdict))}")
    print(f"   {capital(voice.text(verdict.expected))}")
    given = say("Your answer: {answer:low}", answer=verdict.given)
    print(f"   {voice.text(given)}")
    for mark in verdict.marks:
        if not mark.right:
            print(f"     {voice.text(_said(mark))}")
    said = [*([] if verdict.remark is None else [verdict.remark]), *verdict.missed]
    for message in said:
        print(f"   {voice.text(message)}")
    print_reasons(verdict.cites, verdict.why, voice)
    if verdict.penalty:
        print(f"   {voice.text(PENALTY)}")
    for words in (verdict.tempting, verdict.because):
        if words:
            print(f"   {_author(words, lesson, voice)}")
    print()


def _head(verdict: Verdict) -> Message:
    if verdict.right:
        return say("Right. {what:up}.", what=verdict.headline)
    if verdict.score:
        return say("Partly right. {what:up}.", what=verdict.headline)
    return say("Not right. {what:up}.", what=verdict.headline)


def _said(mark: Mark) -> Message:
    return say(
        "{field}: {expected} (given: {given})",
        field=mark.label,
        expected=mark.expected_text,
        given=mark.given_text,
    )
