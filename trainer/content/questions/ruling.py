"""`ask: ruling`: what a seat's last act amounts to, and what it owes or gets back now."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import ACTION_CHOICES, field
from trainer.content.questions.phrases import amount, listed, the_seat
from trainer.content.questions.question_type import Key, QuestionType, answer_of, key_of, of_seat
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.house import House
from trainer.table.state import Outcome, Table


def _words(outcome: Outcome) -> Answer:
    return answer_of(
        action=outcome.action.value,
        to=outcome.to,
        add=outcome.add,
        change=outcome.change,
        forfeits=outcome.forfeits,
    )


def _key(question: Question, table: Table, house: House) -> Key:
    return of_seat(
        question,
        table,
        lambda seat: key_of(ask.ruling(table, seat, house), _words, floor_field="action"),
    )


def _describe(answer: Answer) -> Message:
    parts = [_action(str(answer.get("action", "")), amount(answer.get("to")))]
    if owes := amount(answer.get("add")):
        parts.append(say("owes {amount}", amount=owes))
    if forfeits := amount(answer.get("forfeits")):
        parts.append(say("forfeits {amount}", amount=forfeits))
    if change := amount(answer.get("change")):
        parts.append(say("{amount} back", amount=change))
    return listed(parts)


def _action(action: str, to: int) -> Message:
    match action:
        case "fold":
            return say("Fold")
        case "check":
            return say("Check")
        case "bet":
            return say("Bet of {amount}", amount=to) if to else say("Bet")
        case "call":
            return say("Call to {amount}", amount=to) if to else say("Call")
        case "raise":
            return say("Raise to {amount}", amount=to) if to else say("Raise")
        case "all-in":
            return say("All-in to {amount}", amount=to) if to else say("All-in")
        case _:
            return say("No action")


def _headline(question: Question, answer: Answer) -> Message:
    del question
    match answer.get("action"):
        case "fold":
            return say("It is a fold")
        case "check":
            return say("It is a check")
        case "bet":
            return say("It is a bet")
        case "call":
            return say("It is a call")
        case "raise":
            return say("It is a raise")
        case _:
            return say("It is an all-in")


def _text(question: Question) -> Message:
    return say(
        "What does the act of Seat {seat} amount to, and what goes out or comes back?",
        seat=the_seat(question),
    )


RULING: Final = QuestionType(
    name="ruling",
    fields=(
        field("ruling", "action", say("Action"), ACTION_CHOICES),
        field("ruling", "to", say("Total in front")),
        field("ruling", "add", say("Still owes")),
        field("ruling", "change", say("Goes back")),
        field("ruling", "forfeits", say("Forfeits")),
    ),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
