"""What takes long to load is not loaded before the window has been seen once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LATE = ("sqlalchemy", "alembic", "fsrs", "pokerkit", "trainer.training.drills", "trainer.progress")

PAINTED = """
import json, os, sys
from trainer.gui import start
import_qt = start.import_qt

def painted():
    print(json.dumps(sorted(sys.modules)), flush=True)
    os._exit(0)

def import_qt_and_listen():
    import_qt()
    from trainer.gui import first_paint
    listen = first_paint.after_first_paint
    first_paint.after_first_paint = lambda window, then: listen(window, painted)

start.import_qt = import_qt_and_listen
from trainer.__main__ import main
main(sys.argv[1:])
"""


@pytest.mark.parametrize(
    "words",
    [["play"], ["play", "addendum/chips-2"], ["drill", "side-pots", "--play"]],
    ids=" ".join,
)
def test_records_and_drills_load_after_the_first_paint(words: list[str], tmp_path: Path) -> None:
    known = {"profile": "ann", "name": "Ann", "created": 1, "folder": "", "wrong": "tell"}
    config = tmp_path / "config" / "dealer-trainer"
    config.mkdir(parents=True)
    (config / "settings.json").write_text(json.dumps({"practice": known}), encoding="utf-8")
    surroundings = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    done = subprocess.run(
        [sys.executable, "-c", PAINTED, *words],
        cwd=ROOT,
        env=surroundings,
        check=True,
        capture_output=True,
        text=True,
    )
    loaded = json.loads(done.stdout.splitlines()[-1])
    allowed = ("trainer.training.drills",) if words[0] == "drill" else ()
    early = [
        one for one in loaded if one.startswith(LATE) and not one.startswith(allowed or ("-",))
    ]
    assert early == []
    assert not (tmp_path / "data").exists()
