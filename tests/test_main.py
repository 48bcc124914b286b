"""The command: which words open the window, and an end without a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import trainer.cli
import trainer.gui
from trainer.__main__ import main
from trainer.gui import start

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """What reached the front ends, instead of their doing it."""
    log: list[tuple[str, list[str]]] = []

    def front_end(name: str, code: int) -> object:
        def take(words: list[str]) -> int:
            log.append((name, words))
            return code

        return take

    run = SimpleNamespace(
        play=front_end("play", 0), shot=front_end("shot", 1), handout=front_end("handout", 0)
    )
    monkeypatch.setitem(sys.modules, "trainer.gui.run", run)
    monkeypatch.setattr(trainer.gui, "run", run, raising=False)
    monkeypatch.setattr(trainer.cli, "main", front_end("tool", 2), raising=False)
    monkeypatch.setattr(start, "hold_collection", lambda: None)
    return log


@pytest.mark.parametrize(
    ("words", "front_end", "rest", "code"),
    [
        ([], "play", [], 0),
        (["play"], "play", [], 0),
        (["play", "addendum", "--lang", "es"], "play", ["addendum", "--lang", "es"], 0),
        (["shot", "chips-2", "-o", "x.png"], "shot", ["chips-2", "-o", "x.png"], 1),
        (["handout", "chips-2", "-o", "x.pdf"], "handout", ["chips-2", "-o", "x.pdf"], 0),
        (["rule", "addendum/chips-2"], "tool", ["rule", "addendum/chips-2"], 2),
        (["--help"], "tool", ["--help"], 2),
        (["plya"], "tool", ["plya"], 2),
    ],
)
def test_the_first_word_chooses(
    heard: list[tuple[str, list[str]]],
    words: list[str],
    front_end: str,
    rest: list[str],
    code: int,
) -> None:
    assert main(words) == code
    assert heard == [(front_end, rest)]


def test_the_words_are_the_processs_own(
    heard: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["dealer-trainer", "check", "lessons"])
    main()
    assert heard == [("tool", ["check", "lessons"])]


def tool(body: str, after: str = "", **environ: str) -> subprocess.CompletedProcess[bytes]:
    """A process whose tool is `body`, its output piped through the shell words `after`."""
    code = f"import sys, trainer.cli\ndef tool(words):\n    {body}\n    return 0\n"
    code += "trainer.cli.main = tool\nfrom trainer.__main__ import main\nsys.exit(main(['rule']))"
    return subprocess.run(
        ["bash", "-c", f'set -o pipefail; "$0" -c "$1" {after}', sys.executable, code],
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", **environ},
        capture_output=True,
        check=False,
    )


def test_a_reader_that_has_enough_is_no_error() -> None:
    done = tool("for n in range(200_000): print(n)", "| head -n 1")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"0\n", b"")


def test_a_reader_that_left_before_the_end_is_no_error() -> None:
    done = tool("import time; time.sleep(0.2); print('late')", "| true")
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_interrupt_ends_quietly() -> None:
    done = tool("raise KeyboardInterrupt")
    assert (done.returncode, done.stderr) == (130, b"")


def test_a_terminal_without_the_character_gets_another() -> None:
    done = tool("print('4♠ → 5')", PYTHONIOENCODING="latin-1")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"4? ? 5\n", b"")
