"""Everything is in its place at every size, in every language, with small and large text."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from tests.gui.windows import Opens, Trainee, settle
from trainer.gui.buttons import KeyButton
from trainer.gui.ledger_model import Column
from trainer.gui.room import bottom_height, folded, side_width, text_scale
from trainer.i18n import LANGUAGES
from trainer.settings import Settings

SIZES = ((1024, 700), (1280, 720), (1920, 1080))
LESSONS = ("addendum/chips-2", "addendum/turn-1", "addendum/see-hand-1", "addendum/face-up-3")


def place(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint(0, 0)), widget.size())


def shown_whole(trainee: Trainee) -> list[str]:
    """Labels that are cut off: what stands on one line needs the width of its words."""
    cut = []
    for label in trainee.desk.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap() and label.text():
            needed = label.fontMetrics().horizontalAdvance(label.text())
            if label.width() < needed:
                cut.append(label.text())
    return cut


def too_low(trainee: Trainee) -> list[str]:
    """Wrapped labels that have not the height for all their lines."""
    return [
        label.text()
        for label in trainee.desk.findChildren(QLabel)
        if label.isVisible()
        and label.wordWrap()
        and label.text()
        and label.height() < label.heightForWidth(label.width())
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lesson", LESSONS)
def test_nothing_is_cut_off_before_and_after_the_answer(
    opens: Opens, lesson: str, size: tuple[int, int], language: str
) -> None:
    trainee = opens(lesson, size=size, language=language)
    whole(trainee)
    trainee.click_answer(trainee.right_answer)
    settle()
    whole(trainee)
    trainee.click(trainee.primary)
    settle()
    whole(trainee)


def whole(trainee: Trainee) -> None:
    assert not shown_whole(trainee)
    assert not too_low(trainee)
    page = trainee.desk.lesson_page
    parts = [page.table, page.bottom, page.call, trainee.desk.bar]
    places = [place(part, trainee.desk) for part in parts]
    for one, other in combinations(places, 2):
        assert not one.intersects(other)
    inside = trainee.desk.rect()
    assert all(inside.contains(one) for one in places)
    primary = place(page.call.primary, trainee.desk)
    assert inside.contains(primary)


@pytest.mark.parametrize("percent", [80, 100, 130, 200])
@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)], ids=str)
def test_small_and_large_text_stay_inside(
    opens: Opens, size: tuple[int, int], percent: int
) -> None:
    trainee = opens("addendum/chips-2", settings=Settings(size=size, text_scale=percent))
    page = trainee.desk.lesson_page
    assert trainee.desk.rect().contains(place(page.call.primary, trainee.desk))
    assert page.table.width() >= 400
    assert trainee.window.width() == size[0]
    assert trainee.window.height() == size[1]
    trainee.click_answer(trainee.right_answer)
    trainee.click(trainee.primary)
    assert trainee.desk.rect().contains(place(page.call.primary, trainee.desk))


def test_what_is_pressed_is_at_least_36_pixels_high(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    for button in trainee.panel.findChildren(KeyButton):
        assert button.height() >= 36 - 2  # two pixels are the frame of its focus
    for edit in trainee.panel.findChildren(QLineEdit):
        assert edit.height() >= 36
    assert trainee.primary.height() >= 36


def test_the_verdict_stands_beside_the_fields_where_there_is_room_and_alone_where_not(
    opens: Opens,
) -> None:
    roomy = opens("addendum/raise-1", size=(1920, 1300))
    roomy.click_answer(roomy.right_answer)
    roomy.click(roomy.primary)
    assert roomy.desk.lesson_page.call.fields.isVisible()
    close = opens("addendum/raise-1", size=(1024, 700))
    close.click_answer(close.right_answer)
    close.click(close.primary)
    assert not close.desk.lesson_page.call.fields.isVisible()
    assert close.desk.lesson_page.call.verdict.isVisible()


def test_the_window_is_made_for_small_and_large_screens() -> None:
    assert folded(1280, 1.0)
    assert not folded(1440, 1.0)
    assert folded(1600, 1.3)
    assert side_width(1024, 1.0) == 300
    assert side_width(1280, 1.0) == 340
    assert side_width(1440, 1.0) == 400
    assert side_width(1024, 2.0) <= 1024 * 0.45
    assert bottom_height(650, 1.0) == 170
    assert bottom_height(2000, 1.0) == 500
    assert text_scale(100, 1280) == 1.0
    assert text_scale(100, 3840) > 1.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_the_chips_in_front_are_never_cut_off_in_the_ledger(
    opens: Opens, language: str, size: tuple[int, int]
) -> None:
    trainee = opens("addendum/chips-2", language=language, size=size)
    bottom = trainee.desk.lesson_page.bottom
    if bottom.folded:
        bottom.ledger_tab.click()
    settle()
    table = bottom.ledger.table
    header = table.horizontalHeader()
    for column in Column:
        needed = max(table.sizeHintForColumn(column), header.sectionSizeHint(column))
        assert header.sectionSize(column) >= needed, column
    assert header.length() <= table.viewport().width()
