"""Attempts as rows of the store and as plain records, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from trainer.content.lesson import Value
from trainer.content.questions.values import as_json
from trainer.rules.house import Edition
from trainer.training.attempts import Attempt, Mode, Part, Subject
from trainer.training.exams import ExamPlan, ExamSitting

LAST_MOMENT = 253_402_300_800_000
"""The end of the year 9999, in milliseconds since 1970 UTC."""


def row_of(attempt: Attempt) -> dict[str, Any]:
    """The columns of the table `attempts`."""
    subject = attempt.subject
    return {
        "id": attempt.id,
        "profile": attempt.profile,
        "sitting": attempt.sitting,
        "at": attempt.at,
        "source": subject.source,
        "question": subject.at,
        "revision": subject.revision,
        "level": subject.level,
        "seed": subject.seed,
        "ask": attempt.ask,
        "rule": attempt.rule,
        "edition": int(attempt.edition),
        "mode": attempt.mode.value,
        "score": attempt.score,
        "milliseconds": attempt.milliseconds,
        "target": attempt.target,
        "given": json.dumps(as_json(attempt.given), sort_keys=True),
        "parts": json.dumps([_part(one) for one in attempt.parts]),
        "hints": attempt.hints,
    }


def attempt_of(row: Mapping[str, Any]) -> Attempt:
    """ValueError or KeyError where the record is not one of ours."""
    given = _value(json.loads(row["given"]))
    if not 0 <= int(row["at"]) < LAST_MOMENT:
        raise ValueError(row["at"])
    return Attempt(
        id=row["id"],
        profile=row["profile"],
        sitting=row["sitting"],
        at=int(row["at"]),
        subject=Subject(
            row["source"],
            int(row["question"]),
            row["revision"],
            int(row["level"]),
            int(row["seed"]),
        ),
        ask=row["ask"],
        rule=row["rule"],
        edition=Edition(int(row["edition"])),
        mode=Mode(row["mode"]),
        score=float(row["score"]),
        milliseconds=int(row["milliseconds"]),
        target=int(row["target"]),
        given=given if isinstance(given, dict) else {},
        parts=tuple(_part_of(one) for one in json.loads(row["parts"])),
        hints=int(row["hints"]),
    )


def exam_row(sitting: ExamSitting) -> dict[str, Any]:
    """The columns of the table `exams`."""
    plan = sitting.plan
    return {
        "id": sitting.id,
        "profile": sitting.profile,
        "plan": json.dumps(
            {
                "name": plan.name,
                "questions": plan.questions,
                "minutes": plan.minutes,
                "pass_mark": plan.pass_mark,
                "weights": dict(plan.weights),
                "levels": plan.levels,
            }
        ),
        "seed": sitting.seed,
        "edition": sitting.edition,
        "began": sitting.began,
        "ended": sitting.ended,
        "subjects": json.dumps([_subject(one) for one in sitting.subjects]),
    }


def exam_of(row: Mapping[str, Any]) -> ExamSitting:
    """ValueError or KeyError where the record is not one of ours."""
    plan = json.loads(row["plan"])
    return ExamSitting(
        id=row["id"],
        profile=row["profile"],
        plan=ExamPlan(
            name=str(plan["name"]),
            questions=int(plan["questions"]),
            minutes=int(plan["minutes"]),
            pass_mark=float(plan["pass_mark"]),
            weights={str(kind): int(weight) for kind, weight in plan["weights"].items()},
            levels=tuple(int(level) for level in plan["levels"]),
        ),
        seed=int(row["seed"]),
        edition=int(row["edition"]),
        began=int(row["began"]),
        subjects=tuple(_subject_of(one) for one in json.loads(row["subjects"])),
        ended=None if row["ended"] is None else int(row["ended"]),
    )


def _subject(one: Subject) -> list[Any]:
    """A drill by its level and seed; a question of a lesson by its number and revision too."""
    drill = [one.source, one.level, one.seed]
    return drill if one.is_drill else [*drill, one.at, one.revision]


def _subject_of(record: list[Any]) -> Subject:
    source, level, seed, *question = record
    at, revision = question or (1, "")
    return Subject(str(source), int(at), str(revision), int(level), int(seed))


def _part(part: Part) -> list[Any]:
    return [part.field, part.right, as_json(part.expected), as_json(part.given)]


def _part_of(record: list[Any]) -> Part:
    field, right, expected, given = record
    return Part(str(field), bool(right), _value(expected), _value(given))


def _value(plain: Any) -> Value:
    """JSON back in the form of answers: tuples for lists."""
    if isinstance(plain, list):
        return tuple(_value(one) for one in plain)
    if isinstance(plain, dict):
        return {str(key): _value(one) for key, one in plain.items()}
    if plain is None or isinstance(plain, bool | int | str):
        return plain
    raise ValueError(plain)
