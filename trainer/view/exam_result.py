"""The result of an exam by family of rules, and within each by kind of drill."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.messages import Message
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


def result_lines(result: Result) -> tuple[ResultLine, ...]:
    """Families in the order of the rule book, of each the kinds that were asked."""
    found: list[ResultLine] = []
    for family in (*FAMILIES, RECOMMENDED):
        own = [
            ResultLine(kind_of(name).title, right, asked, is_family=False)
            for name, right, asked in result.kinds
            if family_of(kind_of(name).rule) == family
        ]
        if own:
            right, asked = sum(one.right for one in own), sum(one.asked for one in own)
            found += [ResultLine(family.title, right, asked, is_family=True), *own]
    return tuple(found)
