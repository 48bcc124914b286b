"""Random regular hands, from the blinds to the last pot, at our table and at PokerKit's."""

from __future__ import annotations

from random import Random

from hypothesis import event, given, note, settings
from hypothesis import strategies as st

from tests.oracle.two_tables import Deal, TwoTables, regular
from tests.properties.budget import examples
from tests.properties.dice import DrawFrom
from tests.properties.moments import written
from trainer.table.cards import DECK
from trainer.table.games import Game, Limit
from trainer.table.state import Ante, Seat, Table


@st.composite
def deals(draw: st.DrawFn, *games: Game) -> Deal:
    """Everybody can pay ante and blind in full: where not, PokerKit differs (see
    test_known_differences)."""
    game = draw(st.sampled_from(games))
    count = draw(st.integers(2, 9))
    big = draw(st.sampled_from((2, 10, 40, 100)))
    small = draw(st.sampled_from((big // 2, big // 2, 1)))
    antes = (Ante(), Ante(), Ante(each=draw(st.integers(1, big))), Ante(big_blind=big))
    ante = draw(st.sampled_from(antes))
    paid = big + max(ante.each, ante.big_blind)
    depths = st.sampled_from((1, 3, 10, 50, 200))
    stacks = tuple(paid + draw(st.integers(1, draw(depths) * big)) for _ in range(count))
    if game.limit is Limit.FIXED:
        # Short all-ins in limit games re-open by half a bet, which PokerKit does not know.
        stacks = tuple(stack + 60 * big for stack in stacks)
    deck = list(DECK)
    Random(draw(st.integers(0, 2**32))).shuffle(deck)
    each = game.hole_cards
    holes = tuple(tuple(deck[each * i : each * i + each]) for i in range(count))
    return Deal(game, stacks, small, big, ante, holes, tuple(deck[-5:]))


def step_and_acts(two: TwoTables) -> tuple[int, int, frozenset[int]]:
    """The bet, the largest full bet or raise of this street, and who has acted on it, counted
    from the acts alone."""
    table = two.table
    bet = table.big_blind if table.street.is_first else 0
    step = table.big_blind
    acted = set()
    for act in table.acts:
        if act.street is table.street:
            acted.add(act.seat)
            if act.to > bet:
                step, bet = max(step, act.to - bet), act.to
    return bet, step, frozenset(acted)


def may_raise(two: TwoTables, seat: Seat) -> bool:
    """Who has not acted may raise; who has, if it faces a full bet or raise (reopening-the-bet).
    In limit games a bet and three raises are the most, but for an event of two (number-of-raises).
    """
    bet, step, acted = step_and_acts(two)
    if two.table.game.limit is Limit.FIXED and len(two.table.seats) > 2:
        bets = sum(1 for act in two.table.acts if act.raised and act.street is two.table.street)
        if bets + two.table.street.is_first >= BETS_A_ROUND:
            return False
    return seat.number not in acted or bet - seat.amount_in >= step


BETS_A_ROUND = 4


def can_be_answered(table: Table, seat: Seat) -> bool:
    """Somebody else has more than the bet, so that a raise means something."""
    return any(one.total > table.bet_to_call for one in table.live if one.number != seat.number)


choices = st.sampled_from(("call", "call", "call", "raise", "raise", "fold"))


def play(two: TwoTables, draw: DrawFrom) -> None:
    """The hand to its end, compared before every act and after every street."""
    while not two.over:
        if two.on() is None:
            two.deal_street()
            continue
        assert list(two.differences()) == []
        seat = two.acting
        ours = may_raise(two, seat) and seat.total > two.table.bet_to_call
        assert two.raise_open == (ours and can_be_answered(two.table, seat))
        if two.raise_open != two.their_raise_open:
            event("a raise open here alone" if two.raise_open else "a raise open there alone")
        happening = regular(two, draw(choices), draw(st.integers(0, 6)) * two.table.bet_to_call)
        note(f"{written(happening)} of {seat.total}, facing {two.table.bet_to_call}")
        two.act(happening)
        if two.on() is None and two.state.street_index is not None:
            assert two.our_pots() == two.their_pots()
    assert list(two.differences()) == []


def play_and_pay(deal: Deal, draw: DrawFrom) -> None:
    two = TwoTables.of(deal)
    play(two, draw)
    assert sum(two.our_stacks()) == sum(deal.stacks)
    assert two.our_stacks_split_as_pokerkit_splits() == two.their_stacks()


@given(deals(Game.NLHE), st.data())
@settings(max_examples=examples(times=3))
def test_no_limit(deal: Deal, data: st.DataObject) -> None:
    play_and_pay(deal, data.draw)


@given(deals(Game.PLO), st.data())
def test_pot_limit(deal: Deal, data: st.DataObject) -> None:
    play_and_pay(deal, data.draw)


@given(deals(Game.LHE, Game.LO8), st.data())
def test_limit(deal: Deal, data: st.DataObject) -> None:
    play_and_pay(deal, data.draw)
