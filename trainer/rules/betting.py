"""A ruled act made part of the table: chips laid, amounts counted, the turn passed on."""

from __future__ import annotations

from dataclasses import replace

from trainer.rules.case import Case
from trainer.rules.concepts import brings_in, substantial, whole_bets
from trainer.rules.ruling import Finding
from trainer.rules.waiting import floors_meaning, is_stale, lying, sure_total
from trainer.table.chips import ChipStack
from trainer.table.events import AllIn, Bets, Calls, Gathers, Puts, Raises, Says, SeatEvent
from trainer.table.games import Limit
from trainer.table.payment import push_out, put_in
from trainer.table.start import street_minimum
from trainer.table.state import (
    Act,
    Action,
    Bar,
    Cause,
    FloorCall,
    HandLies,
    Outcome,
    OutOfTurn,
    Seat,
    Skipped,
    Spoken,
    Status,
    Table,
    Waiting,
)
from trainer.table.turns import next_to_act, passed_over, seats_with, with_seat


def lay_chips(table: Table, seat: Seat, event: SeatEvent, outcome: Outcome | None) -> Table:
    """The chips of the event put out as they were seen; nothing is counted yet."""
    match event:
        case Puts(chips=chips):
            laid = push_out(seat, chips, table.chips)
        case Says(chips=ChipStack() as chips):
            laid = push_out(seat, chips, table.chips)
        case Gathers(chips=chips):
            new = chips - seat.front if chips.holds(seat.front) else chips
            laid = push_out(seat, new, table.chips)
        case Calls():
            to = outcome.to if outcome is not None else table.bet_to_call
            laid = put_in(seat, to, table.chips)
        case Bets(to=to) | Raises(to=to):
            laid = put_in(seat, to, table.chips)
        case AllIn():
            laid = put_in(seat, seat.total, table.chips)
        case _:
            return table
    return with_seat(table, laid)


def bind(
    case: Case,
    laid: Table,
    outcome: Outcome,
    meaning: Finding,
    findings: tuple[Finding, ...],
) -> Table:
    """The act stands: it is counted, and the turn passes on."""
    act = act_of(case, laid, outcome, meaning, findings)
    return pass_turn(count(laid, act), act.seat)


def act_of(
    case: Case,
    laid: Table,
    outcome: Outcome,
    meaning: Finding,
    findings: tuple[Finding, ...],
) -> Act:
    """The act as ruled and as it lies."""
    table, seat = case.table, case.seat
    lies = lying(laid, laid.seat(seat.number))
    cause = meaning.cause
    lay = next((one.lay for one in findings if one.lay is not None), outcome.to)
    if case.event.unseen and cause is None and outcome.to != lies and outcome.action in _CHIPS:
        cause, lay = Cause.UNSEEN, lies
    if outcome.action is Action.FOLD:
        lay = seat.amount_in
    return Act(
        seat=seat.number,
        street=table.street,
        action=outcome.action,
        to=outcome.to,
        lay=lay,
        put=max(0, lay - seat.amount_in),
        faced=table.bet_to_call,
        in_turn=case.in_turn,
        raised=lay > table.bet_to_call and outcome.action is not Action.CALL,
        undercall=meaning.undercall,
        cause=cause,
        spoken=findings,
    )


_CHIPS = frozenset({Action.BET, Action.CALL, Action.RAISE, Action.ALL_IN})


def count(table: Table, act: Act) -> Table:
    """The act counted: what is in, what is to call, the yardstick, who is all-in or out."""
    seat = table.seat(act.seat)
    if act.action is Action.FOLD:
        folded = replace(seat, status=Status.FOLDED, lies=HandLies.MUCKED, acted=True)
        return replace(table, seats=seats_with(table, folded), acts=(*table.acts, act))
    all_in = seat.total == act.lay
    seat = replace(
        seat,
        amount_in=act.lay,
        acted=True,
        status=Status.ALL_IN if all_in else seat.status,
        bars=Bar.NOTHING,
        pulled=ChipStack(),
    )
    bet, yardstick, raises = table.bet_to_call, table.yardstick, table.raises
    if act.raised and act.lay > bet:
        increment = act.lay - bet
        if increment >= yardstick:
            yardstick = increment
            raises += 1
        elif _is_whole(table, act.lay):
            raises += 1
        # All-in for a part of the bring-in, as a blind that is short: the others owe it whole.
        bet = max(act.lay, table.bring_in) if brings_in(table) else act.lay
    return replace(
        table,
        seats=seats_with(table, seat),
        acts=(*table.acts, act),
        bet_to_call=bet,
        yardstick=yardstick,
        raises=raises,
    )


def _is_whole(table: Table, to: int) -> bool:
    """Limit: what completes a bet or raise is one, and so is half of one over the last."""
    if table.game.limit is not Limit.FIXED or brings_in(table):
        return False
    return 2 * (to - whole_bets(table)) >= street_minimum(table)


def pass_turn(table: Table, after: int) -> Table:
    return replace(table, action_on=next_to_act(table, after))


def take_floor(case: Case, laid: Table, meaning: Finding, findings: tuple[Finding, ...]) -> Table:
    """The floor is to say what the act comes to; until then play counts what surely lies."""
    number = case.seat.number
    counted = _with_floor(laid, number, meaning, findings, in_turn=case.in_turn)
    return pass_turn(counted, number)


