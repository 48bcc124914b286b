"""What is asked while a pack is put together: each in one place, so that a test can answer."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QInputDialog,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from trainer.content.answer_shapes import ASKS
from trainer.content.pack import PARCEL_ENDING
from trainer.content.skeleton import asks
from trainer.gui.message_boxes import agreed
from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.training.drills.catalogue import KINDS
from trainer.training.drills.kind import LEVELS


@dataclass(frozen=True, slots=True)
class WantedLesson:
    """The id of a new lesson, and the type of its question."""

    name: str
    ask: str


@dataclass(frozen=True, slots=True)
class WantedDrill:
    """The kind of a drill by its name, its level, and the seed that makes it."""

    kind: str
    level: int
    seed: int


class AskPackAuthor:
    @classmethod
    def new_pack(cls, parent: QWidget, voice: Voice, folder: Path) -> Path | None:
        """The folder of a new pack; its name becomes the id of the pack."""
        name, _ = QFileDialog.getSaveFileName(
            parent, voice.text(say("The folder of the new pack")), str(folder / "my-pack")
        )
        return Path(name) if name else None

    @classmethod
    def which_pack(cls, parent: QWidget, voice: Voice, folder: Path) -> Path | None:
        """The folder of a pack to work on."""
        name = QFileDialog.getExistingDirectory(
            parent, voice.text(say("The folder of the pack")), str(folder)
        )
        return Path(name) if name else None

    @classmethod
    def new_lesson(cls, parent: QWidget, voice: Voice) -> WantedLesson | None:
        """What the new lesson is called, and what it asks."""
        name, ask = QLineEdit(parent), QComboBox(parent)
        name.setMaxLength(60)
        told = {one.ask: one.doc for one in ASKS}
        for one in asks():
            ask.addItem(f"{one}: {voice.text(told[one])}", one)
        rows = ((say("Name of the file: letters, digits, hyphens"), name), (_ASKS, ask))
        if not _form(parent, voice, say("New lesson"), rows) or not name.text().strip():
            return None
        return WantedLesson(name.text().strip().removesuffix(".yaml"), str(ask.currentData()))

    @classmethod
    def which_drill(cls, parent: QWidget, voice: Voice) -> WantedDrill | None:
        """The drill that becomes a lesson."""
        kind, level, seed = QComboBox(parent), QSpinBox(parent), QSpinBox(parent)
        for one in KINDS:
            kind.addItem(voice.text(one.title), one.name)
        level.setRange(LEVELS[0], LEVELS[-1])
        seed.setRange(1, _SEEDS)
        seed.setValue(1 + secrets.randbelow(_SEEDS))
        rows = ((say("Drill"), kind), (say("Level"), level), (say("Number of the drill"), seed))
        if not _form(parent, voice, say("A drill as a lesson"), rows):
            return None
        return WantedDrill(str(kind.currentData()), level.value(), seed.value())

    @classmethod
    def which_files(cls, parent: QWidget, voice: Voice, folder: Path) -> tuple[Path, ...]:
        """Lessons to be copied into the pack."""
        names, _ = QFileDialog.getOpenFileNames(
            parent,
            voice.text(say("Lessons to add")),
            str(folder),
            voice.text(say("Lessons")) + " (*.yaml *.yml)",
        )
        return tuple(Path(one) for one in names)

    @classmethod
    def chapter(cls, parent: QWidget, voice: Voice, title: str = "") -> str:
        """The title of a chapter; empty where it was thought better of."""
        name, meant = QInputDialog.getText(
            parent,
            voice.text(say("Chapter")),
            voice.text(say("The title of the chapter")),
            QLineEdit.EchoMode.Normal,
            title,
        )
        return " ".join(name.split()) if meant else ""

    @classmethod
    def exam(cls, parent: QWidget, voice: Voice) -> str:
        """The title of a new exam; empty where it was thought better of."""
        name, meant = QInputDialog.getText(
            parent, voice.text(say("Exam")), voice.text(say("The title of the exam"))
        )
        return " ".join(name.split()) if meant else ""

    @classmethod
    def to_take_out(cls, parent: QWidget, voice: Voice, name: str) -> bool:
        """Whether a lesson's file is to be deleted."""
        question = say("Delete {file}? Its lesson leaves the pack.", file=name)
        return agreed(parent, voice, question, say("Delete"), lost=True)

    @classmethod
    def where_to_pack(cls, parent: QWidget, voice: Voice, file: Path) -> Path | None:
        """The one file that the pack becomes."""
        name, _ = QFileDialog.getSaveFileName(
            parent,
            voice.text(say("Pack into one file")),
            str(file),
            voice.text(say("Packs")) + f" (*{PARCEL_ENDING})",
        )
        if not name:
            return None
        chosen = Path(name)
        return (
            chosen
            if chosen.suffix == PARCEL_ENDING
            else chosen.with_name(chosen.name + PARCEL_ENDING)
        )


_SEEDS: Final = 999_999
_ASKS: Message = say("What it asks")


def _form(
    parent: QWidget, voice: Voice, title: Message, rows: tuple[tuple[Message, QWidget], ...]
) -> bool:
    """A dialog with a field a row; whether it was agreed to."""
    dialog = QDialog(parent)
    dialog.setWindowTitle(voice.text(title))
    form = QFormLayout(dialog)
    form.setContentsMargins(24, 20, 24, 16)
    form.setSpacing(12)
    for words, field in rows:
        form.addRow(voice.text(words), field)
    buttons = QDialogButtonBox(dialog)
    buttons.addButton(voice.text(title), QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.addButton(voice.text(say("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    form.addRow(buttons)
    return dialog.exec() == QDialog.DialogCode.Accepted
