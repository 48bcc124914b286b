"""A broken program: one dialog, the log, and the window stays."""

from __future__ import annotations

import sys
from typing import cast

import pytest
import shiboken6
from PySide6.QtWidgets import QMainWindow, QMessageBox

from tests.gui.windows import Opens
from trainer import settings
from trainer.gui import crash
from trainer.gui.window import MainWindow


def fail(words: str) -> None:
    try:
        raise RuntimeError(words)
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_an_error_is_told_once_written_down_and_the_window_stays(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    fail("the first thing broke")
    fail("the second thing broke")
    dialogs = trainee.window.findChildren(QMessageBox)
    assert len(dialogs) == 1
    assert "the first thing broke" in dialogs[0].informativeText()
    assert str(settings.log_file()) in dialogs[0].informativeText()
    written = settings.log_file().read_text(encoding="utf-8")
    assert "RuntimeError: the first thing broke" in written
    assert "RuntimeError: the second thing broke" in written
    assert "test_crash.py" in written
    dialogs[0].accept()
    assert trainee.window.isVisible()
    assert trainee.question is not None
    fail("the third thing broke")
    visible = [one for one in trainee.window.findChildren(QMessageBox) if one.isVisible()]
    assert len(visible) == 1
    visible[0].accept()


def test_where_the_log_cannot_be_written_that_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("log") / "file"
    file.write_text("no folder", encoding="utf-8")
    monkeypatch.setattr(crash, "log_file", lambda: file / "trainer.log")
    assert "trainer.log (" in crash.write_log("text")


def test_ctrl_c_is_no_error(opens: Opens, capsys: pytest.CaptureFixture[str]) -> None:
    trainee = opens("addendum/chips-2")
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not trainee.window.findChildren(QMessageBox)
    assert "KeyboardInterrupt" in capsys.readouterr().err


@pytest.mark.usefixtures("qapp")
def test_an_error_after_the_window_is_gone_is_written_down_and_told_on_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    window = QMainWindow()
    watch = crash.Watch(cast(MainWindow, window))
    shiboken6.delete(window)
    watch(RuntimeError, RuntimeError("too late"), None)
    assert "RuntimeError: too late" in capsys.readouterr().err
    assert "RuntimeError: too late" in settings.log_file().read_text(encoding="utf-8")
