"""Declared amounts with more than one legal meaning ("five": 500 or 5,000)."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import say
from trainer.rules.case import Case
from trainer.rules.concepts import max_raise_to, min_raise_to
from trainer.rules.ruling import Cite, Finding, meaning, settled
from trainer.rules.short_calls import full_call
from trainer.table.events import Heard, Says, Word
from trainer.table.pots import everything_in
from trainer.table.state import Action, Outcome

UNCLEAR = Cite("unclear-bets")
SCALES = (1, 100, 1_000, 1_000_000)
"""What a short number may stand for, as it is said at a table: itself, hundreds, thousands, …"""


_AMOUNTS = frozenset({Word.BET, Word.RAISE, Word.COMPLETE, Word.NUMBER})
"""The words whose amount says how much; a call or an all-in is one without it."""


def meanings(case: Case, amount: int) -> tuple[int, ...]:
    """The legal totals that `amount` may stand for, rising."""
    table, seat = case.table, case.seat
    floor = min_raise_to(table)
    if isinstance(case.event, Says) and case.event.word is Word.NUMBER and table.bet_to_call:
        floor = table.bet_to_call
    most = max_raise_to(table, seat, case.house) or seat.total
    legal = (amount * scale for scale in SCALES)
    return tuple(total for total in legal if floor <= total <= min(most, seat.total))


def short_number(case: Case) -> Case | Finding | None:
    """A number no chip in play can make is short for a larger one: the highest legal meaning not
    above the pot before the bet (unclear-bets). Where every legal meaning is above it, the floor.

    Gives the case with the amount that is meant, a finding where the floor decides, or None
    where the amount is plain.
    """
    event, table, seat = case.event, case.table, case.seat
    if not isinstance(event, Says) or event.amount is None or event.word not in _AMOUNTS:
        return None
    if event.amount >= min(table.chips) or event.heard is Heard.NONE:
        return None
    legal = meanings(case, event.amount)
    if not legal:
        return None
    pot = everything_in(table)
    within = [total for total in legal if total <= pot]
    if within:
        return replace(case, event=replace(event, amount=max(within)))
    lies = seat.front.total + (event.chips.total if event.chips is not None else 0)
    action = Action.RAISE if table.bet_to_call else Action.BET
    outcomes: list[Outcome] = [settled(action, legal[0], lies)]
    if table.bet_to_call > seat.amount_in:
        outcomes.append(full_call(table, seat, lies))
    else:
        outcomes.append(settled(Action.CHECK, seat.amount_in, lies))
    return meaning(
        (replace(UNCLEAR, ours=True),),
        (
            say(
                "{amount} may mean {least}, and every legal meaning is above the pot of {pot}.",
                amount=event.amount,
                least=legal[0],
                pot=pot,
            ),
            say("What becomes of that is not written: the floor."),
        ),
        outcomes=tuple(outcomes),
    )


def why_meant(case: Case, meant: int, amount: int) -> Finding:
    """The reason for reading `amount` as `meant`."""
    legal = meanings(case, amount)
    pot = everything_in(case.table)
    words = say("Only {meant} is legal.", meant=meant)
    if len(legal) > 1:
        words = say(
            "Legal: from {least} to {largest}; the highest not above the pot of {pot} is {meant}.",
            least=legal[0],
            largest=legal[-1],
            pot=pot,
            meant=meant,
        )
    return meaning(
        (UNCLEAR,), (say("{amount} is short for a larger amount.", amount=amount), words)
    )
