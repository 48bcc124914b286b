"""What makes an event or a starting table impossible: an error of the file, never of the play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trainer.messages import Message, say
from trainer.table.cards import Card
from trainer.table.chips import ChipStack
from trainer.table.events import (
    Adds,
    AllIn,
    AsksToSee,
    Bets,
    Counts,
    Deals,
    Dealt,
    Discards,
    Event,
    Exposes,
    Finds,
    Gathers,
    Mucks,
    PullsBack,
    Pushes,
    Puts,
    Raises,
    Reveals,
    Says,
    Scrambles,
    SeatEvent,
    Shows,
    Starts,
    Tables,
    TakesBack,
)
from trainer.table.games import Street
from trainer.table.start import Facts, SeatFacts, blind_seats, open_table
from trainer.table.state import HandLies, Phase, Seat, Status, Table

MOST_PIECES: Final = 1_000
"""Chips of one stack or one pot: a champion's stack at the end of a large event has fewer."""

_LARGER_CHIPS: Final = say("Give the table chips of larger values with `chips:`.")


@dataclass(frozen=True, slots=True)
class Fault:
    code: str
    message: Message
    hint: Message | None = None
    seat: int | None = None
    """The seat of a starting table it belongs to."""


def faults(table: Table, event: Event) -> tuple[Fault, ...]:
    """All that makes `event` impossible at this table; empty where it can be seen to happen."""
    missing = tuple(no_seat(n) for n in seats_named(event) if not _sits(table, n))
    if missing:
        return missing
    found: tuple[Fault | None, ...] = ()
    match event:
        case Puts(seat=number, chips=chips):
            found = (_not_held(table.seat(number), chips),)
        case Says(seat=number, chips=ChipStack() as chips):
            found = (_not_held(table.seat(number), chips),)
        case Gathers(seat=number, chips=chips):
            seat = table.seat(number)
            new = chips - seat.front if chips.holds(seat.front) else chips
            found = (_not_held(seat, new),)
        case PullsBack(seat=number, chips=chips):
            found = (_not_in_front(table.seat(number), chips),)
        case Bets(seat=number, to=to) | Raises(seat=number, to=to):
            found = _over_stack(table.seat(number), to)
        case AllIn(seat=number):
            found = (_nothing_left(table.seat(number)),)
        case Adds(seat=number, amount=amount):
            found = (_more_than_stack(table.seat(number), amount or 0),)
        case Finds() | Tables() | Exposes() if not event.duplicate:
            found = tuple(_twice(table, event.cards, holder=event.seat))
        case Deals():
            found = (*_dealt_twice(table, event), *_dealt_cards(table, event))
        case Reveals(seat=number, chips=chips):
            found = (_too_high(number, table.seat(number).stack.pieces + chips.pieces),)
        case Starts(button=int() as number):
            found = (_no_place(table, number),)
        case Pushes(pot=number):
            found = (_no_pot(table, number),)
        case Mucks(seat=number) | Discards(seat=number):
            found = (_no_cards(table.seat(number)),)
        case _:
            pass
    return tuple(one for one in found if one is not None)


def seats_named(event: Event) -> tuple[int, ...]:
    """Every seat that the event speaks of."""
    named: list[int] = []
    if isinstance(event, SeatEvent | Mucks | TakesBack):
        named.append(event.seat)
    if isinstance(event, AsksToSee):
        named.append(event.of)
    if isinstance(event, Counts) and event.seat is not None:
        named.append(event.seat)
    if isinstance(event, Pushes):
        named.extend(event.to)
    if isinstance(event, Deals | Shows | Scrambles):
        named.extend(number for number, _ in event.by_seat)
    return tuple(named)


def open_faults(facts: Facts) -> tuple[Fault, ...]:
    """All that makes a starting table impossible."""
    found: list[Fault] = []
    numbers = [one.number for one in facts.seats]
    for number in sorted({n for n in numbers if numbers.count(n) > 1}):
        found.append(
            Fault("seat-twice", say("Seat {seat} is given twice.", seat=str(number)), seat=number)
        )
    for number in numbers:
        if not 1 <= number <= facts.size:
            message = say(
                "Seat {seat} is not at a table of {size} seats.",
                seat=str(number),
                size=str(facts.size),
            )
            found.append(Fault("no-such-seat", message, seat=number))
    if facts.button is not None and not 1 <= facts.button <= facts.size:
        message = say(
            "The button cannot be at Seat {seat} of a table of {size} seats.",
            seat=str(facts.button),
            size=str(facts.size),
        )
        found.append(Fault("no-such-seat", message))
    found.extend(_board_of_street(facts))
    found.extend(_cards_given_twice(facts))
    found.extend(_too_many_chips(facts))
    if found:
        return tuple(found)
    found.extend(_bets_over_stack(facts))
    return tuple(found)


