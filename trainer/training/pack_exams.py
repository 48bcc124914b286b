"""An exam that a pack defines, as it is drawn and sat."""

from __future__ import annotations

from dataclasses import dataclass
from math import lcm

from trainer.content.exams import LESSONS, PackExam
from trainer.content.library import Library
from trainer.content.pack import Pack
from trainer.messages import Problems
from trainer.rules.house import Edition
from trainer.training.attempts import Subject
from trainer.training.drills.catalogue import KINDS
from trainer.training.exams import ExamPlan, Own
from trainer.training.families import family_of


@dataclass(frozen=True, slots=True)
class Offered:
    """An exam of a pack. It is sat under one of the `editions`; `language` is that of the title
    where another one lacks it."""

    exam: PackExam
    pack: Pack

    @property
    def editions(self) -> tuple[Edition, ...]:
        return self.pack.editions

    @property
    def language(self) -> str:
        return self.pack.languages[0]


def offered(library: Library) -> tuple[Offered, ...]:
    """The exams of all packs, in their order."""
    return tuple(Offered(exam, pack) for pack in library.packs for exam in pack.exams)


def own_of(one: Offered, library: Library, edition: Edition) -> Own:
    """The pack's lessons of which the exam may draw questions under that edition."""

    # Not before an exam is begun: the window opens without it.
    from trainer.content.exam_lessons import exam_questions, lessons_of

    def questions(key: str) -> tuple[Subject, ...]:
        try:
            lesson = library.lesson(key)
        except Problems:
            return ()
        return tuple(Subject(key, at, lesson.revision) for at in exam_questions(lesson, edition))

    return Own(tuple(f"{one.pack.id}/{name}" for name in lessons_of(one.pack, one.exam)), questions)


def plan_of(exam: PackExam, name: str) -> ExamPlan:
    """`name` is the title in the language of the one who sits it."""
    return ExamPlan(
        name, exam.questions, exam.minutes, exam.mark / 100, weights_of(exam), exam.levels
    )


def weights_of(exam: PackExam) -> dict[str, int]:
    """By kind of drill, and of LESSONS: the weight of a family is spread evenly over its kinds, and
    what a kind weighs of its own comes on top. Empty where nothing was said."""
    if not exam.weights:
        return {LESSONS: exam.own_weight} if exam.own_weight else {}
    families = {
        name: tuple(kind.name for kind in KINDS if family_of(kind.rule).name == name)
        for name, _ in exam.weights
    }
    whole = lcm(*(len(kinds) for kinds in families.values() if kinds))
    found: dict[str, int] = {}
    for name, weight in exam.weights:
        kinds = families[name] or (name,)
        for kind in kinds:
            found[kind] = found.get(kind, 0) + weight * whole // len(kinds)
    return {kind: weight for kind, weight in found.items() if weight}
