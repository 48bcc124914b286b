"""Moments of a hand: a table some events after its start, and the house it is ruled under."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from hypothesis import strategies as st

from tests.properties.dice import Dice, strategy
from tests.properties.events import any_event, regular_event
from tests.properties.tables import some_facts
from trainer.rules.house import Edition, ExposedCard, House, OddChips, RaceRounding
from trainer.rules.levels import to_put_right
from trainer.rules.play import advance
from trainer.table.chips import ChipStack
from trainer.table.events import Event
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Table

LONGEST = 20
"""Events before the moment."""


class Text(Protocol):
    """What a value is written to."""

    def text(self, obj: str) -> None: ...


@dataclass(frozen=True, slots=True, repr=False)
class Moment:
    """`events` happened at the table of `facts`; `table` is what lies now."""

    facts: Facts
    house: House
    events: tuple[Event, ...]
    table: Table

    def __repr__(self) -> str:
        events = "\n  ".join(written(one) for one in self.events)
        return f"{self.house.edition.value} {written_facts(self.facts)}\n  {events}\n"

    def _repr_pretty_(self, printer: Text, cycle: bool) -> None:  # noqa: FBT001  # the name and arguments that hypothesis calls
        """How a failing example is written."""
        printer.text(repr(self))


def any_table(_: Table) -> bool:
    return True


def any_moment(_: Moment) -> bool:
    return True


def a_house(dice: Dice) -> House:
    """Both editions, and the options that a room may choose."""
    return House(
        dice.one_of(tuple(Edition)),
        odd_chips=dice.one_of(tuple(OddChips)),
        pot_rounding=dice.one_of((0, 0, 25, 40)),
        exposed_card=dice.one_of(tuple(ExposedCard)),
        race_rounding=dice.one_of(tuple(RaceRounding)),
    )


def a_moment(
    dice: Dice,
    *,
    regular: bool = False,
    most: int = 10,
    where: Callable[[Table], bool] = any_table,
    fit: Callable[[Moment], bool] = any_moment,
) -> Moment:
    """Any moment; a regular one comes of a hand played from its start without irregularity.

    No more than `most` seats are taken. It is the last of some events at which the table is as
    `where` asks; it comes to nothing unless it is `fit`.
    """
    house = a_house(dice)
    found = some_facts(dice, irregular=not regular, most=most)
    table = open_table(found)
    events: list[Event] = []
    next_event = regular_event if regular else any_event
    last = Moment(found, house, (), table) if where(table) else None
    for _ in range(dice.whole(0, LONGEST)):
        if len(table.seats) < 2:
            break
        event = next_event(dice, table)
        events.append(event)
        table = advance(table, event, house).table
        if where(table):
            last = Moment(found, house, tuple(events), table)
    dice.need(last is not None and fit(last))
    assert last is not None
    return last


def moments(
    *,
    regular: bool = False,
    most: int = 10,
    where: Callable[[Table], bool] = any_table,
    fit: Callable[[Moment], bool] = any_moment,
) -> st.SearchStrategy[Moment]:
    """The same with the choices of hypothesis."""
    return strategy(lambda dice: a_moment(dice, regular=regular, most=most, where=where, fit=fit))


def somebody_to_act(table: Table) -> bool:
    """Nor was a level missed: until that is put right, what is open is not what is played."""
    return table.action_on is not None and not to_put_right(table)


def written(event: Event) -> str:
    """An event in one short line."""
    skipped = ("", "None", "False", "()", "ChipStack()")
    found = []
    for name in event.__dataclass_fields__:
        value = getattr(event, name)
        text = str(value) if isinstance(value, ChipStack) else repr(value)
        if text not in skipped:
            found.append(f"{name}={text}")
    return f"{type(event).__name__}({', '.join(found)})"


def written_facts(found: Facts) -> str:
    """The facts nearly as a lesson writes them."""
    ante = f" ante {found.ante}" if found.ante.each or found.ante.big_blind else ""
    pots = "".join(f" pot {pot.amount} {sorted(pot.seats or ())}" for pot in found.pots)
    seats = "".join(f"\n    {_written_seat(one)}" for one in found.seats)
    return (
        f"{found.game.value} size {found.size} button {found.button} "
        f"blinds {found.small_blind}-{found.big_blind}{ante} chips {found.chips} "
        f"{found.phase.value} {found.street.value} {' '.join(map(str, found.board))}{pots}{seats}"
    )


def _written_seat(one: SeatFacts) -> str:
    parts = [f"{one.number}: {one.stack.total} as {one.stack}", one.status.value]
    parts += ["loose"] if one.loose else []
    parts += [f"posted {one.posted}"] if one.posted else []
    parts += [f"bet {one.bet}"] if one.bet else []
    parts += [" ".join(map(str, one.cards))] if one.cards is not None else []
    return " ".join(parts)
