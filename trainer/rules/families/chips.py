"""Silent chips: a bet, one chip, several chips, and prior chips not pulled in."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.messages import say
from trainer.rules.case import Case
from trainer.rules.concepts import facing_bet, facing_raise
from trainer.rules.readings import OVERCHIP_CITE, by_half, opening, several_chips, silent_chips
from trainer.rules.ruling import Cite, Finding, Slip, meaning, settled
from trainer.rules.short_calls import full_call, too_little
from trainer.rules.waiting import lying
from trainer.table.chips import NOTHING, ChipStack
from trainer.table.events import Event, Gathers, Puts, Says
from trainer.table.state import Action, Outcome

PRIOR_C1 = Cite("prior-bet-chips", "C1")
PRIOR_C2 = Cite("prior-bet-chips", "C2")
GATHERED = Cite("prior-bet-chips", ours=True)


@dataclass(frozen=True, slots=True)
class Push:
    """Chips of one silent push: `left` still out from before, `pulled` drawn back, `new` put out
    now; `behind` what is left in the stack."""

    left: ChipStack
    pulled: ChipStack
    new: ChipStack
    behind: int

    @property
    def out(self) -> ChipStack:
        return self.left + self.new


def chips_of(event: Event) -> ChipStack | None:
    """The pieces that this event puts out as they are; None where it puts out none."""
    return event.chips if isinstance(event, Puts | Says) else None


def silent_push(case: Case, chips: ChipStack) -> Push:
    """`chips` read as put out silently on top of what lies in front."""
    seat = case.seat
    left = seat.front if lying(case.table, seat) == seat.front.total else NOTHING
    return Push(left, seat.pulled, chips, seat.stack.total - chips.total)


def puts(case: Case) -> Finding | None:
    """Chips read as if put out without a word."""
    chips = chips_of(case.event)
    return None if chips is None else read_push(case, silent_push(case, chips))


def read_push(case: Case, push: Push) -> Finding:
    """What a silent push comes to, prior chips considered."""
    table, seat = case.table, case.seat
    if not push.left and not push.pulled:
        return silent_chips(table, seat, push.new, push.new, push.behind, case.house)
    if not table.bet_to_call:
        return opening(table, seat, push.out.total, push.behind, case.house)
    if not facing_bet(table, seat):
        return _option(case, push)
    return _prior(case, push)


def _prior(case: Case, push: Push) -> Finding:
    """Prior chips and new ones (prior-bet-chips): do the prior chips cover the call, were they
    left, pulled back, or partly pulled back?"""
    table, seat = case.table, case.seat
    call, out = table.bet_to_call, push.out
    covered = push.left.total + push.pulled.total >= call
    partly = bool(push.left) and bool(push.pulled)
    if out.total < call:
        return _short(case, push)
    if not covered and not partly:
        return _not_covering(case, push)
    if covered and push.pulled and not push.left and push.new.pieces == 1:
        return _swapped(case, push)
    why = (
        say("Some of the prior chips were drawn back: all that is out counts as one bet.")
        if partly
        else say("The prior chips cover the call: all that is out counts as one bet.")
    )
    found = several_chips(table, seat, out, out, push.behind, case.house)
    return replace(found, cites=(PRIOR_C2, *found.cites), why=(why, *found.why))


def _not_covering(case: Case, push: Push) -> Finding:
    """C1: all prior chips left alone, or all pulled back; one new chip is an overchip, several
    are tested, and only a new chip may be taken away."""
    table, seat = case.table, case.seat
    call, out = table.bet_to_call, push.out
    owed = call - push.left.total
    first = (
        say(
            "The prior chips lie there untouched and do not cover the call: {owed} is owed.",
            owed=owed,
        )
        if push.left
        else say("The prior chips were all drawn back: only what is out now counts.")
    )
    if push.new.pieces == 1:
        chip = push.new.total
        change = out.total - call
        why = (
            say("One chip of {chip}, {owed} owed: an overchip, a call.", chip=chip, owed=owed)
            if chip > owed
            else say("One chip of {chip}, exactly what is owed: a call.", chip=chip)
        )
        back = (
            (say("{out} − {call} = {change} goes back.", out=out.total, call=call, change=change),)
            if change
            else ()
        )
        return meaning(
            (PRIOR_C1, OVERCHIP_CITE),
            (first, why, *back),
            settled(Action.CALL, call, out.total),
            missed=(
                (
                    "raise",
                    say("One new chip onto untouched prior chips is a call, without the 50% test."),
                ),
                ("all-in", say("Even the last chip, alone and silent, is a call.")),
            ),
        )
    found = several_chips(table, seat, out, push.new, push.behind, case.house)
    return replace(found, cites=(PRIOR_C1, *found.cites), why=(first, *found.why))


def _short(case: Case, push: Push) -> Finding:
    """All that is out is less than the call."""
    table, seat = case.table, case.seat
    total = push.out.total
    if push.behind and push.pulled and facing_raise(table, seat):
        return meaning(
            (Cite("prior-bet-chips", "B"), Cite("binding-declarations-undercalls", "B")),
            (
                say("A prior chip was drawn back: call or raise, no fold."),
                say(
                    "{total} < {call}: the full call, {owed} more.",
                    total=total,
                    call=table.bet_to_call,
                    owed=table.bet_to_call - total,
                ),
            ),
            full_call(table, seat, total),
            slip=Slip.DRAWN_BACK,
            undercall=True,
        )
    return too_little(table, seat, total, push.behind, case.house)


def _swapped(case: Case, push: Push) -> Finding:
    """A covering prior chip drawn back whole and one new chip put out: overchip or C2, the floor
    decides (our reading)."""
    table = case.table
    total = push.out.total
    call = settled(Action.CALL, table.bet_to_call, total)
    raised = _as_bet(case, total, push.behind)
    cites = (Cite("prior-bet-chips", "C2", ours=True), OVERCHIP_CITE)
    why = say(
        "The prior chip covered the call and was changed for one other: a call by the "
        "overchip rule, or a bet of all that is out."
    )
    if raised is None or raised == call:
        return meaning(cites, (why, say("Both come to a call.")), call)
    return meaning(cites, (why,), outcomes=(call, raised))


def _option(case: Case, push: Push) -> Finding:
    """The big blind's option, nobody having raised: one chip more or changed is not settled
    (our reading: the floor); several chips are a bet of all that is out."""
    table, seat = case.table, case.seat
    total = push.out.total
    check = settled(Action.CHECK, table.bet_to_call, total)
    if total < table.bet_to_call:
        return meaning(
            (Cite("binding-declarations-undercalls", "B"),),
            (say("The blind stays in full: {owed} more.", owed=table.bet_to_call - total),),
            settled(Action.CHECK, min(table.bet_to_call, seat.total), total),
        )
    if push.new.pieces > 1:
        found = several_chips(table, seat, push.out, push.out, push.behind, case.house)
        outcome = found.outcome
        if outcome is not None and outcome.action is Action.CALL:
            outcome = replace(outcome, action=Action.CHECK)
        return replace(found, cites=(PRIOR_C2, *found.cites), outcome=outcome)
    raised = _as_bet(case, total, push.behind)
    cites = (Cite("prior-bet-chips", "C2", ours=True), OVERCHIP_CITE)
    why = say(
        "One chip, with the option and no raise before: an overchip over the blind, or a "
        "bet of all that is out."
    )
    if raised is None:
        return meaning(cites, (why, say("Both come to a check.")), check)
    return meaning(cites, (why,), outcomes=(check, raised))


def _as_bet(case: Case, total: int, behind: int) -> Outcome | None:
    """All that is out read as one bet, whatever its pieces; None where it is no raise."""
    table, seat = case.table, case.seat
    if total <= table.bet_to_call:
        return None
    if behind == 0:
        return settled(Action.ALL_IN, total, total)
    outcome = by_half(table, seat, total, total, (), (), case.house).outcome
    return outcome if outcome is not None and outcome.to > table.bet_to_call else None


def gathers(case: Case) -> Finding | None:
    """Prior and new chips gathered and pushed together may be read as betting all of them: the
    floor decides, unless both readings come to the same (the addendum's fifth situation)."""
    event, seat, table = case.event, case.seat, case.table
    if not isinstance(event, Gathers):
        return None
    prior = seat.front
    new = event.chips - prior if event.chips.holds(prior) else event.chips
    behind = seat.stack.total - new.total
    if not prior or not table.bet_to_call:
        return read_push(case, Push(prior, seat.pulled, new, behind))
    everything = prior + new
    if everything.total < table.bet_to_call or everything.pieces == 1:
        gathered = silent_chips(table, seat, everything, everything, behind, case.house)
    else:
        gathered = several_chips(table, seat, everything, everything, behind, case.house)
    apart = read_push(case, Push(prior, seat.pulled, new, behind))
    choices = tuple(dict.fromkeys((*gathered.may_be, *apart.may_be)))
    why = say(
        "Prior and new chips went out in one push: that may be meant as a bet of all of them."
    )
    if len(choices) == 1:
        return replace(gathered, cites=(GATHERED, *gathered.cites), why=(why, *gathered.why))
    return meaning(
        (GATHERED, *gathered.cites),
        (why, *gathered.why, say("If the prior chips are read apart:"), *apart.why),
        outcomes=choices,
    )
