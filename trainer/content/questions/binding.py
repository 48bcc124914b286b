"""`ask: binding`: whether an act stands, and what is open to the seat where it was released."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question, Value
from trainer.content.questions.choices import field
from trainer.content.questions.options import OPTION_FIELDS, options_answer, options_in_words
from trainer.content.questions.phrases import amount, series, the_seat
from trainer.content.questions.question_type import (
    Choice,
    Key,
    QuestionType,
    answer_of,
    key_of,
    of_seat,
)
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.answers import Binding, Binds
from trainer.rules.house import House
from trainer.table.state import Table

_BINDS: Final[dict[Binds, Value]] = {
    Binds.YES: True,
    Binds.NO: False,
    Binds.IF_UNCHANGED: "if-unchanged",
}


def _words(binding: Binding) -> Answer:
    options = {} if binding.options is None else options_answer(binding.options)
    return {"binds": _BINDS[binding.binds], **answer_of(change=binding.change), **options}


def _key(question: Question, table: Table, house: House) -> Key:
    return of_seat(
        question,
        table,
        lambda seat: key_of(ask.binding(table, seat, house), _words, floor_field="binds"),
    )


def _describe(answer: Answer) -> Message:
    parts = [_stands(answer)]
    if change := amount(answer.get("change")):
        parts.append(say("{amount} back", amount=change))
    if answer.get("actions"):
        parts.append(say("may {actions}", actions=options_in_words(answer)))
    return series(parts)


def _stands(answer: Answer) -> Message:
    match answer.get("binds"):
        case True:
            return say("It binds")
        case False:
            return say("It does not bind")
        case "if-unchanged":
            return say("It binds if the action does not change")
        case _:
            return say("Not said whether it binds")


def _headline(question: Question, answer: Answer) -> Message:
    del question
    return _stands(answer)


def _text(question: Question) -> Message:
    return say("Is Seat {seat} bound by that act?", seat=the_seat(question))


BINDING: Final = QuestionType(
    name="binding",
    fields=(
        field(
            "binding",
            "binds",
            say("Binding"),
            (
                Choice(True, say("Binds")),
                Choice(False, say("Does not bind")),
                Choice("if-unchanged", say("Binds if the action does not change")),
            ),
        ),
        field("binding", "change", say("Goes back")),
        *OPTION_FIELDS,
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
