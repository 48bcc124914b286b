"""The table in words and figures: one row a seat, and the pots."""

from __future__ import annotations

from trainer.messages import Message, say
from trainer.table.games import Limit
from trainer.table.state import Act, Action, HandLies, Phase, Seat, Status, Table
from trainer.view.conceal import NOTHING_CONCEALED, Concealed, Part
from trainer.view.model import LedgerRow, SeatView, TableView
from trainer.view.table_view import look
from trainer.view.words import card_signs, pieces, status_word

UNTOLD = "—"
"""Stands where a figure or a word is what is asked."""


def ledger(
    table: Table, concealed: Concealed = NOTHING_CONCEALED, *, marked: int | None = None
) -> tuple[LedgerRow, ...]:
    """The occupied seats by number, as `look` shows them."""
    view = look(table, concealed=concealed, marked=marked)
    return tuple(
        LedgerRow(
            seat=seat.number,
            name=seat.name,
            stack=seat.stack_amount,
            front=seat.front,
            cards=_cards(seat),
            status=_status(table, table.seat(seat.number), concealed),
            to_call=_to_call(table, table.seat(seat.number), concealed),
            marked=seat.marked,
        )
        for seat in view.seats
        if seat.occupied
    )


def pot_lines(view: TableView) -> tuple[Message, ...]:
    """Each pot with its pieces, and its amount where that may be told."""
    lines = []
    for pot in view.pots:
        if not pot.chips:
            if pot.amount is not None:
                lines.append(say("{pot}: {amount}", pot=pot.label, amount=pot.amount))
        elif pot.amount is None:
            lines.append(say("{pot}: {chips}", pot=pot.label, chips=pieces(pot.chips)))
        else:
            lines.append(
                say(
                    "{pot}: {amount} ({chips})",
                    pot=pot.label,
                    amount=pot.amount,
                    chips=pieces(pot.chips),
                )
            )
    return tuple(lines)


def _cards(seat: SeatView) -> str:
    if not seat.cards:
        return ""
    faces = [one.card for one in seat.cards if one.up and one.card is not None]
    down = len(seat.cards) - len(faces)
    shown = card_signs(faces)
    if not down:
        return shown
    return f"{shown} +{down}" if shown else str(down)


def _to_call(table: Table, seat: Seat, concealed: Concealed) -> int | None:
    """What the seat would have to add, its whole stack at most; None where that is not told."""
    if concealed.hides(Part.TO_CALL) or table.phase is not Phase.PLAY:
        return None
    if seat.status is not Status.IN or not seat.live:
        return None
    owed = max(table.bet_to_call - seat.amount_in, 0)
    return min(owed, seat.stack.total) if table.game.limit is not Limit.FIXED else owed


def _status(table: Table, seat: Seat, concealed: Concealed) -> Message | None:
    """How the seat stands; None where that is what is asked."""
    match seat.status:
        case Status.ABSENT | Status.PENALTY | Status.SITTING_OUT:
            return status_word(seat.status)
        case _ if concealed.hides_standing(seat.number):
            return None
        case Status.FOLDED | Status.ALL_IN:
            return status_word(seat.status)
        case Status.IN:
            return _in_the_hand(table, seat, concealed)


def _in_the_hand(table: Table, seat: Seat, concealed: Concealed) -> Message | None:
    if table.phase is not Phase.PLAY or seat.lies is HandLies.NONE:
        return say("in the game") if table.phase is Phase.NO_HAND else None
    if seat.lies is HandLies.MUCKED:
        return say("mucked")
    last = _last_act(table, seat.number)
    if last is not None and concealed.hides(Part.ACTS):
        return None
    if last is not None:
        # A total that nobody can count in front of the seat is the fruit of a ruling.
        ruled = concealed.hides(Part.TO_CALL) and last.to != seat.front.total
        return _act_word(last) if ruled else _did(last)
    if table.action_on is None or concealed.hides(Part.ACTION) or seat.acted:
        return say("in the hand")
    return say("to act")


def _last_act(table: Table, number: int) -> Act | None:
    acts = [act for act in table.acts if act.seat == number and act.street is table.street]
    return acts[-1] if acts else None


def _act_word(act: Act) -> Message:
    """What the seat did, without the amount."""
    match act.action:
        case Action.CHECK:
            return say("checked")
        case Action.FOLD:
            return say("folded")
        case Action.BET:
            return say("has bet")
        case Action.CALL:
            return say("called")
        case Action.RAISE:
            return say("raised")
        case Action.ALL_IN:
            return say("all-in")


def _did(act: Act) -> Message:
    match act.action:
        case Action.BET:
            return say("bet {amount}", amount=act.to)
        case Action.CALL:
            return say("called {amount}", amount=act.to)
        case Action.RAISE:
            return say("raised to {amount}", amount=act.to)
        case Action.ALL_IN:
            return say("all-in for {amount}", amount=act.to)
        case Action.CHECK | Action.FOLD:
            return _act_word(act)
