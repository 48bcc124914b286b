"""What practice asks in a dialog: a name, a folder, a file, and whether something is meant."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from trainer.gui.message_boxes import agreed
from trainer.i18n import Voice
from trainer.messages import Message, say

LONGEST: Final = 60
"""Letters of a name."""


class NameDialog:
    @classmethod
    def ask(cls, parent: QWidget, voice: Voice, taken: Collection[str] = ()) -> str:
        """The name of a new profile, none of those that are taken; empty where there shall be
        none. A name that cannot be is asked for again, with why."""
        name, asked = "", voice.text(say("Name, as it stands on a certificate"))
        label = asked
        while True:
            typed, meant = QInputDialog.getText(
                parent, voice.text(say("New profile")), label, text=name
            )
            name = " ".join(typed.split())
            refused = cls.refusal(name, taken)
            if not meant or refused is None:
                return name if meant else ""
            label = f"{voice.text(refused)}\n{asked}"

    @staticmethod
    def refusal(name: str, taken: Collection[str]) -> Message | None:
        """Why nobody can be called so; None where somebody can."""
        if not name:
            return say("A profile needs a name.")
        if len(name) > LONGEST:
            return say("The name is too long: {most} letters at most.", most=LONGEST)
        if name.casefold() in {one.casefold() for one in taken}:
            return say("There is a profile {name} already.", name=name)
        return None


class FolderDialog:
    @classmethod
    def ask(cls, parent: QWidget, voice: Voice) -> str:
        """Another folder for the records; empty where there shall be none."""
        return QFileDialog.getExistingDirectory(parent, voice.text(say("A folder for the records")))


class FileDialog:
    @classmethod
    def ask(cls, parent: QWidget, voice: Voice, title: Message, name: str, *others: str) -> str:
        """A file to write, `name` by default; empty where there shall be none. `others` are endings
        that it may have as well."""
        endings = (name.rpartition(".")[2], *others)
        pattern = " ".join(f"*.{one}" for one in endings)
        file, _ = QFileDialog.getSaveFileName(parent, voice.text(title), name, pattern)
        return file


class Confirm:
    """Yes or no before what cannot be taken back; no by default."""

    @classmethod
    def ask(cls, parent: QWidget, voice: Voice, question: Message, yes: Message) -> bool:
        return agreed(parent, voice, question, yes, say("Cancel"), lost=True)

    @classmethod
    def erase(cls, parent: QWidget, voice: Voice, name: str) -> bool:
        question = say(
            "Erase {name} with every answer and every exam? This cannot be taken back.", name=name
        )
        return cls.ask(parent, voice, question, say("Erase"))

    @classmethod
    def end_exam(cls, parent: QWidget, voice: Voice) -> bool:
        question = say(
            "Closing the window ends the exam: what is not answered yet counts as wrong."
        )
        return cls.ask(parent, voice, question, say("End the exam"))

    @classmethod
    def hand_in(cls, parent: QWidget, voice: Voice) -> bool:
        question = say("Ending the exam now: what is not answered yet counts as wrong.")
        return cls.ask(parent, voice, question, say("End the exam"))
