"""What the rules answer at the cursor's question: the answer, why, and its twins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from trainer.content.cursor import Spot
from trainer.content.questions import question_text
from trainer.content.twins import Twin
from trainer.content.why import Spoken, Why
from trainer.gui.buttons import KeyButton
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, capital, say


class AnswerView(QScrollArea):
    """`twins_wanted` asks for the twins of the question; `twin_chosen` gives the one that shall
    become a lesson of its own."""

    twins_wanted = Signal()
    twin_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice(SOURCE)
        self._spot: Spot | None = None
        self._why: Why | None = None
        self._twins: tuple[Twin, ...] | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.twins_button = KeyButton("plain", self)
        self.twins_button.clicked.connect(self.twins_wanted)
        self.twins_button.hide()
        self.twin_buttons: tuple[KeyButton, ...] = ()
        self._parts: list[QWidget] = []
        self._inner = QWidget(self)
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(14, 8, 14, 8)
        self._column.setSpacing(5)
        self.setWidget(self._inner)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        self.setAccessibleName(voice.text(say("Answer")))
        self._show()

    def show_answer(self, spot: Spot | None, why: Why | None) -> None:
        """The answer at a place of the lesson; `why` None where no question stands there."""
        self._spot, self._why, self._twins = spot, why, None
        self._show()

    def show_twins(self, twins: Sequence[Twin]) -> None:
        self._twins = tuple(twins)
        self._show()

    @property
    def text(self) -> str:
        """All that can be read there."""
        shown = (one for one in self._parts if isinstance(one, QLabel))
        return "\n".join(one.text() for one in shown)

    # ----------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self._empty()
        if self._spot is None:
            self._add(say("The table cannot be read yet: see the problems below."), "quiet")
        elif self._spot.question is None or self._why is None:
            self._add(say("Put the cursor on a question to see its answer and why."), "quiet")
        else:
            self._answer(self._spot, self._why)
        self._column.addStretch(1)

    def _answer(self, spot: Spot, why: Why) -> None:
        assert spot.question is not None
        own = spot.question.text.text(self._voice.language)
        self._text(own or self._voice.text(question_text(spot.question)), "quiet")
        if why.unknown is not None:
            self._add(say("The facts do not tell"), "answer")
            self._add(why.unknown, "step")
            return
        if why.answer is not None:
            answer = self._voice.text(why.answer)
            self._text(capital(answer), "answer")
        if why.key.by_author:
            self._add(say("The author’s answer: no rule computes it."), "step")
            return
        for note in why.house:
            self._add(note, "remark")
        for stage in why.stages:
            self._stage(stage)
        self._show_twins()

    def _stage(self, stage: Spoken) -> None:
        self._add(stage.name, "head")
        for cite in stage.cites:
            self._add(cite.text, "cite")
        for reason in stage.why:
            self._add(reason, "step")

    def _show_twins(self) -> None:
        text = self._voice.text
        if self._twins is None:
            self.twins_button.set_label(text(say("Twins: what would change the answer")))
            self._place(self.twins_button)
            return
        self._add(say("Twins"), "head")
        if not self._twins:
            self._add(say("No single chip, seat or edition changes this answer."), "quiet")
        made = []
        for twin in self._twins:
            button = KeyButton("row", self._inner)
            line = say("{change}: {answer}", change=twin.change, answer=twin.answer)
            button.set_label(text(line))
            button.setToolTip(text(say("Opens it as a new lesson")))
            button.clicked.connect(lambda _=False, one=twin: self.twin_chosen.emit(one))
            self._place(button)
            made.append(button)
        self.twin_buttons = tuple(made)

    def _add(self, message: Message, role: str) -> None:
        self._text(self._voice.text(message), role)

    def _text(self, text: str, role: str) -> None:
        label = QLabel(text, self._inner)
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._place(label)

    def _place(self, part: QWidget) -> None:
        self._parts.append(part)
        self._column.addWidget(part)
        part.show()

    def _empty(self) -> None:
        self.twin_buttons = ()
        while self._column.count():
            self._column.takeAt(0)
        for part in self._parts:
            part.hide()
            if part is not self.twins_button:
                part.deleteLater()
        self._parts.clear()
