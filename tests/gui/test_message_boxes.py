"""Boxes: a name that looks like markup is shown as it was typed, and no key agrees by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from trainer.gui.authoring.pack_questions import AskPackAuthor
from trainer.gui.authoring.questions_asked import AskAuthor, Unsaved
from trainer.gui.packs import AskPacks
from trainer.gui.screens.practice_dialogs import Confirm
from trainer.i18n import Voice, voice
from trainer.messages import say

NAME = "<b>loud</b> & <img src='x.png'>"
EN = voice("en")

ASKED: dict[str, Callable[[QWidget, Voice], object]] = {
    "write over": lambda over, en: AskAuthor.to_write_over(over, en, Path(NAME)),
    "take up": lambda over, en: AskAuthor.to_take_up(over, en, Path(NAME)),
    "take out": lambda over, en: AskPackAuthor.to_take_out(over, en, NAME),
    "remove": lambda over, en: AskPacks.to_remove(over, en, NAME),
    "erase": lambda over, en: Confirm.erase(over, en, NAME),
}


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def during(act: Callable[[QMessageBox], object]) -> None:
    """Does it to the box that comes up."""

    def on_the_box() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        act(box)

    QTimer.singleShot(0, on_the_box)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape], ids=["Enter", "Esc"])
@pytest.mark.parametrize("asks", ASKED.values(), ids=ASKED)
def test_neither_enter_nor_esc_agrees(
    window: QWidget, asks: Callable[[QWidget, Voice], object], key: Qt.Key
) -> None:
    during(lambda box: QTest.keyClick(box, key))
    assert asks(window, EN) is False


@pytest.mark.parametrize("asks", ASKED.values(), ids=ASKED)
def test_the_button_that_says_what_is_done_agrees(
    window: QWidget, asks: Callable[[QWidget, Voice], object]
) -> None:
    shown: list[tuple[str, Qt.TextFormat]] = []

    def agree(box: QMessageBox) -> None:
        label = box.findChild(QLabel, "qt_msgbox_label")
        assert label is not None
        shown.append((label.text(), label.textFormat()))
        (yes,) = (one for one in box.buttons() if one.text() not in ("No", "Cancel"))
        yes.click()

    during(agree)
    assert asks(window, EN) is True
    ((text, form),) = shown
    assert "<img src='x.png'>" in text
    assert form is Qt.TextFormat.PlainText


def test_what_is_told_is_no_markup_either(window: QWidget) -> None:
    shown: list[Qt.TextFormat] = []

    def read(box: QMessageBox) -> None:
        shown.append(box.textFormat())
        box.buttons()[0].click()

    during(read)
    AskPacks.tell(window, EN, say("{pack} is installed.", pack=NAME))
    assert shown == [Qt.TextFormat.PlainText]


def test_a_text_that_is_not_saved_is_kept_open_by_esc(window: QWidget) -> None:
    during(lambda box: QTest.keyClick(box, Qt.Key.Key_Escape))
    assert AskAuthor.about_unsaved(window, EN, Path(NAME)) is Unsaved.STAY
