"""Prior chips drawn back before anything new is put out."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import say
from trainer.rules.concepts import facing_raise
from trainer.rules.ruling import Cite, Finding, Stage, Stands
from trainer.table.events import PullsBack
from trainer.table.state import Bar, Table
from trainer.table.turns import with_seat


def pull_back(table: Table, event: PullsBack) -> tuple[Table, Finding | None]:
    """The chips go back to the stack; facing a raise, the seat may call or raise, not fold
    (prior-bet-chips B). The blind or bet stays in for what it counted."""
    seat = table.seat(event.seat)
    in_turn = table.action_on == event.seat
    pulled = replace(
        seat,
        stack=seat.stack + event.chips,
        front=seat.front - event.chips,
        pulled=seat.pulled + event.chips if in_turn else seat.pulled,
    )
    if not (in_turn and facing_raise(table, seat)):
        return with_seat(table, pulled), None
    pulled = replace(pulled, bars=pulled.bars | Bar.FOLD)
    finding = Finding(
        Stage.MEANING,
        (Cite("prior-bet-chips", "B"),),
        (say("A prior chip was clearly drawn back facing a raise: call or raise, no fold."),),
        stands=Stands.CONDITIONAL,
    )
    return with_seat(table, pulled), finding
