"""Chips found behind an all-in: part of it before anybody called, for the floor after that."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import say
from trainer.rules.concepts import max_raise_to
from trainer.rules.house import House
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.rules.waiting import last_act
from trainer.table.chips import ChipStack
from trainer.table.payment import put_in
from trainer.table.state import Act, Action, Outcome, Phase, Seat, Status, Table
from trainer.table.turns import with_seat

HIDDEN = Cite("hidden-chips")
ACCEPTED = Cite("accepted-action")


def come_to_light(table: Table, number: int, chips: ChipStack, house: House) -> Table:
    """The chips are seen; while nobody has called the all-in they are simply part of it, as far as
    the limit of the game allows.

    An all-in for less than the bet is a call: it grows up to the bet (our reading). What is over
    that is behind like any other chip.
    """
    seen = replace(table, revealed=(*table.revealed, (number, chips)))
    act = last_act(table, number)
    if act is None or act.action is not Action.ALL_IN or _called(table, act):
        return seen
    seat = table.seat(number)
    if table.phase is not Phase.PLAY or seat.amount_in != act.lay:
        # That bet is in the pots already.
        return seen
    seat = replace(seat, stack=seat.stack + chips)
    calls = act.to < act.faced
    most = act.faced if calls else _most(table, seat, act, house)
    whole = act.to + chips.total
    to = whole if most is None else min(whole, most)
    # What lies short of the act, unseen, goes on lying there alone.
    lay = to if act.lay == act.to else act.lay
    grown = replace(
        act,
        action=Action.ALL_IN if to == whole else _with_chips_behind(act),
        to=to,
        lay=lay,
        put=act.put + lay - act.lay,
        raised=lay > act.faced,
        spoken=(*act.spoken, _grown(chips.total, to, calls=calls)),
    )
    seat = put_in(replace(seat, amount_in=lay), lay, table.chips)
    status = Status.ALL_IN if seat.total == lay else Status.IN
    return replace(
        with_seat(seen, replace(seat, status=status)),
        acts=tuple(grown if one is act else one for one in seen.acts),
        bet_to_call=max(seen.bet_to_call, lay),
        yardstick=max(seen.yardstick, lay - act.faced),
    )


def _most(table: Table, seat: Seat, act: Act, house: House) -> int | None:
    """The largest total that the act could come to, as it stood before it."""
    seat = replace(seat, amount_in=act.lay - act.put)
    before = replace(with_seat(table, seat), bet_to_call=act.faced)
    most = max_raise_to(before, seat, house)
    return None if most is None else max(most, act.to)


def _with_chips_behind(act: Act) -> Action:
    """What the act is, as it was not of everything after all."""
    if act.to < act.faced:
        return Action.CALL
    return Action.RAISE if act.faced else Action.BET


def _grown(chips: int, to: int, *, calls: bool) -> Finding:
    if calls:
        why = say(
            "{chips} came to light behind a call for less: it is a call of {to}.",
            chips=chips,
            to=to,
        )
        return Finding(Stage.REMEDY, (replace(HIDDEN, ours=True),), (why,))
    why = say(
        "{chips} came to light, and nobody has called yet: the all-in is {to}.",
        chips=chips,
        to=to,
    )
    return Finding(Stage.REMEDY, (HIDDEN,), (why,))


def _called(table: Table, act: Act) -> bool:
    return any(
        one.action in (Action.CALL, Action.ALL_IN) and one.seat != act.seat and one.faced == act.lay
        for one in table.acts
    )


def found_behind(table: Table, number: int) -> Answered[Outcome] | None:
    """A chip that came to light after the all-in was called: the floor says whether it is part of
    the accepted action (hidden-chips). None where nothing was found, or before anybody called."""
    found = sum(chips.total for seat, chips in table.revealed if seat == number)
    act = last_act(table, number)
    if not found or act is None or act.action is not Action.ALL_IN or not _called(table, act):
        return None
    why = (
        say("{chips} came to light after the all-in of {to}.", chips=found, to=act.lay),
        say("Whether it belongs to the action that was accepted is the floor’s."),
        say(
            "If not: nobody pays for it when the all-in wins, and it does not save the seat when "
            "it loses."
        ),
    )
    finding = Finding(Stage.REMEDY, (HIDDEN, ACCEPTED), why)
    outcomes = (
        Outcome(Action.ALL_IN, act.lay + found, add=found),
        Outcome(Action.ALL_IN, act.lay),
    )
    return Answered(None, (finding,), outcomes)
