"""`ask: pots`: how the chips lie in pots, and what goes back uncalled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trainer.content.lesson import Answer, Question, Value
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import amount, pot, returned, seats, series
from trainer.content.questions.question_type import Key, QuestionType, answer_of, key_of
from trainer.messages import Message, say, say_n
from trainer.rules import ask
from trainer.rules.answers import Pots
from trainer.rules.house import House
from trainer.table.state import Table


def _words(pots: Pots) -> Answer:
    shares: tuple[Value, ...] = tuple(
        {"amount": one.amount, "seats": tuple(sorted(one.seats))} for one in pots.pots
    )
    given_back = {str(seat): chips for seat, chips in pots.returned}
    return {"pots": shares, **answer_of(returned=given_back)}


def _key(question: Question, table: Table, house: House) -> Key:
    del question
    return key_of(ask.pots(table, house), _words)


def _pots(answer: Answer) -> tuple[Value, ...]:
    given = answer.get("pots")
    return given if isinstance(given, tuple) else ()


def _describe(answer: Answer) -> Message:
    parts = [_pot(number, one) for number, one in enumerate(_pots(answer))]
    return series([*(parts or [say("no pot")]), *returned(answer)])


def _pot(number: int, value: Value) -> Message:
    share: Answer = value if isinstance(value, Mapping) else {}
    lying, playing = amount(share.get("amount")), share.get("seats")
    if isinstance(playing, tuple) and playing:
        return say(
            "{pot} of {amount} ({seats})", pot=pot(number), amount=lying, seats=seats(playing)
        )
    return say("{pot} of {amount}", pot=pot(number), amount=lying)


def _headline(question: Question, answer: Answer) -> Message:
    del question
    return say_n("There is {n} pot", "There are {n} pots", len(_pots(answer)))


def _text(question: Question) -> Message:
    del question
    return say("How many pots are there now, how large, and who plays for each?")


POTS: Final = QuestionType(
    name="pots",
    fields=(
        field("pots", "pots", say("Pots")),
        field("pots", "returned", say("Goes back uncalled")),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
