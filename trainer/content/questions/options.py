"""`ask: options`: what a seat may do when its turn comes."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import ACTION_CHOICES, field
from trainer.content.questions.phrases import amount, either, the_seat
from trainer.content.questions.question_type import Key, QuestionType, answer_of, key_of, of_seat
from trainer.messages import Message, say
from trainer.rules import ask
from trainer.rules.answers import Options
from trainer.rules.house import House
from trainer.table.state import Action, Table


def options_answer(options: Options) -> Answer:
    """The fields of options, also where they are part of another answer."""
    actions = tuple(one for one in _ORDER if Action(one) in options.actions)
    return answer_of(
        actions=actions,
        call=options.call,
        min_raise_to=options.min_raise_to,
        max_raise_to=options.max_raise_to,
    )


_ORDER: Final = tuple(str(one.value) for one in ACTION_CHOICES)


def _words(options: Options) -> Answer:
    return {"actions": (), **options_answer(options)}


def _key(question: Question, table: Table, house: House) -> Key:
    return of_seat(question, table, lambda seat: key_of(ask.options(table, seat, house), _words))


def options_in_words(answer: Answer) -> Message:
    """`fold, call (200 more) or raise to at least 1,700`: to stand after `may`."""
    actions = answer.get("actions")
    given = actions if isinstance(actions, tuple) else ()
    return either([_action(str(one), answer) for one in given])


def _action(action: str, answer: Answer) -> Message:
    least, most = amount(answer.get("min_raise_to")), amount(answer.get("max_raise_to"))
    call = amount(answer.get("call"))
    match action:
        case "fold":
            return say("fold")
        case "check":
            return say("check")
        case "call" if call:
            return say("call ({amount} more)", amount=call)
        case "call":
            return say("call")
        case "bet" if most and most == least:
            return say("bet exactly {amount}", amount=most)
        case "bet" if most:
            return say("bet {least} to {most}", least=least, most=most)
        case "bet" if least:
            return say("bet at least {least}", least=least)
        case "bet":
            return say("bet")
        case "raise" if most and most == least:
            return say("raise to {amount}", amount=most)
        case "raise" if most:
            return say("raise to between {least} and {most}", least=least, most=most)
        case "raise" if least:
            return say("raise to at least {least}", least=least)
        case "raise":
            return say("raise")
        case _:
            return say("go all-in")


def _describe(answer: Answer) -> Message:
    if not answer.get("actions"):
        return say("May do nothing")
    return say("May {actions}", actions=options_in_words(answer))


def _headline(question: Question, answer: Answer) -> Message:
    if not answer.get("actions"):
        return say("Seat {seat} may do nothing", seat=the_seat(question))
    return say(
        "Seat {seat} may {actions}", seat=the_seat(question), actions=options_in_words(answer)
    )


def _text(question: Question) -> Message:
    return say("What may Seat {seat} do now, and for how much?", seat=the_seat(question))


OPTION_FIELDS: Final = (
    field("options", "actions", say("May"), ACTION_CHOICES),
    field("options", "call", say("Call: chips to add")),
    field("options", "min_raise_to", say("Least bet or raise, to")),
    field("options", "max_raise_to", say("Largest bet or raise, to")),
)

OPTIONS: Final = QuestionType(
    name="options",
    fields=OPTION_FIELDS,
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
)
