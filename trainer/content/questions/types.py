"""The question types there are, one a word after `ask:`, and what holds for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.content.lesson import Answer, Override, Question
from trainer.content.questions.award import AWARD
from trainer.content.questions.binding import BINDING
from trainer.content.questions.burn import BURN
from trainer.content.questions.choice import CHOICE
from trainer.content.questions.count import COUNT
from trainer.content.questions.expose import EXPOSE
from trainer.content.questions.halt import HALT
from trainer.content.questions.hand import HAND
from trainer.content.questions.options import OPTIONS
from trainer.content.questions.phrases import alternatives, floor_among
from trainer.content.questions.pot_count import POT_COUNT
from trainer.content.questions.pots import POTS
from trainer.content.questions.question_type import HouseRule, Key, QuestionType
from trainer.content.questions.read import READ
from trainer.content.questions.ruling import RULING
from trainer.content.questions.seat import SEAT
from trainer.content.questions.see_hand import SEE_HAND
from trainer.content.questions.spot import SPOT
from trainer.content.questions.steps import STEPS
from trainer.content.questions.values import outcomes_of, plain, says_floor
from trainer.messages import Message, say
from trainer.rules.house import House
from trainer.table.state import Table

QUESTION_TYPES: Final[tuple[QuestionType, ...]] = (
    RULING,
    OPTIONS,
    BINDING,
    POTS,
    AWARD,
    POT_COUNT,
    BURN,
    EXPOSE,
    SEE_HAND,
    HAND,
    SEAT,
    HALT,
    STEPS,
    READ,
    SPOT,
    COUNT,
    CHOICE,
)

_BY_NAME: Final = {one.name: one for one in QUESTION_TYPES}


def type_of(question: Question) -> QuestionType:
    """KeyError for a word after `ask:` that the program cannot ask."""
    kind = _BY_NAME[question.ask]
    return kind if kind.of_question is None else kind.of_question(question)


def key(question: Question, table: Table, house: House) -> Key:
    """What the rules answer to the question at this moment of the table, or the house instead."""
    found = type_of(question).compute(question, table, house)
    return found if question.override is None else _of_house(question, question.override, found)


def _of_house(question: Question, own: Override, rules: Key) -> Key:
    kind = type_of(question)
    answer = kind.settled(rules, own.answer) if rules.unknown is None else own.answer
    otherwise = rules.unknown or describe(kind, rules.answer)
    floor = says_floor(plain(kind, answer))
    return Key(
        answer,
        outcomes_of(answer) if floor else (),
        floor,
        rules.findings,
        rules.penalty,
        house=HouseRule(own.reason, own.source, otherwise),
    )


def question_text(question: Question) -> Message:
    """What is asked, where the lesson brings no text of its own."""
    return type_of(question).text(question)


def describe(kind: QuestionType, answer: Answer) -> Message:
    """An answer in words: `Raise to 1,700, owes 200`, `The floor decides: …`."""
    if says_floor(plain(kind, answer)):
        return floor_among([kind.describe(one) for one in outcomes_of(answer)])
    return kind.describe(answer)


def describe_outcomes(kind: QuestionType, outcomes: Sequence[Answer]) -> Message:
    """What the floor may choose, in words. `outcomes` is not empty."""
    return alternatives([kind.describe(one) for one in outcomes])


def headline(question: Question, key: Key) -> Message:
    """What is so, in one short sentence: `It is a raise`."""
    if key.floor:
        return say("The floor decides")
    return type_of(question).headline(question, key.answer)
