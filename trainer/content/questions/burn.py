"""`ask: burn`: how many cards are burned off the stub now, and what becomes of an extra card."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question, Value
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import amount, listed
from trainer.content.questions.question_type import Choice, Key, QuestionType, answer_of, key_of
from trainer.messages import Message, say, say_n
from trainer.rules import ask
from trainer.rules.answers import Burn, Extra
from trainer.rules.house import House
from trainer.table.state import Table


def _words(burn: Burn) -> Answer:
    extra = None if burn.extra is Extra.NONE else burn.extra.value
    return {"burns": burn.burns, **answer_of(extra=extra)}


def _key(question: Question, table: Table, house: House) -> Key:
    del question
    return key_of(ask.burn(table, house), _words)


_EXTRA: Final[dict[Value, Message]] = {
    "muck": say("the extra card goes to the muck"),
    "burn": say("the extra card is the burn"),
    "stub": say("the extra card goes back into the stub"),
}


def _describe(answer: Answer) -> Message:
    number = amount(answer.get("burns"))
    burns = say_n("Burn {n} card", "Burn {n} cards", number) if number else say("Burn no card")
    extra = _EXTRA.get(answer.get("extra"))
    return listed([burns] if extra is None else [burns, extra])


def _headline(question: Question, answer: Answer) -> Message:
    del question
    burns = amount(answer.get("burns"))
    if not burns:
        return say("No card is burned")
    return say_n("{n} card is burned", "{n} cards are burned", burns)


def _text(question: Question) -> Message:
    del question
    return say("How many cards are burned off the stub now, and what becomes of an extra card?")


BURN: Final = QuestionType(
    name="burn",
    fields=(
        field("burn", "burns", say("Burn cards now")),
        field(
            "burn",
            "extra",
            say("Extra card"),
            (
                Choice("none", say("None")),
                Choice("muck", say("To the muck")),
                Choice("burn", say("Is the burn")),
                Choice("stub", say("Back into the stub")),
            ),
            absent="none",
        ),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
