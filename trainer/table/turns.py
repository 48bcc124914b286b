"""Whose turn it is: the order round the table and who still owes an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from trainer.table.state import Bar, FloorCall, Seat, Status, Table


def clockwise(table: Table, after: int) -> Iterator[Seat]:
    """The occupied seats from the one after `after` round to `after` itself, if somebody sits."""
    seats = table.seats
    start = 0
    for index, one in enumerate(seats):
        if one.number > after:
            start = index
            break
    for step in range(len(seats)):
        yield seats[(start + step) % len(seats)]


def with_seat(table: Table, seat: Seat) -> Table:
    return replace(table, seats=seats_with(table, seat))


def seats_with(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The seats of the table with `seat` in the place of its number."""
    return tuple(seat if one.number == seat.number else one for one in table.seats)


def can_bet(seat: Seat) -> bool:
    """Live, with chips behind, or in front that do not count and go back."""
    return seat.status is Status.IN and seat.live and seat.total > seat.amount_in


def settled_short(table: Table, seat: Seat) -> bool:
    """Its call lies short and nobody noticed, or waits for the floor: play went on."""
    if any(isinstance(one, FloorCall) and one.seat == seat.number for one in table.pending):
        return True
    for act in reversed(table.acts):
        if act.seat == seat.number:
            return (
                act.street is table.street
                and act.cause is not None
                and act.faced == table.bet_to_call
            )
    return False


def owes_answer(table: Table, seat: Seat) -> bool:
    """Has yet to act on this street, or to answer what was bet since."""
    if seat.status is not Status.IN or not seat.live:
        return False
    if seat.amount_in < table.bet_to_call:
        if seat.acted and settled_short(table, seat):
            return False
        if not seat.stack and not seat.front:
            return False
        others = [one for one in table.seats if one.live and one.number != seat.number]
        # With everybody else all-in for no more than this seat has in, nothing is left to call.
        return any(one.status is Status.IN for one in others) or any(
            one.amount_in > seat.amount_in for one in others
        )
    if seat.acted:
        return False
    return any(one.number != seat.number and can_bet(one) for one in table.seats)


def next_to_act(table: Table, after: int) -> int | None:
    """The next seat clockwise that owes an answer; None when the betting round is closed."""
    if len(table.live) < 2:
        return None
    for seat in clockwise(table, after):
        if owes_answer(table, seat):
            return seat.number
    return None


def passed_over(table: Table, first: int, until: int) -> tuple[int, ...]:
    """Seats from `first` on that owe an answer before `until` would come to act."""
    between = takewhile(lambda seat: seat.number not in (until, first), clockwise(table, first))
    return tuple(seat.number for seat in (table.seat(first), *between) if owes_answer(table, seat))


def fresh_street(seat: Seat) -> Seat:
    """The seat at the start of a street: nothing in front, nothing done, nothing barred."""
    return replace(
        seat,
        amount_in=0,
        acted=False,
        bars=Bar.NOTHING,
        before=seat.before + seat.amount_in,
    )
