"""Fields that hold something for each seat: an amount, or a word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from trainer.content.lesson import Value
from trainer.content.questions import Choice
from trainer.gui.buttons import KeyButton, restyle
from trainer.gui.questions.amount_field import AmountEdit
from trainer.gui.questions.field import FieldWidget
from trainer.gui.questions.seat_fields import SeatButtons
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, say
from trainer.view.spots import Spot, seats_at


class SeatAmountsField(FieldWidget):
    """Seats, and an amount for each that was pressed."""

    def __init__(
        self, label: Message, seats: Iterable[tuple[int, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name = label
        self._voice = voice(SOURCE)
        self._label = QLabel(self)
        self._label.setProperty("role", "quiet")
        self._label.setWordWrap(True)
        self.seats = SeatButtons(seats, self)
        self.seats.pressed.connect(self._pressed)
        self.edits: dict[int, AmountEdit] = {}
        self._rows: dict[int, QWidget] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(self._label)
        self._column.addWidget(self.seats)

    def value(self) -> Value:
        amounts = {str(seat): edit.amount() for seat, edit in sorted(self.edits.items())}
        told = {seat: amount for seat, amount in amounts.items() if amount is not None}
        return told or None

    def set_value(self, value: Value) -> None:
        given = value if isinstance(value, Mapping) else {}
        amounts: dict[int, int | None] = {
            int(name): amount
            for name, amount in given.items()
            if int(name) in self.seats and isinstance(amount, int)
        }
        self.take_up(amounts)

    def said(self) -> object:
        """With seats whose amounts are still to come."""
        return {seat: edit.amount() for seat, edit in self.edits.items()}

    def take_up(self, said: dict[int, int | None]) -> None:
        for seat in set(self.edits) - set(said):
            self._drop(seat)
        for seat, amount in said.items():
            # A field that stays keeps the focus.
            (self.edits.get(seat) or self._add(seat)).set_amount(amount)
        self.seats.show_chosen(self.edits)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        name = voice.text(self._name)
        self._label.setText(name)
        self.setAccessibleName(name)
        self.seats.speak(voice)
        for seat in self.edits:
            self._speak_row(seat)

    def show_active(self, *, active: bool) -> None:
        """Whether clicks on the table go here, where there are several such fields."""
        restyle(self._label, active=active)

    def set_keys(self, keys: Iterator[str]) -> None:
        del keys
        self.seats.set_digits()

    def offered(self) -> tuple[Spot, ...]:
        return self.seats.spots

    def chosen(self) -> tuple[Spot, ...]:
        return seats_at(sorted(self.edits))

    def clicked(self, spot: Spot) -> None:
        self._pressed(spot.number)

    def _pressed(self, seat: int) -> None:
        if seat in self.edits:
            self._drop(seat)
        else:
            self._add(seat).setFocus(Qt.FocusReason.OtherFocusReason)
        self.seats.show_chosen(self.edits)
        self.changed.emit()

    def _add(self, seat: int) -> AmountEdit:
        row = QWidget(self)
        edit = AmountEdit(row)
        label = QLabel(row)
        label.setProperty("role", "quiet")
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(label, 2)
        line.addWidget(edit, 3)
        edit.amount_changed.connect(self.changed)
        self.edits[seat] = edit
        self._rows[seat] = row
        self._speak_row(seat)
        self._column.insertWidget(2 + sorted(self.edits).index(seat), row)
        row.show()  # at once: chips may be meant for it
        return edit

    def _drop(self, seat: int) -> None:
        del self.edits[seat]
        row = self._rows.pop(seat)
        row.hide()
        self._column.removeWidget(row)
        row.deleteLater()

    def _speak_row(self, seat: int) -> None:
        edit = self.edits[seat]
        text = self._voice.text(say("Seat {seat}", seat=seat))
        self._rows[seat].findChildren(QLabel)[0].setText(text)
        edit.setAccessibleName(f"{self._voice.text(self._name)}, {text}")
        edit.speak(self._voice)


class SeatWordsField(FieldWidget):
    """A word for each seat: a column a word, a row a seat, whose digit goes through the words."""

    def __init__(
        self,
        label: Message,
        seats: Iterable[tuple[int, str]],
        choices: tuple[Choice, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = label
        self._choices = choices
        self._seats = dict(seats)
        self._words: dict[int, Value] = {}
        self.cells: dict[tuple[int, int], QPushButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        self._label = QLabel(self)
        self._label.setProperty("role", "quiet")
        self._label.setWordWrap(True)
        grid.addWidget(self._label, 0, 0)
        self._heads = [QLabel(self) for _ in choices]
        for column, head in enumerate(self._heads, start=1):
            head.setProperty("role", "quiet")
            head.setWordWrap(True)
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(head, 0, column)
            grid.setColumnStretch(column, 1)
        self.rows: dict[int, KeyButton] = {}
        for line, seat in enumerate(self._seats, start=1):
            self._add_row(grid, line, seat)

    def _add_row(self, grid: QGridLayout, line: int, seat: int) -> None:
        name = KeyButton("row", self)
        name.clicked.connect(lambda _=False, one=seat: self._pressed(one))
        self.rows[seat] = name
        grid.addWidget(name, line, 0)
        for column in range(len(self._choices)):
            cell = QPushButton(self)
            cell.setProperty("role", "cell")
            cell.setCheckable(True)
            cell.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            cell.clicked.connect(lambda _=False, at=(seat, column): self._say(*at))
            self.cells[seat, column] = cell
            grid.addWidget(cell, line, column + 1)

    def value(self) -> Value:
        return {str(seat): word for seat, word in sorted(self._words.items())} or None

    def set_value(self, value: Value) -> None:
        given = value if isinstance(value, Mapping) else {}
        self._words = {int(seat): word for seat, word in given.items() if int(seat) in self._seats}
        self._show()

    def speak(self, voice: Voice) -> None:
        name = voice.text(self._name)
        self._label.setText(name)
        self.setAccessibleName(name)
        for head, choice in zip(self._heads, self._choices, strict=True):
            head.setText(voice.text(choice.label))
        for seat, button in self.rows.items():
            text = self._seats[seat] or voice.text(say("Seat {seat}", seat=seat))
            button.set_label(text)
            for column, choice in enumerate(self._choices):
                self.cells[seat, column].setAccessibleName(f"{text}: {voice.text(choice.label)}")

    def set_keys(self, keys: Iterator[str]) -> None:
        del keys
        for seat, button in self.rows.items():
            button.set_key(str(seat % 10))

    def offered(self) -> tuple[Spot, ...]:
        return seats_at(self._seats)

    def clicked(self, spot: Spot) -> None:
        self._pressed(spot.number)

    def place_of(self, word: Value) -> int:
        """The column of a word."""
        return next(i for i, choice in enumerate(self._choices) if choice.value == word)

    def cell(self, seat: int, word: Value) -> QPushButton:
        return self.cells[seat, self.place_of(word)]

    def _pressed(self, seat: int) -> None:
        """The next word for the seat."""
        at = self.place_of(self._words[seat]) + 1 if seat in self._words else 0
        self._say(seat, at % len(self._choices))

    def _say(self, seat: int, column: int) -> None:
        self._words[seat] = self._choices[column].value
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for (seat, column), cell in self.cells.items():
            chosen = seat in self._words and self._words[seat] == self._choices[column].value
            cell.setChecked(chosen)
            cell.setText("●" if chosen else "○")
