"""The ledger beside the table: the same in words and figures."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from trainer.gui.ledger_model import Column, LedgerModel
from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.view.model import LedgerRow


class LedgerPanel(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LedgerModel(self)
        self.title = QLabel(self)
        self.title.setProperty("role", "head")
        self.table = QTableView(self)
        self.table.setModel(self.model)
        self.table.setProperty("role", "ledger")
        self.table.setShowGrid(False)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setHighlightSections(False)
        self.notes = QLabel(self)
        self.notes.setProperty("role", "quiet")
        self.notes.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 8)
        column.setSpacing(6)
        for part in (self.title, self.table, self.notes):
            column.addWidget(part)
        column.setStretch(1, 1)

    def show_rows(
        self, rows: tuple[LedgerRow, ...], notes: tuple[Message, ...], voice: Voice
    ) -> None:
        """`notes` stand below: the pots, other tables."""
        if self.model.show_rows(rows, voice):
            self._fit()
        self.notes.setText("  ·  ".join(voice.text(line) for line in notes))
        self.notes.setVisible(bool(notes))
        marked = next((row.seat for row in rows if row.marked), None)
        at = None if marked is None else self.model.row_of(marked)
        if at is not None:
            self.table.scrollTo(self.model.index(at, Column.SEAT))

    def speak(self, voice: Voice) -> None:
        name = voice.text(say("Ledger"))
        self.title.setText(name)
        self.table.setAccessibleName(name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Columns as wide as what is in them; the chips in front take the rest, if there is one."""
        if not self.isVisible():
            return  # measured when it is shown
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(Column.FRONT, QHeaderView.ResizeMode.Interactive)
        self.table.resizeColumnsToContents()
        if header.length() <= self.table.viewport().width():
            header.setSectionResizeMode(Column.FRONT, QHeaderView.ResizeMode.Stretch)
        height = round(self.table.fontMetrics().height() * 1.55)
        vertical = self.table.verticalHeader()
        vertical.setMinimumSectionSize(height)
        vertical.setDefaultSectionSize(height)
