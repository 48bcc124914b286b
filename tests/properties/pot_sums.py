"""Pots add up to what was bet, and each hand may win of every other what it put in itself."""

from __future__ import annotations

from tests.properties.moments import Moment
from trainer.rules import ask
from trainer.rules.answers import Pots
from trainer.rules.corrections import put_right
from trainer.table.pots import everything_in
from trainer.table.state import HandLies, Phase, Seat, Status, Table


def pots_of(moment: Moment) -> Pots:
    found = ask.pots(moment.table, moment.house).result
    assert found is not None
    return found


def pots_and_what_goes_back_are_all_that_was_bet(moment: Moment) -> None:
    found = pots_of(moment)
    back = sum(amount for _, amount in found.returned)
    bets = everything_in(put_right(moment.table))
    assert sum(pot.amount for pot in found.pots) + back == bets
    assert all(pot.amount > 0 for pot in found.pots)


def no_pot_is_gone(table: Table) -> bool:
    """None was pushed while the hand goes on: what is bet after that is no side pot of it."""
    return table.awarded is None or table.awarded.next_hand


def pots_by_the_rules(moment: Moment) -> bool:
    """Some hand is live; side pots that the facts give may be for whom they like."""
    return bool(moment.table.live) and all(pot.seats is None for pot in moment.facts.pots)


def only_live_hands_win_a_pot_and_a_side_pot_is_for_some_of_those_before(
    moment: Moment,
) -> None:
    before = frozenset(one.number for one in moment.table.live)
    for pot in pots_of(moment).pots:
        assert pot.seats
        assert pot.seats <= before
        before = pot.seats


def put_in_by_seat(table: Table) -> dict[int, int]:
    """What every seat put into this hand, before this street and on it."""
    return {one.number: one.before + one.amount_in for one in table.seats}


def one_hand(table: Table) -> bool:
    """All that is in the middle came from those at the table, in this hand, to be matched by all:
    an ante of the big blind alone is matched by nobody."""
    played = table.phase is Phase.PLAY and bool(table.live) and not table.ante.big_blind
    return played and sum(put_in_by_seat(table).values()) == everything_in(table)


def a_hand_may_win_of_every_seat_what_it_put_in_itself(moment: Moment) -> None:
    table = moment.table
    found = pots_of(moment)
    given_in = put_in_by_seat(table)
    for seat, amount in found.returned:
        given_in[seat] -= amount
    most = max(given_in[one.number] for one in table.live)
    for one in table.live:
        # Who is not all-in may still put in more, or folds: that hand is in for everything.
        reach = given_in[one.number] if one.status is Status.ALL_IN else most
        reach = max(given_in.values()) if reach == most else reach
        may_win = sum(pot.amount for pot in found.pots if one.number in pot.seats)
        assert may_win == sum(min(amount, reach) for amount in given_in.values())


def round_closed(table: Table) -> bool:
    return table.action_on is None and any(one.amount_in for one in table.seats)


def killed_after_a_bet(table: Table, seat: Seat) -> bool:
    """The dealer mucked the hand of who bet: what nobody called of that bet is still its own."""
    bet = any(
        act.raised and act.seat == seat.number and act.street is table.street for act in table.acts
    )
    return bet and seat.status is not Status.FOLDED and seat.lies is HandLies.MUCKED


def what_nobody_called_goes_back_to_one_seat_alone(moment: Moment) -> None:
    table = put_right(moment.table)
    found = pots_of(moment)
    ordered = sorted((one.amount_in, one.number) for one in table.seats)
    most, second = ordered[-1], ordered[-2]
    seat = table.seat(most[1])
    if most[0] > second[0] and (seat.live or killed_after_a_bet(table, seat)):
        assert found.returned == ((most[1], most[0] - second[0]),)
    else:
        assert not found.returned
