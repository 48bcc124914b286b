"""The words that fit at the cursor, in a list beside it: chosen with arrows, Enter or a click."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPlainTextEdit

from trainer.content.completion import Offer
from trainer.i18n import SOURCE, Voice, voice

MOST_SHOWN: Final = 9


class WordList(QListWidget):
    """`taken` gives the offer, and how many letters of it were typed already."""

    taken = Signal(object, int)

    def __init__(self, editor: QPlainTextEdit) -> None:
        super().__init__(editor)
        self._editor = editor
        self._voice = voice(SOURCE)
        self._offers: tuple[Offer, ...] = ()
        self._begun = 0
        self.setProperty("role", "words")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._clicked)
        self.hide()

    def speak(self, voice: Voice) -> None:
        self._voice = voice

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What is offered just now."""
        return self._offers if self.isVisible() else ()

    def show_words(self, offers: tuple[Offer, ...], at: QPoint, begun: int) -> None:
        """`at` is under the cursor, in the editor's viewport."""
        self._offers, self._begun = offers, begun
        self.clear()
        for one in offers:
            item = QListWidgetItem(one.word)
            item.setToolTip(self._voice.text(one.doc))
            self.addItem(item)
        self.setCurrentRow(0)
        row = max(self.sizeHintForRow(0), 18)
        width = self.sizeHintForColumn(0) + 28
        height = row * min(len(offers), MOST_SHOWN) + 6
        self.resize(max(width, 90), height)
        place = self._editor.viewport().mapTo(self._editor, at)
        x = min(place.x(), self._editor.width() - self.width() - 4)
        below = place.y() + 2
        line = self._editor.cursorRect().height()
        above = place.y() - line - height - 2
        fits = below + height <= self._editor.height() or above < 0
        self.move(max(0, x), below if fits else above)
        self.show()
        self.raise_()

    def take_key(self, event: QKeyEvent) -> bool:
        """Whether the key was one for the list."""
        match event.key():
            case Qt.Key.Key_Down:
                self.setCurrentRow((self.currentRow() + 1) % self.count())
            case Qt.Key.Key_Up:
                self.setCurrentRow((self.currentRow() - 1) % self.count())
            case Qt.Key.Key_Tab:
                self._take()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._begun:
                self._take()
            case Qt.Key.Key_Escape:
                self.hide()
            case _:
                return False
        return True

    def _clicked(self, item: QListWidgetItem) -> None:
        del item
        self._take()

    def _take(self) -> None:
        self.taken.emit(self._offers[self.currentRow()], self._begun)
