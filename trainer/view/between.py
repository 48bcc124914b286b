"""The table between two views, while things are on their way: taken up, and laid down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from trainer.table.chips import NOTHING
from trainer.table.state import HandLies
from trainer.view.changes import Move, MoveKind, more
from trainer.view.model import SeatView, TableView


def as_before(old: TableView, new: TableView) -> TableView:
    """What is said and marked in `new`, with everything lying as in `old`."""
    seats = tuple(
        replace(
            after,
            stack=before.stack,
            front=before.front,
            cards=before.cards,
            lies=before.lies,
            front_amount=before.front_amount,
            stack_amount=before.stack_amount,
        )
        if before.occupied and after.occupied
        else after
        for before, after in zip(old.seats, new.seats, strict=True)
    )
    return replace(
        new,
        seats=seats,
        button=old.button if old.button is not None else new.button,
        board=old.board,
        burned=old.burned,
        muck=old.muck,
        pots=old.pots,
    )


def taken_up(view: TableView, move: Move) -> TableView:
    """`view` without what is on its way."""
    match move.kind:
        case MoveKind.PUT_OUT:
            return _seat(view, move, lambda one: replace(one, stack=more(one.stack, move.chips)))
        case MoveKind.PULLED_BACK:
            return _seat(view, move, lambda one: replace(one, front=more(one.front, move.chips)))
        case MoveKind.GATHERED:
            taken = {seat for seat, _ in move.bets}
            seats = (
                replace(one, front=NOTHING) if one.number in taken else one for one in view.seats
            )
            return replace(view, seats=tuple(seats))
        case MoveKind.POT_PUSHED:
            left = [pot for i, pot in enumerate(view.pots) if i != move.at]
            if move.at < len(view.pots):
                pot = view.pots[move.at]
                rest = more(pot.chips, move.chips)
                if rest:
                    left.insert(move.at, replace(pot, chips=rest, amount=None))
            return replace(view, pots=tuple(left))
        case MoveKind.MUCKED | MoveKind.FORWARD | MoveKind.TURNED:
            return _seat(view, move, lambda one: replace(one, cards=()))
        case MoveKind.BUTTON:
            return replace(view, button=None)
        case _:
            return view


def laid_down(view: TableView, move: Move, new: TableView) -> TableView:
    """`view`, in which the move was taken up, with what it brought, on the way to `new`."""
    match move.kind:
        case MoveKind.PUT_OUT:
            return _seat(view, move, lambda one: replace(one, front=one.front + move.chips))
        case MoveKind.PULLED_BACK | MoveKind.POT_PUSHED:
            return _seat(view, move, lambda one: replace(one, stack=one.stack + move.chips))
        case MoveKind.CHANGE:
            after = _there(new, move)
            return _seat(view, move, lambda one: replace(one, stack=after.stack, front=after.front))
        case MoveKind.FORWARD | MoveKind.TURNED:
            after = _there(new, move)
            return _seat(view, move, lambda one: replace(one, cards=after.cards, lies=after.lies))
        case MoveKind.GATHERED:
            return replace(view, pots=new.pots)
        case MoveKind.PITCHED:
            return _seat(
                view, move, lambda one: replace(one, cards=one.cards + move.cards, lies=_held(one))
            )
        case MoveKind.BURNED:
            return replace(view, burned=view.burned + 1)
        case MoveKind.BOARD:
            return replace(view, board=view.board + move.cards)
        case MoveKind.MUCKED:
            return replace(view, muck=max(view.muck, new.muck))
        case MoveKind.BUTTON:
            return replace(view, button=move.to)


def _held(seat: SeatView) -> HandLies:
    return HandLies.HELD if not seat.cards else seat.lies


def _there(view: TableView, move: Move) -> SeatView:
    return next(one for one in view.seats if one.number == move.seat)


def _seat(view: TableView, move: Move, change: Callable[[SeatView], SeatView]) -> TableView:
    seats = (change(one) if one.number == move.seat else one for one in view.seats)
    return replace(view, seats=tuple(seats))
