"""A deal played again after a misdeal: every bet back, the same button, the blinds posted anew."""

from __future__ import annotations

from dataclasses import replace

from trainer.table.chips import NOTHING, ChipStack
from trainer.table.payment import make
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import InitialDeal, Phase, Pot, Seat, Status, Table

_AT_THE_TABLE = frozenset({Status.IN, Status.FOLDED, Status.ALL_IN})


def lies_dealt(table: Table) -> bool:
    """Cards of the initial deal lie already, so that another one deals them again."""
    return table.phase is Phase.PLAY and any(seat.cards for seat in table.seats)


def before_the_deal(table: Table) -> Table:
    """The table as the cards are about to come again: an exact replay, nobody new dealt in
    (misdeals-and-fouled-decks C). Who was away and is back is dealt in like everybody else."""
    kept = tuple(pot for pot in table.pots if pot.given is None)
    returned = [pot for pot in table.pots if pot.given is not None]
    small, big = table.small_blind_seat, table.big_blind_seat
    facts = Facts(
        game=table.game,
        size=table.size,
        seats=tuple(_seat(one, returned, table.chips) for one in table.seats),
        button=table.button,
        small_blind=table.small_blind,
        big_blind=table.big_blind,
        ante=table.ante,
        small_bet=table.small_bet,
        big_bet=table.big_bet,
        bring_in=table.bring_in,
        chips=table.chips,
        phase=Phase.DEALING,
        street=table.street,
        others=table.others,
        blinds_at=(small, big) if small is not None and big is not None else None,
    )
    again = open_table(facts)
    pots = (*kept, *again.pots)
    return replace(again, pots=pots, revealed=table.revealed, deal=InitialDeal(again=True))


def _seat(seat: Seat, pots: list[Pot], denominations: tuple[int, ...]) -> SeatFacts:
    in_pots = sum(
        amount for pot in pots for number, amount in pot.given or () if number == seat.number
    )
    from_pots: ChipStack = make(in_pots, denominations) if in_pots else NOTHING
    return SeatFacts(
        seat.number,
        seat.stack + seat.front + from_pots,
        seat.name,
        status=Status.IN if seat.status in _AT_THE_TABLE else seat.status,
        loose=seat.loose,
        mixed=seat.mixed,
    )
