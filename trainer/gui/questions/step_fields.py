"""Steps of the dealer in the order in which they are pressed, each with what follows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from trainer.content.lesson import Value
from trainer.content.questions import FOLLOWING_NAMES, SAID_NAMES, STEP_NAMES, step_in_words
from trainer.content.step_text import FOLLOWING, SAYINGS, STEPS, Takes, is_whole
from trainer.gui.buttons import KeyButton
from trainer.gui.questions.amount_field import AmountEdit
from trainer.gui.questions.field import FieldWidget
from trainer.gui.questions.seat_fields import SeatButtons
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, say
from trainer.view.around import Around
from trainer.view.spots import Spot, SpotKind, pots_at, seats_at
from trainer.view.words import pot_label

KEYS: Final = dict(zip(STEPS, "ASDGJKZBNQWUIF", strict=True))
"""The key of each step; the floor has the key that it has everywhere."""
COLUMNS: Final = 2


class StepsField(FieldWidget):
    """The steps so far as a list, what follows the last of them, and all that may come next."""

    def __init__(self, label: Message, around: Around, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = label
        self._around = around
        self._voice = voice(SOURCE)
        self._steps: list[str] = []
        self._label = QLabel(self)
        self._label.setProperty("role", "quiet")
        self._told = QLabel(self)
        self._told.setProperty("role", "answer")
        self._told.setWordWrap(True)
        self.following: Following | None = None
        self.words = {word: KeyButton("choice", self) for word in STEPS}
        self.back = KeyButton("plain", self)
        self.back.clicked.connect(self._take_back)
        grid = QGridLayout()
        grid.setSpacing(8)
        for place, (word, button) in enumerate(self.words.items()):
            button.clicked.connect(lambda _=False, one=word: self._pressed(one))
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        for part in (self._label, self._told):
            self._column.addWidget(part)
        self._column.addLayout(grid)
        self._column.addWidget(self.back)
        self._show()

    def value(self) -> Value:
        """None as well while the last step wants something to follow it."""
        if not self._steps or not is_whole(self._steps[-1]):
            return None
        return tuple(self._steps)

    def set_value(self, value: Value) -> None:
        self._steps = [str(one) for one in value] if isinstance(value, tuple) else []
        self._show_following()
        self._show()

    def said(self) -> object:
        """With a last step that is half said."""
        return tuple(self._steps)

    def take_up(self, said: tuple[str, ...]) -> None:
        self.set_value(said)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        name = voice.text(self._name)
        self._label.setText(name)
        self.setAccessibleName(name)
        for word, button in self.words.items():
            button.set_label(voice.text(STEP_NAMES[word]))
        self.back.set_label(voice.text(say("Take the last step back")))
        self._show_following()
        self._show()

    def set_keys(self, keys: Iterator[str]) -> None:
        del keys  # every step has a key of its own
        for word, button in self.words.items():
            button.set_key(KEYS[word])
        self.back.set_key("-", shown="−")

    def offered(self) -> tuple[Spot, ...]:
        return () if self.following is None else self.following.offered()

    def chosen(self) -> tuple[Spot, ...]:
        return () if self.following is None else self.following.named()

    def take(self, spot: Spot) -> bool:
        return self.following is not None and self.following.take(spot)

    def _pressed(self, word: str) -> None:
        """The next step; one that was left half said is given up for it."""
        if self._steps and not is_whole(self._steps[-1]):
            self._steps.pop()
        alone = FOLLOWING.get(word, ())
        self._steps.append(f"{word} {alone[0]}" if len(alone) == 1 else word)
        self._show_following()
        self._changed()

    def _take_back(self) -> None:
        if self._steps:
            self._steps.pop()
        self._show_following()
        self._changed()

    def _changed(self) -> None:
        self._show()
        self.changed.emit()

    def _said_more(self) -> None:
        assert self.following is not None
        self._steps[-1] = self.following.step()
        self._changed()

    def _show_following(self) -> None:
        if self.following is not None:
            self.following.hide()
            self._column.removeWidget(self.following)
            self.following.deleteLater()
            self.following = None
        if self._steps and takes_more(self._steps[-1]):
            self.following = Following(self._steps[-1], self._around, self._voice, self)
            self.following.changed.connect(self._said_more)
            self._column.insertWidget(2, self.following)
            self.following.show()  # at once: chips may be meant for it
            self.following.take_focus()

    def _show(self) -> None:
        lines = [
            f"{number}. {self._voice.text(step_in_words(step))}"
            for number, step in enumerate(self._steps, start=1)
        ]
        self._told.setText("\n".join(lines))
        self._told.setVisible(bool(lines))
        self.back.setEnabled(bool(lines))


def takes_more(step: str) -> bool:
    """Whether something may follow the word of a step that can be chosen here."""
    word = step.split()[0]
    return STEPS[word] is not Takes.NOTHING and len(FOLLOWING.get(word, ("", ""))) > 1


class Following(QWidget):
    """What follows the word of one step: seats, an amount, a pot, or a word."""

    changed = Signal()

    def __init__(self, step: str, around: Around, voice: Voice, parent: QWidget) -> None:
        super().__init__(parent)
        self._word, *rest = step.split()
        self._takes = STEPS[self._word]
        self._voice = voice
        self.seats: SeatButtons | None = None
        self.edit: AmountEdit | None = None
        self.buttons: dict[str, KeyButton] = {}
        self.chosen: list[int] = []
        self._said = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 0, 0, 0)
        self._column.setSpacing(6)
        self._build(around)
        self._set(rest)

    def step(self) -> str:
        """The step as far as it was said."""
        amount = None if self.edit is None else self.edit.amount()
        parts = [self._word, *map(str, self.chosen), self._said]
        return " ".join(filter(None, [*parts, "" if amount is None else str(amount)]))

    @property
    def wants_seat(self) -> bool:
        """Whether the next thing to be said is a seat."""
        return self._takes is Takes.SEATS or not self.chosen

    def offered(self) -> tuple[Spot, ...]:
        if self._takes is Takes.POT:
            return pots_at(map(int, self.buttons))
        return () if self.seats is None else self.seats.spots

    def named(self) -> tuple[Spot, ...]:
        """What was said so far of that."""
        if self._takes is Takes.POT:
            return pots_at([int(self._said)] if self._said else [])
        return seats_at(self.chosen)

    def take(self, spot: Spot) -> bool:
        if spot not in self.offered():
            return False
        if spot.kind is SpotKind.POT:
            self._word_pressed(str(spot.number))
        else:
            self._seat_pressed(spot.number)
        return True

    def take_focus(self) -> None:
        """Digits go to the amount where nothing else takes them."""
        if self.edit is not None and self.seats is None and self.isVisible():
            self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self, around: Around) -> None:
        match self._takes:
            case Takes.SAID:
                self._add_edit()
                self._add_buttons({word: SAID_NAMES[word] for word in SAYINGS}, digits=False)
            case Takes.SEAT:
                self._add_seats(around.seats)
            case Takes.SEATS:
                self._add_seats(tuple(one for one in around.seats if one[0] in around.holding))
            case Takes.SEAT_AND_AMOUNT:
                self._add_seats(around.seats)
                self._add_edit()
            case Takes.POT:
                pots = {str(pot): pot_label(pot, around.pots) for pot in range(around.pots)}
                self._add_buttons(pots, digits=True)
            case Takes.WORD:
                words = _streets(around) if self._word == "deal" else FOLLOWING[self._word]
                self._add_buttons({word: FOLLOWING_NAMES[word] for word in words}, digits=True)
            case Takes.NOTHING:
                return

    def _add_seats(self, seats: tuple[tuple[int, str], ...]) -> None:
        self.seats = SeatButtons(seats, self)
        self.seats.pressed.connect(self._seat_pressed)
        self.seats.set_digits()
        self.seats.speak(self._voice)
        self._column.addWidget(self.seats)

    def _add_edit(self) -> None:
        self.edit = AmountEdit(self)
        self.edit.amount_changed.connect(self._amount_typed)
        self.edit.setAccessibleName(self._voice.text(say("Amount")))
        self.edit.setPlaceholderText(self._voice.text(say("Amount")))
        self.edit.speak(self._voice)
        self._column.addWidget(self.edit)

    def _add_buttons(self, labels: dict[str, Message], *, digits: bool) -> None:
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, (word, label) in enumerate(labels.items()):
            button = KeyButton("choice", self, checkable=True)
            button.set_label(self._voice.text(label))
            button.clicked.connect(lambda _=False, one=word: self._word_pressed(one))
            if digits:
                button.set_key(str(place + 1))
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
            self.buttons[word] = button
        self._column.addLayout(grid)

    def _set(self, rest: list[str]) -> None:
        """What was said already."""
        if self.seats is not None:
            count = 1 if self._takes is Takes.SEAT_AND_AMOUNT else len(rest)
            self.chosen = [int(one) for one in rest[:count] if one.isdecimal()]
            rest = rest[count:]
        if rest and rest[0] in self.buttons:
            self._said = rest[0]
        elif rest and self.edit is not None and rest[0].isdecimal():
            self.edit.set_amount(int(rest[0]))
        self._show()

    def _seat_pressed(self, seat: int) -> None:
        if self._takes is Takes.SEATS:
            self.chosen = sorted({*self.chosen} ^ {seat})
        else:
            self.chosen = [] if self.chosen == [seat] else [seat]
        self._show()
        if self.edit is not None and self.chosen:
            self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _word_pressed(self, word: str) -> None:
        self._said = "" if self._said == word else word
        if self.edit is not None:
            self.edit.set_amount(None)
        self._show()
        self.changed.emit()

    def _amount_typed(self) -> None:
        self._said = ""
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        if self.seats is not None:
            self.seats.show_chosen(self.chosen)
        for word, button in self.buttons.items():
            button.setChecked(word == self._said)


def _streets(around: Around) -> tuple[str, ...]:
    """What can be dealt in this game."""
    flop_streets = ("flop", "turn", "river")
    return tuple(
        word
        for word in FOLLOWING["deal"]
        if word == "down" or (word in flop_streets) is around.has_board
    )
