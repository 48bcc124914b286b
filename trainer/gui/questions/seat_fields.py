"""Fields answered with seats: by their buttons, by digits, or by clicking them on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from trainer.content.lesson import Value
from trainer.gui.buttons import KeyButton
from trainer.gui.plain_text import tip
from trainer.gui.questions.field import FieldWidget
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, say
from trainer.view.spots import Spot, seats_at

ROW = 5
"""Buttons in a row of seats."""


class SeatButtons(QWidget):
    """A button a seat, with its number on it."""

    pressed = Signal(int)

    def __init__(
        self, seats: Iterable[tuple[int, str]], parent: QWidget | None = None, *, row: int = ROW
    ) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        self._names = dict(seats)
        self._buttons: dict[int, KeyButton] = {}
        for index, number in enumerate(self._names):
            button = KeyButton("seat", self, checkable=True)
            button.set_label(str(number))
            button.centre_label()
            button.clicked.connect(lambda _=False, one=number: self.pressed.emit(one))
            grid.addWidget(button, index // row, index % row)
            self._buttons[number] = button
        for column in range(row):
            grid.setColumnStretch(column, 1)

    def __contains__(self, seat: int) -> bool:
        return seat in self._buttons

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The seats on the table."""
        return seats_at(self._buttons)

    def button(self, seat: int) -> KeyButton:
        return self._buttons[seat]

    def show_chosen(self, seats: Iterable[int]) -> None:
        chosen = set(seats)
        for number, button in self._buttons.items():
            button.setChecked(number in chosen)

    def speak(self, voice: Voice) -> None:
        for number, button in self._buttons.items():
            name = self._names[number]
            button.setAccessibleName(
                voice.text(
                    say("Seat {seat}, {name}", seat=number, name=name)
                    if name
                    else say("Seat {seat}", seat=number)
                )
            )
            button.setToolTip(tip(name))

    def set_digits(self) -> None:
        """Every seat on the key of its number; seat 10 on 0."""
        for number, button in self._buttons.items():
            button.set_key(str(number % 10), shown="")

    def drop_digits(self) -> None:
        for button in self._buttons.values():
            button.set_key("")


class SeatsField(FieldWidget):
    """A label over the seats: one, several, or several in order."""

    def __init__(
        self, label: Message, seats: Iterable[tuple[int, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name = label
        self._chosen: list[int] = []
        self._voice = voice(SOURCE)
        self._label = QLabel(self)
        self._label.setProperty("role", "quiet")
        self._label.setWordWrap(True)
        self.seats = SeatButtons(seats, self)
        self.seats.pressed.connect(self._pressed)
        self._told = QLabel(self)
        self._told.setProperty("role", "answer")
        self._told.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for one in (self._label, self.seats, self._told):
            column.addWidget(one)
        self._told.hide()

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        name = voice.text(self._name)
        self._label.setText(name)
        self.setAccessibleName(name)
        self.seats.speak(voice)
        self._show()

    def set_keys(self, keys: Iterator[str]) -> None:
        del keys  # a seat has the key of its own number
        self.seats.set_digits()

    def offered(self) -> tuple[Spot, ...]:
        return self.seats.spots

    def chosen(self) -> tuple[Spot, ...]:
        return seats_at(self._chosen)

    def clicked(self, spot: Spot) -> None:
        self._pressed(spot.number)

    def _pressed(self, seat: int) -> None:
        self._choose(seat)
        self._show()
        self.changed.emit()

    def _choose(self, seat: int) -> None:
        if seat in self._chosen:
            self._chosen.remove(seat)
        else:
            self._chosen.append(seat)

    def _show(self) -> None:
        self.seats.show_chosen(self._chosen)


class SeatSetField(SeatsField):
    """Any seats; none of them says nothing."""

    def value(self) -> Value:
        return tuple(sorted(self._chosen)) or None

    def set_value(self, value: Value) -> None:
        self._chosen = _seats(value)
        self._show()


class SeatField(SeatsField):
    """One seat."""

    def value(self) -> Value:
        return self._chosen[0] if self._chosen else None

    def set_value(self, value: Value) -> None:
        self._chosen = _seats(value)
        self._show()

    def _choose(self, seat: int) -> None:
        self._chosen = [] if self._chosen == [seat] else [seat]


class SeatOrderField(SeatsField):
    """Seats in the order in which they are pressed, which is written below them; `wanted` of them
    make an order, 0 where anybody can see no number."""

    def __init__(
        self,
        label: Message,
        seats: Iterable[tuple[int, str]],
        parent: QWidget | None = None,
        *,
        wanted: int = 0,
    ) -> None:
        super().__init__(label, seats, parent)
        self._wanted = wanted

    @property
    def whole(self) -> bool:
        return not self._wanted or len(self._chosen) == self._wanted

    def value(self) -> Value:
        return tuple(self._chosen) or None

    def set_value(self, value: Value) -> None:
        self._chosen = _seats(value)
        self._show()

    def _show(self) -> None:
        super()._show()
        order = " → ".join(map(str, self._chosen))
        if self._wanted:
            count = say("{done} of {all} seats", done=len(self._chosen), all=self._wanted)
            order = "  ·  ".join(filter(None, [order, self._voice.text(count)]))
        self._told.setVisible(bool(order))
        self._told.setText(order)


def _seats(value: Value) -> list[int]:
    if isinstance(value, tuple):
        return [one for one in value if isinstance(one, int)]
    return [value] if isinstance(value, int) and not isinstance(value, bool) else []
