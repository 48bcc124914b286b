"""The smallest cases of what the properties found wrong, each as it is right."""

from __future__ import annotations

import pytest

from tests.properties.soundness import FOR_WHAT, chips_in_play
from trainer.rules import ask
from trainer.rules.house import House
from trainer.rules.play import Step, advance
from trainer.rules.ruling import Stands
from trainer.table.cards import cards
from trainer.table.chips import NOTHING, ChipStack, fewest, parse_chips, spread
from trainer.table.events import (
    Adds,
    AllIn,
    Bets,
    Calls,
    Checks,
    Deals,
    Dealt,
    Event,
    FloorRules,
    Folds,
    Mucks,
    PullsBack,
    Pushes,
    Puts,
    Raises,
    Reveals,
    Says,
    Starts,
    Tables,
    Word,
)
from trainer.table.faults import open_faults
from trainer.table.games import Game, Street
from trainer.table.payment import make
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Action, FloorCall, Outcome, Phase, Pot, Status, Table

HOUSE = House()


def table(
    *stacks: int | str,
    blinds: tuple[int, int] = (50, 100),
    street: Street = Street.PREFLOP,
    pots: tuple[Pot, ...] = (),
    game: Game = Game.NLHE,
    bets: dict[int, str] | None = None,
) -> Table:
    """Seats from 1 on, the button at the last."""
    seats = tuple(
        SeatFacts(
            number,
            spread(stack, (25, 100, 500, 1000)) or NOTHING
            if isinstance(stack, int)
            else parse_chips(stack),
            bet=parse_chips(bets[number]) if bets and number in bets else None,
        )
        for number, stack in enumerate(stacks, start=1)
    )
    facts = Facts(
        game,
        len(stacks),
        seats,
        button=len(stacks),
        small_blind=blinds[0],
        big_blind=blinds[1],
        street=street,
        board=(cards("x") * street.board_cards),
        pots=pots,
    )
    assert open_faults(facts) == ()
    return open_table(facts)


def play(at: Table, *events: Event) -> Step:
    """The last of the events, and the table after it."""
    for event in events:
        step = advance(at, event, HOUSE)
        at = step.table
    return step


# --- chips ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "chips", "written"),
    [(600, (200, 500), "3x200"), (4, (2, 3), "2x2"), (60, (20, 50), "3x20")],
)
def test_an_amount_that_the_largest_chips_do_not_divide(
    amount: int, chips: tuple[int, ...], written: str
) -> None:
    assert fewest(amount, chips) == parse_chips(written)


def test_an_amount_that_no_chips_make_is_made_with_an_odd_piece() -> None:
    made = make(65, (20, 50))
    assert (made.total, str(made)) == (65, "50 15")


def test_a_bet_on_top_of_a_blind_fits_the_stack() -> None:
    """The blind of 1 takes the whole stack: nothing is left for a bet."""
    seats = (SeatFacts(1, parse_chips("2x5")), SeatFacts(2, ONE, bet=ONE))
    facts = Facts(Game.NLHE, 2, seats, button=2, small_blind=1, big_blind=10, chips=(1, 5))
    assert [fault.code for fault in open_faults(facts)] == ["more-than-stack"]


ONE = ChipStack(((1, 1),))


def test_a_pot_that_was_not_pushed_is_not_lost() -> None:
    """Uncontested it goes to the hand that is left; contested it stays in the middle."""
    folded = play(table(1_000, 1_000, 1_000), Folds(3), Folds(1), Starts()).table
    assert chips_in_play(folded) == 3_000
    assert folded.seat(2).total == 1_050
    called = play(table(1_000, 1_000), Calls(2), Starts()).table
    assert chips_in_play(called) == 2_000


def test_a_pot_pushed_is_nobodys_any_more() -> None:
    at = table(1_000, 1_000, street=Street.RIVER)
    pushed = play(at, Bets(1, 500), Calls(2), Pushes(0, (1,))).table
    assert pushed.pots[0].amount == sum(n for _, n in pushed.pots[0].given or ()) == 0


