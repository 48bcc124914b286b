"""An author's `expect:` beside the answer that the rules compute: where they differ, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from typing import Final

from trainer.content.lesson import Answer, Lesson, Question, Value
from trainer.content.questions.cites import cited
from trainer.content.questions.phrases import series
from trainer.content.questions.question_type import Field, Key, QuestionType, is_absent
from trainer.content.questions.types import describe, key, type_of
from trainer.content.questions.value_words import in_words
from trainer.content.questions.values import plain, says_floor
from trainer.content.script import house_of, questions
from trainer.messages import Message, Place, Problem, say
from trainer.rules.house import Edition, House
from trainer.table.state import Table


def claim_problems(question: Question, table: Table, house: House) -> tuple[Problem, ...]:
    """What is wrong with a question and its claim under one edition; empty where they agree."""
    computed = key(question, table, house)
    if computed.unknown is not None:
        return (Problem(question.place, "unanswerable", computed.unknown),)
    override = tuple(_override(question, computed))
    claim = question.expected(house.edition)
    if claim is None:
        found = _unclaimed(question, house)
    else:
        found = _differences(type_of(question), question, claim, computed, house)
    return (*override, *found, *_tempting_and_right(question, computed, house))


def _override(question: Question, computed: Key) -> Iterator[Problem]:
    """No mistake: that the answer is the house's own is said wherever lessons are checked."""
    if question.override is not None and computed.house is not None:
        message = say(
            "A rule of the house ({source}): {answer:low}. The Poker TDA says: {otherwise:low}.",
            source=computed.house.source,
            answer=describe(type_of(question), computed.answer),
            otherwise=computed.house.otherwise,
        )
        yield Problem(question.override.place, OVERRIDE, message)


def lesson_claims(lesson: Lesson) -> tuple[Problem, ...]:
    """The same for all questions of a sound lesson in all its editions.

    What is wrong in every edition is said once, with the rules of the newest.
    """
    found: dict[tuple[Place, str, Message], dict[Edition, Problem]] = {}
    for edition in lesson.editions:
        house = house_of(lesson, edition)
        for one in questions(lesson, house):
            for problem in claim_problems(one.question, one.table, house):
                same = (problem.place, problem.code, problem.message)
                found.setdefault(same, {})[edition] = problem
    return tuple(
        problem if len(by_edition) == len(lesson.editions) else _only_in(edition, problem)
        for by_edition in found.values()
        for edition, problem in [max(by_edition.items(), key=lambda one: one[0])]
        # An answer that is right in one edition only may well tempt in the other.
        if problem.code != TEMPTING or len(by_edition) == len(lesson.editions)
    )


def _only_in(edition: Edition, problem: Problem) -> Problem:
    message = say(
        "In the edition {edition}: {problem}", edition=str(int(edition)), problem=problem.message
    )
    return replace(problem, message=message)


def agrees(question: Question, table: Table, house: House) -> bool:
    """Whether the rules know the answer, and nothing that the author claims differs from it."""
    return not any(one.code in _DISPUTES for one in claim_problems(question, table, house))


TEMPTING: Final = "tempting-is-right"
OVERRIDE: Final = "override"
INFORMATION: Final = frozenset({OVERRIDE})
"""What is said of a lesson without being wrong with it."""
_DISPUTES: Final = frozenset({"expect-disagrees", "unanswerable"})


def _unclaimed(question: Question, house: House) -> Iterator[Problem]:
    """A question without any claim is fine; one with a claim for another edition only is not."""
    if question.expect:
        message = say("No answer is expected.")
        yield Problem(_place(question, "", house), "expect-incomplete", message)


def _tempting_and_right(question: Question, computed: Key, house: House) -> Iterator[Problem]:
    kind = type_of(question)
    for one in question.tempting:
        if _is_right(kind, question, computed, plain(kind, kind.settled(computed, one.answer))):
            answer = describe(kind, one.answer)
            message = say("A tempting answer is right: {answer}.", answer=answer)
            yield Problem(one.place, TEMPTING, message, _because(computed, house))


