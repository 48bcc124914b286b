"""One event after the other: what lies afterwards, and the ruling on it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.rules import dealing
from trainer.rules.betting import bind, lay_chips, record_waiting, take_floor, void_act
from trainer.rules.case import Case, folds
from trainer.rules.concepts import betting_to_come, is_bettor
from trainer.rules.corrections import bets_lie_there, made_good
from trainer.rules.families import conditions, floor, prior, unclear, verbal_and_chips
from trainer.rules.families.premature_calls import acts_too_soon, held_or_released
from trainer.rules.families.undercalls import asked_on_later
from trainer.rules.house import House
from trainer.rules.pending import (
    count_declared,
    drop_released,
    first_word_stands,
    flush_declared,
    settle,
)
from trainer.rules.ruling import DealerStep, Finding, Ruling, Slip, Stands, StepKind, findings_of
from trainer.rules.stages import CHIPS, MEANING, STANDING, WORDS, first
from trainer.rules.waiting import facing_what_waits, last_act, waiting_of
from trainer.table.events import (
    Adds,
    AllIn,
    Bets,
    Calls,
    Checks,
    Discards,
    Event,
    FloorRules,
    Folds,
    Gathers,
    Heard,
    PullsBack,
    Puts,
    Raises,
    Says,
    SeatEvent,
)
from trainer.table.payment import put_in
from trainer.table.state import (
    Act,
    Action,
    Declared,
    FloorCall,
    HandLies,
    Outcome,
    Pending,
    Phase,
    Seat,
    Status,
    Table,
    Waiting,
)
from trainer.table.turns import owes_answer, with_seat

ACTING = (Checks, Folds, Calls, Bets, Raises, AllIn, Puts, Gathers, Says)
"""The events by which a seat acts on a bet."""


@dataclass(frozen=True, slots=True)
class Step:
    """The table after an event, and the ruling on it."""

    table: Table
    ruling: Ruling


def advance(table: Table, event: Event, house: House) -> Step:
    """What lies after `event` and how it is ruled. The event must have no `faults`."""
    if isinstance(event, ACTING) and not (isinstance(event, Says) and event.provided):
        return _acts(table, event, house)
    match event:
        case Adds():
            return _pays(table, event)
        case PullsBack():
            return prior_step(table, event)
        case FloorRules():
            ruled = conditions.ruled(table, event) or held_or_released(table, event)
            if ruled is None:
                ruled = floor.choose(asked_on_later(table), event)
            return Step(settle(ruled), Ruling(Stands.FLOOR))
        case Says():
            return _supposes(table, event)
        case Discards() if _is_fold(table, event):
            return _discards(table, event, house)
        case _:
            laid = dealing.lay(table, event, house)
            if laid.street is table.street and _turn_has_moved(table, laid):
                # A hand went, or owes nothing now, without an act of its own: what waits for the
                # next turn has its turn.
                laid = settle(laid)
            return Step(laid, Ruling(Stands.NOTED))


def _turn_has_moved(before: Table, after: Table) -> bool:
    turn = after.action_on
    return turn != before.action_on or (
        turn is not None and not owes_answer(after, after.seat(turn))
    )


def _is_fold(table: Table, event: Discards) -> bool:
    """Cards thrown forward before the last betting round is over (non-standard-folds). Who is
    all-in has nothing to fold to, and on who is before the floor the floor rules."""
    seat = table.seat(event.seat)
    if table.phase is not Phase.PLAY or not seat.live or seat.status is Status.ALL_IN:
        return False
    if _answers_floor(table, event):
        return False
    return table.action_on is not None or betting_to_come(table)


def _discards(table: Table, event: Discards, house: House) -> Step:
    step = _acts(table, Folds(event.seat, unseen=event.unseen, quick=event.quick), house)
    seat = step.table.seat(event.seat)
    if seat.status is not Status.FOLDED:
        return step
    forward = with_seat(step.table, replace(seat, lies=HandLies.FORWARD))
    return replace(step, table=forward)


def _supposes(table: Table, event: Says) -> Step:
    """An if-then statement; whatever chips come with it lie there, and nothing is counted."""
    seat = table.seat(event.seat)
    laid = lay_chips(table, seat, event, None)
    if table.phase is not Phase.PLAY or table.action_on is None or not seat.live:
        return Step(laid, Ruling(Stands.VOID))
    noted, finding = conditions.says_if(laid, event)
    return Step(noted, Ruling(Stands.FLOOR, findings=(finding,), penalty=True))


def _acts(table: Table, event: SeatEvent, house: House) -> Step:
    if not acts_too_soon(table, event):
        table = flush_declared(table, event.seat)
    seat = table.seat(event.seat)
    all_in = seat.status is Status.ALL_IN
    if table.phase is not Phase.PLAY or not seat.live or (all_in and not folds(event)):
        # Who is all-in has nothing left to say or to put out.
        laid = lay_chips(table, seat, event, None)
        return Step(laid, Ruling(Stands.VOID))
    table = conditions.acts_anew(table, event.seat)
    if _answers_floor(table, event):
        return _answered_floor(table, event)
    table = first_word_stands(table, event)
    seat = table.seat(event.seat)
    if folds(event) and (all_in or _only_lets_go(table, seat)):
        # Nor to fold to: nobody who is all-in may muck (face-up-for-all-ins).
        return Step(with_seat(table, replace(seat, lies=HandLies.FORWARD)), Ruling(Stands.NOTED))
    if isinstance(event, Puts) and _pays_own_act(table, event):
        return _pays_in_chips(table, event)
    if table.action_on == event.seat:
        table = drop_released(table, seat)
        seat = table.seat(event.seat)
    # Whoever acts out of turn answers what lies before: bets out of turn that wait included.
    case = Case(facing_what_waits(table, event.seat), table, seat, event, house)
    if not (isinstance(event, Says) and event.heard is Heard.NONE and event.chips is not None):
        case = replace(case, spoken=_spoken(case))
    if isinstance(event, Puts | Gathers | Says):
        case = replace(case, silent=first(CHIPS, case))
    meaning = first(MEANING, case)
    case = replace(case, meaning=meaning)
    if meaning is None or meaning.stands is Stands.NOTED:
        return Step(table, Ruling(Stands.NOTED, findings=(meaning,) if meaning else ()))
    if _is_second_motion(case):
        laid = _told(lay_chips(table, seat, event, None), event.seat, meaning)
        return Step(laid, Ruling(Stands.VOID, findings=(meaning,), penalty=meaning.penalty))
    return _ruled(case, table, meaning, first(STANDING, case))


def _spoken(case: Case) -> Finding | None:
    """How the words read; a short number is read as the amount it stands for."""
    case = verbal_and_chips.as_its_amount(case)
    meant = unclear.short_number(case)
    if meant is None:
        return first(WORDS, case)
    if isinstance(meant, Finding):
        return meant
    found = first(WORDS, meant)
    said, event = case.event, meant.event
    assert found is not None
    assert isinstance(said, Says)
    assert isinstance(event, Says)
    why = unclear.why_meant(case, event.amount or 0, said.amount or 0)
    return replace(found, cites=(*why.cites, *found.cites), why=(*why.why, *found.why))


def _is_second_motion(case: Case) -> bool:
    found = case.meaning
    return (
        found is not None
        and found.stands is Stands.VOID
        and not case.in_turn
        and (
            found.slip is Slip.FURTHER_MOTION
            or waiting_of(case.table, case.seat.number) is not None
        )
    )


def _told(table: Table, number: int, found: Finding) -> Table:
    """A further motion changes nothing; why it does not is part of the ruling on the first."""
    act = table.acts[-1] if table.acts else None
    if act is None or act.seat != number or found in act.spoken:
        return table
    return replace(table, acts=(*table.acts[:-1], replace(act, spoken=(*act.spoken, found))))


def _ruled(case: Case, table: Table, meaning: Finding, standing: Finding | None) -> Step:
    """The table and the ruling once both stages have spoken; `table` is as it is counted so far."""
    seat, event = case.seat, case.event
    assert isinstance(event, SeatEvent)
    findings = tuple(one for one in (meaning, standing) if one is not None)
    outcome = meaning.outcome
    if standing is not None and standing.outcome is not None:
        outcome = standing.outcome
    penalty = any(one.penalty for one in findings)
    laid = lay_chips(table, seat, event, outcome)
    closed = standing is not None and standing.outcome is not None
    if meaning.waits is not None and case.in_turn and not closed:
        waits = replace(meaning.waits, spoken=findings)
        laid = replace(laid, pending=(*_without_words(laid, seat), waits), wrong_count=None)
        return Step(laid, Ruling(Stands.BINDING, outcome, findings=findings))
    if standing is not None and standing.waiting is not None:
        after = record_waiting(case, laid, meaning, standing)
        stands = standing.stands or Stands.CONDITIONAL
        if stands is Stands.BINDING and outcome is None:
            stands = Stands.FLOOR if meaning.outcomes else Stands.VOID
    elif standing is not None and standing.stands is Stands.VOID:
        return Step(laid, Ruling(Stands.VOID, findings=findings, penalty=penalty))
    elif outcome is not None:
        after = bind(case, laid, outcome, meaning, findings)
        stands = Stands.BINDING
    elif meaning.outcomes:
        after = take_floor(case, laid, meaning, findings)
        stands = Stands.FLOOR
    else:
        after = void_act(case, laid, findings)
        stands = Stands.VOID
    pending = _without_words(after, seat)
    if after.wrong_count is not None or len(pending) != len(after.pending):
        after = replace(after, wrong_count=None, pending=pending)
    after = settle(after)
    ruling = Ruling(
        stands,
        outcome if stands is not Stands.FLOOR else None,
        meaning.outcomes or _choices(after, seat, outcome, stands),
        findings,
        _steps(case, outcome, stands),
        penalty,
    )
    return Step(after, ruling)


def _without_words(table: Table, seat: Seat) -> tuple[Pending, ...]:
    """What waits, but for what the seat has declared: its chips, or its amount, are there now."""
    return tuple(
        one for one in table.pending if not (isinstance(one, Declared) and one.seat == seat.number)
    )


def _choices(
    after: Table, seat: Seat, outcome: Outcome | None, stands: Stands
) -> tuple[Outcome, ...]:
    """What the floor may make of an act whose meaning is clear: that it stands, or goes back."""
    waiting = waiting_of(after, seat.number)
    if stands is not Stands.FLOOR or outcome is None or waiting is None:
        return ()
    return (outcome, Outcome(Action.CHECK, seat.amount_in, change=waiting.chips.total))


def _only_lets_go(table: Table, seat: Seat) -> bool:
    """The cards go forward, and what the seat has done is still to be answered or to be settled:
    a bettor overlooked an opponent (showdown-irregularities B), or it acted out of turn."""
    if table.action_on in (None, seat.number):
        return False
    waiting = waiting_of(table, seat.number)
    if waiting is not None and waiting.standing is not Waiting.RELEASED:
        # Bound, and raised since: that is answered anew, also by a fold.
        return waiting.standing is not Waiting.BINDS or not owes_answer(table, seat)
    return is_bettor(table, seat)


def _steps(case: Case, outcome: Outcome | None, stands: Stands) -> tuple[DealerStep, ...]:
    """What the dealer does at once about this act."""
    seat = case.seat.number
    steps: list[DealerStep] = []
    if stands is Stands.FLOOR:
        steps.append(DealerStep(StepKind.CALL_FLOOR))
    if stands is Stands.CONDITIONAL and case.table.action_on is not None:
        steps.append(DealerStep(StepKind.BACK_UP, (case.table.action_on,)))
    if stands is Stands.BINDING and outcome is not None:
        if outcome.action in (Action.BET, Action.RAISE):
            steps.append(DealerStep(StepKind.ANNOUNCE, (outcome.to,)))
        if outcome.change:
            steps.append(DealerStep(StepKind.CHANGE, (seat, outcome.change)))
    return tuple(steps)


def _answers_floor(table: Table, event: SeatEvent) -> bool:
    """The seat has an act before the floor, and now says what it would rather."""
    return (
        any(isinstance(one, FloorCall) and one.seat == event.seat for one in table.pending)
        and table.action_on != event.seat
    )


def _answered_floor(table: Table, event: SeatEvent) -> Step:
    """A call settles it where it is among the outcomes; anything else leaves it to the floor."""
    waiting = next(
        one for one in table.pending if isinstance(one, FloorCall) and one.seat == event.seat
    )
    seat = table.seat(event.seat)
    call = next((one for one in waiting.outcomes if one.action is Action.CALL), None)
    if isinstance(event, Calls) and call is not None:
        chosen = FloorRules((("action", call.action.value), ("to", call.to)))
        table = floor.choose(table, chosen)
        laid = put_in(table.seat(event.seat), call.to, table.chips)
        return Step(settle(with_seat(table, laid)), Ruling(Stands.BINDING, call))
    findings = findings_of(waiting.spoken)
    ruling = Ruling(Stands.FLOOR, None, waiting.outcomes, findings)
    return Step(lay_chips(table, seat, event, None), ruling)


def _pays_own_act(table: Table, event: Puts) -> bool:
    """Chips that follow the seat's own act, nobody having acted since, and pay what it owes."""
    if table.action_on == event.seat or not table.acts:
        return False
    last = table.acts[-1]
    seat = table.seat(event.seat)
    return last.seat == event.seat and last.in_turn and seat.amount_in > seat.front.total


