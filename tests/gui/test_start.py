"""Where Qt cannot start, one sentence says what is missing and what to type, and the exit is 2.

Each case in a process of its own: Qt would take the tests down with it.
"""

from __future__ import annotations

import gc
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trainer.gui import start
from trainer.gui.first_paint import after_first_paint

ROOT = Path(__file__).resolve().parent.parent.parent
DEAD = ":4099"

PARTS = "from trainer.gui import start; start.import_qt(); start.application(); print('started')"
COMMANDS = [
    pytest.param(["-c", PARTS], id="parts"),
    pytest.param(["-m", "trainer"], id="window"),
    pytest.param(["-m", "trainer", "play", "addendum/chips-2"], id="play"),
]


def run(words: list[str], **environ: str) -> subprocess.CompletedProcess[str]:
    """Python in the checkout, without a display unless `environ` names one."""
    dropped = {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=kept | environ,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """The one line on standard error; the process ended with 2 and said nothing else."""
    assert done.returncode == start.FAILED == 2, done
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A folder whose libraries are found first and are empty."""
    folder = tmp_path / "lib"
    folder.mkdir()
    return folder


@pytest.mark.parametrize("words", [*COMMANDS, pytest.param(["-m", "trainer", "shot"], id="shot")])
def test_a_missing_library(words: list[str], broken: Path) -> None:
    (broken / "libEGL.so.1").touch()
    said = sentence(run(words, LD_LIBRARY_PATH=str(broken)))
    assert said == (
        "Qt needs the library libEGL.so.1, which is missing; on Debian or Ubuntu, type: "
        "sudo apt install libegl1"
    )


def test_all_missing_libraries_are_named_at_once(broken: Path) -> None:
    (broken / "libEGL.so.1").touch()
    (broken / "libxkbcommon.so.0").touch()
    said = sentence(run(["-c", PARTS], LD_LIBRARY_PATH=str(broken)))
    assert said == (
        "Qt needs these missing libraries: libEGL.so.1, libxkbcommon.so.0; on Debian or Ubuntu, "
        "type: sudo apt install libegl1 libxkbcommon0"
    )


def test_a_missing_library_that_is_in_no_table(broken: Path) -> None:
    (broken / "libfreetype.so.6").touch()
    said = sentence(run(["-c", PARTS], LD_LIBRARY_PATH=str(broken)))
    assert said.startswith("Qt needs the library libfreetype.so.6, which is missing")
    assert said.endswith("type: apt-file find libfreetype.so.6")


@pytest.mark.parametrize("words", COMMANDS)
def test_a_missing_library_of_the_window(words: list[str], broken: Path) -> None:
    (broken / "libxcb-cursor.so.0").touch()
    said = sentence(run(words, LD_LIBRARY_PATH=str(broken), DISPLAY=DEAD))
    assert "libxcb-cursor.so.0" in said
    assert said.endswith("type: sudo apt install libxcb-cursor0")


def test_a_library_of_the_window_is_not_needed_offscreen(broken: Path) -> None:
    (broken / "libxcb-cursor.so.0").touch()
    done = run(["-c", PARTS], LD_LIBRARY_PATH=str(broken), QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout, done.stderr) == (0, "started\n", "")


@pytest.mark.parametrize("words", COMMANDS)
def test_no_display(words: list[str]) -> None:
    said = sentence(run(words))
    assert said.startswith("There is no display to open a window on;")
    command = said.partition("work without a window: ")[2]
    assert command.endswith(" --help")
    told = subprocess.run(
        shlex.split(command), cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert "dealer-trainer" in told.stdout, "what it says to type can be typed"


@pytest.mark.parametrize("words", COMMANDS)
def test_a_dead_display(words: list[str]) -> None:
    said = sentence(run(words, DISPLAY=DEAD))
    assert said.startswith("The display :4099 does not answer;")
    assert said.endswith("for example: export DISPLAY=:0")


@pytest.mark.parametrize("words", COMMANDS)
def test_an_unknown_platform(words: list[str]) -> None:
    said = sentence(run(words, QT_QPA_PLATFORM="felt"))
    assert said.startswith("Qt has no platform “felt”, only ")
    assert "offscreen" in said
    assert said.endswith("type: unset QT_QPA_PLATFORM")


def test_qt_that_is_not_installed() -> None:
    gone = "import sys; sys.modules['PySide6'] = None; "
    said = sentence(run(["-c", gone + PARTS]))
    assert said == (
        f"PySide6 is not installed; type: {sys.executable} -m pip install 'PySide6-Essentials<6.12'"
        if sys.version_info < (3, 12)
        else f"PySide6 is not installed; type: {sys.executable} -m pip install PySide6-Essentials"
    )


def test_the_sentence_is_in_the_language_of_the_environment() -> None:
    assert sentence(run(["-c", PARTS], LANG="es_ES.UTF-8")).startswith("No hay pantalla")
    assert sentence(run(["-c", PARTS], LANG="it_IT.UTF-8")).startswith("Non c’è un display")


def test_drawing_offscreen_needs_no_display() -> None:
    code = PARTS.replace("application()", "application(offscreen=True)")
    for done in (run(["-c", code]), run(["-c", code], DISPLAY=DEAD, QT_QPA_PLATFORM="felt")):
        assert (done.returncode, done.stdout, done.stderr) == (0, "started\n", "")


def test_a_process_has_one_application(qapp: QApplication) -> None:
    assert start.application() is qapp
    assert start.application(offscreen=True) is qapp


# --- after the first paint ------------------------------------------------------------------------


class Painted(QWidget):
    def __init__(self, log: list[str], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log, self._name = log, name

    def paintEvent(self, event: QPaintEvent) -> None:
        self._log.append(self._name)


@pytest.fixture
def held() -> Iterator[None]:
    start.hold_collection()
    yield
    gc.enable()


@pytest.mark.usefixtures("held")
def test_what_waits_comes_once_and_after_the_children(qtbot: QtBot) -> None:
    log: list[str] = []
    window = Painted(log, "window")
    qtbot.addWidget(window)
    Painted(log, "child", window).resize(20, 20)
    after_first_paint(window, lambda: log.append(f"then, collecting: {gc.isenabled()}"))
    assert not gc.isenabled()
    window.show()
    qtbot.waitUntil(lambda: len(log) >= 3)
    assert log[:3] == ["window", "child", "then, collecting: True"]
    window.repaint()
    qtbot.wait(20)
    assert sum(line.startswith("then") for line in log) == 1
