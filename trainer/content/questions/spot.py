"""`ask: spot`: what has gone wrong at this moment, or that nothing has."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trainer.content.answer_shapes import NO_FAULT
from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import NOTHING
from trainer.content.questions.question_type import Choice, Key, QuestionType, key_of
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.answers import Mistake, Spotted
from trainer.rules.house import House
from trainer.table.state import Table

NAMES: Final[dict[Mistake, Message]] = {
    Mistake.OUT_OF_TURN: say("Action out of turn"),
    Mistake.UNDERCALL: say("Undercall"),
    Mistake.SHORT_BET: say("Bet under the minimum"),
    Mistake.SHORT_RAISE: say("Raise under the minimum"),
    Mistake.OVER_LIMIT: say("Bet over the limit"),
    Mistake.STRING_BET: say("String bet"),
    Mistake.RAISE_NOT_OPEN: say("Raise that is not open"),
    Mistake.NEEDLESS_FOLD: say("Fold with nothing to call"),
    Mistake.INVALID_DECLARATION: say("Declaration that is not valid here"),
    Mistake.UNCLEAR_BET: say("Unclear bet"),
    Mistake.WRONG_COUNT: say("Wrong count of a bet"),
    Mistake.WRONG_POT_COUNT: say("Wrong count of the pot"),
    Mistake.HIDDEN_CHIPS: say("Hidden chips"),
    Mistake.EXPOSED_CARD: say("Exposed card"),
    Mistake.EARLY_DISCARD: say("Hand thrown away too early"),
    Mistake.KILLED_HAND: say("Live hand mucked by the dealer"),
    Mistake.WRONG_NUMBER_OF_CARDS: say("Wrong number of cards in a hand"),
    Mistake.BOXED_CARD: say("Boxed card"),
    Mistake.MISDEAL: say("Misdeal"),
    Mistake.FOULED_DECK: say("Fouled deck"),
    Mistake.MISSING_BURN: say("No card was burned"),
    Mistake.EXTRA_BURN: say("Too many cards were burned"),
    Mistake.FOUR_CARD_FLOP: say("Flop of four cards"),
    Mistake.WRONG_BOARD: say("Wrong number of cards on the board"),
    Mistake.PREMATURE_CARD: say("Cards dealt too early"),
    Mistake.DISORDERED_STUB: say("Stub out of order"),
    Mistake.WRONG_LEVEL: say("Blinds of another level"),
}
_NAMES: Final = {NO_FAULT: say("Nothing went wrong")} | {
    one.value: name for one, name in NAMES.items()
}


def _words(spotted: Spotted) -> Answer:
    return {"fault": NO_FAULT if spotted.mistake is None else spotted.mistake.value}


def _key(question: Question, table: Table, house: House) -> Key:
    del question
    answered = ask.spot(table, house)
    key = key_of(answered, _words)
    if answered.result is None:
        return key
    return replace(key, serves={"fault": frozenset(one.value for one in answered.result.also)})


def _settled(key: Key, given: Answer) -> Answer:
    """Another name that the mistake has as well counts as its own."""
    if given.get("fault") in key.serves.get("fault", frozenset()):
        return {**given, "fault": key.answer["fault"]}
    return given


def _describe(answer: Answer) -> Message:
    return _NAMES.get(str(answer.get("fault")), NOTHING)


def _headline(question: Question, answer: Answer) -> Message:
    del question
    return _describe(answer)


def _text(question: Question) -> Message:
    del question
    return say("Has anything gone wrong, and what?")


SPOT: Final = QuestionType(
    name="spot",
    fields=(
        field(
            "spot",
            "fault",
            say("What went wrong"),
            tuple(Choice(word, name) for word, name in _NAMES.items()),
        ),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
    settled=_settled,
)
