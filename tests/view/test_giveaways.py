"""No giveaways: while a question is open, nothing that is shown says what it asks.

Two properties over every question of the lessons that come with the program, in every edition and
language. What is shown does not depend on anything that was ruled; and no amount of the right
answer stands there unless it can be counted or was said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer import resources
from trainer.content.lesson import Lesson, Line, Question, Value
from trainer.content.library import Library
from trainer.content.questions import QUESTION_TYPES, key
from trainer.content.script import Moment, branches, house_of, timeline
from trainer.i18n import LANGUAGES, voice
from trainer.rules.house import Edition, House
from trainer.table.chips import ChipStack
from trainer.table.state import Act, Action, Bar, Pot, Status, Table
from trainer.view.conceal import CONCEALED, Part, concealed_at, concealed_by
from trainer.view.ledger import ledger
from trainer.view.plain import plain
from trainer.view.script_rows import last_line, script_rows
from trainer.view.table_view import look


@dataclass(frozen=True, eq=False)
class Open:
    """An open question, and the hand up to it."""

    lesson: Lesson
    house: House
    moments: tuple[Moment, ...]
    position: int

    @property
    def question(self) -> Question:
        item = self.moments[self.position].item
        assert isinstance(item, Question)
        return item

    @property
    def table(self) -> Table:
        return self.moments[self.position].table

    def __repr__(self) -> str:
        return f"{self.lesson.key} question {self.question.at}, {int(self.house.edition)}"


KNOWN = frozenset(kind.name for kind in QUESTION_TYPES)


@cache
def all_open() -> tuple[Open, ...]:
    library = Library(resources.lessons())
    found: dict[tuple[str, int, int], Open] = {}
    for pack in library.packs:
        for entry in library.titles(pack):
            lesson = library.lesson(entry.key)
            for edition in lesson.editions:
                house = house_of(lesson, edition)
                for branch in branches(lesson):
                    moments = timeline(lesson, house, branch)
                    for position, moment in enumerate(moments):
                        if isinstance(moment.item, Question) and moment.item.ask in KNOWN:
                            one = Open(lesson, house, moments, position)
                            found.setdefault((lesson.key, int(edition), moment.item.at), one)
    return tuple(found.values())


def shown(asked: Open, table: Table, language: str) -> str:
    """All that can be read: felt, ledger, script, as a front end shows them."""
    question = asked.question
    hidden = concealed_by(question)
    view = look(
        table,
        last_line(asked.moments, asked.position),
        hidden,
        marked=question.seat,
        language=language,
    )
    rows = ledger(table, hidden, marked=question.seat)
    script = script_rows(asked.moments, asked.position, asked.position, {})
    return plain(view, rows, script, voice(language)) + repr(view)


def amounts(value: Value) -> Iterator[int]:
    """The amounts of an answer. Seats, pots and small counts are no amounts."""
    match value:
        case bool():
            return
        case int() if value >= 25:
            yield value
        case tuple():
            for one in value:
                yield from amounts(one)
        case Mapping():
            for one in value.values():
                yield from amounts(one)
        case _:
            return


def facts(value: object) -> Iterator[int]:
    """Every number in the lesson's first table and in what was done and said: the facts."""
    match value:
        case bool() | None | str():
            return
        case ChipStack():
            yield value.total
            for denomination, count in value.counts:
                yield from (denomination, count, denomination * count)
        case int():
            yield value
        case tuple() | list() | frozenset():
            for one in value:
                yield from facts(one)
        case _ if is_dataclass(value):
            for one in fields(value):
                yield from facts(getattr(value, one.name))
        case _:
            return


def known(asked: Open) -> set[int]:
    """What anybody at the table could count or has heard."""
    # The pot of a question on pots is a fact of the lesson, and all the same not to be told.
    start = replace(asked.moments[0].table, pots=())
    found = {number for number in facts(start) if number}
    for moment in asked.moments[: asked.position + 1]:
        if isinstance(moment.item, Line):
            found.update(facts(moment.item.event))
        for seat in moment.table.seats:
            for chips in (seat.stack, seat.front):
                found.update(facts(chips))
        for pot in moment.table.pots:
            found.update(number for part in pot.chips.counts for number in part)
    return found


