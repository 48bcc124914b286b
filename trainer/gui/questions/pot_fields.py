"""Fields answered with pots: what each holds and who plays for it, and in what order they go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trainer.content.lesson import Value
from trainer.gui.buttons import KeyButton, restyle
from trainer.gui.questions.amount_field import AmountEdit
from trainer.gui.questions.field import FieldWidget
from trainer.gui.questions.seat_fields import SeatButtons
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, say
from trainer.view.spots import Spot, pots_at, seats_at
from trainer.view.words import pot_label

MOST_POTS = 6


class PotsField(FieldWidget):
    """The pots, the main pot first; a click on the table goes to the pot worked on last."""

    def __init__(
        self, label: Message, seats: Iterable[tuple[int, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        del label  # the pots name themselves
        self._seats = tuple(seats)
        self._voice = voice(SOURCE)
        self._active = 0
        self.pots: list[_Pot] = []
        self.more = KeyButton("plain", self)
        self.more.clicked.connect(self._one_more)
        self.fewer = KeyButton("plain", self)
        self.fewer.clicked.connect(self._one_fewer)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.more)
        buttons.addWidget(self.fewer)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addLayout(buttons)
        self._add()

    def value(self) -> Value:
        pots = tuple(pot.value() for pot in self.pots if pot.said)
        return pots or None

    def set_value(self, value: Value) -> None:
        given = value if isinstance(value, tuple) else ()
        while len(self.pots) > max(1, len(given)):
            self._drop()
        while len(self.pots) < len(given):
            self._add()
        for index, pot in enumerate(self.pots):
            pot.set_value(given[index] if index < len(given) else None)
        self._show()

    def said(self) -> object:
        """With pots that nothing was said of yet."""
        return tuple((pot.edit.amount(), pot.chosen) for pot in self.pots)

    def take_up(self, said: tuple[tuple[int | None, tuple[int, ...]], ...]) -> None:
        self.set_value(tuple({"amount": amount, "seats": seats} for amount, seats in said))

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        self.more.set_label(voice.text(say("One pot more")))
        self.fewer.set_label(voice.text(say("One pot less")))
        self._show()

    def set_keys(self, keys: Iterator[str]) -> None:
        self.more.set_key("+")
        self.fewer.set_key("-", shown="−")
        del keys

    def offered(self) -> tuple[Spot, ...]:
        return self.pots[self._active].seats.spots

    def chosen(self) -> tuple[Spot, ...]:
        return seats_at(self.pots[self._active].chosen)

    def clicked(self, spot: Spot) -> None:
        self.pots[self._active].take_seat(spot.number)

    def _one_more(self) -> None:
        if len(self.pots) < MOST_POTS:
            self._add()
            self._work_on(len(self.pots) - 1)
            self.changed.emit()

    def _one_fewer(self) -> None:
        if len(self.pots) > 1:
            self._drop()
            self._work_on(min(self._active, len(self.pots) - 1))
            self.changed.emit()

    def _add(self) -> None:
        pot = _Pot(self._seats, self)
        index = len(self.pots)
        pot.changed.connect(self.changed)
        pot.worked_on.connect(lambda: self._work_on(index))
        self.pots.append(pot)
        self._column.insertWidget(index, pot)
        pot.show()
        self._show()

    def _drop(self) -> None:
        pot = self.pots.pop()
        pot.hide()
        self._column.removeWidget(pot)
        pot.deleteLater()
        self._show()

    def _work_on(self, index: int) -> None:
        self._active = index
        self._show()

    def _show(self) -> None:
        self._active = min(self._active, len(self.pots) - 1)
        several = len(self.pots) > 1
        for index, pot in enumerate(self.pots):
            label = pot_label(index, max(2, len(self.pots)))
            pot.speak(self._voice, self._voice.text(label))
            restyle(pot, active=several and index == self._active)
            pot.set_digits(worked_on=index == self._active)
        self.fewer.setEnabled(several)
        self.more.setEnabled(len(self.pots) < MOST_POTS)


class _Pot(QFrame):
    """One pot: its amount and who plays for it."""

    changed = Signal()
    worked_on = Signal()

    def __init__(self, seats: tuple[tuple[int, str], ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "group")
        self._chosen: set[int] = set()
        self._label = QLabel(self)
        self._label.setProperty("role", "quiet")
        self.edit = AmountEdit(self)
        self.edit.amount_changed.connect(self.changed)
        self.edit.installEventFilter(self)
        self.seats = SeatButtons(seats, self)
        self.seats.pressed.connect(self._pressed)
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 8, 8, 8)
        grid.setSpacing(8)
        grid.addWidget(self._label, 0, 0)
        grid.addWidget(self.edit, 0, 1)
        grid.addWidget(self.seats, 1, 0, 1, 2)
        grid.setColumnStretch(1, 1)

    @property
    def said(self) -> bool:
        return self.edit.amount() is not None or bool(self._chosen)

    @property
    def chosen(self) -> tuple[int, ...]:
        return tuple(sorted(self._chosen))

    def value(self) -> Value:
        return {"amount": self.edit.amount() or 0, "seats": tuple(sorted(self._chosen))}

    def set_value(self, value: Value) -> None:
        given = value if isinstance(value, Mapping) else {}
        amount, seats = given.get("amount"), given.get("seats")
        self.edit.set_amount(amount if isinstance(amount, int) else None)
        self._chosen = (
            {one for one in seats if isinstance(one, int)} if isinstance(seats, tuple) else set()
        )
        self.seats.show_chosen(self._chosen)

    def speak(self, voice: Voice, label: str) -> None:
        self._label.setText(label)
        self.setAccessibleName(label)
        self.edit.setAccessibleName(label)
        self.edit.speak(voice)
        self.seats.speak(voice)

    def set_digits(self, *, worked_on: bool) -> None:
        if worked_on:
            self.seats.set_digits()
        else:
            self.seats.drop_digits()

    def take_seat(self, seat: int) -> None:
        self._pressed(seat)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.edit and event.type() is QEvent.Type.FocusIn:
            self.worked_on.emit()
        return False

    def _pressed(self, seat: int) -> None:
        self._chosen ^= {seat}
        self.seats.show_chosen(self._chosen)
        self.worked_on.emit()
        self.changed.emit()


class PotOrderField(FieldWidget):
    """Pots in the order in which they are pressed, which is written below them."""

    def __init__(self, label: Message, pots: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = label
        self._order: list[int] = []
        self._voice = voice(SOURCE)
        self._label = QLabel(self)
        self._label.setProperty("role", "quiet")
        self.buttons = tuple(KeyButton("choice", self, checkable=True) for _ in range(max(2, pots)))
        self._told = QLabel(self)
        self._told.setProperty("role", "answer")
        self._told.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._label)
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, one=number: self._pressed(one))
            column.addWidget(button)
        column.addWidget(self._told)
        self._told.hide()

    def value(self) -> Value:
        return tuple(self._order) or None

    def set_value(self, value: Value) -> None:
        given = value if isinstance(value, tuple) else ()
        self._order = [one for one in given if isinstance(one, int) and one < len(self.buttons)]
        self._show()

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        name = voice.text(self._name)
        self._label.setText(name)
        self.setAccessibleName(name)
        for number, button in enumerate(self.buttons):
            button.set_label(voice.text(pot_label(number, len(self.buttons))))
        self._show()

    def set_keys(self, keys: Iterator[str]) -> None:
        for button in self.buttons:
            button.set_key(next(keys, ""))

    def offered(self) -> tuple[Spot, ...]:
        return pots_at(range(len(self.buttons)))

    def chosen(self) -> tuple[Spot, ...]:
        return pots_at(self._order)

    def clicked(self, spot: Spot) -> None:
        self._pressed(spot.number)

    def _pressed(self, number: int) -> None:
        if number in self._order:
            self._order.remove(number)
        else:
            self._order.append(number)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for number, button in enumerate(self.buttons):
            button.setChecked(number in self._order)
        names = [self._voice.text(pot_label(number, len(self.buttons))) for number in self._order]
        self._told.setText(" → ".join(names))
        self._told.setVisible(bool(names))
