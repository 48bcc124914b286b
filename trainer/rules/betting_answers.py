"""Answers on what was done: what an act comes to, and whether it binds."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import Message, say
from trainer.rules.answers import Binding, Binds
from trainer.rules.concepts import min_raise_to
from trainer.rules.corrections import corrections, stands_now
from trainer.rules.families import conditions, hidden_chips
from trainer.rules.families.premature_calls import is_too_soon
from trainer.rules.families.undercalls import later_undercall
from trainer.rules.house import House
from trainer.rules.options import open_options
from trainer.rules.ruling import Answered, Cite, Finding, Stage, findings_of, settled
from trainer.rules.waiting import (
    facing_what_waits,
    floor_call,
    floors_meaning,
    last_act,
    lying,
    still_out,
    waiting_of,
)
from trainer.table.state import (
    Act,
    Action,
    Bar,
    Declared,
    Outcome,
    OutOfTurn,
    Seat,
    Table,
    Waiting,
)


def ruling(table: Table, number: int, house: House) -> Answered[Outcome]:
    """What the seat's last act amounts to, and what it owes or gets back now."""
    seat = table.seat(number)
    later = later_undercall(table, last_act(table, number))
    if later is not None:
        return later
    waiting_floor = floor_call(table, number)
    if waiting_floor is not None:
        found = findings_of(waiting_floor.spoken)
        return Answered(None, found, waiting_floor.outcomes, _penalty(found))
    hidden = hidden_chips.found_behind(table, number)
    if hidden is not None:
        return hidden
    declared = _declared(table, number)
    if declared is not None:
        to = declared.to
        if to is None:
            to = min(min_raise_to(table), seat.total)
        return Answered(settled(declared.word, to, seat.front.total), findings_of(declared.spoken))
    waiting = waiting_of(table, number)
    if waiting is not None and is_too_soon(waiting):
        why = say("It called before the amount was known: ask `binding`, not `ruling`.")
        return Answered(None, unknown=why)
    if waiting is not None and waiting.standing is Waiting.FLOOR:
        found = findings_of(waiting.act.spoken)
        back = Outcome(Action.CHECK, seat.amount_in, change=waiting.chips.total)
        outcomes = tuple(dict.fromkeys((*_meant(seat, waiting.act), back)))
        return Answered(None, found, outcomes, penalty=True)
    if waiting is not None and waiting.standing is Waiting.IF_UNCHANGED and not waiting.act.invalid:
        found = findings_of(waiting.act.spoken)
        meant = _meant(seat, waiting.act)
        if len(meant) > 1:
            return Answered(None, found, meant, penalty=True)
        return Answered(meant[0], found, penalty=True)
    act = last_act(table, number)
    if act is None or (act.invalid and act.street is table.street):
        return Answered(None, unknown=_undecided(seat, act))
    return _act_now(table, seat, act)


def _meant(seat: Seat, act: Act) -> tuple[Outcome, ...]:
    """What an act out of turn was meant as; several where that is the floor's."""
    meaning = floors_meaning(act)
    if meaning is not None:
        return meaning.outcomes
    return (settled(act.action, act.to, seat.front.total),)


def _undecided(seat: Seat, act: Act | None) -> Message:
    if act is None:
        return say("Seat {seat} has not acted: ask `options`, not `ruling`.", seat=str(seat.number))
    return say(
        "Seat {seat} may still choose after an invalid check: ask `options`, not `ruling`.",
        seat=str(seat.number),
    )


def _act_now(table: Table, seat: Seat, act: Act) -> Answered[Outcome]:
    found = findings_of(act.spoken)
    penalty = _penalty(found)
    if act.action is Action.FOLD:
        return _folded(table, seat, act, found)
    if act.street is not table.street:
        stood = stands_now(act)
        extra = (stood,) if stood is not None else ()
        return Answered(Outcome(act.action, act.lay), (*found, *extra), penalty=penalty)
    corrected = corrections(table)
    to = corrected.total(seat.number)
    to = act.to if to is None else to
    affected = to != act.to or act.cause is not None
    if affected:
        found = (*found, *corrected.findings)
    cut = act.action is Action.ALL_IN and to < act.to and to < seat.total and not act.raised
    action = Action.CALL if cut else act.action
    return Answered(settled(action, to, lying(table, seat)), found, penalty=penalty)


