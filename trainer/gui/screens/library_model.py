"""The library as a table model: a row a lesson, and one over each chapter."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from trainer.content.library import Entry
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, say
from trainer.view.library import LibraryRow
from trainer.view.tags import tag_words

Index = QModelIndex | QPersistentModelIndex

HEAD = (say("Done"), say("Lesson"), say("Level"), say("Tags"))


class Column(IntEnum):
    DONE = 0
    LESSON = 1
    LEVEL = 2
    TAGS = 3


class LibraryModel(QAbstractTableModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[LibraryRow | str, ...] = ()
        self._voice = voice(SOURCE)

    def show_rows(self, rows: tuple[LibraryRow, ...], voice: Voice) -> None:
        self.beginResetModel()
        self._rows, self._voice = _with_chapters(rows), voice
        self.endResetModel()

    @property
    def chapters(self) -> tuple[int, ...]:
        """The rows that are titles of chapters."""
        return tuple(at for at, row in enumerate(self._rows) if isinstance(row, str))

    @property
    def lessons(self) -> tuple[int, ...]:
        """The rows that are lessons."""
        return tuple(at for at, row in enumerate(self._rows) if isinstance(row, LibraryRow))

    def entry(self, row: int) -> Entry:
        """The lesson of a row, which is none over a chapter."""
        found = self._rows[row]
        assert isinstance(found, LibraryRow)
        return found.entry

    def row_of(self, key: str) -> int | None:
        return next((at for at in self.lessons if self.entry(at).key == key), None)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Nothing can be done with the title of a chapter."""
        if index.isValid() and isinstance(self._rows[index.row()], str):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(HEAD)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if isinstance(row, str):
            shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return row if shown and index.column() == Column.DONE else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._shown(row, Column(index.column()))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._told(row, Column(index.column()))
            case Qt.ItemDataRole.ToolTipRole if index.column() == Column.DONE:
                return self._voice.text(_state(row))
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(HEAD):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._voice.text(HEAD[section])
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def _shown(self, row: LibraryRow, column: Column) -> str:
        match column:
            case Column.DONE:
                return _sign(row)
            case Column.LESSON:
                return row.title
            case Column.LEVEL:
                return "●" * row.entry.level
            case Column.TAGS:
                return ", ".join(self._voice.text(word) for word in tag_words(row.entry.tags))

    def _told(self, row: LibraryRow, column: Column) -> str:
        match column:
            case Column.DONE:
                return self._voice.text(_state(row))
            case Column.LEVEL:
                return self._voice.text(say("Level {level}", level=row.entry.level))
            case _:
                return self._shown(row, column)


def _with_chapters(rows: tuple[LibraryRow, ...]) -> tuple[LibraryRow | str, ...]:
    """The rows with the title of each chapter before its first lesson."""
    found: list[LibraryRow | str] = []
    chapter = ""
    for row in rows:
        if row.chapter and row.chapter != chapter:
            found.append(row.chapter)
        chapter = row.chapter
        found.append(row)
    return tuple(found)


def _sign(row: LibraryRow) -> str:
    if row.bad:
        return "⚠"
    if row.revised:
        return "↻"
    if row.done is None or not row.done.answered:
        return ""
    done = row.done
    if not done.finished:
        return f"…  {done.answered}/{done.questions}"
    sign = "✓" if done.right == done.questions else "✗"
    return f"{sign}  {done.right}/{done.questions}"


def _state(row: LibraryRow) -> Message:
    if row.bad:
        return say("cannot be opened: its file has problems")
    if row.revised:
        return say("a new revision: its facts were changed")
    if row.done is None or not row.done.answered:
        return say("not yet done")
    if not row.done.finished:
        return say(
            "{answered} of {questions} answered",
            answered=row.done.answered,
            questions=row.done.questions,
        )
    return say("{right} of {questions} right", right=row.done.right, questions=row.done.questions)
