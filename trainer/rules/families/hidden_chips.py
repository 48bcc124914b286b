"""Chips found behind after an all-in was called."""

from __future__ import annotations

from trainer.messages import say
from trainer.rules.concepts import last_act
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.state import Action, Outcome, Table

HIDDEN = Cite("hidden-chips")
ACCEPTED = Cite("accepted-action")


def found_behind(table: Table, number: int) -> Answered[Outcome] | None:
    """A chip that came to light after the all-in was called: the floor says whether it is part of
    the accepted action (hidden-chips). None where nothing was found."""
    found = sum(chips.total for seat, chips in table.revealed if seat == number)
    act = last_act(table, number)
    if not found or act is None or act.action is not Action.ALL_IN:
        return None
    called = any(
        one.action in (Action.CALL, Action.ALL_IN) and one.seat != number and one.faced == act.lay
        for one in table.acts
    )
    why = [say("{chips} came to light after the all-in of {to}.", chips=found, to=act.lay)]
    if not called:
        why.append(say("Nobody has called yet: it is part of the all-in."))
        finding = Finding(Stage.REMEDY, (HIDDEN,), tuple(why))
        return Answered(Outcome(Action.ALL_IN, act.lay + found, add=found), (finding,))
    why.append(say("Whether it belongs to the action that was accepted is the floor’s."))
    why.append(
        say(
            "If not: nobody pays for it when the all-in wins, and it does not save the seat when "
            "it loses."
        )
    )
    finding = Finding(Stage.REMEDY, (HIDDEN, ACCEPTED), tuple(why))
    outcomes = (
        Outcome(Action.ALL_IN, act.lay + found, add=found),
        Outcome(Action.ALL_IN, act.lay),
    )
    return Answered(None, (finding,), outcomes)
