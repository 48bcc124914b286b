"""Action out of turn: whether it waits, binds, is released, or is the floor's."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import Message, say
from trainer.rules.case import Case
from trainer.rules.concepts import betting_to_come, heads_up, substantial
from trainer.rules.ruling import Cite, Finding, Slip, Stage, Stands
from trainer.rules.waiting import is_stale
from trainer.table.state import Act, Action, OutOfTurn, Table, Waiting

BACK_UP = Cite("out-of-turn", "A1", "A")
SKIPPED = Cite("out-of-turn", "A2", "B")
HEADS_UP = Cite("out-of-turn", "B")
FOLD_BINDS = Cite("non-standard-folds")
SA = Cite("substantial-action")


def fold_out_of_turn(case: Case) -> Finding | None:
    """A fold out of turn always binds (non-standard-folds, out-of-turn)."""
    if case.in_turn or case.meaning is None or case.meaning.outcome is None:
        return None
    if case.meaning.outcome.action is not Action.FOLD:
        return None
    acts = (*_acts_after_skip(case.counted), _act_of(case))
    why = [say("Out of turn, and a fold out of turn binds.")]
    cites = [FOLD_BINDS, BACK_UP]
    skipped = skipped_long_enough(case.table, acts, quick=case.event.quick)
    if skipped:
        cites.append(SKIPPED)
        why.append(_substantial_why(acts))
    return Finding(
        Stage.STANDING,
        tuple(cites),
        tuple(why),
        stands=Stands.BINDING,
        waiting=Waiting.BINDS,
        slip=Slip.FOLD,
        skipped=skipped,
        penalty=True,
    )


def two_hands(case: Case) -> Finding | None:
    """Heads-up in 2026: a check out of turn leaves call or fold to any bet; the text covers no
    other act, so those are the floor's."""
    if case.in_turn or not case.house.is_2026 or not heads_up(case.table):
        return None
    found = case.meaning
    if found is None or _is_void(found):
        return None
    if found.outcome is not None and found.outcome.action is Action.CHECK:
        return Finding(
            Stage.STANDING,
            (HEADS_UP,),
            (
                say("Two hands are left: a check out of turn stands if the other checks too."),
                say("To any bet it leaves call or fold, no raise in this round."),
            ),
            stands=Stands.CONDITIONAL,
            waiting=Waiting.IF_UNCHANGED,
            passive=True,
            penalty=True,
        )
    return Finding(
        Stage.STANDING,
        (replace(HEADS_UP, ours=True), Cite("floor-decisions")),
        (
            say(
                "Two hands are left, and for a bet, call or raise out of turn nothing is written: "
                "the floor."
            ),
        ),
        stands=Stands.FLOOR,
        waiting=Waiting.FLOOR,
        penalty=True,
    )


def waits_for_turn(case: Case) -> Finding | None:
    """Back up to the right player; the act binds if the action to it does not change. Where a
    player was skipped until substantial action, it binds at once."""
    if case.in_turn or case.meaning is None or case.table.action_on is None:
        return None
    acts = (*_acts_after_skip(case.counted), _act_of(case))
    if skipped_long_enough(case.table, acts, quick=case.event.quick):
        return Finding(
            Stage.STANDING,
            (SKIPPED, SA),
            (
                _substantial_why(acts),
                say(
                    "What was done out of turn binds; the hand that was passed over is for the "
                    "floor."
                ),
            ),
            stands=Stands.BINDING,
            waiting=Waiting.BINDS,
            skipped=True,
            penalty=True,
        )
    return Finding(
        Stage.STANDING,
        (BACK_UP,),
        (
            say(
                "Out of turn: the action goes back to Seat {seat}.", seat=str(case.table.action_on)
            ),
            say(
                "It binds if the action to it does not change: a check, call or fold before it "
                "changes nothing, a bet or raise does."
            ),
        ),
        stands=Stands.CONDITIONAL,
        waiting=Waiting.IF_UNCHANGED,
        penalty=True,
    )


