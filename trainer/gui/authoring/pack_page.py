"""The page on which a pack is put together: chapters and lessons, their order, what is wrong with
them, and the way into one file or onto paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QScrollArea,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trainer.content.claims import INFORMATION
from trainer.content.pack import PACK_FILE
from trainer.gui.authoring.problem_list import ProblemList
from trainer.gui.authoring.worker import Worker
from trainer.gui.buttons import KeyButton
from trainer.gui.printing import PRINT
from trainer.gui.screens.framing import label
from trainer.gui.theme import colour, colours
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, Problem, Problems, say
from trainer.training.workbench import Spot, Workbench

_SPOT = Qt.ItemDataRole.UserRole
_WRONG = "⚠ "
"""Before the id of a lesson with problems."""
_LINE = Qt.ItemDataRole.UserRole + 1
"""Where in `pack.yaml` an exam stands."""


class PackPage(QWidget):
    """`edit_wanted` gives a file and the line to go to; the other signals ask for what needs a
    question first. `failed` tells why something could not be done."""

    edit_wanted = Signal(object, int)
    lesson_wanted = Signal()
    files_wanted = Signal()
    chapter_wanted = Signal()
    rename_wanted = Signal(object)
    exam_wanted = Signal()
    removal_wanted = Signal(object)
    parcel_wanted = Signal()
    handout_wanted = Signal()
    back = Signal()
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice(SOURCE)
        self.bench = Workbench(Path())
        self.head = label(self, "head")
        self.tree = QTreeWidget(self)
        self.tree.setProperty("role", "pack")
        self.tree.setColumnCount(2)
        self.tree.setHeaderHidden(True)
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setIndentation(18)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setItemsExpandable(False)
        self.tree.setRootIsDecorated(False)
        self.tree.setExpandsOnDoubleClick(False)
        self.problems = ProblemList(self)
        self.checker = Worker(self)
        self.buttons: dict[str, KeyButton] = {}
        for name in _LABELS:
            self.buttons[name] = KeyButton("plain", self)
        self._lay_out()
        self._connect()

    # --- from outside -----------------------------------------------------------------------------

    @property
    def settled(self) -> bool:
        """Whether the check has come to its end."""
        return not self.checker.busy

    def work_on(self, folder: Path) -> None:
        """Shows the pack of a folder as it lies there."""
        self.bench = Workbench(folder)
        self.show_again()

    def show_again(self, at: Spot | None = None) -> None:
        """Reads the pack anew, and checks it; `at` is then chosen. Of one that cannot be read the
        check tells why."""
        at = at or self.spot
        try:
            self._fill(at)
        except Problems:
            self.tree.clear()
            self._allow()
        self.check_all()

    def check_all(self) -> None:
        self.checker.want(self.bench.problems, 0)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        self.tree.setAccessibleName(voice.text(say("Lessons of the pack")))
        self.problems.speak(voice)
        for name, button in self.buttons.items():
            words, key = _LABELS[name]
            button.set_label(voice.text(words))
            button.set_key(key)
        # Pressed by the key that prints whatever the window shows.
        self.buttons["handout"].set_cap(PRINT)
        self.fit()
        if self.bench.folder.name:
            self.show_again()

    def fit(self) -> None:
        """The words of each button at the head on one line, where there is room for all of them."""
        wide = {name: self.buttons[name].natural_width() for name in _AT_THE_HEAD}
        fits = sum(wide.values()) + 8 * len(wide) + self.head.sizeHint().width() + 24 < self.width()
        for name, across in wide.items():
            self.buttons[name].setMinimumWidth(across if fits else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def change(self, act: Callable[[], Spot | None]) -> None:
        """Does something with the pack, and shows how it stands then, or why it cannot be done."""
        try:
            at = act()
        except Problems as found:
            self.failed.emit(found.problems)
        else:
            self.show_again(at)

    @property
    def spot(self) -> Spot | None:
        """The chapter or the lesson that is chosen."""
        item = self.tree.currentItem()
        found = None if item is None else item.data(0, _SPOT)
        return found if isinstance(found, Spot) else None

    @property
    def lesson(self) -> str:
        """The id of the lesson that is chosen; empty where none is."""
        spot, item = self.spot, self.tree.currentItem()
        if spot is None or spot.lesson is None or item is None:
            return ""
        return item.text(1).removeprefix(_WRONG)

    def choose(self, spot: Spot) -> None:
        for item in self._items():
            if item.data(0, _SPOT) == spot:
                self.tree.setCurrentItem(item)

    # --- within -----------------------------------------------------------------------------------

    def _items(self) -> list[QTreeWidgetItem]:
        found: list[QTreeWidgetItem] = []
        waiting = [self.tree.topLevelItem(at) for at in range(self.tree.topLevelItemCount())]
        for item in waiting:
            if item is not None:
                found.append(item)
                inside = (item.child(at) for at in range(item.childCount()))
                found.extend(one for one in inside if one is not None)
        return found

    def _fill(self, at: Spot | None) -> None:
        bench, language = self.bench, self._voice.language
        pack, entries, parts = bench.pack, bench.entries(), bench.parts
        title = "" if pack is None else pack.title.text(language, pack.languages[0])
        self.head.setText(title or bench.folder.name)
        self.tree.clear()
        chapters = () if pack is None else pack.chapters
        for number, part in enumerate(parts):
            parent: QTreeWidget | QTreeWidgetItem = self.tree
            if part.title:
                shown = chapters[number].title.text(language) if number < len(chapters) else ""
                parent = _item(self.tree, shown or part.title, "", Spot(number))
                _as_head(parent)
            for place, lesson in enumerate(part.lessons):
                entry = entries.get(lesson)
                words = lesson if entry is None else entry.title.text(language) or lesson
                _item(parent, words, lesson, Spot(number, place))
        if pack is not None and pack.exams:
            head = _item(self.tree, self._voice.text(say("Exams")), "", None)
            _as_head(head)
            for exam in pack.exams:
                item = _item(head, exam.title.text(language) or exam.id, exam.id, None)
                item.setData(0, _LINE, exam.place.line)
        self.tree.expandAll()
        if at is not None:
            self.choose(at)
        first = self.tree.topLevelItem(0)
        if self.tree.currentItem() is None and first is not None:
            self.tree.setCurrentItem(first)
        self._allow()

    def _checked(self, found: tuple[Problem, ...]) -> None:
        self.problems.show_problems(found)
        wrong = {Path(one.place.file).stem for one in found if one.code not in INFORMATION}
        for item in self._items():
            lesson = item.text(1)
            item.setText(1, lesson.removeprefix(_WRONG))
            if item.text(1) in wrong:
                item.setText(1, f"{_WRONG}{item.text(1)}")

    def _allow(self) -> None:
        spot, item = self.spot, self.tree.currentItem()
        chosen, lesson = spot is not None, spot is not None and spot.lesson is not None
        exam = item is not None and item.data(0, _LINE) is not None
        for name, on in (
            ("edit", lesson or exam),
            ("rename", chosen and not lesson),
            ("up", chosen),
            ("down", chosen),
            ("out", chosen),
        ):
            self.buttons[name].setEnabled(on)

    def _move(self, by: int) -> None:
        spot = self.spot
        if spot is not None:
            self.change(lambda: self.bench.move(spot, by))

    def _edit(self) -> None:
        item = self.tree.currentItem()
        line = None if item is None else item.data(0, _LINE)
        if self.lesson:
            self.edit_wanted.emit(self.bench.file_of(self.lesson), 1)
        elif isinstance(line, int):
            self.edit_wanted.emit(self.bench.file, line)

    def _go_to(self, problem: Problem) -> None:
        file = Path(problem.place.file)
        if file.is_file():
            self.edit_wanted.emit(file, max(1, problem.place.line))

    def _connect(self) -> None:
        self.checker.done.connect(self._checked)
        self.problems.chosen.connect(self._go_to)
        self.tree.currentItemChanged.connect(lambda *_: self._allow())
        self.tree.itemDoubleClicked.connect(lambda *_: self._edit())
        does: dict[str, Callable[[], object]] = {
            "new": self.lesson_wanted.emit,
            "bring": self.files_wanted.emit,
            "edit": self._edit,
            "chapter": self.chapter_wanted.emit,
            "rename": lambda: self.rename_wanted.emit(self.spot),
            "exam": self.exam_wanted.emit,
            "up": lambda: self._move(-1),
            "down": lambda: self._move(1),
            "out": lambda: self.removal_wanted.emit(self.spot),
            "manifest": lambda: self.edit_wanted.emit(self.bench.file, 1),
            "check": self.check_all,
            "parcel": self.parcel_wanted.emit,
            "handout": self.handout_wanted.emit,
            "back": self.back.emit,
        }
        for name, act in does.items():
            self.buttons[name].clicked.connect(lambda _=False, do=act: do())

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(12, 6, 12, 6)
        top.setSpacing(8)
        top.addWidget(self.head, 1)
        for name in _AT_THE_HEAD:
            self.buttons[name].setSizePolicy(_FITS, _FITS)
            top.addWidget(self.buttons[name])
        beside = QWidget(self)
        side = QVBoxLayout(beside)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(6)
        for name in _AT_THE_SIDE:
            side.addWidget(self.buttons[name])
        side.addStretch(1)
        scrolled = QScrollArea(self)
        scrolled.setWidgetResizable(True)
        scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setWidget(beside)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        middle = QHBoxLayout()
        middle.setContentsMargins(12, 0, 12, 0)
        middle.setSpacing(12)
        middle.addWidget(self.tree, 3)
        middle.addWidget(scrolled, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addLayout(middle, 3)
        column.addWidget(self.problems, 1)


_AT_THE_SIDE = (
    "new",
    "bring",
    "edit",
    "up",
    "down",
    "out",
    "chapter",
    "rename",
    "exam",
    "manifest",
)
_AT_THE_HEAD = ("check", "handout", "parcel", "back")
_FITS = QSizePolicy.Policy.Fixed

_LABELS: dict[str, tuple[Message, str]] = {
    "new": (say("New lesson…"), "Ctrl+N"),
    "bring": (say("Add lessons…"), "Ctrl+O"),
    "edit": (say("Edit the lesson"), "Ctrl+E"),
    "up": (say("Up"), "Alt+Up"),
    "down": (say("Down"), "Alt+Down"),
    "out": (say("Take out…"), "Ctrl+Del"),
    "chapter": (say("New chapter…"), "Ctrl+K"),
    "rename": (say("Rename the chapter…"), ""),
    "exam": (say("New exam…"), ""),
    "manifest": (say("Edit {file}", file=PACK_FILE), ""),
    "check": (say("Check all"), "F5"),
    "handout": (say("Handout"), ""),
    "parcel": (say("Pack into one file…"), "Ctrl+S"),
    "back": (say("Lessons"), "Ctrl+W"),
}


def _item(
    parent: QTreeWidget | QTreeWidgetItem, words: str, beside: str, spot: Spot | None
) -> QTreeWidgetItem:
    made = QTreeWidgetItem(parent, [words, beside])
    made.setData(0, _SPOT, spot)
    return made


def _as_head(item: QTreeWidgetItem) -> None:
    """Of what stands below it."""
    font = item.font(0)
    font.setBold(True)
    item.setFont(0, font)
    item.setForeground(0, QBrush(colour(colours().accent)))
