"""Cards seen where they should not be: exposed in the deal, or face up in the deck (boxed). They
lie where they were dealt, as anybody at the table saw it."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.table.cards import Card
from trainer.table.games import Street
from trainer.table.state import HandLies, Status, Table
from trainer.table.turns import clockwise


def exposed_in_the_deal(table: Table) -> Mapping[tuple[int, int], Card]:
    """By seat and by the card's place in the hand, from 0; boxed ones too. Nothing in stud, whose
    cards lie open anyway, and nothing once the card was replaced or the hand has gone on to the
    flop."""
    deal = table.deal
    if not table.game.has_board or table.street is not Street.PREFLOP or table.button is None:
        return {}
    order = [
        seat
        for seat in clockwise(table, table.button)
        if seat.status is not Status.SITTING_OUT and seat.number not in deal.left_out
    ]
    starts = [at for at, seat in enumerate(order) if seat.number == deal.first_to]
    order = order[starts[0] :] + order[: starts[0]] if starts else order
    if deal.replaced or deal.also or not order:
        return {}
    found = {}
    for place, card in (*deal.boxed, *deal.exposed):
        lap, at = divmod(place - 1, len(order))
        seat = order[at]
        if seat.lies is HandLies.HELD and lap < len(seat.cards):
            found[seat.number, lap] = card
    return found


def boxed_on_board(table: Table) -> frozenset[Card]:
    """The cards of the board that lay face up in the stub when their street was dealt."""
    return frozenset(card for _, card in table.boxed if card.known) & frozenset(table.board)


def boxed_burn(table: Table) -> Card | None:
    """The burn that lay face up, where it was the burn."""
    found = [card for _, card in table.boxed if card not in table.board]
    return found[-1] if found else None
