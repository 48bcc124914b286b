"""What the fields of an answer have in common, and what they know of the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.content.lesson import Value
from trainer.i18n import Voice
from trainer.table.cards import Card
from trainer.table.chips import USUAL_SET
from trainer.view.spots import Spot


@dataclass(frozen=True, slots=True)
class Around:
    """What a field may know of the table: facts that anybody there can see.

    `seats` are the occupied ones with their names, `holding` those with cards; `pots` is how many
    lie apart in the middle; `split`: high and low share the pot. `apart` is a seat that is not
    asked about, since the question is about its hand. `hands` are the cards of each seat as they
    lie open, `board` those in the middle; `high`: the best high hand wins, or shares the pot;
    `has_board`: the streets are flop, turn and river; `chips`: the denominations in play;
    `in_order`: how many seats an order has, 0 where that is a part of the answer.
    """

    seats: tuple[tuple[int, str], ...] = ()
    holding: tuple[int, ...] = ()
    pots: int = 1
    split: bool = False
    apart: int | None = None
    hands: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    board: tuple[Card, ...] = ()
    high: bool = True
    has_board: bool = True
    chips: tuple[int, ...] = USUAL_SET
    in_order: int = 0

    @property
    def halves(self) -> tuple[str, ...]:
        """The sides of a hand that count: high, low, or both."""
        if self.split:
            return ("high", "low")
        return ("high",) if self.high else ("low",)


class FieldWidget(QWidget):
    """One field of an answer. `value` is None as long as nothing was said."""

    changed = Signal()
    only_amounts = False
    """Whether nothing but digits can be given here."""

    @property
    def whole(self) -> bool:
        """Whether what was said can be an answer as it is."""
        return True

    def value(self) -> Value:
        raise NotImplementedError

    def set_value(self, value: Value) -> None:
        raise NotImplementedError

    def clear(self) -> None:
        self.set_value(None)

    def said(self) -> object:
        """All that was said here, also what is no value yet; another of it is another step."""
        return self.value()

    def take_up(self, said: Any) -> None:
        """Goes back to what `said` gave."""
        self.set_value(said)

    def speak(self, voice: Voice) -> None:
        """Says everything in this language."""
        raise NotImplementedError

    def set_keys(self, keys: Iterator[str]) -> None:
        """Takes the keys it can use from `keys`."""

    def offered(self) -> tuple[Spot, ...]:
        """What may be clicked on the table."""
        return ()

    def chosen(self) -> tuple[Spot, ...]:
        """What the answer names of that, in its order."""
        return ()

    def take(self, spot: Spot) -> bool:
        """Something was clicked on the table; whether that means something here."""
        if spot not in self.offered():
            return False
        self.clicked(spot)
        return True

    def clicked(self, spot: Spot) -> None:
        """What is done with something of what is offered."""
        raise NotImplementedError

    def turn_to(self, spot: Spot) -> None:
        """Another field took what was clicked: what comes next may be about it."""
