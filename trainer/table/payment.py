"""Chips between a seat's stack, the felt in front of it, and the pots."""

from __future__ import annotations

from dataclasses import replace

from trainer.table.chips import NOTHING, ChipStack, fewest, pay, spread, stack_of
from trainer.table.pots import all_in_numbers, amounts_in, goes_back, layered, live_numbers
from trainer.table.state import Pot, Seat, Status, Table
from trainer.table.turns import fresh_street


def make(amount: int, denominations: tuple[int, ...]) -> ChipStack:
    """Chips of the set that make `amount`; a last odd piece where the set cannot."""
    chips = fewest(amount, denominations)
    if chips is not None:
        return chips
    counts: dict[int, int] = {}
    left = amount
    for d in sorted(denominations, reverse=True):
        counts[d], left = divmod(left, d)
    return stack_of(counts) + ChipStack(((left, 1),))


def hand_over(
    held: ChipStack, amount: int, denominations: tuple[int, ...]
) -> tuple[ChipStack, ChipStack]:
    """`amount` out of `held` as chips, and what is left; a chip is changed where it must be."""
    chips = pay(held, amount)
    if chips is not None:
        return chips, held - chips
    chips = make(amount, denominations)
    left = held.total - amount
    return chips, spread(left, denominations) or make(left, denominations)


def push_out(seat: Seat, chips: ChipStack, denominations: tuple[int, ...]) -> Seat:
    """These very pieces go out in front. Loose stacks exchange what they need for them."""
    if seat.stack.holds(chips):
        left = seat.stack - chips
    else:
        rest = seat.stack.total - chips.total
        left = spread(rest, denominations) or make(rest, denominations)
    return replace(seat, stack=left, front=seat.front + chips)


def put_in(seat: Seat, to: int, denominations: tuple[int, ...]) -> Seat:
    """Chips go out until `to` lies in front, or all there is."""
    missing = min(to - seat.front.total, seat.stack.total)
    if missing <= 0:
        return seat
    chips, left = hand_over(seat.stack, missing, denominations)
    return replace(seat, stack=left, front=seat.front + chips)


def give_back(seat: Seat, amount: int, denominations: tuple[int, ...]) -> Seat:
    """`amount` goes from the felt in front back to the stack, changed where it must be."""
    amount = min(amount, seat.front.total)
    if amount <= 0:
        return seat
    chips, left = hand_over(seat.front, amount, denominations)
    status = Status.IN if seat.status is Status.ALL_IN else seat.status
    return replace(seat, front=left, stack=seat.stack + chips, status=status)


def as_ruled(seat: Seat, denominations: tuple[int, ...]) -> Seat:
    """The chips in front made equal to what counts as in: change given, what is owed added."""
    if seat.front.total > seat.amount_in:
        return give_back(seat, seat.front.total - seat.amount_in, denominations)
    return put_in(seat, seat.amount_in, denominations)


def bring_in(table: Table) -> Table:
    """The bets go to the pots as ruled; what nobody called goes back; the street is bare."""
    seats = tuple(as_ruled(one, table.chips) for one in table.seats)
    table = replace(table, seats=seats)
    amounts = amounts_in(table)
    live = live_numbers(table)
    returned_to, excess = goes_back(table)
    if excess:
        amounts[returned_to] -= excess
        seats = tuple(
            replace(give_back(one, excess, table.chips), amount_in=one.amount_in - excess)
            if one.number == returned_to
            else one
            for one in seats
        )
    pool = NOTHING
    for one in seats:
        pool = pool + one.front
    for pot in table.pots:
        pool = pool + pot.chips
    pots = layered(table.pots, amounts, live, all_in_numbers(replace(table, seats=seats)))
    filled: list[Pot] = []
    for pot in pots:
        chips, pool = hand_over(pool, pot.amount, table.chips)
        filled.append(replace(pot, chips=chips))
    bare = tuple(fresh_street(replace(one, front=NOTHING, pulled=NOTHING)) for one in seats)
    return replace(table, seats=bare, pots=tuple(filled))
