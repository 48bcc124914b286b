"""A trainee at a window with records and a clock of the test's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QTableWidget

from tests.gui.windows import Trainee, settle
from trainer.gui.practice import Practice
from trainer.gui.screens.practice_page import PracticePage
from trainer.settings import PracticeSettings

NOON = 1_800_000_000_000
DAY = 86_400_000


@dataclass
class Time:
    """A clock that goes on by itself only where somebody takes his time."""

    now: int = NOON

    def __call__(self) -> int:
        return self.now

    def pass_(self, milliseconds: int) -> None:
        self.now += milliseconds


@dataclass
class Desk:
    """A trainee at a window with records of its own."""

    trainee: Trainee
    time: Time

    @property
    def practice(self) -> Practice:
        return self.trainee.desk.practice

    @property
    def page(self) -> PracticePage:
        return self.trainee.desk.screens.sessions

    def answer(self, *, right: bool = True, took: int = 8_000) -> None:
        """Gives the answer that is right, or calls the floor, or something else where that is
        right."""
        self.time.pass_(took)
        panel = self.trainee.panel
        floor = self.trainee.right_answer.get("floor") is True
        if right:
            panel.set_answer(self.trainee.right_answer)
        elif not floor:
            panel.floor.click()
        settle()
        self.trainee.desk.lesson_page.press()

    def is_open(self) -> bool:
        """Whether a question waits for its answer."""
        return self.trainee.question is not None


Sits = Callable[..., Desk]


def text_at(table: QTableWidget, row: int, column: int) -> str:
    item = table.item(row, column)
    assert item is not None
    return item.text()


def known_of(desk: Desk) -> PracticeSettings:
    return desk.practice.settings
