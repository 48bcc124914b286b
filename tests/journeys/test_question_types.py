"""A lesson of every question type, answered with the mouse and with the keys, in each language."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import Qt

from tests.gui.windows import Opens, Trainee
from trainer.content.questions import QUESTION_TYPES
from trainer.i18n import LANGUAGES

LESSONS: Final = {
    "ruling": "addendum/chips-2",
    "options": "addendum/reopen-1",
    "binding": "addendum/turn-1",
    "pots": "addendum/face-up-3",
    "award": "addendum/face-up-2",
    "pot-count": "addendum/pot-limit-1",
    "burn": "addendum/burns-1a",
    "expose": "addendum/face-up-2",
    "see-hand": "addendum/see-hand-1",
    "hand": "addendum/burns-1a",
    "seat": "addendum/breaking-tables",
    "halt": "addendum/halting-play",
    "steps": "rulebook/flop-before-an-answer",
    "read": "rulebook/eights-and-a-wheel-card",
    "spot": "rulebook/is-anything-wrong",
    "count": "rulebook/count-of-an-all-in",
    "choice": "rulebook/phone-at-the-table",
}
"""A lesson with a question of the type."""

SIGN: Final = "✓"


def test_there_is_a_journey_for_every_question_type() -> None:
    assert set(LESSONS) == {kind.name for kind in QUESTION_TYPES}


def journey(trainee: Trainee, ask: str, *, by_keys: bool) -> None:
    """Through a lesson up to and with its first question of a type, every answer right."""
    for _ in range(40):
        question = trainee.question
        assert question is not None
        answer = trainee.right_answer
        if by_keys:
            trainee.type_answer(answer)
            trainee.press(Qt.Key.Key_Return)
        else:
            trainee.click_answer(answer)
            trainee.click(trainee.primary)
        playing = trainee.desk.lesson_page.playing
        assert playing is not None
        assert playing.here is not None
        assert playing.here.right, (question.at, answer, playing.here.answer)
        assert SIGN in trainee.texts(trainee.desk.lesson_page.call)
        if question.ask == ask:
            return
        if by_keys:
            trainee.press(Qt.Key.Key_Space)
        else:
            trainee.click(trainee.primary)
    raise AssertionError(f"no question of the type {ask}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", LESSONS)
def test_with_the_mouse(opens: Opens, ask: str, language: str) -> None:
    journey(opens(LESSONS[ask], language=language), ask, by_keys=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", LESSONS)
def test_with_the_keys_alone(opens: Opens, ask: str, language: str) -> None:
    journey(opens(LESSONS[ask], language=language), ask, by_keys=True)
