"""The hand so far as a list model."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import say
from trainer.view.model import RowKind, ScriptRow

Index = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole
"""The `ScriptRow` itself."""


class ScriptModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[ScriptRow, ...] = ()
        self._voice = voice(SOURCE)

    def show_rows(self, rows: tuple[ScriptRow, ...], voice: Voice) -> None:
        if rows == self._rows and voice == self._voice:
            return
        self.beginResetModel()
        self._rows, self._voice = rows, voice
        self.endResetModel()

    @property
    def current(self) -> int:
        """The row of the moment that is shown, -1 where there is none."""
        return next((i for i, row in enumerate(self._rows) if row.current), -1)

    def row(self, row: int) -> ScriptRow:
        return self._rows[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._voice.text(row.text)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._accessible(row)
            case _ if role == ROW_ROLE:
                return row
            case _:
                return None

    def _accessible(self, row: ScriptRow) -> str:
        text = self._voice.text(row.text)
        if row.kind is RowKind.QUESTION and row.right is not None:
            word = say("right") if row.right else say("not right")
            return f"{text}, {self._voice.text(word)}"
        if row.kind is RowKind.WHAT_IF and row.right:
            done = self._voice.text(say("done"))
            return f"{text}, {done}"
        return f"{row.number}. {text}" if row.kind is RowKind.EVENT else text
