"""A lesson for a class: the table, the question in large type, the answer when it is asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from trainer.content.questions import question_text
from trainer.gui.buttons import restyle
from trainer.gui.table.widget import TableWidget
from trainer.gui.theme import theme_now
from trainer.i18n import Voice
from trainer.messages import say
from trainer.table.state import Status
from trainer.training import playing as steps
from trainer.training.playing import Given, Playing, askable
from trainer.view.amounts import told
from trainer.view.conceal import concealed_at
from trainer.view.model import RowKind, TableView
from trainer.view.script_rows import last_line, script_rows
from trainer.view.table_view import look
from trainer.view.words import status_word, worded

FULL: Final = 1080
"""The height for which the letters below are written."""
LEAST: Final = 28
"""Pixels under which nothing is written: the last row has to read it."""
ASKED, TOLD, FACTS = 42, 36, 30
AWAY: Final = (Status.ABSENT, Status.PENALTY, Status.SITTING_OUT)
"""What is told of seats in words; who folded has no cards, and all-in lies there as a disc."""
WORDS: Final = 0.2
"""The part of the height that the words get."""


class Projection(QWidget):
    """A window of its own. `leads`: its keys lead through the lesson, and nothing of that is
    remembered; else it follows the first window, which keeps notes and answer.

    Space goes on, a question's answer first; the arrows step; Escape leaves.
    """

    closed = Signal()

    def __init__(self, playing: Playing, voice: Voice, parent: QWidget, *, leads: bool) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("role", "side")
        self._voice = voice
        self._leads = leads
        # What the trainee answered is nothing for the class.
        self._playing = replace(playing, given=(), drafts=(), replaying=False)
        self._revealed = False
        self.table = TableWidget(self)
        self.table.setAccessibleName(voice.text(say("Table")))
        self.table.look_changed.connect(self._show)
        self.asked, self.told = self._label(), self._label()
        self._lay_out()
        self._keys: list[QShortcut] = []
        self._give_keys()
        self.wear()

    @property
    def playing(self) -> Playing:
        """Where the class stands."""
        return self._playing

    @property
    def revealed(self) -> bool:
        """Whether the answer to the question here was shown."""
        return self._revealed

    # --- steps ------------------------------------------------------------------------------------

    def follow(self, playing: Playing, voice: Voice) -> None:
        """The first window stands elsewhere. Its answer is not shown before it is asked for."""
        if self._leads:
            return
        moved = playing.moments is not self._playing.moments
        if moved or playing.position != self._playing.position:
            self._revealed = False
        self._voice = voice
        self._playing = replace(playing, given=(), drafts=(), replaying=False)
        self._show()

    def reveal(self) -> None:
        """Shows the answer to the question, or hides it again."""
        if self._playing.question is not None:
            self._revealed = not self._revealed
            self._show()

    def go_on(self) -> None:
        """The answer, or the next moment, or the next branch."""
        if self._playing.question is not None and not self._revealed:
            self.reveal()
        elif self._leads:
            passed = _passed(self._playing)
            branch = steps.next_branch(passed)
            if passed.can_go_forth:
                self._go(steps.forth(passed))
            elif branch is not None:
                self._go(steps.forth(steps.enter(passed, branch)))

    def go_back(self) -> None:
        if self._leads:
            self._go(steps.back(self._playing))

    def go_forth(self) -> None:
        """The next moment, without the answer."""
        if self._leads:
            self._go(steps.forth(_passed(self._playing)))

    def _go(self, playing: Playing) -> None:
        if playing.position != self._playing.position or playing.path != self._playing.path:
            self._revealed = False
        self._playing = playing
        self._show()

    # --- showing ----------------------------------------------------------------------------------

    def wear(self) -> None:
        """The theme that holds now."""
        self.table.set_theme(theme_now())
        self._show()

    def _show(self) -> None:
        playing, voice = self._playing, self._voice
        answered = {one.at: True for one in playing.given}
        asked = playing.question
        if asked is not None:
            answered.pop(asked.at, None)
            if self._revealed:
                answered[asked.at] = True
        items = [moment.item for moment in playing.moments]
        hidden = concealed_at(items, playing.position, answered)
        view = look(
            playing.moment.table,
            last_line(playing.moments, playing.position),
            hidden,
            marked=None if asked is None else asked.seat,
            language=voice.language,
        )
        self.table.show_view(view, voice)
        rows = script_rows(playing.moments, playing.position, playing.furthest, answered)
        happened = next((voice.text(row.text) for row in rows if row.current), "")
        if asked is None:
            self.asked.setText(happened)
        else:
            words = worded(asked.text, playing.lesson.languages, voice)
            if not words and askable(asked):
                words = voice.text(question_text(asked))
            self.asked.setText(words)
        given = self._answer()
        if given is not None:
            self.told.setText(told_answer(given, voice))
        else:
            last = [voice.text(row.text) for row in rows if row.kind is RowKind.EVENT][-1:]
            parts = [*(last if asked else ()), *said(view, voice)]
            parts += facts(told(view, self.table.amounts), voice)
            self.told.setText("  ·  ".join(dict.fromkeys(parts)))
        restyle(self.told, state="" if given is None else "right")
        self._fit()

    def _answer(self) -> Given | None:
        """What the rules say to the question, once it was asked for."""
        if not self._revealed:
            return None
        return steps.give(steps.again(self._playing), {}).here

    # --- room -------------------------------------------------------------------------------------

    def _label(self) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", "projected")
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return label

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(4)
        column.addWidget(self.table, 1)
        self._words = QWidget(self)
        inner = QVBoxLayout(self._words)
        inner.setContentsMargins(48, 8, 48, 0)
        inner.setSpacing(6)
        inner.addWidget(self.asked)
        inner.addWidget(self.told)
        column.addWidget(self._words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Letters by the height of the window, smaller only where all the words need the room."""
        part = min(self.height() / FULL, self.width() * 9 / 16 / FULL)
        least = LEAST * part
        room = round(WORDS * self.height())
        self._words.setFixedHeight(room)
        across = max(100, self.width() - 96)
        for shrink in (1.0, 0.92, 0.84, 0.76, 0.7, 0.0):
            sizes = [
                max(round(size * part * shrink), round(least))
                for size in (ASKED if self._playing.question is not None else TOLD, FACTS)
            ]
            for label, size, bold in zip((self.asked, self.told), sizes, (700, 400), strict=True):
                label.setStyleSheet(f"font-size: {size}px; font-weight: {bold};")
                label.ensurePolished()
            needed = sum(label.heightForWidth(across) for label in (self.asked, self.told))
            if needed + 14 <= room:
                break
        QTimer.singleShot(0, self.table, self._fit_table)

    def _fit_table(self) -> None:
        part = min(self.height() / FULL, self.width() * 9 / 16 / FULL)
        fit_letters(self.table, LEAST * part)

    # --- keys -------------------------------------------------------------------------------------

    def _give_keys(self) -> None:
        for keys, act in (
            (("Space", "Return", "Enter", "PgDown"), self.go_on),
            (("F9",), self.reveal),
            (("Right",), self.go_forth),
            (("Left", "PgUp"), self.go_back),
            (("Esc", "F8", "Shift+F8"), self.close),
        ):
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.setAutoRepeat(False)
                shortcut.activated.connect(act)
                self._keys.append(shortcut)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)


