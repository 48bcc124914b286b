"""What waits: settled when the turn arrives, or when it lapses. Settling twice changes nothing."""

from __future__ import annotations

from dataclasses import replace

from trainer.rules.betting import count, count_bound, pass_turn
from trainer.rules.concepts import min_raise_to
from trainer.rules.families.out_of_turn import resolve
from trainer.rules.waiting import still_out, waiting_of
from trainer.table.chips import ChipStack
from trainer.table.events import Calls, Checks, Folds, Heard, Says, SeatEvent, Word
from trainer.table.state import (
    Act,
    Bar,
    Declared,
    OutOfTurn,
    Pending,
    Seat,
    Status,
    Table,
    Waiting,
)
from trainer.table.turns import owes_answer, with_seat


def settle(table: Table) -> Table:
    """Acts out of turn whose turn has come bind or are released, as far as that goes.

    A turn that has nothing left to answer, as others folded out of turn, passes on.
    """
    while (turn := table.action_on) is not None:
        if not owes_answer(table, table.seat(turn)):
            table = pass_turn(table, turn)
            continue
        waiting = waiting_of(table, turn)
        if waiting is None or waiting.standing is not Waiting.IF_UNCHANGED:
            return table
        table, act, standing = _resolved(table, waiting)
        seat = table.seat(waiting.seat)
        if standing is Waiting.RELEASED or act.invalid:
            if waiting.passive_only or standing is not Waiting.RELEASED:
                table = with_seat(table, replace(seat, bars=seat.bars | Bar.RAISE))
            return table
        table = pass_turn(count_bound(table, act), act.seat)
    return _of_the_last_hand(table)


def _of_the_last_hand(table: Table) -> Table:
    """Everybody else folded before the turn could come: nothing has changed, so it binds."""
    waiting = waiting_of(table, table.live[0].number) if len(table.live) == 1 else None
    if waiting is None or waiting.standing is not Waiting.IF_UNCHANGED:
        return table
    table, act, standing = _resolved(table, waiting)
    return count_bound(table, act) if standing is Waiting.BINDS and not act.invalid else table


def _resolved(table: Table, waiting: OutOfTurn) -> tuple[Table, Act, Waiting]:
    standing, finding = resolve(table, waiting)
    act = replace(waiting.act, spoken=(*waiting.act.spoken, finding))
    settled = replace(waiting, act=act, standing=standing)
    return _exchange(table, waiting, settled), act, standing


def _exchange(table: Table, old: Pending, new: Pending) -> Table:
    return replace(table, pending=tuple(new if one is old else one for one in table.pending))


def drop_released(table: Table, seat: Seat) -> Table:
    """A released act's chips go back before the seat acts anew; one that the floor has not ruled
    on is overtaken by that."""
    waiting = waiting_of(table, seat.number)
    if waiting is not None and waiting.standing is Waiting.FLOOR:
        overtaken = replace(waiting, standing=Waiting.RELEASED)
        table, waiting = _exchange(table, waiting, overtaken), overtaken
    if waiting is None or waiting.standing is not Waiting.RELEASED or not waiting.chips:
        return table
    status = Status.IN if seat.status is Status.ALL_IN else seat.status
    back = still_out(seat, waiting)
    returned = replace(seat, front=seat.front - back, stack=seat.stack + back, status=status)
    table = _exchange(table, waiting, replace(waiting, chips=ChipStack()))
    return with_seat(table, returned)


def flush_declared(table: Table, acting: int) -> Table:
    """Somebody else acts: what was declared and got no chips counts as it was said."""
    waiting = [one for one in table.pending if isinstance(one, Declared)]
    if not waiting:
        return table
    for one in waiting:
        table = replace(table, pending=tuple(p for p in table.pending if p is not one))
        if one.seat == acting:
            # Its own next act is read with the declaration still standing.
            table = replace(table, pending=(*table.pending, one))
            continue
        table = _declared_act(table, one)
    return table


def first_word_stands(table: Table, event: SeatEvent) -> Table:
    """What the seat declared counts as it was said, before the same seat says or does what names
    no amount for it: of several motions the first stands (string-bets)."""
    declared = next(
        (one for one in table.pending if isinstance(one, Declared) and one.seat == event.seat),
        None,
    )
    if declared is None or not declared.heard_by_all or not _gives_no_amount(event):
        return table
    return count_declared(table, event.seat)


def _gives_no_amount(event: SeatEvent) -> bool:
    if isinstance(event, Says):
        return event.word in _WITHOUT_AMOUNT and event.heard is not Heard.NONE
    return isinstance(event, Checks | Calls | Folds)


_WITHOUT_AMOUNT = frozenset({Word.CHECK, Word.CALL, Word.FOLD})


def count_declared(table: Table, number: int) -> Table:
    """What the seat declared counts as it was said, as its chips are paid now."""
    for one in table.pending:
        if isinstance(one, Declared) and one.seat == number:
            table = replace(table, pending=tuple(p for p in table.pending if p is not one))
            return _declared_act(table, one)
    return table


def _declared_act(table: Table, declared: Declared) -> Table:
    seat = table.seat(declared.seat)
    to = declared.to
    if to is None:
        to = min(min_raise_to(table), seat.total)
    act = Act(
        seat=seat.number,
        street=table.street,
        action=declared.word,
        to=to,
        lay=to,
        put=max(0, to - seat.amount_in),
        faced=table.bet_to_call,
        raised=to > table.bet_to_call,
        spoken=declared.spoken,
    )
    return pass_turn(count(table, act), seat.number)


def lapse(table: Table) -> Table:
    """The street is over: what waited on it waits no longer. An act that the floor was not asked
    about stands for what lay there."""
    return replace(table, pending=()) if table.pending else table
