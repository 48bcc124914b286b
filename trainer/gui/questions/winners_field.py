"""Who gets how much of each pot, or of each half where high and low share it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.content.lesson import Value
from trainer.gui.questions.field import FieldWidget
from trainer.gui.questions.seat_map_fields import SeatAmountsField
from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.view.spots import Spot, SpotKind, pots_at
from trainer.view.words import pot_label

HALVES = ("high", "low")


class WinnersField(FieldWidget):
    """Who gets how much of each pot, or of each half where high and low share it."""

    def __init__(
        self,
        label: Message,
        seats: Iterable[tuple[int, str]],
        pots: int,
        *,
        split: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = label
        seats = tuple(seats)
        halves = ("whole", *HALVES) if split else ("whole",)
        self._parts: dict[tuple[int, str], SeatAmountsField] = {}
        self._active = (0, halves[0])
        self._turned_to: tuple[int, ...] = ()
        """The pot that was worked on, once one was."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for number in range(pots):
            for half in halves:
                part = SeatAmountsField(_part_label(number, pots, half), seats, self)
                part.changed.connect(lambda one=(number, half): self._part_changed(one))
                column.addWidget(part)
                self._parts[number, half] = part

    def value(self) -> Value:
        won = tuple(
            {"pot": number, "half": half, "shares": shares}
            for (number, half), part in self._parts.items()
            if (shares := part.value())
        )
        return won or None

    def set_value(self, value: Value) -> None:
        for part in self._parts.values():
            part.set_value(None)
        for won in value if isinstance(value, tuple) else ():
            if isinstance(won, Mapping):
                place = (won.get("pot"), won.get("half", "whole"))
                for at, part in self._parts.items():
                    if at == place:
                        part.set_value(won.get("shares"))

    def said(self) -> object:
        return {at: part.said() for at, part in self._parts.items()}

    def take_up(self, said: dict[tuple[int, str], dict[int, int | None]]) -> None:
        for at, part in self._parts.items():
            part.take_up(said[at])

    def part(self, pot: Value, half: Value) -> SeatAmountsField:
        """The seats of one pot, or of one half of it."""
        return next(part for at, part in self._parts.items() if at == (pot, half))

    def offered(self) -> tuple[Spot, ...]:
        """Seats go to the pot worked on last, which is one that was clicked, or said more of."""
        pots = dict.fromkeys(number for number, _ in self._parts)
        return (*self._parts[self._active].offered(), *pots_at(pots))

    def chosen(self) -> tuple[Spot, ...]:
        return (*self._parts[self._active].chosen(), *pots_at(self._turned_to))

    def take(self, spot: Spot) -> bool:
        if spot.kind is not SpotKind.POT or spot not in self.offered():
            return self._parts[self._active].take(spot)
        parts = [part for part in self._parts if part[0] == spot.number]
        # Clicked once more, a pot that is halved goes on to its other half.
        at = parts.index(self._active) + 1 if self._active in parts else 0
        self._work_on(parts[at % len(parts)])
        self.changed.emit()
        return True

    def turn_to(self, spot: Spot) -> None:
        parts = [part for part in self._parts if part[0] == spot.number]
        if spot.kind is SpotKind.POT and parts and self._active not in parts:
            self._work_on(parts[0])

    def _part_changed(self, part: tuple[int, str]) -> None:
        self._work_on(part)
        self.changed.emit()

    def _work_on(self, part: tuple[int, str]) -> None:
        self._active, self._turned_to = part, (part[0],)
        for at, one in self._parts.items():
            one.show_active(active=len(self._parts) > 1 and at == part)

    def speak(self, voice: Voice) -> None:
        self.setAccessibleName(voice.text(self._name))
        for part in self._parts.values():
            part.speak(voice)


def _part_label(number: int, pots: int, half: str) -> Message:
    pot = pot_label(number, pots)
    match half:
        case "high":
            return say("{pot}, high half", pot=pot)
        case "low":
            return say("{pot}, low half", pot=pot)
        case _:
            return pot
