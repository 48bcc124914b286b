"""With 100,000 attempts the progress page opens in at most five times what 1,000 take."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from tests.training.attempts import MINUTE, attempt
from trainer import resources
from trainer.content.library import Library
from trainer.gui.look import dress
from trainer.gui.run import open_target, target_of
from trainer.gui.window import MainWindow
from trainer.progress.store import open_store
from trainer.settings import PracticeSettings, Settings
from trainer.training.attempts import DRILL, Attempt, Profile
from trainer.training.drills.catalogue import KINDS

ANN = Profile("ann", "Ann", 1)
RUNS = 5
MOST = 5.0


def attempts(count: int) -> list[Attempt]:
    """Over two years, on every kind of drill and some rules of lessons."""
    found = []
    for n in range(count):
        kind = KINDS[n % len(KINDS)]
        at = n * (730 * 24 * 60 * MINUTE // count)
        if n % 4:
            found.append(
                attempt(
                    n,
                    right=n % 7 != 0,
                    at=at,
                    rule=kind.rule,
                    source=DRILL + kind.name,
                    level=1 + n % 5,
                    seed=n,
                )
            )
        else:
            found.append(attempt(n, right=n % 5 != 0, at=at, rule=kind.rule, source=f"a/{n % 200}"))
    return found


def seconds(file: Path, qtbot: QtBot) -> tuple[float, float]:
    """To open the progress page, and to have the mastery of everything."""
    library = Library(resources.lessons())
    known = Settings(practice=PracticeSettings("ann", "Ann", 1))
    window = MainWindow(library, known, "en", records=file)
    qtbot.addWidget(window)
    window.show()
    open_target(window, target_of(library, "addendum/chips-2"), pace=0)
    screens = window.desk.screens
    page, mastery = [], []
    keeper = window.desk.practice.keeper
    assert keeper.open()
    for run in range(RUNS + 1):
        begun = time.perf_counter()
        screens.show_progress()
        QApplication.processEvents()
        page.append(time.perf_counter() - begun)
        begun = time.perf_counter()
        assert keeper.asked(lambda records: records.measured("ann"))
        mastery.append(time.perf_counter() - begun)
        window.desk.back_to_lesson()
        if run == 0:  # the page is made, modules are loaded
            page.clear()
            mastery.clear()
    return statistics.median(page), statistics.median(mastery)


def test_the_progress_page_opens_as_fast_with_many_attempts(
    benchmark: BenchmarkFixture, tmp_path: Path, qtbot: QtBot, qapp: QApplication
) -> None:
    dress(qapp)
    figures = {}
    for count in (1_000, 100_000):
        file = tmp_path / f"{count}.db"
        store = open_store(file)
        store.add_profile(ANN)
        store.merge(attempts(count))
        figures[count] = seconds(file, qtbot)
        page, mastery = figures[count]
        print(f"{count}: page {page * 1000:.0f} ms, mastery {mastery * 1000:.1f} ms")
    few, many = figures[1_000], figures[100_000]
    largest = open_store(tmp_path / "100000.db")
    benchmark(lambda: largest.measured("ann"))
    benchmark.extra_info["page"] = many[0] / few[0]
    benchmark.extra_info["mastery"] = many[1] / few[1]
    assert many[0] <= MOST * few[0]
    assert many[1] <= MOST * few[1]
