"""The screens of practice, each made when it is first shown: sessions, exam, result, progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from trainer.gui.practice import Practice
from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.training.exams import ExamPlan, ExamSitting
from trainer.training.pack_exams import Offered, offered
from trainer.training.plans import Plan
from trainer.training.running import Run

if TYPE_CHECKING:
    from trainer.gui.desk import Desk
    from trainer.gui.screens.exam_page import ExamPage
    from trainer.gui.screens.practice_page import PracticePage
    from trainer.gui.screens.progress_page import ProgressPage
    from trainer.gui.screens.result_page import ResultPage


class Screens(QObject):
    """Leads from one to the other; what is done there, practice does."""

    def __init__(self, desk: Desk, practice: Practice) -> None:
        super().__init__(desk)
        self._desk = desk
        self._practice = practice
        self._sessions: PracticePage | None = None
        self._exam: ExamPage | None = None
        self._result: ResultPage | None = None
        self._progress: ProgressPage | None = None
        practice.ended.connect(self.show_result)
        practice.who_changed.connect(self._who_changed)

    def speak(self, voice: Voice) -> None:
        for page in (self._sessions, self._exam, self._result, self._progress):
            if page is not None:
                page.speak(voice)

    def title_of(self, page: QWidget | None) -> Message | None:
        """None for a screen that is none of these."""
        if page is None:
            return None
        if page is self._sessions:
            return say("Practice")
        if page is self._exam:
            return say("Exam")
        if page is self._result:
            return say("Result")
        if page is self._progress:
            return say("Progress")
        return None

    def show_practice(self) -> None:
        self._desk.show_page(self.sessions)
        self.sessions.refresh()

    def show_exam(self) -> None:
        self._desk.show_page(self.exam)
        self.exam.offer(offered(self._desk.library))
        self.exam.speak(self._desk.voice)

    def show_progress(self) -> None:
        self._desk.show_page(self.progress)
        self.progress.refresh()

    def show_result(self, run: Run, exam: ExamSitting | None) -> None:
        """What came of a session; nothing where nothing was answered in it."""
        if not run.attempts and exam is None:
            return
        self.result.show_run(run, exam, self._desk.voice)
        self._desk.show_page(self.result)

    def _who_changed(self) -> None:
        for page in (self._sessions, self._progress):
            if page is not None and page.isVisible():
                page.refresh()

    def _start(self, plan: Plan) -> None:
        self._practice.start(plan)

    def _start_exam(self, plan: ExamPlan, seed: int, of_pack: Offered | None) -> None:
        refused = self._practice.begin_exam(plan, seed, of_pack)
        if refused is not None:
            self.exam.refuse(refused)

    @property
    def sessions(self) -> PracticePage:
        if self._sessions is None:
            from trainer.gui.screens.practice_page import PracticePage

            page = PracticePage(self._practice, self._desk)
            page.chosen.connect(self._start)
            page.exam.connect(self.show_exam)
            page.progress.connect(self.show_progress)
            page.back.connect(self._desk.back_to_lesson)
            self._sessions = page
        return self._sessions

    @property
    def exam(self) -> ExamPage:
        if self._exam is None:
            from trainer.gui.screens.exam_page import ExamPage

            self._exam = ExamPage(self._desk)
            self._exam.chosen.connect(self._start_exam)
            self._exam.back.connect(self.show_practice)
        return self._exam

    @property
    def result(self) -> ResultPage:
        if self._result is None:
            from trainer.gui.screens.result_page import ResultPage

            self._result = ResultPage(self._practice, self._desk)
            self._result.back.connect(self.show_practice)
        return self._result

    @property
    def progress(self) -> ProgressPage:
        if self._progress is None:
            from trainer.gui.screens.progress_page import ProgressPage

            self._progress = ProgressPage(self._practice, self._desk)
            self._progress.back.connect(self.show_practice)
        return self._progress
