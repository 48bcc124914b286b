"""What the floor may choose, said beside a call for the floor: one outcome after the other."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from trainer.content.lesson import Answer
from trainer.content.questions import QuestionType, describe
from trainer.gui.buttons import KeyButton
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import say

KEYS = ("Ctrl+Return", "Ctrl+Enter")


class Outcomes(QWidget):
    """The list so far, and the button that begins it and puts the next one on it. The fields of
    the question say each outcome; nobody has to say any."""

    pressed = Signal()

    def __init__(self, kind: QuestionType, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._voice = voice(SOURCE)
        self._listed: tuple[Answer, ...] = ()
        self._begun = False
        self._label = QLabel(self)
        self._label.setProperty("role", "quiet")
        self._label.setWordWrap(True)
        self._told = QLabel(self)
        self._told.setProperty("role", "answer")
        self._told.setWordWrap(True)
        self.button = KeyButton("plain", self)
        self.button.clicked.connect(self.pressed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for one in (self._label, self._told, self.button):
            column.addWidget(one)
        self._show()

    @property
    def listed(self) -> tuple[Answer, ...]:
        return self._listed

    @property
    def begun(self) -> bool:
        """Whether the fields say an outcome, and not an answer instead of the floor."""
        return self._begun

    def begin(self, listed: tuple[Answer, ...] = ()) -> None:
        self._begun, self._listed = True, listed
        self._show()

    def end(self) -> None:
        self._begun, self._listed = False, ()
        self._show()

    def add(self, outcome: Answer) -> None:
        self._listed = (*self._listed, outcome)
        self._show()

    def allow(self, *, allowed: bool) -> None:
        """Whether the button means something now."""
        self.button.setEnabled(allowed)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        self._show()

    def give_keys(self) -> None:
        enter = self._voice.text(say("Enter"))
        self.button.set_key(*KEYS, shown=f"Ctrl+{enter}")

    def _show(self) -> None:
        text = self._voice.text
        self._label.setText(
            text(
                say("Give one outcome in the fields, as an answer; then the next, if there is one.")
            )
        )
        self._told.setText(
            "\n".join(
                f"{number}. {text(describe(self._kind, one))}"
                for number, one in enumerate(self._listed, start=1)
            )
        )
        self._label.setVisible(self._begun)
        self._told.setVisible(bool(self._listed))
        words = (
            say("One more outcome")
            if self._begun
            else say("Say what the floor may choose (if you like)")
        )
        self.button.set_label(text(words))
        if self.button.keys:
            self.give_keys()
