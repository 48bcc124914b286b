"""What the author is asked: each in one place, so that a test can answer."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from trainer.gui.message_boxes import agreed, message_box
from trainer.i18n import Voice
from trainer.messages import say


class Unsaved(Enum):
    """What is to be done with a text that was not saved."""

    SAVE = "save"
    DROP = "drop"
    STAY = "stay"


class AskAuthor:
    @classmethod
    def to_write_over(cls, parent: QWidget, voice: Voice, file: Path) -> bool:
        """Whether a file that changed on the disk meanwhile is to be written over."""
        message = say("{file} was changed by another program. Write over it?", file=file.name)
        return agreed(parent, voice, message, say("Write over it"))

    @classmethod
    def to_take_up(cls, parent: QWidget, voice: Voice, file: Path) -> bool:
        """Whether a text that was never saved is to be taken up again."""
        message = say(
            "The program ended before {file} was saved. Go on with the text as it was then?",
            file=file.name,
        )
        return agreed(parent, voice, message, say("Go on with it"))

    @classmethod
    def about_unsaved(cls, parent: QWidget, voice: Voice, file: Path) -> Unsaved:
        """Before a text goes away that was not saved."""
        text = voice.text(say("{file} is not saved.", file=file.name))
        box = message_box(parent, QMessageBox.Icon.Question, text)
        save = box.addButton(voice.text(say("Save")), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(voice.text(say("Do not save")), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(voice.text(say("Go on writing")), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(save)
        box.setEscapeButton(stay)
        box.exec()
        if box.clickedButton() is save:
            return Unsaved.SAVE
        return Unsaved.DROP if box.clickedButton() is drop else Unsaved.STAY

    @classmethod
    def where_to_save(cls, parent: QWidget, voice: Voice, file: Path) -> Path | None:
        """The file of a new lesson; None where it was thought better of."""
        name, _ = QFileDialog.getSaveFileName(
            parent,
            voice.text(say("Save the lesson")),
            str(file),
            voice.text(say("Lessons")) + " (*.yaml *.yml)",
        )
        if not name:
            return None
        chosen = Path(name)
        return chosen if chosen.suffix else chosen.with_suffix(".yaml")

    @classmethod
    def which_file(cls, parent: QWidget, voice: Voice, folder: Path) -> Path | None:
        """A lesson file to write on."""
        name, _ = QFileDialog.getOpenFileName(
            parent,
            voice.text(say("Edit a lesson")),
            str(folder),
            voice.text(say("Lessons")) + " (*.yaml *.yml)",
        )
        return Path(name) if name else None
