"""From spawn to the first painted lesson, beside a bare window with one label.

Offscreen; median of nine after one unmeasured start each, since that one writes the byte code.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pytest_benchmark.fixture import BenchmarkFixture

ROOT: Final = Path(__file__).parents[2]
RUNS: Final = 9
MOST: Final = 2.5
"""Times the bare window."""

PAINTED: Final = """
import os, time
def painted():
    print(time.monotonic_ns(), flush=True)
    os._exit(0)
"""

BARE: Final = (
    PAINTED
    + """
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, painted)
        return False

application = QApplication([])
window = QMainWindow()
label = QLabel("A label")
label.setAlignment(Qt.AlignmentFlag.AlignCenter)
window.setCentralWidget(label)
window.resize(1280, 720)
first = FirstPaint(window)
window.installEventFilter(first)
window.show()
application.exec()
"""
)

TRAINER: Final = (
    PAINTED
    + """
import sys
from trainer.gui import start
import_qt = start.import_qt

def import_qt_and_listen():
    import_qt()
    from trainer.gui import first_paint
    listen = first_paint.after_first_paint
    first_paint.after_first_paint = lambda window, then: listen(window, painted)

start.import_qt = import_qt_and_listen
from trainer.__main__ import main
main(["play", *sys.argv[1:]])
"""
)


def _start(script: str, *words: str) -> float:
    """Seconds from spawn to the first paint."""
    surroundings = {
        name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
    }
    surroundings["QT_QPA_PLATFORM"] = "offscreen"
    begun = time.monotonic_ns()
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        cwd=ROOT,
        env=surroundings,
        check=True,
        capture_output=True,
        text=True,
    )
    return (int(done.stdout.split()[-1]) - begun) / 1e9


def _median(script: str, *words: str) -> float:
    _start(script, *words)
    return statistics.median(_start(script, *words) for _ in range(RUNS))


def test_the_first_lesson_is_painted_soon_after_a_bare_window_would_be(
    benchmark: BenchmarkFixture,
) -> None:
    bare = _median(BARE)
    lesson = _median(TRAINER, "addendum/chips-2")
    library = _median(TRAINER)
    for name, seconds in (("bare window", bare), ("lesson", lesson), ("library", library)):
        print(f"{name}: {seconds * 1000:.0f} ms, {seconds / bare:.2f} times the bare window")
    benchmark.extra_info.update(bare=bare, lesson=lesson, library=library, ratio=lesson / bare)
    once: Callable[..., object] = benchmark.pedantic
    once(_start, args=(TRAINER, "addendum/chips-2"), rounds=1)
    assert lesson <= MOST * bare