def said_numbers(text: str) -> set[int]:
    """The numbers in a text, however a language separates the thousands."""
    return {int(re.sub(r"[.,\s]", "", one)) for one in re.findall(r"\d+(?:[.,]\d{3})*", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_amount_of_the_answer_stands_there_that_was_not_counted_or_said(language: str) -> None:
    told = {}
    for asked in all_open():
        answer = key(asked.question, asked.table, asked.house).answer
        text = shown(asked, asked.table, language).partition("TableView(")[0]
        if given_away := (said_numbers(text) & set(amounts(dict(answer)))) - known(asked):
            told[asked] = given_away
    assert told == {}


RULED = st.fixed_dictionaries(
    {
        "action_on": st.one_of(st.none(), st.integers(1, 9)),
        "bet_to_call": st.integers(0, 50_000),
        "yardstick": st.integers(0, 50_000),
        "raises": st.integers(0, 4),
    }
)


def ruled_otherwise(asked: Open, draw: st.DataObject) -> Table:
    """The same chips and cards on the felt, and other rulings on them: what may not be told."""
    hidden = concealed_by(asked.question)
    table = asked.table
    changes = draw.draw(RULED)
    if not hidden.hides(Part.ACTION):
        del changes["action_on"]
    if not hidden.hides(Part.TO_CALL):
        del changes["bet_to_call"]
    table = replace(table, pending=(), wrong_count=None, **changes)  # type: ignore[arg-type]  # drawn
    if hidden.hides(Part.TO_CALL):
        paid = draw.draw(st.integers(0, 50_000))
        table = _seats(table, None, amount_in=paid, bars=Bar.RAISE)
    if hidden.hides(Part.STANDING):
        status = draw.draw(st.sampled_from([Status.IN, Status.ALL_IN, Status.FOLDED]))
        action = draw.draw(st.sampled_from(list(Action)))
        number = asked.question.seat
        if number is not None and table.seat(number).status in (Status.IN, Status.ALL_IN):
            table = _seats(table, number, status=status, acted=draw.draw(st.booleans()))
            act = Act(number, table.street, action, 12_345, 12_345, 12_345, 0)
            table = replace(table, acts=(*table.acts, act))
    if hidden.hides(Part.DIVISION) and table.pots and not any(pot.chips for pot in table.pots):
        table = replace(table, pots=(Pot(sum(pot.amount for pot in table.pots)),))
    return table


def _seats(table: Table, number: int | None, **changes: object) -> Table:
    return replace(
        table,
        seats=tuple(
            replace(seat, **changes) if number in (None, seat.number) else seat  # type: ignore[arg-type]  # any field
            for seat in table.seats
        ),
    )


@given(asked=st.sampled_from(all_open()), language=st.sampled_from(LANGUAGES), draw=st.data())
def test_what_is_shown_does_not_depend_on_what_was_ruled(
    asked: Open, language: str, draw: st.DataObject
) -> None:
    assert shown(asked, asked.table, language) == shown(
        asked, ruled_otherwise(asked, draw), language
    )


def test_neither_rule_nor_source_stands_there() -> None:
    told = []
    for asked in all_open():
        text = shown(asked, asked.table, "en").casefold()
        for secret in (asked.lesson.rule, asked.lesson.source):
            if secret.casefold() in text:
                told.append((asked, secret))
    assert told == []


def test_the_next_lines_are_not_there() -> None:
    for asked in all_open():
        rows = script_rows(asked.moments, asked.position, asked.position, {})
        assert len(rows) == asked.position + 1, asked


def test_the_line_before_the_question_tells_no_more_than_the_question() -> None:
    for asked in all_open():
        items = [moment.item for moment in asked.moments]
        asked_there = (item.at for item in items if isinstance(item, Question))
        others = {at for at in asked_there if at != asked.question.at}
        before = concealed_at(items, max(0, asked.position - 1), others)
        assert before.parts == concealed_by(asked.question).parts, asked


def test_every_question_type_says_what_it_leaves_out() -> None:
    assert set(CONCEALED) == {kind.name for kind in QUESTION_TYPES}


def test_there_is_a_question_of_every_type_to_look_at() -> None:
    asked = {one.question.ask for one in all_open()}
    assert asked == {kind.name for kind in QUESTION_TYPES}
    assert {one.house.edition for one in all_open()} == set(Edition)
