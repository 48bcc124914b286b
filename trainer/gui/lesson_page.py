"""A lesson on the screen: the table, the call at the right, script and ledger below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.gui.asking import Asking
from trainer.gui.bottom import Bottom, line
from trainer.gui.call_panel import CallPanel
from trainer.gui.room import bottom_height, folded, side_width
from trainer.gui.table.widget import TableWidget
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import say
from trainer.rules.house import Edition
from trainer.training import playing as steps
from trainer.training.playing import Playing
from trainer.view.conceal import concealed_at
from trainer.view.ledger import ledger, pot_lines
from trainer.view.model import ScriptRow
from trainer.view.plain import felt
from trainer.view.script_rows import last_line, script_rows, what_if_rows
from trainer.view.table_view import look
from trainer.view.words import other_tables, worded

PACE: Final = 900
"""Milliseconds from one line to the next while a hand unfolds."""

ROUND_THE_SEATS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class LessonPage(QWidget):
    """`played` tells how the lesson stands after every step; `left` asks for the next lesson."""

    played = Signal(object)
    left = Signal()
    shown = Signal(object)
    """The moment that is on the screen, after every change."""

    def __init__(self, table: TableWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pace = PACE
        self.gate: Callable[[Playing], bool] = lambda _: True
        """Hears an answer before its verdict is shown; False keeps the verdict back."""
        self.table = table
        self.bottom = Bottom(self)
        self.call = CallPanel(self)
        self._voice = voice(SOURCE)
        self._scale = 1.0
        self._playing: Playing | None = None
        self._seen: Playing | None = None
        self.asking = Asking(self.call, self)
        self._unfolding = QTimer(self)
        self._unfolding.setSingleShot(True)
        self._unfolding.timeout.connect(self._unfold)
        self.table.installEventFilter(self)
        self._lay_out()
        self._connect()
        self.bottom.give_keys()
        self.call.give_keys()

    # --- opening ----------------------------------------------------------------------------------

    def play(self, playing: Playing) -> None:
        """Goes on with a lesson as it stands, and lets it unfold up to its next question."""
        self.asking.forget()
        self._playing = playing
        self._show()
        self._go_on()

    @property
    def scale(self) -> float:
        """The text size, 1 the usual."""
        return self._scale

    @property
    def playing(self) -> Playing | None:
        return self._playing

    # --- what may change while a lesson is on -----------------------------------------------------

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        self.table.setAccessibleName(voice.text(say("Table")))
        self.bottom.speak(voice)
        self.call.speak(voice)
        self._show()

    def set_edition(self, edition: Edition) -> None:
        if self._playing is not None:
            self._become(steps.in_edition(self._playing, edition))

    def set_scale(self, scale: float, chosen: float) -> None:
        """The text size, 1 the usual; `chosen` without what the window adds by its own size, since
        the table grows with the window as it is."""
        self._scale = scale
        self.table.set_text_scale(chosen)
        self._fold()

    # --- steps ------------------------------------------------------------------------------------

    def forth(self) -> None:
        self._unfolding.stop()
        if self._playing is not None:
            self._become(steps.forth(self._playing))

    def back(self) -> None:
        self._unfolding.stop()
        if self._playing is not None:
            self._become(steps.back(self._playing))

    def go_to(self, position: int) -> None:
        self._unfolding.stop()
        if self._playing is not None:
            self._become(steps.go_to(self._playing, position))

    def replay(self) -> None:
        if self._playing is not None:
            self._become(steps.replay(self._playing))
            self._go_on()

    def again(self) -> None:
        if self._playing is not None:
            self.asking.forget()
            self._become(steps.again(self._playing))

    def press(self) -> None:
        """The primary button: the call is made, or the hand goes on."""
        playing = self._playing
        if playing is None:
            return
        if playing.open_question is not None:
            if self.asking.ready or not steps.askable(playing.open_question):
                answered = steps.give(playing, self.asking.answer())
                if self.gate(answered):
                    self._become(answered)
            return
        branch = steps.next_branch(playing)
        if playing.can_go_forth:
            self.forth()
            self._go_on()
        elif branch is not None:
            self._become(steps.enter(playing, branch))
            self.forth()
            self._go_on()
        else:
            self.left.emit()

    def go_past(self, playing: Playing) -> None:
        """Goes on from an answer without showing its verdict."""
        self._playing = playing
        self.press()

    def enter(self, number: int) -> None:
        """A branch, by its number among those that may be entered."""
        if self._playing is None:
            return
        chosen = steps.what_ifs(self._playing)[number - 1]
        self._become(steps.enter(self._playing, chosen.path))
        self.forth()
        self._go_on()

    def _keep_draft(self) -> None:
        if self._playing is not None:
            self._playing = steps.draft(self._playing, self.asking.answer())
            self._show_spots()
            self.played.emit(self._playing)

    def _unfold(self) -> None:
        self.forth()
        self._go_on()

    def _go_on(self) -> None:
        """Lets the hand unfold by itself, line by line, up to the next question."""
        playing = self._playing
        if playing is None or not playing.can_go_forth:
            return
        if playing.here is not None and not playing.replaying:
            return
        if self.pace:
            self._unfolding.start(self.pace)
        else:
            self._unfold()

    def _become(self, playing: Playing) -> None:
        self._playing = playing
        self._show()
        self.played.emit(playing)

    # --- showing ----------------------------------------------------------------------------------

    def _show(self) -> None:
        playing = self._playing
        if playing is None:
            return
        moments, position, voice = playing.moments, playing.position, self._voice
        answered = {one.at: one.right for one in playing.given}
        hidden = concealed_at([moment.item for moment in moments], position, answered)
        asked = playing.question
        marked = None if asked is None else asked.seat
        table = playing.moment.table
        said = last_line(moments, position)
        view = look(table, said, hidden, marked=marked, language=voice.language)
        self.table.show_view(view, voice, moving=self._steps_on(playing))
        self.table.setAccessibleDescription("\n".join(felt(view, voice)))
        rows = ledger(table, hidden, marked=marked)
        notes = (*pot_lines(view), *other_tables(table))
        self.bottom.ledger.show_rows(rows, notes, voice)
        lines = script_rows(
            moments, position, playing.furthest, answered, alone=bool(playing.alone)
        )
        self.bottom.script.show_rows((*lines, *self._what_ifs(playing)), voice)
        self.bottom.script.allow(
            back=playing.can_go_back, forth=playing.can_go_forth, replay=playing.furthest > 0
        )
        told = next((row.text for row in lines if row.current), say(""))
        self.asking.show(playing, view, told, voice)
        self._show_spots()
        self.shown.emit(playing)

    def _steps_on(self, playing: Playing) -> bool:
        """Whether this is the next moment of what was seen before, which may be seen to happen."""
        before, self._seen = self._seen, playing
        if before is None or before.lesson is not playing.lesson:
            return False
        return bool(self.pace) and playing.position == before.position + 1

    def _what_ifs(self, playing: Playing) -> tuple[ScriptRow, ...]:
        """The branches that may be entered, where the hand has come to their place."""
        if not playing.at_end or playing.open_question is not None or playing.replaying:
            return ()
        languages = playing.lesson.languages
        found = steps.what_ifs(playing)
        return what_if_rows([(worded(one.name, languages, self._voice), one.done) for one in found])

    def _show_spots(self) -> None:
        """On the table: what may be clicked, and what the answer names."""
        self.table.offer(self.asking.offered)
        self.table.show_chosen(self.asking.chosen)

    def _connect(self) -> None:
        self.call.pressed.connect(self.press)
        self.call.again.connect(self.again)
        self.call.replay.connect(self.replay)
        self.asking.changed.connect(self._keep_draft)
        self.table.spot_clicked.connect(self.asking.take)
        script = self.bottom.script
        script.back.connect(self.back)
        script.forth.connect(self.forth)
        script.replay.connect(self.replay)
        script.chosen.connect(self.go_to)
        script.what_if.connect(self.enter)

    # --- room -------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.table, 0, 0)
        self.table.show()  # the opening hides it where the window opens without a lesson
        grid.addWidget(line(self, Qt.Orientation.Horizontal), 1, 0)
        grid.addWidget(self.bottom, 2, 0)
        grid.addWidget(line(self, Qt.Orientation.Vertical), 0, 1, 3, 1)
        grid.addWidget(self.call, 0, 2, 3, 1)
        grid.setRowStretch(0, 1)
        grid.setColumnStretch(0, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows go round the seats where the table has the focus, and step nowhere else."""
        mine = isinstance(event, QKeyEvent) and event.key() in ROUND_THE_SEATS
        if mine and event.type() is QEvent.Type.ShortcutOverride and watched is self.table:
            event.accept()
            return True
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Gives every part its room, by the size of the window and of the text."""
        width, scale = self.width(), self._scale
        self.bottom.fold(folded=folded(width, scale))
        self.bottom.setFixedHeight(bottom_height(self.height(), scale))
        self.call.setFixedWidth(side_width(width, scale))
        layout = self.layout()
        if layout is not None:
            layout.activate()  # at once: in between, parts would be painted where they were
