"""Bets that lay wrong without anybody noticing: what they come to once it is found."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.messages import Message, say
from trainer.rules.concepts import substantial
from trainer.rules.ruling import Cite, Finding, Stage
from trainer.table.start import street_minimum
from trainer.table.state import (
    Act,
    Action,
    Cause,
    FloorCall,
    HandLies,
    Phase,
    Seat,
    Status,
    Table,
)

LOW = Cite("incorrect-bets", "B")
HIGH = Cite("incorrect-bets", "B")
UNDER = Cite("incorrect-bets", "A")


@dataclass(frozen=True, slots=True)
class Corrected:
    """Totals by seat as they should be now, and the reasons."""

    totals: tuple[tuple[int, int], ...]
    findings: tuple[Finding, ...]
    bet: int
    """What is to call."""
    yardstick: int
    acts: tuple[tuple[Act, int], ...]
    """The acts that count, each with the total it comes to."""

    def total(self, seat: int) -> int | None:
        return dict(self.totals).get(seat)


def corrections(table: Table) -> Corrected:
    """The bets of this street, walked through once more with the wrong ones put right.

    An underbet, an underraise or a bet over the pot is corrected for all until the next card;
    a bet on a count too low only until substantial action after it (incorrect-bets). A raise over
    a bet that becomes more is under the minimum itself then, unless it was all-in; over one that is
    cut it may be over the pot.
    """
    acts = [act for act in table.acts if act.street is table.street]
    level = lay_level = acts[0].faced if acts else table.bet_to_call
    yardstick = street_minimum(table)
    totals: dict[int, int] = {}
    counted: list[tuple[Act, int]] = []
    findings: list[Finding] = []
    for index, act in enumerate(acts):
        if act.action is Action.FOLD or act.invalid:
            continue
        if act.raised:
            more, less, before = level > lay_level, level < lay_level, level
            lay_level = own = act.lay
            if act.cause is not None and not act.undercall:
                own, finding = _put_right(table, act, acts[index + 1 :])
                findings.append(finding)
            # A short all-in over a bet that is put right may be no raise any more.
            level = own if act.cause is not None else max(before, own)
            least = before + yardstick
            if more and act.action is not Action.ALL_IN and own < least:
                own = level = min(least, table.seat(act.seat).total)
                findings.append(_over_more(before, yardstick, own))
            elif less and own > (most := _most_over(table, act, before, totals)):
                own = level = most
                findings.append(_over_less(before, most))
            yardstick = max(yardstick, level - before)
            total = own
        elif act.undercall and act.cause is Cause.UNSEEN:
            # A full call of the bet as it is now.
            total = min(level, table.seat(act.seat).total)
        elif act.lay == lay_level and act.lay > act.faced - 1 and level != lay_level:
            total = min(level, table.seat(act.seat).total)
        else:
            ruled = act.cause is not None or act.action is Action.CALL
            # Who was all-in for less than a bet that is cut is in for no more than it.
            total = min(act.to if ruled else act.lay, level)
        totals[act.seat] = total
        counted.append((act, total))
    by_seat = tuple(sorted(totals.items()))
    return Corrected(by_seat, tuple(findings), level, yardstick, tuple(counted))


def _put_right(table: Table, act: Act, after: list[Act]) -> tuple[int, Finding]:
    """What a wrong bet comes to, as it stands or is put right, and the reason."""
    stands, why = _held(table, act, after)
    return act.lay if stands else act.to, Finding(Stage.REMEDY, (_cite(act),), (why,))


def _over_more(bet: int, yardstick: int, to: int) -> Finding:
    """A raise over a bet that was found to be short is put right with it."""
    why = say(
        "The bet under it becomes {bet}: a raise is at least {bet} + {yardstick} = {least}.",
        bet=bet,
        yardstick=yardstick,
        least=bet + yardstick,
    )
    short = () if to == bet + yardstick else (say("The stack ends at {to}: all-in.", to=to),)
    return Finding(Stage.REMEDY, (UNDER,), (why, *short))


def _most_over(table: Table, act: Act, bet: int, totals: dict[int, int]) -> int:
    """Pot-limit: the most that a raise over a bet which was cut may come to. The pot is counted
    exactly; before the flop with full blinds (pot-limit-bets)."""
    posted: dict[int, int] = {}
    lying: dict[int | None, int] = {}
    if table.street.is_first:
        posted = {one.number: one.posted for one in table.seats}
        lying = {table.small_blind_seat: table.small_blind, table.big_blind_seat: table.big_blind}
    pot = sum(one.amount for one in table.pots) + sum((lying | totals).values())
    return 2 * bet + pot - totals.get(act.seat, posted.get(act.seat, 0))


def _over_less(bet: int, most: int) -> Finding:
    """A raise over a bet that was cut is cut with it."""
    why = say("The bet under it becomes {bet}: the most over it is {most}.", bet=bet, most=most)
    return Finding(Stage.REMEDY, (HIGH, Cite("pot-limit-bets", "C")), (why,))


def _held(table: Table, act: Act, after: list[Act]) -> tuple[bool, Message]:
    """Whether the bet stands as it lies, and why."""
    if _showdown_begun(table):
        return True, say("The showdown has begun: {lay} stands.", lay=act.lay)
    if act.cause is Cause.COUNT_LOW:
        in_turn = [one for one in after if one.in_turn]
        if substantial(in_turn):
            return True, say(
                "After the bet {count} have acted, {chips} of them with chips: substantial action, "
                "{lay} stands.",
                count=len(in_turn),
                chips=sum(1 for one in in_turn if one.put),
                lay=act.lay,
            )
        return False, say(
            "No substantial action after the bet, which itself does not count: up to {to}.",
            to=act.to,
        )
    if act.cause is Cause.COUNT_HIGH:
        return False, say(
            "A bet over the pot is cut to {to} for all on this street, substantial action or not.",
            to=act.to,
        )
    return False, say(
        "Found before the next card: corrected to {to} for all, whoever has acted since.",
        to=act.to,
    )


def _showdown_begun(table: Table) -> bool:
    """On the last street a hand was tabled or discarded after the betting."""
    return table.street.is_last and any(
        one.lies in (HandLies.TABLED, HandLies.FORWARD) for one in table.live
    )


def _cite(act: Act) -> Cite:
    if act.cause is Cause.UNSEEN:
        return UNDER
    return LOW if act.cause is Cause.COUNT_LOW else HIGH


def stands_now(act: Act) -> Finding | None:
    """A wrong bet of an earlier street: the next card is out, so it stands."""
    if act.cause is None or act.lay == act.to:
        return None
    return Finding(
        Stage.REMEDY,
        (_cite(act),),
        (say("The next card has been dealt: {lay} stands.", lay=act.lay),),
    )


def put_right(table: Table) -> Table:
    """The table with what counts as in, and what is to call, as corrected. What lies in the pots
    already is not corrected any more."""
    if all(act.cause is None for act in table.acts) or not bets_lie_there(table):
        return table
    corrected = corrections(table)
    totals = dict(corrected.totals)
    seats = tuple(
        _with_total(one, totals.get(one.number, one.amount_in))
        if one.status is not Status.FOLDED
        else one
        for one in table.seats
    )
    return replace(table, seats=seats, bet_to_call=corrected.bet, yardstick=corrected.yardstick)


def bets_lie_there(table: Table) -> bool:
    """Nobody has brought the bets of this street in."""
    pushed = table.awarded is not None and not table.awarded.next_hand
    return table.phase is Phase.PLAY and not pushed


def what_is_put_right(table: Table) -> tuple[Table, tuple[Finding, ...]]:
    """The table as corrected, with the reasons; none where nothing is corrected."""
    right = put_right(table)
    return right, () if right is table else corrections(table).findings


def made_good(table: Table, number: int) -> Table:
    """The table once the seat pays what a correction asks: that bet, and every other that it
    changes, counts as it should be from now on, paid or not.

    Other undercalls in a row stay as they lie: what becomes of them is the floor's, unless the bet
    is cut to no more than that.
    """
    if not bets_lie_there(table):
        return table
    corrected = corrections(table)
    if not any(act.seat == number and _changed(act, to) for act, to in corrected.acts):
        return table
    acts = list(table.acts)
    seats = {one.number: one for one in table.seats}
    asked = table.pending
    for act, to in corrected.acts:
        covers = act.undercall and to < act.lay
        short = act.undercall and not covers
        if not _changed(act, to) or (short and act.seat != number):
            continue
        if covers:
            # Nothing is short of it any more, and the floor need not be asked.
            asked = tuple(p for p in asked if not (isinstance(p, FloorCall) and p.seat == act.seat))
        # The identical act: another may be equal to it.
        place = next(index for index, one in enumerate(acts) if one is act)
        spoken = (*act.spoken, *corrected.findings)
        raised = act.raised and to > act.faced
        # Of undercalls in a row the first is the first, paid or not.
        cause = act.cause if short else None
        acts[place] = replace(
            act, to=to, lay=to, cause=cause, raised=raised, undercall=short, spoken=spoken
        )
        seats[act.seat] = _with_total(seats[act.seat], to)
    return replace(
        table,
        acts=tuple(acts),
        seats=tuple(seats.values()),
        pending=asked,
        bet_to_call=corrected.bet,
        yardstick=corrected.yardstick,
    )


def _changed(act: Act, to: int) -> bool:
    return act.cause is not None or to not in (act.to, act.lay)


def _with_total(seat: Seat, total: int) -> Seat:
    """The seat with what counts as in; who gets chips back is not all-in any more, and who owes
    the last ones is."""
    status = seat.status
    if status is Status.ALL_IN and total < min(seat.amount_in, seat.total):
        status = Status.IN
    elif status is Status.IN and total == seat.total:
        status = Status.ALL_IN
    return replace(seat, amount_in=total, status=status)
