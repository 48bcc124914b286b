"""What a file makes known before anything in it can be read: its seats, their names, its chips."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import gcd
from typing import Final

from trainer.content.nodes import Mapping, Node, Scalar, Sequence
from trainer.content.reading import Reading
from trainer.content.scalars import is_number
from trainer.messages import say
from trainer.table.chips import USUAL_SET


def meet_seats(reading: Reading, table: Node | None) -> None:
    """Makes known which seats are taken and what they are called, before anything names them."""
    reading.seats, reading.names = frozenset(), {}
    seats = table.get("seats") if isinstance(table, Mapping) else None
    if not isinstance(seats, Mapping):
        return
    reading.seats = frozenset(int(name) for name in seats.keys if is_number(name))
    for number, seat in seats.values.items():
        name = seat.get("name") if isinstance(seat, Mapping) else None
        if not isinstance(name, Scalar) or not is_number(number) or name.empty:
            continue
        if name.text.isdecimal():
            message = say("`{typed}` cannot be a name: it reads as a seat.", typed=name.text)
            reading.problem(name, "name-of-digits", message)
        elif name.text in reading.names:
            message = say("Two seats are called {name}.", name=name.text)
            reading.problem(name, "doubled-name", message)
        else:
            reading.names[name.text] = int(number)


def meet_chips(reading: Reading, tables: Iterable[Node], script: Node | None) -> None:
    """Makes known which chips are in play: the usual ones, with smaller ones where amounts ask."""
    if any("chips" in table.values for table in tables if isinstance(table, Mapping)):
        return
    divisor = 0
    for table in tables:
        for text in _amounts_of_table(table):
            divisor = gcd(divisor, int(text))
    for text in _amounts_of_script(script):
        divisor = gcd(divisor, int(text))
    if divisor % 5:
        reading.denominations = (1, 5, *USUAL_SET)
    elif divisor % 25:
        reading.denominations = (5, *USUAL_SET)


def _amounts_of_table(table: Node | None) -> Iterator[str]:
    if not isinstance(table, Mapping):
        return
    for name in _AMOUNTS:
        yield from _numbers(table.get(name))
    seats = table.get("seats")
    for seat in seats.values.values() if isinstance(seats, Mapping) else ():
        yield from _numbers(seat.get("stack") if isinstance(seat, Mapping) else seat)


_AMOUNTS: Final = ("blinds", "limits", "ante", "bring-in", "pots")


def _amounts_of_script(script: Node | None) -> Iterator[str]:
    for line in script if isinstance(script, Sequence) else ():
        if not isinstance(line, Mapping):
            continue
        for name in ("bets", "raises", "all-in", "adds"):
            if name in line.values:
                yield from _numbers(line.values[name])
        branches = line.get("branches")
        for branch in branches if isinstance(branches, Sequence) else ():
            if isinstance(branch, Mapping):
                yield from _amounts_of_table(branch.get("table"))
                yield from _amounts_of_script(branch.get("script"))


def _numbers(node: Node | None) -> Iterator[str]:
    match node:
        case Scalar(text=text):
            yield from (part for part in text.split("-") if is_number(part))
        case Sequence(items=items):
            for item in items:
                yield from _numbers(item)
        case Mapping():
            for name, value in node.values.items():
                if name != "seats":
                    yield from _numbers(value)
        case _:
            return
