"""What came of a session or an exam: the count, the families, and every wrong answer explained."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from trainer import files
from trainer.content.questions import question_text
from trainer.gui.buttons import KeyButton
from trainer.gui.practice import Practice
from trainer.gui.screens.framing import fill, framed, label, listing
from trainer.gui.screens.practice_dialogs import FileDialog
from trainer.gui.verdict_view import VerdictView
from trainer.i18n import Voice
from trainer.messages import Message, say, say_n
from trainer.progress.keeper import GUEST
from trainer.training.asking import titled
from trainer.training.attempts import Attempt
from trainer.training.drills.make import kind_of
from trainer.training.exams import ExamSitting, Result, result
from trainer.training.explaining import explained
from trainer.training.running import Run
from trainer.training.shelved import rules_by_lesson
from trainer.view.exam_result import result_lines
from trainer.view.progress import share
from trainer.view.words import worded


class ResultPage(QWidget):
    back = Signal()

    def __init__(self, practice: Practice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._practice = practice
        self._voice = practice.desk.voice
        self._run: Run | None = None
        self.exam: ExamSitting | None = None
        self.head = label(self, "asked", wraps=True)
        self.told = label(self, "quiet", wraps=True)
        self.families = listing(self, 3)
        self.answers = QScrollArea(self)
        self.answers.setWidgetResizable(True)
        self.answers.setFrameShape(QFrame.Shape.NoFrame)
        self.answers.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.certificate_button = KeyButton("plain", self)
        self.back_button = KeyButton("primary", self)
        self.back_button.key_after_label()
        self.certificate_button.clicked.connect(self.save_certificate)
        self.back_button.clicked.connect(self.back)
        self._lay_out()

    @property
    def result(self) -> Result | None:
        """That of an exam; None for another session."""
        if self._run is None or self.exam is None:
            return None
        return result(self.exam, self._run.attempts)

    def show_run(self, run: Run, exam: ExamSitting | None, voice: Voice) -> None:
        self._run, self.exam = run, exam
        self.speak(voice)
        self.answers.verticalScrollBar().setValue(0)
        self.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        text, run = voice.text, self._run
        if run is None:
            return
        self.certificate_button.set_label(text(say("Certificate…")))
        self.certificate_button.set_key("C")
        self.back_button.set_label(text(say("Practice")))
        self.back_button.set_key("Space", shown=text(say("Space")))
        found = self.result
        # It names somebody, and `verify` looks for it in the records: a guest has neither.
        kept = self.exam is not None and self.exam.profile != GUEST
        self.certificate_button.setVisible(found is not None and found.passed and kept)
        self.head.setText(text(_head(run, found)))
        told = (
            [_plain_count(run)] if found is None or self.exam is None else _exam(found, self.exam)
        )
        self.told.setText("\n".join(text(one) for one in told))
        self._list_families(found)
        self._explain([one for one in run.attempts if not one.right])

    def save_certificate(self) -> None:
        """As a PDF, where the trainee chooses."""
        found, exam = self.result, self.exam
        profile = self._practice.keeper.profile
        if found is None or exam is None or self._run is None:
            return
        file = FileDialog.ask(self, self._voice, say("Certificate"), "certificate.pdf")
        if file:
            from trainer.gui.certificate import Certificate, write

            name = "" if profile is None else profile.name
            attempts = tuple(self._run.attempts)
            said = say("Written to {file}.", file=file)
            try:
                write(file, Certificate(name, exam, found, attempts), self._voice)
            except OSError as error:
                said = files.unwritten(file, error)
            self.told.setText(self._voice.text(said))

    def _list_families(self, found: Result | None) -> None:
        text = self._voice.text
        self.families.setVisible(found is not None)
        if found is None:
            return
        heads = (text(say("Family")), text(say("Answered right")), text(say("Asked")))
        lines = result_lines(found, rules_by_lesson(self._practice.desk.library))
        rows = [
            (
                text(one.name) if one.is_family else f"   {text(one.name)}",
                str(one.right),
                str(one.asked),
            )
            for one in lines
        ]
        fill(self.families, heads, rows)
        for row, one in enumerate(lines):
            for column in range(len(heads)):
                item = self.families.item(row, column)
                if item is not None:
                    item.setToolTip(item.text().strip())
                if item is not None and one.is_family:
                    font = item.font()
                    font.setBold(True)
                    item.setFont(font)

    def _explain(self, wrong: list[Attempt]) -> None:
        """Each wrong answer with its question and its verdict, as a lesson shows it."""
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(8)
        for attempt in wrong:
            found = explained(attempt, self._practice.desk.library)
            if found is None:
                continue
            lesson, question = found.lesson, found.question
            if attempt.subject.is_drill:
                lesson = titled(lesson, kind_of(attempt.subject.kind).title)
            asked = worded(question.text, lesson.languages, self._voice)
            head = label(inner, "head", wraps=True)
            head.setText(
                f"{lesson.title.text(self._voice.language)}: "
                f"{asked or self._voice.text(question_text(question))}"
            )
            verdict = VerdictView(inner)
            verdict.show_given(found.given, self._voice)
            column.addWidget(head)
            column.addWidget(verdict)
        column.addStretch(1)
        self.answers.setWidget(inner)

    def _lay_out(self) -> None:
        column = framed(self)
        column.addWidget(self.head)
        column.addWidget(self.told)
        middle = QHBoxLayout()
        middle.setSpacing(24)
        middle.addWidget(self.families, 3)
        middle.addWidget(self.answers, 4)
        column.addLayout(middle, 1)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addStretch(1)
        foot.addWidget(self.certificate_button)
        foot.addWidget(self.back_button)
        column.addLayout(foot)


def _head(run: Run, found: Result | None) -> Message:
    if found is None:
        return say(
            "{session}: {right} of {asked} right",
            session=run.plan.title,
            right=run.right,
            asked=len(run.attempts),
        )
    score = say("{right} of {asked} right", right=found.right, asked=found.asked)
    if found.passed:
        return say("Passed: {score}, {share}", score=score, share=share(found.share))
    return say("Not passed: {score}, {share}", score=score, share=share(found.share))


def _plain_count(run: Run) -> Message:
    wrong = len(run.attempts) - run.right
    if not wrong:
        return say("Every answer was right.")
    return say_n("{n} wrong answer", "{n} wrong answers", wrong)


def _exam(found: Result, exam: ExamSitting) -> list[Message]:
    open_ = found.asked - found.answered
    told = [
        say(
            "Pass mark {mark}, seed {seed}.",
            mark=share(exam.plan.pass_mark),
            seed=str(exam.seed),
        )
    ]
    if open_:
        told.append(
            say_n(
                "{n} question was not answered and counts as wrong.",
                "{n} questions were not answered and count as wrong.",
                open_,
            )
        )
    return told
