"""`ask: count`: how many chips lie there, shown as pieces without their number."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import amount, the_seat
from trainer.content.questions.question_type import Key, QuestionType, key_of, of_seat, unknown
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.answers import Counted
from trainer.rules.house import House
from trainer.table.state import Table


def _words(counted: Counted) -> Answer:
    return {"amount": counted.amount}


def _key(question: Question, table: Table, house: House) -> Key:
    of = question.of
    if not isinstance(of, str):
        return unknown(
            say("The question must say what is counted (`of: stack`, `bet`, `pot` or `race`).")
        )
    if of in ("pot", "race"):
        return key_of(ask.count(table, of, None, house), _words)
    return of_seat(question, table, lambda seat: key_of(ask.count(table, of, seat, house), _words))


def _describe(answer: Answer) -> Message:
    return say("{number}", number=amount(answer.get("amount")))


def _headline(question: Question, answer: Answer) -> Message:
    del question
    return say("It is {amount}", amount=amount(answer.get("amount")))


def _text(question: Question) -> Message:
    match question.of:
        case "stack":
            return say("How much is behind at Seat {seat}?", seat=the_seat(question))
        case "bet":
            return say("How much lies in front of Seat {seat}?", seat=the_seat(question))
        case "race":
            return say("How much is raced for, in whole chips?")
        case _:
            return say("How much lies in the middle?")


COUNT: Final = QuestionType(
    name="count",
    fields=(field("count", "amount", say("Counted")),),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