def _folded(table: Table, seat: Seat, act: Act, found: tuple[Finding, ...]) -> Answered[Outcome]:
    """A fold; what an act before it was bound to on this street is owed all the same."""
    owed = max(0, seat.amount_in - seat.front.total) if act.street is table.street else 0
    if owed:
        why = say(
            "It was bound to {to} before: {owed} more, the fold changes nothing of that.",
            to=seat.amount_in,
            owed=owed,
        )
        found = (*found, Finding(Stage.REMEDY, (Cite("acting-in-turn", "A"),), (why,)))
    return Answered(Outcome(Action.FOLD, add=owed), found, penalty=_penalty(found))


def binding(table: Table, number: int, house: House) -> Answered[Binding]:
    """Whether the seat's last act stands."""
    seat = table.seat(number)
    said = conditions.said_if(table, number)
    if said is not None:
        return conditions.binding(said)
    waiting = waiting_of(table, number)
    act = last_act(table, number)
    if waiting is not None and (act is None or not _acted_since(table, waiting)):
        return _waiting_binding(table, seat, waiting, house)
    waiting_floor = floor_call(table, number)
    if waiting_floor is not None:
        found = findings_of(waiting_floor.spoken)
        outcomes = (Binding(Binds.YES), Binding(Binds.NO, seat.front.total))
        return Answered(None, found, outcomes, _penalty(found))
    if act is None:
        why = say("Seat {seat} has not acted.", seat=str(number))
        return Answered(None, unknown=why)
    found = findings_of(act.spoken)
    if act.invalid and act.street is table.street:
        opened = open_options(table, seat, house)
        return Answered(Binding(Binds.NO, 0, opened.result), found, penalty=_penalty(found))
    in_turn = Finding(
        Stage.STANDING,
        (Cite("acting-in-turn", "A"),),
        (say("In turn: it binds."),),
    )
    return Answered(Binding(Binds.YES), (in_turn, *found), penalty=_penalty(found))


def _acted_since(table: Table, waiting: OutOfTurn) -> bool:
    """The seat has acted again after its act out of turn was released."""
    if waiting.standing is not Waiting.RELEASED:
        return False
    last = last_act(table, waiting.seat)
    return last is not None and last.faced > waiting.act.faced


def _waiting_binding(
    table: Table, seat: Seat, waiting: OutOfTurn, house: House
) -> Answered[Binding]:
    found = findings_of(waiting.act.spoken)
    out = still_out(seat, waiting).total
    match waiting.standing:
        case Waiting.IF_UNCHANGED if (
            facing_what_waits(table, seat.number).bet_to_call == waiting.act.faced
        ):
            result = Binding(Binds.IF_UNCHANGED)
        case Waiting.BINDS if not waiting.act.invalid:
            result = Binding(Binds.YES)
        case Waiting.FLOOR if is_too_soon(waiting):
            opened = open_options(table, seat, house)
            outcomes = (Binding(Binds.YES), Binding(Binds.NO, out, opened.result))
            return Answered(None, found, outcomes, penalty=True)
        case Waiting.FLOOR:
            outcomes = (Binding(Binds.IF_UNCHANGED), Binding(Binds.NO, out))
            return Answered(None, found, outcomes, penalty=True)
        case _:
            barred = seat
            if waiting.passive_only or (
                waiting.act.invalid and waiting.standing is not Waiting.RELEASED
            ):
                barred = replace(seat, bars=seat.bars | Bar.RAISE)
            opened = open_options(table, barred, house)
            result = Binding(Binds.NO, out, opened.result)
            found = (*found, *opened.findings)
    return Answered(result, found, penalty=True)


def _penalty(found: tuple[Finding, ...]) -> bool:
    return any(one.penalty for one in found)


def _declared(table: Table, number: int) -> Declared | None:
    return next(
        (one for one in table.pending if isinstance(one, Declared) and one.seat == number), None
    )


def last_findings(table: Table, number: int) -> tuple[Finding, ...]:
    """What was ruled on the seat's last act; empty where it has not acted."""
    act = last_act(table, number)
    return () if act is None else findings_of(act.spoken)
