"""A store that is made or brought up to date: by several windows at once, or broken off."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from trainer.progress import store
from trainer.progress.schema import VERSION
from trainer.progress.store import open_store
from trainer.progress.trouble import StoreTrouble, Trouble
from trainer.progress.upgrade import version_of
from trainer.training.attempts import Attempt

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).parent / "golden"


def opened_at_once(file: Path, names: Iterable[str]) -> list[str]:
    """What each of the windows told, which all open the store at the same word."""
    windows = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.progress.opener", str(file), name],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in names
    ]
    for one in windows:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
    for one in windows:
        assert one.stdin is not None
        one.stdin.write("go\n")
        one.stdin.flush()
    return [one.communicate()[0] for one in windows]


@pytest.mark.parametrize("version", ["", "0001", "0002"])
def test_windows_that_open_it_at_once(tmp_path: Path, version: str) -> None:
    file = tmp_path / "records.db"
    if version:
        shutil.copyfile(GOLDEN / f"{version}.db", file)
    names = ("Cleo", "Dan", "Eva")
    assert opened_at_once(file, names) == ["True\n"] * 3
    assert version_of(file) == VERSION
    assert set(names) <= {one.name for one in open_store(file).profiles()}
    copies = [one.name for one in tmp_path.iterdir() if one.name.startswith("records.0")]
    assert copies == ([f"records.{version}.0.db"] if version else [])


def test_a_migration_that_is_broken_off_leaves_it_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "records.db"
    shutil.copyfile(GOLDEN / "0001.db", file)

    def full(connection: Connection, profile: str, attempts: Iterable[Attempt]) -> None:
        del connection, profile, attempts
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(store, "rebuild", full)
        with pytest.raises(StoreTrouble) as raised:
            open_store(file)
    assert raised.value.trouble is Trouble.FULL
    assert version_of(file) == "0001"
    there = open_store(file)
    assert version_of(file) == VERSION
    assert there.measured("ann")
