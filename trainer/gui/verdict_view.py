"""The verdict: what is so, expected beside given, the arithmetic in steps, and the rule."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from trainer.content.questions import Mark, Verdict
from trainer.gui.buttons import KeyButton, restyle
from trainer.i18n import Voice
from trainer.messages import Message, capital, say
from trainer.training.playing import Given

RIGHT, PARTLY, WRONG, OPEN = "right", "partly", "wrong", "open"
HYPHEN = re.compile(r"-(?=in\b|[A-Z0-9])")
"""Of an all-in, of 47-B1, of 6-4-2: no place to break a line."""
BESIDE = 32
"""An answer of more letters stands under its name instead of beside it."""
NO_BREAK = "\N{NON-BREAKING HYPHEN}"
SIGNS = {RIGHT: "✓", PARTLY: "◐", WRONG: "✗", OPEN: "?"}


class VerdictView(QFrame):
    """Shows one answer and what the rules say of it. `unfold` is there where the reasons wait to
    be asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "verdict")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 12, 14, 12)
        self._column.setSpacing(8)
        self._parts: list[QWidget] = []
        self.unfold: KeyButton | None = None

    def show_given(self, given: Given, voice: Voice, *, folded: bool = False) -> None:
        """The verdict on an answer, in this language; `folded` without the reasons at first."""
        self._empty()
        self.unfold = None
        state = _state(given)
        restyle(self, state=state)
        if given.verdict is None:
            self._say_open(given, voice)
            return
        verdict = given.verdict
        head = voice.text(_head(state, verdict))
        self._add(self._label(f"{SIGNS[state]}  {head}", "verdict-head", state=state))
        self.setAccessibleName(head)
        self._add(self._compared(verdict, voice))
        if len(verdict.marks) > 1 and not verdict.right:
            self._add(self._marks(verdict.marks, voice))
        if verdict.remark is not None and state != PARTLY:
            self._add(self._label(voice.text(verdict.remark), "remark"))
        if folded:
            self._offer_reasons(verdict, voice)
        else:
            self._reason(verdict, voice)

    def _offer_reasons(self, verdict: Verdict, voice: Voice) -> None:
        button = KeyButton("chip", self)
        button.set_label(voice.text(say("Why?")))
        button.set_key("Y")
        self.unfold = button

        def unfold() -> None:
            button.hide()
            self._reason(verdict, voice)

        button.clicked.connect(unfold)
        self._add(button)

    def _reason(self, verdict: Verdict, voice: Voice) -> None:
        """The arithmetic, the author's own words, and the rules."""
        self._add(self._rule())
        for why in (*verdict.missed, *verdict.why):
            self._add(self._label(f"•  {voice.text(why)}", "step"))
        for words in (verdict.tempting, verdict.because):
            if words:
                self._add(self._label(words.text(voice.language), "quiet"))
        if verdict.penalty:
            self._add(self._label(voice.text(say("A penalty may follow.")), "remark"))
        for cite in verdict.cites:
            self._add(self._label(voice.text(cite.text), "cite"))
        if verdict.cites:
            self._add(self._label(voice.text(ATTRIBUTION), "quiet"))

    def _say_open(self, given: Given, voice: Voice) -> None:
        head = voice.text(say("The facts do not tell"))
        self._add(self._label(f"{SIGNS[OPEN]}  {head}", "verdict-head"))
        if given.unknown is not None:
            self._add(self._label(voice.text(given.unknown), "step"))

    def _compared(self, verdict: Verdict, voice: Voice) -> QWidget:
        """The answer, and the ruling beside it where they differ."""
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        lines = [(say("Your call"), verdict.given, RIGHT if verdict.right else WRONG)]
        if not verdict.right or verdict.given != verdict.expected:
            ruling = say("The author’s answer") if verdict.by_author else say("The ruling")
            lines.append((ruling, verdict.expected, RIGHT))
        told_lines = [_lines(voice.text(told)) for _, told, _ in lines]
        beside = max(map(len, told_lines)) <= BESIDE
        for row, ((name, _, state), told) in enumerate(zip(lines, told_lines, strict=True)):
            label = self._label(voice.text(name), "quiet")
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setWordWrap(False)
            words = self._label(told, "told", state=state)
            if beside:
                grid.addWidget(label, row, 0)
                grid.addWidget(words, row, 1)
            else:
                grid.addWidget(label, 2 * row, 0, 1, 2)
                grid.addWidget(words, 2 * row + 1, 0, 1, 2)
        return box

    def _marks(self, marks: tuple[Mark, ...], voice: Voice) -> QWidget:
        """Part by part: its sign, its name, expected beside given."""
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        for column in (1, 2, 3):
            grid.setColumnStretch(column, 1)
        for column, head in ((2, say("Yours")), (3, say("Right"))):
            grid.addWidget(self._label(voice.text(head), "small"), 0, column)
        for row, mark in enumerate(marks, start=1):
            state = RIGHT if mark.right else WRONG
            sign = self._label(SIGNS[state], "mark", state=state)
            word = say("right") if mark.right else say("not right")
            sign.setAccessibleName(voice.text(word))
            grid.addWidget(sign, row, 0)
            for column, told in enumerate((mark.label, mark.given_text, mark.expected_text), 1):
                text = capital(voice.text(told))
                grid.addWidget(self._label(text, "small-text"), row, column)
        return box

    def _label(self, text: str, role: str, state: str = "") -> QLabel:
        label = QLabel(HYPHEN.sub(NO_BREAK, text), self)
        label.setProperty("role", role)
        label.setProperty("state", state)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _rule(self) -> QFrame:
        line = QFrame(self)
        line.setProperty("role", "rule")
        line.setFixedHeight(1)
        return line

    def _add(self, part: QWidget) -> None:
        self._parts.append(part)
        self._column.addWidget(part)

    def _empty(self) -> None:
        for part in self._parts:
            part.hide()
            self._column.removeWidget(part)
            part.deleteLater()
        self._parts.clear()


ATTRIBUTION = say("Poker TDA, pokertda.com; where texts differ, the original prevails.")


def _state(given: Given) -> str:
    if given.verdict is None:
        return OPEN
    if given.verdict.right:
        return RIGHT
    return PARTLY if given.verdict.score > 0 else WRONG


def _head(state: str, verdict: Verdict) -> Message:
    """Right or not as a word, and what is so."""
    match state:
        case "right":
            return say("Right. {what:up}.", what=verdict.headline)
        case "partly":
            return say("Partly right. {what:up}.", what=verdict.headline)
        case _:
            return say("Not right. {what:up}.", what=verdict.headline)


def _lines(told: str) -> str:
    """An answer of several parts, each on a line of its own."""
    return "\n".join(capital(part) for part in told.split("; "))
