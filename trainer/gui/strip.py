"""The strip over the lesson: which session is on, its clock and its hints, and what is kept."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trainer.gui.buttons import KeyButton, restyle
from trainer.i18n import Voice
from trainer.messages import Message, say


@dataclass(frozen=True, slots=True)
class StripState:
    """`told` are lines below the strip: hints, or what is wrong. `late`: over the target."""

    title: Message
    count: Message
    saved: Message
    told: tuple[Message, ...] = ()
    can_hint: bool = False
    can_end: bool = False
    in_exam: bool = False
    trouble: bool = False


class Strip(QFrame):
    """`retry` and `elsewhere` are offered where the records cannot be used."""

    hint = Signal()
    end = Signal()
    retry = Signal()
    elsewhere = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.title = QLabel(self)
        self.title.setProperty("role", "head")
        self.count = QLabel(self)
        self.count.setProperty("role", "quiet")
        self.clock = QLabel(self)
        self.clock.setProperty("role", "head")
        self.saved = QLabel(self)
        self.saved.setProperty("role", "quiet")
        self.told = QLabel(self)
        self.told.setProperty("role", "step")
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.hint_button = KeyButton("chip", self)
        self.end_button = KeyButton("chip", self)
        self.retry_button = KeyButton("chip", self)
        self.elsewhere_button = KeyButton("chip", self)
        self._lay_out()
        for button, signal in (
            (self.hint_button, self.hint),
            (self.end_button, self.end),
            (self.retry_button, self.retry),
            (self.elsewhere_button, self.elsewhere),
        ):
            button.key_after_label()
            button.clicked.connect(signal)

    def show_state(self, state: StripState, voice: Voice) -> None:
        text = voice.text
        self.title.setText(text(state.title))
        self.count.setText(text(state.count))
        self.saved.setText(text(state.saved))
        told = "\n".join(text(one) for one in state.told)
        self.told.setText(told)
        self.told.setVisible(bool(told))
        restyle(self.told, state="wrong" if state.trouble else "")
        self.hint_button.setVisible(state.can_hint)
        self.hint_button.set_label(text(say("Hint")))
        self.hint_button.set_key("H")
        self.end_button.setVisible(state.can_end)
        ending = say("End the exam") if state.in_exam else say("End the session")
        self.end_button.set_label(text(ending))
        self.end_button.set_key("X")
        self.retry_button.setVisible(state.trouble)
        self.retry_button.set_label(text(say("Try again")))
        self.elsewhere_button.setVisible(state.trouble)
        self.elsewhere_button.set_label(text(say("Another folder…")))

    def show_clock(self, text: str, *, late: bool) -> None:
        self.clock.setText(text)
        restyle(self.clock, state="wrong" if late else "")

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.title)
        row.addWidget(self.count)
        row.addStretch(1)
        for part in (self.saved, self.clock, self.hint_button, self.end_button):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        below = QHBoxLayout()
        below.setSpacing(14)
        below.addWidget(self.told, 1)
        below.addWidget(self.retry_button)
        below.addWidget(self.elsewhere_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 4)
        column.setSpacing(4)
        column.addLayout(row)
        column.addLayout(below)
