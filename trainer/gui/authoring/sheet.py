"""The text that is being written and its file: opened, saved as typed, kept aside, let go."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from trainer.gui.authoring.drafts import Drafts
from trainer.gui.authoring.editor import Editor
from trainer.gui.authoring.questions_asked import AskAuthor, Unsaved
from trainer.gui.message_boxes import tell
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, Problems, say
from trainer.training import manuscript as writing
from trainer.training.manuscript import Manuscript

KEEP_EVERY: Final = 3000
"""Milliseconds without typing after which the text is kept aside."""


class Sheet(QObject):
    """`moved` tells that the text has another file now, so that what it belongs to may differ;
    `told` that it was saved, changed or opened. `over` is what questions are asked over."""

    moved = Signal()
    told = Signal()

    def __init__(self, editor: Editor, drafts: Drafts, over: QWidget) -> None:
        super().__init__(over)
        self._editor = editor
        self._drafts = drafts
        self._over = over
        self._voice = voice(SOURCE)
        self._manuscript = Manuscript(Path("lesson.yaml"), "")
        self._proposed = False
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.timeout.connect(self.keep_aside)
        editor.textChanged.connect(lambda: self._keeping.start(KEEP_EVERY))
        editor.document().modificationChanged.connect(lambda _on: self.told.emit())

    @property
    def file(self) -> Path:
        """The file, or the one that is proposed for a new text."""
        return self._manuscript.file

    @property
    def unsaved(self) -> bool:
        return self._editor.document().isModified()

    @property
    def state(self) -> Message:
        """The name of the file, and whether it has the text as it stands."""
        if self.unsaved:
            return say("{file}, not saved", file=self.file.name)
        return say("{file}, saved", file=self.file.name)

    def speak(self, voice: Voice) -> None:
        self._voice = voice

    def write_on(self, manuscript: Manuscript, *, proposed: bool, unsaved: bool) -> None:
        """Opens a text. `proposed`: there is no file of it yet; `unsaved`: the file has another."""
        self._manuscript, self._proposed = manuscript, proposed
        self._editor.setPlainText(manuscript.text)
        self._editor.document().setModified(proposed or unsaved)

    def save(self) -> bool:
        """Writes the file as typed, asking where it is new and where the disk has another; whether
        it was written."""
        manuscript = self._current
        if self._proposed:
            where = AskAuthor.where_to_save(self._over, self._voice, manuscript.file)
            if where is None:
                return False
            self._drafts.put_away(manuscript)
            manuscript = Manuscript(where, manuscript.text)
        elif writing.changed_on_disk(manuscript) and not AskAuthor.to_write_over(
            self._over, self._voice, manuscript.file
        ):
            return False
        try:
            self._manuscript = writing.save(manuscript)
        except Problems as problems:
            said = next(self._voice.text(one.message) for one in problems)
            tell(self._over, self._voice, f"{manuscript.file.name}: {said}")
            return False
        moved, self._proposed = self._proposed, False
        self._drafts.put_away(self._manuscript)
        self._editor.document().setModified(False)
        if moved:
            self.moved.emit()
        self.told.emit()
        return True

    def may_leave(self) -> bool:
        """Asks about a text that is not saved; whether it may be left."""
        if not self.unsaved:
            return True
        match AskAuthor.about_unsaved(self._over, self._voice, self.file):
            case Unsaved.SAVE:
                return self.save()
            case Unsaved.DROP:
                self._keeping.stop()
                self._drafts.put_away(self._manuscript)
                self._editor.document().setModified(False)
                return True
            case _:
                return False

    def keep_aside(self) -> None:
        """Keeps what is not saved where a crash does not reach it."""
        if self.unsaved:
            self._drafts.keep(self._current)

    @property
    def _current(self) -> Manuscript:
        return self._manuscript.with_text(self._editor.toPlainText())
