"""The one argument of every rule: the table before the event, the event, the house, and what
earlier stages found."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.rules.house import House
from trainer.rules.ruling import Finding
from trainer.table.events import Calls, Event, Folds, Says, Word
from trainer.table.state import Seat, Table


@dataclass(frozen=True, slots=True)
class Case:
    """`seat` is whose event it is; `table` as it was before the event, with the bets counted in
    that wait between the turn and the seat; `counted` the same without them.

    `spoken` is how the words or the clear act of the event read, `silent` how its chips alone
    would; `meaning` what the act comes to, once that stage has answered.
    """

    table: Table
    counted: Table
    seat: Seat
    event: Event
    house: House
    spoken: Finding | None = None
    silent: Finding | None = None
    meaning: Finding | None = None

    @property
    def in_turn(self) -> bool:
        return self.table.action_on == self.seat.number


def folds(event: Event) -> bool:
    """By the act, or by the official word."""
    return isinstance(event, Folds) or (isinstance(event, Says) and event.word is Word.FOLD)


def calls(event: Event) -> bool:
    """By the act, or by the official word."""
    return isinstance(event, Calls) or (isinstance(event, Says) and event.word is Word.CALL)