def _too_high(seat: int, pieces: int) -> Fault | None:
    """Nobody counts such a heap, and drawing it piece by piece would take minutes."""
    if pieces <= MOST_PIECES:
        return None
    message = say(
        "Seat {seat} has {pieces} chips; {most} are the most.",
        seat=str(seat),
        pieces=pieces,
        most=MOST_PIECES,
    )
    return Fault("too-many-chips", message, _LARGER_CHIPS, seat)


def _too_many_chips(facts: Facts) -> Iterable[Fault]:
    for one in facts.seats:
        fault = _too_high(one.number, one.stack.pieces)
        if fault is not None:
            yield fault
    largest = max(facts.chips)
    for pot in facts.pots:
        pieces = pot.chips.pieces or pot.amount // largest
        if pieces > MOST_PIECES:
            message = say(
                "A pot has {pieces} chips; {most} are the most.", pieces=pieces, most=MOST_PIECES
            )
            yield Fault("too-many-chips", message, _LARGER_CHIPS)


def no_seat(number: int) -> Fault:
    return Fault(
        "no-such-seat",
        say("Nobody sits at Seat {seat}.", seat=str(number)),
        say("Give the seat under `table: seats:`, or name another."),
    )


def _sits(table: Table, number: int) -> bool:
    return any(one.number == number for one in table.seats)


def _not_held(seat: Seat, chips: ChipStack) -> Fault | None:
    if chips.total > seat.stack.total:
        return _too_much(seat, chips.total, seat.stack.total)
    if seat.loose or seat.stack.holds(chips):
        return None
    denomination, count = next((d, n) for d, n in chips.counts if seat.stack.count(d) < n)
    return Fault(
        "no-such-chip",
        say(
            "Seat {seat} has {held} chips of {denomination}, not {count}.",
            seat=str(seat.number),
            held=seat.stack.count(denomination),
            denomination=denomination,
            count=count,
        ),
        say("Give the seat these pieces in `stack:`."),
    )


def _too_much(seat: Seat, wanted: int, held: int) -> Fault:
    return Fault(
        "more-than-stack",
        say(
            "Seat {seat} has {held} left and cannot put out {wanted}.",
            seat=str(seat.number),
            held=held,
            wanted=wanted,
        ),
        say("Give the seat a larger stack, or a smaller amount here."),
    )


def _not_in_front(seat: Seat, chips: ChipStack) -> Fault | None:
    if seat.front.holds(chips):
        return None
    return Fault(
        "no-such-chip",
        say(
            "Seat {seat} has {front} in front and cannot pull back {chips}.",
            seat=str(seat.number),
            front=str(seat.front) or "0",
            chips=str(chips),
        ),
        say("A blind’s pieces are given with `posted:`."),
    )


def _over_stack(seat: Seat, to: int) -> tuple[Fault | None, ...]:
    if to > seat.total:
        fault = Fault(
            "more-than-stack",
            say(
                "Seat {seat} cannot make it {to} in total: it has {total}, chips in front counted.",
                seat=str(seat.number),
                to=to,
                total=seat.total,
            ),
            say("Amounts are totals in front of the seat this street."),
        )
        return (fault,)
    if to < seat.front.total and seat.front.total <= seat.amount_in:
        fault = Fault(
            "contradicts-front",
            say(
                "Seat {seat} already has {front} in front: a total of {to} contradicts it.",
                seat=str(seat.number),
                front=seat.front.total,
                to=to,
            ),
            say("Amounts are totals in front of the seat this street."),
        )
        return (fault,)
    return ()


def _more_than_stack(seat: Seat, amount: int) -> Fault | None:
    return _too_much(seat, amount, seat.stack.total) if amount > seat.stack.total else None


def _nothing_left(seat: Seat) -> Fault | None:
    if seat.stack:
        return None
    return Fault("no-chips", say("Seat {seat} has no chips left.", seat=str(seat.number)))


def _no_cards(seat: Seat) -> Fault | None:
    if seat.cards and seat.lies is not HandLies.MUCKED:
        return None
    return Fault("no-such-card", say("Seat {seat} has no cards.", seat=str(seat.number)))


def _no_place(table: Table, number: int) -> Fault | None:
    if 1 <= number <= table.size:
        return None
    message = say(
        "The button cannot be at Seat {seat} of a table of {size} seats.",
        seat=str(number),
        size=str(table.size),
    )
    return Fault("no-such-seat", message)


def _no_pot(table: Table, number: int) -> Fault | None:
    bets = any(seat.amount_in for seat in table.seats)
    if 0 <= number < max(len(table.pots), 1 if bets else 0) or (bets and number <= 9):
        return None
    return Fault("no-such-pot", say("There is no pot {pot}.", pot=str(number)))


