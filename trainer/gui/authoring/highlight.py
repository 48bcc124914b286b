"""The colours of a lesson's text: keys, verbs, words after them, comments."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from trainer.content.lines import LINE_KEYS
from trainer.content.shapes import ASK_KEYS
from trainer.gui.theme import DEFAULT, colour
from trainer.view.palette import PALETTES, Palette, Theme

_KEY: Final = re.compile(r"""[\w-]+(?=\s*:(?:\s|$))""")
_BARE: Final = re.compile(r"[\w-]+(?=\s*[,}])")
_TEXT: Final = re.compile(r""""(?:[^"\\]|\\.)*"?|(?<![\w'])'(?:[^']|'')*'?""")
_BLOCK: Final = re.compile(r"((?: |- )*)[\w-]+: *[|>][+-]?\d?[+-]?\s*(?:#.*)?$")
_COMMENT: Final = re.compile(r"(?:^|(?<=\s))#.*$")
_AFTER_ASK: Final = re.compile(r"(?<=\bask: )[\w-]+")
_VERBS: Final = frozenset(LINE_KEYS)


class Highlighter(QSyntaxHighlighter):
    """Colours what is typed, line by line; of other lines it knows only where a block of text,
    begun with > or |, goes on."""

    def __init__(self, document: QTextDocument, theme: Theme = DEFAULT) -> None:
        super().__init__(document)
        self._take(PALETTES[theme])

    def wear(self, theme: Theme) -> None:
        """The colours of another theme."""
        self._take(PALETTES[theme])
        self.rehighlight()

    def _take(self, colours: Palette) -> None:
        self._key = _ink(colour(colours.floor))
        self._verb = _ink(colour(colours.accent), bold=True)
        self._ask = _ink(colour(colours.right), bold=True)
        self._text = _ink(colour(colours.text), italic=True)
        self._comment = _ink(colour(colours.quiet), italic=True)

    def highlightBlock(self, text: str) -> None:
        # The state is the column from which on all is text, 0 for none.
        column = max(0, self.previousBlockState())
        blanks = len(text) - len(text.lstrip(" "))
        if column and (not text.strip() or blanks >= column):
            self.setFormat(0, len(text), self._text)
            self.setCurrentBlockState(column)
            return
        begun = _BLOCK.match(text)
        self.setCurrentBlockState(0 if begun is None else len(begun[1]) + 1)
        spans = [found.span() for found in _TEXT.finditer(text)]
        comment = next(
            (one for one in _COMMENT.finditer(text) if not _inside(one.start(), spans)), None
        )
        end = len(text) if comment is None else comment.start()
        for found in _KEY.finditer(text, 0, end):
            if not _inside(found.start(), spans):
                self._paint(found, self._verb if found[0] in _VERBS else self._key)
        for found in _BARE.finditer(text, 0, end):
            if found[0] in _VERBS and not _inside(found.start(), spans):
                self._paint(found, self._verb)
        for found in _AFTER_ASK.finditer(text, 0, end):
            if found[0] in ASK_KEYS:
                self._paint(found, self._ask)
        for start, stop in spans:
            if start < end:
                self.setFormat(start, stop - start, self._text)
        if comment is not None:
            self._paint(comment, self._comment)

    def _paint(self, found: re.Match[str], ink: QTextCharFormat) -> None:
        self.setFormat(found.start(), found.end() - found.start(), ink)


def _inside(at: int, spans: list[tuple[int, int]]) -> bool:
    return any(start <= at < stop for start, stop in spans)


def _ink(colour: QColor, *, bold: bool = False, italic: bool = False) -> QTextCharFormat:
    ink = QTextCharFormat()
    ink.setForeground(colour)
    if bold:
        ink.setFontWeight(QFont.Weight.Bold)
    ink.setFontItalic(italic)
    return ink