def _with_floor(
    laid: Table, number: int, meaning: Finding, findings: tuple[Spoken, ...], *, in_turn: bool
) -> Table:
    seat, bet = laid.seat(number), laid.bet_to_call
    to = sure_total(seat, meaning.outcomes, lying(laid, seat))
    action = Action.CALL
    if to > bet:
        action = Action.RAISE if bet else Action.BET
    act = Act(
        seat=number,
        street=laid.street,
        action=action,
        to=to,
        lay=to,
        put=max(0, to - seat.amount_in),
        faced=bet,
        in_turn=in_turn,
        raised=to > bet,
        undercall=meaning.undercall,
        spoken=findings,
    )
    pending = (*laid.pending, FloorCall(number, meaning.outcomes, findings))
    return count(replace(laid, pending=pending), act)


def count_bound(table: Table, act: Act) -> Table:
    """An act out of turn that binds: counted, or before the floor where its meaning is open."""
    meaning = floors_meaning(act)
    if meaning is None:
        return count(table, act)
    return _with_floor(table, act.seat, meaning, act.spoken, in_turn=False)


def void_act(case: Case, laid: Table, findings: tuple[Finding, ...]) -> Table:
    """A check that faced a bet: the turn stays, no raise is left."""
    seat = laid.seat(case.seat.number)
    act = Act(
        seat=seat.number,
        street=laid.street,
        action=Action.CHECK,
        to=seat.amount_in,
        lay=seat.amount_in,
        put=0,
        faced=laid.bet_to_call,
        in_turn=case.in_turn,
        invalid=True,
        spoken=findings,
    )
    barred = with_seat(laid, replace(seat, bars=seat.bars | Bar.RAISE))
    return replace(barred, acts=(*barred.acts, act))


def record_waiting(case: Case, laid: Table, meaning: Finding, standing: Finding) -> Table:
    """An act out of turn: kept to be settled, or counted at once where it binds already."""
    table, seat = case.table, case.seat
    outcome = meaning.outcome or (meaning.outcomes[0] if meaning.outcomes else None)
    chips = laid.seat(seat.number).front - seat.front
    if outcome is None:
        outcome = Outcome(Action.CHECK, seat.amount_in)
        act = replace(
            act_of(case, laid, outcome, meaning, (meaning, standing)), invalid=True, raised=False
        )
    else:
        act = act_of(case, laid, outcome, meaning, (meaning, standing))
    put = 0 if act.action is Action.FOLD else max(0, act.to - seat.amount_in)
    act = replace(act, put=put, lay=act.to, raised=act.to > table.bet_to_call)
    assert standing.waiting is not None
    # A fold is counted at once, unless the floor is asked whether it stands.
    fold = act.action is Action.FOLD and standing.waiting is not Waiting.FLOOR
    if standing.skipped:
        # What waited is bound first, so that the acts stay in their order.
        laid = laid if not fold else _bind_skippers(laid, standing)
    waiting = OutOfTurn(
        act,
        passed_over(table, table.action_on, seat.number) if table.action_on else (),
        chips,
        Waiting.IF_UNCHANGED if standing.skipped and not fold else standing.waiting,
        standing.passive,
        case.event.quick,
    )
    result = replace(laid, pending=(*laid.pending, waiting))
    if fold:
        result = count(result, act)
    elif standing.skipped:
        result = _bind_skippers(result, standing)
    return _name_skipped(result, standing) if standing.skipped else result


def _bind_skippers(table: Table, standing: Finding) -> Table:
    """Substantial action passed a seat over: what was done out of turn since binds, in order."""
    waiting = [
        one
        for one in table.pending
        if isinstance(one, OutOfTurn)
        and one.standing is Waiting.IF_UNCHANGED
        and table.action_on in one.skipped
        and not is_stale(table, one)
    ]
    for one in waiting:
        spoken = one.act.spoken if standing in one.act.spoken else (*one.act.spoken, standing)
        bound = replace(one, standing=Waiting.BINDS, act=replace(one.act, spoken=spoken))
        table = replace(table, pending=tuple(bound if p is one else p for p in table.pending))
        if one.act.invalid:
            seat = table.seat(one.seat)
            table = with_seat(table, replace(seat, bars=seat.bars | Bar.RAISE))
            table = replace(table, acts=(*table.acts, bound.act))
        else:
            table = count_bound(table, bound.act)
    return table


def _name_skipped(table: Table, standing: Finding) -> Table:
    """The seats passed over until substantial action behind them, whose hands are for the floor:
    the one whose turn it is, and those after it that so many went past as well."""
    turn = table.action_on
    early = [one for one in table.pending if isinstance(one, OutOfTurn)]
    bound = [one for one in early if one.standing is Waiting.BINDS]
    acted = {
        one.seat
        for one in early
        if one.standing is not Waiting.RELEASED and not (one.act.invalid and one.seat == turn)
    }
    known = {one.seat for one in table.pending if isinstance(one, Skipped)}
    found: list[Skipped] = []
    for one in bound:
        if turn is None or turn not in one.skipped:
            # What bound before passed over others, whose turn has come and gone since.
            continue
        for number in passed_over(table, turn, one.seat):
            behind = [p.act for p in bound if number in p.skipped and not p.quick]
            if number in one.skipped and number not in acted | known and substantial(behind):
                found.append(Skipped(number, (standing,)))
                known.add(number)
    return replace(table, pending=(*table.pending, *found))
