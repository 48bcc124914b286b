"""Events that are no action on a bet: cards dealt and shown, counts, pots pushed, new hands."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from trainer.messages import say
from trainer.rules.betting import count, pass_turn
from trainer.rules.corrections import made_good
from trainer.rules.families.hidden_chips import come_to_light
from trainer.rules.house import House
from trainer.rules.levels import given_out
from trainer.rules.new_hand import push, start_hand
from trainer.rules.pending import drop_released
from trainer.rules.ruling import Cite, Finding, Stage
from trainer.rules.streets import deal, lies_twice, scrambled
from trainer.rules.waiting import waiting_of
from trainer.table.cards import Card
from trainer.table.events import (
    Announces,
    Burns,
    ClockRunsOut,
    Counted,
    Counts,
    Deals,
    Discards,
    Drops,
    Ends,
    Event,
    Exposes,
    Finds,
    Leaves,
    Mixed,
    Mucks,
    NewLevel,
    PicksUp,
    Pushes,
    Returns,
    Reveals,
    Scrambles,
    SeatCards,
    Shows,
    Starts,
    Tables,
    TakesBack,
)
from trainer.table.payment import bring_in, give_back
from trainer.table.pots import everything_in
from trainer.table.start import right_cards
from trainer.table.state import (
    Act,
    Action,
    HandLies,
    Held,
    Phase,
    Premature,
    Seat,
    Status,
    StubLies,
    Table,
    Waiting,
    WrongCount,
)
from trainer.table.turns import owes_answer, with_seat


def lay(table: Table, event: Event, house: House) -> Table:
    """The table after an event that nobody rules on as an action."""
    match event:
        case Deals():
            return deal(table, event, house)
        case Burns(number=number):
            return _burned(table, number)
        case Mucks(seat=number):
            return _killed(table, number)
        case Counts():
            return _counted(table, event)
        case Announces(amount=amount):
            if amount == table.bet_to_call:
                return replace(table, wrong_count=None, announced=len(table.acts))
            wrong = WrongCount(amount, table.bet_to_call, of_pot=False)
            return replace(table, wrong_count=wrong)
        case TakesBack(seat=number):
            return _taken_back(table, number)
        case Pushes():
            return push(table, event)
        case Starts():
            return start_hand(table, event, house)
        case NewLevel():
            return given_out(table, event)
        case PicksUp(seat=number):
            return _picked_up(table, number)
        case Ends():
            return replace(bring_in(table), phase=Phase.OVER, action_on=None, pending=())
        case Returns(seat=number):
            return with_seat(table, _back(table, table.seat(number)))
        case Tables() | Exposes() | Finds():
            if event.duplicate:
                table = replace(table, duplicate=_found_twice(table, event.seat, event.cards))
            if isinstance(event, Finds) and len(event.cards) != right_cards(table):
                table = replace(table, miscounted_on=table.street)
            return with_seat(table, _with_cards(table.seat(event.seat), event))
        case Discards() | Leaves():
            return with_seat(table, _with_cards(table.seat(event.seat), event))
        case Shows(cards=cards, by_seat=by_seat):
            if table.phase is Phase.DEALING and cards:
                table = replace(table, seen_in_the_deck=cards)
            return _shown(table, by_seat)
        case Scrambles():
            return scrambled(table, event)
        case Drops(mixed=mixed):
            lies = StubLies.DROPPED if mixed is Mixed.NOTHING else StubLies.MIXED
            return replace(table, stub=lies)
        case Reveals(seat=number, chips=chips):
            return come_to_light(table, number, chips, house)
        case ClockRunsOut(seat=number):
            return _out_of_time(table, number)
        case _:
            return table


def _burned(table: Table, number: int) -> Table:
    """The burn of the next street lies then; before the betting is finished it came too early, and
    stays the burn all the same (premature cards)."""
    street = table.street.following
    if number and street is not None and table.phase is Phase.PLAY:
        early = Premature(street, ()) if table.action_on is not None else None
        table = replace(table, burn_lies=True, premature=table.premature or early)
    return replace(table, burned=table.burned + number)


def _found_twice(table: Table, number: int, cards: tuple[Card, ...]) -> Card | None:
    """The card of a hand that lies elsewhere as well."""
    others = tuple(one for one in table.seats if one.number != number)
    return lies_twice(replace(table, seats=others), cards)


def _counted(table: Table, event: Counts) -> Table:
    if event.said is None:
        return replace(table, wrong_count=None)
    match event.what:
        case Counted.POT:
            true = everything_in(table)
        case Counted.BET:
            seat = table.seat(event.seat) if event.seat is not None else None
            true = seat.amount_in if seat is not None else table.bet_to_call
        case Counted.STACK:
            true = table.seat(event.seat).stack.total if event.seat is not None else event.said
        case Counted.STUB:
            return replace(table, stub_count=event.said)
        case unknown:
            assert_never(unknown)
    if event.said == true:
        announced = len(table.acts) if event.what is Counted.BET else table.announced
        return replace(table, wrong_count=None, announced=announced)
    of_pot = event.what is Counted.POT
    return replace(table, wrong_count=WrongCount(event.said, true, of_pot))


def _taken_back(table: Table, number: int) -> Table:
    table = made_good(table, number)
    table = drop_released(table, table.seat(number))
    seat = table.seat(number)
    waiting = waiting_of(table, number)
    waits = waiting is not None and waiting.standing is Waiting.IF_UNCHANGED
    back = 0 if waits else seat.front.total - seat.amount_in
    return with_seat(table, give_back(seat, back, table.chips)) if back > 0 else table


def _with_cards(seat: Seat, event: Tables | Exposes | Discards | Finds | Leaves) -> Seat:
    match event:
        case Tables(cards=cards):
            held = _faces(seat, cards)
            shown = len(cards) or len(held)
            up = tuple(replace(one, up=one.up or i < shown) for i, one in enumerate(held))
            whole = bool(up) and all(one.up for one in up)
            return replace(seat, cards=up, lies=_when_up(seat) if whole else seat.lies)
        case Exposes(cards=cards):
            held = _faces(seat, cards)
            shown = len(cards) or len(held)
            return replace(
                seat,
                cards=tuple(
                    replace(one, up=True) if i < shown else one for i, one in enumerate(held)
                ),
            )
        case Discards():
            return replace(seat, lies=HandLies.FORWARD)
        case Finds(cards=cards):
            lies = seat.lies if seat.lies is not HandLies.NONE else HandLies.HELD
            ups = [held.up for held in seat.cards] + [False] * len(cards)
            held = tuple(Held(card, up=up) for card, up in zip(cards, ups, strict=False))
            return replace(seat, cards=held, lies=lies)
        case Leaves():
            return replace(seat, status=Status.ABSENT) if not seat.live else seat
        case unknown:
            assert_never(unknown)


def _back(table: Table, seat: Seat) -> Seat:
    """Whoever was away when the last card was dealt has no part in that hand (at-your-seat)."""
    if seat.status not in (Status.ABSENT, Status.PENALTY):
        return seat
    lies = seat.lies
    if table.phase is Phase.PLAY and lies is not HandLies.MUCKED:
        lies = HandLies.KILLED if seat.cards else HandLies.NONE
    return replace(seat, status=Status.IN, lies=lies)


def _faces(seat: Seat, cards: tuple[Card, ...]) -> tuple[Held, ...]:
    """The seat's cards with the named faces in the place of unknown ones."""
    if not cards:
        return seat.cards
    known = [held.card for held in seat.cards if held.card.known]
    new = [card for card in cards if card not in known]
    rest = [held for held in seat.cards if held.card not in cards]
    faces = [Held(card, up=any(h.card == card and h.up for h in seat.cards)) for card in cards]
    for _ in new:
        unknown = next((held for held in rest if not held.card.known), None)
        if unknown is not None:
            rest.remove(unknown)
    return (*faces, *rest)


