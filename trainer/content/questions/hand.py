"""`ask: hand`: whether a seat's hand is live or dead, and whether the deal goes on."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import listed, returned, the_seat
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
from trainer.rules.answers import HandRuling
from trainer.rules.house import House
from trainer.table.state import Table


def _words(ruling: HandRuling) -> Answer:
    given_back = {str(seat): chips for seat, chips in ruling.returned}
    return {
        "hand": ruling.hand.value,
        "deal": ruling.deal.value,
        **answer_of(returned=given_back),
    }


def _key(question: Question, table: Table, house: House) -> Key:
    return of_seat(
        question,
        table,
        lambda seat: key_of(ask.hand(table, seat, house), _words, floor_field="hand"),
    )


_WORDS: Final[tuple[tuple[str, str, Message], ...]] = (
    ("hand", "live", say("Live hand")),
    ("hand", "dead", say("Dead hand")),
    ("deal", "on", say("the deal goes on")),
    ("deal", "misdeal", say("misdeal")),
    ("deal", "fouled", say("fouled deck")),
)


def _describe(answer: Answer) -> Message:
    said = [words for name, value, words in _WORDS if answer.get(name) == value]
    return listed([*said, *returned(answer)])


def _headline(question: Question, answer: Answer) -> Message:
    del question
    match answer.get("deal"):
        case "misdeal":
            return say("It is a misdeal")
        case "fouled":
            return say("The deck is fouled")
        case _ if answer.get("hand") == "dead":
            return say("The hand is dead")
        case _:
            return say("The hand is live")


def _text(question: Question) -> Message:
    return say(
        "Is the hand of Seat {seat} live or dead, and does the deal stand?",
        seat=the_seat(question),
    )


HAND: Final = QuestionType(
    name="hand",
    fields=(
        field(
            "hand",
            "hand",
            say("Hand"),
            (Choice("live", say("Live hand")), Choice("dead", say("Dead hand"))),
        ),
        field(
            "hand",
            "deal",
            say("Deal"),
            (
                Choice("on", say("The deal goes on")),
                Choice("misdeal", say("Misdeal")),
                Choice("fouled", say("Fouled deck")),
            ),
            absent="on",
        ),
        field("hand", "returned", say("Goes back")),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
