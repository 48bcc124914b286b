"""Values of a store that are damaged: what can be read is not lost, and the rest is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.training.attempts import attempt
from trainer.__main__ import main
from trainer.messages import english
from trainer.progress.store import Store, open_store
from trainer.settings import records_file
from trainer.training.attempts import Profile
from trainer.training.exams import ExamPlan, ExamSitting, drawn

ANN = Profile("ann", "Ann", 1)
BAD = "CAST(x'61FF62' AS TEXT)"
"""Text that is no UTF-8."""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)
    return records_file()


@pytest.fixture
def store(file: Path) -> Store:
    opened = open_store(file)
    opened.add_profile(ANN)
    opened.merge(attempt(n, right=n % 2 == 0, rule="side-pots") for n in range(10))
    plan = ExamPlan(questions=2)
    for name in ("one", "two"):
        subjects = drawn(plan, ("burns",), 7)
        opened.add_exam(ExamSitting(name, "ann", plan, 7, 2026, 1000, subjects, 9000))
    return opened


def break_(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(statement).rowcount > 0


ATTEMPTS = [
    "given = '{bad'",
    f"given = {BAD}",
    f"source = {BAD}",
    "parts = '7'",
    "at = 'x'",
    "at = 9000000000000000000",
    "edition = 1999",
    "score = 'x'",
    f"mode = {BAD}",
]


@pytest.mark.parametrize("value", ATTEMPTS)
def test_the_other_answers_are_read(store: Store, file: Path, value: str) -> None:
    break_(file, f"UPDATE attempts SET {value} WHERE id = 'ann-3'")
    others = {f"ann-{n}" for n in range(10)} - {"ann-3"}
    assert {one.id for one in store.attempts("ann")} == others
    assert {one.id for one in store.latest("ann")} <= others
    assert store.damage is not None
    said = english(store.damage)
    assert said.startswith(f"1 record in {file} is damaged and left out here")
    store.rebuild("ann")
    assert store.measured("ann")[0].mastery.attempts == 9
    store.add(attempt(50, rule="side-pots"))
    assert store.merge([attempt(51), attempt(1)]) == 1
    assert len(store.attempts("ann")) == 11


@pytest.mark.parametrize(
    "value",
    ["plan = 'x'", f"plan = {BAD}", "subjects = '[[1]]'", f"subjects = {BAD}", "ended = 'x'"],
)
def test_the_other_exams_are_read(store: Store, file: Path, value: str) -> None:
    break_(file, f"UPDATE exams SET {value} WHERE id = 'one'")
    assert [one.id for one in store.exams("ann")] == ["two"]
    assert store.damage is not None


@pytest.mark.parametrize(
    "table, value",
    [
        ("standings", "window = 'x'"),
        ("standings", f"window = {BAD}"),
        ("standings", f"name = {BAD}"),
        ("standings", "attempts = 'x'"),
        ("days", "answers = 'x'"),
        ("cards", "card = 'x'"),
        ("cards", f"card = {BAD}"),
    ],
)
def test_what_was_derived_is_derived_anew(store: Store, file: Path, table: str, value: str) -> None:
    before = store.measured("ann"), store.days("ann"), store.dues("ann")
    break_(file, f"UPDATE {table} SET {value} WHERE rowid = (SELECT max(rowid) FROM {table})")
    assert (store.measured("ann"), store.days("ann"), store.dues("ann")) == before
    assert store.damage is None
    store.add(attempt(60, rule="side-pots"))
    after = store.measured("ann"), store.days("ann"), store.dues("ann")
    assert after != before
    store.rebuild("ann")
    assert (store.measured("ann"), store.days("ann"), store.dues("ann")) == after


def test_a_name_is_mended(store: Store, file: Path) -> None:
    break_(file, f"UPDATE profiles SET name = {BAD}")
    assert [one.name for one in store.profiles()] == ["a\ufffdb"]
    assert store.damage is None


@pytest.mark.parametrize(
    "words",
    [
        ["progress"],
        ["export", "Ann", "-o", "a.json"],
        ["export", "Ann", "-o", "a.csv"],
        ["class-sheet", "-o", "c.csv"],
        ["class-sheet", "-o", "c.pdf"],
    ],
)
@pytest.mark.parametrize("value", [f"given = {BAD}", "given = '{bad'"])
def test_a_command_does_the_rest_and_says_what_is_damaged(
    store: Store, file: Path, words: list[str], value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    break_(file, f"UPDATE attempts SET {value} WHERE id = 'ann-3'")
    if words == ["progress"]:
        break_(file, "UPDATE standings SET window = 'x'")
    assert main([*words, "--lang", "en"]) == 1
    heard = capsys.readouterr()
    assert heard.err == (
        f"dealer-trainer: 1 record in {file} is damaged and left out here; the file was not "
        "changed. Put a copy of the file in its place, or go on without that record.\n"
    )
    assert ("9 answers" in heard.out) or "-o" in words
    if "-o" in words:
        assert Path(words[-1]).stat().st_size > 100
