"""`ask: expose`: whether hands are turned up now, and whose."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import YES_NO, field
from trainer.content.questions.phrases import seats
from trainer.content.questions.question_type import Key, QuestionType, answer_of, key_of
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.answers import Expose
from trainer.rules.house import House
from trainer.table.state import Table


def _words(expose: Expose) -> Answer:
    return {"now": expose.now, **answer_of(seats=tuple(sorted(expose.seats)))}


def _key(question: Question, table: Table, house: House) -> Key:
    del question
    return key_of(ask.expose(table, house), _words)


def _describe(answer: Answer) -> Message:
    shown = answer.get("seats")
    if answer.get("now") is not True:
        return say("Not yet")
    if isinstance(shown, tuple) and shown:
        return say("Turn up now: {seats}", seats=seats(shown))
    return say("Turn up now")


def _headline(question: Question, answer: Answer) -> Message:
    del question
    if answer.get("now") is True:
        return say("The hands go face up now")
    return say("The hands stay face down for now")


def _text(question: Question) -> Message:
    del question
    return say("Are hands turned face up at this moment, and whose?")


EXPOSE: Final = QuestionType(
    name="expose",
    fields=(
        field("expose", "now", say("Face up now"), YES_NO),
        field("expose", "seats", say("Seats turned up")),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
