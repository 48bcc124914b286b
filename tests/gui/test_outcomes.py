"""What the floor may choose can be said beside a call for the floor, and is graded as such."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.windows import Opens, Trainee, settle
from trainer.content.lesson import Answer

FLOOR = "addendum/verbal-and-chips"
RULES = "addendum/chips-2"
ONE: Answer = {"action": "bet", "to": 42000, "add": 37000}
OTHER: Answer = {"action": "bet", "to": 5000}
CONTROL = Qt.KeyboardModifier.ControlModifier


def next_outcome(trainee: Trainee) -> None:
    QTest.keyClick(trainee.window, Qt.Key.Key_Return, CONTROL)
    settle()


def verdict(trainee: Trainee) -> str:
    return trainee.texts(trainee.desk.lesson_page.call.verdict)


def score(trainee: Trainee) -> float:
    playing = trainee.desk.lesson_page.playing
    assert playing is not None
    assert playing.here is not None
    assert playing.here.verdict is not None
    return playing.here.verdict.score


@pytest.mark.parametrize("by_keys", [True, False])
def test_all_that_the_floor_may_choose_is_right(opens: Opens, by_keys: bool) -> None:  # noqa: FBT001  # a parameter of the test
    trainee = opens(FLOOR)
    give = trainee.type_answer if by_keys else trainee.click_answer
    trainee.press(Qt.Key.Key_Escape)
    give({"floor": True})
    for outcome in (ONE, OTHER):
        if by_keys:
            next_outcome(trainee)
        else:
            trainee.click(trainee.panel.outcomes.button)
        give(outcome)
    assert trainee.panel.answer() == {"floor": True, "outcomes": (ONE, OTHER)}
    trainee.press(Qt.Key.Key_Escape, Qt.Key.Key_Return)
    assert score(trainee) == 1
    assert "✓" in verdict(trainee)


def test_a_wrong_list_is_half_right_as_on_the_command_line(opens: Opens) -> None:
    trainee = opens(FLOOR)
    trainee.type_answer({"floor": True})
    next_outcome(trainee)
    trainee.type_answer(ONE)
    trainee.press(Qt.Key.Key_Escape, Qt.Key.Key_Return)
    assert score(trainee) == 0.5
    assert "The floor decides, but not among these." in verdict(trainee) or "◐" in verdict(trainee)


@pytest.mark.parametrize("lesson", [FLOOR, RULES])
def test_the_list_is_offered_whoever_decides(opens: Opens, lesson: str) -> None:
    trainee = opens(lesson)
    assert not trainee.panel.outcomes.isVisible()
    trainee.type_answer({"floor": True})
    assert trainee.panel.outcomes.isVisible()
    assert trainee.panel.answer() == {"floor": True}
    assert trainee.panel.ready


def test_without_the_list_another_answer_takes_the_call_for_the_floor_back(opens: Opens) -> None:
    trainee = opens(RULES)
    trainee.type_answer({"floor": True})
    trainee.type_answer({"action": "raise"})
    assert trainee.panel.answer() == {"action": "raise"}
    trainee.type_answer({"floor": True})
    next_outcome(trainee)
    trainee.type_answer({"action": "raise"})
    assert trainee.panel.answer() == {"floor": True, "outcomes": ({"action": "raise"},)}
    trainee.type_answer({"floor": True})  # pressed again: no floor, no list
    assert trainee.panel.answer() == {}


def test_steps_of_the_list_are_taken_back_one_by_one(opens: Opens) -> None:
    trainee = opens(RULES)
    seen = [trainee.panel.answer()]
    trainee.type_answer({"floor": True})
    next_outcome(trainee)
    trainee.type_answer({"action": "call"})
    seen.append(trainee.panel.answer())
    next_outcome(trainee)
    assert not trainee.panel.outcomes.button.isEnabled(), "nothing to put on the list"
    trainee.type_answer({"action": "raise"})
    assert trainee.panel.answer()["outcomes"] == ({"action": "call"}, {"action": "raise"})
    trainee.press(Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    assert trainee.panel.answer() == seen[1]
    assert trainee.panel.outcomes.listed == ()
    trainee.press(*[Qt.Key.Key_Backspace] * 3)
    assert trainee.panel.answer() == seen[0]


@pytest.mark.parametrize("language", ["es", "it"])
def test_the_list_is_kept_when_the_language_changes(opens: Opens, language: str) -> None:
    trainee = opens(FLOOR)
    trainee.type_answer({"floor": True})
    next_outcome(trainee)
    trainee.type_answer(ONE)
    next_outcome(trainee)
    before = trainee.texts(trainee.panel.outcomes)
    trainee.desk.set_language(language)
    settle()
    assert trainee.panel.answer() == {"floor": True, "outcomes": (ONE,)}
    assert trainee.texts(trainee.panel.outcomes) != before
    assert "42.000" in trainee.texts(trainee.panel.outcomes)
