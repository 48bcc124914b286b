"""`ask: choice`: one of the author's own options, for what the rules do not compute.

The answer is what the author claims in `expect:`; it is always marked as the author's word.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trainer.content.lesson import Answer, Question
from trainer.content.questions.choices import field
from trainer.content.questions.phrases import NOTHING
from trainer.content.questions.question_type import Choice, Key, QuestionType, unknown
from trainer.content.questions.values import outcomes_of, plain, says_floor
from trainer.messages import Message, say
from trainer.rules.house import House
from trainer.table.state import Table


def _key(question: Question, table: Table, house: House) -> Key:
    del table
    said = question.expected(house.edition)
    if said is None:
        return unknown(
            say("The author’s answer is missing: no rule computes it (expect: the choice).")
        )
    answer = plain(CHOICE, said)
    return Key(answer, outcomes_of(answer), says_floor(answer), by_author=True)


def _describe(answer: Answer) -> Message:
    name = answer.get("choice")
    return NOTHING if name is None else say("{word}", word=str(name))


def _headline(question: Question, answer: Answer) -> Message:
    return say("{option}", option=_of_question(question).describe(answer))


def _text(question: Question) -> Message:
    del question
    return say("Which is right?")


def _of_question(question: Question) -> QuestionType:
    """The type with the author's options and their words."""
    options = tuple(Choice(name, say("{option}", option=words)) for name, words in question.options)
    names = {one.value: one.label for one in options}

    def describe(answer: Answer) -> Message:
        return names.get(str(answer.get("choice")), _describe(answer))

    return replace(CHOICE, fields=(replace(CHOICE.fields[0], choices=options),), describe=describe)


CHOICE: Final = QuestionType(
    name="choice",
    fields=(field("choice", "choice", say("Choice")),),
    text=_text,
    compute=_key,
    describe=_describe,
    headline=_headline,
    of_question=_of_question,
)