def test_a_side_pot_whose_hands_are_all_out_goes_with_the_pot_under_it() -> None:
    at = table(500, 500, 500, street=Street.TURN, pots=(Pot(300), Pot(200, frozenset({2, 3}))))
    found = ask.pots(play(at, Checks(1), Folds(2), Folds(3)).table, HOUSE).result
    assert found is not None
    assert [pot.seats for pot in found.pots] == [frozenset({1})]


# --- turns ------------------------------------------------------------------------------------


def test_when_the_others_fold_out_of_turn_nobody_is_to_act() -> None:
    step = play(table(1_000, 1_000, 1_000), Folds(1), Folds(2))
    assert step.table.action_on is None


def test_a_mucked_hand_has_no_turn() -> None:
    step = play(table(1_000, 1_000, 1_000, 1_000), Mucks(3))
    assert step.table.action_on == 4


def test_last_chips_that_come_back_as_change_can_still_be_bet() -> None:
    """All chips needed: seat 2 has 950 to come back, so seat 3 may raise it."""
    at = table(1_050, "2x1000", 5_000, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, AllIn(1), Puts(2, parse_chips("2x1000")))
    assert step.ruling.binding == Outcome(Action.CALL, 1_050, change=950)
    options = ask.options(step.table, 3, HOUSE).result
    assert options is not None
    assert options.min_raise_to == 2_100


def test_nobody_can_answer_a_raise() -> None:
    """The other hand is all-in for 300: a declared all-in is a call of it."""
    at = table(300, 1_000, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, AllIn(1), AllIn(2))
    assert step.ruling.binding == Outcome(Action.CALL, 300, change=700)


# --- out of turn ------------------------------------------------------------------------------


def test_an_undercall_out_of_turn_stays_the_floors_when_it_binds() -> None:
    """Seat 3 undercalls the raise out of turn; seat 2 folds, so it binds: full call or forfeit."""
    at = table(20_000, 20_000, 20_000, 20_000, street=Street.FLOP, pots=(Pot(500),))
    step = play(at, Bets(1, 400), Raises(2, 1_200), Puts(4, parse_chips("500")))
    assert ask.ruling(step.table, 4, HOUSE).floor
    bound = play(step.table, Folds(3)).table
    answer = ask.ruling(bound, 4, HOUSE)
    assert {one.action for one in answer.outcomes} == {Action.CALL, Action.FOLD}
    assert any(isinstance(one, FloorCall) for one in bound.pending)


def test_an_all_in_out_of_turn_does_not_lower_a_bet_out_of_turn() -> None:
    at = table(1_000, 1_500, 400, 1_500, street=Street.RIVER, pots=(Pot(500),))
    step = play(at, Folds(1), Puts(4, parse_chips("1000")), AllIn(3))
    assert step.table.bet_to_call == max(one.amount_in for one in step.table.seats)


def test_chips_drawn_back_out_of_turn_are_not_given_back_twice() -> None:
    at = table(2_000, 2_000, 2_000, street=Street.TURN, pots=(Pot(300),))
    step = play(
        at,
        Puts(3, parse_chips("500")),
        PullsBack(3, parse_chips("500")),
        Bets(1, 600),
        Calls(2),
        Calls(3),
    )
    assert chips_in_play(step.table) == 6_300
    assert step.table.seat(3).front.total == 600


# --- the floor --------------------------------------------------------------------------------


def undercalled() -> Table:
    """Two undercalls of a raise before the floor, the action on seat 5."""
    at = table(*(20_000,) * 5, street=Street.FLOP, pots=(Pot(500),))
    return play(
        at,
        Bets(1, 400),
        Raises(2, 1_200),
        Puts(3, parse_chips("500")),
        Puts(4, parse_chips("1000")),
    ).table


def test_the_floors_word_goes_to_the_act_that_it_fits() -> None:
    """A fold with 100 back is the first of them, which had put out 500; the other waits on."""
    before = undercalled()
    assert [one.seat for one in before.pending if isinstance(one, FloorCall)] == [3, 4]
    assert before.action_on == 5
    forfeit = (("action", "fold"), ("forfeits", 400), ("change", 100))
    after = play(before, FloorRules(forfeit)).table
    assert [one.seat for one in after.pending if isinstance(one, FloorCall)] == [4]
    assert (after.seat(3).status, after.seat(3).total) == (Status.FOLDED, 20_000)
    assert after.seat(3).amount_in == 400
    # The turn stays where it is.
    assert after.action_on == 5


