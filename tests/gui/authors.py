"""Somebody who writes lessons in the window, by what is on the screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.windows import Trainee
from trainer.gui.authoring.pack_page import PackPage
from trainer.gui.authoring.page import AuthoringPage

SIX = """lesson: six-chips
title: Six chips
# my own remark
table:
  game: nlhe
  blinds: 250-500
  button: 9
  seats: {1: 20000, 2: 20000, 3: 20000, 4: 20000, 9: 20000}
script:
  - {seat: 3, raises: 1100}
  - {seat: 4, puts: 1000 5x100}
  - {ask: ruling, seat: 4, expect: {action: call, to: 1100}}
"""


class Author:
    """Somebody who writes, by what is on the screen."""

    def __init__(self, trainee: Trainee) -> None:
        self.trainee = trainee
        self.desk = trainee.desk

    @property
    def page(self) -> AuthoringPage:
        return self.desk.office.page

    @property
    def pack(self) -> PackPage:
        return self.desk.office.packs.page

    @property
    def text(self) -> str:
        return self.page.editor.toPlainText()

    def settle(self) -> None:
        self.trainee.qtbot.waitUntil(lambda: self.page.settled, timeout=10_000)

    def settle_pack(self) -> None:
        self.trainee.qtbot.waitUntil(lambda: self.pack.settled, timeout=10_000)

    def click_seat(self, seat: int) -> None:
        """On its plate at the table beside the text."""
        layout = self.page.table.table_layout
        assert layout is not None
        plate = layout.seat(seat).plate
        place = QPoint(round(plate.x + plate.w / 2), round(plate.y + plate.h / 2))
        QTest.mouseClick(self.page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def edit(self, file: Path) -> None:
        self.desk.office.edit(file)
        self.settle()

    def put_cursor(self, line: int, column: int = 1) -> None:
        self.page.editor.go_to(line, column)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        QTest.keyClicks(self.page.editor, text)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        QTest.keyClick(self.page.editor, key, modifier or Qt.KeyboardModifier.NoModifier)

    def sound(self) -> bool:
        return not self.page.problems.problems

    def unsaved(self) -> bool:
        return self.page.unsaved

    def pack_shown(self) -> str:
        return self.desk.library_page.pack

    def problems(self) -> str:
        shown = self.page.problems.list
        return "\n".join(shown.item(row).text() for row in range(shown.count()))

    def click_problem(self, row: int) -> None:
        shown = self.page.problems.list
        place = shown.visualItemRect(shown.item(row)).center()
        QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=place)


def drop(author: Author, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copied, window = Qt.DropAction.CopyAction, author.trainee.window
    enter = QDragEnterEvent(QPoint(200, 200), copied, data, left, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(200, 200), copied, data, left, none))
