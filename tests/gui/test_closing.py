"""Closing a window leaves nothing behind."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from tests.gui.windows import Opens, settle
from trainer import resources
from trainer.content.library import Library
from trainer.gui.look import dress
from trainer.gui.run import open_target, target_of
from trainer.gui.window import MainWindow
from trainer.settings import Settings


def test_a_closed_window_is_gone_with_everything_in_it(qtbot: QtBot, qapp: QApplication) -> None:
    dress(qapp)
    library = Library(resources.lessons())
    before = set(QApplication.topLevelWidgets())

    def use() -> tuple[weakref.ref[object], ...]:
        window = MainWindow(library, Settings(), "en")
        window.show()
        open_target(window, target_of(library, "addendum/turn-1"), pace=0)
        desk = window.desk
        desk.lesson_page.asking.panel.set_answer({"binds": "if-unchanged"})  # type: ignore[union-attr]  # a question is open
        desk.lesson_page.press()
        desk.show_library()
        desk.open_file(library.path("addendum/chips-2"))
        window.close()
        window.deleteLater()
        kept = (window, desk, desk.lesson_page, desk.lesson_page.table, desk.lesson_page.asking)
        return tuple(weakref.ref(one) for one in kept)

    import sys

    hook = sys.excepthook
    left = use()
    sys.excepthook = hook
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()
    gc.collect()
    assert [one() for one in left] == [None] * len(left)
    assert set(QApplication.topLevelWidgets()) <= before


def test_many_lessons_later_there_are_no_more_widgets_than_at_first(
    qtbot: QtBot, qapp: QApplication
) -> None:
    dress(qapp)
    library = Library(resources.lessons())
    window = MainWindow(library, Settings(), "en")
    qtbot.addWidget(window)
    window.show()
    open_target(window, target_of(library, "addendum/chips-2"), pace=0)

    def count() -> int:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        qapp.processEvents()
        gc.collect()
        return len(QApplication.allWidgets())

    def go_round() -> None:
        page = window.desk.lesson_page
        for name in ("addendum/turn-1", "addendum/face-up-3", "addendum/chips-2"):
            window.desk.open_file(library.path(name))
            page.again()
            page.asking.panel.floor.click()  # type: ignore[union-attr]  # a question is open
            page.press()

    go_round()
    first = count()
    for _ in range(5):
        go_round()
    assert count() == first


def test_a_dialog_that_closes_as_it_opens_takes_nothing_down(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        dialog.reject()

    for _ in range(5):
        QTimer.singleShot(0, leave)
        QFileDialog.getSaveFileName(
            trainee.window.desk, options=QFileDialog.Option.DontUseNativeDialog
        )
    settle()
    assert trainee.window.isVisible()
    assert not trainee.window.findChildren(QFileDialog)