def test_what_the_floor_was_not_asked_about_stands_with_the_next_card() -> None:
    before = play(undercalled(), Folds(5), Folds(1)).table
    assert before.action_on is None
    after = play(before, Deals(Dealt.TURN)).table
    assert after.pending == ()
    assert chips_in_play(after) == 100_500


def test_a_choice_of_the_floor_is_among_several() -> None:
    """“Pot” with a stack under the minimum bet comes to all-in, however it is meant."""
    at = table(275, 1_000, blinds=(100, 400), street=Street.RIVER, pots=(Pot(500),))
    step = play(at, Says(1, Word.POT))
    assert step.ruling.stands is Stands.BINDING
    assert step.ruling.binding == Outcome(Action.ALL_IN, 275, add=275)


# --- options ----------------------------------------------------------------------------------


def test_a_blind_drawn_back_with_the_option_leaves_the_check() -> None:
    at = play(table(1_000, 1_000, 1_000), Calls(3), Calls(1)).table
    at = play(at, PullsBack(2, parse_chips("100"))).table
    options = ask.options(at, 2, HOUSE).result
    assert options is not None
    assert Action.CHECK in options.actions
    assert Action.FOLD not in options.actions


def test_the_minimum_bet_may_be_larger_than_the_pot() -> None:
    at = table(1_000, 1_000, street=Street.FLOP, game=Game.PLO, pots=(Pot(25),))
    options = ask.options(at, 1, HOUSE).result
    assert options is not None
    assert (options.min_raise_to, options.max_raise_to) == (100, 100)


def test_a_completed_underraise_is_the_bet_to_call() -> None:
    """A raise “to” no more than the bet, unseen, is made good: that is what there is to call."""
    at = table(2_000, 2_000, 2_000, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, Bets(1, 200), Raises(2, 200, unseen=True), Adds(2, None))
    assert step.table.bet_to_call == step.table.seat(2).amount_in


# --- answers ----------------------------------------------------------------------------------


def test_every_question_is_answered_while_no_hand_is_played() -> None:
    seats = (SeatFacts(1, parse_chips("100")), SeatFacts(2, parse_chips("100")))
    at = open_table(Facts(Game.NLHE, 2, seats, button=1, phase=Phase.NO_HAND))
    for what in FOR_WHAT:
        answer = ask.seat(at, what, HOUSE)
        assert answer.result is not None or answer.unknown is not None


def test_chips_that_come_to_light_raise_no_bet_that_is_in_the_pots() -> None:
    at = table(1_000, 1_000, 1_000, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, AllIn(1), Folds(2), Folds(3), Deals(Dealt.TURN))
    step = play(step.table, Reveals(1, parse_chips("500")))
    assert step.table.seat(1).amount_in == 0


def test_the_last_card_in_stud_comes_down_and_opens_its_street() -> None:
    seats = (SeatFacts(1, parse_chips("10x100")), SeatFacts(2, parse_chips("10x100")))
    facts = Facts(Game.STUD, 2, seats, small_bet=100, big_bet=200, street=Street.SIXTH)
    step = play(open_table(facts), Deals(Dealt.DOWN))
    assert step.table.street is Street.SEVENTH
    assert [len(one.cards) for one in step.table.seats] == [7, 7]
    assert not step.table.seat(1).cards[-1].up


def test_a_raise_barred_by_an_invalid_check_cites_the_invalid_check() -> None:
    """Two hands in 2026: a check that faced a bet in turn is no check out of turn."""
    at = table(2_000, 2_000, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, Bets(1, 200), Checks(2), Raises(2, 600))
    assert step.ruling.binding == Outcome(Action.CALL, 200, change=400)
    cited = [cite.rule for finding in step.ruling.findings for cite in finding.cites]
    assert "invalid-declarations" in cited
    assert "out-of-turn" not in cited


def test_who_is_all_in_has_nothing_to_say() -> None:
    at = table(300, 2_000, 2_000, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, AllIn(1), Calls(2), Calls(1))
    assert step.ruling.stands is Stands.VOID
    assert step.table.action_on == 3


