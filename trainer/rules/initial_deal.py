"""The initial deal, and the same played again after a misdeal: every bet back, the blinds anew."""

from __future__ import annotations

from dataclasses import replace

from trainer.rules.concepts import exposed_alone
from trainer.table.cards import UNKNOWN, Card
from trainer.table.chips import NOTHING, ChipStack
from trainer.table.events import Deals
from trainer.table.payment import make
from trainer.table.start import (
    DOOR,
    Facts,
    SeatFacts,
    begin_play,
    cards_on_street,
    open_table,
)
from trainer.table.state import HandLies, Held, InitialDeal, Phase, Pot, Seat, Status, Table
from trainer.table.turns import with_seat

_AT_THE_TABLE = frozenset({Status.IN, Status.FOLDED, Status.ALL_IN})


def deal_hands(table: Table, event: Deals) -> Table:
    """The initial deal: what is not named is the usual number of unknown cards; in stud the cards
    that are named may be the two that lie face down. On a later street only the seats that are
    named get cards, and no hand that is out comes back by them."""
    if cards_to_come(table):
        table = nothing_dealt(table)
    elif lies_dealt(table):
        if event.by_seat or not table.street.is_first:
            return _cards_to_seats(table, event)
        table = before_the_deal(table)
    named = dict(event.by_seat)
    usual = cards_on_street(table.game, table.street)
    seats = []
    for seat in table.seats:
        cards = named.get(seat.number, ())
        if not cards or (not table.game.has_board and len(cards) == DOOR):
            cards = (*cards, *(UNKNOWN,) * (usual - len(cards)))
        if seat.status is Status.SITTING_OUT:
            seats.append(seat)
            continue
        if seat.number in event.left_out:
            seats.append(seat)
            continue
        held = tuple(Held(card) for card in cards)
        seats.append(replace(seat, cards=(*seat.cards, *held), lies=HandLies.HELD))
    seen = InitialDeal(
        exposed=(*table.deal.exposed, *event.exposed),
        boxed=(*table.deal.boxed, *event.boxed),
        first_to=event.first_to,
        left_out=event.left_out,
        also=event.also,
        again=table.deal.again,
    )
    dealt = replace(
        table,
        seats=tuple(seats),
        deal=seen,
        seen_in_the_deck=(),
        duplicate=_repeated(seats) if event.duplicate else table.duplicate,
    )
    return begin_play(dealt) if table.phase is Phase.DEALING else dealt


def _cards_to_seats(table: Table, event: Deals) -> Table:
    """Downcards after the initial deal: what a hand lacks, or the one for a card that was
    exposed."""
    exposed = exposed_alone(table)
    deal = replace(
        table.deal,
        exposed=(*table.deal.exposed, *event.exposed),
        boxed=(*table.deal.boxed, *event.boxed),
    )
    for number, cards in event.by_seat:
        seat = table.seat(number)
        held = seat.cards
        if number == exposed and not deal.replaced:
            held, deal = held[1:], replace(deal, replaced=True)
        lies = HandLies.HELD if seat.lies is HandLies.NONE else seat.lies
        held = (*held, *(Held(card) for card in cards))
        table = with_seat(table, replace(seat, cards=held, lies=lies))
    return replace(table, deal=deal)


def _repeated(seats: list[Seat]) -> Card | None:
    seen: set[Card] = set()
    for seat in seats:
        for held in seat.cards:
            if held.card.known and held.card in seen:
                return held.card
            seen.add(held.card)
    return None


def lies_dealt(table: Table) -> bool:
    """Cards of the initial deal lie already, so that another one deals them again."""
    return table.phase is Phase.PLAY and any(seat.cards for seat in table.seats)


def cards_to_come(table: Table) -> bool:
    """The hand has begun and nobody has acted: the first deal of cards is its initial deal."""
    return table.deal.to_come and table.phase is Phase.PLAY and not table.acts


def nothing_dealt(table: Table) -> Table:
    """The table of a hand that has begun, before its cards."""
    seats = tuple(replace(seat, cards=(), lies=HandLies.NONE) for seat in table.seats)
    return replace(table, seats=seats, phase=Phase.DEALING, deal=InitialDeal())


def before_the_deal(table: Table) -> Table:
    """The table as the cards are about to come again: an exact replay, nobody new dealt in
    (misdeals-and-fouled-decks C). Who was away and is back is dealt in like everybody else. A
    button that was put wrongly goes where it belongs, its blinds with it (button-placement A)."""
    kept = tuple(pot for pot in table.pots if pot.given is None)
    returned = [pot for pot in table.pots if pot.given is not None]
    small, big = table.small_blind_seat, table.big_blind_seat
    blinds_at = (small, big) if small is not None and big is not None else None
    if table.button_due is not None:
        blinds_at = table.blinds_due
    facts = Facts(
        game=table.game,
        size=table.size,
        seats=tuple(_seat(one, returned, table.chips) for one in table.seats),
        button=table.button if table.button_due is None else table.button_due,
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
        blinds_at=blinds_at,
    )
    again = open_table(facts)
    pots = (*kept, *again.pots)
    return replace(
        again,
        pots=pots,
        revealed=table.revealed,
        level=table.level,
        level_is=table.level_is,
        newcomers=table.newcomers,
        awarded=table.awarded,
        deal=InitialDeal(again=True),
    )


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
