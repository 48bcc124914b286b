"""Chips found behind an all-in: part of it before anybody called, for the floor after that."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import say
from trainer.rules.concepts import last_act
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.chips import ChipStack
from trainer.table.state import Act, Action, Outcome, Phase, Table
from trainer.table.turns import with_seat

HIDDEN = Cite("hidden-chips")
ACCEPTED = Cite("accepted-action")


def come_to_light(table: Table, number: int, chips: ChipStack) -> Table:
    """The chips are seen; while nobody has called the all-in they are simply part of it."""
    seen = replace(table, revealed=(*table.revealed, (number, chips)))
    act = last_act(table, number)
    if act is None or act.action is not Action.ALL_IN or _called(table, act):
        return seen
    if table.phase is not Phase.PLAY or table.seat(number).amount_in != act.lay:
        # That bet is in the pots already.
        return seen
    to = act.lay + chips.total
    why = say(
        "{chips} came to light, and nobody has called yet: the all-in is {to}.",
        chips=chips.total,
        to=to,
    )
    finding = Finding(Stage.REMEDY, (HIDDEN,), (why,))
    grown = replace(act, to=to, lay=to, raised=to > act.faced, spoken=(*act.spoken, finding))
    seat = seen.seat(number)
    seen = with_seat(seen, replace(seat, front=seat.front + chips, amount_in=to))
    return replace(
        seen,
        acts=tuple(grown if one is act else one for one in seen.acts),
        bet_to_call=max(seen.bet_to_call, to),
        yardstick=max(seen.yardstick, to - act.faced),
    )


def _called(table: Table, act: Act) -> bool:
    return any(
        one.action in (Action.CALL, Action.ALL_IN) and one.seat != act.seat and one.faced == act.lay
        for one in table.acts
    )


def found_behind(table: Table, number: int) -> Answered[Outcome] | None:
    """A chip that came to light after the all-in was called: the floor says whether it is part of
    the accepted action (hidden-chips). None where nothing was found, or before anybody called."""
    found = sum(chips.total for seat, chips in table.revealed if seat == number)
    act = last_act(table, number)
    if not found or act is None or act.action is not Action.ALL_IN or not _called(table, act):
        return None
    why = (
        say("{chips} came to light after the all-in of {to}.", chips=found, to=act.lay),
        say("Whether it belongs to the action that was accepted is the floor’s."),
        say(
            "If not: nobody pays for it when the all-in wins, and it does not save the seat when "
            "it loses."
        ),
    )
    finding = Finding(Stage.REMEDY, (HIDDEN, ACCEPTED), why)
    outcomes = (
        Outcome(Action.ALL_IN, act.lay + found, add=found),
        Outcome(Action.ALL_IN, act.lay),
    )
    return Answered(None, (finding,), outcomes)
