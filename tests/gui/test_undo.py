"""The last step of an answer can be taken back, whether it was taken on the table or beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.windows import Opens, Trainee, settle
from trainer.content.lesson import Answer
from trainer.view.spots import Spot, seats_at

LESSON = "addendum/breaking-tables"


def answer(trainee: Trainee) -> Answer:
    return trainee.panel.answer()


def chosen(trainee: Trainee) -> tuple[Spot, ...]:
    return trainee.desk.lesson_page.asking.chosen


def test_seats_clicked_on_the_table_are_taken_back_one_by_one(opens: Opens) -> None:
    trainee = opens(LESSON)
    offered = trainee.desk.lesson_page.asking.offered
    first, second = (spot.number for spot in offered[:2])
    start = answer(trainee)
    trainee.click_seat(first)
    one = answer(trainee)
    assert one != start
    trainee.click_seat(second)
    assert answer(trainee) != one
    trainee.press(Qt.Key.Key_Backspace)
    assert answer(trainee) == one
    assert chosen(trainee) == seats_at((first,))
    trainee.press(Qt.Key.Key_Backspace)
    assert answer(trainee) == start
    assert chosen(trainee) == ()
    trainee.press(Qt.Key.Key_Backspace)
    assert answer(trainee) == start


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_call_is_changed_back_by_key(opens: Opens, language: str) -> None:
    trainee = opens("addendum/chips-2", language=language)
    trainee.type("3")
    was = answer(trainee)
    trainee.type("5")
    assert answer(trainee) != was
    QTest.keyClick(trainee.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert answer(trainee) == was


def test_an_answer_that_was_given_stays(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.click_answer(trainee.right_answer)
    trainee.press(Qt.Key.Key_Escape, Qt.Key.Key_Return)
    given = trainee.desk.lesson_page.playing
    assert given is not None
    assert given.here is not None
    trainee.press(Qt.Key.Key_Backspace)
    assert trainee.desk.lesson_page.playing is given
