"""Windows for the journeys."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.windows import SIZE, Opens, Trainee, opener, settle
from tests.journeys.desks import Desk, Sits, Time
from trainer import resources
from trainer.content.library import Library
from trainer.gui.look import dress
from trainer.gui.run import open_target, target_of
from trainer.gui.window import MainWindow
from trainer.settings import PracticeSettings, Settings


@pytest.fixture
def opens(qtbot: QtBot, qapp: QApplication) -> Iterator[Opens]:
    """`opens("addendum/chips-2")` gives a trainee in front of that lesson."""
    hook = sys.excepthook
    yield opener(qtbot, qapp)
    sys.excepthook = hook


@pytest.fixture
def sits(qtbot: QtBot, qapp: QApplication, opens: Opens, monkeypatch: pytest.MonkeyPatch) -> Sits:
    dress(qapp)
    library = Library(resources.lessons())

    def sit(file: Path | None, name: str = "", known: PracticeSettings | None = None) -> Desk:
        usual = Settings(size=SIZE, practice=known or PracticeSettings())
        target = target_of(library, *([name] if name else []))
        time = Time()
        monkeypatch.setattr("trainer.gui.practice.wall_clock", time)
        window = MainWindow(library, usual, "en", lesson=target.lesson, records=file)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        open_target(window, target, pace=0)
        settle()
        return Desk(Trainee(qtbot, window), time)

    return sit


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "records.db"
