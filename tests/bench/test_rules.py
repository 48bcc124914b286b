"""What rulings cost: a whole hand beside PokerKit's, and an event beside a replaced table."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from random import Random
from statistics import median

from pokerkit import State
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.stopwatch import seconds
from tests.oracle.two_tables import Deal
from trainer.rules import ask
from trainer.rules.house import House
from trainer.rules.play import advance
from trainer.table.cards import DECK
from trainer.table.chips import ChipStack, parse_chips
from trainer.table.events import (
    Bets,
    Calls,
    Checks,
    Deals,
    Dealt,
    Event,
    Folds,
    Puts,
    Raises,
    Says,
    Word,
)
from trainer.table.games import Game
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Action, Ante, Table

HOUSE = House()
AT_MOST = 0.5
"""The part of PokerKit's time that a hand with a ruling on every event may take."""
AIM = 0.25
REPLACES = 30
"""As many replaced tables as the mean event may cost."""

SEATS = range(1, 11)
SHUFFLED = tuple(Random(47).sample(DECK, len(DECK)))
DEAL = Deal(
    Game.NLHE,
    (20_000,) * 10,
    100,
    200,
    Ante(),
    tuple(SHUFFLED[2 * i : 2 * i + 2] for i in range(10)),
    SHUFFLED[-5:],
)


def chips(text: str) -> ChipStack:
    return parse_chips(text)


TO_THE_SHOWDOWN: tuple[Event, ...] = (
    *(Calls(seat) for seat in (3, 4, 5)),
    Puts(6, chips("2x100")),
    *(Calls(seat) for seat in (7, 8, 9)),
    Says(10, Word.CALL),
    Calls(1),
    Checks(2),
    Deals(Dealt.FLOP, DEAL.board[:3]),
    Puts(1, chips("4x100")),
    *(Calls(seat) for seat in (2, 3, 4, 5)),
    Puts(6, chips("500")),
    *(Calls(seat) for seat in (7, 8, 9, 10)),
    Deals(Dealt.TURN, DEAL.board[3:4]),
    *(Checks(seat) for seat in SEATS),
    Deals(Dealt.RIVER, DEAL.board[4:]),
    Bets(1, 1_000),
    Puts(2, chips("1000")),
    *(Calls(seat) for seat in (3, 4, 5, 6, 7, 8, 9)),
    Says(10, Word.NUMBER, 1_000),
)
"""Ten seats, 40 acts, spoken, silent and plain, and all ten hands at the showdown."""

RAISED: tuple[Event, ...] = (
    *(Calls(seat) for seat in (3, 4, 5)),
    Puts(6, chips("2x100")),
    *(Calls(seat) for seat in (7, 8, 9)),
    Says(10, Word.CALL),
    Calls(1),
    Checks(2),
    Deals(Dealt.FLOP, DEAL.board[:3]),
    *(Checks(seat) for seat in (1, 2, 3, 4)),
    Puts(5, chips("4x100")),
    Puts(6, chips("500")),
    Calls(7),
    *(Folds(seat) for seat in (8, 9, 10)),
    Calls(1),
    *(Folds(seat) for seat in (2, 3, 4)),
    Deals(Dealt.TURN, DEAL.board[3:4]),
    Checks(1),
    Bets(5, 800),
    Puts(6, chips("1000")),
    *(Calls(seat) for seat in (7, 1)),
    Deals(Dealt.RIVER, DEAL.board[4:]),
    Checks(1),
    Bets(5, 1_000),
    Puts(6, chips("3x1000")),
    Folds(7),
    Folds(1),
    Raises(5, 6_000),
    Says(6, Word.RAISE, 10_000),
    Calls(5),
)
"""Ten seats and 40 events, with bets, raises and folds."""


def our_start() -> Table:
    stack = chips("2x5000 6x1000 6x500 8x100 8x25")
    seats = tuple(
        SeatFacts(seat, stack, cards=hole) for seat, hole in zip(SEATS, DEAL.holes, strict=True)
    )
    return open_table(Facts(Game.NLHE, 10, seats, button=10, small_blind=100, big_blind=200))


def our_hand(events: tuple[Event, ...]) -> Table:
    """The whole hand with a full ruling on every event, and the pots awarded."""
    table = our_start()
    for event in events:
        table = advance(table, event, HOUSE).table
    ask.award(table, HOUSE)
    return table


def same_acts(events: tuple[Event, ...]) -> tuple[tuple[str, int | str], ...]:
    """The hand as PokerKit is told it: what each event was ruled to be."""
    told: list[tuple[str, int | str]] = []
    table = our_start()
    for event in events:
        step = advance(table, event, HOUSE)
        outcome = step.ruling.binding
        if isinstance(event, Deals):
            told.append(("board", "".join(map(str, event.cards))))
        elif outcome is not None and outcome.action is Action.FOLD:
            told.append(("fold", 0))
        elif outcome is not None and outcome.to > table.bet_to_call:
            told.append(("raise", outcome.to))
        else:
            told.append(("call", 0))
        table = step.table
    return tuple(told)


def their_hand(acts: tuple[tuple[str, int | str], ...]) -> State:
    state = DEAL.theirs()
    for act, value in acts:
        match act, value:
            case "board", str(cards):
                state.burn_card("??")
                state.deal_board(cards)
            case "raise", int(to):
                state.complete_bet_or_raise_to(to)
            case "fold", _:
                state.fold()
            case _:
                state.check_or_call()
    return state


def side_by_side(ours: Callable[[], object], theirs: Callable[[], object]) -> tuple[float, float]:
    """The median time of each, taken in turns, so that a busy machine is busy for both."""
    gc.collect()
    times = [(seconds(ours), seconds(theirs)) for _ in range(25)]
    return median(mine for mine, _ in times), median(other for _, other in times)


def test_a_whole_hand(benchmark: BenchmarkFixture) -> None:
    events = TO_THE_SHOWDOWN
    acts = same_acts(events)
    assert sum(1 for act, _ in acts if act != "board") == 40
    assert not their_hand(acts).status
    assert ask.award(our_hand(events), HOUSE).result is not None
    benchmark(our_hand, events)
    mine, theirs = side_by_side(lambda: our_hand(events), lambda: their_hand(acts))
    ratio = mine / theirs
    print(f"\na hand {mine * 1e3:.2f} ms, PokerKit {theirs * 1e3:.2f} ms: {ratio:.3f} (aim {AIM})")
    benchmark.extra_info["ratio"] = ratio
    assert ratio <= AT_MOST


def test_the_mean_event(benchmark: BenchmarkFixture) -> None:
    start, events = our_start(), RAISED

    def play() -> None:
        table = start
        for event in events:
            table = advance(table, event, HOUSE).table

    def replaced() -> None:
        for _ in events:
            replace(start, raises=1)

    benchmark(play)
    mine, one = side_by_side(play, replaced)
    each, other = (total / len(events) * 1e6 for total in (mine, one))
    print(f"\nan event {each:.1f} µs, a replaced table {other:.2f} µs: {each / other:.1f}")
    benchmark.extra_info["ratio"] = each / other
    assert each <= REPLACES * other
