"""Cards, chips and seats as values: what is written comes back, and nothing is made of nonsense."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer.table.cards import UNKNOWN, card
from trainer.table.chips import NOTHING, parse_chips, pay, spread
from trainer.table.events import Bets, Calls, Folds, Raises
from trainer.table.games import Game, Street
from trainer.table.payment import give_back
from trainer.table.pots import uncalled
from trainer.table.start import Facts, SeatFacts, first_showing, leads, open_table, street_minimum
from trainer.table.state import Phase, Status
from trainer.table.turns import passed_over


def test_a_card_is_written_as_it_was_read() -> None:
    assert [str(card(text)) for text in ("Td", "x", "joker")] == ["Td", "x", "joker"]
    assert UNKNOWN.sign == "?"
    assert card("Td").sign.startswith("10♦")


@pytest.mark.parametrize("text", ["", "T", "1d", "Tz", "Tdd"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError):
        card(text)


@pytest.mark.parametrize("text", ["x100", "0x100", "3x", "2x0", "1,000", "٣", "2x300"])
def test_what_are_no_chips(text: str) -> None:
    with pytest.raises(ValueError):
        parse_chips(text, (100, 1000))


def test_chips_that_are_not_there_cannot_be_taken_away() -> None:
    with pytest.raises(ValueError):
        parse_chips("2x100") - parse_chips("3x100")
    assert parse_chips("2x100") - NOTHING == parse_chips("2x100")


def test_an_amount_is_paid_in_the_chips_that_are_held() -> None:
    held = parse_chips("3x500 4x200")
    assert pay(held, 0) == NOTHING
    assert pay(held, held.total) == held
    assert pay(held, 600) == parse_chips("3x200")
    assert pay(held, 300) is None
    assert pay(held, 9_000) is None
    assert pay(held, -1) is None


def test_too_many_sums_are_not_tried() -> None:
    held = parse_chips(" ".join(f"60x{n}" for n in (997, 991, 983, 977, 971)))
    assert pay(held, 100_003) is None


def test_a_stack_is_spread_over_the_chips_of_the_set() -> None:
    found = spread(5_000, (25, 100, 500))
    assert found is not None
    assert found.total == 5_000
    assert found.count(25) >= 4
    assert spread(7, (2, 3)) is not None
    assert spread(1, (2, 3)) is None


def test_nothing_goes_back_where_nothing_lies() -> None:
    at = open_table(Facts(Game.NLHE, 2, (SeatFacts(1, parse_chips("100")),), phase=Phase.NO_HAND))
    assert give_back(at.seat(1), 100, (100,)) == at.seat(1)


def test_nothing_is_uncalled_where_nothing_was_bet() -> None:
    assert uncalled({}, frozenset({1})) == (0, 0)


def test_a_seat_is_called_by_its_name() -> None:
    seats = (SeatFacts(1, parse_chips("100"), name="UTG"), SeatFacts(2, parse_chips("100")))
    at = open_table(Facts(Game.NLHE, 2, seats, phase=Phase.NO_HAND))
    assert [one.label for one in at.seats] == ["UTG", "2"]
    with pytest.raises(KeyError):
        at.seat(3)


def test_who_is_passed_over() -> None:
    seats = tuple(SeatFacts(n, parse_chips("10x100")) for n in (1, 2, 3))
    at = open_table(Facts(Game.NLHE, 3, seats, button=3, big_blind=100, street=Street.FLOP))
    assert passed_over(at, 1, 3) == (1, 2)
    acted = tuple(replace(one, acted=True) if one.number == 1 else one for one in at.seats)
    assert passed_over(replace(at, seats=acted), 1, 1) == (2, 3)


def test_bets_that_lie_as_the_script_begins() -> None:
    seats = (
        SeatFacts(1, parse_chips("4x100"), bet=parse_chips("4x100")),
        SeatFacts(2, parse_chips("9x100")),
        SeatFacts(3, parse_chips("9x100")),
    )
    at = open_table(Facts(Game.NLHE, 3, seats, button=3, big_blind=100, street=Street.FLOP))
    assert at.seat(1).status is Status.ALL_IN
    assert (at.bet_to_call, at.yardstick, at.action_on) == (400, 400, 2)


def test_stud_without_known_up_cards_has_nobody_first() -> None:
    seats = tuple(SeatFacts(n, parse_chips("9x100")) for n in (1, 2))
    at = open_table(Facts(Game.STUD, 8, seats, street=Street.FIFTH, small_bet=100, big_bet=200))
    assert leads(at) is None
    assert first_showing(at) is None
    assert street_minimum(at) == 200


def test_events_are_values() -> None:
    assert Calls(3) == Calls(3)
    assert {Calls(3), Calls(3), Folds(3), Bets(3, 400), Raises(3, 400)} == {
        Raises(3, 400),
        Bets(3, 400),
        Folds(3),
        Calls(3),
    }
    assert Calls(3) not in {Calls(3, quick=True), Calls(4), Folds(3)}
    assert repr(Bets(3, 400)) == "Bets(unseen=False, quick=False, seat=3, to=400)"
