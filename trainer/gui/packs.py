"""Packs put on the shelf and taken off it from the window: by menu, or dropped on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from trainer import resources
from trainer.content.pack import PARCEL_ENDING
from trainer.gui.message_boxes import agreed, tell
from trainer.i18n import Voice
from trainer.messages import Message, Problems, say

if TYPE_CHECKING:
    from trainer.gui.desk import Desk


class AskPacks:
    """What is asked about packs, in one place, so that a test can answer."""

    @classmethod
    def which_file(cls, parent: QWidget, voice: Voice) -> Path | None:
        """The file of a pack; None where it was thought better of."""
        name, _ = QFileDialog.getOpenFileName(
            parent,
            voice.text(say("Install a pack")),
            str(Path.home()),
            voice.text(say("Packs")) + f" (*{PARCEL_ENDING})",
        )
        return Path(name) if name else None

    @classmethod
    def to_remove(cls, parent: QWidget, voice: Voice, pack: str) -> bool:
        question = say("Remove the pack {pack}? What was answered in it is kept.", pack=pack)
        return agreed(parent, voice, question, say("Remove"))

    @classmethod
    def tell(cls, parent: QWidget, voice: Voice, message: Message) -> None:
        """One sentence on what was done."""
        tell(parent, voice, voice.text(message))


class Packs(QObject):
    """Installs what is dropped on `window`; the library shows the packs as they are then."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(desk)
        self._desk = desk
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def choose(self) -> None:
        """Asks for the file of a pack."""
        file = AskPacks.which_file(self._desk, self._desk.voice)
        if file is not None:
            self.install(file)

    def install(self, file: Path) -> None:
        """Whole, or not at all with its problems shown."""
        from trainer.content.shelf import install

        shelf = resources.shelf()
        packs = self._desk.library.packs
        shipped = [one.id for one in packs if not one.folder.is_relative_to(shelf)]
        try:
            done = install(file, shelf, shipped)
        except Problems as refused:
            self._desk.show_problems(file, refused.problems)
            return
        self._desk.library.read_again()
        self._desk.lessons.have_new_facts(done.pack.id, done.revised)
        self._desk.show_library(done.pack.id)
        if done.revised:
            message = say(
                "{pack} is installed anew. The facts are new in {lessons}.",
                pack=done.pack.id,
                lessons=", ".join(done.revised),
            )
        elif done.replaced:
            message = say("{pack} is installed anew.", pack=done.pack.id)
        else:
            message = say("{pack} is installed.", pack=done.pack.id)
        AskPacks.tell(self._desk, self._desk.voice, message)

    def remove(self, pack: str) -> None:
        """Takes it off the shelf, after asking."""
        if not AskPacks.to_remove(self._desk, self._desk.voice, pack):
            return
        from trainer.content.shelf import remove

        try:
            remove(pack, resources.shelf())
        except Problems as refused:
            self._desk.show_problems(resources.shelf() / pack, refused.problems)
            return
        self._desk.library.read_again()
        self._desk.show_library()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes files of packs and nothing else."""
        del watched
        if isinstance(event, QDropEvent) and event.type() in (
            QEvent.Type.DragEnter,
            QEvent.Type.DragMove,
            QEvent.Type.Drop,
        ):
            files = _packs_in(event.mimeData())
            if not files:
                return False
            event.acceptProposedAction()
            if event.type() is QEvent.Type.Drop:
                for file in files:
                    self.install(file)
            return True
        return False


def _packs_in(dropped: QMimeData) -> list[Path]:
    files = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
    return [one for one in files if one.suffix == PARCEL_ENDING]
