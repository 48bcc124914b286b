"""The menu of the library: what is done with lessons and packs besides playing them."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from trainer.i18n import Voice
from trainer.messages import say


class Act(Enum):
    RESUME = "resume"
    NEW = "new"
    COPY = "copy"
    DRILL = "drill"
    EDIT = "edit"
    EDIT_OTHER = "edit-other"
    RESUME_PACK = "resume-pack"
    NEW_PACK = "new-pack"
    WORK_ON_PACK = "work-on-pack"
    INSTALL = "install"
    REMOVE = "remove"


LABELS: Final = {
    Act.RESUME: say("Go on writing"),
    Act.NEW: say("New lesson"),
    Act.COPY: say("Copy of this lesson"),
    Act.DRILL: say("A drill as a lesson…"),
    Act.EDIT: say("Edit this file"),
    Act.EDIT_OTHER: say("Edit another file…"),
    Act.RESUME_PACK: say("Back to the pack"),
    Act.NEW_PACK: say("New pack…"),
    Act.WORK_ON_PACK: say("Work on a pack…"),
    Act.INSTALL: say("Install a pack…"),
    Act.REMOVE: say("Remove this pack"),
}


class LibraryMenu(QMenu):
    """`chosen` gives the act; those that are not `allowed` now are shown and cannot be chosen."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget, voice: Voice, allowed: Collection[Act]) -> None:
        super().__init__(parent)
        self.acts: dict[Act, QAction] = {}
        for act, label in LABELS.items():
            if act in (Act.RESUME_PACK, Act.INSTALL):
                self.addSeparator()
            action = QAction(voice.text(label), self)
            action.triggered.connect(lambda _=False, one=act: self.chosen.emit(one))
            action.setEnabled(act in allowed)
            self.addAction(action)
            self.acts[act] = action

    def show_above(self, widget: QWidget) -> None:
        """Over a widget at the foot of the window."""
        self.popup(widget.mapToGlobal(QPoint(0, -self.sizeHint().height())))
