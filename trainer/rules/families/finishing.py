"""Who finishes higher where several are out on one hand (2026, big blind ante)."""

from __future__ import annotations

from trainer.messages import Message, say
from trainer.rules.answers import SeatOrder
from trainer.rules.house import House
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.state import Awarded, Table

FINISHING = Cite("finishing-order")


def finishing_order(table: Table, house: House) -> Answered[SeatOrder]:
    """The seats that are out, the highest finish first: by the stack at the start of the hand, once
    the ante was paid (finishing-order)."""
    done = table.awarded
    out = [one.number for one in table.seats if not (one.stack or one.front)]
    unknown = _unknown(table, house, done)
    if unknown is not None or done is None:
        return Answered(None, unknown=unknown)
    began = {number: _stack_after_ante(done.before, number) for number in out}
    stacks = {number: stack for number, stack in began.items() if stack}
    if len(stacks) < 2:
        return Answered(None, unknown=say("Fewer than two seats are out on this hand."))
    if len(set(stacks.values())) < len(stacks):
        same = say("Stacks of the same size: how they share their places is not written.")
        return Answered(None, unknown=same)
    order = tuple(sorted(stacks, key=lambda number: stacks[number], reverse=True))
    why = [
        say(
            "Seat {seat} began the hand with {stack}, the ante paid.",
            seat=str(number),
            stack=stacks[number],
        )
        for number in order
    ]
    ranks = say("The larger stack after the ante finishes higher.")
    return Answered(SeatOrder(order), (Finding(Stage.REMEDY, (FINISHING,), (*why, ranks)),))


def _unknown(table: Table, house: House, done: Awarded | None) -> Message | None:
    """What keeps the order from being told."""
    if not house.is_2026:
        return say("Who finishes higher is written from the edition of 2026 on.")
    if not table.ante.big_blind:
        return say("It is written for events with a big blind ante.")
    if done is None or any(pot.amount for pot in table.pots):
        return say("The pots have not been pushed: who is out is not known.")
    if any(pot.given is None for pot in done.before.pots):
        return say("Who put in what is not known: give the pots with `from:`.")
    return None


def _stack_after_ante(table: Table, number: int) -> int:
    """What the seat held when the hand began, without the ante: big blind first, so a short big
    blind pays only what is left (antes)."""
    seat = table.seat(number)
    given = sum(dict(pot.given or ()).get(number, 0) for pot in table.pots)
    held = seat.total + given
    if number != table.big_blind_seat:
        return held
    return held - min(table.ante.big_blind, held - min(table.big_blind, held))