def _shown(table: Table, by_seat: SeatCards) -> Table:
    for number, cards in by_seat:
        seat = table.seat(number)
        held = tuple(replace(one, up=True) for one in _faces(seat, cards))
        table = with_seat(table, replace(seat, cards=held, lies=_when_up(seat)))
    return table


def _when_up(seat: Seat) -> HandLies:
    """Cards face up are a tabled hand; out of the muck they are seen, and dead all the same."""
    return HandLies.MUCKED if seat.lies is HandLies.MUCKED else HandLies.TABLED


def _mucked(seat: Seat) -> Seat:
    """A hand that was tabled was read by all: the dealer cannot kill it (tabling-and-killing)."""
    if seat.lies is HandLies.TABLED:
        return seat
    return replace(seat, lies=HandLies.MUCKED)


def _killed(table: Table, number: int) -> Table:
    """A hand goes to the muck: it is out, and the turn passes on where it was its own, or ends
    where one hand is left."""
    table = with_seat(table, _mucked(table.seat(number)))
    if table.action_on is None or (table.action_on != number and len(table.live) > 1):
        return table
    return pass_turn(table, number)


def _picked_up(table: Table, number: int) -> Table:
    """Stud: up cards picked up with an answer to give are a dead hand; else they are laid down
    again (stud-dead-hands). Facing action is read as owing an answer, to a bet or not."""
    seat = table.seat(number)
    if table.game.has_board or not seat.live:
        return table
    if table.phase is not Phase.PLAY or not owes_answer(table, seat):
        return replace(table, picked_up=table.picked_up | {number})
    facing = table.bet_to_call > seat.amount_in
    why = (
        say("It picked up its up cards facing a bet of {bet}: dead.", bet=table.bet_to_call)
        if facing
        else say("It picked up its up cards with its answer still to come: dead.")
    )
    act = Act(
        seat=number,
        street=table.street,
        action=Action.FOLD,
        to=0,
        lay=seat.amount_in,
        put=0,
        faced=table.bet_to_call,
        in_turn=table.action_on == number,
        spoken=(Finding(Stage.REMEDY, (Cite("stud-dead-hands", ours=not facing),), (why,)),),
    )
    table = _dead_where_it_lies(count(table, act), number)
    if table.action_on != number and len(table.live) > 1:
        return table
    return pass_turn(table, number)


def _out_of_time(table: Table, number: int) -> Table:
    """The clock ran out: facing a bet the hand is dead, else it is a check (clock)."""
    seat = table.seat(number)
    if table.action_on != number:
        return table
    facing = table.bet_to_call > seat.amount_in
    why = (
        say("Time is up facing a bet: the hand is dead.")
        if facing
        else say("Time is up with nothing to call: a check.")
    )
    act = Act(
        seat=number,
        street=table.street,
        action=Action.FOLD if facing else Action.CHECK,
        to=0 if facing else seat.amount_in,
        lay=seat.amount_in,
        put=0,
        faced=table.bet_to_call,
        spoken=(Finding(Stage.REMEDY, (Cite("clock"),), (why,)),),
    )
    table = count(table, act)
    return pass_turn(_dead_where_it_lies(table, number) if facing else table, number)


def _dead_where_it_lies(table: Table, number: int) -> Table:
    """Until the dealer mucks it: nobody has thrown these cards in."""
    return with_seat(table, replace(table.seat(number), lies=HandLies.KILLED))
