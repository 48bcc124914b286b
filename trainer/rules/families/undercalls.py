"""Undercalls on which play went on (binding-declarations-undercalls C)."""

from __future__ import annotations

from trainer.messages import say
from trainer.rules.concepts import floor_call
from trainer.rules.readings import taken_back
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.state import Act, Action, Cause, Outcome, Table


def later_undercall(table: Table, act: Act | None) -> Answered[Outcome] | None:
    """Undercalls in a row: the first is ruled by its facts, every later one is the floor's
    (binding-declarations-undercalls C)."""
    if act is None or act.street is not table.street or not _lies_short(table, act):
        return None
    earlier = [one for one in table.acts if one.faced == act.faced and _lies_short(table, one)]
    if not earlier or earlier[0] is act:
        return None
    counted = act.lay - act.put
    outcomes = tuple(
        dict.fromkeys(
            (
                Outcome(Action.CALL, act.faced, add=act.faced - act.lay),
                Outcome(Action.FOLD, forfeits=act.lay),
                taken_back(counted, act.lay),
            )
        )
    )
    finding = Finding(
        Stage.MEANING,
        (Cite("binding-declarations-undercalls", "C"),),
        (
            say(
                "Several undercalls in a row: the action goes back to the first, at Seat {seat}.",
                seat=str(earlier[0].seat),
            ),
            say("What becomes of the later ones is the floor’s."),
        ),
    )
    return Answered(None, (finding,), outcomes)


def _lies_short(table: Table, act: Act) -> bool:
    """An undercall on which play went on: nobody noticed, or the floor has not ruled."""
    return act.undercall and (act.cause is Cause.UNSEEN or floor_call(table, act.seat) is not None)