def _dealt_twice(table: Table, event: Deals) -> tuple[Fault, ...]:
    wanted = _STREET_OF.get(event.what)
    if wanted is None:
        return _card_for_all(table) if event.what is Dealt.COMMUNITY else ()
    if table.phase is not Phase.PLAY or not table.game.has_board:
        return (Fault("no-board", say("No board is dealt here.")),)
    order = (Street.PREFLOP, Street.FLOP, Street.TURN, Street.RIVER)
    if order.index(wanted) <= order.index(table.street):
        return (
            Fault(
                "dealt-twice",
                say("The {street} lies already.", street=_STREET_NAMES[wanted]),
                say("Each street is dealt once."),
            ),
        )
    if order.index(wanted) > order.index(table.street) + 1:
        missing = order[order.index(table.street) + 1]
        return (
            Fault(
                "street-missing",
                say("The {street} has not been dealt yet.", street=_STREET_NAMES[missing]),
            ),
        )
    return ()


def _card_for_all(table: Table) -> tuple[Fault, ...]:
    """One card for all has a place where the board lacks one, and in stud on the last street."""
    lacks = (
        len(table.board) < table.street.board_cards or any(not card.known for card in table.board)
        if table.game.has_board
        else table.street is Street.SIXTH
    )
    if lacks and table.phase is Phase.PLAY:
        return ()
    return (
        Fault(
            "dealt-twice",
            say("No card for all is missing here."),
            say("It completes a board, or is the last card in stud."),
        ),
    )


_STREET_OF = {Dealt.FLOP: Street.FLOP, Dealt.TURN: Street.TURN, Dealt.RIVER: Street.RIVER}
_STREET_NAMES = {
    Street.FLOP: say("flop"),
    Street.TURN: say("turn"),
    Street.RIVER: say("river"),
}


def _dealt_cards(table: Table, event: Deals) -> Iterable[Fault]:
    if event.duplicate:
        return ()
    named = [*event.cards, *(one for _, held in event.by_seat for one in held)]
    return _twice(table, tuple(named))


def _twice(table: Table, cards: tuple[Card, ...], holder: int | None = None) -> Iterable[Fault]:
    """Known cards that lie somewhere already, or are named twice here."""
    lying = {card for card in (*table.board, *table.mucked) if card.known}
    own: set[Card] = set()
    for seat in table.seats:
        known = {held.card for held in seat.cards if held.card.known}
        if seat.number == holder:
            own = known
        else:
            lying.update(known)
    # A card that the holder has by the file already, its double too, is no news.
    lying -= own
    seen: set[Card] = set()
    for card in cards:
        if card.known and (card in lying or card in seen):
            yield _card_twice(card)
        seen.add(card)


def _board_of_street(facts: Facts) -> Iterable[Fault]:
    """A board that is given has the cards of its street."""
    right = facts.street.board_cards
    if facts.game.has_board and facts.board and len(facts.board) != right:
        yield Fault(
            "wrong-board",
            say(
                "The board has {cards} cards; on this street it has {right}.",
                cards=str(len(facts.board)),
                right=str(right),
            ),
            say("An irregular board is dealt in the script: `deals: flop`."),
        )


def _card_twice(card: Card) -> Fault:
    return Fault("card-twice", say("The card {card} is there twice.", card=card.sign))


def _cards_given_twice(facts: Facts) -> Iterable[Fault]:
    seen: set[Card] = set()
    groups = [(None, facts.board), *((one.number, one.cards or ()) for one in facts.seats)]
    for number, cards in groups:
        for card in cards:
            if card.known and card in seen:
                fault = _card_twice(card)
                yield Fault(fault.code, fault.message, seat=number)
            seen.add(card)


def _out(facts: Facts, one: SeatFacts, blinds: tuple[int | None, int | None]) -> int:
    """What leaves the stack before the script begins: ante, blind and bet."""
    bet = one.bet.total if one.bet else 0
    posted = one.posted.total if one.posted else 0
    out = one.status is Status.SITTING_OUT or one.number in facts.newcomers
    if not facts.street.is_first or facts.pots or out:
        return bet + posted
    ante = min(facts.ante.each, one.stack.total)
    small, big = blinds
    due = facts.small_blind if one.number == small else 0
    due = facts.big_blind if one.number == big else due
    blind = posted or min(due, one.stack.total - ante)
    if one.number == big:
        ante += max(0, min(facts.ante.big_blind, one.stack.total - ante - blind))
    return ante + blind + bet


def _bets_over_stack(facts: Facts) -> Iterable[Fault]:
    bare = Facts(
        game=facts.game,
        size=facts.size,
        seats=facts.seats,
        button=facts.button,
        street=facts.street,
        phase=Phase.NO_HAND,
        newcomers=facts.newcomers,
    )
    blinds = blind_seats(open_table(bare))
    for one in facts.seats:
        out = _out(facts, one, blinds)
        if out > one.stack.total:
            yield Fault(
                "more-than-stack",
                say(
                    "Seat {seat} has a stack of {stack}, and {out} lies in front of it.",
                    seat=str(one.number),
                    stack=one.stack.total,
                    out=out,
                ),
                say("`stack:` is the stack before blinds and bets."),
                seat=one.number,
            )
        elif one.posted and one.number not in blinds:
            yield Fault(
                "no-blind",
                say("Seat {seat} is not a blind.", seat=str(one.number)),
                say("`posted:` gives the pieces of the small or the big blind."),
                seat=one.number,
            )
