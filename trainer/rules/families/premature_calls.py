"""A call or fold before the amount of a bet or raise is known: what it binds to is the floor's."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import say
from trainer.rules.case import Case, calls, folds
from trainer.rules.ruling import Cite, Finding, Slip, Stage, Stands, findings_of
from trainer.rules.short_calls import full_call
from trainer.table.events import FloorRules, SeatEvent
from trainer.table.state import Action, Declared, OutOfTurn, Table, Waiting


def acts_too_soon(table: Table, event: SeatEvent) -> bool:
    """Somebody has said bet or raise, the amount is still open, and another seat calls or folds."""
    if not (calls(event) or folds(event)):
        return False
    return any(
        isinstance(one, Declared) and one.to is None and one.seat == table.action_on != event.seat
        for one in table.pending
    )


def before_the_amount(case: Case) -> Finding | None:
    """The floor may hold such a call to any amount (conditional-declarations B); who folds should
    have waited for the amount, and no ruling is written (acting-in-turn B)."""
    event = case.event
    if not isinstance(event, SeatEvent) or not acts_too_soon(case.table, event):
        return None
    if folds(event):
        return Finding(
            Stage.STANDING,
            (Cite("acting-in-turn", "B"), Cite("floor-decisions")),
            (
                say(
                    "It folded before Seat {seat} had made its amount.",
                    seat=str(case.table.action_on),
                ),
                say("The fold may stand, or the amount is made first and it acts then: the floor."),
            ),
            stands=Stands.FLOOR,
            waiting=Waiting.FLOOR,
            slip=Slip.TOO_SOON,
        )
    return Finding(
        Stage.STANDING,
        (Cite("conditional-declarations", "B"),),
        (
            say(
                "It called before Seat {seat} had made its amount.",
                seat=str(case.table.action_on),
            ),
            say("The floor may hold it to a call of any amount, or let it act anew."),
        ),
        stands=Stands.FLOOR,
        waiting=Waiting.FLOOR,
        slip=Slip.TOO_SOON,
        penalty=True,
    )


def is_too_soon(waiting: OutOfTurn) -> bool:
    """Whether an act that waits for the floor is such a call or fold."""
    return waiting.standing is Waiting.FLOOR and any(
        one.slip is Slip.TOO_SOON for one in findings_of(waiting.act.spoken)
    )


def held_or_released(table: Table, event: FloorRules) -> Table | None:
    """The floor's word on an act out of turn whose standing is the floor's: let go, or settled as
    ever when its turn comes. None where it says something else."""
    outcome = dict(event.outcome)
    for one in reversed(table.pending):
        if isinstance(one, OutOfTurn) and one.standing is Waiting.FLOOR and "binds" in outcome:
            held = _held(table, one) if is_too_soon(one) else one
            standing = Waiting.IF_UNCHANGED if outcome["binds"] else Waiting.RELEASED
            chosen = replace(held, standing=standing)
            return replace(table, pending=tuple(chosen if p is one else p for p in table.pending))
    return None


def _held(table: Table, waiting: OutOfTurn) -> OutOfTurn:
    """The call as one of the amount that is in by now; a fold is one of any amount."""
    seat = table.seat(waiting.seat)
    if waiting.act.action is Action.FOLD:
        return waiting
    call = full_call(table, seat, seat.front.total)
    act = replace(
        waiting.act,
        action=call.action,
        to=call.to,
        lay=call.to,
        put=max(0, call.to - seat.amount_in),
        faced=table.bet_to_call,
        raised=False,
    )
    return replace(waiting, act=act)
