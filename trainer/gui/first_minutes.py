"""The first minutes: a greeting at a first start, and the tour, which can be had again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from trainer.gui.screens.welcome_page import WelcomePage
from trainer.gui.tour import Stop, Tour
from trainer.gui.view_menu import Entry
from trainer.messages import say

if TYPE_CHECKING:
    from trainer.gui.desk import Desk

TOUR: Final = "Shift+F1"


class FirstMinutes(QObject):
    """`greeted`: one of the ways was chosen, so the greeting need not come again."""

    greeted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self.page: WelcomePage | None = None
        desk.view_menu.add_section(self._entries)
        desk.view_menu.give_key(TOUR, self.show_tour)

    def greet(self) -> None:
        """The page with three ways to begin."""
        if self.page is not None:
            self._desk.show_page(self.page)
            return
        self.page = WelcomePage(self._desk)
        self.page.tour.connect(self._learn)
        self.page.first_lesson.connect(self._play_first)
        self.page.packs.connect(self._open_packs)
        self.page.speak(self._desk.voice)
        self._desk.language_chosen.connect(self._speak)
        self._desk.show_page(self.page)
        self.page.buttons[0].setFocus()

    def show_tour(self) -> None:
        """Round the lesson that is on; the first, where none is."""
        desk = self._desk
        if desk.practice.in_exam or desk.findChildren(Tour):
            return
        if desk.lesson_page.playing is None:
            self._play_first()
        desk.back_to_lesson()
        page = desk.lesson_page
        Tour(self._stops(), desk.voice, desk, page.scale)

    def _stops(self) -> tuple[Stop, ...]:
        desk = self._desk
        page, bar = desk.lesson_page, desk.bar
        script = page.bottom.script
        return (
            Stop(
                lambda: page.table,
                say(
                    "The table from your own place. Seat 1 is at your left. A click on chips cuts "
                    "them down to be counted."
                ),
                "F2  F3  F4",
            ),
            Stop(
                lambda: page.call,
                say(
                    "Here you are asked, and here you answer. Each answer shows its key. Seats, "
                    "pots and cards can be clicked on the table too, and amounts are built from "
                    "the chips of your tray."
                ),
                "1  2  3 …  Alt 1",
            ),
            Stop(lambda: page.call, say("Make the call, then go on with the hand."), "⏎  ␣"),
            Stop(
                lambda: script if script.isVisible() else page.bottom,
                say("The hand so far, line by line. Step back and forth as you like."),
                "◀  ▶  R",
            ),
            Stop(lambda: bar.menu, say("All lessons are here."), "M"),
            Stop(lambda: bar.practice_chip, say("Drills, sessions and exams."), "P"),
            Stop(
                lambda: bar.view_chip if bar.view_chip.isVisible() else bar,
                say("Colours, projector, handouts, and this tour once more."),
                "F10",
            ),
        )

    def _speak(self) -> None:
        if self.page is not None:
            self.page.speak(self._desk.voice)

    def _learn(self) -> None:
        self.greeted.emit()
        self.show_tour()

    def _play_first(self) -> None:
        self.greeted.emit()
        desk = self._desk
        entry = next(
            (one for shelf in desk.lessons.shelves() for one in shelf.entries if one.readable), None
        )
        if entry is None:
            desk.show_library()
        else:
            desk.open_file(entry.path)

    def _open_packs(self) -> None:
        self.greeted.emit()
        self._desk.show_library()

    def _entries(self) -> tuple[Entry, ...]:
        on = not self._desk.practice.in_exam
        return (Entry(say("Tour of the window"), self.show_tour, TOUR, enabled=on),)
