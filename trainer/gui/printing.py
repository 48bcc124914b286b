"""Handouts of the lesson that is on, of the one that is written, and of a whole pack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from trainer import files
from trainer.content.lesson import Lesson, Words
from trainer.gui.message_boxes import message_box
from trainer.gui.view_menu import Entry
from trainer.messages import Problems, say
from trainer.rules.house import Edition

if TYPE_CHECKING:
    from trainer.gui.desk import Desk

PRINT: Final = "Ctrl+P"


class Printing(QObject):
    """Asks for a file and writes the handout into it; says where that cannot be done."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        desk.view_menu.add_section(self._entries)
        desk.view_menu.give_key(PRINT, self.print)

    def print(self) -> None:
        """Of what is shown: a lesson at the table or at the writing desk, or a pack."""
        desk = self._desk
        playing = desk.lesson_page.playing
        if desk.office.packs.showing:
            desk.office.packs.print()
        elif desk.office.showing:
            lesson = desk.office.page.lesson
            if lesson is not None:
                self.print_lessons((lesson,), lesson.title, f"{desk.office.page.file.stem}.pdf")
        elif playing is not None and desk.projecting.possible:
            name = f"{playing.lesson.key.rpartition('/')[2]}.pdf"
            self.print_lessons((playing.lesson,), playing.lesson.title, name, playing.house.edition)

    def print_lessons(
        self, lessons: Sequence[Lesson], title: Words, name: str, edition: Edition | None = None
    ) -> None:
        """Asks for a file, `name` by default, and writes them into it, the answers last."""
        from trainer.gui import handout
        from trainer.gui.screens.practice_dialogs import FileDialog
        from trainer.view.words import worded

        desk = self._desk
        file = FileDialog.ask(desk, desk.voice, say("Handout"), name)
        if not file:
            return
        told = worded(title, lessons[0].languages, desk.voice)
        wanted, deck = edition or desk.edition, desk.lesson_page.table.deck
        try:
            handout.write_all(file, lessons, told, desk.voice, wanted, deck)
        except Problems as found:
            self._complain(desk.voice.text(found.problems[0].message))
        except OSError as error:
            self._complain(desk.voice.text(files.unwritten(file, error)))

    def _complain(self, text: str) -> None:
        box = message_box(self._desk, QMessageBox.Icon.Warning, text)
        box.setWindowTitle(self._desk.window().windowTitle())
        box.open()

    def _entries(self) -> tuple[Entry, ...]:
        office = self._desk.office
        on = self._desk.projecting.possible or office.showing or office.packs.showing
        return (Entry(say("Handout as PDF"), self.print, PRINT, enabled=on),)
