"""What is wrong with a lesson file: every problem with its place, and what to do about it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QTableWidgetItem, QWidget

from trainer.gui.buttons import KeyButton
from trainer.gui.screens.framing import framed, label, listing
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, Problem, say, say_n

WHAT: Message = say("What is wrong")
HEAD: tuple[Message, ...] = (say("Line"), say("Column"), WHAT, say("Code"))


class ProblemsPage(QWidget):
    """`again`: read the file anew; `back`: to the library."""

    again = Signal()
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice(SOURCE)
        self._file = Path()
        self._problems: tuple[Problem, ...] = ()
        self.title = label(self, "asked", wraps=True)
        self.file = label(self, "quiet")
        self.file.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table = listing(self, len(HEAD), wide=HEAD.index(WHAT))
        self.again_button = KeyButton("primary", self)
        self.again_button.key_after_label()
        self.again_button.clicked.connect(self.again)
        self.back_button = KeyButton("plain", self)
        self.back_button.clicked.connect(self.back)
        self._lay_out()

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self._problems

    def show_problems(self, file: Path, problems: tuple[Problem, ...], voice: Voice) -> None:
        self._file, self._problems = file, problems
        self.speak(voice)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        text = voice.text
        self.title.setText(
            text(
                say_n(
                    "This lesson cannot be opened: {n} problem",
                    "This lesson cannot be opened: {n} problems",
                    len(self._problems),
                )
            )
        )
        self.file.setText(str(self._file))
        self.again_button.set_label(text(say("Read it again")))
        self.again_button.set_key("F5")
        self.back_button.set_label(text(say("Lessons")))
        self.back_button.set_key("Esc")
        self.table.setAccessibleName(text(say("Problems of the file")))
        self.table.setHorizontalHeaderLabels([text(one) for one in HEAD])
        self._list()

    def _list(self) -> None:
        self.table.setRowCount(len(self._problems))
        for row, problem in enumerate(self._problems):
            said = self._voice.text(problem.message)
            if problem.hint is not None:
                said = f"{said}\n{self._voice.text(problem.hint)}"
            if problem.place.file and Path(problem.place.file).name != self._file.name:
                said = f"{Path(problem.place.file).name}: {said}"
            cells = (_place(problem.place.line), _place(problem.place.column), said, problem.code)
            for column, cell in enumerate(cells):
                item = QTableWidgetItem(cell)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                item.setTextAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
                self.table.setItem(row, column, item)
        self._fit()

    def _fit(self) -> None:
        self.table.resizeRowsToContents()
        for row in range(self.table.rowCount()):
            self.table.setRowHeight(row, self.table.rowHeight(row) + 10)

    def _lay_out(self) -> None:
        self.table.setProperty("role", "library")
        self.table.horizontalHeader().sectionResized.connect(self._fit)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addStretch(1)
        foot.addWidget(self.back_button)
        foot.addWidget(self.again_button)
        column = framed(self)
        column.addWidget(self.title)
        column.addWidget(self.file)
        column.addWidget(self.table, 1)
        column.addLayout(foot)


def _place(number: int) -> str:
    return str(number) if number else ""
