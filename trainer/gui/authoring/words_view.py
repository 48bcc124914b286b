"""The texts of a lesson by language, side by side: what is missing is marked and can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trainer.content.wording import Wording
from trainer.gui.theme import colour, colours
from trainer.i18n import LANGUAGES, SOURCE, Voice, voice
from trainer.messages import Message, say, say_n

MARGIN = 14
"""Pixels about the words of a cell."""


class WordsView(QWidget):
    """`changed` gives a text, a language and its new words; `chosen` the line of a text."""

    changed = Signal(object, str, str)
    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice(SOURCE)
        self._wordings: tuple[Wording, ...] | None = ()
        self._promised: tuple[str, ...] = ()
        self.languages: tuple[str, ...] = ()
        """The columns after the first."""
        self._filling = False
        self.head = QLabel(self)
        self.head.setProperty("role", "head")
        self.head.setWordWrap(True)
        self.table = QTableWidget(self)
        self.table.setProperty("role", "wordings")
        self.table.setWordWrap(True)
        self.table.setShowGrid(False)
        self.table.setCornerButtonEnabled(False)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        triggers = QAbstractItemView.EditTrigger
        self.table.setEditTriggers(
            triggers.DoubleClicked | triggers.AnyKeyPressed | triggers.SelectedClicked
        )
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self.table.itemChanged.connect(self._typed)
        self.table.cellClicked.connect(self._click)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(8)
        column.addWidget(self.head)
        column.addWidget(self.table, 1)

    @property
    def missing(self) -> int:
        """How many texts a promised language lacks."""
        return sum(
            self._lacks(one, language)
            for one in self._wordings or ()
            for language in self._promised
        )

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        self.table.setAccessibleName(voice.text(say("Texts by language")))
        self._show()

    def show_words(self, wordings: Sequence[Wording] | None, promised: Sequence[str]) -> None:
        """The texts of a file; None where it cannot be read. `promised` are the languages in which
        each must be there, the first being that of plain strings."""
        self._wordings = None if wordings is None else tuple(wordings)
        self._promised = tuple(promised) or LANGUAGES[:1]
        self._show()

    def cell(self, row: int, language: str) -> QTableWidgetItem:
        """The words of a row in a language."""
        found = self.table.item(row, 1 + self.languages.index(language))
        assert found is not None
        return found

    def _lacks(self, one: Wording, language: str) -> bool:
        told = dict(one.by_language)
        return "" not in told and not told.get(language)

    def _show(self) -> None:
        text, rows = self._voice.text, self._wordings
        if rows is None:
            self.head.setText(text(say("Mend the problems first: the texts cannot be listed.")))
            self.table.hide()
            return
        self.table.show()
        missing = self.missing
        self.head.setText(
            text(
                say_n("{n} text is missing", "{n} texts are missing", missing)
                if missing
                else say("No text is missing")
            )
        )
        also = [lang for one in rows for lang, _ in one.by_language if lang]
        self.languages = tuple(dict.fromkeys((*self._promised, *LANGUAGES, *also)))
        self._fill(rows)

    def _fill(self, rows: tuple[Wording, ...]) -> None:
        table, here = self.table, (self.table.currentRow(), self.table.currentColumn())
        self._filling = True
        table.setColumnCount(1 + len(self.languages))
        table.setHorizontalHeaderLabels(["", *(one.upper() for one in self.languages)])
        table.setRowCount(len(rows))
        for row, one in enumerate(rows):
            what = QTableWidgetItem(f"{one.place.line}  {self._voice.text(one.what)}")
            what.setFlags(Qt.ItemFlag.ItemIsEnabled)
            table.setItem(row, 0, what)
            for column, language in enumerate(self.languages, 1):
                table.setItem(row, column, self._cell(one, language))
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self._filling = False
        self._fit()
        if 0 <= here[0] < len(rows):
            table.setCurrentCell(*here)

    def _fit(self) -> None:
        """Each row as high as its longest text, which the table itself finds too low: it does not
        know of the margins that the style sheet gives a cell."""
        table, metrics = self.table, self.table.fontMetrics()
        for row in range(table.rowCount()):
            most = metrics.height()
            for column in range(1, table.columnCount()):
                item = table.item(row, column)
                wide = max(40, table.columnWidth(column) - 2 * MARGIN)
                flags = Qt.TextFlag.TextWordWrap
                text = "" if item is None else item.text()
                most = max(most, metrics.boundingRect(0, 0, wide, 10_000, flags, text).height())
            table.setRowHeight(row, most + MARGIN)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _cell(self, one: Wording, language: str) -> QTableWidgetItem:
        first, told = self._promised[0], dict(one.by_language)
        words, lacks = one.words(language, first), ""
        mark = False
        if language in self._promised and self._lacks(one, language):
            lacks, mark = self._voice.text(say("missing")), True
        elif language in self._promised and "" in told and language != first:
            lacks = self._voice.text(_SAME)
        return _Cell(words, lacks, mark=mark)

    def _typed(self, item: QTableWidgetItem) -> None:
        if self._filling or self._wordings is None or item.column() == 0:
            return
        one, language = self._wordings[item.row()], self.languages[item.column() - 1]
        words = str(item.data(Qt.ItemDataRole.EditRole) or "")
        if words != one.words(language, self._promised[0]):
            self.changed.emit(one, language, words)

    def _click(self, row: int, column: int) -> None:
        if column == 0 and self._wordings:
            self.chosen.emit(self._wordings[row].place.line)


_SAME: Message = say("the same in every language")


class _Cell(QTableWidgetItem):
    """Words that can be typed; where there are none, what stands in their place."""

    def __init__(self, words: str, instead: str, *, mark: bool) -> None:
        super().__init__(words)
        self._instead, self._mark = instead, mark

    def data(self, role: int) -> Any:
        words = super().data(Qt.ItemDataRole.EditRole)
        if role == Qt.ItemDataRole.DisplayRole and not words:
            return self._instead
        if role == Qt.ItemDataRole.ForegroundRole and not words:
            now = colours()
            return QBrush(colour(now.wrong if self._mark else now.quiet))
        return super().data(role)
