"""What goes on over the lessons: who trains, the session that is on, and what is kept of it."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.gui.exam_lock import ExamLock
from trainer.gui.strip import Strip
from trainer.gui.strip_state import in_trouble, minutes, strip_state
from trainer.messages import Message, say
from trainer.progress.keeper import Keeper
from trainer.rules.house import Edition
from trainer.settings import PracticeSettings, records_file
from trainer.training.asking import played
from trainer.training.attempts import Attempt, Mode, Profile, Subject
from trainer.training.drills.asked import is_second_twin, other_twin
from trainer.training.drills.catalogue import KINDS
from trainer.training.exams import NO_LESSONS, ExamPlan, ExamSitting, TooFewQuestions, drawn
from trainer.training.hints import hints
from trainer.training.modes import Explains, Hints
from trainer.training.pack_exams import Offered, own_of
from trainer.training.plans import Plan, of_exam
from trainer.training.playing import Playing
from trainer.training.question_clock import QuestionClock
from trainer.training.recording import Stamp, recorded, subject_of, target_of
from trainer.training.running import Run, Then
from trainer.view.twins import difference

if TYPE_CHECKING:
    from trainer.gui.desk import Desk

TICK: Final = 250
"""Milliseconds between two looks at the clock."""

Clock = Callable[[], int]
"""Milliseconds since 1970 UTC."""


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Practice(QObject):
    """`settings_changed` tells what the window has to remember; `ended` that a session is over,
    with its run and, where it was one, its exam."""

    settings_changed = Signal(object)
    ended = Signal(object, object)
    who_changed = Signal()

    def __init__(self, desk: Desk, keeper: Keeper, settings: PracticeSettings) -> None:
        super().__init__(desk)
        self.desk = desk
        self.keeper = keeper
        self.settings = settings
        self.clock: Clock = wall_clock
        self.strip = Strip(desk)
        self.strip.hide()
        self.run: Run | None = None
        self.exam: ExamSitting | None = None
        self.exam_lock = ExamLock()
        self._drill: Subject | None = None
        self._sitting = str(uuid.uuid4())
        self._counted: set[Subject] = set()
        self._asked: Subject | None = None
        self._open = QuestionClock()
        self._saved: Message = say("")
        self._told: tuple[Message, ...] = ()
        self._ticking = QTimer(self)
        self._ticking.setInterval(TICK)
        self._ticking.timeout.connect(self._tick)
        page = desk.lesson_page
        page.gate = self._answered
        page.played.connect(self._turned)
        strip = self.strip
        strip.hint.connect(self.show_hint)
        strip.end.connect(self._end_asked)
        strip.retry.connect(self.retry)
        strip.elsewhere.connect(self._elsewhere)

    # --- who trains -------------------------------------------------------------------------------

    def open_records(self) -> None:
        """The store of the profile that is remembered, and the exam that a crash broke off."""
        if self.keeper.profile is None:
            return
        self.keeper.open()
        self.show_strip()
        self._resume()

    def choose(self, profile: Profile | None) -> None:
        """Somebody else, or a guest, trains from now on."""
        self.end()
        self.keeper.choose(profile)
        self._saved = say("")
        self._counted.clear()
        chosen = profile or Profile("", "", 0)
        self._remember(
            replace(self.settings, profile=chosen.id, name=chosen.name, created=chosen.created)
        )
        self.show_strip()
        self.who_changed.emit()
        self._resume()

    def create(self, name: str) -> bool:
        """A new profile, which trains from now on; whether it could be written. Where it could
        not, the strip says why, and offers what can be done."""
        profile = Profile(str(uuid.uuid4()), name, self.clock())
        done = self.keeper.create(profile)
        self.choose(profile)
        return done

    def erase(self, profile: Profile) -> bool:
        """The profile with all its records; whether it could be done."""
        mine = self.keeper.profile == profile
        done = self.keeper.erase(profile)
        if done and mine:
            self.choose(None)
        self.show_strip()
        self.who_changed.emit()
        return done

    def retry(self) -> bool:
        """Tries again to use the records; what waited is written to them."""
        waiting = self.keeper.waiting
        done = self.keeper.retry()
        self._after_trouble(waiting if done else 0)
        return done

    def move(self, folder: str) -> bool:
        """Goes on with the records in another folder, and remembers it where that went well."""
        waiting = self.keeper.waiting
        done = self.keeper.move(records_file(folder))
        if done:
            self._remember(replace(self.settings, folder=folder))
        self._after_trouble(waiting if done else 0)
        return done

    def _after_trouble(self, written: int) -> None:
        if written:
            self._saved = say("saved")
        self.show_strip()
        self.who_changed.emit()

    def _elsewhere(self) -> None:
        from trainer.gui.screens.practice_dialogs import FolderDialog

        folder = FolderDialog.ask(self.desk, self.desk.voice)
        if folder:
            self.move(folder)

    def _remember(self, settings: PracticeSettings) -> None:
        self.settings = settings
        self.settings_changed.emit(settings)

    def set_wrong(self, wrong: str) -> None:
        """What a wrong answer does from the next session on."""
        self._remember(replace(self.settings, wrong=wrong))

    # --- sessions ---------------------------------------------------------------------------------

    def start(self, plan: Plan) -> None:
        """Begins a session; one that is on ends."""
        self.end()
        self._begin(Run(plan, str(uuid.uuid4()), self.clock()))

    def begin_exam(
        self, plan: ExamPlan, seed: int, of_pack: Offered | None = None
    ) -> Message | None:
        """A new exam, drawn from `seed`, under the edition that is shown, or the newest of those
        for which it was made; why there is none, where the pack asks too little for it."""
        editions = tuple(Edition) if of_pack is None else of_pack.editions
        edition = self.desk.edition if self.desk.edition in editions else max(editions)
        kinds = tuple(one.name for one in KINDS)
        own = NO_LESSONS if of_pack is None else own_of(of_pack, self.desk.library, edition)
        try:
            subjects = drawn(plan, kinds, seed, own)
        except TooFewQuestions as few:
            return say(
                "Questions of lessons in the exam: {asked}; in the edition {edition} there are "
                "only {there}.",
                asked=few.asked,
                edition=str(int(edition)),
                there=few.there,
            )
        self.start_exam(
            ExamSitting(
                str(uuid.uuid4()),
                self.keeper.who,
                plan,
                seed,
                int(edition),
                self.clock(),
                subjects,
            )
        )
        return None

    def start_exam(self, sitting: ExamSitting) -> None:
        """Begins an exam, or goes on with one where it was broken off; the clock has run on."""
        self.end()
        if not self.exam_lock.take(self.keeper.file, sitting.id):
            self._told = (say("The exam is being sat in another window."),)
            self.show_strip()
            return
        self.exam = sitting
        self.keeper.keep_exam(sitting)
        own = self.keeper.asked(lambda records: records.attempts(sitting.profile))
        run = Run(of_exam(sitting), sitting.id, sitting.began)
        run.attempts = [one for one in own if one.sitting == sitting.id]
        run.number = sitting.reached(run.attempts)
        self._begin(run)

    def next(self) -> None:
        """What comes next in the session; after the last its result."""
        if self.run is not None:
            self.run.number += 1
            self._ask()

    def end(self) -> None:
        """Ends the session that is on, where there is one, and tells what came of it."""
        run, exam = self.run, self.exam
        if run is None:
            return
        self.run, self.exam, self._drill, self._asked = None, None, None, None
        self._told = ()
        self._ticking.stop()
        if exam is not None:
            exam = replace(exam, ended=min(self.clock(), exam.began + exam.plan.milliseconds))
            self.keeper.keep_exam(exam)
            self.exam_lock.release()
        self.desk.hold(held=False)
        self.desk.lesson_page.asking.explains = Explains.ALWAYS
        self.show_strip()
        self.ended.emit(run, exam)

    def _end_asked(self) -> None:
        """By the button: an exam only where that is meant."""
        from trainer.gui.screens.practice_dialogs import Confirm

        if self.exam is None or Confirm.hand_in(self.desk, self.desk.voice):
            self.end()

    @property
    def in_exam(self) -> bool:
        return self.exam is not None

    def _begin(self, run: Run) -> None:
        self.run = run
        self._counted.clear()
        self.desk.hold(held=run.is_exam)
        self.desk.lesson_page.asking.explains = run.rules.explains
        self._ticking.start()
        self._ask()

    def _ask(self) -> None:
        """Plays what the session asks now; a lesson that is not sound is passed over."""
        run = self.run
        while run is not None and run.left(self.clock()) != 0 and run.subject is not None:
            edition = self.desk.edition if self.exam is None else Edition(self.exam.edition)
            asked = played(run.subject, edition, self.desk.library)
            if asked is not None:
                self._drill = asked.drill
                self._asked = None
                self._told = ()
                self._counted = {one for one in self._counted if one.is_drill}
                self.desk.play_alone(asked.playing)
                return
            run.number += 1
        self.end()

    def _resume(self) -> None:
        """An exam that was broken off: it goes on, or ends where its time is over."""
        profile = self.keeper.profile
        if profile is None or self.run is not None:
            return
        for sitting in self.keeper.asked(lambda records: records.exams(profile.id)):
            if sitting.ended is None:
                self.start_exam(sitting)
                return
        self.show_strip()

    # --- answers ----------------------------------------------------------------------------------

    def _turned(self, playing: Playing) -> None:
        """The lesson stands elsewhere: perhaps at a question that opens now."""
        question = playing.open_question
        subject = None if question is None else self._subject(playing, question.at)
        if subject == self._asked:
            return
        self._asked = subject
        if subject is not None:  # what was told of the last answer stands until then
            self._told, self._saved = (), say("")
        self._open.open(self.clock())
        if self.run is not None and question is not None:
            self.run.open_question()
            there = self._hints()
            self._told = there[: self.run.show_hints(len(there))]
        self.show_strip()

    def _answered(self, playing: Playing) -> bool:
        """Hears an answer before its verdict is shown, and keeps it; whether to show it."""
        given = playing.given[-1]
        subject = self._subject(playing, given.at)
        took = self._open.took(self.clock())
        run = self.run
        then = Then.VERDICT if run is None else run.after(right=given.right)
        if run is not None and given.verdict is None:
            then = Then.VERDICT
        if then is Then.RETHINK:
            self._told = (say("Think again: the answer is given back once."),)
            self.show_strip()
            return False
        if subject not in self._counted:
            self._counted.add(subject)
            stamp = Stamp(
                id=str(uuid.uuid4()),
                profile=self.keeper.who,
                sitting=self._sitting if run is None else run.sitting,
                at=self.clock(),
                mode=Mode.LEARN if run is None else run.plan.mode,
                milliseconds=took,
                hints=0 if run is None else run.hints + run.given_back,
            )
            attempt = recorded(playing, given, stamp, self._drill)
            if attempt is not None:
                self._keep(attempt)
        self._told = (say("Not right. Try again."),) if then is Then.AGAIN else ()
        if then is Then.VERDICT and is_second_twin(subject):
            first = other_twin(subject, given.edition)
            self._told = difference(first.lesson, playing.lesson)
        self.show_strip()
        if then is Then.ON:
            self.desk.lesson_page.go_past(playing)
        return then is Then.VERDICT

    def _keep(self, attempt: Attempt) -> None:
        kept = self.keeper.keep(attempt)
        if self.run is not None:
            self.run.attempts.append(attempt)
        self._saved = say("saved") if kept else say("")

    def show_hint(self) -> None:
        """One hint more for the question that is open."""
        run, there = self.run, self._hints()
        if run is not None and there and run.rules.hints is Hints.ASKED:
            run.hints = min(run.hints + 1, len(there))
            self._told = there[: run.hints]
            self.show_strip()

    def _subject(self, playing: Playing, at: int) -> Subject:
        return subject_of(playing.lesson, at, self._drill)

    def _rule(self, playing: Playing) -> str:
        return playing.lesson.rule

    # --- the strip --------------------------------------------------------------------------------

    def show_strip(self) -> None:
        """What the strip says now; it is there while there is a session, a profile or trouble."""
        keeper = self.keeper
        at_table = self.desk.pages.currentWidget() is self.desk.lesson_page
        shown = self.run is not None or in_trouble(keeper)
        shown = shown or (at_table and keeper.profile is not None)
        self.strip.setVisible(shown)
        if shown:
            state = strip_state(
                self.run, keeper, told=self._told, saved=self._saved, can_hint=self._has_hint()
            )
            self.strip.show_state(state, self.desk.voice)
            self._show_clock()

    def _has_hint(self) -> bool:
        run = self.run
        return run is not None and run.rules.hints is Hints.ASKED and run.hints < len(self._hints())

    def _hints(self) -> tuple[Message, ...]:
        """All there are to the question that is open."""
        playing = self.desk.lesson_page.playing
        if playing is None or playing.open_question is None:
            return ()
        return hints(self._rule(playing), playing.open_question)

    def _tick(self) -> None:
        run = self.run
        if run is None:
            return
        seen = self.desk.pages.currentWidget() is self.desk.lesson_page
        now = self.clock()
        if run.rules.pause:  # away from the table the clock of the question stands
            self._open.see(now, seen=seen)
        if run.left(now) == 0:
            self.end()
        else:
            self._show_clock()

    def _show_clock(self) -> None:
        run, playing = self.run, self.desk.lesson_page.playing
        if run is None or not run.rules.clock:
            self.strip.show_clock("", late=False)
            return
        left = run.left(self.clock())
        if left is not None:
            self.strip.show_clock(minutes(left), late=left < run.plan.limit // 10)
            return
        if playing is None or playing.open_question is None or self._asked is None:
            return
        target = target_of(self._asked, playing.open_question, playing.lesson.level)
        took = self._open.took(self.clock())
        self.strip.show_clock(f"{minutes(took)} / {minutes(target)}", late=took > target)