def fit_letters(table: TableWidget, least: float) -> None:
    """Letters as low as they may be, in pixels: the more room has the felt."""
    wanted = least + 0.5
    text = 0.8
    for _ in range(40):
        table.set_large(text, least)
        layout = table.table_layout
        if layout is None or layout.text >= wanted:
            return
        text += max(0.02, 0.8 * text * (wanted / layout.text - 1))


def said(view: TableView, voice: Voice) -> tuple[str, ...]:
    """What stands in bubbles elsewhere."""
    spoken = [
        say("Seat {seat}: {words}", seat=seat.number, words=seat.bubble.text)
        for seat in view.seats
        if seat.bubble is not None and not seat.bubble.quiet
    ]
    if view.dealer_says is not None and not view.dealer_says.quiet:
        spoken.append(say("Dealer: {words}", words=view.dealer_says.text))
    return tuple(map(voice.text, spoken))


def facts(view: TableView, voice: Voice) -> tuple[str, ...]:
    """What stands in small letters on the felt elsewhere: stakes and street, pots, who is away."""
    parts = [voice.text(view.line)]
    for pot in view.pots:
        if pot.amount is not None:
            parts.append(f"{voice.text(pot.label)} {voice.number(pot.amount)}")
    for seat in view.seats:
        status = status_word(seat.status)
        if status is not None and seat.status in AWAY:
            words = say("Seat {seat}: {words}", seat=seat.number, words=status)
            parts.append(voice.text(words))
    if view.button is not None:
        parts.append(voice.text(say("button: Seat {seat}", seat=view.button)))
    return tuple(parts)


def told_answer(given: Given, voice: Voice) -> str:
    """The answer as the class is told it, with its rule."""
    verdict = given.verdict
    if verdict is None:
        unknown = given.unknown or say("The facts do not tell")
        return voice.text(unknown)
    told = dict.fromkeys(map(voice.text, (verdict.headline, verdict.expected)))
    cites = (voice.text(cite.text) for cite in verdict.cites)
    return "✓  " + "  ·  ".join((*told, *cites))


def _passed(playing: Playing) -> Playing:
    """As though the question here had been answered: for a class it has."""
    return steps.give(playing, {})
