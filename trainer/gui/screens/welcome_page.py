"""The first page of a first start: three ways to begin."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from trainer.gui.buttons import KeyButton
from trainer.i18n import Voice
from trainer.messages import say


class WelcomePage(QWidget):
    """What was chosen goes up as signals."""

    tour = Signal()
    first_lesson = Signal()
    packs = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head, self.note = QLabel(self), QLabel(self)
        self.head.setProperty("role", "asked")
        self.note.setProperty("role", "quiet")
        for label in (self.head, self.note):
            label.setWordWrap(True)
        self.buttons = tuple(KeyButton("choice", self) for _ in range(3))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(12)
        column.addStretch(2)
        for part in (self.head, *self.buttons, self.note):
            part.setMaximumWidth(620)
            part.setMinimumWidth(min(420, part.maximumWidth()))
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        signals = (self.tour, self.first_lesson, self.packs)
        for number, (button, signal) in enumerate(zip(self.buttons, signals, strict=True), 1):
            button.set_key(str(number))
            button.clicked.connect(signal)

    def speak(self, voice: Voice) -> None:
        text = voice.text
        self.head.setText(text(say("How do you want to begin?")))
        labels = (
            say("Learn the table in two minutes"),
            say("Play the first lesson"),
            say("Open a pack of lessons"),
        )
        for button, label in zip(self.buttons, labels, strict=True):
            button.set_label(text(label))
        self.note.setText(text(say("F1 shows all keys; Shift F1 shows the table once more.")))
