"""A card exposed in the deal lies face up in the hand that got it, until it was replaced."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer import resources
from trainer.content.lesson import Line
from trainer.content.library import Library
from trainer.content.script import house_of, timeline
from trainer.i18n import voice
from trainer.table.cards import card
from trainer.table.events import Deals
from trainer.table.state import Table
from trainer.view.ledger import ledger
from trainer.view.plain import felt
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


def test_the_ledger_names_it() -> None:
    dealt, *_ = tables("two-downcards-seen")
    told = {row.seat: row.cards for row in ledger(dealt)}
    assert {seat: told[seat].replace("\ufe0e", "") for seat in (3, 5)} == {3: "J♠ +1", 5: "8♥ +1"}
    assert told[1] == "2"


def test_a_boxed_card_lies_face_up_where_it_was_dealt() -> None:
    dealt, *_ = tables("two-cards-face-up-in-the-deck")
    assert exposed(dealt) == {7: ["4c", "Qd"]}
    told = {row.seat: row.cards.replace("\ufe0e", "") for row in ledger(dealt)}
    assert told[7] == "4♣ Q♦"
    assert not look(dealt).boxed, "in the stub there is none any more"


def test_a_boxed_card_of_the_board_is_marked_there_and_told() -> None:
    *_, dealt = tables("a-face-up-card-in-the-stub")
    view = look(dealt)
    assert [str(one.card) for one in view.board if one.exposed] == ["7h"]
    assert not view.boxed
    lines = [line.replace("\ufe0e", "") for line in felt(view, voice("en"))]
    assert "Face up in the stub before it was dealt: 7♥" in lines


def test_a_boxed_burn_lies_face_up_on_the_burns() -> None:
    *_, dealt = tables("a-face-up-card-in-the-stub")
    burn = replace(dealt, boxed=((1, card("2s")),))
    view = look(burn)
    assert view.burn_up is not None
    assert str(view.burn_up.card) == "2s"
    assert not any(one.exposed for one in view.board)


def test_a_card_seen_in_the_cut_is_marked_on_the_stub() -> None:
    cut, *_ = tables("seven-seen-in-the-cut")
    assert look(cut).boxed
    assert not look(replace(cut, seen_in_the_deck=())).boxed
