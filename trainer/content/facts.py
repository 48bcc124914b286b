"""From the `table:` of a file to the facts of a table, typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from trainer.content.antes import read_ante
from trainer.content.nodes import Mapping as MapNode
from trainer.content.nodes import Node
from trainer.content.pieces import loose_stack
from trainer.content.reading import Fields, Reading
from trainer.content.scalars import is_number
from trainer.content.shapes import FULL_RING, MOST_SEATS
from trainer.content.suggest import suggest
from trainer.messages import say
from trainer.table.cards import UNKNOWN, Card
from trainer.table.chips import NOTHING, ChipStack, fewest
from trainer.table.faults import open_faults
from trainer.table.games import Game, Limit, Street, first_street
from trainer.table.start import Facts, SeatFacts
from trainer.table.state import Ante, OtherTable, Phase, Pot, Status


@dataclass(frozen=True, slots=True)
class Given:
    """The facts before the pieces of bare totals are chosen; `totals` are these, by seat."""

    facts: Facts
    totals: Mapping[int, int]
    at: Fields

    @property
    def in_front(self) -> dict[int, ChipStack]:
        """Chips that lie in front as the script begins, where they are given as pieces."""
        return {
            one.number: (one.posted or NOTHING) + (one.bet or NOTHING)
            for one in self.facts.seats
            if one.posted or one.bet
        }


def read_table(reading: Reading, table: Fields) -> Given | None:
    """The facts as given; None where too much was refused to open a table at all."""
    chips = table.get("chips")
    if isinstance(chips, tuple):
        _set_in_play(reading, table, tuple(n for n in chips if isinstance(n, int)))
    game = _game(table)
    seats = _seats(reading, table)
    size = table.of("size", int)
    highest = max(reading.seats, default=0)
    if size is None:
        size = max(FULL_RING, min(highest, MOST_SEATS))
    if not 2 <= size <= MOST_SEATS:
        message = say("A table has 2 to {most} seats.", most=MOST_SEATS)
        reading.problem(table.at("size"), "table-size", message)
        size = MOST_SEATS
    phase = Phase(table.of("hand", str) or Phase.PLAY.value)
    small, big = _two(table, "blinds")
    small_bet, big_bet = _two(table, "limits")
    street = _street(reading, table, game)
    board = table.of("board", tuple)
    facts = Facts(
        game=game or Game.NLHE,
        size=size,
        seats=tuple(one for one, _ in seats),
        button=table.of("button", int),
        small_blind=small,
        big_blind=big,
        ante=read_ante(table) or Ante(),
        small_bet=small_bet,
        big_bet=big_bet,
        bring_in=table.of("bring-in", int) or 0,
        chips=reading.denominations,
        phase=phase,
        street=street,
        board=board if board is not None else _unknown_board(street, phase),
        burned=table.of("burns", int),
        pots=_pots(reading, table),
        others=tuple(
            OtherTable(name, players) for name, players in (table.of("others", dict) or {}).items()
        ),
        newcomers=frozenset(table.of("new", tuple) or ()),
    )
    if game is None:
        return None
    _missing(reading, table, facts)
    _makeable(reading, table, facts)
    totals = {one.number: total for one, total in seats if total is not None}
    return Given(facts, totals, table)


def _set_in_play(reading: Reading, table: Fields, chips: tuple[int, ...]) -> None:
    if not chips or min(chips) < 1:
        reading.problem(table.at("chips"), "not-chips", say("A chip is worth 1 or more."))
        return
    reading.denominations = tuple(sorted(set(chips)))


def _game(table: Fields) -> Game | None:
    word = table.of("game", str)
    return None if word is None else Game(word)


def _two(table: Fields, name: str) -> tuple[int, int]:
    match table.get(name):
        case (int() as low, int() as high):
            return low, high
        case _:
            return 0, 0


def _street(reading: Reading, table: Fields, game: Game | None) -> Street:
    first = first_street(game or Game.NLHE)
    word = table.of("street", str)
    if word is None or game is None:
        return first
    street = Street(word)
    streets = _streets(first)
    if street not in streets:
        message = say("{game} has no street `{street}`.", game=game.value, street=word)
        hint = suggest("", (one.value for one in streets))
        reading.problem(table.at("street"), "wrong-street", message, hint)
        return first
    return street


def _streets(first: Street) -> tuple[Street, ...]:
    found: list[Street] = [first]
    while (following := found[-1].following) is not None:
        found.append(following)
    return tuple(found)


def _unknown_board(street: Street, phase: Phase) -> tuple[Card, ...]:
    """The board of a later street whose cards are not told."""
    return (UNKNOWN,) * street.board_cards if phase is Phase.PLAY else ()


def _pots(reading: Reading, table: Fields) -> tuple[Pot, ...]:
    found: list[Pot] = []
    for one in table.of("pots", tuple) or ():
        if isinstance(one, int):
            found.append(Pot(one))
        elif isinstance(one, Fields):
            found.append(_pot(reading, one))
    return tuple(found)


def _pot(reading: Reading, pot: Fields) -> Pot:
    amount = pot.of("amount", int)
    given = pot.of("from", dict)
    seats = pot.of("seats", tuple)
    put_in = None if given is None else tuple(sorted(given.items()))
    total = sum(n for _, n in put_in) if put_in is not None else None
    if amount is None and total is None and "amount" not in pot:
        message = say("`{key}:` is missing here.", key="amount")
        reading.problem(pot.node, "missing-key", message)
    elif None not in (amount, total) and amount != total:
        message = say(
            "The pot is {amount}, but {total} came from the seats.",
            amount=amount or 0,
            total=total or 0,
        )
        reading.problem(pot.at("amount"), "contradicts-pot", message)
    return Pot(
        amount if amount is not None else total or 0,
        None if seats is None else frozenset(seats),
        put_in,
    )


def _seats(reading: Reading, table: Fields) -> list[tuple[SeatFacts, int | None]]:
    """Each seat, and its total where that is all that is told of its stack."""
    node = table.node.get("seats")
    if node is None:
        return []
    seats = reading.map(node)
    found: list[tuple[SeatFacts, int | None]] = []
    for name, key in seats.keys.items() if seats else ():
        if not is_number(name):
            message = say("`{typed}` is not the number of a seat.", typed=name)
            reading.problem(key, "not-a-seat", message, say("A name goes inside: `name:`."))
            continue
        value = reading.read(table.keys["seats"].kind.of[0], seats.values[name]) if seats else None
        number = int(name)
        match value:
            case Fields():
                found.append(_seat(reading, table, number, value))
            case int():
                found.append((SeatFacts(number, NOTHING, loose=True), value))
            case ChipStack():
                found.append((SeatFacts(number, value), None))
            case _:
                found.append((SeatFacts(number, NOTHING), None))
    return found


def _seat(
    reading: Reading, table: Fields, number: int, seat: Fields
) -> tuple[SeatFacts, int | None]:
    stack = seat.get("stack")
    posted, bet = seat.of("posted", ChipStack), seat.of("bet", ChipStack)
    status = Status(seat.of("status", str) or Status.IN.value)
    if "stack" not in seat and "hand" not in table and status is Status.IN:
        message = say("`{key}:` is missing here.", key="stack")
        reading.problem(seat.node, "missing-key", message)
    pieces = stack if isinstance(stack, ChipStack) else NOTHING
    if "stack" not in seat:
        pieces = (posted or NOTHING) + (bet or NOTHING)
    facts = SeatFacts(
        number=number,
        stack=pieces,
        name=seat.of("name", str) or "",
        posted=posted,
        bet=bet,
        cards=seat.of("cards", tuple),
        status=status,
        loose=isinstance(stack, int),
        mixed=seat.yes("mixed"),
    )
    return facts, stack if isinstance(stack, int) else None


def _missing(reading: Reading, table: Fields, facts: Facts) -> None:
    """Keys that betting cannot do without."""
    if facts.phase is Phase.NO_HAND:
        return
    needed: list[str] = []
    if facts.game.has_board:
        needed.append("button")
    if facts.game.limit is Limit.FIXED:
        needed.append("limits")
    for name in needed:
        if name not in table:
            message = say("`{key}:` is missing here.", key=name)
            reading.problem(table.node, "missing-key", message)
    if len(reading.seats) < 2 and "seats" in table:
        message = say("A hand needs two seats or more.")
        reading.problem(table.at("seats"), "too-few-seats", message)


def _makeable(reading: Reading, table: Fields, facts: Facts) -> None:
    """Amounts that the chips in play can make."""
    amounts = {
        "blinds": (facts.small_blind, facts.big_blind),
        "limits": (facts.small_bet, facts.big_bet),
        "ante": (facts.ante.each, facts.ante.big_blind),
        "bring-in": (facts.bring_in,),
        "pots": tuple(pot.amount for pot in facts.pots),
    }
    for name, needed in amounts.items():
        for amount in needed:
            if not can_make(amount, reading.denominations):
                cannot_make(reading, table.at(name), amount)


def can_make(amount: int, denominations: tuple[int, ...]) -> bool:
    return not amount or fewest(amount, denominations) is not None


def cannot_make(reading: Reading, at: Node, amount: int) -> None:
    message = say("{amount} cannot be made from the chips in play.", amount=amount)
    hint = say(
        "In play are {chips}; `chips:` of the table says so.",
        chips=" ".join(map(str, reading.denominations)),
    )
    reading.problem(at, "cannot-be-made", message, hint)


_KEYS_OF_FAULTS: Final = {"no-such-seat": "button", "too-many-chips": "pots"}
"""Where a fault of the whole table stands in its file."""


def with_pieces(reading: Reading, given: Given, named: Mapping[int, ChipStack]) -> Facts | None:
    """The facts with every stack in pieces; None where they make no table, which is said then."""
    seats: list[SeatFacts] = []
    whole = True
    for one in given.facts.seats:
        total = given.totals.get(one.number)
        if total is not None:
            chips = loose_stack(total, named.get(one.number, NOTHING), given.facts.chips)
            if chips is None:
                whole = False
                cannot_make(reading, _seat_node(given, one.number), total)
            else:
                one = replace(one, stack=chips)
        seats.append(one)
    facts = replace(given.facts, seats=tuple(seats))
    for fault in open_faults(facts) if whole else ():
        whole = False
        at = given.at.node if fault.seat is None else _seat_node(given, fault.seat)
        if fault.seat is None:
            at = given.at.at(_KEYS_OF_FAULTS.get(fault.code, "board"))
        reading.problem(at, fault.code, fault.message, fault.hint)
    if facts.phase is Phase.PLAY:
        for one in facts.seats:
            if one.status is Status.IN and given.totals.get(one.number) == 0:
                whole = False
                _in_without_chips(reading, _seat_node(given, one.number), one.number)
    return facts if whole else None


def _in_without_chips(reading: Reading, at: Node, number: int) -> None:
    """Between two hands such a seat is out; in a hand it may be either, so that it must be said."""
    message = say("Seat {seat} is in the hand without chips.", seat=str(number))
    hint = say("Say `status: all-in`, give it a stack, or leave the seat out.")
    reading.problem(at, "no-chips", message, hint)


def _seat_node(given: Given, number: int) -> Node:
    seats = given.at.at("seats")
    key = seats.keys.get(str(number)) if isinstance(seats, MapNode) else None
    return key or seats
