"""What the fields of an answer have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.content.lesson import Value
from trainer.i18n import Voice
from trainer.view.spots import Spot


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
