"""An exam is sat in one window; a process that is gone holds nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from trainer.gui.exam_lock import ExamLock

CRASHES = """
import os, sys
from pathlib import Path
from trainer.gui.exam_lock import ExamLock
lock = ExamLock()
assert lock.take(Path(sys.argv[1]), "e1")
os._exit(1)
"""


def test_one_holds_it_until_it_lets_go(tmp_path: Path) -> None:
    one, other = ExamLock(), ExamLock()
    assert one.take(tmp_path / "records.db", "e1")
    assert not other.take(tmp_path / "records.db", "e1")
    assert other.take(tmp_path / "records.db", "e2")
    one.release()
    assert other.take(tmp_path / "records.db", "e1")
    other.release()
    assert list(tmp_path.iterdir()) == []


def test_a_process_that_is_gone_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "records.db"
    root = Path(__file__).resolve().parents[2]
    subprocess.run([sys.executable, "-c", CRASHES, str(file)], cwd=root, check=False)
    assert len(list(tmp_path.iterdir())) == 1
    assert ExamLock().take(file, "e1")


def test_without_records_there_is_nothing_to_hold(tmp_path: Path) -> None:
    assert ExamLock().take(None, "e1")
    assert ExamLock().take(tmp_path / "none" / "records.db", "e1")
