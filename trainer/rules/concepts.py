"""What several families of rules need: the yardstick, the 50 % mark, substantial action, …

All amounts are whole chips and, unless a name says otherwise, totals in front of a seat this
street. The predicates are those of the Poker TDA rules, stated once here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from trainer.messages import Message, say, say_n
from trainer.rules.house import ExposedCard, House
from trainer.rules.ruling import Cite, Finding, Stage
from trainer.table.games import Limit, Street
from trainer.table.pots import everything_in
from trainer.table.start import first_hand_showing, street_minimum
from trainer.table.state import (
    Act,
    Action,
    Seat,
    Status,
    Table,
)
from trainer.table.turns import can_bet, clockwise

BY_SUIT = say("Equal ranks go by suit: spades, hearts, diamonds, clubs (our reading).")
"""For seats drawn, the bring-in and odd chips in stud: the text says "by suit" and ranks none."""


def min_raise_to(table: Table) -> int:
    """The least total of a bet or raise: what is to call plus the yardstick (raise-amounts).

    In stud the bring-in comes first, and completing it makes the bet of the street. In limit an
    all-in for less than half a bet is completed; half or more is as good as a whole one.
    """
    if brings_in(table):
        return table.bring_in
    if table.game.limit is Limit.FIXED:
        return whole_bets(table) + street_minimum(table)
    return table.bet_to_call + table.yardstick


def whole_bets(table: Table) -> int:
    """Limit: what is to call without the short all-ins over the last whole bet or raise (half of
    one is whole, our reading of re-opening B), and without a forced bet that is less than one."""
    bet, level = street_minimum(table), table.bet_to_call
    whole = level
    for act in reversed(table.acts):
        if act.street is not table.street or not act.raised:
            continue
        if act.action is not Action.ALL_IN or 2 * (act.lay - act.faced) >= bet:
            break
        whole = min(whole, act.faced)
    if 2 * (level - whole) >= bet:
        whole = level
    forced = table.bring_in if table.street is Street.THIRD else 0
    if table.street is Street.PREFLOP:
        forced = table.big_blind
    return 0 if whole <= forced < bet else whole


def completes_all_in(table: Table) -> bool:
    """Limit: the least raise completes a short all-in, no forced bet."""
    if table.game.limit is not Limit.FIXED:
        return False
    last = next((act for act in reversed(table.acts) if act.raised), None)
    short = whole_bets(table) < table.bet_to_call
    return short and last is not None and last.action is Action.ALL_IN


def why_completed(table: Table) -> Message:
    """Limit: the least raise where what is to call is no whole bet."""
    least, whole = min_raise_to(table), whole_bets(table)
    if not whole:
        return say("Completed, the bet is that of the street: {least}.", least=least)
    return say(
        "The short all-in is completed: {bet} + {yardstick} = {least}.",
        bet=whole,
        yardstick=least - whole,
        least=least,
    )


def brings_in(table: Table) -> bool:
    """Stud: the seat to act opens the hand and must bring it in, or complete the bet."""
    return table.street is Street.THIRD and not table.bet_to_call and bool(table.bring_in)


def bring_in_has_no_chips(table: Table) -> bool:
    """Who should bring it in is all-in for the ante: the next may fold (stud dealing E)."""
    seat = first_hand_showing(table)
    return brings_in(table) and seat is not None and seat != table.action_on


def max_raise_to(table: Table, seat: Seat, house: House) -> int | None:
    """The largest total in pot-limit and limit games; None where there is no cap."""
    match table.game.limit:
        case Limit.NO_LIMIT:
            return None
        case Limit.POT_LIMIT:
            # The minimum bet may be made into a pot that is smaller.
            return max(pot_max(table, seat, house), min_raise_to(table))
        case Limit.FIXED:
            return max(min_raise_to(table), street_minimum(table))
        case unknown:
            assert_never(unknown)


def assumed_pot(table: Table) -> int:
    """The pot for pot-limit bets: before the flop a dead or short blind counts in full
    (pot-limit-bets B)."""
    pot = everything_in(table)
    if not table.street.is_first or not table.game.has_board:
        return pot
    for number, blind in (
        (table.small_blind_seat, table.small_blind),
        (table.big_blind_seat, table.big_blind),
    ):
        posted = next((one.posted for one in table.seats if one.number == number), 0)
        pot += max(0, blind - posted)
    return pot


def counted_pot(table: Table, house: House) -> int:
    """The same as the room counts it: exactly, or up to a multiple of its own."""
    pot, unit = assumed_pot(table), house.pot_rounding
    return -(-pot // unit) * unit if unit else pot


def pot_max(table: Table, seat: Seat, house: House) -> int:
    """Bet faced, plus the pot with all bets out, plus the own call (pot-limit-bets)."""
    return 2 * table.bet_to_call + counted_pot(table, house) - seat.amount_in


ROUNDED = Cite("pot-limit-bets", house=True)


def rounded_pot(table: Table, house: House) -> Finding | None:
    """That the room rounds the pot up, where that makes it another; None where it does not."""
    pot, counted = assumed_pot(table), counted_pot(table, house)
    if pot == counted or table.game.limit is not Limit.POT_LIMIT:
        return None
    why = say("The house rounds the pot up: {pot} counts as {counted}.", pot=pot, counted=counted)
    return Finding(Stage.MEANING, (ROUNDED,), (why,))


def reaches_half(table: Table, total: int) -> bool:
    """The 50 % mark, inclusive, on the raise increment, in whole chips (raise-amounts A)."""
    return 2 * (total - table.bet_to_call) >= table.yardstick


def half_mark(table: Table) -> Message:
    """The mark as a number in words; it may end in a half."""
    twice = 2 * table.bet_to_call + table.yardstick
    if twice % 2:
        return say("{whole}½", whole=twice // 2)
    return say("{whole}", whole=twice // 2)


def facing_bet(table: Table, seat: Seat) -> bool:
    """More is in than the seat has in: a bet, or a blind not matched."""
    return table.bet_to_call > seat.amount_in


def facing_raise(table: Table, seat: Seat) -> bool:
    """Somebody else made the bet higher this street than the seat has in."""
    return facing_bet(table, seat) and any(
        act.raised and act.seat != seat.number and act.street is table.street for act in table.acts
    )


def is_bettor(table: Table, seat: Seat) -> bool:
    """Made the last bet or raise, on this street."""
    last = next((act for act in reversed(table.acts) if act.raised), None)
    return last is not None and last.seat == seat.number and last.street is table.street


def is_opening_bet(table: Table) -> bool:
    """The bet faced is the first chip bet of the round (before the flop the big blind): nobody
    raised, and no short all-in lies over it (binding-declarations-undercalls B2)."""
    raises = sum(1 for act in table.acts if act.raised and act.street is table.street)
    if table.street.is_first and table.big_blind:
        return raises == 0 and table.bet_to_call <= table.big_blind
    return raises <= 1


def opening_bet(table: Table) -> int:
    """The amount of the first bet of the round: what an undercaller meant to call."""
    if table.street.is_first and table.big_blind:
        return table.big_blind
    for act in table.acts:
        if act.raised and act.street is table.street:
            return act.lay
    return table.bet_to_call


def heads_up(table: Table) -> bool:
    """Two hands are left."""
    return len(table.live) == 2


def may_raise(table: Table, seat: Seat) -> bool:
    """Whether the seat's right to raise is open (reopening-the-bet): it has not acted, or faces
    a full bet or raise since; in limit games half of one is enough."""
    if not seat.acted:
        return True
    faced = table.bet_to_call - seat.amount_in
    if table.game.limit is Limit.FIXED:
        return 2 * faced >= street_minimum(table)
    return faced >= table.yardstick


def why_not_reopened(table: Table, seat: Seat) -> Message:
    """What is faced by a seat that has acted and may not raise again, beside what would have
    re-opened the betting for it (reopening-the-bet)."""
    bet, mine = table.bet_to_call, seat.amount_in
    if table.game.limit is Limit.FIXED:
        return say(
            "It has acted and faces {bet} − {mine} = {faced}, less than half a bet: not re-opened.",
            bet=bet,
            mine=mine,
            faced=bet - mine,
        )
    return say(
        "It has acted and faces {bet} − {mine} = {faced} < {yardstick}: not re-opened.",
        bet=bet,
        mine=mine,
        faced=bet - mine,
        yardstick=table.yardstick,
    )


def raises_are_out(table: Table, house: House) -> bool:
    """Limit games: the house's cap of bets in a round is reached; it holds heads-up too, until
    the event itself has two players (number-of-raises)."""
    if table.game.limit is not Limit.FIXED or players_left(table) == 2:
        return False
    blind = 1 if table.street is Street.PREFLOP and table.big_blind else 0
    return table.raises + blind >= house.bets_a_round


def players_left(table: Table) -> int:
    """How many are left in the event, other tables included; a stack of 0 that is not in the hand
    is a player who is out."""
    here = sum(1 for one in table.seats if one.live or one.total)
    return here + sum(one.players for one in table.others)


def somebody_can_answer(table: Table, seat: Seat) -> bool:
    """Another hand has chips for more than the bet, so that a raise can be answered at all."""
    return any(
        one.number != seat.number and can_bet(one) and one.total > table.bet_to_call
        for one in table.seats
    )


def betting_to_come(table: Table) -> bool:
    """A later street may see a bet: two hands or more have chips behind."""
    return not table.street.is_last and sum(can_bet(one) for one in table.live) > 1


def substantial(acts: Sequence[Act]) -> bool:
    """Two actions of which one puts chips in, or three of any kind (substantial-action).

    Posted blinds are no actions; which acts are counted is the caller's reference point.
    """
    return len(acts) >= 3 or (len(acts) == 2 and any(act.put for act in acts))


FIRST_CARDS = 2
"""A card exposed among so many off the deck is a misdeal by itself; of the others two are."""


def exposed_alone(table: Table) -> int | None:
    """The seat that got the one exposed downcard that makes no misdeal, by its place counted off
    the deck; None where there is none. Flop games only."""
    if not table.game.has_board or len(table.deal.exposed) != 1 or table.button is None:
        return None
    place = table.deal.exposed[0][0]
    order = [
        one.number
        for one in clockwise(table, table.button)
        if one.status is not Status.SITTING_OUT and one.number not in table.deal.left_out
    ]
    if place <= FIRST_CARDS or not order:
        return None
    return order[(place - 1) % len(order)]


def exposed_is_burn(table: Table, house: House) -> bool:
    """Whether that card is the burn of the flop, as the house has it."""
    return (
        house.exposed_card is ExposedCard.BURN
        and table.street is Street.PREFLOP
        and exposed_alone(table) is not None
    )


def is_all_in(seat: Seat) -> bool:
    return seat.status is Status.ALL_IN


def past_substantial(table: Table) -> bool:
    """Substantial action since the deal; a later street has seen it."""
    return not table.street.is_first or substantial(_since_the_deal(table))


def _since_the_deal(table: Table) -> list[Act]:
    """The acts in turn; the bring-in is forced as the blinds are, and is none (our reading)."""
    return [act for act in table.acts if act.in_turn and not _is_bring_in(table, act)]


def _is_bring_in(table: Table, act: Act) -> bool:
    first = act.street is Street.THIRD and act.faced == 0
    return first and 0 < act.put <= table.bring_in


def count_why(table: Table) -> Message:
    """The reason for `past_substantial` in numbers."""
    if not table.street.is_first:
        return say("A later street is being played: substantial action lies behind.")
    acts = _since_the_deal(table)
    chips = sum(1 for act in acts if act.put)
    told = say_n("{n} action in turn", "{n} actions in turn", len(acts))
    if substantial(acts):
        return say("{acts}, {chips} with chips: substantial action.", acts=told, chips=chips)
    return say("{acts}, {chips} with chips: no substantial action yet.", acts=told, chips=chips)
