"""The problems of the text that is being written: a click goes to the place of one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from trainer.content.claims import INFORMATION
from trainer.gui.plain_text import tip
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Problem, say, say_n


class ProblemList(QWidget):
    """`chosen` gives the problem that was clicked, or chosen with Enter."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice(SOURCE)
        self._problems: tuple[Problem, ...] = ()
        self._own: Path | None = None
        self.head = QLabel(self)
        self.head.setProperty("role", "head")
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 6)
        column.setSpacing(4)
        column.addWidget(self.head)
        column.addWidget(self.list, 1)

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self._problems

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        self.list.setAccessibleName(voice.text(say("Problems")))
        self.show_problems(self._problems, self._own)

    def show_problems(self, problems: Sequence[Problem], own: Path | None = None) -> None:
        """The problems; those of another file than `own` bear its name."""
        self._problems, self._own = tuple(problems), own
        text = self._voice.text
        self.list.clear()
        count = sum(one.code not in INFORMATION for one in self._problems)
        self.head.setText(text(say_n("{n} problem", "{n} problems", count) if count else _NONE))
        for one in self._problems:
            said = text(one.message)
            if one.hint is not None:
                said = f"{said} {text(one.hint)}"
            place = f"{one.place.line}:{one.place.column}" if one.place.line else ""
            if one.place.file and Path(one.place.file) != self._own:
                place = ":".join(filter(None, (Path(one.place.file).name, place)))
            item = QListWidgetItem(f"{place}  {said}" if place else said)
            item.setToolTip(tip(f"{one.code}\n{said}"))
            self.list.addItem(item)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self._problems[self.list.row(item)])


_NONE = say("No problems")
