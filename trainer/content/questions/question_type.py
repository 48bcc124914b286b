"""What a question type is: its fields with their words, its key, and how an answer sounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from trainer.content import kinds
from trainer.content.lesson import Answer, Question, Value
from trainer.messages import Message, Words, say
from trainer.rules.house import House
from trainer.rules.ruling import Answered, Finding
from trainer.table.state import Table


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a closed list and the word on its button. Yes and no are True and False."""

    value: bool | str
    label: Message


@dataclass(frozen=True, slots=True)
class Field:
    """A field of an answer as it is asked: its shape and its words.

    `absent` is the word that a field stands for when it is left out (no extra card).
    `unordered`: the items of its list may come in any order.
    """

    shape: kinds.Key
    label: Message
    choices: tuple[Choice, ...] = ()
    absent: str = ""
    unordered: bool = False

    @property
    def name(self) -> str:
        return self.shape.name

    @property
    def seat_by_seat(self) -> bool:
        """Whether it holds a word for each seat, so that each is a part of the answer."""
        kind = self.shape.kind
        return kind.name == "by-seat" and kind.of[0].name == "choice"

    @property
    def of_steps(self) -> bool:
        """Whether it holds steps of the dealer, each of which is a part of the answer."""
        return self.shape.kind.of == (kinds.STEP,)

    @property
    def of_hands(self) -> bool:
        """Whether it holds a hand for each seat."""
        kind = self.shape.kind
        inside = kind.of[0].keys if kind.name == "by-seat" else ()
        return any(one.kind is kinds.HIGH_HAND for one in inside)

    @property
    def of_floor(self) -> bool:
        """Whether `floor` may stand here, and then means that the floor decides."""
        return self.shape.kind.name == "choice" and "floor" in self.shape.kind.values


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A rule of the author's own room. `otherwise` is what the Poker TDA says, in words."""

    reason: Words
    source: str
    otherwise: Message


@dataclass(frozen=True, slots=True)
class Key:
    """What the rules answer, in the answer vocabulary.

    `serves` are values as right as those of the answer, by the part of it that they stand for.
    `by_author`: the answer is the author's word; no rule was asked. Where the floor decides,
    `answer` is `{floor: yes, outcomes: …}` and `outcomes` holds the
    same answers one by one. Where the facts do not tell, `unknown` says what is missing and
    `answer` is empty: a problem of the lesson, and nothing can be graded.
    """

    answer: Answer
    outcomes: tuple[Answer, ...] = ()
    floor: bool = False
    findings: tuple[Finding, ...] = ()
    penalty: bool = False
    unknown: Message | None = None
    serves: Mapping[str, frozenset[str]] = field(default_factory=dict)
    by_author: bool = False
    house: HouseRule | None = None
    """Set where `answer` is that of the house; the findings are still those of the rules."""


@dataclass(frozen=True, slots=True)
class QuestionType:
    """One word after `ask:`. The first field leads: it is always answered, and weighs half."""

    name: str
    fields: tuple[Field, ...]
    text: Callable[[Question], Message]
    """What is asked, where the lesson brings no text of its own; the same for every answer."""
    compute: Callable[[Question, Table, House], Key]
    describe: Callable[[Answer], Message]
    """An answer in words. Parts that are absent are not spoken of."""
    headline: Callable[[Question, Answer], Message]
    """What is so, in one short sentence, where the floor does not decide."""
    settled: Callable[[Key, Answer], Answer] = lambda _key, given: given
    """The given answer, with the key's own values wherever others serve as well."""
    floor_is: Answer = field(default_factory=dict)
    """Calling the floor, in the fields of the type, where it may be the answer itself."""
    of_question: Callable[[Question], QuestionType] | None = None
    """The type as one question has it, where fields or words are the question's own."""

    def field(self, name: str) -> Field:
        """KeyError where the type has no such field."""
        for one in self.fields:
            if one.name == name:
                return one
        raise KeyError(name)

    def asked(self, question: Question) -> tuple[Field, ...]:
        """The fields that the question asks: all, or those that its author lists."""
        if not question.fields:
            return self.fields
        return tuple(one for one in self.fields if one.name in question.fields)


T = TypeVar("T")


def key_of(answered: Answered[T], words: Callable[[T], Answer], *, floor_field: str = "") -> Key:
    """The typed result in the answer vocabulary; `words` turns one result into one answer.

    `floor_field` is the leading field where it has a value `floor` of its own.
    """
    if answered.unknown is not None:
        return unknown(answered.unknown, answered.findings)
    if answered.result is not None:
        return Key(words(answered.result), findings=answered.findings, penalty=answered.penalty)
    outcomes = tuple(words(one) for one in answered.outcomes)
    answer: dict[str, Value] = {floor_field: "floor"} if floor_field else {}
    answer["floor"] = True
    if outcomes:
        answer["outcomes"] = outcomes
    return Key(answer, outcomes, True, answered.findings, answered.penalty)


def unknown(why: Message, findings: tuple[Finding, ...] = ()) -> Key:
    """The key of a question that the facts do not answer."""
    return Key({}, findings=findings, unknown=why)


def of_seat(
    question: Question, table: Table, ask: Callable[[int], Key], seat: int | None = None
) -> Key:
    """The key of a question about `seat`, by default the question's own, if somebody sits there."""
    number = question.seat if seat is None else seat
    if number is None:
        return unknown(say("The question must name a seat."))
    if all(one.number != number for one in table.seats):
        return unknown(say("Nobody sits at Seat {seat}.", seat=str(number)))
    return ask(number)


def answer_of(**fields: Value) -> Answer:
    """An answer without the fields that are zero, none or empty; False is a value."""
    return {name: value for name, value in fields.items() if not is_absent(value)}


def is_absent(value: Value) -> bool:
    return value is None or (value is not False and value in (0, (), {}))
