"""What cannot have been seen at a table is said in one sentence each, and nothing else is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer.table.cards import card, cards
from trainer.table.chips import NOTHING, parse_chips
from trainer.table.events import (
    Adds,
    AllIn,
    AsksToSee,
    Bets,
    Counted,
    Counts,
    Deals,
    Dealt,
    Discards,
    Event,
    Exposes,
    Finds,
    Gathers,
    Mucks,
    PullsBack,
    Pushes,
    Puts,
    Raises,
    Returns,
    Reveals,
    Says,
    Scrambles,
    Shows,
    Starts,
    Tables,
    TakesBack,
    Word,
)
from trainer.table.faults import faults, open_faults, seats_named
from trainer.table.games import Game, Street
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Ante, Phase, Pot, Status, Table

SEATS = (
    SeatFacts(1, parse_chips("1000 5x100"), cards=cards("As Kd")),
    SeatFacts(2, parse_chips("1000 10x100"), loose=True),
    SeatFacts(3, NOTHING, status=Status.SITTING_OUT),
)


def table(street: Street = Street.FLOP, game: Game = Game.NLHE, phase: Phase = Phase.PLAY) -> Table:
    board = cards("Ks 8d 3c 5h 6c")[: street.board_cards]
    facts = Facts(game, 9, SEATS, button=2, big_blind=100, street=street, board=board, phase=phase)
    if street is not Street.PREFLOP:
        return open_table(Facts(game, 9, SEATS, 2, 0, 100, street=street, board=board, phase=phase))
    return open_table(facts)


CHIP_400 = parse_chips("4x100")

IMPOSSIBLE: tuple[tuple[str, Event], ...] = (
    ("no-such-seat", Bets(9, 400)),
    ("no-such-seat", AsksToSee(1, 9)),
    ("no-such-seat", Counts(Counted.BET, 400, seat=9)),
    ("no-such-seat", Pushes(0, (9,))),
    ("no-such-seat", Shows(by_seat=((9, cards("2c")),))),
    ("no-such-seat", Starts(button=10)),
    ("more-than-stack", Puts(1, parse_chips("2000"))),
    ("more-than-stack", Says(1, Word.CALL, chips=parse_chips("5000"))),
    ("more-than-stack", Gathers(1, parse_chips("5000"))),
    ("more-than-stack", Bets(1, 1_600)),
    ("more-than-stack", Raises(1, 1_600)),
    ("more-than-stack", Adds(1, 1_600)),
    ("no-such-chip", Puts(1, parse_chips("2x500"))),
    ("no-such-chip", PullsBack(1, CHIP_400)),
    ("no-chips", AllIn(3)),
    ("too-many-chips", Reveals(1, parse_chips("1001x25"))),
    ("card-twice", Finds(2, cards("As 2c 4c"))),
    ("card-twice", Tables(2, cards("Ks Qs"))),
    ("card-twice", Exposes(2, cards("2c 2c"))),
    ("card-twice", Deals(Dealt.TURN, cards("8d"))),
    ("dealt-twice", Deals(Dealt.FLOP)),
    ("dealt-twice", Deals(Dealt.COMMUNITY)),
    ("street-missing", Deals(Dealt.RIVER)),
    ("no-such-pot", Pushes(3, (1,))),
    ("no-such-card", Mucks(3)),
    ("no-such-card", Discards(3)),
)

SEEN: tuple[Event, ...] = (
    Puts(1, CHIP_400),
    Puts(2, parse_chips("2x500")),
    Gathers(1, CHIP_400),
    Bets(1, 1_500),
    Adds(1, None),
    AllIn(1),
    Reveals(1, parse_chips("900x25")),
    Tables(1, cards("As Kd")),
    Deals(Dealt.TURN, cards("8d"), duplicate=True),
    Deals(Dealt.TURN),
    Deals(Dealt.UP),
    Scrambles(),
    TakesBack(1),
    Returns(3),
    Starts(button=9),
    Mucks(1),
)


@pytest.mark.parametrize("code, event", IMPOSSIBLE, ids=str)
def test_what_cannot_be_is_said(code: str, event: Event) -> None:
    found = faults(table(), event)
    assert [one.code for one in found] == [code]
    assert str(found[0].message)


@pytest.mark.parametrize("event", SEEN, ids=str)
def test_whatever_can_be_seen_is_no_fault(event: Event) -> None:
    assert faults(table(), event) == ()


def test_a_total_under_what_lies_there_contradicts_it() -> None:
    at = table(Street.PREFLOP)
    assert [one.code for one in faults(at, Bets(1, 50))] == ["contradicts-front"]


def test_a_street_of_the_board_belongs_to_a_hand_with_a_board() -> None:
    between = table(phase=Phase.NO_HAND, street=Street.PREFLOP)
    assert [one.code for one in faults(between, Deals(Dealt.FLOP))] == ["no-board"]


def test_a_pot_that_the_bets_will_make_can_be_pushed() -> None:
    assert faults(table(Street.PREFLOP), Pushes(1, (1,))) == ()


def test_the_seats_of_an_event() -> None:
    assert seats_named(Pushes(0, (1, 2))) == (1, 2)
    assert seats_named(Counts(Counted.POT, 300)) == ()


FIVE = parse_chips("5x100")

BROKEN: tuple[tuple[str, int | None, Facts], ...] = (
    ("seat-twice", 1, Facts(Game.NLHE, 9, (SeatFacts(1, FIVE), SeatFacts(1, FIVE)))),
    ("no-such-seat", 7, Facts(Game.NLHE, 6, (SeatFacts(7, FIVE),))),
    ("no-such-seat", None, Facts(Game.NLHE, 6, (SeatFacts(1, FIVE),), button=7)),
    (
        "wrong-board",
        None,
        Facts(Game.NLHE, 6, (SeatFacts(1, FIVE),), street=Street.TURN, board=cards("2c 3c 4c")),
    ),
    (
        "card-twice",
        1,
        Facts(
            Game.NLHE,
            6,
            (SeatFacts(1, FIVE, cards=cards("2c 9h")),),
            street=Street.FLOP,
            board=cards("2c 3c 4c"),
        ),
    ),
    (
        "more-than-stack",
        1,
        Facts(
            Game.NLHE,
            6,
            (SeatFacts(1, FIVE, bet=parse_chips("1000")), SeatFacts(2, FIVE)),
            button=2,
            street=Street.FLOP,
        ),
    ),
    ("too-many-chips", 1, Facts(Game.NLHE, 6, (SeatFacts(1, parse_chips("1001x100")),))),
    (
        "too-many-chips",
        None,
        Facts(Game.NLHE, 6, (SeatFacts(1, FIVE),), pots=(Pot(1001 * 5000),), chips=(5000, 100)),
    ),
    (
        "no-blind",
        2,
        Facts(
            Game.NLHE,
            6,
            tuple(
                SeatFacts(n, FIVE, posted=parse_chips("100") if n == 2 else None)
                for n in (1, 2, 3, 4)
            ),
            button=2,
            small_blind=50,
            big_blind=100,
            ante=Ante(big_blind=100),
        ),
    ),
)


@pytest.mark.parametrize("code, seat, facts", BROKEN, ids=[code for code, _, _ in BROKEN])
def test_a_table_that_cannot_be(code: str, seat: int | None, facts: Facts) -> None:
    found = open_faults(facts)
    assert [(one.code, one.seat) for one in found] == [(code, seat)]


def test_a_table_that_can_be() -> None:
    seats = (SeatFacts(1, FIVE), SeatFacts(2, FIVE, status=Status.SITTING_OUT), SeatFacts(3, FIVE))
    facts = Facts(Game.NLHE, 9, seats, 1, 50, 100, Ante(each=25), pots=(Pot(200),))
    many = SeatFacts(4, parse_chips("1000x100"))
    assert (
        open_faults(replace(facts, seats=(*seats, many), pots=(Pot(1000 * max(facts.chips)),)))
        == ()
    )
    assert open_faults(facts) == ()
    assert card("Td") in cards("9d Td")
