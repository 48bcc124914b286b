"""The page on which a lesson is written: text and problems at the left, table and answer at the
right; everything but the text follows the cursor and the check."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from trainer.content.check import Looked, look_over
from trainer.content.claims import INFORMATION
from trainer.content.completion import Offer, offers
from trainer.content.cursor import Spot, spot_at
from trainer.content.lesson import Lesson
from trainer.content.pack import PACK_FILE, pack_of
from trainer.content.recording import inserted
from trainer.content.script import house_of
from trainer.content.twins import Twin, twins
from trainer.content.why import why
from trainer.content.wording import Wording, with_words, wordings
from trainer.content.yaml_text import read_text
from trainer.gui.authoring.answer_view import AnswerView
from trainer.gui.authoring.drafts import Drafts
from trainer.gui.authoring.editor import Editor
from trainer.gui.authoring.problem_list import ProblemList
from trainer.gui.authoring.recorder import Recorder
from trainer.gui.authoring.sheet import Sheet
from trainer.gui.authoring.words_view import WordsView
from trainer.gui.authoring.worker import Worker
from trainer.gui.buttons import KeyButton
from trainer.gui.table.widget import TableWidget
from trainer.gui.theme import theme_now
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, Problem, say
from trainer.rules.house import NEWEST, Edition
from trainer.training.manuscript import Manuscript
from trainer.view.table_view import look


class AuthoringPage(QWidget):
    """`drafts` keeps unsaved texts aside. `play_wanted` gives the saved file
    to play, `new_text` a text and the file it might be, `back` leads away."""

    play_wanted = Signal(object)
    new_text = Signal(str, object)
    back = Signal()
    title_changed = Signal()

    def __init__(self, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice(SOURCE)
        self._edition = NEWEST
        self._back_to = _LESSONS
        self._lesson: Lesson | None = None
        self.editor = Editor(self)
        self.sheet = Sheet(self.editor, drafts, self)
        self.problems = ProblemList(self)
        self.table = TableWidget(self)
        self.answer = AnswerView(self)
        self.recorder = Recorder(self)
        self.recorder.hide()
        self.words = WordsView(self)
        self.checker = Worker(self)
        self.seeker = Worker(self)
        self.state = QLabel(self)
        self.state.setProperty("role", "quiet")
        self.save_button = KeyButton("plain", self)
        self.record_button = KeyButton("plain", self, checkable=True)
        self.words_button = KeyButton("plain", self, checkable=True)
        self.play_button = KeyButton("plain", self)
        self.back_button = KeyButton("plain", self)
        self._lay_out()
        self._connect()

    # --- opening and saving -----------------------------------------------------------------------

    def write_on(
        self, manuscript: Manuscript, *, proposed: bool = False, unsaved: bool = False
    ) -> None:
        """Opens a text. `proposed`: there is no file of it yet; `unsaved`: the file has another."""
        self.checker.stop()
        self.seeker.stop()
        self._lesson = None
        self.words_button.setChecked(False)
        self.sheet.write_on(manuscript, proposed=proposed, unsaved=unsaved)
        self.editor.go_to(1)
        self._check(pause=0)
        self._show_state()

    @property
    def file(self) -> Path:
        """The file, or the one that is proposed for a new text."""
        return self.sheet.file

    @property
    def unsaved(self) -> bool:
        return self.sheet.unsaved

    @property
    def lesson(self) -> Lesson | None:
        """The lesson as far as it could be read; None while there is no table."""
        return self._lesson

    @property
    def settled(self) -> bool:
        """Whether all that follows the text has followed it."""
        return not self.checker.busy and not self.seeker.busy

    def save(self) -> bool:
        """Whether the text was written into its file."""
        return self.sheet.save()

    def may_leave(self) -> bool:
        """Asks about a text that is not saved; whether the page may be left."""
        return self.sheet.may_leave()

    def keep_aside(self) -> None:
        """Keeps what is not saved where a crash does not reach it."""
        self.sheet.keep_aside()

    # --- what may change at any time --------------------------------------------------------------

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        text = voice.text
        self.editor.setAccessibleName(text(say("Text of the lesson")))
        self.table.setAccessibleName(text(say("Table")))
        self.sheet.speak(voice)
        self.editor.speak(voice)
        self.problems.speak(voice)
        self.answer.speak(voice)
        self.recorder.speak(voice)
        self.words.speak(voice)
        for button, label, key in (
            (self.save_button, say("Save"), "Ctrl+S"),
            (self.record_button, say("Record"), "Ctrl+R"),
            (self.words_button, say("Texts"), "Ctrl+T"),
            (self.play_button, say("Play it"), "F5"),
            (self.back_button, self._back_to, "Ctrl+W"),
        ):
            button.set_label(text(label))
            button.set_key(key)
        self._show_state()
        self._follow()

    def name_back(self, to: Message | None) -> None:
        """What the way back leads to; None for the lessons."""
        self._back_to = to or _LESSONS
        self.back_button.set_label(self._voice.text(self._back_to))

    def set_edition(self, edition: Edition) -> None:
        self._edition = edition
        self._follow()

    def set_scale(self, scale: float, chosen: float) -> None:
        """As the pages of the desk have it, with the theme as it is then."""
        self.table.set_theme(theme_now())
        self.editor.set_scale(scale)
        self.table.set_text_scale(chosen)

    # --- following --------------------------------------------------------------------------------

    @property
    def spot(self) -> Spot | None:
        """The place in play at the cursor; None while there is no table."""
        lesson = self._lesson
        if lesson is None:
            return None
        return spot_at(
            lesson, self.editor.line, house_of(lesson, lesson.edition_for(self._edition))
        )

    def _check(self, pause: int | None = None) -> None:
        job = partial(look_over, self.editor.toPlainText(), self.file)
        if pause is None:
            self.checker.want(job)
        else:
            self.checker.want(job, pause)

    def _looked(self, looked: Looked) -> None:
        # What is half typed leaves the table as it was.
        self._lesson = looked.lesson or self._lesson
        self.problems.show_problems(looked.problems, self.file)
        here = str(self.file)
        wrong = (one for one in looked.problems if one.code not in INFORMATION)
        self.editor.show_problems([one for one in wrong if one.place.file == here])
        self._show_words()
        self._follow()

    def _show_words(self) -> None:
        """The texts by language, while they are looked at."""
        if self.words_button.isChecked():
            text = self.editor.toPlainText()
            self.words.show_words(wordings(text, pack=self._is_pack), self._promised)

    @property
    def _is_pack(self) -> bool:
        return self.file.name == PACK_FILE

    @property
    def _promised(self) -> tuple[str, ...]:
        """The languages in which every text must be there."""
        if self._is_pack:
            root, problems = read_text(self.editor.toPlainText(), str(self.file))
            pack = pack_of(root, problems, self.file.parent).pack
            return () if pack is None else pack.languages
        return () if self._lesson is None else self._lesson.languages

    def _turn_to_words(self, on: bool) -> None:  # noqa: FBT001  # Qt's signal
        self.stack.setCurrentWidget(self.words if on else self.both)
        self._show_words()
        (self.words.table if on else self.editor).setFocus(Qt.FocusReason.OtherFocusReason)

    def _change_words(self, wording: Wording, language: str, words: str) -> None:
        first = (*self._promised, "en")[0]
        text, at = self.editor.toPlainText(), wording.place
        changed = with_words(text, at, language, words, first, pack=self._is_pack)
        if changed is not None:
            self.editor.change_to(changed)
            self._check(pause=0)
        self._show_words()

    def _go_to_words(self, line: int) -> None:
        self.words_button.setChecked(False)
        self.editor.go_to(line)

    def _follow(self) -> None:
        spot = self.spot
        if spot is None or self._lesson is None:
            self.answer.show_answer(None, None)
            return
        house = house_of(self._lesson, self._lesson.edition_for(self._edition))
        asked = spot.question
        table = spot.moment.table
        marked = None if asked is None else asked.seat
        view = look(table, spot.last_line, marked=marked, language=self._voice.language)
        self.table.show_view(view, self._voice)
        self.answer.show_answer(spot, None if asked is None else why(asked, table, house))
        self._offer_seats()

    def _record(self, on: bool) -> None:  # noqa: FBT001  # Qt's signal
        self.recorder.setVisible(on)
        self._offer_seats()

    def _offer_seats(self) -> None:
        """While it is recorded, seats may be clicked; the table is as it stands at the cursor."""
        spot = self.spot if self.recorder.isVisibleTo(self) else None
        if spot is None:
            self.table.offer_seats(())
            self.table.choose(())
            return
        table = spot.moment.table
        self.table.offer_seats([one.number for one in table.seats])
        self.recorder.show_table(table)
        self.table.choose([self.recorder.seat] if self.recorder.seat is not None else [])

    def _choose_seat(self, seat: int) -> None:
        if self.recorder.isVisibleTo(self):
            self.recorder.choose(seat)
            self.table.choose([seat])

    def _write_line(self, line: str) -> None:
        found = inserted(self.editor.toPlainText(), self.editor.line, line)
        if found is None:
            self.recorder.refuse()
            return
        self.editor.insert(found)
        self._check(pause=0)

    def _seek_twins(self) -> None:
        spot = self.spot
        if spot is None or spot.question is None or self._lesson is None:
            return
        edition = self._lesson.edition_for(self._edition)
        text = self.editor.toPlainText()
        self.seeker.want(partial(twins, text, self.file, spot.question.at, edition), 0)

    def _open_twin(self, twin: Twin) -> None:
        name = f"{self.file.stem}-twin{self.file.suffix}"
        self.new_text.emit(twin.text, self.file.with_name(name))

    def _offers(self, before: str) -> tuple[Offer, ...]:
        seats = () if self._lesson is None else [one.number for one in self._lesson.table.seats]
        return offers(before, pack=self._is_pack, seats=seats)

    def _go_to(self, problem: Problem) -> None:
        if problem.place.file == str(self.file):
            self.editor.go_to(problem.place.line, problem.place.column)

    def _play(self) -> None:
        if not self.unsaved or self.save():
            self.play_wanted.emit(self.file)

    def _leave(self) -> None:
        if self.may_leave():
            self.back.emit()

    def _show_state(self) -> None:
        self.state.setText(self._voice.text(self.sheet.state))
        self.save_button.setEnabled(self.unsaved)
        self.title_changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        self.keep_aside()
        super().hideEvent(event)

    # --- laying out -------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.editor.set_offers(self._offers)
        self.editor.textChanged.connect(self._check)
        self.editor.line_changed.connect(lambda _line: self._follow())
        self.sheet.told.connect(self._show_state)
        self.sheet.moved.connect(lambda: self._check(pause=0))
        self.checker.done.connect(self._looked)
        self.seeker.done.connect(self.answer.show_twins)
        self.problems.chosen.connect(self._go_to)
        self.answer.twins_wanted.connect(self._seek_twins)
        self.answer.twin_chosen.connect(self._open_twin)
        self.record_button.toggled.connect(self._record)
        self.table.seat_clicked.connect(self._choose_seat)
        self.recorder.recorded.connect(self._write_line)
        self.words_button.toggled.connect(self._turn_to_words)
        self.words.changed.connect(self._change_words)
        self.words.chosen.connect(self._go_to_words)
        self.save_button.clicked.connect(self.save)
        self.play_button.clicked.connect(self._play)
        self.back_button.clicked.connect(self._leave)

    def _lay_out(self) -> None:
        self.left = _split(self, Qt.Orientation.Vertical, self.editor, self.problems)
        self.right = _split(self, Qt.Orientation.Vertical, self.table, self._under_table())
        self.both = _split(self, Qt.Orientation.Horizontal, self.left, self.right)
        self.left.setSizes([440, 130])
        self.right.setSizes([360, 210])
        self.both.setSizes([580, 700])
        head = QHBoxLayout()
        head.setContentsMargins(12, 6, 12, 6)
        head.setSpacing(8)
        head.addWidget(self.state, 1)
        for button in (
            self.record_button,
            self.words_button,
            self.play_button,
            self.save_button,
            self.back_button,
        ):
            button.setSizePolicy(_FITS, _FITS)
            head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.both)
        self.stack.addWidget(self.words)
        column.addWidget(self.stack, 1)

    def _under_table(self) -> QWidget:
        under = QWidget(self)
        column = QVBoxLayout(under)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.recorder)
        column.addWidget(self.answer, 1)
        return under


_LESSONS = say("Lessons")
_FITS = QSizePolicy.Policy.Fixed


def _split(parent: QWidget, along: Qt.Orientation, first: QWidget, second: QWidget) -> QSplitter:
    made = QSplitter(along, parent)
    made.setChildrenCollapsible(False)
    made.setHandleWidth(5)
    made.addWidget(first)
    made.addWidget(second)
    return made
