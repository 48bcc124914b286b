"""`ask: steps`: what the dealer does and says next, in order."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import series
from trainer.content.questions.question_type import Key, QuestionType, key_of
from trainer.content.questions.step_words import step_in_words
from trainer.content.step_text import same_step, written
from trainer.messages import Message, say, say_n
from trainer.rules import ask
from trainer.rules.answers import Steps
from trainer.rules.house import House
from trainer.rules.ruling import StepKind
from trainer.table.state import Table


def _words(found: Steps) -> Answer:
    return {"steps": tuple(written(one) for one in found.steps)}


def _key(question: Question, table: Table, house: House) -> Key:
    del question
    return key_of(ask.steps(table, house), _words)


def _steps(answer: Answer) -> tuple[str, ...]:
    given = answer.get("steps")
    return tuple(map(str, given)) if isinstance(given, tuple) else ()


def _settled(key: Key, given: Answer) -> Answer:
    """A short form in the place of the whole step that it stands for."""
    right, mine = _steps(key.answer), _steps(given)
    whole = tuple(
        right[place] if place < len(right) and same_step(right[place], step) else step
        for place, step in enumerate(mine)
    )
    return {**given, "steps": whole} if mine else given


def _describe(answer: Answer) -> Message:
    return series([step_in_words(step) for step in _steps(answer)])


def _headline(question: Question, answer: Answer) -> Message:
    del question
    found = _steps(answer)
    if len(found) == 1:
        return say("There is one thing to do: {step}", step=step_in_words(found[0]))
    if not found:
        return say("There is nothing to do")
    return say_n(
        "First of {n} step: {step}",
        "First of {n} steps: {step}",
        len(found),
        step=step_in_words(found[0]),
    )


def _text(question: Question) -> Message:
    del question
    return say("What does the dealer do and say next, step by step?")


STEPS: Final = QuestionType(
    name="steps",
    fields=(field("steps", "steps", say("Steps in order")),),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
    settled=_settled,
    floor_is={"steps": (StepKind.CALL_FLOOR.value,)},
)
