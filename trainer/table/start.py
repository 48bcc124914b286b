"""From the facts of a lesson to the first table: blinds and antes posted, the first to act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from trainer.table.cards import UNKNOWN, Card, Rank
from trainer.table.chips import NOTHING, USUAL_SET, ChipStack
from trainer.table.games import Game, Limit, Street
from trainer.table.hand_values import by_suit
from trainer.table.hands import showing as high_showing
from trainer.table.hands import showing_low as low_showing
from trainer.table.payment import hand_over, make, push_out, put_in
from trainer.table.pots import layered
from trainer.table.state import Ante, HandLies, Held, OtherTable, Phase, Pot, Seat, Status, Table
from trainer.table.turns import clockwise, next_to_act, owes_answer, with_seat


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """`stack` is before blinds, antes and the chips in front.

    `posted` are the pieces of the blind, None for the usual ones; `bet` the chips in front on
    top of that, with which this street is already under way. `cards` None is the usual number
    of unknown ones. `loose`: a total was given, its pieces are of our choosing. `mixed`: they stand
    in no order.
    """

    number: int
    stack: ChipStack
    name: str = ""
    posted: ChipStack | None = None
    bet: ChipStack | None = None
    cards: tuple[Card, ...] | None = None
    status: Status = Status.IN
    loose: bool = False
    mixed: bool = False


@dataclass(frozen=True, slots=True)
class Facts:
    """The `table:` of a lesson, typed. `small_bet` and `big_bet` are the limits."""

    game: Game
    size: int
    seats: tuple[SeatFacts, ...]
    button: int | None = None
    small_blind: int = 0
    big_blind: int = 0
    ante: Ante = Ante()
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    chips: tuple[int, ...] = USUAL_SET
    phase: Phase = Phase.PLAY
    street: Street = Street.PREFLOP
    board: tuple[Card, ...] = ()
    burned: int | None = None
    """None: as many as the street has seen."""
    pots: tuple[Pot, ...] = ()
    others: tuple[OtherTable, ...] = ()
    newcomers: frozenset[int] = frozenset()
    """Seats of players who have come since this hand began, or the last one: not dealt in yet."""
    blinds_at: tuple[int, int] | None = None
    """Seats of the small and the big blind where they do not follow from the button: a small
    blind at an empty seat is dead."""


def open_table(facts: Facts) -> Table:
    """The table as the script begins: blinds and antes posted, bets in front, the first to act.

    The facts must have no `open_faults`.
    """
    seats = tuple(_seated(one, facts) for one in sorted(facts.seats, key=lambda s: s.number))
    table = Table(
        game=facts.game,
        size=facts.size,
        seats=seats,
        button=facts.button,
        small_blind=facts.small_blind,
        big_blind=facts.big_blind,
        ante=facts.ante,
        small_bet=facts.small_bet,
        big_bet=facts.big_bet,
        bring_in=facts.bring_in,
        chips=facts.chips,
        phase=facts.phase,
        street=facts.street,
        board=facts.board,
        burned=_usual_burns(facts) if facts.burned is None else facts.burned,
        pots=tuple(
            replace(pot, chips=pot.chips or make(pot.amount, facts.chips)) for pot in facts.pots
        ),
        others=facts.others,
        newcomers=facts.newcomers,
    )
    small, big = facts.blinds_at or blind_seats(table)
    table = replace(table, small_blind_seat=small, big_blind_seat=big)
    if facts.phase is Phase.DEALING:
        return _post(table, {one.number: one.posted for one in facts.seats})
    if facts.phase is not Phase.PLAY:
        return table
    if facts.street.is_first and not facts.pots:
        table = _post(table, {one.number: one.posted for one in facts.seats})
    return open_betting(_with_bets(table, facts))


def _seated(one: SeatFacts, facts: Facts) -> Seat:
    if one.number in facts.newcomers and facts.phase is not Phase.NO_HAND:
        one = replace(one, status=Status.SITTING_OUT, cards=None)
    usual = cards_on_street(facts.game, facts.street)
    dealt = facts.phase is Phase.PLAY
    cards = one.cards
    if cards is None:
        cards = (UNKNOWN,) * (usual if dealt and one.status not in _WITHOUT_CARDS else 0)
    has_hand = bool(cards) and one.status not in _WITHOUT_CARDS
    return Seat(
        number=one.number,
        name=one.name,
        stack=one.stack,
        status=one.status,
        cards=tuple(
            Held(card, up=not facts.game.has_board and place in UP_PLACES)
            for place, card in enumerate(cards)
        ),
        lies=HandLies.HELD if has_hand else HandLies.NONE,
        loose=one.loose,
        mixed=one.mixed,
    )


DOOR = 2
"""Stud: the place of the first card that lies face up."""
UP_PLACES = range(DOOR, 6)
"""Stud: third to sixth card lie face up, the first two and the seventh down."""
_AWAY = frozenset({Status.ABSENT, Status.PENALTY})
_WITHOUT_CARDS = frozenset({Status.FOLDED, Status.ABSENT, Status.PENALTY, Status.SITTING_OUT})


def cards_on_street(game: Game, street: Street) -> int:
    """How many cards a hand holds when `street` is bet."""
    return game.hole_cards if game.has_board else 3 + _STUD.index(street)


def right_cards(table: Table) -> int:
    """How many cards a hand has now; in stud the last may be one for all, in the middle."""
    usual = cards_on_street(table.game, table.street)
    return usual if table.game.has_board else usual - len(table.board)


_STUD = (Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH)


def _usual_burns(facts: Facts) -> int:
    if facts.game.has_board:
        return max(0, facts.street.board_cards - 2)
    return _STUD.index(facts.street)


def blind_seats(table: Table) -> tuple[int | None, int | None]:
    """Small and big blind: the two seats left of the button; heads-up the button is small."""
    if table.button is None or not table.game.has_board:
        return None, None
    order = [
        one.number
        for one in clockwise(table, table.button)
        if one.status is not Status.SITTING_OUT and one.number not in table.newcomers
    ]
    if len(order) < 2:
        return None, None
    if len(order) == 2 and table.button in order:
        return table.button, next(n for n in order if n != table.button)
    return order[0], order[1]


def _post(table: Table, pieces: dict[int, ChipStack | None]) -> Table:
    """Antes into the pot, then the blinds in front; the big blind fills before a single ante."""
    denominations = table.chips
    seats = {one.number: one for one in table.seats}
    antes: dict[int, int] = {}
    if table.ante.each:
        for one in table.seats:
            if one.status is not Status.SITTING_OUT:
                antes[one.number] = min(table.ante.each, one.stack.total)
    for number, amount in (
        (table.small_blind_seat, table.small_blind),
        (table.big_blind_seat, table.big_blind),
    ):
        if number is None or not amount or number not in seats:
            continue
        seat = seats[number]
        blind = min(amount, seat.stack.total - antes.get(number, 0))
        chips = pieces.get(number)
        if chips is None:
            seat = put_in(seat, blind, denominations)
        else:
            seat = push_out(seat, chips, denominations)
            blind = min(blind, chips.total)
        seats[number] = replace(seat, amount_in=blind, posted=blind)
    if table.ante.big_blind and table.big_blind_seat is not None:
        seat = seats[table.big_blind_seat]
        antes[seat.number] = min(table.ante.big_blind, seat.stack.total)
    pool = NOTHING
    for number, amount in antes.items():
        chips, left = hand_over(seats[number].stack, amount, denominations)
        seats[number] = replace(seats[number], stack=left, before=amount)
        pool = pool + chips
    ordered = tuple(
        replace(one, status=Status.ALL_IN)
        if one.status is Status.IN and one.total == one.amount_in
        else one
        for one in (seats[n] for n in sorted(seats))
    )
    table = replace(table, seats=ordered)
    if antes:
        table = replace(table, pots=_ante_pots(table, antes, pool))
    return table


def _ante_pots(table: Table, antes: dict[int, int], pool: ChipStack) -> tuple[Pot, ...]:
    """Everybody who is dealt in may win them, also whose cards are not there yet."""
    dealt_in = frozenset(one.number for one in table.seats if one.status in _DEALT_IN)
    if table.ante.big_blind:
        given = tuple(sorted(antes.items()))
        return (Pot(sum(antes.values()), dealt_in, given, pool),)
    short = frozenset(n for n, a in antes.items() if a < table.ante.each and n in dealt_in)
    pots = []
    for pot in layered((), antes, dealt_in, short):
        chips, pool = hand_over(pool, pot.amount, table.chips)
        pots.append(replace(pot, chips=chips))
    return tuple(pots)


_DEALT_IN = frozenset({Status.IN, Status.ALL_IN})


def begin_play(table: Table) -> Table:
    """The initial deal is done: the betting of the first street begins."""
    return open_betting(replace(table, phase=Phase.PLAY))


def _with_bets(table: Table, facts: Facts) -> Table:
    for one in facts.seats:
        if one.bet is not None:
            seat = push_out(table.seat(one.number), one.bet, table.chips)
            seat = replace(seat, amount_in=seat.amount_in + one.bet.total, acted=True)
            if seat.total == seat.amount_in and seat.status is Status.IN:
                seat = replace(seat, status=Status.ALL_IN)
            table = with_seat(table, seat)
    return table


def street_minimum(table: Table) -> int:
    """The least bet of the street: the big blind, or the fixed bet of a limit game."""
    if table.game.limit is Limit.FIXED and table.small_bet:
        late = table.street in _LATE
        return table.big_bet if late else table.small_bet
    return table.big_blind or min(table.chips)


_LATE = frozenset({Street.TURN, Street.RIVER, Street.FIFTH, Street.SIXTH, Street.SEVENTH})


def open_betting(table: Table) -> Table:
    """The betting of a street begins: what is to call, the yardstick, who acts first."""
    away = _away_with_the_low_card(table)
    if away is not None:
        return _bring_in_posted(table, away)
    least = street_minimum(table)
    blind = table.big_blind if table.street is Street.PREFLOP else 0
    most = max((one.amount_in for one in table.seats), default=0)
    table = replace(
        table,
        bet_to_call=max(blind, most),
        yardstick=max(least, most - blind) if most > blind else least,
        raises=1 if most > blind else 0,
    )
    return replace(table, action_on=first_to_act(table))


def first_to_act(table: Table) -> int | None:
    """Left of the big blind before the flop, left of the button after; stud by what shows.

    Where bets already lie, the first after the largest of them that owes an answer; of equal ones
    the first in the order of action made the bet.
    """
    most = max((one.amount_in for one in table.seats if one.acted), default=0)
    if most:
        order = _order_of_action(table)
        start = next(one.number for one in order if one.acted and one.amount_in == most)
        return next_to_act(table, start)
    if not table.game.has_board:
        return first_showing(table)
    if table.street is Street.PREFLOP and table.big_blind_seat is not None:
        return next_to_act(table, table.big_blind_seat)
    return next_to_act(table, table.button or 0)


def _away_with_the_low_card(table: Table) -> Seat | None:
    """Stud: a player who is not there, or on penalty, and was dealt the card that brings it in
    (at-your-seat, penalties C)."""
    showing = up_cards(table)
    if table.street is not Street.THIRD or not table.bring_in or showing is None:
        return None
    away = {
        one.number: (one.cards[DOOR].card,)
        for one in table.seats
        if one.status in _AWAY and len(one.cards) > DOOR and one.cards[DOOR].card.known
    }
    number = _brings_in(table, {**showing, **away})
    return table.seat(number) if number in away and table.seat(number).total else None


def _bring_in_posted(table: Table, seat: Seat) -> Table:
    """The bring-in lies there for a player who is away; the others owe it whole."""
    amount = min(table.bring_in, seat.total)
    paid = replace(put_in(seat, amount, table.chips), amount_in=amount, posted=amount)
    table = replace(
        with_seat(table, paid),
        bet_to_call=table.bring_in,
        yardstick=street_minimum(table),
        raises=0,
    )
    return replace(table, action_on=next_to_act(table, seat.number))


def _order_of_action(table: Table) -> Iterator[Seat]:
    """The seats as they act on this street, as far as that is known."""
    if not table.game.has_board:
        first = first_hand_showing(table)
        if first is not None:
            yield table.seat(first)
        yield from clockwise(table, first or table.button or 0)
    elif table.street is Street.PREFLOP and table.big_blind_seat is not None:
        yield from clockwise(table, table.big_blind_seat)
    else:
        yield from clockwise(table, table.button or 0)


def up_cards(table: Table) -> dict[int, tuple[Card, ...]] | None:
    """The known up cards of every live hand; None where one shows nothing known. What else was
    turned up, as by tabling the hand, is no up card."""
    showing = {
        one.number: tuple(
            held.card
            for place, held in enumerate(one.cards)
            if held.up and held.card.known and place in UP_PLACES
        )
        for one in table.live
    }
    return showing if showing and all(showing.values()) else None


def leads(table: Table) -> int | None:
    """Stud after third street: whose hand showing is first, all-in or not."""
    showing = up_cards(table)
    return None if showing is None else _best_showing(table, showing)


def first_showing(table: Table) -> int | None:
    """Stud: who acts first by what shows. Who is all-in passes the start on to the left."""
    first = first_hand_showing(table)
    if first is None or owes_answer(table, table.seat(first)):
        return first
    return next_to_act(table, first)


def first_hand_showing(table: Table) -> int | None:
    """Stud: the lowest up card by suit brings it in (razz: the highest); later the best hand
    showing begins (razz: the lowest), of equal ones that with the high card by suit; all-in or
    not. None where the up cards are not known.
    """
    showing = up_cards(table)
    if showing is None:
        return None
    if table.street is Street.THIRD:
        return _brings_in(table, showing)
    return _best_showing(table, showing)


def _brings_in(table: Table, showing: dict[int, tuple[Card, ...]]) -> int:
    doors = {n: up[0].height for n, up in showing.items()}
    if table.game is not Game.RAZZ:
        return min(doors, key=lambda n: doors[n])
    aces_low = {n: (1, h[1]) if h[0] == Rank.ACE else h for n, h in doors.items()}
    return max(aces_low, key=lambda n: aces_low[n])


def _best_showing(table: Table, showing: dict[int, tuple[Card, ...]]) -> int:
    if table.game is Game.RAZZ:
        return max(showing, key=lambda n: (low_showing(showing[n]), by_suit(showing[n])))
    return max(showing, key=lambda n: (high_showing(showing[n]), by_suit(showing[n])))
