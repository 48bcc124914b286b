"""Everything but the window runs where PySide6 cannot be imported.

The contracts see the imports that are written; this run also finds those made while running.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

WITHOUT_QT = """
import importlib.abc, sys

class NoQt(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise AssertionError(f"{name} is imported outside the window")

sys.meta_path.insert(0, NoQt())
"""


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_QT + code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def tool(*words: str) -> subprocess.CompletedProcess[str]:
    done = python(f"from trainer.__main__ import main; sys.exit(main({list(words)!r}))")
    assert "Traceback" not in done.stderr, done.stderr
    return done


def test_the_import_is_caught() -> None:
    assert "outside the window" in python("import PySide6.QtCore").stderr
    assert "outside the window" in python("import trainer.gui.first_paint").stderr


def test_every_module_but_the_window_is_imported() -> None:
    code = """
import importlib, pkgutil, trainer
names = [module.name for module in pkgutil.walk_packages(
    trainer.__path__, "trainer.", onerror=lambda name: sys.exit(name)
) if not module.name.startswith("trainer.gui")]
for name in names:
    importlib.import_module(name)
print(*names)
"""
    done = python(code)
    assert done.returncode == 0, done.stderr
    assert {"trainer.__main__", "trainer.cli", "trainer.rules.ruling"} <= set(done.stdout.split())


def test_lessons_are_checked() -> None:
    done = tool("check", "lessons")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_lesson_is_ruled_on() -> None:
    done = tool("rule", "addendum/chips-2", "--json")
    assert done.returncode == 0, done.stderr
    ruled = json.loads(done.stdout)
    assert ruled["lesson"] == "chips-2"
    assert ruled["questions"]


def test_the_rules_are_listed() -> None:
    done = tool("rules", "--json")
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_schema_is_printed() -> None:
    done = tool("schema")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)
