"""What stands at the right at each moment: the hand as it unfolds, a question, its verdict."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QLineEdit

from trainer.content.lesson import Answer, Question
from trainer.content.questions import question_text
from trainer.gui.call_panel import (
    MAKE,
    NEXT,
    NEXT_LESSON,
    NEXT_WHAT_IF,
    ON,
    CallPanel,
    Offer,
)
from trainer.gui.questions.panel import QuestionPanel
from trainer.gui.questions.panels import panel_for
from trainer.gui.verdict_view import VerdictView
from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.training.drills.made import DRILLS
from trainer.training.modes import Explains
from trainer.training.playing import Given, Playing, askable, next_branch, questions
from trainer.view.around import around
from trainer.view.model import TableView
from trainer.view.spots import Spot
from trainer.view.words import worded


class Asking(QObject):
    """Fills the call panel. `changed`: the half-given answer, or what of the table it is about."""

    changed = Signal()

    def __init__(self, call: CallPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._call = call
        self._panel: QuestionPanel | None = None
        self._open = False
        self.explains = Explains.ALWAYS
        """When the reasons of a verdict stand there at once."""
        self._shown: tuple[int, tuple[int, ...]] | None = None
        """The question whose panel is up, and the branch."""

    @property
    def panel(self) -> QuestionPanel | None:
        return self._panel

    @property
    def offered(self) -> tuple[Spot, ...]:
        """What may be clicked on the table."""
        return self._panel.offered() if self._panel is not None and self._open else ()

    @property
    def chosen(self) -> tuple[Spot, ...]:
        """What the answer names of that."""
        return self._panel.chosen() if self._panel is not None else ()

    @property
    def ready(self) -> bool:
        return self._panel is not None and self._panel.ready

    def answer(self) -> Answer:
        return {} if self._panel is None else self._panel.answer()

    def take(self, spot: Spot) -> None:
        """Something was clicked on the table."""
        if self._panel is not None and self._open:
            self._panel.take(spot)

    def forget(self) -> None:
        """The panel that is up belongs to something else."""
        self._shown = None

    def show(self, playing: Playing, view: TableView, told: Message, voice: Voice) -> None:
        """The moment at which the lesson stands; `told` is what happened last, in words."""
        question, given = playing.question, playing.here
        if question is None or playing.replaying:
            self._watch(playing, told, voice)
            return
        self._head(playing, question, voice)
        if not askable(question):
            self._pass_over(given, voice, playing)
        elif given is None:
            self._ask(playing, question, view, voice)
        else:
            self._judge(playing, question, given, view, voice)

    # --- the three things that may stand here -----------------------------------------------------

    def _watch(self, playing: Playing, told: Message, voice: Voice) -> None:
        count = say("Replay") if playing.replaying else say("Watch the hand")
        self._call.show_words(voice.text(count), voice.text(told))
        self._call.show_verdict(None)
        self._drop_panel()
        self._call.show_fields(None)
        self._call.offer(_offer(playing), voice)

    def _ask(self, playing: Playing, question: Question, view: TableView, voice: Voice) -> None:
        self._call.show_verdict(None)
        panel = self._panel_of(playing, question, view)
        panel.speak(voice)
        self._open = True
        panel.set_open(open_=True)
        self._call.show_fields(panel)
        self._call.offer(MAKE, voice, enabled=panel.ready)
        self._focus(panel)

    def _pass_over(self, given: Given | None, voice: Voice, playing: Playing) -> None:
        """A question of a type that the program does not know: nothing can be answered."""
        self._drop_panel()
        self._call.show_fields(None)
        if given is not None:
            verdict = VerdictView()
            verdict.show_given(given, voice)
            self._call.show_verdict(verdict)
        self._call.offer(ON if given is None else _offer(playing), voice)

    def _judge(
        self, playing: Playing, question: Question, given: Given, view: TableView, voice: Voice
    ) -> None:
        self._open = False
        panel = self._panel_of(playing, question, view)
        panel.set_answer(given.answer)
        panel.speak(voice)
        panel.set_open(open_=False)
        self._call.show_fields(panel)
        verdict = VerdictView()
        verdict.show_given(
            given, voice, folded=given.right and self.explains is not Explains.ALWAYS
        )
        self._call.offer(_offer(playing), voice)
        self._call.show_verdict(verdict)
        self._call.take_focus()

    def _head(self, playing: Playing, question: Question, voice: Voice) -> None:
        total = len(questions(playing.lesson))
        count = say("Question {n} of {total}", n=question.at, total=total)
        if playing.alone:  # the strip says which of the exam's it is
            count = say("Question")
        text = worded(question.text, playing.lesson.languages, voice)
        if not text and askable(question):
            text = voice.text(question_text(question))
        self._call.show_words(voice.text(count), text)

    # --- the panel of fields ----------------------------------------------------------------------

    def _panel_of(self, playing: Playing, question: Question, view: TableView) -> QuestionPanel:
        """The panel of the question: the one that is up, where it is that question's."""
        now = (question.at, playing.path)
        if self._panel is None or self._shown != now:
            panel = panel_for(question, around(question, playing.moment.table, view))
            panel.set_answer(playing.draft(question.at))
            panel.changed.connect(self._changed)
            self._panel, self._shown = panel, now
        return self._panel

    def _drop_panel(self) -> None:
        self._panel, self._shown, self._open = None, None, False

    def _changed(self) -> None:
        self._call.primary.setEnabled(self.ready)
        self._call.fit()
        self.changed.emit()

    def _focus(self, panel: QuestionPanel) -> None:
        """Keys go to the buttons; where there are only amounts, to the first of them."""
        focused = QApplication.focusWidget()
        if focused is not None and panel.isAncestorOf(focused):
            return
        only_amounts = all(field.only_amounts for field in panel.fields.values())
        edit = panel.findChild(QLineEdit) if only_amounts else None
        if edit is not None:
            edit.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._call.take_focus()


def _offer(playing: Playing) -> Offer | None:
    if playing.can_go_forth:
        return NEXT if playing.here is not None else ON
    if next_branch(playing) is not None:
        return NEXT_WHAT_IF
    return NEXT if playing.lesson.pack == DRILLS.pack else NEXT_LESSON
