"""When amounts stand beside chips: always, when they are asked for, or never, to be counted."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from enum import Enum
from typing import Final

from trainer.view.model import SeatView, TableView


class Amounts(Enum):
    ALWAYS = "always"
    ON_DEMAND = "on demand"
    """Of a seat that the pointer is on, or of everything while a key asks for it."""
    NEVER = "never"


NEXT: Final = {
    Amounts.ALWAYS: Amounts.ON_DEMAND,
    Amounts.ON_DEMAND: Amounts.NEVER,
    Amounts.NEVER: Amounts.ALWAYS,
}


def told(
    view: TableView, amounts: Amounts, *, seats: Collection[int] = (), pots: bool = False
) -> TableView:
    """`view` without the amounts that are not to be seen. `seats` and `pots` are asked for.

    An amount that the view itself keeps back, because it is what is asked, stays back.
    """
    if amounts is Amounts.ALWAYS:
        return view
    asked: Collection[int] = seats if amounts is Amounts.ON_DEMAND else ()
    return replace(
        view,
        seats=tuple(seat if seat.number in asked else _untold(seat) for seat in view.seats),
        pots=view.pots
        if pots and amounts is Amounts.ON_DEMAND
        else tuple(replace(pot, amount=None) for pot in view.pots),
    )


def _untold(seat: SeatView) -> SeatView:
    return replace(seat, stack_amount=None, front_amount=None)
