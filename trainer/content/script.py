"""A lesson played through: every moment of its script, under the rules of a house."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from trainer.content.building import Draft, in_order
from trainer.content.lesson import Branch, Lesson, Line, Question, Script
from trainer.messages import Problem, Problems, say
from trainer.rules.house import Edition, House
from trainer.rules.play import advance
from trainer.rules.ruling import Ruling
from trainer.table.faults import Fault, faults
from trainer.table.state import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a line, or as a question is asked at it; the first has neither.

    `number` counts the lines played so far: 0 before the first. `ruling` is that on the line.
    """

    number: int
    table: Table
    item: Line | Question | None = None
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with the table it is asked at, and the way there: an index for every branch."""

    question: Question
    table: Table
    branch: tuple[int, ...] = ()


def timeline(lesson: Lesson, house: House, branch: tuple[int, ...] = ()) -> tuple[Moment, ...]:
    """The moments of the script, then those of the branches chosen by index.

    Where a branch replaces facts, the lines that led to it are played again on its table; the
    questions before it were asked on another and are left out. Problems where a line cannot
    have happened; IndexError where there is no such branch.
    """
    played = _played(_Same(lesson), house, branch)
    if played.problems:
        raise Problems(played.problems)
    return played.moments


def as_far_as_it_goes(
    lesson: Lesson, house: House, branch: tuple[int, ...] = ()
) -> tuple[Moment, ...]:
    """The same for a lesson that is being written: what cannot have happened is passed over."""
    return _played(_Same(lesson), house, branch).moments


def questions(lesson: Lesson, house: House) -> tuple[Asked, ...]:
    """Every question with the table it is asked at, in the order of their numbers."""
    return tuple(
        Asked(moment.item, moment.table, branch)
        for branch in branches(lesson)
        for moment in _own(lesson, house, branch)
        if isinstance(moment.item, Question)
    )


def branches(lesson: Lesson) -> tuple[tuple[int, ...], ...]:
    """Every way through the script: `()` is the script itself, then its branches, depth first."""
    return tuple(_ways(lesson.script, ()))


def script_of(lesson: Lesson, branch: tuple[int, ...]) -> tuple[Script, ...]:
    """The scripts along a way, the lesson's own first."""
    scripts = [lesson.script]
    for index in branch:
        scripts.append(scripts[-1].branches[index].script)
    return tuple(scripts)


def house_of(lesson: Lesson, edition: Edition) -> House:
    """The house of the lesson's pack under an edition."""
    return replace(lesson.house, edition=edition)


def play_problems(lesson: Lesson, house: House) -> tuple[Problem, ...]:
    """Lines that cannot have happened: more chips than a seat has, a card that lies elsewhere."""
    same = _Same(lesson)
    return in_order(
        problem for way in branches(lesson) for problem in _played(same, house, way).problems
    )


def draft_problems(draft: Draft) -> tuple[Problem, ...]:
    """The same for a lesson that could be read in part only.

    What was refused is missing in the play: after it only what holds all the same is a problem.
    """
    lesson = draft.lesson
    if lesson is None:
        return ()
    first = min(draft.broken, default=None)
    return tuple(
        problem
        for edition in lesson.editions
        for problem in play_problems(lesson, house_of(lesson, edition))
        if first is None or problem.place < first or problem.code in _WHATEVER_WENT_BEFORE
    )


_WHATEVER_WENT_BEFORE: Final = frozenset({"card-twice", "dealt-twice", "no-such-seat"})


class _Same:
    """A lesson by identity: its maps cannot be hashed, and an edited file is another lesson."""

    __slots__ = ("lesson",)

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    def __hash__(self) -> int:
        return id(self.lesson)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.lesson is other.lesson


@dataclass(frozen=True, slots=True)
class _Played:
    moments: tuple[Moment, ...]
    problems: tuple[Problem, ...] = ()


@lru_cache(maxsize=128)
def _played(same: _Same, house: House, branch: tuple[int, ...]) -> _Played:
    lesson = same.lesson
    if not branch:
        start = Moment(0, lesson.table)
        return _play(_Played((start,)), lesson.script.lines, house)
    chosen = _branch(lesson, branch)
    before = _played(same, house, branch[:-1])
    if chosen.table is not None:
        lines = tuple(one.item for one in before.moments if isinstance(one.item, Line))
        before = _play(_Played((Moment(0, chosen.table),)), lines, house)
    return _play(before, chosen.script.lines, house)


def _play(before: _Played, items: tuple[Line | Question, ...], house: House) -> _Played:
    """What cannot have happened is said and passed over."""
    moments = list(before.moments)
    problems = list(before.problems)
    table, number = moments[-1].table, moments[-1].number
    for item in items:
        if isinstance(item, Question):
            moments.append(Moment(number, table, item))
            continue
        found = [*faults(table, item.event), *_wrong_total(table, item)]
        if found:
            problems.extend(Problem(item.place, one.code, one.message, one.hint) for one in found)
            continue
        step = advance(table, item.event, house)
        table, number = step.table, number + 1
        moments.append(Moment(number, table, item, step.ruling))
    return _Played(tuple(moments), tuple(problems))


def _wrong_total(table: Table, line: Line) -> Iterator[Fault]:
    """An all-in comes to all that the seat has; another total contradicts the stack."""
    if line.total is None:
        return
    number = getattr(line.event, "seat", None)
    for seat in table.seats:
        if seat.number == number and seat.total != line.total:
            yield Fault(
                "contradicts-stack",
                say(
                    "All-in is {total} for Seat {seat}, not {said}.",
                    total=seat.total,
                    seat=str(seat.number),
                    said=line.total,
                ),
                say("A total counts what lies in front of the seat this street."),
            )


def _own(lesson: Lesson, house: House, branch: tuple[int, ...]) -> tuple[Moment, ...]:
    """The moments of the last script on a way, without those that led to it."""
    moments = timeline(lesson, house, branch)
    lines = script_of(lesson, branch)[-1].lines
    return moments[len(moments) - len(lines) :]


def _branch(lesson: Lesson, branch: tuple[int, ...]) -> Branch:
    return script_of(lesson, branch[:-1])[-1].branches[branch[-1]]


def _ways(script: Script, way: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    yield way
    for index, branch in enumerate(script.branches):
        yield from _ways(branch.script, (*way, index))
