"""What waits at the table: acts out of turn, and what the floor is yet to say."""

from __future__ import annotations

from dataclasses import replace

from trainer.rules.ruling import Finding
from trainer.table.chips import ChipStack, stack_of
from trainer.table.state import Act, Action, FloorCall, Outcome, OutOfTurn, Seat, Table, Waiting
from trainer.table.turns import passed_over


def waiting_of(table: Table, seat: int) -> OutOfTurn | None:
    """The latest action out of turn of a seat on this street, however it stands now."""
    for one in reversed(table.pending):
        if isinstance(one, OutOfTurn) and one.seat == seat and one.act.street is table.street:
            return one
    return None


def floor_call(table: Table, number: int) -> FloorCall | None:
    """What the floor was asked about an act of the seat, and has not ruled on yet."""
    return next(
        (one for one in table.pending if isinstance(one, FloorCall) and one.seat == number), None
    )


def still_out(seat: Seat, waiting: OutOfTurn) -> ChipStack:
    """The chips of an act out of turn that lie there yet: some may have been drawn back, or gone
    to the pot, since."""
    return stack_of({d: min(n, seat.front.count(d)) for d, n in waiting.chips.counts})


def floors_meaning(act: Act) -> Finding | None:
    """The finding that leaves to the floor what an act comes to; None where it is settled."""
    for one in act.spoken:
        if isinstance(one, Finding) and one.outcomes:
            return one
    return None


def sure_total(seat: Seat, outcomes: tuple[Outcome, ...], lies: int) -> int:
    """What an act surely comes to that the floor has not ruled on; where it may come to a fold, no
    more than what `lies` there."""
    totals = [one.to for one in outcomes if one.action is not Action.FOLD]
    if len(totals) < len(outcomes):
        totals.append(lies)
    return max(seat.amount_in, min(totals))


def facing_what_waits(table: Table, number: int) -> Table:
    """The table with the bets out of turn that wait counted, where they lie between the turn and
    `number`: what that seat answers if it acts out of turn as well.

    They are counted as their turns will come: a bet before which the action has changed since
    will be released, so nobody answers it.
    """
    turn = table.action_on
    if turn is None or turn == number:
        return table
    for passed in passed_over(table, turn, number):
        one = waiting_of(table, passed)
        if one is None or one.standing is not Waiting.IF_UNCHANGED:
            continue
        seat, meaning = table.seat(passed), floors_meaning(one.act)
        to = sure_total(seat, meaning.outcomes, seat.front.total) if meaning else one.act.to
        if one.act.faced == table.bet_to_call < to:
            more = to - table.bet_to_call
            table = replace(table, bet_to_call=to, yardstick=max(table.yardstick, more))
    return table


def is_stale(table: Table, waiting: OutOfTurn) -> bool:
    """The action to it has changed since: when its turn comes it is released (out-of-turn A1)."""
    faced = facing_what_waits(table, waiting.seat).bet_to_call
    return waiting.standing is Waiting.IF_UNCHANGED and faced != waiting.act.faced


def lying(table: Table, seat: Seat) -> int:
    """What lies in front and may stay there: chips of an action out of turn not counted."""
    waiting = waiting_of(table, seat.number)
    if waiting is not None and waiting.standing in (Waiting.IF_UNCHANGED, Waiting.RELEASED):
        return max(0, seat.front.total - waiting.chips.total)
    return seat.front.total


def last_act(table: Table, seat: int) -> Act | None:
    for act in reversed(table.acts):
        if act.seat == seat:
            return act
    return None
