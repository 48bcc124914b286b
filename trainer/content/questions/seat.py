"""`ask: seat`: which seat it is, or which seats in what order, `for:` one purpose or another."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import NOTHING
from trainer.content.questions.question_type import Key, QuestionType, key_of
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.answers import SeatOrder
from trainer.rules.house import House
from trainer.table.state import Table


def _words(order: SeatOrder) -> Answer:
    if len(order.seats) == 1:
        return {"seat": order.seats[0]}
    return {"seats": order.seats}


def _first(order: SeatOrder) -> Answer:
    return {"seat": order.seats[0]} if order.seats else {"seats": ()}


def _key(question: Question, table: Table, house: House) -> Key:
    # Where the lesson asks for `seat` alone, the first of an order is meant.
    words = _first if question.fields == ("seat",) else _words
    return key_of(ask.seat(table, question.for_what, house), words)


def _describe(answer: Answer) -> Message:
    order = answer.get("seats")
    if isinstance(order, tuple) and len(order) > 1:
        return say("Seats {seats} in this order", seats=", ".join(map(str, order)))
    seat = answer.get("seat", order[0] if isinstance(order, tuple) and order else None)
    return NOTHING if seat is None else say("Seat {seat}", seat=str(seat))


def _headline(question: Question, answer: Answer) -> Message:
    del question
    order = answer.get("seats")
    first = order[0] if isinstance(order, tuple) and order else answer.get("seat")
    if isinstance(order, tuple) and len(order) > 1:
        return say("Seat {seat} is first", seat=str(first))
    return NOTHING if first is None else say("It is Seat {seat}", seat=str(first))


def _text(question: Question) -> Message:
    match question.for_what:
        case "act":
            return say("Whose turn is it to act?")
        case "show":
            return say("Who shows first, and in what order?")
        case "odd-chip":
            return say("Who gets the odd chip?")
        case "button":
            return say("Where is the button on the next hand?")
        case "small-blind":
            return say("Who is the small blind?")
        case "big-blind":
            return say("Who is the big blind?")
        case "move":
            return say("Who moves to the other table?")
        case "seat-card":
            return say("Who gets the seat cards, in what order?")
        case "bring-in":
            return say("Who has the bring-in?")
        case "cards":
            return say("Who is dealt in, the first card first?")
        case "finish":
            return say("In the money: who of those that are out finishes higher?")
        case "race":
            return say("Who takes part in the chip race, in what order?")
        case _:
            return say("Which seat is it?")


SEAT: Final = QuestionType(
    name="seat",
    fields=(
        field("seat", "seat", say("Seat")),
        field("seat", "seats", say("Seats in order")),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
