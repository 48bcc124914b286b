"""An exam before it begins: how many questions, how long, what of, and the seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QIntValidator
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from trainer.content.exams import PackExam
from trainer.gui.buttons import KeyButton
from trainer.gui.screens.framing import framed, label
from trainer.gui.screens.weights import Weights
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, say
from trainer.training.drills.kind import LEVELS
from trainer.training.exams import MINUTES, PASS_MARK, QUESTIONS, ExamPlan
from trainer.training.pack_exams import Offered, plan_of, weights_of

SEEDS: Final = 2**31 - 1

NUMBERS: Final[tuple[tuple[str, Message, int, int], ...]] = (
    ("questions", say("Questions"), QUESTIONS, 500),
    ("minutes", say("Minutes"), MINUTES, 600),
    ("pass", say("Pass mark in percent"), round(100 * PASS_MARK), 100),
    ("seed", say("Seed, or empty to draw one"), 0, SEEDS),
)
"""Name, label, the usual value (0 is empty), and the most."""


class ExamPage(QWidget):
    """`chosen` gives the plan, the seed, and the exam of a pack where it is one."""

    chosen = Signal(object, object, object)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice(SOURCE)
        self._offered: tuple[Offered, ...] = ()
        self._of_pack: Offered | None = None
        self._set_here: tuple[dict[str, int], tuple[int, ...]] = ({}, ())
        self.which = KeyButton("chip-accent", self)
        self.about = label(self, "quiet", wraps=True)
        self.name_label = label(self, "quiet")
        self.name = QLineEdit(self)
        self.name.setMaxLength(60)
        self.labels = {name: label(self, "quiet", wraps=True) for name, *_ in NUMBERS}
        self.fields = {name: self._number(usual, most) for name, _, usual, most in NUMBERS}
        self.level_label = label(self, "quiet")
        self.levels = {one: KeyButton("tab", self, checkable=True) for one in LEVELS}
        self.weight_head = label(self, "head")
        self.weight_about = label(self, "quiet", wraps=True)
        self.weights = Weights(self)
        self.weights.changed.connect(self._check)
        self.wrong = label(self, "remark", wraps=True)
        self.begin_button = KeyButton("primary", self)
        self.begin_button.key_after_label()
        self.back_button = KeyButton("plain", self)
        for button in self.levels.values():
            button.setChecked(True)
            button.toggled.connect(self._check)
        self.begin_button.clicked.connect(self.begin)
        self.back_button.clicked.connect(self.back)
        self.which.clicked.connect(self._drop_down)
        self._lay_out()

    # --- which exam -------------------------------------------------------------------------------

    def offer(self, exams: Sequence[Offered]) -> None:
        """The exams of the packs; one that is no longer there is no longer chosen."""
        self._offered = tuple(exams)
        if self._of_pack not in self._offered:
            self.choose(None)

    def choose(self, exam: Offered | None) -> None:
        """An exam of a pack, whose numbers are given; None: one that is set here."""
        if exam is not None and self._of_pack is None:
            self._set_here = self._numbers(), self._levels()
        if exam is not None or self._of_pack is not None:
            numbers, levels = self._set_here if exam is None else _given(exam.exam)
            for name, number in numbers.items():
                self.fields[name].setText(str(number) if number else "")
            for level, button in self.levels.items():
                button.setChecked(level in levels)
        self._of_pack = exam
        self.speak(self._voice)

    def _numbers(self) -> dict[str, int]:
        return {name: int(field.text() or 0) for name, field in self.fields.items()}

    def _levels(self) -> tuple[int, ...]:
        return tuple(one for one, button in self.levels.items() if button.isChecked())

    def menu(self) -> QMenu:
        """An exam that is set here, and those of the packs."""
        text = self._voice.text
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for one in (None, *self._offered):
            action = QAction(text(say("Set here")) if one is None else self._title(one), menu)
            action.setCheckable(True)
            action.setChecked(one == self._of_pack)
            action.triggered.connect(lambda _=False, one=one: self.choose(one))
            menu.addAction(action)
        return menu

    def _title(self, one: Offered) -> str:
        language = self._voice.language
        title = one.exam.title.text(language, one.language)
        return self._voice.text(
            say("{exam} · {pack}", exam=title, pack=one.pack.title.text(language, one.language))
        )

    def _drop_down(self) -> None:
        self.menu().popup(self.which.mapToGlobal(QPoint(0, self.which.height() + 4)))

    # --- the exam ---------------------------------------------------------------------------------

    def plan(self) -> ExamPlan | None:
        """The exam as it is set, or as the pack has it; None where it cannot be."""
        if self._of_pack is not None:
            exam, language = self._of_pack.exam, self._voice.language
            return plan_of(exam, exam.title.text(language, self._of_pack.language))
        if self._lacks() is not None:
            return None
        numbers = self._numbers()
        return ExamPlan(
            " ".join(self.name.text().split()),
            numbers["questions"],
            numbers["minutes"],
            numbers["pass"] / 100,
            self.weights.weights(),
            self._levels(),
        )

    def _lacks(self) -> Message | None:
        """Why there is no exam as it is set here; None where there is one."""
        for name, words, usual, _ in NUMBERS:
            typed = self.fields[name].text()
            if (usual or typed) and not int(typed or 0):
                return say("{field}: 1 or more.", field=words if usual else say("Seed"))
        if not self._levels():
            return say("Choose a level, or several.")
        if not any(self.weights.weights().values()):
            return say("Give a kind of drill a weight over 0.")
        return None

    def begin(self) -> None:
        plan = self.plan()
        if plan is not None:
            drawn = random.SystemRandom().randint(1, SEEDS)
            seed = int(self.fields["seed"].text() or 0) or drawn
            self.chosen.emit(plan, seed, self._of_pack)

    def refuse(self, why: Message) -> None:
        """Says why the exam was not begun."""
        self.wrong.setText(self._voice.text(why))
        self.wrong.show()

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
        self.weights.speak(voice)
        self.begin_button.set_label(text(say("Begin the exam")))
        self.begin_button.set_key("Return", "Enter", shown=text(say("Enter")))
        self.back_button.set_label(text(say("Practice")))
        self.back_button.set_key("Esc")
        self._show_which()
        self._check()

    def _show_which(self) -> None:
        """What is given by a pack cannot be changed; a seed that it leaves open can."""
        one, text = self._of_pack, self._voice.text
        exam = say("Exam: {name}", name=self._title(one)) if one else say("Exam: set here")
        self.which.set_label(text(exam))
        self.which.setVisible(bool(self._offered))
        for part in (self.name_label, self.name):
            part.setVisible(one is None)
        for name, field in self.fields.items():
            field.setEnabled(one is None or (name == "seed" and not one.exam.seed))
        for button in self.levels.values():
            button.setEnabled(one is None)
        about = say("How much of the exam each kind of drill is; 0 leaves it out.")
        given = say("What the exam is made of.")
        self.weight_about.setText(text(about if one is None else given))
        self.weights.show_shares(None if one is None else weights_of(one.exam), self._voice)

    def _check(self) -> None:
        """Says what the exam lacks, and does not let it begin then."""
        lacks = None if self._of_pack is not None else self._lacks()
        self.begin_button.setEnabled(lacks is None)
        self.wrong.setText("" if lacks is None else self._voice.text(lacks))
        self.wrong.setVisible(lacks is not None)

    def _number(self, usual: int, most: int) -> QLineEdit:
        field = QLineEdit(str(usual) if usual else "", self)
        field.setValidator(QIntValidator(0, most, field))
        field.setMaximumWidth(140)
        field.textChanged.connect(self._check)
        return field

    def _lay_out(self) -> None:
        column = framed(self)
        column.addWidget(self.which, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.about)
        left = QGridLayout()
        left.setHorizontalSpacing(12)
        left.setColumnStretch(0, 1)
        left.setColumnStretch(1, 1)
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
        levels.addStretch(1)
        left.addWidget(self.level_label, 6, 0)
        left.addLayout(levels, 6, 1)
        left.setRowStretch(7, 1)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.weight_head)
        right.addWidget(self.weight_about)
        right.addWidget(self.weights, 1)
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


def _given(exam: PackExam) -> tuple[dict[str, int], tuple[int, ...]]:
    """Its numbers by the names of the fields, and its levels."""
    numbers = {
        "questions": exam.questions,
        "minutes": exam.minutes,
        "pass": exam.mark,
        "seed": exam.seed,
    }
    return numbers, exam.levels
