"""`ask: pot-count`: what the pot counts, and the largest bet that it allows."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import amount, listed, the_seat
from trainer.content.questions.question_type import Key, QuestionType, answer_of, key_of, of_seat
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.answers import PotCount
from trainer.rules.house import House
from trainer.table.state import Table


def _words(count: PotCount) -> Answer:
    return {"pot": count.pot, **answer_of(max_bet_to=count.max_bet_to)}


def _key(question: Question, table: Table, house: House) -> Key:
    if question.seat is None:
        return key_of(ask.pot_count(table, None, house), _words)
    return of_seat(question, table, lambda seat: key_of(ask.pot_count(table, seat, house), _words))


def _describe(answer: Answer) -> Message:
    parts = [say("Pot {amount}", amount=amount(answer.get("pot")))]
    if most := amount(answer.get("max_bet_to")):
        parts.append(say("largest bet to {amount}", amount=most))
    return listed(parts)


def _headline(question: Question, answer: Answer) -> Message:
    del question
    if "pot" not in answer:
        return say("The largest bet is to {amount}", amount=amount(answer.get("max_bet_to")))
    return say("The pot is {amount}", amount=amount(answer.get("pot")))


def _text(question: Question) -> Message:
    if question.seat is None:
        return say("How large is the pot?")
    return say(
        "How large is the pot, and up to what total may Seat {seat} bet?", seat=the_seat(question)
    )


POT_COUNT: Final = QuestionType(
    name="pot-count",
    fields=(
        field("pot-count", "pot", say("Pot")),
        field("pot-count", "max_bet_to", say("Largest bet, to")),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
