"""The ledger as a table model: a row a seat, a column a fact."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from trainer.gui.plain_text import tip
from trainer.i18n import SOURCE, Voice, voice
from trainer.view.model import LedgerRow
from trainer.view.plain import HEAD, cells

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    SEAT = 0
    NAME = 1
    STACK = 2
    FRONT = 3
    CARDS = 4
    STATUS = 5
    TO_CALL = 6


FIGURES = frozenset({Column.SEAT, Column.STACK, Column.TO_CALL})
"""Columns of figures: they line up on the right."""


class LedgerModel(QAbstractTableModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[LedgerRow, ...] = ()
        self._voice = voice(SOURCE)
        self._cells: list[list[str]] = []
        self._bold = QFont()
        self._bold.setBold(True)

    def show_rows(self, rows: tuple[LedgerRow, ...], voice: Voice) -> bool:
        """Whether there was anything new to show."""
        if rows == self._rows and voice == self._voice:
            return False
        self.beginResetModel()
        self._rows, self._voice = rows, voice
        self._cells = [cells(row, voice) for row in rows]
        self.endResetModel()
        return True

    def row_of(self, seat: int) -> int | None:
        return next((i for i, row in enumerate(self._rows) if row.seat == seat), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(HEAD)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._cells[index.row()][index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._cells[index.row()][index.column()])
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.FontRole if self._rows[index.row()].marked:
                # The seat that the question speaks of stands out, and not by colour.
                return self._bold
            case Qt.ItemDataRole.AccessibleTextRole:
                head = self._voice.text(HEAD[index.column()])
                return f"{head}: {self._cells[index.row()][index.column()]}"
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
                return _alignment(section)
            case _:
                return None


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in FIGURES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
