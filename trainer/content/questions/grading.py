"""The verdict on an answer: its marks, what is so, who says so, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from trainer.content.lesson import Answer, Question, Value, Words
from trainer.content.questions.cites import Cited, cited, reasons
from trainer.content.questions.mark import Mark
from trainer.content.questions.marks import Marks, compare
from trainer.content.questions.phrases import NOTHING, listed
from trainer.content.questions.question_type import HouseRule, Key, QuestionType
from trainer.content.questions.types import describe, describe_outcomes, headline, type_of
from trainer.content.questions.values import outcomes_of, plain, says_floor
from trainer.messages import Message, say
from trainer.rules.house import House


@dataclass(frozen=True, slots=True)
class Verdict:
    """Everything said after an answer. `score` is in [0, 1], 1 only where all of it is right.

    `headline` says what is so; `expected` and `given` are the answers in words. `by_author`: the
    answer is the author's word, and no rule stands behind it. `missed` says
    what a wrong answer must have overlooked, where the rules can tell; `because` and `tempting`
    are the author's own words, on the question and against this wrong answer.
    """

    score: float
    marks: tuple[Mark, ...]
    headline: Message
    expected: Message
    given: Message
    remark: Message | None
    cites: tuple[Cited, ...]
    why: tuple[Message, ...]
    missed: tuple[Message, ...]
    penalty: bool
    """A penalty may follow."""
    because: Words = Words()
    tempting: Words = Words()
    by_author: bool = False

    @property
    def right(self) -> bool:
        return self.score == 1


def grade(question: Question, key: Key, given: Answer, house: House) -> Verdict:
    """The verdict on `given`. ValueError where the key is unknown: then nothing can be graded."""
    if key.unknown is not None:
        raise ValueError(f"question {question.at} has no answer: {key.unknown}")
    kind = type_of(question)
    mine = plain(kind, kind.settled(key, given))
    score, marks, remark = _graded(kind, question, key, mine)
    return Verdict(
        score,
        marks,
        headline(question, key),
        describe(kind, _asked_of(question, key)),
        describe(kind, given),
        remark,
        cited(key.findings, house.edition),
        whys(key),
        () if key.house is not None else _missed(key, mine, marks),
        key.penalty,
        question.because,
        # What tempts in one edition may be the answer in another.
        Words() if score == 1 and remark is None else _tempting(kind, question, key, mine),
        key.by_author,
    )


def _asked_of(question: Question, key: Key) -> Answer:
    """Of the answer what was asked, as it stands beside an answer that has no more than that."""
    if key.floor or not question.fields:
        return key.answer
    return {name: value for name, value in key.answer.items() if name in question.fields}


BY_AUTHOR: Final = say("The author’s answer: no rule computes it.")
"""Stands wherever an answer is the author's word."""


def whys(key: Key) -> tuple[Message, ...]:
    """The reasons; where the house does otherwise, that it does, and what the Poker TDA says."""
    if key.by_author:
        return (BY_AUTHOR,)
    if key.house is None:
        return reasons(key.findings)
    return (*house_words(key.house), *reasons(key.findings))


def house_words(own: HouseRule) -> tuple[Message, ...]:
    """That the answer is the house's, why and where it says so, and what the Poker TDA says."""
    return (
        say("The rule of the house: {reason} ({source})", reason=own.reason, source=own.source),
        say("The Poker TDA says: {answer:low}.", answer=own.otherwise),
    )


_Graded: TypeAlias = tuple[float, tuple[Mark, ...], Message | None]

_FLOOR: Final = say("Call the floor")
_YES: Final = say("Yes")
_NO: Final = say("No")


def _graded(kind: QuestionType, question: Question, key: Key, given: Answer) -> _Graded:
    match key.floor, says_floor(given):
        case True, True:
            return _floor_called(kind, key, given)
        case True, False:
            return _one_outcome(kind, question, key, given)
        case False, True:
            return _floor_needless(kind, question, key)
        case _:
            return _compared(kind, question, key, given)


def _compared(kind: QuestionType, question: Question, key: Key, given: Answer) -> _Graded:
    marks = compare(kind, question, key.answer, given)
    return marks.score, marks.all, marks.remark or _parts(marks)


