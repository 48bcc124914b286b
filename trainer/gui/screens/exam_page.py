"""An exam before it begins: how many questions, how long, what of, and the seed."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from trainer.gui.buttons import KeyButton
from trainer.gui.screens.framing import framed, label
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, say
from trainer.training.drills.catalogue import KINDS
from trainer.training.drills.kind import LEVELS
from trainer.training.exams import MINUTES, PASS_MARK, QUESTIONS, ExamPlan

SEEDS: Final = 2**31 - 1
WEIGHTS: Final = 9

NUMBERS: Final[tuple[tuple[str, Message, int, int], ...]] = (
    ("questions", say("Questions"), QUESTIONS, 500),
    ("minutes", say("Minutes"), MINUTES, 600),
    ("pass", say("Pass mark in percent"), round(100 * PASS_MARK), 100),
    ("seed", say("Seed, or empty to draw one"), 0, SEEDS),
)
"""Name, label, the usual value (0 is empty), and the most."""


class ExamPage(QWidget):
    """`chosen` gives the plan and the seed."""

    chosen = Signal(object, object)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice(SOURCE)
        self.about = label(self, "quiet", wraps=True)
        self.name_label = label(self, "quiet")
        self.name = QLineEdit(self)
        self.name.setMaxLength(60)
        self.labels = {name: label(self, "quiet") for name, *_ in NUMBERS}
        self.fields = {name: self._number(usual, most) for name, _, usual, most in NUMBERS}
        self.level_label = label(self, "quiet")
        self.levels = {one: KeyButton("tab", self, checkable=True) for one in LEVELS}
        self.weight_head = label(self, "head")
        self.weight_about = label(self, "quiet", wraps=True)
        self.kinds = {one.name: label(self, "step") for one in KINDS}
        self.weights = {one.name: self._number(1, WEIGHTS) for one in KINDS}
        self.wrong = label(self, "remark", wraps=True)
        self.begin_button = KeyButton("primary", self)
        self.begin_button.key_after_label()
        self.back_button = KeyButton("plain", self)
        for button in self.levels.values():
            button.setChecked(True)
            button.toggled.connect(self._check)
        self.begin_button.clicked.connect(self.begin)
        self.back_button.clicked.connect(self.back)
        self._lay_out()

    def plan(self) -> ExamPlan | None:
        """The exam as it is set; None where it cannot be."""
        numbers = {name: int(field.text() or 0) for name, field in self.fields.items()}
        levels = tuple(one for one, button in self.levels.items() if button.isChecked())
        weights = {kind: int(field.text() or 0) for kind, field in self.weights.items()}
        if not all(numbers[name] for name in ("questions", "minutes", "pass")):
            return None
        if not levels or not any(weights.values()):
            return None
        return ExamPlan(
            " ".join(self.name.text().split()),
            numbers["questions"],
            numbers["minutes"],
            numbers["pass"] / 100,
            weights,
            levels,
        )

    def begin(self) -> None:
        plan = self.plan()
        if plan is not None:
            drawn = random.SystemRandom().randint(1, SEEDS)
            self.chosen.emit(plan, int(self.fields["seed"].text() or 0) or drawn)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        text = voice.text
        self.about.setText(
            text(
                say(
                    "One sitting, against the clock, without hints; the verdicts come at the end. "
                    "The same seed draws the same exam for a whole class."
                )
            )
        )
        self.name_label.setText(text(say("Name of the exam")))
        self.name.setAccessibleName(text(say("Name of the exam")))
        for name, words, _, _ in NUMBERS:
            self.labels[name].setText(text(words))
            self.fields[name].setAccessibleName(text(words))
        self.level_label.setText(text(say("Levels")))
        for level, button in self.levels.items():
            button.set_label(str(level))
        self.weight_head.setText(text(say("Weights")))
        self.weight_about.setText(
            text(say("How much of the exam each kind of drill is; 0 leaves it out."))
        )
        for kind in KINDS:
            self.kinds[kind.name].setText(text(kind.title))
            self.weights[kind.name].setAccessibleName(text(kind.title))
        self.begin_button.set_label(text(say("Begin the exam")))
        self.begin_button.set_key("Return", "Enter", shown=text(say("Enter")))
        self.back_button.set_label(text(say("Practice")))
        self.back_button.set_key("Esc")
        self._check()

    def _check(self) -> None:
        """Without a question, a minute, a mark, a level or a weight there is no exam."""
        there = self.plan() is not None
        self.begin_button.setEnabled(there)
        self.wrong.setText(
            ""
            if there
            else self._voice.text(
                say("An exam needs questions, minutes, a pass mark, a level and a weight over 0.")
            )
        )
        self.wrong.setVisible(not there)

    def _number(self, usual: int, most: int) -> QLineEdit:
        field = QLineEdit(str(usual) if usual else "", self)
        field.setValidator(QIntValidator(0, most, field))
        field.setMaximumWidth(140)
        field.textChanged.connect(self._check)
        return field

    def _lay_out(self) -> None:
        column = framed(self)
        column.addWidget(self.about)
        left = QGridLayout()
        left.setHorizontalSpacing(12)
        left.setVerticalSpacing(8)
        left.addWidget(self.name_label, 0, 0)
        left.addWidget(self.name, 0, 1)
        for row, name in enumerate(self.fields, 1):
            left.addWidget(self.labels[name], row, 0)
            left.addWidget(self.fields[name], row, 1)
        levels = QHBoxLayout()
        levels.setSpacing(4)
        for button in self.levels.values():
            levels.addWidget(button)
        left.addWidget(self.level_label, 6, 0)
        left.addLayout(levels, 6, 1)
        left.setRowStretch(7, 1)
        kinds = QWidget(self)
        grid = QGridLayout(kinds)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setVerticalSpacing(4)
        for row, kind in enumerate(KINDS):
            self.weights[kind.name].setMaximumWidth(64)
            grid.addWidget(self.kinds[kind.name], row, 0)
            grid.addWidget(self.weights[kind.name], row, 1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(kinds)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.weight_head)
        right.addWidget(self.weight_about)
        right.addWidget(scroll, 1)
        middle = QHBoxLayout()
        middle.setSpacing(36)
        middle.addLayout(left, 1)
        middle.addLayout(right, 1)
        column.addLayout(middle, 1)
        column.addWidget(self.wrong)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addStretch(1)
        foot.addWidget(self.back_button)
        foot.addWidget(self.begin_button)
        column.addLayout(foot)
