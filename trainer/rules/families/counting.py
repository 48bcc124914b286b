"""Counting chips: a stack, what lies in front of a seat, or what lies in the middle."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.messages import Message, say
from trainer.rules.answers import Counted
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.chips import NOTHING, ChipStack
from trainer.table.state import Table

STACK = Cite("count-of-stack")
BET = Cite("rp-announcing")
POT = Cite("rp-spreading-the-pot")


def chips_of(table: Table, of: str, seat: int | None) -> Answered[Counted]:
    """The chips as they lie, in whole chips: `of` is `stack`, `bet` or `pot`; the first two are
    those of `seat`. Bets in front are no part of the pot here."""
    chips, cite = NOTHING, POT
    if of == "pot":
        chips = sum((pot.chips for pot in table.pots), NOTHING)
    elif seat is not None:
        lying = table.seat(seat)
        chips, cite = (lying.stack, STACK) if of == "stack" else (lying.front, BET)
    if not chips:
        return Answered(None, unknown=say("No chips lie there to be counted."))
    return Answered(
        Counted(chips.total), (Finding(Stage.REMEDY, (cite,), tuple(_added_up(chips))),)
    )


def _added_up(chips: ChipStack) -> Iterator[Message]:
    """The largest chips first, each with the sum so far."""
    total = 0
    for worth, pieces in sorted(chips.counts, reverse=True):
        more = worth * pieces
        if total:
            yield say(
                "{pieces} × {worth} = {more}; {before} + {more} = {total}.",
                pieces=pieces,
                worth=worth,
                more=more,
                before=total,
                total=total + more,
            )
        else:
            yield say("{pieces} × {worth} = {more}.", pieces=pieces, worth=worth, more=more)
        total += more
