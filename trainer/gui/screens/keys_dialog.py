"""All the keys in one place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from trainer.i18n import Voice
from trainer.messages import Message, say

Keys = tuple[tuple[tuple[str, ...], Message], ...]

KEYS: Final[Keys] = (
    (("1", "2", "…"), say("choose an answer, or a seat by its number")),
    (("Tab",), say("to the next field or button")),
    (("Enter",), say("make the call")),
    (("Backspace",), say("take the last step of the answer back")),
    (("Alt 1", "Alt 2", "…"), say("add a chip of the dealer’s tray to an amount")),
    (("F",), say("call the floor")),
    (("Ctrl Enter",), say("what the floor may choose: begin, or the next outcome")),
    (("Space",), say("on: the next line, question or lesson")),
    (("T",), say("try the question again")),
    (("◀", "▶"), say("step back and forth")),
    (("R",), say("replay the hand")),
    (("C", "V"), say("script and ledger, where they share one place")),
    (("Esc",), say("leave a field")),
    (("M",), say("the lessons")),
    (("P",), say("practice: sessions, drills, exams, progress")),
    (("Ctrl L",), say("among the lessons: write, put packs together, install")),
    (("H",), say("a hint, where the mode gives them")),
    (("X",), say("end the session")),
    (("E",), say("the edition of the rules")),
    (("L",), say("the language")),
    (("Ctrl −", "Ctrl +"), say("smaller and larger text")),
    (("F10",), say("how the window looks, and what else it can do")),
    (("F7",), say("dark, light, high contrast")),
    (("F2", "Shift F2"), say("amounts on the table: told when asked for, or always or never")),
    (("F3", "Shift F3"), say("cut the next chips down to be counted, put them back")),
    (("F4", "Shift F4"), say("the colours of the deck, of the chips")),
    (("F6",), say("how fast things move on the table")),
    (("F8", "Shift F8"), say("projector; the table in a window of its own")),
    (("F9",), say("show the answer in that window")),
    (("Ctrl P",), say("a handout of the lesson as PDF")),
    (("F11",), say("full screen")),
    (("F1",), say("these keys")),
    (("Shift F1",), say("the tour of the window")),
)


_EVERYWHERE: Final = frozenset({"Ctrl −", "F10", "F7", "Ctrl P", "F11", "F1"})
WRITING: Final[Keys] = (
    (("Ctrl Space",), say("the words that may be typed here")),
    (("Tab",), say("take the word that is offered, or indent")),
    (("Ctrl Z", "Ctrl Shift Z"), say("take back what was typed, and put it in again")),
    (("Ctrl R",), say("record: click a seat on the table, then what it does")),
    (("Ctrl T",), say("the texts by language, and back to the file")),
    (("F5",), say("play the lesson; in a pack check all of it")),
    (("Ctrl S",), say("save the lesson; make one file of a pack")),
    (("Ctrl W",), say("back to the pack, or to the lessons")),
    (("Ctrl N",), say("in a pack: a new lesson")),
    (("Ctrl O",), say("in a pack: lessons to add")),
    (("Ctrl E",), say("in a pack: edit the lesson")),
    (("Alt ↑", "Alt ↓"), say("in a pack: the lesson or chapter up or down")),
    (("Ctrl K",), say("in a pack: a new chapter")),
    (("Ctrl Del",), say("in a pack: take the lesson or chapter out")),
    *(one for one in KEYS if one[0][0] in _EVERYWHERE),
)
"""Those of the page on which lessons are written, and of that on which packs are put together."""

MARGIN: Final = 24
SCROLL_BAR: Final = 16
NEARLY: Final = 0.8
"""The part of the width of two columns in which they stand well."""


class KeysDialog(QDialog):
    @classmethod
    def show_for(cls, parent: QWidget, voice: Voice, keys: Keys = KEYS) -> KeysDialog:
        """Opens the dialog without waiting for it to be closed."""
        dialog = cls(voice, parent, keys)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def __init__(self, voice: Voice, parent: QWidget | None = None, keys: Keys = KEYS) -> None:
        super().__init__(parent)
        self.setWindowTitle(voice.text(say("Keys")))
        self._room = QSize() if parent is None else parent.window().size()
        self._listed = QWidget(self)
        self._grid = QGridLayout(self._listed)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        self._lines = [
            (_caps(caps, voice, self), _told(voice.text(words), self)) for caps, words in keys
        ]
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(voice.text(say("Keys")))
        note = QLabel(
            voice.text(say("Letters and digits are keys as long as no text field has the focus.")),
            self,
        )
        note.setProperty("role", "quiet")
        note.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 20, MARGIN, 16)
        column.setSpacing(16)
        column.addWidget(self.area, 1)
        column.addWidget(note)
        column.addWidget(buttons)
        self._arrange()

    def _arrange(self) -> None:
        """In two columns where the window below is nearly as wide as that, with some words on two
        lines; else in one, to be scrolled."""
        caps, words = (
            max(label.sizeHint().width() for label in labels)
            for labels in zip(*self._lines, strict=True)
        )
        one = caps + words + 16 + SCROLL_BAR
        across = 2 * (caps + words) + 3 * 16 + SCROLL_BAR
        room = self._room.width() - 2 * MARGIN if self._room.isValid() else across
        two = NEARLY * across <= room
        rows = -(-len(self._lines) // 2) if two else len(self._lines)
        for row, labels in enumerate(self._lines):
            line, side = row % rows, 2 * (row // rows)
            for at, label in enumerate(labels, side):
                self._grid.addWidget(label, line, at)
            # The style sheet's least width would cut the longer keys off.
            self._grid.setColumnMinimumWidth(side, caps)
            self._grid.setColumnStretch(side + 1, 1)
            labels[1].setWordWrap(not two or across > room)
        self.area.setWidget(self._listed)
        wide = min(across if two else one, room)
        wraps = self._listed.hasHeightForWidth()
        hint = self._listed.sizeHint().height()
        high = self._listed.heightForWidth(wide - SCROLL_BAR) if wraps else hint
        if self._room.isValid():
            high = min(high, round(0.68 * self._room.height()))
        self.area.setMinimumSize(wide, high)


def _caps(keys: tuple[str, ...], voice: Voice, parent: QWidget) -> QLabel:
    named = {
        "Enter": say("Enter"),
        "Space": say("Space"),
        "Backspace": say("Backspace"),
        "Shift": say("Shift"),
    }
    shown = [
        " ".join(voice.text(named[part]) if part in named else part for part in key.split())
        for key in keys
    ]
    label = QLabel("  ".join(shown), parent)
    label.setProperty("role", "keycap")
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.ensurePolished()
    return label


def _told(words: str, parent: QWidget) -> QLabel:
    label = QLabel(words, parent)
    label.ensurePolished()
    return label
