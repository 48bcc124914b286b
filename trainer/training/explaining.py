"""An attempt with its verdict again, as the records have it: for results and for the end."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.content.lesson import Lesson, Question
from trainer.content.library import Library
from trainer.content.questions import grade, key
from trainer.content.script import house_of, questions
from trainer.messages import Problems
from trainer.training.attempts import Attempt
from trainer.training.drills.asked import drill_of
from trainer.training.playing import Given


@dataclass(frozen=True, slots=True)
class Explained:
    lesson: Lesson
    question: Question
    given: Given


def explained(attempt: Attempt, library: Library) -> Explained | None:
    """None where the lesson is gone, or its facts are other ones by now."""
    lesson = _lesson(attempt, library)
    if lesson is None:
        return None
    house = house_of(lesson, attempt.edition)
    at = 1 if attempt.subject.is_drill else attempt.subject.at
    for asked in questions(lesson, house):
        if asked.question.at == at:
            found = key(asked.question, asked.table, house)
            if found.unknown is not None:
                return None
            verdict = grade(asked.question, found, attempt.given, house)
            given = Given(asked.question.at, attempt.given, attempt.edition, verdict)
            return Explained(lesson, asked.question, given)
    return None


def _lesson(attempt: Attempt, library: Library) -> Lesson | None:
    subject = attempt.subject
    try:
        if subject.is_drill:
            return drill_of(subject, attempt.edition).lesson
        lesson = library.lesson(subject.source)
    except (KeyError, RuntimeError, Problems):
        return None
    return lesson if lesson.revision == subject.revision else None
