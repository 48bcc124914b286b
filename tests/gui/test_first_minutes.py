"""A first start: three ways to begin, and a tour that can be skipped and had again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.gui.windows import Opens, Trainee, settle
from trainer import settings
from trainer.gui.run import Target, open_target
from trainer.gui.screens.keys_dialog import KeysDialog
from trainer.gui.tour import Tour
from trainer.i18n import LANGUAGES


def tour_of(trainee: Trainee) -> Tour | None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = [one for one in trainee.desk.findChildren(Tour) if one.isVisible()]
    return found[0] if found else None


def first_start(opens: Opens, folder: Path) -> Trainee:
    trainee = opens()
    trainee.window._folder = folder
    assert trainee.window.is_first_start
    trainee.desk.first_minutes.greet()
    settle()
    return trainee


def test_a_first_start_greets_and_a_second_does_not(opens: Opens, tmp_path: Path) -> None:
    trainee = first_start(opens, tmp_path)
    page = trainee.desk.first_minutes.page
    assert page is not None
    assert trainee.desk.pages.currentWidget() is page
    assert [one.label for one in page.buttons] == [
        "Learn the table in two minutes",
        "Play the first lesson",
        "Open a pack of lessons",
    ]
    trainee.type("2")
    assert trainee.desk.pages.currentWidget() is trainee.desk.lesson_page
    kept, problems = settings.load(tmp_path)
    assert not problems
    assert kept.greeted
    assert not trainee.window.is_first_start


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text_scale"), [((1024, 700), 100), ((1280, 720), 200)])
def test_the_first_page_is_read_whole(
    opens: Opens, language: str, size: tuple[int, int], text_scale: int
) -> None:
    kept = settings.Settings(size=size, text_scale=text_scale)
    trainee = opens(language=language, size=size, settings=kept)
    trainee.desk.first_minutes.greet()
    settle()
    page = trainee.desk.first_minutes.page
    assert page is not None
    parts = [part for part in (*page.findChildren(QLabel), *page.buttons) if part.isVisible()]
    assert len(parts) > 6
    for part in parts:
        assert page.rect().contains(QRect(part.mapTo(page, QPoint()), part.size()))
        if isinstance(part, QLabel):
            assert part.height() >= part.heightForWidth(part.width())


def test_where_nothing_is_kept_the_lessons_are_shown(opens: Opens) -> None:
    trainee = opens()
    assert not trainee.window.is_first_start
    assert trainee.desk.pages.currentWidget() is trainee.desk.library_page


def test_the_way_to_the_packs(opens: Opens, tmp_path: Path) -> None:
    trainee = first_start(opens, tmp_path)
    trainee.type("3")
    assert trainee.desk.pages.currentWidget() is trainee.desk.library_page


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_tour_points_at_every_part_and_nothing_of_it_is_cut_off(
    opens: Opens, language: str, size: tuple[int, int]
) -> None:
    trainee = opens("addendum/chips-2", language=language, size=size)
    trainee.desk.first_minutes.show_tour()
    settle()
    tour = tour_of(trainee)
    assert tour is not None
    seen: set[tuple[int, int, str]] = set()
    while tour_of(trainee) is not None and len(seen) < 20:
        assert tour.rect().contains(tour.box.geometry())
        part = tour.pointed_at
        assert tour.rect().contains(part)
        assert not part.isEmpty()
        for label in tour.box.findChildren(QLabel):
            if label.isVisible() and label.wordWrap():
                assert label.heightForWidth(label.width()) <= label.height() + 1
        seen.add((part.x(), part.y(), tour.words.text()))
        trainee.press(Qt.Key.Key_Space)
    assert len(seen) == 7


def test_the_tour_can_be_skipped_and_had_again_by_its_key(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    before = trainee.desk.lesson_page.playing
    for _ in range(2):
        trainee.desk.view_menu.sections()[-1][0].act()
        settle()
        assert tour_of(trainee) is not None
        trainee.type("M")
        assert trainee.desk.pages.currentWidget() is trainee.desk.lesson_page, "no key goes under"
        trainee.press(Qt.Key.Key_Escape)
        assert tour_of(trainee) is None
    assert trainee.desk.lesson_page.playing is before


def test_the_start_of_the_program_asks_whether_to_greet(opens: Opens, tmp_path: Path) -> None:
    trainee = opens()
    trainee.window._folder = tmp_path
    assert trainee.window.is_first_start
    open_target(trainee.window, Target(), pace=0)
    settle()
    assert trainee.desk.pages.currentWidget() is trainee.desk.first_minutes.page


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_all_the_keys_can_be_seen_at_once_in_a_small_window(opens: Opens, language: str) -> None:
    trainee = opens("addendum/chips-2", language=language)
    dialog = KeysDialog.show_for(trainee.desk, trainee.window.voice)
    settle()
    assert dialog.height() <= trainee.window.height()
    assert dialog.width() <= trainee.window.width()
    for label in dialog.findChildren(QLabel):
        if not label.wordWrap():
            assert label.width() >= label.sizeHint().width(), label.text()
    assert not dialog.area.verticalScrollBar().isVisible()
    dialog.close()


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720)])
def test_the_keys_stay_in_the_window_at_twice_the_text_size_and_can_be_scrolled(
    opens: Opens, language: str, size: tuple[int, int]
) -> None:
    trainee = opens("addendum/chips-2", language=language, size=size)
    trainee.window.set_text_percent(200)
    settle()
    trainee.press(Qt.Key.Key_F1)
    dialog = trainee.desk.findChild(KeysDialog)
    assert dialog is not None
    settle()
    assert dialog.height() <= trainee.window.height()
    assert dialog.width() <= trainee.window.width()
    for label in dialog.findChildren(QLabel):
        across, high = label.width(), label.height()
        needed = label.heightForWidth(across) if label.wordWrap() else label.sizeHint().height()
        assert high >= needed, label.text()
        assert label.wordWrap() or across >= label.sizeHint().width(), label.text()
    bar = dialog.area.verticalScrollBar()
    assert bar.isVisible()
    QTest.keyClick(dialog.area, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    dialog.close()
