"""Where PokerKit 0.7.7 and the rule book part, each by name: asserted to be as the rules say.

The first assertion of each is what PokerKit says, so that a newer one which agrees is noticed.
"""

from __future__ import annotations

import pytest
from pokerkit import FixedLimitSevenCardStud, NoLimitTexasHoldem

from tests.oracle.two_tables import AUTOMATIONS, Deal, TwoTables
from trainer.rules.answers import Options
from trainer.table.award import OddChip, award
from trainer.table.cards import cards
from trainer.table.events import AllIn, Bets, Calls, Checks, Event, Folds, Raises
from trainer.table.games import Game
from trainer.table.hands import best_high
from trainer.table.state import Action, Ante

HOLES = ("2c 3c", "2d 3d", "2h 3h", "4c 5c", "4d 5d", "4h 5h")
OMAHA_HOLES = ("2c 3c 4c 5c", "2d 3d 4d 5d", "2h 3h 4h 5h", "6c 7c 8c 9c")
BROADWAY = "Ts Js Qs Ks As"
"""A board that everybody plays."""
NO_ANTE = Ante()


def two_tables(
    stacks: tuple[int, ...],
    blinds: tuple[int, int],
    *,
    game: Game = Game.NLHE,
    ante: Ante = NO_ANTE,
) -> TwoTables:
    holes = tuple(cards(text) for text in (OMAHA_HOLES if game.is_omaha else HOLES))
    small, big = blinds
    return TwoTables.of(Deal(game, stacks, small, big, ante, holes[: len(stacks)], cards(BROADWAY)))


def after(two: TwoTables, *events: Event) -> Options:
    """The options of the seat whose turn it is once these have happened at both tables."""
    act_all(two, *events)
    return two.options()


def act_all(two: TwoTables, *events: Event) -> None:
    for event in events:
        two.act(event)


def test_a_short_all_in_does_not_reopen_for_a_caller() -> None:
    """Reopening-the-bet, example 3-A of the addendum: seat 3 called 4,000, seat 5 is all-in for
    7,500, the big blind calls; seat 3 faces 3,500, less than a full raise of 4,000."""
    two = two_tables((50_000, 50_000, 50_000, 50_000, 7_500, 50_000), (2_000, 4_000))
    options = after(two, Calls(3), Folds(4), AllIn(5), Folds(6), Folds(1), Calls(2))
    assert two.their_raise_open
    assert options == Options(frozenset({Action.FOLD, Action.CALL}), call=3_500)


def test_three_short_all_ins_add_up_to_a_full_raise() -> None:
    """Reopening-the-bet: seat 1 bet 300 and faces 800 after all-ins of 500, 650 and 800: together
    500, which is more than a full raise of 300; the least raise is by that, to 1,100."""
    two = two_tables((20_000, 600, 750, 900, 20_000, 20_000), (50, 100))
    after(two, Calls(3), Calls(4), Calls(5), Calls(6), Calls(1))
    two.act(Checks(2))
    two.deal_street()
    options = after(two, Bets(1, 300), AllIn(2), AllIn(3), AllIn(4), Calls(5), Calls(6))
    assert not two.their_raise_open
    assert options.actions == {Action.FOLD, Action.CALL, Action.RAISE}
    assert (options.call, options.min_raise_to) == (500, 1_100)


@pytest.mark.parametrize(("stack", "theirs"), [(30, 50), (60, 60), (99, 99)])
def test_a_short_big_blind_is_called_in_full(stack: int, theirs: int) -> None:
    """A big blind of 100 that is short: the others call 100, and raise to at least 200."""
    two = two_tables((1_000, stack, 1_000, 1_000), (50, 100))
    assert two.state.checking_or_calling_amount == theirs
    assert two.state.min_completion_betting_or_raising_to_amount == theirs + 100
    options = two.options()
    assert (options.call, options.min_raise_to) == (100, 200)


def test_a_big_blind_ante_stays_in_the_pot() -> None:
    """PokerKit hands it back where antes are trimmed: one seat alone has put in as much."""
    trimmed = NoLimitTexasHoldem.create_state(
        AUTOMATIONS, True, (0, 100), (50, 100), 100, (1_000,) * 4, 4
    )
    assert trimmed.total_pot_amount == 150
    two = two_tables((1_000,) * 4, (50, 100), ante=Ante(big_blind=100))
    assert sum(amount for amount, _ in two.our_pots()) == 250
    assert two.table.seat(2).stack.total == 800


def test_the_big_blind_comes_before_the_ante() -> None:
    """rp-big-blind-ante: of 150 chips 100 are the blind, and 50 the ante."""
    two = two_tables((1_000, 150, 1_000, 1_000), (50, 100), ante=Ante(big_blind=100))
    assert two.state.bets == [50, 50, 0, 0]
    assert [one.amount_in for one in two.table.seats] == [50, 100, 0, 0]
    assert two.table.seat(2).before == 50


def test_a_short_ante_wins_of_the_others_what_it_paid_itself() -> None:
    """Side-pots: an ante of 5 where the others paid 10 wins 4 × 5, not all 35."""
    two = two_tables((1_000, 1_000, 1_000, 5), (50, 100), ante=Ante(each=10))
    assert two.their_pots() == [(35, frozenset({1, 2, 3, 4}))]
    assert two.our_pots()[0] == (20, frozenset({1, 2, 3, 4}))
    assert two.our_pots()[1] == (15 + 50 + 100, frozenset({1, 2, 3}))


