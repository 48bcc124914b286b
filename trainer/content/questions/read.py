"""`ask: read`: what the hands are, which five cards of each play, and who wins what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from trainer.content.hand_text import hand_text
from trainer.content.lesson import Answer, Question, Value
from trainer.content.questions.award import HALVES, won, won_in_words
from trainer.content.questions.card_words import hands_in_words
from trainer.content.questions.choices import field
from trainer.content.questions.hand_marks import in_order, settled
from trainer.content.questions.phrases import series
from trainer.content.questions.question_type import Key, QuestionType, answer_of, key_of
from trainer.messages import Message, say, say_n
from trainer.rules import ask
from trainer.rules.answers import HandRead, Read
from trainer.rules.house import House
from trainer.table.cards import Card
from trainer.table.state import Table


def _words(read: Read) -> Answer:
    hands: dict[str, Value] = {str(one.seat): _hand(one) for one in read.hands}
    winners = None if read.winners is None else tuple(map(won, read.winners))
    return {"hands": hands, **answer_of(winners=winners)}


def _hand(hand: HandRead) -> Value:
    return answer_of(
        high=None if hand.high is None else hand_text(hand.high),
        low=None if hand.low is None else hand_text(hand.low),
    )


def _key(question: Question, table: Table, house: House) -> Key:
    del question
    answered = ask.read(table, house)
    key = key_of(answered, _words)
    if answered.result is None:
        return key
    serves = {
        f"{one.seat}.{half}": frozenset(map(_in_order, fives))
        for one in answered.result.hands
        for half, fives in (("high", one.high_fives), ("low", one.low_fives))
    }
    return replace(key, serves=serves)


def _in_order(five: frozenset[Card]) -> str:
    return in_order(" ".join(map(str, five)))


def _settled(key: Key, given: Answer) -> Answer:
    if "hands" not in given:
        return given
    return {**given, "hands": settled(key.answer.get("hands"), given["hands"], key.serves)}


def _describe(answer: Answer) -> Message:
    hands, winners = answer.get("hands"), answer.get("winners")
    parts = [*hands_in_words(hands)]
    parts += won_in_words(winners if isinstance(winners, tuple) else ())
    return series(parts)


def _headline(question: Question, answer: Answer) -> Message:
    del question
    winners = answer.get("winners")
    main = {
        seat
        for one in (winners if isinstance(winners, tuple) else ())
        if isinstance(one, Mapping) and one.get("pot") == 0
        for seat in _seats(one.get("shares"))
    }
    if not main:
        return say("The hands are read")
    return say_n(
        "Seat {seats} wins the main pot",
        "Seats {seats} share the main pot",
        len(main),
        seats=", ".join(sorted(main, key=int)),
    )


def _seats(shares: Value) -> tuple[str, ...]:
    return tuple(shares) if isinstance(shares, Mapping) else ()


def _text(question: Question) -> Message:
    if question.fields == ("hands",):
        return say("What is each hand, and which five cards play?")
    return say("What is each hand, which five cards play, and who wins?")


READ: Final = QuestionType(
    name="read",
    fields=(
        field("read", "hands", say("Hands")),
        field("read", "winners", say("Winners"), HALVES, unordered=True),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
    settled=_settled,
)
