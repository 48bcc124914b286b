"""`ask: see-hand`: who may ask to see a hand, by right or with the floor's leave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trainer.content.lesson import Answer, Question, Value
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import listed, seats
from trainer.content.questions.question_type import (
    Choice,
    Key,
    QuestionType,
    key_of,
    of_seat,
    unknown,
)
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.answers import May, SeeHand
from trainer.rules.house import House
from trainer.table.state import Table

_MAY: Final[dict[May, Value]] = {May.RIGHT: "right", May.FLOOR: "floor", May.NO: False}


def _words(see: SeeHand) -> Answer:
    return {"may": {str(seat): _MAY[may] for seat, may in see.may}}


def _key(question: Question, table: Table, house: House) -> Key:
    if not isinstance(question.of, int):
        return unknown(say("The question must say whose hand is asked for (of: a seat)."))
    return of_seat(
        question,
        table,
        lambda of: key_of(ask.see_hand(table, of, house), _words),
        question.of,
    )


def _pairs(answer: Answer) -> tuple[tuple[str, Value], ...]:
    may = answer.get("may")
    return tuple(may.items()) if isinstance(may, Mapping) else ()


def _describe(answer: Answer) -> Message:
    return listed([_may(seat, value) for seat, value in _pairs(answer)])


def _may(seat: str, value: Value) -> Message:
    match value:
        case "right":
            return say("Seat {seat} by right", seat=seat)
        case "floor":
            return say("Seat {seat} if the floor allows it", seat=seat)
        case _:
            return say("Seat {seat} not at all", seat=seat)


def _headline(question: Question, answer: Answer) -> Message:
    del question
    rightful = [seat for seat, value in _pairs(answer) if value == "right"]
    if rightful:
        return say("{seats:up}: the right to see it", seats=seats(rightful))
    if any(value == "floor" for _, value in _pairs(answer)):
        return say("Only the floor can allow it")
    return say("Nobody may ask to see it")


def _text(question: Question) -> Message:
    of = "" if question.of is None else str(question.of)
    return say("Who may ask to see the hand of Seat {seat}?", seat=of)


SEE_HAND: Final = QuestionType(
    name="see-hand",
    fields=(
        field(
            "see-hand",
            "may",
            say("May ask to see it"),
            (
                Choice("right", say("By right")),
                Choice("floor", say("If the floor allows it")),
                Choice(False, say("No")),
            ),
        ),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
