"""The store: what was added is on the disk; trouble is one sentence and loses nothing."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from tests.training.attempts import attempt
from trainer.messages import Problems
from trainer.progress.export import Exported, as_csv, as_json, from_json, take_in
from trainer.progress.schema import VERSION
from trainer.progress.store import Store, open_store
from trainer.progress.trouble import StoreTrouble, Trouble
from trainer.progress.upgrade import version_of
from trainer.training.attempts import Profile
from trainer.training.exams import ExamPlan, ExamSitting, drawn

ANN = Profile("ann", "Ann", 1)
BEN = Profile("ben", "Ben", 2)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "records.db"


@pytest.fixture
def store(file: Path) -> Store:
    opened = open_store(file)
    opened.add_profile(ANN)
    return opened


def test_comes_back_as_it_was(store: Store, file: Path) -> None:
    own = tuple(attempt(n, right=n % 2 == 0) for n in range(5))
    for one in reversed(own):
        store.add(one)
    assert open_store(file).attempts("ann") == own
    assert open_store(file).profiles() == (ANN,)
    assert version_of(file) == VERSION


def test_settings_of_the_connection(store: Store, file: Path) -> None:
    del store
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_two_windows_lose_no_answer(store: Store, file: Path) -> None:
    other = open_store(file)
    for n in range(20):
        (store if n % 2 else other).add(attempt(n))
    assert len(store.attempts("ann")) == 20


def test_no_double_and_no_stranger(store: Store) -> None:
    store.add(attempt(1))
    with pytest.raises(IntegrityError):
        store.add(attempt(1))
    with pytest.raises(StoreTrouble) as raised:
        store.add(attempt(2, profile="nobody"))
    assert raised.value.trouble is Trouble.GONE
    assert len(store.attempts("ann")) == 1


def test_merge_adds_what_is_new(store: Store) -> None:
    store.add(attempt(1))
    assert store.merge([attempt(n) for n in range(4)]) == 3
    assert store.merge([attempt(n) for n in range(4)]) == 0
    assert len(store.attempts("ann")) == 4


def test_erased_wholly(store: Store, file: Path) -> None:
    store.add_profile(BEN)
    store.add(attempt(1))
    store.add(attempt(1, profile="ben"))
    store.erase("ann")
    assert store.profiles() == (BEN,)
    assert store.attempts("ann") == ()
    assert len(store.attempts("ben")) == 1
    store.close()
    left = b"".join(one.read_bytes() for one in file.parent.iterdir())
    assert b"Ann" not in left
    assert b"ann-1" not in left


def test_newer_version_is_left_alone(store: Store, file: Path) -> None:
    store.add(attempt(1))
    store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(StoreTrouble) as raised:
        open_store(file)
    assert raised.value.trouble is Trouble.NEWER
    assert str(file) in str(raised.value.message)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"x" * 5000, b"SQLite format 3\0" + b"y" * 5000])
def test_damaged_file_is_left_alone(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    with pytest.raises(StoreTrouble) as raised:
        open_store(file)
    assert raised.value.trouble is Trouble.CORRUPT
    assert file.read_bytes() == content


def test_locked_by_another_program(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.close()
    monkeypatch.setattr("trainer.progress.store.BUSY", 0.05)
    impatient = open_store(file)
    with closing(sqlite3.connect(file)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreTrouble) as raised:
            impatient.add(attempt(1))
        holder.rollback()
    assert raised.value.trouble is Trouble.LOCKED
    impatient.add(attempt(1))
    assert len(impatient.attempts("ann")) == 1


def test_a_file_that_may_only_be_read(store: Store, file: Path) -> None:
    store.add(attempt(1))

    def only_read(connection: sqlite3.Connection, record: object) -> None:
        del record
        connection.execute("PRAGMA query_only=ON")

    event.listen(store._engine, "connect", only_read)
    with pytest.raises(StoreTrouble) as raised:
        store.add(attempt(2))
    assert raised.value.trouble is Trouble.READ_ONLY
    assert "choose another folder" in str(raised.value.message)
    assert open_store(file).attempts("ann") == (attempt(1),)


def test_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("", encoding="utf-8")
    with pytest.raises(StoreTrouble) as raised:
        open_store(tmp_path / "a file" / "records.db")
    assert "choose another folder" in str(raised.value.message)


def test_disk_full(store: Store, file: Path) -> None:
    store.close()
    full = open_store(file)
    with closing(sqlite3.connect(file)) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]

    def cramped(connection: sqlite3.Connection, record: object) -> None:
        del record
        connection.execute(f"PRAGMA max_page_count={pages}")

    event.listen(full._engine, "connect", cramped)
    with pytest.raises(StoreTrouble) as raised:
        _fill(full)
    assert raised.value.trouble is Trouble.FULL
    kept = open_store(file).attempts("ann")
    assert [one.id for one in kept] == [f"ann-{n}" for n in range(len(kept))]


def _fill(store: Store) -> None:
    for n in range(2000):
        store.add(attempt(n))


def test_export_and_import_on_another_machine(store: Store, tmp_path: Path) -> None:
    own = tuple(attempt(n) for n in range(3))
    store.merge(own)
    plan = ExamPlan(questions=2)
    sat, open_ = (
        ExamSitting(name, "ann", plan, 7, 2026, 1000, drawn(plan, ("burns",), 7), ended)
        for name, ended in (("e1", 9000), ("e2", None))
    )
    for one in (sat, open_):
        store.add_exam(one)
    exported = from_json(as_json(Exported(ANN, own, store.exams("ann"))), "ann.json")
    other = open_store(tmp_path / "other.db")
    assert take_in(exported, other, "ann.json") == 3
    assert take_in(exported, other, "ann.json") == 0
    assert other.profiles() == (ANN,)
    assert other.attempts("ann") == own
    assert other.exams("ann") == (sat,)


def test_an_export_of_the_first_version_is_read(store: Store) -> None:
    store.add(attempt(1))
    whole = json.loads(as_json(Exported(ANN, store.attempts("ann"))))
    del whole["exams"]
    whole["version"] = 1
    assert from_json(json.dumps(whole), "ann.json") == Exported(ANN, (attempt(1),))


def _export_of(wrong: dict[str, object]) -> str:
    """An export of a profile without an answer, but for what is wrong with it."""
    return json.dumps({**json.loads(as_json(Exported(ANN, ()))), **wrong})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-export"),
        ("[]", "no-export"),
        ('{"format": "dealer-trainer profile", "version": 99}', "newer-export"),
        ('{"format": "dealer-trainer profile", "version": 1}', "damaged-export"),
        (_export_of({"profile": "ann"}), "damaged-export"),
        (_export_of({"attempts": [1]}), "damaged-export"),
        (_export_of({"exams": [{"id": "e1"}]}), "damaged-export"),
        (_export_of({"exams": 5}), "damaged-export"),
        (_export_of({"attempts": "[" * 9}), "damaged-export"),
        ("[" * 100_000, "no-export"),
    ],
)
def test_import_of_something_else(text: str, code: str) -> None:
    with pytest.raises(Problems) as raised:
        from_json(text, "ann.json")
    assert [one.code for one in raised.value] == [code]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("at", 10**30),
        ("at", -1),
        ("at", float("inf")),
        ("score", float("nan")),
        ("score", 7),
        ("seed", 2**63),
        ("milliseconds", -5),
        ("edition", 1999),
        ("mode", "sleep"),
        ("given", "{"),
        ("parts", "[[1]]"),
        ("id", None),
        ("rule", ["a"]),
    ],
)
def test_an_export_that_somebody_has_changed(key: str, value: object) -> None:
    whole = json.loads(as_json(Exported(ANN, (attempt(1),))))
    whole["attempts"][0][key] = value
    with pytest.raises(Problems) as raised:
        from_json(json.dumps(whole), "ann.json")
    assert [one.code for one in raised.value] == ["damaged-export"]


@pytest.mark.parametrize("place", ["profile", "attempts", "exams"])
def test_half_a_letter_is_no_export(place: str) -> None:
    whole = json.loads(as_json(Exported(ANN, (attempt(1),), (sat("one"),))))
    rows = [whole["profile"]] if place == "profile" else whole[place]
    rows[0]["name" if place == "profile" else "id"] = "\ud800"
    with pytest.raises(Problems) as raised:
        from_json(json.dumps(whole), "ann.json")
    assert [one.code for one in raised.value] == ["damaged-export"]


def test_an_exam_is_called_by_a_text() -> None:
    whole = json.loads(as_json(Exported(ANN, (), (sat("one"),))))
    whole["exams"][0]["id"] = ["l"]
    with pytest.raises(Problems) as raised:
        from_json(json.dumps(whole), "ann.json")
    assert [one.code for one in raised.value] == ["damaged-export"]


def sat(name: str, profile: str = "ann") -> ExamSitting:
    plan = ExamPlan(questions=2)
    return ExamSitting(name, profile, plan, 7, 2026, 1000, drawn(plan, ("burns",), 7), 9000)


def test_what_stands_twice_in_a_file_comes_in_once(store: Store) -> None:
    twice = Exported(ANN, (attempt(1), attempt(1), attempt(2)), (sat("one"), sat("one")))
    assert take_in(from_json(as_json(twice), "ann.json"), store, "ann.json") == 2
    assert store.attempts("ann") == (attempt(1), attempt(2))
    assert store.exams("ann") == (sat("one"),)
    assert store.merge([attempt(3), attempt(3)]) == 1


@pytest.mark.parametrize("what", ["answer", "exam"])
def test_what_is_here_as_another_profiles_stops_the_whole_import(store: Store, what: str) -> None:
    if what == "exam":
        store.add_exam(sat("one"))
        own = Exported(BEN, (attempt(5, profile="ben"),), (sat("two", "ben"), sat("one", "ben")))
    else:
        store.add(attempt(1))
        own = Exported(BEN, (attempt(5, profile="ben"), replace(attempt(1), profile="ben")))
    with pytest.raises(Problems) as raised:
        take_in(own, store, "ben.json")
    [told] = raised.value
    assert (told.code, told.place.file) == ("export-of-another", "ben.json")
    assert store.profiles() == (ANN,)
    assert (store.attempts("ben"), store.exams("ben")) == ((), ())


def test_an_import_that_breaks_off_leaves_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("trainer.progress.store.rebuild", full)
    with pytest.raises(StoreTrouble):
        store.take_in(BEN, [attempt(5, profile="ben")], [sat("two", "ben")])
    assert store.profiles() == (ANN,)
    assert (store.attempts("ben"), store.exams("ben")) == ((), ())


def test_csv_runs_no_formula() -> None:
    text = as_csv([attempt(1, source="=1+1")])
    assert "'=1+1" in text
    assert os.linesep not in text.splitlines()[0]
