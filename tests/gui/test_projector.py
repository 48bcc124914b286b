"""A lesson for a class: by one key, without menus, in large letters, answers when asked for."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.gui.windows import Opens, Trainee, settle
from trainer.gui.projection import LEAST, Projection
from trainer.gui.table import bubbles, lying, paint
from trainer.training.playing import Given
from trainer.view.amounts import Amounts
from trainer.view.palette import PALETTES, Theme

LESSON: Final = "addendum/chips-2"
FULL: Final = (1920, 1080)


def projected(trainee: Trainee, size: tuple[int, int] = FULL) -> Projection:
    """The window for the class, as large as its screen would be."""
    trainee.press(Qt.Key.Key_F8)
    window = trainee.desk.projecting.window
    assert window is not None
    window.showNormal()
    window.resize(*size)
    settle()
    return window


def press(window: Projection, key: Qt.Key) -> None:
    window.activateWindow()
    settle()
    QTest.keyClick(window, key)
    settle()


def answer_shown(window: Projection) -> bool:
    return window.revealed


class Written:
    """Hears of all the letters that the table writes, and how high they are."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[tuple[int, str]] = []
        fit, lines = paint.fitted, paint.write_lines

        def fitted(*args: object, **others: object) -> tuple[QFont, str]:
            font, text = fit(*args, **others)  # type: ignore[arg-type]  # handed on as they come
            self.sizes.append((font.pixelSize(), text))
            return font, text

        def write_lines(*args: object) -> None:
            font, text = args[2], args[3]
            assert isinstance(font, QFont)
            self.sizes.append((font.pixelSize(), str(text)))
            lines(*args)  # type: ignore[arg-type]  # handed on as they come

        monkeypatch.setattr(paint, "fitted", fitted)
        for module in (bubbles, lying):
            monkeypatch.setattr(module, "write_lines", write_lines)


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("lesson", [LESSON, "addendum/turn-1"])
def test_nothing_is_written_smaller_than_28_pixels(
    opens: Opens, monkeypatch: pytest.MonkeyPatch, lesson: str, language: str
) -> None:
    trainee = opens(lesson, language=language)
    written = Written(monkeypatch)
    window = projected(trainee)
    for _ in range(2):  # the question, then its answer
        window.grab()
        labels = [label for label in window.findChildren(QLabel) if label.isVisible()]
        assert len(labels) == 2
        for label in labels:
            assert label.font().pixelSize() >= LEAST, label.text()
            across = label.width()
            assert label.heightForWidth(across) <= label.height() + 1, label.text()
        press(window, Qt.Key.Key_Space)
    assert any("1" in text for _, text in written.sizes)
    assert [one for one in written.sizes if one[0] < LEAST] == []
    assert window.table.table_layout is not None
    window.close()


def test_there_are_no_menus_and_no_buttons(opens: Opens) -> None:
    window = projected(opens(LESSON))
    assert window.findChildren(QPushButton) == []
    assert window.isWindow()
    window.close()


def test_the_answer_is_hidden_until_it_is_asked_for(opens: Opens) -> None:
    trainee = opens(LESSON)
    trainee.click_answer(trainee.right_answer)
    trainee.press(Qt.Key.Key_Return)
    given = trainee.desk.lesson_page.playing
    assert given is not None
    assert isinstance(given.here, Given)
    verdict = given.here.verdict
    assert verdict is not None
    told = trainee.window.voice.text(verdict.headline)
    window = projected(trainee)
    assert told not in window.told.text(), "also where the trainee has answered already"
    press(window, Qt.Key.Key_Space)
    assert window.revealed
    assert told in window.told.text()
    press(window, Qt.Key.Key_F9)
    assert told not in window.told.text()
    window.close()


def test_its_keys_lead_through_the_lesson_and_nothing_of_that_is_remembered(opens: Opens) -> None:
    trainee = opens("addendum/turn-1")
    before = trainee.desk.lesson_page.playing
    window = projected(trainee)
    asked = window.asked.text()
    press(window, Qt.Key.Key_Left)
    assert window.asked.text() != asked
    press(window, Qt.Key.Key_Right)
    assert window.asked.text() == asked
    assert trainee.desk.lesson_page.playing is before
    window.close()


def test_escape_and_the_same_key_leave_it(opens: Opens) -> None:
    trainee = opens(LESSON)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F8):
        window = projected(trainee)
        press(window, key)
        assert trainee.desk.projecting.window is None
        trainee.window.activateWindow()
        settle()


def test_the_table_in_a_window_of_its_own_follows_and_the_first_keeps_the_answer(
    opens: Opens,
) -> None:
    trainee = opens("addendum/turn-1")
    trainee.desk.projecting.set_apart()
    window = trainee.desk.projecting.window
    assert window is not None
    settle()
    asked = window.asked.text()
    assert asked == trainee.desk.lesson_page.call.asked.text()
    trainee.window.activateWindow()
    trainee.click_answer(trainee.right_answer)
    trainee.press(Qt.Key.Key_Return)
    assert window.asked.text() == asked
    assert not answer_shown(window)
    trainee.press(Qt.Key.Key_F9)
    assert answer_shown(window)
    trainee.desk.lesson_page.back()
    assert window.asked.text() != asked
    assert not answer_shown(window)
    window.close()


def test_it_wears_the_theme_of_the_window(opens: Opens) -> None:
    trainee = opens(LESSON)
    window = projected(trainee)
    trainee.window.set_theme(Theme.LIGHT)
    style = window.table.table_style
    assert style is not None
    assert style.palette == PALETTES[Theme.LIGHT]
    trainee.window.set_theme(Theme.DARK)
    window.close()


def test_nobody_is_told_answers_in_an_exam(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    trainee = opens(LESSON)
    with monkeypatch.context() as exam:
        exam.setattr(type(trainee.desk.practice), "in_exam", property(lambda _: True))
        trainee.press(Qt.Key.Key_F8)
    assert trainee.desk.projecting.window is None


def test_a_window_that_was_left_is_gone(opens: Opens, qapp: QApplication) -> None:
    trainee = opens(LESSON)
    window = projected(trainee)
    gone: list[bool] = []
    window.destroyed.connect(lambda: gone.append(True))
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    assert gone == [True]
    assert not [one for one in qapp.topLevelWidgets() if isinstance(one, Projection)]


def test_what_is_said_stands_in_large_letters_in_place_of_a_bubble(opens: Opens) -> None:
    window = projected(opens("addendum/turn-1"))
    press(window, Qt.Key.Key_Left)
    view, layout = window.table.view, window.table.table_layout
    assert view is not None
    assert layout is not None
    assert not layout.bubbles
    said = [seat.bubble.text for seat in view.seats if seat.bubble is not None]
    assert said
    assert str(said[0]) in window.told.text()
    window.close()


def test_amounts_are_told_as_in_the_first_window(opens: Opens) -> None:
    trainee = opens("addendum/face-up-1")
    trainee.window.table.set_amounts(Amounts.NEVER)
    window = projected(trainee)
    assert window.table.amounts is Amounts.NEVER
    assert "3,000" not in window.told.text()
    window.table.set_amounts(Amounts.ALWAYS)
    window.table.look_changed.emit()
    assert "3,000" in window.told.text()
    window.close()
