"""The library: a pack's lessons with what was done in this sitting, and the search."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)

from trainer import resources
from trainer.gui.buttons import KeyButton
from trainer.gui.screens.framing import framed
from trainer.gui.screens.library_menu import Act, LibraryMenu
from trainer.gui.screens.library_model import Column, LibraryModel
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import say
from trainer.training.lessons import Shelf
from trainer.training.sitting import Done
from trainer.view.library import rows


class LibraryPage(QWidget):
    """`chosen` tells the file that was picked, sound or not; `back`: to the lesson that is on.
    `act` tells what is to be done with the lesson or the pack that is shown."""

    chosen = Signal(object)
    act = Signal(object)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LibraryModel(self)
        self._voice = voice(SOURCE)
        self._shelves: tuple[Shelf, ...] = ()
        self._at = 0
        self._done: tuple[Done, ...] = ()
        self._bad: frozenset[str] = frozenset()
        self._revised: frozenset[str] = frozenset()
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._list)
        self.search.installEventFilter(self)
        self.table = QTableView(self)
        self.summary = QLabel(self)
        self.summary.setProperty("role", "quiet")
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setWordWrap(True)
        self.nothing = QLabel(self)
        self.nothing.setProperty("role", "quiet")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.open_button = KeyButton("primary", self)
        self.open_button.key_after_label()
        self.open_button.clicked.connect(self.open_current)
        self.back_button = KeyButton("plain", self)
        self.back_button.clicked.connect(self.back)
        self.menu_button = KeyButton("plain", self)
        self.menu_button.clicked.connect(self.open_menu)
        self.menu: LibraryMenu | None = None
        self.writing = False
        self.packing = False
        self._packs = QHBoxLayout()
        self._pack_tabs: tuple[KeyButton, ...] = ()
        self._lay_out()

    def show_shelves(
        self,
        shelves: tuple[Shelf, ...],
        done: Sequence[Done],
        voice: Voice,
        bad: frozenset[str] = frozenset(),
        revised: frozenset[str] = frozenset(),
    ) -> None:
        """The packs there are, how their lessons stand, and the keys of unsound ones and of those
        whose facts are new."""
        current = self._current_key()
        again = [one.title for one in shelves] != [one.title for one in self._shelves]
        self._shelves, self._done, self._voice = shelves, tuple(done), voice
        self._bad, self._revised = bad, revised
        self._at = min(self._at, max(0, len(shelves) - 1))
        if again:
            self._make_tabs()
        self.speak(voice)
        if current is not None:
            self.select(current)

    def select(self, key: str) -> None:
        """Goes to a lesson in the list."""
        for index, shelf in enumerate(self._shelves):
            if any(entry.key == key for entry in shelf.entries) and index != self._at:
                self._turn_to(index)
        row = self.model.row_of(key)
        if row is not None:
            self.table.selectRow(row)

    def turn_to_pack(self, pack: str) -> None:
        """The lessons of a pack, by its id."""
        for index, one in enumerate(self._shelves):
            if pack and any(entry.key.startswith(f"{pack}/") for entry in one.entries):
                self._turn_to(index)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        text = voice.text
        found = say("{key}: search by word; by rule what you have answered", key="Ctrl+F")
        self.search.setPlaceholderText(text(found))
        self.search.setAccessibleName(text(say("Search")))
        self.table.setAccessibleName(text(say("Lessons")))
        self.open_button.set_label(text(say("Open the lesson")))
        self.open_button.set_key("Return", "Enter", shown=text(say("Enter")))
        self.back_button.set_label(text(say("Back to the table")))
        self.back_button.set_key("Esc")
        self.menu_button.set_label(text(say("Write or install…")))
        self.menu_button.set_key("Ctrl+L")
        self.nothing.setText(text(say("No lesson has all these words")))
        for tab, shelf in zip(self._pack_tabs, self._shelves, strict=False):
            tab.set_label(shelf.title.text(voice.language) or text(say("Opened files")))
        self._list()

    def allow_back(self, *, allowed: bool) -> None:
        self.back_button.setVisible(allowed)

    def open_current(self) -> None:
        if self.file is not None:
            self.chosen.emit(self.file)

    @property
    def file(self) -> Path | None:
        """The file of the lesson that is chosen in the list."""
        index = self.table.currentIndex()
        if index.row() not in self.model.lessons:
            return None
        return self.model.entry(index.row()).path

    @property
    def pack(self) -> str:
        """The id of the pack that is shown; empty where the files are of none."""
        entries = self._shelves[self._at].entries if self._shelves else ()
        return entries[0].key.rpartition("/")[0] if entries else ""

    def open_menu(self) -> None:
        """What may be done besides playing."""
        self.menu = LibraryMenu(self, self._voice, self._allowed())
        self.menu.chosen.connect(self.act)
        self.menu.show_above(self.menu_button)

    def _allowed(self) -> set[Act]:
        """A shipped lesson is copied, not changed; a shipped pack stays."""
        allowed = {Act.NEW, Act.DRILL, Act.EDIT_OTHER}
        allowed |= {Act.NEW_PACK, Act.WORK_ON_PACK, Act.INSTALL}
        if self.writing:
            allowed.add(Act.RESUME)
        if self.packing:
            allowed.add(Act.RESUME_PACK)
        if self.file is not None:
            allowed.add(Act.COPY)
            if not self.file.is_relative_to(resources.lessons()):
                allowed.add(Act.EDIT)
        if self.pack and (resources.shelf() / self.pack).is_dir():
            allowed.add(Act.REMOVE)
        return allowed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While words are typed, the arrows go through the list, and Esc takes the words back and
        then leaves the field."""
        if watched is not self.search or not isinstance(event, QKeyEvent):
            return False
        key, kind = event.key(), event.type()
        if key == Qt.Key.Key_Escape and kind is QEvent.Type.ShortcutOverride:
            event.accept()  # else it would lead back to the table
            return True
        if kind is not QEvent.Type.KeyPress:
            return False
        if key == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
            else:
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if key == Qt.Key.Key_Down else -1
            lessons, here = self.model.lessons, self.table.currentIndex().row()
            if lessons:
                at = lessons.index(here) + step if here in lessons else 0
                self.table.selectRow(lessons[max(0, min(at, len(lessons) - 1))])
            return True
        return False

    def _lay_out(self) -> None:
        self.table.setModel(self.model)
        self.table.setShowGrid(False)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.setTabKeyNavigation(False)
        self.table.setProperty("role", "library")
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.doubleClicked.connect(self._double_clicked)
        self._packs.setSpacing(4)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addLayout(self._packs)
        top.addWidget(self.search, 1)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.menu_button)
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.back_button)
        foot.addWidget(self.open_button)
        column = framed(self)
        column.addLayout(top)
        column.addWidget(self.table, 1)
        column.addWidget(self.nothing)
        column.addLayout(foot)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        self.nothing.hide()

    def _make_tabs(self) -> None:
        for tab in self._pack_tabs:
            self._packs.removeWidget(tab)
            tab.deleteLater()
        several = len(self._shelves) > 1
        self._pack_tabs = tuple(
            KeyButton("tab", self, checkable=True) for _ in (self._shelves if several else ())
        )
        for index, tab in enumerate(self._pack_tabs):
            tab.clicked.connect(lambda _=False, one=index: self._turn_to(one))
            tab.setChecked(index == self._at)
            self._packs.addWidget(tab)

    def _turn_to(self, index: int) -> None:
        self._at = index
        for place, tab in enumerate(self._pack_tabs):
            tab.setChecked(place == index)
        self._list()

    def _list(self) -> None:
        entries = self._shelves[self._at].entries if self._shelves else ()
        current = self._current_key()
        found = rows(entries, self._done, self.search.text(), self._voice, self._bad, self._revised)
        self.model.show_rows(found, self._voice)
        self.nothing.setVisible(bool(entries) and not found)
        self.table.clearSpans()
        for at in self.model.chapters:
            self.table.setSpan(at, 0, 1, self.model.columnCount())
        self._fit()
        row = None if current is None else self.model.row_of(current)
        if found:
            self.table.selectRow(self.model.lessons[0] if row is None else row)
        keys = {entry.key for entry in entries}
        finished = sum(one.finished for one in self._done if one.key in keys)
        done = say("{done} of {lessons} done in this sitting", done=finished, lessons=len(entries))
        by = self._shelves[self._at].credits if self._shelves else ()
        self.summary.setText(" · ".join((self._voice.text(done), *by)))

    def _fit(self) -> None:
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.LESSON, QHeaderView.ResizeMode.Stretch)
        height = round(self.table.fontMetrics().height() * 2.1)
        self.table.verticalHeader().setMinimumSectionSize(height)
        self.table.verticalHeader().setDefaultSectionSize(height)

    def _current_key(self) -> str | None:
        index = self.table.currentIndex()
        if index.row() not in self.model.lessons:
            return None
        return self.model.entry(index.row()).key

    def _double_clicked(self, index: QModelIndex) -> None:
        if index.row() not in self.model.lessons:
            return
        self.chosen.emit(self.model.entry(index.row()).path)