def _is_right(kind: QuestionType, question: Question, computed: Key, mine: Answer) -> bool:
    """Whether an answer is the rules' own, or one that the floor may choose."""
    if says_floor(mine):
        return computed.floor
    asked = [field.name for field in kind.asked(question)]
    rights = computed.outcomes if computed.floor else (computed.answer,)
    return any(
        all(_same(mine.get(name), right.get(name)) for name in asked)
        for right in (plain(kind, one) for one in rights)
    )


def _differences(
    kind: QuestionType, question: Question, claim: Answer, computed: Key, house: House
) -> Iterator[Problem]:
    said, right = plain(kind, kind.settled(computed, claim)), plain(kind, computed.answer)
    floor = says_floor(said) or says_floor(right)
    lead = kind.asked(question)[0].name
    # A claim that names other parts only is not another answer: its first part is missing then.
    left_out = bool(claim) and lead not in said
    if floor or ((lead in said) != (lead in right) and not left_out):
        if not floor or not _same_floor(said, right):
            place = _place(question, "", house)
            whole = describe(kind, claim), describe(kind, computed.answer)
            yield _disagrees(place, *whole, computed, house)
        return
    other_act = False
    for field in kind.asked(question):
        mine, theirs = said.get(field.name), right.get(field.name)
        if not _same(mine, theirs):
            absent = is_absent(mine) and field.name not in claim
            if absent and not other_act:
                yield _incomplete(question, field, theirs, computed, house)
            elif not absent:
                # Of another act the parts are others: what is missing then says nothing.
                other_act = other_act or field.name == lead
                yield _disagrees(
                    _place(question, field.name, house),
                    _part(field, mine),
                    _part(field, theirs),
                    computed,
                    house,
                )


def _same_floor(said: Answer, right: Answer) -> bool:
    """That the floor decides is enough; outcomes that are listed must be the rules' own."""
    if not (says_floor(said) and says_floor(right)):
        return False
    listed_there = said.get("outcomes")
    return not listed_there or _unordered(listed_there) == _unordered(right.get("outcomes"))


def _unordered(outcomes: Value) -> list[str]:
    items = outcomes if isinstance(outcomes, tuple) else ()
    return sorted(repr(sorted(one.items())) for one in items if isinstance(one, dict))


def _same(mine: Value, theirs: Value) -> bool:
    if isinstance(mine, bool) or isinstance(theirs, bool):
        return mine is theirs
    return mine == theirs or (is_absent(mine) and is_absent(theirs))


def _part(field: Field, value: Value) -> Message:
    return say("{field} {value}", field=field.name, value=in_words(field, value))


def _incomplete(
    question: Question, field: Field, value: Value, computed: Key, house: House
) -> Problem:
    return Problem(
        _place(question, "", house),
        "expect-incomplete",
        say(
            "`{field}` is missing: the rules say {value}.",
            field=field.name,
            value=in_words(field, value),
        ),
        _to_add(computed, house),
    )


def _to_add(computed: Key, house: House) -> Message:
    """What to do about a part that is missing, and why it belongs there."""
    add = say("Add it, or name in `fields:` what is asked.")
    because = _because(computed, house)
    return add if because is None else say("{first} {last}", first=add, last=because)


def _disagrees(place: Place, said: Message, right: Message, computed: Key, house: House) -> Problem:
    return Problem(
        place,
        "expect-disagrees",
        say("Expected here: {said:low}. The rules say: {right:low}.", said=said, right=right),
        _because(computed, house),
    )


def _because(computed: Key, house: House) -> Message | None:
    """The rules that say so, and their reasons."""
    rules = cited(computed.findings, house.edition)
    if not rules:
        return None
    why = [reason for finding in computed.findings for reason in finding.why]
    by = series([one.text for one in rules])
    if not why:
        return say("By {rules}.", rules=by)
    reasons = reduce(lambda first, last: say("{first} {last}", first=first, last=last), why)
    return say("By {rules}: {why}", rules=by, why=reasons)


def _place(question: Question, field: str, house: House) -> Place:
    places = dict(question.expect_places)
    edition = f"{int(house.edition)}"
    for name in (f"{edition}.{field}", field, edition, ""):
        if name and name in places:
            return places[name]
    return places.get("", question.place)
