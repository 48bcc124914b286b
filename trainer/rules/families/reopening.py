"""Whether a seat may raise at all: short all-ins, and rulings that took the raise away."""

from __future__ import annotations

from trainer.messages import say
from trainer.rules.case import Case
from trainer.rules.concepts import (
    facing_bet,
    may_raise,
    raises_are_out,
    somebody_can_answer,
    why_not_reopened,
)
from trainer.rules.ruling import Cite, Finding, Stage, settled
from trainer.rules.waiting import waiting_of
from trainer.table.games import Limit
from trainer.table.state import Action, Bar, Outcome

NL = Cite("reopening-the-bet", "A")
LIMIT = Cite("reopening-the-bet", "B")
CAP = Cite("number-of-raises", house=True)


def closed_raise(case: Case) -> Finding | None:
    """Who has acted and faces less than a full bet or raise may call or fold; a raise is then a
    call (reopening-the-bet)."""
    found, table, seat = case.meaning, case.table, case.seat
    # What was done out of turn is ruled on by the rules before this one.
    assert found is not None
    outcome = found.outcome
    if outcome is None or outcome.to <= table.bet_to_call or outcome.action is Action.FOLD:
        return None
    barred = bool(seat.bars & Bar.RAISE)
    call = as_call(outcome, table.bet_to_call)
    if facing_bet(table, seat) and not somebody_can_answer(table, seat):
        return Finding(
            Stage.STANDING,
            (Cite("methods-of-calling", ours=True),),
            (say("No other hand has chips behind to answer a raise: it is a call."),),
            outcome=call,
            # What lies over it is called by nobody: it goes back with the pots.
            lay=max(call.to, outcome.to - outcome.add + outcome.change),
        )
    if raises_are_out(table, case.house) and table.bet_to_call > seat.amount_in:
        return Finding(
            Stage.STANDING,
            (CAP,),
            (
                say(
                    "The house’s cap of {count} bets in a round is reached: a call.",
                    count=case.house.bets_a_round,
                ),
            ),
            outcome=call,
        )
    if not barred and may_raise(table, seat):
        return None
    if barred:
        waiting = waiting_of(table, seat.number)
        passive = waiting is not None and waiting.passive_only
        return Finding(
            Stage.STANDING,
            (Cite("out-of-turn", "B") if passive else Cite("invalid-declarations"),),
            (say("No raise is open to this seat any more: a call."),),
            outcome=call,
        )
    limit = table.game.limit is Limit.FIXED
    return Finding(
        Stage.STANDING,
        (LIMIT if limit else NL,),
        (
            why_not_reopened(table, seat),
            say("Call or fold only: it is a call."),
        ),
        missed=(("raise", say("The short all-in did not re-open the betting for this seat.")),),
        outcome=call,
    )


def as_call(outcome: Outcome, call: int) -> Outcome:
    """The same chips as a call."""
    return settled(Action.CALL, call, outcome.to - outcome.add + outcome.change)
