"""The handout of the lesson that is on, from the menu and by its key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from trainer.gui.view_menu import Entry
from trainer.messages import Problems, say

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
        from trainer.gui import handout
        from trainer.gui.screens.practice_dialogs import FileDialog

        desk = self._desk
        playing = desk.lesson_page.playing
        if playing is None or not desk.projecting.possible:
            return
        name = f"{playing.lesson.key.rpartition('/')[2]}.pdf"
        file = FileDialog.ask(desk, desk.voice, say("Handout"), name)
        if not file:
            return
        edition, deck = playing.house.edition, desk.lesson_page.table.deck
        try:
            written = handout.write(file, playing.lesson, desk.voice, edition, deck)
        except Problems as found:
            self._complain(desk.voice.text(found.problems[0].message))
            return
        if not written:
            self._complain(desk.voice.text(say("The handout {file} cannot be written.", file=file)))

    def _complain(self, text: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, self._desk.window().windowTitle(), text)
        box.setParent(self._desk, box.windowFlags())
        box.open()

    def _entries(self) -> tuple[Entry, ...]:
        on = self._desk.projecting.possible
        return (Entry(say("Handout as PDF"), self.print, PRINT, enabled=on),)
