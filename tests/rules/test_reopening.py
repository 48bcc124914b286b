"""Why a raise stays closed is told by the measure of the game: in limit games half a bet."""

from __future__ import annotations

import pytest

from trainer.rules import ask
from trainer.rules.house import House
from trainer.rules.play import advance
from trainer.table.chips import parse_chips
from trainer.table.events import AllIn, Bets, Calls, Event, Raises
from trainer.table.games import Game, Street
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Action, Pot, Table

HOUSE = House()
DEEP = parse_chips("9x1000")
SHORT = parse_chips("2x100 3x25")


def after_a_short_all_in(game: Game) -> Table:
    """Seat 1 has bet 200 on the flop, seat 2 is all-in for 275, seat 3 has called."""
    table = open_table(
        Facts(
            game,
            9,
            (SeatFacts(1, DEEP), SeatFacts(2, SHORT), SeatFacts(3, DEEP)),
            3,
            small_blind=100,
            big_blind=200,
            small_bet=200,
            big_bet=400,
            street=Street.FLOP,
            pots=(Pot(600),),
        )
    )
    events: tuple[Event, ...] = (Bets(1, to=200), AllIn(2), Calls(3))
    for event in events:
        table = advance(table, event, HOUSE).table
    return table


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (Game.NLHE, "It has acted and faces 275 − 200 = 75 < 200: not re-opened."),
        (Game.LHE, "It has acted and faces 275 − 200 = 75, less than half a bet: not re-opened."),
    ],
)
def test_the_measure_of_the_game(game: Game, why: str) -> None:
    table = after_a_short_all_in(game)
    options = ask.options(table, 1, HOUSE)
    assert options.result is not None
    assert options.result.actions == {Action.FOLD, Action.CALL}
    assert why in [str(one) for found in options.findings for one in found.why]
    raised = advance(table, Raises(1, to=600), HOUSE).ruling
    assert raised.binding is not None
    assert raised.binding.action is Action.CALL
    assert why in [str(one) for found in raised.findings for one in found.why]