def after_the_round(case: Case) -> Finding | None:
    """Nobody is to act: what comes now settles nothing."""
    if case.table.action_on is not None or case.meaning is None:
        return None
    outcome = case.meaning.outcome
    if outcome is not None and outcome.action is Action.FOLD and betting_to_come(case.table):
        # The last betting round is not over: a fold binds between two rounds as well.
        return None
    if case.table.street.is_last:
        return Finding(
            Stage.STANDING,
            (Cite("cards-speak"),),
            (say("At the showdown words bind nobody: cards speak."),),
            stands=Stands.VOID,
        )
    return Finding(
        Stage.STANDING,
        (Cite("acting-in-turn"),),
        (say("The betting is closed: there is nothing to act on."),),
        stands=Stands.VOID,
    )


def _is_void(found: Finding) -> bool:
    return found.outcome is None and not found.outcomes


def _act_of(case: Case) -> Act:
    """The act at hand, as substantial action counts it."""
    found, table = case.meaning, case.table
    outcome = found.outcome if found is not None else None
    if outcome is None:
        floor = found is not None and bool(found.outcomes)
        action, put = (Action.CALL, 1) if floor else (Action.CHECK, 0)
        to = case.seat.amount_in
    else:
        action, to = outcome.action, outcome.to
        put = 0 if action is Action.FOLD else max(0, to - case.seat.amount_in)
    return Act(case.seat.number, table.street, action, to, to, put, table.bet_to_call, False)


def _acts_after_skip(table: Table) -> tuple[Act, ...]:
    """What was done out of turn since the action stuck at the seat that was passed over."""
    found: list[Act] = []
    for one in table.pending:
        if (
            isinstance(one, OutOfTurn)
            and table.action_on in one.skipped
            and one.standing in (Waiting.IF_UNCHANGED, Waiting.BINDS)
            and not one.quick
            and not is_stale(table, one)
        ):
            found.append(one.act)
    return tuple(found)


def skipped_long_enough(table: Table, acts: tuple[Act, ...], *, quick: bool) -> bool:
    """Substantial action to the left of the skipped seat, the acts out of turn included, and
    reasonable time for it to speak up (out-of-turn A2)."""
    if quick or table.action_on is None:
        return False
    return substantial(acts)


def _substantial_why(acts: tuple[Act, ...]) -> Message:
    return say(
        "After the seat that was passed over {count} have acted, {chips} of them with chips: "
        "substantial action.",
        count=len(acts),
        chips=sum(1 for act in acts if act.put),
    )


def resolve(table: Table, waiting: OutOfTurn) -> tuple[Waiting, Finding]:
    """How an act out of turn stands when the turn has come to its seat."""
    act = waiting.act
    if table.bet_to_call == act.faced or act.action is Action.FOLD:
        return Waiting.BINDS, Finding(
            Stage.STANDING,
            (HEADS_UP if waiting.passive_only else BACK_UP,),
            (say("The action to it has not changed: it binds."),),
            stands=Stands.BINDING,
            penalty=True,
        )
    if waiting.passive_only:
        return Waiting.RELEASED, Finding(
            Stage.STANDING,
            (HEADS_UP,),
            (
                say(
                    "It checked out of turn heads-up, and the other bet {bet}.",
                    bet=table.bet_to_call,
                ),
                say("Call or fold; no raise in this round."),
            ),
            stands=Stands.VOID,
            penalty=True,
        )
    return Waiting.RELEASED, Finding(
        Stage.STANDING,
        (BACK_UP,),
        (
            say(
                "The action to it has changed from {before} to {now}: it does not bind.",
                before=act.faced,
                now=table.bet_to_call,
            ),
            say("Its chips go back; fold, call and raise are open."),
        ),
        stands=Stands.VOID,
        penalty=True,
    )
