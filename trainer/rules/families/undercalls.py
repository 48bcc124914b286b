"""Undercalls on which play went on (binding-declarations-undercalls C)."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import say
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.rules.short_calls import taken_back
from trainer.rules.waiting import floor_call, last_act, lying
from trainer.table.state import Act, Action, Cause, FloorCall, Outcome, Skipped, Table


def later_undercall(table: Table, act: Act | None) -> Answered[Outcome] | None:
    """Undercalls in a row: the first is ruled by its facts, every later one is the floor's
    (binding-declarations-undercalls C). That a fold then forfeits all that lies there is our
    reading."""
    if act is None or act.street is not table.street:
        return None
    seat = table.seat(act.seat)
    lies = min(act.lay, lying(table, seat))
    if not act.undercall or lies >= act.faced:
        return None
    before = next(index for index, one in enumerate(table.acts) if one is act)
    earlier = [
        one
        for one in table.acts[:before]
        if one.street is act.street and one.faced == act.faced and _lies_short(table, one)
    ]
    if not earlier:
        return None
    to = min(act.faced, seat.total)
    call = Action.CALL if to == act.faced else Action.ALL_IN
    outcomes = tuple(
        dict.fromkeys(
            (
                Outcome(call, to, add=to - lies),
                Outcome(Action.FOLD, forfeits=lies),
                taken_back(act.lay - act.put, lies),
            )
        )
    )
    finding = Finding(
        Stage.MEANING,
        (
            Cite("binding-declarations-undercalls", "C"),
            Cite("binding-declarations-undercalls", "C", ours=True),
        ),
        (
            say(
                "Several undercalls in a row: the action goes back to the first, at Seat {seat}.",
                seat=str(earlier[0].seat),
            ),
            say("What becomes of the later ones is the floor’s."),
            say("That a fold there forfeits all of it is not written."),
        ),
    )
    return Answered(None, (finding,), outcomes)


def asked_on_later(table: Table) -> Table:
    """The table with the latest of the later undercalls before the floor, which is about to speak;
    as it is where the floor was asked on something else or there is none."""
    if any(isinstance(one, FloorCall | Skipped) for one in table.pending):
        return table
    for act in reversed(table.acts):
        found = later_undercall(table, act) if act is last_act(table, act.seat) else None
        if found is not None:
            asked = FloorCall(act.seat, found.outcomes, found.findings)
            return replace(table, pending=(*table.pending, asked))
    return table


def _lies_short(table: Table, act: Act) -> bool:
    """An undercall on which play went on: nobody noticed, or the floor has not ruled."""
    return act.undercall and (act.cause is Cause.UNSEEN or floor_call(table, act.seat) is not None)
