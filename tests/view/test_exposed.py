"""A card exposed in the deal lies face up in the hand that got it, until it was replaced."""

from __future__ import annotations

import pytest

from trainer import resources
from trainer.content.lesson import Line
from trainer.content.library import Library
from trainer.content.script import house_of, timeline
from trainer.table.events import Deals
from trainer.table.state import Table
from trainer.view.table_view import look


def tables(name: str) -> list[Table]:
    """The table after each line of a lesson."""
    lesson = Library(resources.lessons()).lesson(f"rulebook/{name}")
    moments = timeline(lesson, house_of(lesson, max(lesson.editions)))
    return [one.table for one in moments if isinstance(one.item, Line)]


def exposed(table: Table) -> dict[int, list[str]]:
    """By seat, its exposed cards as text."""
    return {
        seat.number: found
        for seat in look(table).seats
        if (found := [str(one.card) for one in seat.cards if one.exposed])
    }


@pytest.mark.parametrize(
    ("lesson", "where"),
    [
        ("two-downcards-seen", {5: ["8h"], 3: ["Js"]}),
        ("card-shown-in-the-deal", {9: ["Kd"]}),
        ("second-card-off-the-deck", None),
        ("third-card-off-the-deck", None),
    ],
)
def test_it_lies_in_the_hand_that_got_it(lesson: str, where: dict[int, list[str]] | None) -> None:
    dealt, *_ = tables(lesson)
    found = exposed(dealt)
    if where is not None:
        assert found == where
    assert sum(map(len, found.values())) == len(dealt.deal.exposed)


def test_it_is_gone_once_it_was_replaced_or_the_flop_has_come() -> None:
    for table in tables("card-shown-in-the-deal"):
        if table.deal.replaced or table.board:
            assert exposed(table) == {}
    lesson = Library(resources.lessons()).lesson("rulebook/card-shown-in-the-deal")
    moments = timeline(lesson, house_of(lesson, max(lesson.editions)))
    events = [one.item.event for one in moments if isinstance(one.item, Line)]
    assert sum(isinstance(event, Deals) for event in events) > 1
