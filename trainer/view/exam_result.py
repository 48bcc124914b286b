"""The result of an exam by family of rules, and within each by kind of drill and lessons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trainer.messages import Message, say
from trainer.training.drills.make import kind_of
from trainer.training.exams import Result
from trainer.training.families import FAMILIES, RECOMMENDED, family_of


@dataclass(frozen=True, slots=True)
class ResultLine:
    """`is_family`: the sum over the lines that follow it."""

    name: Message
    right: int
    asked: int
    is_family: bool


LESSONS: Final = say("Lessons")


def result_lines(result: Result, rules: Mapping[str, str]) -> tuple[ResultLine, ...]:
    """Families in the order of the rule book, of each the kinds that were asked, and its lessons
    as one. `rules` are those of the lessons by `pack/lesson`; lessons without a rule come last."""
    found: list[ResultLine] = []
    own = [one for one in result.kinds if "/" in one[0]]
    drills = [one for one in result.kinds if one not in own]
    for family in (*FAMILIES, RECOMMENDED):
        lines = [
            ResultLine(kind_of(name).title, right, asked, is_family=False)
            for name, right, asked in drills
            if family_of(kind_of(name).rule) == family
        ]
        lessons = [one for one in own if (rule := rules.get(one[0])) and family_of(rule) == family]
        if lessons:
            lines.append(_summed(LESSONS, lessons, is_family=False))
        if lines:
            right, asked = sum(one.right for one in lines), sum(one.asked for one in lines)
            found += [ResultLine(family.title, right, asked, is_family=True), *lines]
    left = [one for one in own if not rules.get(one[0])]
    return (*found, _summed(LESSONS, left, is_family=True)) if left else tuple(found)


def _summed(
    name: Message, counts: Sequence[tuple[str, int, int]], *, is_family: bool
) -> ResultLine:
    right, asked = sum(one[1] for one in counts), sum(one[2] for one in counts)
    return ResultLine(name, right, asked, is_family=is_family)
