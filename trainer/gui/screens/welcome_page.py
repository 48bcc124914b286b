"""The first page of a first start: what this is, and three ways to begin."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trainer.gui.buttons import KeyButton
from trainer.gui.table.cards import draw_face
from trainer.i18n import Voice
from trainer.messages import say
from trainer.table.cards import cards
from trainer.view.places import CARD_SHAPE
from trainer.view.shapes import Rect

LEAST, MOST = 520, 760
"""Width of what stands in the middle of the page, in pixels."""


class Fan(QWidget):
    """Five cards of the deck, held as a hand."""

    CARDS = cards("Ts Jd Qc Kh As")
    CARD = 92
    """Width of a card in pixels."""
    TURN = 9
    """Degrees from card to card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(round(1.85 * self.CARD))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Turned about a point well below them, as the cards of a hand are.
        reach = 2.6 * self.CARD
        painter.translate(self.width() / 2, reach + 0.1 * self.CARD)
        painter.rotate(-self.TURN * (len(self.CARDS) - 1) / 2)
        for card in self.CARDS:
            draw_face(
                painter, Rect(-self.CARD / 2, -reach, self.CARD, self.CARD * CARD_SHAPE), card
            )
            painter.rotate(self.TURN)
        painter.end()


class WelcomePage(QWidget):
    """What was chosen goes up as signals."""

    tour = Signal()
    first_lesson = Signal()
    packs = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        middle = self._middle = QWidget(self)
        middle.setMinimumWidth(LEAST)
        middle.setMaximumWidth(MOST)
        self.name, self.what = QLabel(middle), QLabel(middle)
        self.head, self.note = QLabel(middle), QLabel(middle)
        for label, role in (
            (self.name, "asked"),
            (self.what, "quiet"),
            (self.head, "title"),
            (self.note, "quiet"),
        ):
            label.setProperty("role", role)
            label.setWordWrap(True)
        for label in (self.name, self.what):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.buttons = tuple(KeyButton("choice", middle) for _ in range(3))
        self.fan = Fan(middle)
        column = self._column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.fan)
        column.addWidget(self.name)
        column.addWidget(self.what)
        column.addSpacing(16)
        for part in (self.head, *self.buttons, self.note):
            column.addWidget(part)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(middle, 4)
        row.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 12, 24, 12)
        page.addStretch(2)
        page.addLayout(row)
        page.addStretch(3)
        signals = (self.tour, self.first_lesson, self.packs)
        for number, (button, signal) in enumerate(zip(self.buttons, signals, strict=True), 1):
            button.set_key(str(number))
            button.clicked.connect(signal)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The cards stand there where words and buttons leave them the room."""
        self.fan.hide()
        words = self._column.totalHeightForWidth(self._middle.width())
        self.fan.setVisible(words + self.fan.height() + 36 <= self.height())

    def speak(self, voice: Voice) -> None:
        text = voice.text
        self.name.setText(text(say("Dealer trainer")))
        self.what.setText(text(say("Watch the hand. Make the call. Hear the rule.")))
        self.head.setText(text(say("How do you want to begin?")))
        labels = (
            say("Learn the table in two minutes"),
            say("Play the first lesson"),
            say("Open a pack of lessons"),
        )
        for button, label in zip(self.buttons, labels, strict=True):
            button.set_label(text(label))
        self.note.setText(text(say("F1 shows all keys; Shift F1 shows the table once more.")))
        self._make_room()
