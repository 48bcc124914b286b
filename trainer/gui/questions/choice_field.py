"""Fields answered by pressing buttons: one of several words, or a set of them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.content.lesson import Value
from trainer.content.questions import Choice
from trainer.gui.buttons import KeyButton
from trainer.gui.questions.field import FieldWidget
from trainer.i18n import Voice
from trainer.messages import Message, say

NOTHING = say("None of these")


class ChoiceField(FieldWidget):
    """One of `choices`; pressed again, it is taken back."""

    COLUMNS = 2

    def __init__(
        self, choices: tuple[Choice, ...], label: Message, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self._name = label
        self.buttons = tuple(KeyButton("choice", self, checkable=True) for _ in choices)
        for button in self.buttons:
            button.clicked.connect(lambda _=False, one=button: self._pressed(one))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self._arranged: tuple[int, tuple[bool, ...]] = (0, ())

    def value(self) -> Value:
        for button, choice in zip(self.buttons, self._choices, strict=True):
            if button.isChecked():
                return choice.value
        return None

    def set_value(self, value: Value) -> None:
        for button, choice in zip(self.buttons, self._choices, strict=True):
            button.setChecked(type(choice.value) is type(value) and choice.value == value)

    def place_of(self, value: Value) -> int:
        """Which button says this; ValueError where none does."""
        for place, choice in enumerate(self._choices):
            if type(choice.value) is type(value) and choice.value == value:
                return place
        raise ValueError(value)

    def speak(self, voice: Voice) -> None:
        self.setAccessibleName(voice.text(self._name))
        for button, choice in zip(self.buttons, self._choices, strict=True):
            button.set_label(voice.text(choice.label))
        self._arrange()

    def set_keys(self, keys: Iterator[str]) -> None:
        for button in self.buttons:
            button.set_key(next(keys, ""))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """In columns, on one line each; a label that is too long for that has a row of its own."""
        columns, gap = self._columns_for(self.width()), self._grid.spacing()
        room = (self.width() - (columns - 1) * gap) // columns
        wide = tuple(button.natural_width() > room for button in self.buttons)
        if (columns, wide) == self._arranged:
            return
        self._arranged = (columns, wide)
        row = column = 0
        for button, alone in zip(self.buttons, wide, strict=True):
            if column and (alone or column == columns):
                row, column = row + 1, 0
            self._grid.addWidget(button, row, column, 1, columns if alone else 1)
            column = columns if alone else column + 1
        for index in range(self.COLUMNS):
            self._grid.setColumnStretch(index, 1 if index < columns else 0)

    def _columns_for(self, width: int) -> int:
        """As many as most of the labels have room in."""
        gap = self._grid.spacing()
        for columns in range(min(self.COLUMNS, len(self.buttons)), 1, -1):
            room = (width - (columns - 1) * gap) // columns
            fitting = sum(button.natural_width() <= room for button in self.buttons)
            if fitting * 2 > len(self.buttons):
                return columns
        return 1

    def _pressed(self, pressed: KeyButton) -> None:
        for button in self.buttons:
            if button is not pressed:
                button.setChecked(False)
        self.changed.emit()


class SetField(ChoiceField):
    """Any of `choices`, or none of them, which is an answer too."""

    def __init__(
        self, choices: tuple[Choice, ...], label: Message, parent: QWidget | None = None
    ) -> None:
        super().__init__((*choices, Choice("", NOTHING)), label, parent)

    def value(self) -> Value:
        chosen = tuple(
            choice.value
            for button, choice in zip(self.buttons, self._choices, strict=True)
            if button.isChecked()
        )
        if not chosen:
            return None
        return tuple(one for one in chosen if one != "")

    def set_value(self, value: Value) -> None:
        chosen = value if isinstance(value, tuple) else ()
        for button, choice in zip(self.buttons, self._choices, strict=True):
            button.setChecked(choice.value in chosen)
        self.buttons[-1].setChecked(value == ())

    def _pressed(self, pressed: KeyButton) -> None:
        nothing = self.buttons[-1]
        for button in self.buttons:
            if button is not pressed and nothing in (button, pressed):
                button.setChecked(False)
        self.changed.emit()
