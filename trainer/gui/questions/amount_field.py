"""Whole chips typed as digits, and a small number picked from a row of buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRegularExpression, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from trainer.content.lesson import Value
from trainer.content.questions import Choice
from trainer.gui.buttons import restyle
from trainer.gui.questions.choice_field import ChoiceField
from trainer.gui.questions.field import FieldWidget
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, say

MOST_DIGITS = 9
UNDO: Final = ("Ctrl+Z", "Backspace")
"""The keys that take the last step of an answer back, where they do not edit what is typed."""


class AmountEdit(QLineEdit):
    """Takes digits, and shows them as the language writes a number while nobody types there.

    While it is `built`, chip by chip, the keys of UNDO take the last chip back, not a digit.
    """

    amount_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        digits = QRegularExpression(f"[0-9]{{0,{MOST_DIGITS}}}")
        self._digits = QRegularExpressionValidator(digits, self)
        self.setValidator(self._digits)
        self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.setProperty("role", "amount")
        self._voice = voice(SOURCE)
        self._amount: int | None = None
        self._built = False
        self.textEdited.connect(self._typed)

    def amount(self) -> int | None:
        return self._amount

    def set_amount(self, amount: int | None) -> None:
        self._amount = amount
        self._show()

    def add_chip(self, value: int) -> None:
        """On top of what stands there; not where that would be more than can be typed."""
        amount = (self._amount or 0) + value
        if len(str(amount)) > MOST_DIGITS:
            return
        self.set_amount(amount)
        if self.hasFocus():
            self.selectAll()  # digits begin anew
        self.amount_changed.emit()

    def show_built(self, *, built: bool) -> None:
        """Whether the last step of the answer was a chip that went here."""
        if built is not self._built:
            self._built = built
            restyle(self, built=built)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        self._show()

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._built
            and QKeySequence(event.keyCombination()).toString() in UNDO
        ):
            event.ignore()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._show(plain=True)
        super().focusInEvent(event)
        self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show()

    def _typed(self, text: str) -> None:
        self._amount = int(text) if text else None
        self.amount_changed.emit()

    def _show(self, *, plain: bool = False) -> None:
        """Digits while the field has the focus, else with the separators of the language."""
        if self._amount is None:
            self.setText("")
        elif plain or self.hasFocus():
            self.setText(str(self._amount))
        else:
            self.setText(self._voice.number(self._amount))


class AmountField(FieldWidget):
    """A label and an amount beside it."""

    only_amounts = True

    def __init__(self, label: Message, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = label
        self._label = QLabel(self)
        self._label.setProperty("role", "quiet")
        self._label.setWordWrap(True)
        self.edit = AmountEdit(self)
        self._label.setBuddy(self.edit)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._label, 2)
        row.addWidget(self.edit, 3)
        self.setFocusProxy(self.edit)
        self.edit.amount_changed.connect(self.changed)

    def value(self) -> Value:
        return self.edit.amount()

    def set_value(self, value: Value) -> None:
        amount = value if isinstance(value, int) and not isinstance(value, bool) else None
        self.edit.set_amount(amount)

    def speak(self, voice: Voice) -> None:
        name = voice.text(self._name)
        self._label.setText(name)
        self.edit.setAccessibleName(name)
        self.edit.setAccessibleDescription(voice.text(say("Whole chips, digits only")))
        self.edit.speak(voice)


class NumberField(ChoiceField):
    """A count of cards: 0 to 3, each on the key of its digit."""

    MOST = 3
    COLUMNS = 4

    def __init__(self, label: Message, parent: QWidget | None = None) -> None:
        choices = tuple(
            Choice(str(number), say("{value}", value=number)) for number in range(self.MOST + 1)
        )
        super().__init__(choices, label, parent)
        for number, button in enumerate(self.buttons):
            button.set_key(str(number), shown="")  # the label says it
            button.centre_label()

    def value(self) -> Value:
        chosen = super().value()
        return int(chosen) if isinstance(chosen, str) else None

    def set_value(self, value: Value) -> None:
        super().set_value(None if value is None else str(value))

    def place_of(self, value: Value) -> int:
        return super().place_of(str(value))
