"""Kill −9 at random moments of a sitting: no answer that was told is lost, no store is damaged.

`KILLS` in the environment sets how often; 20 by default.
"""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from tests.training.attempts import attempt
from trainer.progress.keeper import Keeper
from trainer.progress.store import open_store
from trainer.training.attempts import Profile
from trainer.training.mastery import mastery

ROOT = Path(__file__).resolve().parents[2]
TIMES = int(os.environ.get("KILLS", "20"))


def killed_after(file: Path, first: int, seconds: float) -> int:
    """The number of the last answer that was told before the process was killed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.progress.recorder", str(file), str(first)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    with process.stdout as told:
        assert told.readline() == "open\n"
        time.sleep(seconds)  # a random moment is what is tested
        process.kill()
        process.wait()
        return max((int(line) for line in told if line.endswith("\n")), default=first - 1)


def test_two_windows_that_write_at_once_lose_no_answer(tmp_path: Path) -> None:
    file = tmp_path / "records.db"
    Keeper(file).create(Profile("ann", "Ann", 1))
    firsts = (1, 10_001)
    windows = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.progress.recorder", str(file), str(first)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        for first in firsts
    ]
    told: list[int] = []
    for window, first in zip(windows, firsts, strict=True):
        assert window.stdout is not None
        while not told or told[-1] < first + 24:
            line = window.stdout.readline()
            told += [int(line)] if line != "open\n" else []
    for window in windows:
        window.kill()
        assert window.stdout is not None
        told += [int(line) for line in window.stdout if line.endswith("\n")]
        window.wait()
        window.stdout.close()
    store = open_store(file)
    kept = {one.id for one in store.attempts("ann")}
    assert {attempt(number).id for number in told} <= kept
    before = store.measured("ann"), store.days("ann")
    store.rebuild("ann")
    assert (store.measured("ann"), store.days("ann")) == before


def test_no_answer_that_was_told_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "records.db"
    Keeper(file).create(Profile("ann", "Ann", 1))
    moments = random.Random(5)
    told = 0
    unheard = 0
    for _ in range(TIMES):
        last = killed_after(file, told + 1, moments.uniform(0, 0.25))
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        kept = len(open_store(file).attempts("ann"))
        assert kept >= last
        unheard += kept - last
        told = kept
    own = open_store(file).attempts("ann")
    assert [one.id for one in own] == [attempt(n).id for n in range(1, told + 1)]
    assert unheard <= TIMES  # at most the one that was being told
    kind = open_store(file).measured("ann")[0]
    assert kind.mastery == mastery(own)
    print(f"{TIMES} kills, {told} answers, {unheard} kept but not told any more")  # noqa: T201  # figures
