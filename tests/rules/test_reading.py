"""Reading hands, spotting mistakes, counting chips: what serves, and what the facts do not tell."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer.rules import ask
from trainer.rules.answers import Mistake
from trainer.rules.house import House
from trainer.table.cards import cards
from trainer.table.chips import NOTHING, parse_chips
from trainer.table.games import Game, Street
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import HandLies, Irregular, Phase, Pot, Table

HOUSE = House()


def showdown(
    game: Game, board: str, *hands: str, street: Street = Street.RIVER, pot: int = 1000
) -> Table:
    seats = tuple(
        SeatFacts(number, parse_chips("9x1000"), cards=cards(hand))
        for number, hand in enumerate(hands, start=1)
    )
    facts = Facts(
        game,
        9,
        seats,
        button=1,
        big_blind=200,
        street=street,
        board=cards(board),
        pots=(Pot(pot),) if pot else (),
    )
    return open_table(facts)


@pytest.mark.parametrize(
    "game, board, first, told",
    [
        (Game.NLHE, "2c 7d Jh Jc x", "As Ad", "board is not known"),
        (Game.NLHE, "2c 7d Jh Jc 4s", "As x", "card of Seat 1 is not known"),
        (Game.NLHE, "2c 7d Jh Jc 4s", "As Ad 3c", "Seat 1 does not make five"),
        (Game.NLHE, "", "As Ad", "Seat 1 does not make five"),
        (Game.PLO, "2c 7d Jh Jc 4s", "As Ad", "Seat 1 does not make five"),
        (Game.STUD, "", "As Ad 2c 7d Jh Jc 4s 4c", "Seat 1 does not make five"),
        (Game.STUD, "", "As Ad 2c 7d", "Seat 1 does not make five"),
    ],
)
def test_what_cannot_be_read_is_not_guessed(game: Game, board: str, first: str, told: str) -> None:
    street = Street.RIVER if game.has_board else Street.SEVENTH
    found = ask.read(showdown(game, board, first, "Ks Kd", street=street), HOUSE)
    assert found.result is None
    assert told in str(found.unknown)


def test_without_a_hand_there_is_nothing_to_read() -> None:
    table = showdown(Game.NLHE, "2c 7d Jh Jc 4s", "As Ad", "Ks Kd")
    seats = tuple(replace(one, lies=HandLies.MUCKED) for one in table.seats)
    assert ask.read(replace(table, seats=seats), HOUSE).unknown is not None


def test_any_five_cards_of_the_same_worth_serve() -> None:
    table = showdown(Game.NLHE, "9s 9h 9d 9c 2d", "As Ah", "Kd Kc")
    found = ask.read(table, HOUSE).result
    assert found is not None
    first = found.hands[0]
    assert first.high_fives == {
        frozenset(cards("9s 9h 9d 9c As")),
        frozenset(cards("9s 9h 9d 9c Ah")),
    }


def test_of_an_omaha_hand_two_cards_play() -> None:
    table = showdown(Game.PLO8, "2s 3h 4d Kd Kc", "As 5h Ah 5d", "Qs Qh Jh Td")
    found = ask.read(table, HOUSE).result
    assert found is not None
    first = found.hands[0]
    assert len(first.high_fives) == len(first.low_fives) == 4
    assert all(len(five & {*cards("As 5h Ah 5d")}) == 2 for five in first.high_fives)


def test_hands_without_a_pot_are_read_all_the_same() -> None:
    found = ask.read(showdown(Game.NLHE, "2c 7d Jh Jc 4s", "As Ad", "Ks Kd", pot=0), HOUSE)
    assert found.result is not None
    assert found.result.winners is None


def test_each_pair_of_hands_is_compared_once() -> None:
    table = showdown(Game.NLHE, "2c 7d Jh Jc 4s", "As Ad", "Ks Kd", "Qs Qd")
    seats = frozenset({1, 2, 3}), frozenset({1, 2})
    table = replace(table, pots=tuple(Pot(500, one) for one in seats))
    why = [str(one) for found in ask.read(table, HOUSE).findings for one in found.why]
    assert len(why) == len(set(why)) == 5


@pytest.mark.parametrize("phase", [Phase.NO_HAND, Phase.DEALING, Phase.OVER])
def test_between_hands_nothing_can_go_wrong(phase: Phase) -> None:
    table = replace(showdown(Game.NLHE, "2c 7d Jh Jc 4s", "As Ad", "Ks Kd"), phase=phase)
    assert ask.spot(table, HOUSE).unknown is not None


def test_burns_in_stud_are_counted_by_the_street() -> None:
    table = showdown(Game.STUD, "", "As Ad 2c 7d", "Ks Kd 3c 8d", street=Street.FOURTH)
    assert table.burned == 1
    found = ask.spot(replace(table, burned=3), HOUSE).result
    assert found is not None
    assert found.mistake is Mistake.EXTRA_BURN
    short = replace(table, burned=0, irregular=Irregular.BURNS)
    found = ask.spot(short, HOUSE).result
    assert found is not None
    assert found.mistake is Mistake.MISSING_BURN


@pytest.mark.parametrize("of, seat", [("pot", None), ("bet", 1), ("bet", None)])
def test_where_no_chips_lie_there_is_nothing_to_count(of: str, seat: int | None) -> None:
    table = showdown(Game.NLHE, "2c 7d Jh Jc 4s", "As Ad", "Ks Kd", pot=0)
    assert ask.count(table, of, seat, HOUSE).unknown is not None


def test_chips_are_added_up_from_the_largest() -> None:
    table = showdown(Game.NLHE, "2c 7d Jh Jc 4s", "As Ad", "Ks Kd")
    seats = tuple(replace(one, stack=parse_chips("2x1000 5x100 25")) for one in table.seats)
    found = ask.count(replace(table, seats=seats), "stack", 1, HOUSE)
    assert found.result is not None
    assert found.result.amount == 2525
    assert [str(one) for one in found.findings[0].why] == [
        "2 × 1,000 = 2,000.",
        "5 × 100 = 500; 2,000 + 500 = 2,500.",
        "1 × 25 = 25; 2,500 + 25 = 2,525.",
    ]
    bare = tuple(replace(one, stack=NOTHING) for one in table.seats)
    assert ask.count(replace(table, seats=bare), "stack", 1, HOUSE).unknown is not None
