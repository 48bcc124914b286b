"""What a seat may do when its turn comes, for how much, and why no more is open to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trainer.messages import Message, say
from trainer.rules import levels
from trainer.rules.answers import Options
from trainer.rules.concepts import (
    bring_in_has_no_chips,
    brings_in,
    completes_all_in,
    facing_bet,
    max_raise_to,
    may_raise,
    min_raise_to,
    raises_are_out,
    rounded_pot,
    somebody_can_answer,
    why_completed,
    why_not_reopened,
)
from trainer.rules.corrections import put_right
from trainer.rules.families import conditions
from trainer.rules.house import House
from trainer.rules.pending import flush_declared
from trainer.rules.ruling import Answered, Cite, Finding, Stage, findings_of
from trainer.rules.waiting import floor_call, last_act, lying, waiting_of
from trainer.table.games import Limit
from trainer.table.state import (
    Action,
    Bar,
    Seat,
    Skipped,
    Table,
    Waiting,
)


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
    closed = _why_closed(table, seat, house)
    found.extend(closed or ())
    raising = closed is None
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


def _why_closed(table: Table, seat: Seat, house: House) -> tuple[Finding, ...] | None:
    """Why no raise is open, empty where an earlier ruling says so; None where one is."""
    if seat.bars & Bar.RAISE:
        return ()
    if not somebody_can_answer(table, seat):
        if facing_bet(table, seat) and seat.total > table.bet_to_call:
            return (_NOBODY_LEFT,)
        return ()
    if raises_are_out(table, house):
        why = say(
            "The house’s cap of {count} bets in a round is reached.", count=house.bets_a_round
        )
        return (Finding(Stage.MEANING, (Cite("number-of-raises", house=True),), (why,)),)
    if may_raise(table, seat):
        return None
    limit = table.game.limit is Limit.FIXED
    return (
        Finding(
            Stage.MEANING,
            (Cite("reopening-the-bet", "B" if limit else "A"),),
            (why_not_reopened(table, seat),),
            missed=(("raise", say("The short all-in did not re-open the betting for this seat.")),),
        ),
    )


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


def _skipped(table: Table, number: int) -> Skipped | None:
    return next(
        (one for one in table.pending if isinstance(one, Skipped) and one.seat == number), None
    )


def skipped_hand(table: Table, number: int) -> tuple[Finding, ...] | None:
    """The reasons why the floor rules on this seat's hand; None where it was not passed over."""
    skipped = _skipped(table, number)
    return None if skipped is None else findings_of(skipped.spoken)
