"""Answers on betting: what an act comes to, whether it binds, what a seat may do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trainer.messages import Message, say
from trainer.rules import levels
from trainer.rules.betting import floors_meaning
from trainer.rules.concepts import (
    bring_in_has_no_chips,
    brings_in,
    completes_all_in,
    facing_bet,
    facing_what_waits,
    floor_call,
    last_act,
    lying,
    max_raise_to,
    may_raise,
    min_raise_to,
    raises_are_out,
    rounded_pot,
    somebody_can_answer,
    still_out,
    waiting_of,
    why_completed,
    why_not_reopened,
)
from trainer.rules.corrections import corrections, put_right, stands_now
from trainer.rules.families import conditions, hidden_chips
from trainer.rules.families.premature_calls import is_too_soon
from trainer.rules.families.undercalls import later_undercall
from trainer.rules.house import House
from trainer.rules.pending import flush_declared
from trainer.rules.readings import settled
from trainer.rules.ruling import (
    Answered,
    Binding,
    Binds,
    Cite,
    Finding,
    Options,
    Stage,
)
from trainer.table.games import Limit
from trainer.table.state import (
    Act,
    Action,
    Bar,
    Declared,
    Outcome,
    OutOfTurn,
    Seat,
    Skipped,
    Spoken,
    Table,
    Waiting,
)


def findings_of(spoken: tuple[Spoken, ...]) -> tuple[Finding, ...]:
    return tuple(one for one in spoken if isinstance(one, Finding))


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


def options(table: Table, number: int, house: House) -> Answered[Options]:
    """What the seat may do when its turn comes, wrong bets put right."""
    level = levels.findings(table)
    if levels.to_put_right(table):
        table = levels.at_due_level(table)
    table = put_right(flush_declared(table, number))
    seat = table.seat(number)
    skipped = _skipped(table, number)
    if skipped is not None:
        full = open_options(table, seat, house)
        passive = open_options(table, replace(seat, bars=seat.bars | Bar.RAISE), house)
        outcomes = tuple(dict.fromkeys((Options(frozenset()), passive.result, full.result)))
        return Answered(
            None,
            findings_of(skipped.spoken),
            tuple(one for one in outcomes if one is not None),
            penalty=False,
        )
    waiting_floor = floor_call(table, number)
    if waiting_floor is not None and facing_bet(table, seat) and table.action_on != number:
        found = findings_of(waiting_floor.spoken)
        return Answered(None, found, _floor_options(table, seat))
    if not seat.live:
        why = say("Seat {seat} has no live hand.", seat=str(number))
        return Answered(None, unknown=why)
    opened = open_options(table, seat, house)
    said = conditions.said_if(table, number)
    if said is not None and said.held and conditions.has_come_true(said, table):
        opened = conditions.held_to(said, opened)
    return replace(opened, findings=(*level, *opened.findings))


def _floor_options(table: Table, seat: Seat) -> tuple[Options, ...]:
    call = max(0, table.bet_to_call - seat.front.total)
    return (Options(frozenset({Action.CALL}), call), Options(frozenset({Action.FOLD})))


def open_options(table: Table, seat: Seat, house: House) -> Answered[Options]:
    """What is open by what is faced, what is behind and what is barred."""
    bet, least = table.bet_to_call, min_raise_to(table)
    room = seat.total
    counted = min(seat.amount_in, lying(table, seat))
    owed = bet - counted
    found = list(_why_barred(table, seat))
    actions: set[Action] = set()
    raising = _raise_is_open(table, seat, house, found)
    call: int | None = None
    if facing_bet(table, seat):
        found.append(_why_call(bet, counted))
        if not seat.bars & Bar.FOLD:
            actions.add(Action.FOLD)
        if room < bet:
            actions.add(Action.ALL_IN)
            raising = False
        else:
            actions.add(Action.CALL)
            call = owed
    elif not brings_in(table):
        actions.add(Action.CHECK)
    elif bring_in_has_no_chips(table):
        found.append(_FOLDS_OR_BRINGS_IN)
        actions.add(Action.FOLD)
    if raising and room > bet:
        if room < least:
            actions.add(Action.ALL_IN)
            raising = False
        else:
            actions.add(Action.RAISE if bet else Action.BET)
    raising = raising and room > bet
    if raising:
        found.append(_why_least(table))
        rounded = rounded_pot(table, house)
        if rounded is not None:
            found.append(rounded)
    most = max_raise_to(table, seat, house) if raising else None
    return Answered(
        Options(
            frozenset(actions),
            call,
            least if raising else None,
            min(most, room) if most is not None else None,
        ),
        tuple(found),
    )


_NOBODY_LEFT: Final = Finding(
    Stage.MEANING,
    (Cite("methods-of-raising", ours=True),),
    (say("No other hand has chips behind to answer a raise."),),
)
_FOLDS_OR_BRINGS_IN: Final = Finding(
    Stage.MEANING,
    (Cite("rp-stud-dealing", "E"),),
    (say("Who should bring it in is all-in for the ante: bring it in, complete, or fold."),),
)


def _raise_is_open(table: Table, seat: Seat, house: House, found: list[Finding]) -> bool:
    if seat.bars & Bar.RAISE:
        return False
    if not somebody_can_answer(table, seat):
        if facing_bet(table, seat) and seat.total > table.bet_to_call:
            found.append(_NOBODY_LEFT)
        return False
    if raises_are_out(table, house):
        why = say(
            "The house’s cap of {count} bets in a round is reached.", count=house.bets_a_round
        )
        found.append(Finding(Stage.MEANING, (Cite("number-of-raises", house=True),), (why,)))
        return False
    if may_raise(table, seat):
        return True
    limit = table.game.limit is Limit.FIXED
    found.append(
        Finding(
            Stage.MEANING,
            (Cite("reopening-the-bet", "B" if limit else "A"),),
            (why_not_reopened(table, seat),),
            missed=(
                ("raise", say("It has acted, and what it faces now is less than a full raise.")),
            ),
        )
    )
    return False


def _why_barred(table: Table, seat: Seat) -> tuple[Finding, ...]:
    """What rulings before left to the seat."""
    found: list[Finding] = []
    waiting = waiting_of(table, seat.number)
    if waiting is not None and waiting.standing is Waiting.RELEASED:
        found.extend(findings_of(waiting.act.spoken)[-1:])
    if seat.bars & Bar.FOLD:
        found.append(
            Finding(
                Stage.MEANING,
                (Cite("prior-bet-chips", "B"),),
                (say("A prior chip was drawn back facing a raise: no fold."),),
                missed=(("fold", say("The chip drawn back binds to a call or a raise.")),),
            )
        )
    invalid = last_act(table, seat.number)
    if invalid is not None and invalid.invalid:
        found.extend(findings_of(invalid.spoken)[:1])
    if seat.acted and may_raise(table, seat) and facing_bet(table, seat):
        limit = table.game.limit is Limit.FIXED
        template = (
            say(
                "It faces {bet} − {mine} = {faced}, at least half a bet: re-opened.",
                **_faced(table, seat),
            )
            if limit
            else say(
                "It faces {bet} − {mine} = {faced} ≥ {yardstick}: re-opened.",
                **_faced(table, seat),
                yardstick=table.yardstick,
            )
        )
        cite = Cite("reopening-the-bet", "B" if limit else "A")
        found.append(Finding(Stage.MEANING, (cite,), (template,)))
    return tuple(found)


def _faced(table: Table, seat: Seat) -> dict[str, int]:
    bet, mine = table.bet_to_call, seat.amount_in
    return {"bet": bet, "mine": mine, "faced": bet - mine}


def _why_call(bet: int, counted: int) -> Finding:
    if counted:
        why = say("To call: {bet} − {mine} = {more}.", bet=bet, mine=counted, more=bet - counted)
    else:
        why = say("To call: {bet}.", bet=bet)
    return Finding(Stage.MEANING, (Cite("methods-of-calling"),), (why,))


def _why_least(table: Table) -> Finding:
    """The least bet or raise in numbers."""
    least = min_raise_to(table)
    if not table.bet_to_call:
        return Finding(
            Stage.MEANING,
            (Cite("raise-amounts", "A"),),
            (say("The least bet of this street: {least}.", least=least),),
        )
    if least != table.bet_to_call + table.yardstick:
        cite = Cite("raise-amounts", "A", ours=completes_all_in(table))
        return Finding(Stage.MEANING, (cite,), (why_completed(table),))
    short = _short_all_ins(table)
    return Finding(
        Stage.MEANING,
        (Cite("raise-amounts", "A"),),
        (
            *((short,) if short is not None else ()),
            say(
                "The largest full bet or raise of this street: {yardstick}.",
                yardstick=table.yardstick,
            ),
            say(
                "At least {bet} + {yardstick} = {least}.",
                bet=table.bet_to_call,
                yardstick=table.yardstick,
                least=least,
            ),
        ),
    )


def _short_all_ins(table: Table) -> Message | None:
    """Whether short all-ins lie over the last full bet, which do not change the yardstick; in
    limit they are completed, and there are none left under a whole raise."""
    if table.game.limit is Limit.FIXED:
        return None
    last_full = 0
    level = table.big_blind if table.street.is_first else 0
    for act in table.acts:
        if act.street is table.street and act.raised:
            if act.lay - level >= table.yardstick:
                last_full = act.lay
            level = act.lay
    if last_full and level > last_full:
        return say(
            "The short all-ins from {full} to {bet} are no full raise.", full=last_full, bet=level
        )
    return None


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


def _skipped(table: Table, number: int) -> Skipped | None:
    return next(
        (one for one in table.pending if isinstance(one, Skipped) and one.seat == number), None
    )


def skipped_hand(table: Table, number: int) -> tuple[Finding, ...] | None:
    """The reasons why the floor rules on this seat's hand; None where it was not passed over."""
    skipped = _skipped(table, number)
    return None if skipped is None else findings_of(skipped.spoken)


def last_findings(table: Table, number: int) -> tuple[Finding, ...]:
    """What was ruled on the seat's last act; empty where it has not acted."""
    act = last_act(table, number)
    return () if act is None else findings_of(act.spoken)
