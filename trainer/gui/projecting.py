"""The windows for a class: one that leads through the lesson, one that follows the first window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from trainer.gui.projection import Projection
from trainer.gui.view_menu import Entry
from trainer.messages import say
from trainer.training.playing import Playing

if TYPE_CHECKING:
    from trainer.gui.desk import Desk

PROJECTOR, APART, REVEAL = "F8", "Shift+F8", "F9"


class Projecting(QObject):
    """At most one of these windows is open."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self.window: Projection | None = None
        menu = desk.view_menu
        menu.add_section(self._entries)
        menu.give_key(PROJECTOR, self.project)
        menu.give_key(APART, self.set_apart)
        menu.give_key(REVEAL, self.reveal)
        desk.lesson_page.shown.connect(self._follow)

    @property
    def possible(self) -> bool:
        """Whether a lesson is on, and no exam, which nobody may be told the answers of."""
        desk = self._desk
        on = desk.pages.currentWidget() is desk.lesson_page
        return on and desk.lesson_page.playing is not None and not desk.practice.in_exam

    def project(self) -> None:
        """The lesson fills the screen, from where it stands."""
        window = self._open(leads=True)
        if window is not None:
            window.showFullScreen()
            window.activateWindow()

    def set_apart(self) -> None:
        """The table in a window of its own, on another screen where there is one."""
        window = self._open(leads=False)
        if window is None:
            return
        here = self._desk.screen()
        others = [screen for screen in QGuiApplication.screens() if screen is not here]
        if others:
            window.setGeometry(others[0].availableGeometry())
            window.showFullScreen()
        else:
            window.resize(self._desk.window().size())
            window.show()

    def reveal(self) -> None:
        """The answer in the window for the class."""
        if self.window is not None:
            self.window.reveal()

    def wear(self) -> None:
        """Theme, deck and chips as in the first window."""
        if self.window is not None:
            self._dress(self.window)

    def close(self) -> None:
        if self.window is not None:
            self.window.close()

    def _open(self, *, leads: bool) -> Projection | None:
        playing = self._desk.lesson_page.playing
        if playing is None or not self.possible:
            return None
        self.close()
        window = Projection(playing, self._desk.voice, self._desk.window(), leads=leads)
        window.setWindowTitle(self._desk.window().windowTitle())
        window.closed.connect(self._closed)
        self._dress(window)
        self.window = window
        return window

    def _dress(self, window: Projection) -> None:
        table = self._desk.lesson_page.table
        window.table.set_deck(table.deck)
        window.table.set_chips(table.chips)
        window.table.set_amounts(table.amounts)
        window.wear()

    def _closed(self) -> None:
        self.window = None

    def _follow(self, playing: Playing) -> None:
        if self.window is not None:
            if self.possible:
                self.window.follow(playing, self._desk.voice)
            else:
                self.close()

    def _entries(self) -> tuple[Entry, ...]:
        on = self.possible
        return (
            Entry(say("Projector"), self.project, PROJECTOR, enabled=on),
            Entry(say("Table in a window of its own"), self.set_apart, APART, enabled=on),
            Entry(
                say("The answer in that window"),
                self.reveal,
                REVEAL,
                enabled=self.window is not None,
            ),
        )
