"""A lesson played through: its moments, its branches, and what cannot have happened."""

from __future__ import annotations

import pytest

from tests.content.samples import lesson, read
from trainer.content.lesson import Line, Question
from trainer.content.script import (
    branches,
    house_of,
    play_problems,
    questions,
    timeline,
)
from trainer.messages import Problems
from trainer.rules.house import Edition, House
from trainer.rules.ruling import Stands

HOUSE = House()

BRANCHED = read(
    """\
lesson: sample
title: A sample
table:
  {game: nlhe, blinds: 50-100, button: 1, street: flop, pots: [400],
   seats: {3: 20000, 4: 20000, 5: 20000}}
script:
  - {seat: 3, bets: 300}
  - {ask: options, seat: 4}
  - branches:
    - name: a
      script:
        - {seat: 4, folds}
        - {ask: options, seat: 5}
        - branches:
          - {name: aa, script: [{seat: 5, calls}, {ask: pots}]}
    - name: b
      table: {seats: {4: 200}}
      script: [{ask: options, seat: 4}]
"""
)


def test_a_moment_for_the_start_every_line_and_every_question() -> None:
    start, bet, asked = timeline(BRANCHED, HOUSE)
    assert (start.number, start.item, start.ruling) == (0, None, None)
    assert start.table == BRANCHED.table
    assert isinstance(bet.item, Line)
    assert (bet.number, bet.table.bet_to_call) == (1, 300)
    assert bet.ruling is not None
    assert bet.ruling.stands is Stands.BINDING
    assert isinstance(asked.item, Question)
    assert (asked.number, asked.table, asked.ruling) == (1, bet.table, None)


def test_a_branch_goes_on_from_the_script() -> None:
    moments = timeline(BRANCHED, HOUSE, (0, 0))
    assert moments[:3] == timeline(BRANCHED, HOUSE)
    assert moments[:5] == timeline(BRANCHED, HOUSE, (0,))
    assert [one.number for one in moments] == [0, 1, 1, 2, 2, 3, 3]


def test_a_branch_with_facts_of_its_own_plays_the_lines_again_and_leaves_the_questions() -> None:
    start, bet, asked = timeline(BRANCHED, HOUSE, (1,))
    assert start.table.seat(4).total == 200
    assert isinstance(bet.item, Line)
    assert isinstance(asked.item, Question)
    assert asked.item.at == 4
    assert (asked.table.bet_to_call, asked.table.seat(4).total) == (300, 200)


def test_questions_with_their_tables_in_the_order_of_their_numbers() -> None:
    asked = questions(BRANCHED, HOUSE)
    assert [(one.question.at, one.branch) for one in asked] == [
        (1, ()),
        (2, (0,)),
        (3, (0, 0)),
        (4, (1,)),
    ]
    assert asked[1].table == timeline(BRANCHED, HOUSE, (0,))[-1].table
    assert branches(BRANCHED) == ((), (0,), (0, 0), (1,))


def test_no_such_branch() -> None:
    with pytest.raises(IndexError):
        timeline(BRANCHED, HOUSE, (2,))


def test_the_same_moments_are_not_played_twice() -> None:
    assert timeline(BRANCHED, HOUSE, (0,)) is timeline(BRANCHED, HOUSE, (0,))
    assert timeline(BRANCHED, HOUSE)[1].table is timeline(BRANCHED, HOUSE, (0,))[1].table


def test_the_edition_is_the_houses() -> None:
    made = read(
        """\
lesson: sample
title: A sample
table:
  {game: nlhe, blinds: 100-200, size: 2, button: 1, street: turn, pots: [800],
   seats: {1: 20000, 2: 20000}}
script:
  - {seat: 1, checks}
"""
    )
    for edition in Edition:
        house = house_of(made, edition)
        assert (house.edition, house.tiny_chip) == (edition, HOUSE.tiny_chip)
        assert timeline(made, house)[-1].number == 1


def test_a_line_that_cannot_have_happened_is_said_and_passed_over() -> None:
    made = lesson(
        "{seat: 3, raises: 30000}",
        "{seat: 3, calls}",
        "{seat: 4, puts: 5x5000}",
    )
    with pytest.raises(Problems) as raised:
        timeline(made, HOUSE)
    assert [(one.place.line, one.code) for one in raised.value.problems] == [
        (5, "more-than-stack"),
        (7, "more-than-stack"),
    ]
    assert play_problems(made, HOUSE) == raised.value.problems


@pytest.mark.parametrize(
    "line, found",
    [
        ("{seat: 2, all-in: 20000}", []),
        ("{seat: 2, all-in}", []),
        ("{seat: 2, all-in: 19500}", ["contradicts-stack"]),
        ("{seat: 2, all-in: 20025}", ["contradicts-stack"]),
    ],
)
def test_the_total_of_an_all_in_counts_what_lies_in_front(line: str, found: list[str]) -> None:
    problems = play_problems(lesson(line, seats="1: 20000, 2: 20000, 4: 20000"), HOUSE)
    assert [one.code for one in problems] == found
    assert all("20,000" in str(one.message) for one in problems)


def test_a_fault_of_the_shared_lines_is_told_once() -> None:
    made = read(
        """\
lesson: sample
title: A sample
table: {game: nlhe, blinds: 50-100, button: 1, seats: {1: 900, 2: 900}}
script:
  - {seat: 1, raises: 5000}
  - branches:
    - {name: a, script: [{seat: 1, folds}]}
    - {name: b, script: [{seat: 1, calls}]}
"""
    )
    assert [(one.place.line, one.code) for one in play_problems(made, HOUSE)] == [
        (5, "more-than-stack")
    ]
