"""The text of a lesson with line numbers, marks where problems are, and completion of words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from trainer.content.completion import Offer
from trainer.content.recording import Insertion
from trainer.gui.authoring.highlight import Highlighter
from trainer.gui.authoring.word_list import WordList
from trainer.gui.style_sheet import SIZES
from trainer.gui.theme import colour, colours, theme_now
from trainer.i18n import Voice
from trainer.messages import Problem
from trainer.view.palette import mixed

INDENT: Final = 2
"""Blanks that Tab puts, where no word is offered."""

Offers = Callable[[str], tuple[Offer, ...]]


class Editor(QPlainTextEdit):
    """`line_changed` tells the cursor's line, counted from 1."""

    line_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(False)
        self.setProperty("role", "yaml")
        self._offers: Offers = lambda _before: ()
        self._problems: tuple[Problem, ...] = ()
        self._line = 1
        self.numbers = _Numbers(self)
        self.words = WordList(self)
        self.words.taken.connect(self._take)
        self.highlighter = Highlighter(self.document(), theme_now())
        self.blockCountChanged.connect(self._make_room)
        self.updateRequest.connect(self._scroll_numbers)
        self.cursorPositionChanged.connect(self._moved)
        self.textChanged.connect(self.words.hide)
        self.set_scale(1.0)

    # --- from outside -----------------------------------------------------------------------------

    def set_scale(self, scale: float) -> None:
        """The text size, 1 the usual."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(round((SIZES["s"] + 1) * scale))
        # A style sheet for all widgets goes before a font that is set.
        self.setStyleSheet(f'font-family: "{font.family()}"; font-size: {font.pixelSize()}px;')
        self.setFont(font)
        self.setTabStopDistance(QFontMetricsF(font).horizontalAdvance(" ") * INDENT)
        self._make_room()

    def speak(self, voice: Voice) -> None:
        self.words.speak(voice)

    def set_offers(self, offers: Offers) -> None:
        """What may be typed after a text is asked from `offers`."""
        self._offers = offers

    @property
    def line(self) -> int:
        """The line of the cursor, counted from 1."""
        return self.textCursor().blockNumber() + 1

    def go_to(self, line: int, column: int = 1) -> None:
        """Puts the cursor there, as near as the text allows, and takes the keys."""
        block = self.document().findBlockByNumber(max(0, line - 1))
        if not block.isValid():
            block = self.document().lastBlock()
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + _units(block.text()[: max(0, column - 1)]))
        self.setTextCursor(cursor)
        self.centerCursor()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """Marks where they are, in the text and beside it."""
        self._problems = tuple(problems)
        self._mark()
        self.numbers.update()

    def insert(self, insertion: Insertion) -> None:
        """Puts a text in as one step that can be undone, and the cursor on its line."""
        cursor = self.textCursor()
        cursor.setPosition(_units(self.toPlainText()[: insertion.at]))
        cursor.insertText(insertion.text)
        self.go_to(insertion.line)

    def change_to(self, text: str) -> None:
        """Puts another text in, as one step that can be undone; only what differs is touched."""
        before = self.toPlainText()
        start, most = 0, min(len(before), len(text))
        while start < most and before[start] == text[start]:
            start += 1
        end = 0
        while end < most - start and before[-1 - end] == text[-1 - end]:
            end += 1
        cursor = self.textCursor()
        cursor.setPosition(_units(before[:start]))
        cursor.setPosition(_units(before[: len(before) - end]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[start : len(text) - end])

    # --- typing -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.words.isVisible() and self.words.take_key(event):
            return
        match event.key():
            case Qt.Key.Key_Tab if not event.modifiers():
                self._tab()
                return
            case Qt.Key.Key_Space if event.modifiers() == Qt.KeyboardModifier.ControlModifier:
                self.complete(asked=True)
                return
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not event.modifiers():
                self._new_line()
                return
            case _:
                pass
        before = self.document().revision()
        super().keyPressEvent(event)
        typed = event.text()
        if self.document().revision() != before and typed and (typed.isalnum() or typed in "-{ "):
            self.complete()

    def complete(self, *, asked: bool = False) -> None:
        """Offers the words that fit here; without being asked, only once a word was begun."""
        before = self._before()
        found = self._offers(before)
        begun = before[-1:].isalnum() or before.endswith((": ", "{"))
        if not found or not (asked or begun) or (not asked and before[-1:].isdigit()):
            self.words.hide()
            return
        self.words.show_words(found, self.cursorRect().bottomLeft(), self._begun(before))

    def _begun(self, before: str) -> int:
        """How many letters of a word stand before the cursor."""
        kept = before.rstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-")
        return len(before) - len(kept)

    def _before(self) -> str:
        units = self.toPlainText().encode("utf-16-le")[: 2 * self.textCursor().position()]
        return units.decode("utf-16-le", "ignore")

    def _take(self, offer: Offer, begun: int) -> None:
        cursor = self.textCursor()
        left = QTextCursor.MoveOperation.Left
        cursor.movePosition(left, QTextCursor.MoveMode.KeepAnchor, begun)
        rest = cursor.block().text()[self.textCursor().positionInBlock() :]
        after = "" if rest.lstrip().startswith(":") else offer.after
        cursor.insertText(offer.word + after)
        self.words.hide()

    def _tab(self) -> None:
        found = self._offers(self._before()) if self._begun(self._before()) else ()
        if len(found) == 1:
            self._take(found[0], self._begun(self._before()))
        else:
            self.textCursor().insertText(" " * INDENT)

    def _new_line(self) -> None:
        """The next line begins where this one does; under a key that opens something, deeper."""
        cursor = self.textCursor()
        line = cursor.block().text()[: cursor.positionInBlock()]
        blanks = line[: len(line) - len(line.lstrip(" "))]
        if line.rstrip().endswith(":") and not line.lstrip().startswith("#"):
            blanks += " " * (INDENT + 2 * line.lstrip().startswith("- "))
        elif line.lstrip().startswith("- {") and line.rstrip().endswith("}"):
            blanks += "- "
        cursor.insertText(f"\n{blanks}")
        self.ensureCursorVisible()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Text, but no file: a pack that is dropped is for the window."""
        return source.hasText() and not source.hasUrls()

    # --- painting ---------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inner = self.contentsRect()
        self.numbers.setGeometry(
            QRect(inner.left(), inner.top(), self.numbers_width(), inner.height())
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationPaletteChange:
            self.highlighter.wear(theme_now())
            self._mark()

    def numbers_width(self) -> int:
        digits = max(2, len(str(self.blockCount())))
        return self.fontMetrics().horizontalAdvance("9") * (digits + 2)

    def paint_numbers(self, painter: QPainter, dirty: QRect) -> None:
        now = colours()
        painter.fillRect(dirty, colour(now.panel))
        wrong = {one.place.line for one in self._problems}
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        while block.isValid():
            place = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if place.top() > dirty.bottom():
                return
            number = block.blockNumber() + 1
            painter.setPen(colour(now.text if number == self.line else now.quiet))
            if number in wrong:
                painter.setPen(colour(now.wrong))
                painter.fillRect(
                    0, round(place.top()), 3, round(place.height()), painter.pen().color()
                )
            painter.drawText(
                QRect(0, round(place.top()), self.numbers.width() - 8, round(place.height())),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                str(number),
            )
            block = block.next()

    def _make_room(self) -> None:
        self.setViewportMargins(self.numbers_width(), 0, 0, 0)

    def _scroll_numbers(self, dirty: QRect, by: int) -> None:
        if by:
            self.numbers.scroll(0, by)
        else:
            self.numbers.update(0, dirty.y(), self.numbers.width(), dirty.height())

    def _moved(self) -> None:
        self._mark()
        if self.line != self._line:
            self._line = self.line
            self.numbers.update()
            self.line_changed.emit(self._line)

    def _mark(self) -> None:
        """The cursor's line, and a wave under each place with a problem."""
        now = colours()
        here = _selection(self.textCursor(), QColor(mixed(now.ground, now.text, 0.05)))
        here.cursor.clearSelection()
        marks = [here]
        for one in self._problems:
            block = self.document().findBlockByNumber(one.place.line - 1)
            if one.place.line and block.isValid():
                marks.append(_wave(QTextCursor(block), one.place.column, colour(now.wrong)))
        self.setExtraSelections(marks)


def _units(text: str) -> int:
    """Its length as Qt counts, which takes a letter beyond the first plane for two."""
    return len(text.encode("utf-16-le")) // 2


def _selection(cursor: QTextCursor, ground: QColor) -> QTextEdit.ExtraSelection:
    made = QTextEdit.ExtraSelection()
    made.cursor = cursor
    made.format.setBackground(ground)
    made.format.setProperty(QTextFormat.Property.FullWidthSelection, True)  # Qt's
    return made


def _wave(cursor: QTextCursor, column: int, ink: QColor) -> QTextEdit.ExtraSelection:
    """From the column to the end of its word."""
    text, block = cursor.block().text(), cursor.block().position()
    start = max(0, min(column - 1, max(0, len(text) - 1)))
    end = start + 1
    while end < len(text) and text[end] not in " ,:{}[]":
        end += 1
    cursor.setPosition(block + _units(text[:start]))
    cursor.setPosition(block + _units(text[:end]), QTextCursor.MoveMode.KeepAnchor)
    made = QTextEdit.ExtraSelection()
    made.cursor = cursor
    made.format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
    made.format.setUnderlineColor(ink)
    return made


class _Numbers(QWidget):
    def __init__(self, editor: Editor) -> None:
        super().__init__(editor)
        self._editor = editor

    def sizeHint(self) -> QSize:
        return QSize(self._editor.numbers_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._editor.paint_numbers(QPainter(self), event.rect())