@pytest.mark.parametrize(
    ("stacks", "theirs"),
    [
        ((20, 1_000, 1_000, 1_000), 320),
        ((1_000, 60, 1_000, 1_000), 230),
        ((30, 60, 1_000, 1_000), 210),
    ],
    ids=["small blind short", "big blind short", "both short"],
)
def test_pot_limit_takes_short_blinds_for_full(stacks: tuple[int, ...], theirs: int) -> None:
    """Pot-limit-bets B: 100 + (50 + 100 + 100) = 350 whatever the blinds could pay."""
    two = two_tables(stacks, (50, 100), game=Game.PLO)
    assert two.state.max_completion_betting_or_raising_to_amount == theirs
    assert two.options().max_raise_to == 350


def test_limit_half_a_bet_reopens() -> None:
    """Reopening-the-bet B: an all-in for 31 over a limit bet of 20 is half a raise and more."""
    two = two_tables((1_000, 1_000, 51, 1_000), (10, 20), game=Game.LHE)
    after(two, Calls(3), Calls(4), Calls(1))
    two.act(Checks(2))
    two.deal_street()
    options = after(two, Bets(1, 20), Calls(2), AllIn(3), Calls(4))
    assert not two.their_raise_open
    assert options.actions == {Action.FOLD, Action.CALL, Action.RAISE}
    assert options.min_raise_to == 51


def test_limit_the_big_blind_is_the_first_of_four_bets() -> None:
    """Number-of-raises: a bet and three raises; before the flop the big blind is the bet."""
    two = two_tables((1_000,) * 4, (10, 20), game=Game.LHE)
    options = after(two, Raises(3, 40), Raises(4, 60), Raises(1, 80))
    assert two.their_raise_open
    assert options == Options(frozenset({Action.FOLD, Action.CALL}), call=60)


def test_limit_omaha_high_low_is_no_pot_limit_game() -> None:
    two = two_tables((1_000,) * 4, (10, 20), game=Game.LO8)
    assert two.state.max_completion_betting_or_raising_to_amount == 70
    assert two.options().max_raise_to == 40


def test_a_fold_without_a_bet_binds() -> None:
    """Non-standard-folds: PokerKit refuses it."""
    two = two_tables((1_000,) * 3, (10, 20))
    after(two, Calls(3), Calls(1))
    with pytest.raises(ValueError, match="no reason for this player to fold"):
        two.act(Folds(2))


def test_two_odd_chips_go_to_two_seats() -> None:
    """Odd-chips: of a pot of 11 for three, 3 each and one more for the first two left of the
    button; PokerKit gives both to the first."""
    two = two_tables((100,) * 4, (2, 3))
    after(two, Calls(3), Calls(4), Folds(1))
    two.act(Checks(2))
    while not two.over:
        two.deal_street()
        for seat in (2, 3, 4):
            two.act(Checks(seat))
    assert two.their_stacks() == [98, 97 + 5, 97 + 3, 97 + 3]
    assert two.our_stacks() == [98, 97 + 4, 97 + 4, 97 + 3]


def test_side_pots_are_split_each_by_itself() -> None:
    """Side-pots: a main pot of 21 and a side pot of 15, both for the straights of seats 2 and 4:
    11 and 8 to the first, 10 and 7 to the second. PokerKit makes one pot of 36 of them once the
    beaten hand of seat 3 is mucked."""
    holes = tuple(cards(text) for text in ("6c 7c", "Ac 2d", "2h 3h", "Ad 5c", "6h 7h"))
    board = cards("Ts Js Qs Kh 8d")
    two = TwoTables.of(Deal(Game.NLHE, (100, 100, 5, 100, 100), 1, 3, NO_ANTE, holes, board))
    act_all(two, AllIn(3), Calls(4), Calls(5), Folds(1), Calls(2))
    two.deal_street()
    act_all(two, Checks(2), Checks(4), Bets(5, 3), Raises(2, 6), Calls(4), Folds(5))
    assert two.our_pots() == [(21, frozenset({2, 3, 4})), (15, frozenset({2, 4}))]
    while not two.over:
        two.deal_street()
        act_all(two, Checks(2), Checks(4))
    assert two.their_stacks() == [99, 89 + 18, 0, 89 + 18, 92]
    assert two.our_stacks() == [99, 89 + 11 + 8, 0, 89 + 10 + 7, 92]


def test_the_odd_chip_in_stud_goes_to_the_high_card_by_suit() -> None:
    """Odd-chips B: two nine-high straights, and the second player's nine is the spade."""
    holes = ("5c 6c 7d 8d 9h 2c 2h", "5d 6h 7c 8c 9s Kc Ah")
    # Antes of 1 and 2, a bring-in of 1 and its call: a pot of 5.
    state = FixedLimitSevenCardStud.create_state(AUTOMATIONS, False, (1, 2), 1, 4, 8, 100, 2)
    for street in range(7):
        if street > 2:
            state.burn_card("??")
        for hole in holes:
            state.deal_hole(hole.split()[street])
        if state.can_post_bring_in():
            state.post_bring_in()
        while state.can_check_or_call():
            state.check_or_call()
    assert state.stacks == [100 - 3 + 3, 100 - 2 + 2]
    split = award(
        ((5, frozenset({1, 2})),),
        highs={n + 1: best_high(cards(hole)) for n, hole in enumerate(holes)},
        odd_chip=OddChip.HIGH_CARD_BY_SUIT,
    )
    assert split.paid == ((1, 2), (2, 3))
