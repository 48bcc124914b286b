"""The right-hand side: what is asked, the answer, the one thing to press, and the verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from trainer.gui.buttons import KeyButton, restyle
from trainer.gui.fit_scroll import FitScroll
from trainer.i18n import Voice
from trainer.messages import Message, say

MARGIN: Final = 24
LONG: Final = 90
"""Letters from which a question is set smaller."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What the primary button does, by which keys, and how these are called."""

    label: Message
    keys: tuple[str, ...]
    shown: Message


MAKE: Final = Offer(say("Make the call"), ("Return", "Enter"), say("Enter"))
ON: Final = Offer(say("On"), ("Space",), say("Space"))
NEXT: Final = Offer(say("Next"), ("Space",), say("Space"))
NEXT_WHAT_IF: Final = Offer(say("Next what if"), ("Space",), say("Space"))
NEXT_LESSON: Final = Offer(say("Next lesson"), ("Space",), say("Space"))


class CallPanel(QWidget):
    """`pressed` is the primary button."""

    pressed = Signal()
    again = Signal()
    replay = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.count = QLabel(self)
        self.count.setProperty("role", "quiet")
        self.asked = QLabel(self)
        self.asked.setProperty("role", "asked")
        self.asked.setWordWrap(True)
        self.asked.setTextFormat(Qt.TextFormat.PlainText)
        self.primary = KeyButton("primary", self)
        self.primary.key_after_label()
        self.primary.clicked.connect(self.pressed)
        self.fields = FitScroll(self)
        self.verdict = FitScroll(self)
        self._has_fields = False
        self._judged = False
        self.footer = QWidget(self)
        self.again_button = KeyButton("plain", self.footer)
        self.replay_button = KeyButton("plain", self.footer)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 20, MARGIN, 16)
        column.setSpacing(10)
        for part in (self.count, self.asked, self.fields, self.primary, self.verdict, self.footer):
            column.addWidget(part)
        column.addStretch(1)
        row = QHBoxLayout(self.footer)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button, signal in (
            (self.again_button, self.again),
            (self.replay_button, self.replay),
        ):
            button.clicked.connect(signal)
            row.addWidget(button)
        for part in (self.fields, self.verdict, self.footer):
            part.hide()

    def show_words(self, count: str, asked: str) -> None:
        """A quiet line, and below it in bold what is asked or what happened."""
        self.count.setText(count)
        self.asked.setText(asked)
        self.asked.setVisible(bool(asked))
        restyle(self.asked, long=len(asked) > LONG)

    def offer(self, offer: Offer | None, voice: Voice, *, enabled: bool = True) -> None:
        """What the primary button does now; None takes it away."""
        self.primary.setVisible(offer is not None)
        self.primary.setEnabled(enabled)
        if offer is not None:
            self.primary.set_label(voice.text(offer.label))
            self.primary.set_key(*offer.keys, shown=voice.text(offer.shown))

    def show_fields(self, fields: QWidget | None) -> None:
        """The fields of a question."""
        if self._has_fields:
            former = self.fields.takeWidget()
            if former is not fields:
                former.hide()
                former.deleteLater()
        self._has_fields = fields is not None
        if fields is not None:
            self.fields.setWidget(fields)
        self.fit()

    def show_verdict(self, verdict: QWidget | None) -> None:
        if self._judged:
            former = self.verdict.takeWidget()
            former.hide()
            former.deleteLater()
        self._judged = verdict is not None
        if verdict is not None:
            self.verdict.setWidget(verdict)
            self.verdict.verticalScrollBar().setValue(0)
        self.verdict.setVisible(verdict is not None)
        self.footer.setVisible(verdict is not None)
        self.fit()

    def speak(self, voice: Voice) -> None:
        self.again_button.set_label(voice.text(say("Try again")))
        self.replay_button.set_label(voice.text(say("Replay")))

    def give_keys(self) -> None:
        self.again_button.set_key("T")
        self.replay_button.set_cap("R")  # the key itself belongs to the script's button
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.activated.connect(self.take_focus)

    def take_focus(self) -> None:
        """No field has the focus: letters and digits are keys again."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, forward: bool, /) -> bool:  # noqa: FBT001  # Qt calls it so
        """The choices have keys, so that from them the next thing to fill in is an amount."""
        if forward and self.hasFocus():
            for edit in self.fields.findChildren(QLineEdit):
                if edit.isVisible() and edit.isEnabled():
                    edit.setFocus(Qt.FocusReason.TabFocusReason)
                    edit.selectAll()
                    return True
        return super().focusNextPrevChild(forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Where there is no room for both, the verdict stands without the fields: it says what was
        answered."""
        if not self._judged or not self._has_fields:
            self.fields.setVisible(self._has_fields)
            return
        across = self.width() - 2 * MARGIN
        others = (self.count, self.asked, self.primary, self.footer)
        taken = sum(
            part.heightForWidth(across) if part.hasHeightForWidth() else part.sizeHint().height()
            for part in others
        )
        room = self.height() - taken - 36 - 10 * 7
        needed = self.fields.content_height(across) + self.verdict.content_height(across)
        self.fields.setVisible(needed <= room)
