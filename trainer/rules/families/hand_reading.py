"""Reading hands: what each holds, which five cards play, and why one beats another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

from trainer.messages import Message, say
from trainer.rules.answers import Award, HandRead, Read
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.cards import Card
from trainer.table.games import Game
from trainer.table.hand_values import HandValue, LowValue
from trainer.table.hand_words import low_reason, reading, reason
from trainer.table.hands import best_high, best_low, best_razz
from trainer.table.state import HandLies, Pot, Seat, Table

SPEAK = Cite("cards-speak")
ON_THE_BOARD = Cite("playing-the-board")
FIVE = 5


def at_showdown(table: Table) -> Table:
    """The table with what is read at a showdown: who threw the hand away shows none."""
    seats = tuple(
        replace(one, lies=HandLies.MUCKED) if one.lies is HandLies.FORWARD else one
        for one in table.seats
    )
    return replace(table, seats=seats)


def read(table: Table, pots: tuple[Pot, ...], awarded: Award | None) -> Answered[Read]:
    """Every live hand with its best five cards, and who wins what (cards-speak).

    `table` is as `at_showdown` gives it, `pots` and `awarded` are those of that table.
    """
    unknown = _unreadable(table)
    if unknown is not None:
        return Answered(None, unknown=unknown)
    found = tuple(_hand(table, seat) for seat in table.live)
    winners = None if awarded is None else awarded.winners
    why = [*_readings(found)]
    if winners is not None:
        why += _comparisons(table, found, pots)
    cites = (SPEAK, ON_THE_BOARD) if _plays_board(table, found) else (SPEAK,)
    return Answered(Read(found, winners), (Finding(Stage.REMEDY, cites, tuple(why)),))


def _unreadable(table: Table) -> Message | None:
    """What keeps the hands from being read."""
    board = table.board
    if not table.live:
        return say("No hand is left to be read.")
    if any(not one.known for one in board):
        return say("A card of the board is not known.")
    for seat in table.live:
        if any(not held.card.known for held in seat.cards):
            return say("A card of Seat {seat} is not known.", seat=str(seat.number))
        held = len(seat.cards)
        full = held == table.game.hole_cards if table.game.has_board else held <= FIVE + 2
        if not full or held + len(board) < FIVE or (table.game.has_board and len(board) < 3):
            return say(
                "Seat {seat} does not make five cards of {cards}.",
                seat=str(seat.number),
                cards=held + len(board),
            )
    return None


def _hand(table: Table, seat: Seat) -> HandRead:
    hole, board = tuple(held.card for held in seat.cards), table.board
    omaha = table.game.is_omaha
    choices = tuple(_choices(table, hole))
    if table.game is Game.RAZZ:
        value = best_razz(hole, board)
        return HandRead(seat.number, low=value, low_fives=_same(choices, best_razz, value))
    high = best_high(hole, board, omaha=omaha)
    found = HandRead(seat.number, high, high_fives=_same(choices, best_high, high))
    low = best_low(hole, board, omaha=omaha) if table.game.is_split else None
    if low is None:
        return found
    return replace(found, low=low, low_fives=_same(choices, best_low, low))


def _choices(table: Table, hole: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """The fives that the hand may play: any five, in Omaha two of its own and three of the
    board."""
    if not table.game.is_omaha:
        yield from combinations((*hole, *table.board), FIVE)
        return
    for two in combinations(hole, 2):
        for three in combinations(table.board, 3):
            yield (*two, *three)


def _same(
    choices: tuple[tuple[Card, ...], ...],
    value_of: Callable[[tuple[Card, ...]], HandValue | LowValue | None],
    best: HandValue | LowValue,
) -> frozenset[frozenset[Card]]:
    """The fives that come to the same as the best."""
    return frozenset(frozenset(five) for five in choices if value_of(five) == best)


def _readings(hands: tuple[HandRead, ...]) -> Iterator[Message]:
    for one in hands:
        first, *more = (reading(value) for value in (one.high, one.low) if value is not None)
        hand = say("{hand}; {low}", hand=first, low=more[0]) if more else first
        yield say("Seat {seat}: {hand}.", seat=str(one.seat), hand=hand)


def _comparisons(
    table: Table, hands: tuple[HandRead, ...], pots: tuple[Pot, ...]
) -> Iterator[Message]:
    """For each pot the best hand against every other that contests it; each pair once."""
    said: set[tuple[int, int, str]] = set()
    by_seat = {one.seat: one for one in hands}
    for pot in pots:
        contest = [by_seat[n] for n in sorted(pot.seats or by_seat) if n in by_seat]
        yield from _high_reasons(table, contest, said)
        yield from _low_reasons(table, contest, said)


def _high_reasons(
    table: Table, contest: list[HandRead], said: set[tuple[int, int, str]]
) -> Iterator[Message]:
    values = {one.seat: one.high for one in contest if one.high is not None}
    if len(values) < 2:
        return
    best = max(values, key=lambda seat: values[seat])
    holdem = table.game.has_board and not table.game.is_omaha
    for seat, value in values.items():
        if seat == best or (best, seat, "high") in said:
            continue
        said.add((best, seat, "high"))
        own = tuple(held.card for held in table.seat(seat).cards)
        why = (
            reason(values[best], value, board=table.board, other_hole=own)
            if holdem
            else reason(values[best], value)
        )
        yield _against(best, seat, why)


def _low_reasons(
    table: Table, contest: list[HandRead], said: set[tuple[int, int, str]]
) -> Iterator[Message]:
    values = {one.seat: one.low for one in contest if one.low is not None}
    if table.game.is_split and not values:
        yield say("No low qualifies: five different cards from eight down.")
    if len(values) < 2:
        return
    best = max(values, key=lambda seat: values[seat])
    for seat, value in values.items():
        if seat != best and (best, seat, "low") not in said:
            said.add((best, seat, "low"))
            yield _against(best, seat, low_reason(values[best], value))


def _against(best: int, other: int, why: Message) -> Message:
    return say("Seat {seat} and Seat {other}: {why:low}", seat=str(best), other=str(other), why=why)


def _plays_board(table: Table, hands: tuple[HandRead, ...]) -> bool:
    """A hand that plays the five cards of the board must show all its own to share."""
    if len(table.board) != FIVE or table.game.is_omaha:
        return False
    board = best_high((), table.board)
    return any(one.high == board for one in hands)
