"""How long it takes to read a hand, as a part of the time PokerKit takes for the same hands."""

from __future__ import annotations

import random
from statistics import median

import pytest
from pokerkit import OmahaHoldemHand, StandardHighHand
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.stopwatch import seconds
from trainer.table.cards import DECK, Card, write_cards
from trainer.table.hands import best_high

HANDS = 200
AT_MOST = 0.5
"""The part of PokerKit's time that a reading may take."""


def pokerkit_text(held: tuple[Card, ...]) -> str:
    return write_cards(held).replace(" ", "")


@pytest.mark.parametrize("hole_cards", [2, 4], ids=["seven cards", "omaha"])
def test_reading_a_hand(benchmark: BenchmarkFixture, hole_cards: int) -> None:
    dice = random.Random(47)
    omaha = hole_cards == 4
    dealt = [tuple(dice.sample(DECK, hole_cards + 5)) for _ in range(HANDS)]
    ours = [(held[:hole_cards], held[hole_cards:]) for held in dealt]
    texts = [(pokerkit_text(hole), pokerkit_text(board)) for hole, board in ours]
    oracle = OmahaHoldemHand if omaha else StandardHighHand

    def read_all() -> None:
        for hole, board in ours:
            best_high(hole, board, omaha=omaha)

    def oracle_reads_all() -> None:
        for hole, board in texts:
            oracle.from_game(hole, board)

    benchmark(read_all)
    mine = median(seconds(read_all) for _ in range(9))
    theirs = median(seconds(oracle_reads_all) for _ in range(3))
    each, their_each = (total / HANDS * 1e6 for total in (mine, theirs))
    print(f"\na hand {each:.1f} µs, PokerKit {their_each:.1f} µs: {mine / theirs:.3f}")
    benchmark.extra_info["ratio"] = mine / theirs
    assert mine <= AT_MOST * theirs