def test_what_the_floor_may_make_of_a_bet_out_of_turn_heads_up() -> None:
    at = table(2_000, 2_000, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, Bets(2, 400))
    assert step.ruling.stands is Stands.FLOOR
    assert step.ruling.outcomes == (
        Outcome(Action.BET, 400),
        Outcome(Action.CHECK, 0, change=400),
    )


def test_what_only_folded_hands_put_in_is_won_by_the_hand_that_is_left() -> None:
    """It has no chips itself; the big blind was folded as the hand began."""
    out = (Status.FOLDED,) * 3
    seats = (
        *(SeatFacts(n, parse_chips("25"), status=each) for n, each in enumerate(out, start=1)),
        SeatFacts(4, NOTHING),
    )
    at = open_table(Facts(Game.NLHE, 4, seats, button=1, small_blind=0, big_blind=50))
    found = ask.pots(at, HOUSE).result
    assert found is not None
    assert [(pot.amount, pot.seats) for pot in found.pots] == [(25, frozenset({4}))]


def test_a_hand_out_of_the_muck_is_seen_and_dead() -> None:
    at = table(2_000, 2_000, 2_000, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, Mucks(1), Tables(1, cards("As Ad")))
    assert [one.number for one in step.table.live] == [2, 3]


def test_a_bet_of_the_pot_in_no_limit_is_at_least_the_minimum_until_the_floor_rules() -> None:
    """Whatever the floor makes of it, the others face the minimum bet."""
    at = table(2_000, 2_000, 2_000, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, Says(1, Word.POT))
    assert step.ruling.stands is Stands.FLOOR
    assert step.table.bet_to_call == 100
    assert step.table.action_on == 2


def test_the_floor_says_nothing_more_of_chips_that_went_with_a_pot() -> None:
    """100 towards a bet of 500 waited for the floor when the pot was pushed."""
    at = table(700, 700, 700, 125, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, Bets(1, 500), Folds(2), Calls(3), Puts(4, parse_chips("100")), Pushes(0, (1,)))
    assert not step.table.pending
    after = play(step.table, FloorRules((("action", "all-in"), ("to", 125)))).table
    assert after.seat(4).amount_in == 0
    assert chips_in_play(after) == chips_in_play(at)


def test_a_tiny_chip_after_a_raise_that_is_not_paid_yet_gives_nothing_back() -> None:
    """3,600 was said and nothing laid; then one chip of 100 goes out over an all-in."""
    at = table(4_800, 9_000, 2_100, 9_800, street=Street.FLOP, pots=(Pot(300),))
    said = (Bets(1, 100), Says(2, Word.RAISE, 3_600), Calls(3), AllIn(4), Folds(1))
    step = play(at, *said, Puts(2, parse_chips("100")))
    assert step.ruling.outcomes == (
        Outcome(Action.ALL_IN, 9_000, add=8_900),
        Outcome(Action.FOLD, forfeits=3_600, add=3_500),
    )


def test_the_button_of_a_hand_for_who_had_no_blinds_before() -> None:
    """One player alone, and another comes: the button moves on, and lies somewhere."""
    seats = (SeatFacts(1, parse_chips("25")), SeatFacts(2, parse_chips("25")))
    for button in (1, 2):
        newcomer = frozenset({button})
        facts = Facts(Game.NLHE, 2, seats, button=button, big_blind=25, newcomers=newcomer)
        at = play(open_table(facts), Starts()).table
        assert at.button == 3 - button
        assert at.big_blind_seat == button


def test_chips_that_are_added_on_a_later_street_are_no_blind() -> None:
    at = table(2_000, 2_000, 2_000, street=Street.FLOP, pots=(Pot(300),))
    step = play(at, Adds(1, 150))
    assert step.table.bet_to_call == 0
    assert step.table.seat(1).amount_in == 0


def test_chips_added_once_the_pot_is_gone_are_no_blind_either() -> None:
    at = table(2_000, 2_000, 2_000)
    step = play(at, Pushes(0, (3,)), Adds(2, 100))
    assert step.table.seat(2).amount_in == 0
