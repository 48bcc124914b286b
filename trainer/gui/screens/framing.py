"""The frame of a screen: a column in the middle, as wide as lines can be followed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

WIDEST: Final = 1100
"""Pixels over which a line of a list would be hard to follow, at the usual text size."""
LETTERS: Final = 15
"""How high a line of letters is then."""


class _Column(QWidget):
    """As wide as its letters allow: larger ones get longer lines."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.widen()

    def widen(self) -> None:
        self.setMaximumWidth(WIDEST * self.fontMetrics().height() // LETTERS)


def framed(page: QWidget) -> QVBoxLayout:
    """The column that the page fills; it scrolls where letters are too large for the window."""
    scroll = QScrollArea(page)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    whole = QWidget(scroll)
    inner = _Column(whole)
    inner.widen()
    column = QVBoxLayout(inner)
    column.setContentsMargins(24, 16, 24, 16)
    column.setSpacing(10)
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(inner, 1000)
    row.addStretch(1)
    scroll.setWidget(whole)
    around = QVBoxLayout(page)
    around.setContentsMargins(0, 0, 0, 0)
    around.addWidget(scroll)
    return column


def label(parent: QWidget, role: str, *, wraps: bool = False) -> QLabel:
    made = QLabel(parent)
    made.setProperty("role", role)
    made.setWordWrap(wraps)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def listing(parent: QWidget, columns: int, *, wide: int = 0) -> QTableWidget:
    """A table to read and to choose a row of; the column `wide` takes the room that is left."""
    table = QTableWidget(0, columns, parent)
    table.setShowGrid(False)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
    return table


def fill(table: QTableWidget, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """Head and cells, as texts."""
    table.setHorizontalHeaderLabels(heads)
    table.setRowCount(len(rows))
    for at, row in enumerate(rows):
        for column, cell in enumerate(row):
            table.setItem(at, column, QTableWidgetItem(cell))
