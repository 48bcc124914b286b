"""An answer given in a lesson or a drill, as the attempt that is kept of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.content.claims import agrees
from trainer.content.lesson import Lesson, Question
from trainer.content.script import house_of, questions
from trainer.training.attempts import DRILL, Attempt, Mode, Part, Subject
from trainer.training.drills.make import kind_of
from trainer.training.playing import Given, Playing

LONG: Final = frozenset({"award", "pots", "read", "steps"})
"""Types of question whose answers have many parts: they take twice as long."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What the answer itself does not say. `at` is milliseconds since 1970 UTC."""

    id: str
    profile: str
    sitting: str
    at: int
    mode: Mode
    milliseconds: int
    hints: int = 0


def subject_of(lesson: Lesson, at: int, drill: Subject | None = None) -> Subject:
    """What was asked: the drill that was played, or a question of the lesson."""
    return drill or Subject(lesson.key, at, lesson.revision)


def target_of(subject: Subject, question: Question, level: int) -> int:
    """Milliseconds that an answer should take at most."""
    if subject.source.startswith(DRILL):
        return kind_of(subject.kind).target(subject.level)
    seconds = 25 + 5 * level
    return 1000 * (2 * seconds if question.ask in LONG else seconds)


def recorded(
    playing: Playing, given: Given, stamp: Stamp, drill: Subject | None = None
) -> Attempt | None:
    """The attempt; None where there was no verdict. An answer that is in dispute is kept and
    counts for no rule."""
    if given.verdict is None:
        return None
    lesson = playing.lesson
    house = house_of(lesson, given.edition)
    asked = next(one for one in questions(lesson, house) if one.question.at == given.at)
    subject = subject_of(lesson, given.at, drill)
    sound = agrees(asked.question, asked.table, house)
    cited = next((cite.rule for cite in given.verdict.cites), "")
    return Attempt(
        id=stamp.id,
        profile=stamp.profile,
        sitting=stamp.sitting,
        at=stamp.at,
        subject=subject,
        ask=asked.question.ask,
        rule=(lesson.rule or cited) if sound else "",
        edition=given.edition,
        mode=stamp.mode,
        score=given.verdict.score,
        milliseconds=stamp.milliseconds,
        target=target_of(subject, asked.question, lesson.level),
        given=given.answer,
        parts=tuple(
            Part(mark.field, mark.right, mark.expected, mark.given) for mark in given.verdict.marks
        ),
        hints=stamp.hints,
    )