def _floor_called(kind: QuestionType, key: Key, given: Answer) -> _Graded:
    """Right where the floor decides. Where outcomes were listed too, they weigh half."""
    floor = Mark("floor", _FLOOR, True, True, True, _YES, _YES)
    outcomes = outcomes_of(given)
    if not outcomes:
        return 1.0, (floor,), None
    right = _as_set(kind, outcomes) == _as_set(kind, key.outcomes)
    listed_ones = Mark(
        "outcomes",
        say("What the floor may choose"),
        right,
        key.outcomes,
        outcomes,
        describe_outcomes(kind, key.outcomes) if key.outcomes else NOTHING,
        describe_outcomes(kind, outcomes),
    )
    remark = None if right else say("The floor decides, but not among these.")
    return 1.0 if right else 0.5, (floor, listed_ones), remark


def _as_set(kind: QuestionType, outcomes: tuple[Answer, ...]) -> frozenset[str]:
    return frozenset(str(sorted(plain(kind, one).items())) for one in outcomes)


def _one_outcome(kind: QuestionType, question: Question, key: Key, given: Answer) -> _Graded:
    """An outcome named where the floor decides: it is held against the nearest it may choose."""
    nearest = max(
        (compare(kind, question, one, given) for one in key.outcomes),
        key=lambda marks: marks.score,
        default=Marks(()),
    )
    if not nearest.lead or nearest.score == 0:
        mark = Mark("floor", _FLOOR, False, True, False, _YES, _NO)
        return 0.0, (mark,), say("The floor decides, and this is not among what it may choose.")
    if nearest.score == 1:
        remark = say("Accepted: this is one outcome, but it is the floor’s to choose.")
    else:
        remark = say("The floor decides, and only a part of this is what it may choose.")
    return nearest.score, nearest.all, remark


def _floor_needless(kind: QuestionType, question: Question, key: Key) -> _Graded:
    """Wrong, unless calling the floor is a part of the answer itself."""
    if kind.floor_is:
        called = _compared(kind, question, key, kind.floor_is)
        if called[0]:
            return called
    floor = Mark("floor", _FLOOR, False, False, True, _NO, _YES)
    unanswered = compare(kind, question, key.answer, {}).all
    wrong = tuple(mark for mark in unanswered if not mark.right)
    return 0.0, (floor, *wrong), say("The rules decide this: the floor need not be called.")


def _parts(marks: Marks) -> Message | None:
    """Which half is right, where not all of it is."""
    if marks.score in (0, 1):
        return None
    right = listed([_named(mark) for mark in marks.all if mark.right])
    wrong = listed([_named(mark) for mark in marks.all if not mark.right])
    if marks.score == 0.5:
        return say("Half right. Right: {right}. Not right: {wrong}.", right=right, wrong=wrong)
    return say("Partly right. Right: {right}. Not right: {wrong}.", right=right, wrong=wrong)


def _named(mark: Mark) -> Message:
    return say("{part:low}", part=mark.label)


def _missed(key: Key, given: Answer, marks: tuple[Mark, ...]) -> tuple[Message, ...]:
    """What must have been overlooked for the wrong words that were given."""
    if all(mark.right for mark in marks):
        return ()
    wrong = {word for mark in marks if not mark.right for word in _wrong_words(mark)}
    if says_floor(given):
        wrong.add("floor")
    elif key.floor:
        wrong.update(word for value in given.values() for word in _words(value))
    found = (
        sentence for finding in key.findings for word, sentence in finding.missed if word in wrong
    )
    return tuple(dict.fromkeys(found))


def _wrong_words(mark: Mark) -> frozenset[str]:
    return _words(mark.given) - _words(mark.expected)


def _words(value: Value) -> frozenset[str]:
    """The words of the vocabulary in a value: one, or those of a set."""
    match value:
        case True:
            return frozenset({"yes"})
        case False:
            return frozenset({"no"})
        case str():
            return frozenset({value})
        case tuple():
            return frozenset(one for one in value if isinstance(one, str))
        case _:
            return frozenset()


def _tempting(kind: QuestionType, question: Question, key: Key, given: Answer) -> Words:
    """The author's reason against exactly this answer, what the floor may choose left aside."""
    asked = {one.name for one in kind.asked(question)} | {"floor"}

    def of_asked(answer: Answer) -> Answer:
        return {name: value for name, value in answer.items() if name in asked}

    mine = of_asked(given)
    for one in question.tempting:
        if of_asked(plain(kind, kind.settled(key, one.answer))) == mine:
            return one.because
    return Words()
