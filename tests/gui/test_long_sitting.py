"""A long sitting leaves nothing behind: what one lesson needed is gone when the next is on."""

from __future__ import annotations

import gc
from collections import Counter
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication

from tests.gui.windows import Opens, Trainee, settle
from trainer import resources
from trainer.content.library import Library
from trainer.training.playing import next_branch

LESSONS: Final = ("chips-2", "face-up-2", "breaking-tables", "pot-limit-1")
FRAMES: Final = 4
"""Pictures of the window in each lesson: what is painted is kept for the next time."""


def play(trainee: Trainee, name: str) -> None:
    """Through a lesson and all its branches, the floor called at every question."""
    library = Library(resources.lessons())
    trainee.desk.open_file(library.path(f"addendum/{name}"))
    page = trainee.desk.lesson_page
    for step in range(80):
        playing = page.playing
        assert playing is not None
        if playing.open_question is not None:
            trainee.panel.floor.click()
        elif not playing.can_go_forth and next_branch(playing) is None:
            return
        if step < FRAMES:
            trainee.window.grab()
        page.press()
        settle()
    raise AssertionError(f"{name} does not end")


def what_is_there(trainee: Trainee) -> Counter[str]:
    """Everything that Qt holds, counted by kind."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    gc.collect()
    page = trainee.desk.lesson_page
    found = Counter(type(one).__name__ for one in QApplication.allWidgets())
    for kind in (QTimer, QShortcut, QAbstractAnimation, QObject):
        found[kind.__name__] = len(trainee.window.findChildren(kind))
    scene = page.table.scene()
    found["items"] = len(scene.items())
    return found


def test_a_second_round_of_lessons_leaves_as_much_as_the_first(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    rounds = []
    for _ in range(2):
        for name in LESSONS:
            play(trainee, name)
        rounds.append(what_is_there(trainee))
    assert rounds[1] == rounds[0]
