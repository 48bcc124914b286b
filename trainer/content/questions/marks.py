"""Marks: an answer compared with the right one, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.content.lesson import Answer, Question, Value
from trainer.content.questions.hand_marks import hand_marks
from trainer.content.questions.mark import Mark
from trainer.content.questions.phrases import pot_first
from trainer.content.questions.question_type import Field, QuestionType, is_absent
from trainer.content.questions.step_marks import first_wrong, step_marks
from trainer.content.questions.value_words import in_words
from trainer.content.questions.values import plain
from trainer.messages import Message, say


@dataclass(frozen=True, slots=True)
class Marks:
    """The leading field in its parts, and the other fields that either side speaks of."""

    lead: tuple[Mark, ...]
    rest: tuple[Mark, ...] = ()
    remark: Message | None = None
    """What there is to say of what is wrong, where it is more than which parts are."""

    @property
    def all(self) -> tuple[Mark, ...]:
        return self.lead + self.rest

    @property
    def rest_right(self) -> bool:
        return all(mark.right for mark in self.rest)

    @property
    def score(self) -> float:
        """The leading field weighs half and the others together the other half: a right action
        with a wrong amount is half right. In [0, 1]."""
        lead = sum(mark.right for mark in self.lead) / len(self.lead) if self.lead else 1.0
        return (lead + self.rest_right) / 2 if self.rest else lead


def compare(kind: QuestionType, question: Question, expected: Answer, given: Answer) -> Marks:
    """The marks of an answer against a right one in which the floor does not decide.

    Absent parts are zero or none. Only the asked fields count.
    """
    right, mine = plain(kind, expected), plain(kind, given)
    asked = kind.asked(question)
    # A single seat and an order of seats are two fields for one thing: the one expected leads.
    lead = next((one for one in asked if one.name in expected), asked[0])
    rest = [one for one in asked if one is not lead and (one.name in right or one.name in mine)]
    marks = _marks(lead, right.get(lead.name), mine.get(lead.name))
    return Marks(
        marks,
        tuple(
            mark for one in rest for mark in _marks(one, right.get(one.name), mine.get(one.name))
        ),
        first_wrong(marks) if lead.of_steps else None,
    )


def _marks(field: Field, expected: Value, given: Value) -> tuple[Mark, ...]:
    """One mark, or one for each seat, pot, step or hand where these are judged one by one."""
    if field.seat_by_seat:
        return _by_seat(field, _map(expected), _map(given))
    if field.of_steps:
        return step_marks(_list(expected), _list(given))
    if field.of_hands:
        return hand_marks(_map(expected), _map(given))
    if field.name == "pots":
        return _by_pot(field, _list(expected), _list(given))
    return (
        Mark(
            field.name,
            field.label,
            _same(expected, given),
            expected,
            given,
            in_words(field, expected),
            in_words(field, given),
        ),
    )


def _same(expected: Value, given: Value) -> bool:
    # True and 1 are equal in Python, yes and 1 are not the same answer.
    if isinstance(expected, bool) or isinstance(given, bool):
        return expected is given
    return expected == given or (is_absent(expected) and is_absent(given))


def _by_seat(field: Field, expected: Answer, given: Answer) -> tuple[Mark, ...]:
    seats = sorted({*expected, *given}, key=int)
    return tuple(
        Mark(
            f"{field.name}.{seat}",
            say("Seat {seat}", seat=seat),
            _same(expected.get(seat), given.get(seat)),
            expected.get(seat),
            given.get(seat),
            in_words(field, expected.get(seat)),
            in_words(field, given.get(seat)),
        )
        for seat in seats
    )


def _by_pot(
    field: Field, expected: tuple[Value, ...], given: tuple[Value, ...]
) -> tuple[Mark, ...]:
    marks = []
    for number in range(max(len(expected), len(given))):
        right = expected[number] if number < len(expected) else None
        mine = given[number] if number < len(given) else None
        marks.append(
            Mark(
                f"{field.name}.{number}",
                pot_first(number),
                right == mine,
                right,
                mine,
                in_words(field, right),
                in_words(field, mine),
            )
        )
    return tuple(marks)


def _map(value: Value) -> Answer:
    return value if isinstance(value, Mapping) else {}


def _list(value: Value) -> tuple[Value, ...]:
    return value if isinstance(value, tuple) else ()
