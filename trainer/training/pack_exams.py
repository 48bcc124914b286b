"""An exam that a pack defines, as it is drawn and sat."""

from __future__ import annotations

from dataclasses import dataclass
from math import lcm

from trainer.content.exams import PackExam
from trainer.content.lesson import Words
from trainer.content.library import Library
from trainer.rules.house import Edition
from trainer.training.drills.catalogue import KINDS
from trainer.training.exams import ExamPlan
from trainer.training.families import family_of


@dataclass(frozen=True, slots=True)
class Offered:
    """An exam of a pack. It is sat under one of the `editions`; `language` is that of the title
    where another one lacks it."""

    exam: PackExam
    pack: Words
    editions: tuple[Edition, ...]
    language: str


def offered(library: Library) -> tuple[Offered, ...]:
    """The exams of all packs, in their order."""
    return tuple(
        Offered(exam, pack.title, pack.editions, pack.languages[0])
        for pack in library.packs
        for exam in pack.exams
    )


def plan_of(exam: PackExam, name: str) -> ExamPlan:
    """`name` is the title in the language of the one who sits it."""
    return ExamPlan(
        name, exam.questions, exam.minutes, exam.mark / 100, weights_of(exam), exam.levels
    )


def weights_of(exam: PackExam) -> dict[str, int]:
    """By kind of drill: the weight of a family is spread evenly over its kinds, and what a kind
    weighs of its own comes on top. Empty where nothing was said."""
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
