"""The end of one hand and the start of the next: pots pushed, the button moved, blinds posted."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard

from trainer.rules.families.seating import between, following_blinds, forward_button
from trainer.rules.house import House
from trainer.rules.levels import level_of
from trainer.rules.pending import lapse
from trainer.table.chips import NOTHING
from trainer.table.events import Pushes, Starts
from trainer.table.games import first_street
from trainer.table.payment import bring_in, hand_over
from trainer.table.pots import live_numbers
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Awarded, InitialDeal, LevelIs, PotPushed, Seat, Status, Table
from trainer.table.turns import clockwise, with_seat


def push(table: Table, event: Pushes) -> Table:
    """A pot to its winners, in equal parts; an odd chip to the first named. What waited for the
    floor stands as it lay: its chips are in the pots."""
    table = lapse(bring_in(table))
    if event.pot >= len(table.pots) or not event.to:
        return table
    pot = table.pots[event.pot]
    share, odd = divmod(pot.amount, len(event.to))
    pool = pot.chips
    shares: dict[int, int] = {}
    before = table
    for index, number in enumerate(event.to):
        shares[number] = share + (odd if index == 0 else 0)
        chips, pool = hand_over(pool, shares[number], table.chips)
        seat = table.seat(number)
        status = Status.IN if seat.status is Status.ALL_IN and chips else seat.status
        table = with_seat(table, replace(seat, stack=seat.stack + chips, status=status))
    emptied = replace(pot, amount=0, given=(), chips=NOTHING)
    pots = tuple(emptied if i == event.pot else one for i, one in enumerate(table.pots))
    went = PotPushed(event.pot, tuple(sorted(shares.items())))
    return replace(table, pots=pots, action_on=None, awarded=_noted(before, went))


def _noted(before: Table, went: PotPushed) -> Awarded:
    """The award so far, with one more pot."""
    done = before.awarded
    if done is None or done.next_hand:
        done = Awarded(replace(before, awarded=None))
    return replace(done, pushed=(*done.pushed, went))


def start_hand(table: Table, event: Starts, house: House) -> Table:
    """A new hand with the stacks as they are: button moved, blinds posted, at the level that was
    given out last unless others were posted. Who has come to the table is dealt in, unless between
    the button and the small blind.

    A pot that one hand alone can win is its own, pushed or not; any other that was not pushed
    stays in the middle.
    """
    table = _uncontested(bring_in(table))
    button, small, big = following_blinds(table)
    due = table.level or level_of(table)
    small_amount, big_amount = event.blinds or (due.small_blind, due.big_blind)
    missed = (small_amount, big_amount) != (due.small_blind, due.big_blind)
    posted = level_of(table) if missed else due
    if button is None:
        button = _next_button(table)
    right = button
    due_at = (small, big) if small is not None and big is not None else None
    blinds_at = due_at
    if right is not None and event.button in _forward(table, right, small, house):
        right = button = event.button
    if event.button is not None and event.button != right:
        # What follows from a wrong button lies wrong as well.
        button, small, blinds_at = event.button, None, None
    wait = between(button, small, table.newcomers, table.size)
    facts = Facts(
        game=table.game,
        size=table.size,
        seats=tuple(
            SeatFacts(
                one.number,
                one.stack,
                one.name,
                status=_status(one, wait, table.newcomers),
                loose=one.loose,
                mixed=one.mixed,
            )
            for one in table.seats
            if one.stack
        ),
        button=button,
        small_blind=small_amount,
        big_blind=big_amount,
        ante=posted.ante,
        small_bet=posted.small_bet,
        big_bet=posted.big_bet,
        bring_in=table.bring_in,
        chips=table.chips,
        street=first_street(table.game),
        others=table.others,
        blinds_at=blinds_at,
    )
    opened = open_table(facts)
    left = tuple(replace(pot, seats=None, given=None) for pot in table.pots if pot.amount)
    done = replace(table.awarded, next_hand=True) if _ended_so(table.awarded) else None
    level_is = LevelIs.NEW if table.level is not None else LevelIs.THIS
    return replace(
        opened,
        pots=(*left, *opened.pots),
        awarded=done,
        newcomers=wait,
        deal=InitialDeal(to_come=True),
        button_due=right if button != right else None,
        blinds_due=due_at if button != right else None,
        level=due if missed else None,
        level_is=LevelIs.MISSED if missed else level_is,
    )


def _forward(table: Table, dead: int, small: int | None, house: House) -> tuple[int, ...]:
    """Where a dead button may have jumped: the empty seats after it (button-placement B, 2026)."""
    last = None if small is None else forward_button(table, dead, small)
    if last is None or not house.is_2026:
        return ()
    steps = (last - dead) % table.size
    return tuple((dead + step - 1) % table.size + 1 for step in range(1, steps + 1))


def _next_button(table: Table) -> int | None:
    """Where nobody was the big blind the button just moves on to the next who can play."""
    if table.button is None:
        return None
    return next((one.number for one in clockwise(table, table.button) if one.stack), None)


def _status(seat: Seat, wait: frozenset[int], newcomers: frozenset[int]) -> Status:
    if seat.number in wait:
        return Status.SITTING_OUT
    if seat.number in newcomers or seat.status in _BACK:
        return Status.IN
    return seat.status


def _ended_so(done: Awarded | None) -> TypeGuard[Awarded]:
    """Pots of this very hand were pushed."""
    return done is not None and not done.next_hand


def _uncontested(table: Table) -> Table:
    for index, pot in enumerate(table.pots):
        live = pot.seats if pot.seats is not None else live_numbers(table)
        if len(live) == 1:
            table = push(table, Pushes(index, tuple(live)))
    return table


_BACK = frozenset({Status.FOLDED, Status.ALL_IN, Status.IN})
