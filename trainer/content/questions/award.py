"""`ask: award`: in what order the pots are pushed, to whom, and what each seat is paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trainer.content.lesson import Answer, Question, Value
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import amounts_by_seat, listed, pot, series
from trainer.content.questions.question_type import Choice, Key, QuestionType, answer_of, key_of
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.answers import Award, Winner
from trainer.rules.house import House
from trainer.table.state import Table


def _words(award: Award) -> Answer:
    winners = None if award.winners is None else tuple(map(won, award.winners))
    paid = None if award.paid is None else {str(seat): chips for seat, chips in award.paid}
    return {"order": award.order, **answer_of(winners=winners, paid=paid)}


def won(winner: Winner) -> Value:
    """What was won of one pot, in the answer vocabulary."""
    return {
        "pot": winner.pot,
        "half": winner.half,
        "shares": {str(seat): chips for seat, chips in winner.shares},
    }


def _key(question: Question, table: Table, house: House) -> Key:
    del question
    return key_of(ask.award(table, house), _words)


def _describe(answer: Answer) -> Message:
    order, winners, paid = answer.get("order"), answer.get("winners"), answer.get("paid")
    parts: list[Message] = []
    if isinstance(order, tuple) and order:
        parts.append(say("Push {pots}", pots=listed([pot(number) for number in order])))
    if isinstance(winners, tuple):
        parts.extend(won_in_words(winners))
    if isinstance(paid, Mapping) and paid:
        parts.append(say("paid: {amounts}", amounts=listed(amounts_by_seat(paid))))
    return series(parts)


def won_in_words(winners: tuple[Value, ...]) -> list[Message]:
    """What was won of each pot, in the order in which pots are pushed: `side pot 1 to seat 3:
    2,000`."""
    parts = [one if isinstance(one, Mapping) else {} for one in winners]
    return [_part_in_words(one) for one in sorted(parts, key=_as_pushed)]


def _as_pushed(part: Answer) -> tuple[int, bool]:
    number = part.get("pot")
    return -number if isinstance(number, int) else 0, part.get("half") == "low"


def _part_in_words(part: Answer) -> Message:
    shares = listed(amounts_by_seat(part.get("shares")))
    from_pot = pot(part.get("pot"))
    match part.get("half"):
        case "high":
            return say("high half of the {pot} to {shares}", pot=from_pot, shares=shares)
        case "low":
            return say("low half of the {pot} to {shares}", pot=from_pot, shares=shares)
        case _:
            return say("{pot} to {shares}", pot=from_pot, shares=shares)


def _headline(question: Question, answer: Answer) -> Message:
    del question
    match answer.get("order"):
        case (first, _, *_):
            return say("Pushed first: {pot}", pot=pot(first))
        case _:
            return say("There is one pot to push")


def _text(question: Question) -> Message:
    del question
    return say("In what order are the pots pushed, and to whom?")


HALVES: Final = (
    Choice("whole", say("Whole pot")),
    Choice("high", say("High half")),
    Choice("low", say("Low half")),
)

AWARD: Final = QuestionType(
    name="award",
    fields=(
        field("award", "order", say("Order of the pots")),
        field(
            "award",
            "winners",
            say("Winners"),
            HALVES,
            unordered=True,
        ),
        field("award", "paid", say("Paid in all")),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
