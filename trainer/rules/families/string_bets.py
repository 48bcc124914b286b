"""Further motions: what a seat does again after it has acted, before anybody else has."""

from __future__ import annotations

from trainer.messages import say
from trainer.rules.case import Case, folds
from trainer.rules.ruling import Cite, Finding, Slip, Stage, Stands, findings_of
from trainer.rules.waiting import last_act, waiting_of
from trainer.table.state import Waiting


def second_motion(case: Case) -> Finding | None:
    """Several motions are no way to bet: the first stands (string-bets, our reading); chips that
    pay what the first owes are no second motion, and are handled before."""
    table, seat = case.table, case.seat
    # A fold is no way to bet: once the seat has acted it is out of turn, and binds.
    if case.in_turn or (folds(case.event) and not _has_drawn_back(case)):
        return None
    waiting = waiting_of(table, seat.number)
    if waiting is not None and waiting.standing is Waiting.IF_UNCHANGED:
        return Finding(
            Stage.MEANING,
            (Cite("out-of-turn", "A1", "A"),),
            (say("The first action out of turn is the one that is settled when the turn comes."),),
            stands=Stands.VOID,
        )
    last = last_act(table, seat.number)
    if last is None or last.street is not table.street or table.acts[-1] is not last:
        return None
    if not last.in_turn:
        return None
    return Finding(
        Stage.MEANING,
        (Cite("string-bets", ours=True),),
        (say("The first motion stands; what follows it is a string bet."),),
        stands=Stands.VOID,
        slip=Slip.FURTHER_MOTION,
        penalty=True,
    )


def _has_drawn_back(case: Case) -> bool:
    """The own act just before was bound to the call as a prior chip was drawn back: laid back, it
    opens no fold (prior-bet-chips B)."""
    last = last_act(case.table, case.seat.number)
    if last is None or case.table.acts[-1] is not last:
        return False
    return any(one.slip is Slip.DRAWN_BACK for one in findings_of(last.spoken))
