"""All the keys in one place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from trainer.i18n import Voice
from trainer.messages import Message, say

KEYS: Final[tuple[tuple[tuple[str, ...], Message], ...]] = (
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


class KeysDialog(QDialog):
    @classmethod
    def show_for(cls, parent: QWidget, voice: Voice) -> KeysDialog:
        """Opens the dialog without waiting for it to be closed."""
        dialog = cls(voice, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def __init__(self, voice: Voice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(voice.text(say("Keys")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        half = -(-len(KEYS) // 2)
        for row, (keys, words) in enumerate(KEYS):
            line, side = row % half, 2 * (row // half)
            caps, told = _caps(keys, voice, self), QLabel(voice.text(words), self)
            for at, label in enumerate((caps, told), side):
                grid.addWidget(label, line, at)
                label.ensurePolished()
                # The style sheet's least width would cut the longer keys off.
                wide = max(grid.columnMinimumWidth(at), label.sizeHint().width())
                grid.setColumnMinimumWidth(at, wide)
        note = QLabel(
            voice.text(say("Letters and digits are keys as long as no text field has the focus.")),
            self,
        )
        note.setProperty("role", "quiet")
        note.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(16)
        column.addLayout(grid)
        column.addWidget(note)
        column.addWidget(buttons)


def _caps(keys: tuple[str, ...], voice: Voice, parent: QWidget) -> QLabel:
    named = {"Enter": say("Enter"), "Space": say("Space")}
    shown = [
        " ".join(voice.text(named[part]) if part in named else part for part in key.split())
        for key in keys
    ]
    label = QLabel("  ".join(shown), parent)
    label.setProperty("role", "keycap")
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