def _pays_in_chips(table: Table, event: Puts) -> Step:
    seat = table.seat(event.seat)
    act = last_act(table, event.seat)
    laid = lay_chips(table, seat, event, None)
    return Step(laid, _repeated(act))


def _pays(table: Table, event: Adds) -> Step:
    """What a ruling asked is added; more than that lies there and goes back."""
    table = made_good(count_declared(table, event.seat), event.seat)
    seat = table.seat(event.seat)
    to = seat.amount_in if event.amount is None else seat.front.total + event.amount
    act = last_act(table, event.seat)
    owes = act is not None and act.street is table.street and bets_lie_there(table)
    owed_to = act.to if act is not None and owes else to
    if event.amount is None:
        to = max(to, owed_to)
    paid = put_in(seat, to, table.chips)
    before_it_acts = table.action_on is not None and not seat.acted
    if act is None and before_it_acts and table.street.is_first and seat.posted:
        paid = _blind_made_good(table, paid)
    # With its last chips made good it has no answer left to give.
    return Step(settle(with_seat(table, paid)), _repeated(act))


def _blind_made_good(table: Table, seat: Seat) -> Seat:
    """What a blind that was posted short lacks, as far as it is paid now."""
    due = {
        table.small_blind_seat: table.small_blind,
        table.big_blind_seat: table.big_blind,
    }.get(seat.number, 0)
    blind = max(seat.posted, min(due, seat.front.total))
    return replace(seat, posted=blind, amount_in=seat.amount_in + blind - seat.posted)


def _repeated(act: Act | None) -> Ruling:
    if act is None:
        return Ruling(Stands.NOTED)
    findings = findings_of(act.spoken)
    return Ruling(Stands.BINDING, Outcome(act.action, act.to), findings=findings)


def prior_step(table: Table, event: PullsBack) -> Step:
    """Prior chips drawn back: facing a raise that binds to call or raise."""
    seat = table.seat(event.seat)
    waiting = waiting_of(table, event.seat)
    if waiting is not None and waiting.standing is Waiting.RELEASED:
        return Step(drop_released(table, seat), Ruling(Stands.NOTED))
    after, finding = prior.pull_back(table, event)
    stands = Stands.CONDITIONAL if finding is not None else Stands.NOTED
    return Step(after, Ruling(stands, findings=(finding,) if finding else ()))
