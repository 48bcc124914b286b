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
        self._columns = 0

    def value(self) -> Value:
        for button, choice in zip(self.buttons, self._choices, strict=True):
            if button.isChecked():
                return choice.value
        return None

    def set_value(self, value: Value) -> None:
        for button, choice in zip(self.buttons, self._choices, strict=True):
            button.setChecked(type(choice.value) is type(value) and choice.value == value)

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
        """As many columns as every label has room in, on one line."""
        most = min(self.COLUMNS, len(self.buttons))
        widest = max(button.natural_width() for button in self.buttons)
        gap = self._grid.spacing()
        columns = next(
            (n for n in range(most, 1, -1) if n * (widest + gap) - gap <= self.width()), 1
        )
        if columns == self._columns:
            return
        for index, button in enumerate(self.buttons):
            self._grid.addWidget(button, index // columns, index % columns)
        for column in range(most):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns

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
