"""What holds of a table and of every answer about it, at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Protocol

from trainer.messages import Message
from trainer.rules import ask
from trainer.rules.corrections import put_right
from trainer.rules.house import House
from trainer.rules.ruling import Ruling, Stands
from trainer.table.cards import Card
from trainer.table.pots import everything_in
from trainer.table.state import Action, Phase, Status, Table

FOR_WHAT = (
    "act",
    "show",
    "odd-chip",
    "button",
    "small-blind",
    "big-blind",
    "move",
    "seat-card",
    "bring-in",
    "cards",
    "finish",
    "race",
)


class Answer(Protocol):
    """An answer to whichever question."""

    @property
    def result(self) -> object: ...
    @property
    def outcomes(self) -> tuple[object, ...]: ...
    @property
    def unknown(self) -> Message | None: ...
    @property
    def floor(self) -> bool: ...


def chips_in_play(table: Table) -> int:
    """All chips of the table: behind, in front, and in the pots."""
    behind = sum(one.stack.total + one.front.total for one in table.seats)
    return behind + sum(pot.amount for pot in table.pots)


def known_cards(table: Table) -> list[Card]:
    """Every known card wherever it lies, each as often as it lies there."""
    held = [held.card for one in table.seats for held in one.cards]
    return [card for card in (*table.board, *table.mucked, *held) if card.known]


def unsound(table: Table, total: int) -> Iterator[str]:
    """What is wrong with the table; `total` are the chips that it began with."""
    if chips_in_play(table) != total:
        yield f"{total} chips became {chips_in_play(table)}"
    for pot in table.pots:
        if pot.amount < 0 or pot.chips.total != pot.amount:
            yield f"a pot of {pot.amount} holds {pot.chips}"
        if pot.given is not None and sum(n for _, n in pot.given) != pot.amount:
            yield f"a pot of {pot.amount} came from {pot.given}"
    for one in table.seats:
        counts = [n for held in (one.stack, one.front, one.pulled) for _, n in held.counts]
        if min((*counts, one.amount_in, one.before, one.posted)) < 0:
            yield f"seat {one.number} has less than nothing: {one}"
        if one.amount_in > one.total:
            yield f"seat {one.number} is in for {one.amount_in} of {one.total}"
        if one.status is Status.ALL_IN and one.amount_in < one.total:
            yield f"seat {one.number} is all-in with chips left"
    cards = known_cards(table)
    if len(cards) != len(set(cards)):
        yield "a card lies in two places"
    if table.phase is Phase.PLAY:
        yield from _betting_unsound(table)


def _betting_unsound(table: Table) -> Iterator[str]:
    # Chips that lie too many unseen are no bet, nor is what lies over a call that nobody could
    # answer when it was made.
    no_bet = {
        act.seat
        for act in table.acts
        if act.street is table.street
        and (act.cause is not None or (act.action is Action.CALL and act.lay > act.to))
    }
    for one in table.seats:
        if one.amount_in > table.bet_to_call and one.number not in no_bet:
            yield f"{table.bet_to_call} to call, and {one.amount_in} is in"
    if table.yardstick < 1:
        yield f"a yardstick of {table.yardstick}"
    if table.action_on is not None:
        if len(table.live) < 2:
            yield f"one hand is left, and the action is on seat {table.action_on}"
        seat = table.seat(table.action_on)
        if seat.status is not Status.IN or not seat.live:
            yield f"the action is on seat {seat.number}, which is {seat.status.value}"


def unsound_ruling(ruling: Ruling) -> Iterator[str]:
    for outcome in (ruling.binding, *ruling.outcomes):
        if outcome is not None:
            yield from _negative(outcome)
            if outcome.add and outcome.change:
                yield f"both owed and returned: {outcome}"
    if ruling.stands is Stands.BINDING and ruling.binding is None and not ruling.outcomes:
        yield "binding, but to nothing"


def answers(table: Table, house: House) -> Iterator[tuple[str, Answer]]:
    """Every answer that the rules core has about this table, each by its question."""
    for one in table.seats:
        number = one.number
        yield f"ruling {number}", ask.ruling(table, number, house)
        yield f"options {number}", ask.options(table, number, house)
        yield f"binding {number}", ask.binding(table, number, house)
        yield f"hand {number}", ask.hand(table, number, house)
        yield f"see-hand {number}", ask.see_hand(table, number, house)
        yield f"pot-count {number}", ask.pot_count(table, number, house)
        yield f"count stack {number}", ask.count(table, "stack", number, house)
        yield f"count bet {number}", ask.count(table, "bet", number, house)
    yield "pots", ask.pots(table, house)
    yield "award", ask.award(table, house)
    yield "pot-count", ask.pot_count(table, None, house)
    yield "burn", ask.burn(table, house)
    yield "expose", ask.expose(table, house)
    yield "halt", ask.halt(table, house)
    yield "steps", ask.steps(table, house)
    yield "read", ask.read(table, house)
    yield "spot", ask.spot(table, house)
    yield "count pot", ask.count(table, "pot", None, house)
    yield "count race", ask.count(table, "race", None, house)
    for what in FOR_WHAT:
        yield f"seat for {what}", ask.seat(table, what, house)


def unsound_answers(table: Table, house: House) -> Iterator[str]:
    """Answers that are none, that hold an amount below nothing, or that have no reason."""
    for question, answered in answers(table, house):
        if answered.floor and not answered.outcomes:
            yield f"{question}: the floor decides, among nothing"
        if answered.unknown is not None and answered.outcomes:
            yield f"{question}: not known, and yet {answered.outcomes}"
        if answered.floor and len(set(answered.outcomes)) < 2:
            yield f"{question}: the floor decides, with one choice: {answered.outcomes}"
        for value in (answered.result, *answered.outcomes):
            for negative in _negative(value):
                yield f"{question}: {negative}"
    found = ask.pots(table, house).result
    if found is not None:
        paid = sum(pot.amount for pot in found.pots) + sum(n for _, n in found.returned)
        bets = everything_in(put_right(table))
        if paid != bets:
            yield f"pots of {paid} from bets of {bets}"
        for pot in found.pots:
            if not pot.seats and table.live:
                yield f"a pot of {pot.amount} that nobody can win"


def _negative(value: object) -> Iterator[str]:
    """Amounts below nothing, however deep."""
    if isinstance(value, tuple | frozenset):
        for one in value:
            yield from _negative(one)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            for found in _negative(getattr(value, field.name)):
                yield f"{field.name}: {found}"
    elif isinstance(value, int) and value < 0:
        yield str(value)
