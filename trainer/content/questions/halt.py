"""`ask: halt`: whether play stops at this table, and when."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import YES_NO, field
from trainer.content.questions.question_type import Choice, Key, QuestionType, answer_of, key_of
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.answers import Halt
from trainer.rules.house import House
from trainer.table.state import Table


def _words(halt: Halt) -> Answer:
    when = None if halt.when is None else halt.when.value
    return {"halt": halt.halt, **answer_of(when=when)}


def _key(question: Question, table: Table, house: House) -> Key:
    del question
    return key_of(ask.halt(table, house), _words)


def _describe(answer: Answer) -> Message:
    if answer.get("halt") is not True:
        return say("Play goes on")
    match answer.get("when"):
        case "now":
            return say("Play stops now")
        case "big-blind-on-empty-seat":
            return say("Play stops when the big blind falls on an empty seat")
        case _:
            return say("Play stops")


def _headline(question: Question, answer: Answer) -> Message:
    del question
    return _describe(answer)


def _text(question: Question) -> Message:
    del question
    return say("Does play stop at this table, and when?")


HALT: Final = QuestionType(
    name="halt",
    fields=(
        field("halt", "halt", say("Play stops"), YES_NO),
        field(
            "halt",
            "when",
            say("When"),
            (
                Choice("now", say("Now")),
                Choice("big-blind-on-empty-seat", say("When the big blind falls on an empty seat")),
            ),
        ),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
