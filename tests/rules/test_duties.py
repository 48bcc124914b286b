"""The dealer's next steps: where there are none, what follows from what, and who asks for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer.rules import ask
from trainer.rules.duties import duties
from trainer.rules.house import House
from trainer.rules.play import advance
from trainer.rules.ruling import DealerStep, StepKind
from trainer.table.cards import cards
from trainer.table.chips import fewest
from trainer.table.events import Checks, Deals, Dealt, Discards, Event, Folds, Mucks, Raises, Starts
from trainer.table.games import Game, Street
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Phase, Pot, Status, Table

HOUSE = House()
STACK = fewest(9000, (25, 100, 500, 1000)) or pytest.fail("9,000 in chips")


def table(**more: object) -> Table:
    seats = tuple(SeatFacts(number, STACK) for number in (1, 2, 3))
    facts = Facts(Game.NLHE, 9, seats, button=3, small_blind=100, big_blind=200)
    return open_table(replace(facts, **more))  # type: ignore[arg-type]  # any fact


def after(start: Table, *events: Event) -> Table:
    for event in events:
        start = advance(start, event, HOUSE).table
    return start


def test_a_player_who_is_to_decide_leaves_the_dealer_nothing() -> None:
    start = table()
    assert duties(start, HOUSE) == ()
    assert "a player is to decide" in str(ask.steps(start, HOUSE).unknown)


@pytest.mark.parametrize("phase", [Phase.NO_HAND, Phase.DEALING, Phase.OVER])
def test_between_hands_there_is_nothing_to_do(phase: Phase) -> None:
    start = table(phase=Phase.NO_HAND)
    start = replace(start, phase=phase)
    assert duties(start, HOUSE) == ()
    assert ask.steps(start, HOUSE).unknown is not None


def test_every_step_has_a_rule_and_every_group_its_reason() -> None:
    start = after(table(), Raises(3, 600))
    found = ask.steps(start, HOUSE)
    assert found.result is not None
    assert found.result.steps == duties(start, HOUSE)
    assert all(one.cites for one in found.findings)


def test_bets_of_a_void_deal_whose_givers_are_not_known_cannot_go_back() -> None:
    start = replace(table(), pots=(Pot(600),), duplicate=cards("As")[0])
    assert "from:" in str(ask.steps(start, HOUSE).unknown)


def test_the_floors_word_on_an_earlier_street_is_not_waited_for() -> None:
    start = table(street=Street.FLOP, board=cards("2c 7d Jh"), pots=(Pot(600),))
    events: list[Event] = [Checks(1), Checks(2), Checks(3), Deals(Dealt.TURN, cards("5c"))]
    assert duties(after(start, *events), HOUSE) == ()


def test_a_discard_by_somebody_who_did_not_bet_is_no_case_for_the_floor() -> None:
    start = after(table(), Raises(3, 600), Discards(1))
    assert DealerStep(StepKind.CALL_FLOOR) not in duties(start, HOUSE)


def test_nothing_is_left_once_all_hands_are_in_the_muck() -> None:
    start = after(table(), Folds(3), Folds(1), Mucks(2))
    assert DealerStep(StepKind.MUCK, (2,)) not in duties(start, HOUSE)


def test_the_last_hand_is_mucked_once_its_pot_is_gone() -> None:
    start = after(table(), Folds(3), Folds(1))
    assert duties(start, HOUSE) == (
        DealerStep(StepKind.RETURN, (2, 100)),
        DealerStep(StepKind.BRING_IN_BETS),
        DealerStep(StepKind.PUSH, (0,)),
        DealerStep(StepKind.MUCK, (2,)),
    )
    assert duties(after(start, Starts()), HOUSE) == ()


def test_a_folded_hand_gets_no_change() -> None:
    start = after(table(), Raises(3, 600), Folds(1))
    seats = tuple(
        replace(one, front=one.front + STACK) if one.status is Status.FOLDED else one
        for one in start.seats
    )
    found = duties(replace(start, seats=seats), HOUSE)
    assert all(step.kind is not StepKind.CHANGE for step in found)
