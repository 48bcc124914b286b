"""Which lessons and rule cases cover a rule: those in whose answers it is cited, and those that
teach it by the author's own word."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from trainer import app, resources
from trainer.content.cases import read_cases
from trainer.content.lesson import Lesson
from trainer.content.questions import cited
from trainer.messages import Problem, Problems
from trainer.rules.house import Edition

CASES: Final = resources.CHECKOUT / "tests" / "rulebook"
"""Where the rule cases lie; only a checkout has them."""


@dataclass(slots=True)
class Coverage:
    """By the lasting name of a rule: keys of lessons and names of cases; and what was not sound."""

    lessons: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    cases: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    problems: list[Problem] = field(default_factory=list)


@cache
def coverage(edition: Edition, cases: Path = CASES) -> Coverage:
    """What the shipped packs and the cases in that folder cover under one edition; worked out once
    in a run, to be read only."""
    found = Coverage()
    for pack in app.library().packs:
        for path in pack.files:
            try:
                lesson = app.library().lesson(str(path))
                _add(found.lessons, lesson.key, lesson, edition)
            except Problems as problems:
                found.problems.extend(problems)
    for path in sorted(cases.glob("*.yaml")):
        try:
            for case in read_cases(path):
                _add(found.cases, f"{path.stem}/{case.id}", case, edition)
        except Problems as problems:
            found.problems.extend(problems)
    return found


def _add(covered: dict[str, list[str]], name: str, lesson: Lesson, edition: Edition) -> None:
    if edition in lesson.editions:
        for rule in _cited(lesson, edition):
            covered[rule].append(name)


def _cited(lesson: Lesson, edition: Edition) -> Iterable[str]:
    answers = app.computed(lesson, app.house_for(lesson, edition))
    rules = dict.fromkeys(cite.rule for one in answers for cite in cited(one.key.findings, edition))
    if lesson.rule and any(one.key.by_author for one in answers):
        # What no rule computes is about the rule that the lesson names.
        rules[lesson.rule] = None
    return rules
