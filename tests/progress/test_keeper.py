"""Where answers go: to the profile's store, to memory for guests and in trouble, and back again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.training.attempts import attempt
from trainer.progress.keeper import GUEST, Keeper
from trainer.progress.store import open_store
from trainer.training.attempts import Profile
from trainer.training.exams import ExamPlan, ExamSitting, drawn

ANN = Profile("ann", "Ann", 1)
BEN = Profile("ben", "Ben", 2)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "records.db"


def damaged(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"x" * 5000)


def test_nothing_is_touched_before_it_is_needed(file: Path) -> None:
    keeper = Keeper(file)
    assert not file.parent.exists()
    assert keeper.who == GUEST
    assert not file.parent.exists()


def test_a_guest_leaves_nothing(file: Path) -> None:
    keeper = Keeper(file)
    assert not keeper.keep(attempt(1, profile=GUEST))
    assert len(keeper.records.attempts(GUEST)) == 1
    assert keeper.waiting == 0
    assert not file.parent.exists()


def test_a_profile_is_made_chosen_and_found_again(file: Path) -> None:
    keeper = Keeper(file)
    assert keeper.create(ANN)
    assert keeper.keep(attempt(1))
    again = Keeper(file, ANN)
    assert again.open()
    assert again.profile == ANN
    assert again.records.attempts("ann") == (attempt(1),)


def test_a_profile_that_was_erased_elsewhere_is_a_guest(file: Path) -> None:
    Keeper(file).create(BEN)
    keeper = Keeper(file, ANN)
    assert keeper.open()
    assert keeper.profile is None
    assert not keeper.keep(attempt(1, profile=keeper.who))


def test_erased_wholly(file: Path) -> None:
    keeper = Keeper(file)
    keeper.create(ANN)
    keeper.keep(attempt(1))
    assert keeper.erase(ANN)
    assert keeper.profile is None
    assert keeper.profiles() == ()
    assert open_store(file).attempts("ann") == ()


def test_a_profile_that_cannot_be_written_waits_as_well(file: Path, tmp_path: Path) -> None:
    damaged(file)
    keeper = Keeper(file)
    assert not keeper.create(ANN)
    assert keeper.profile == ANN
    assert not keeper.keep(attempt(1))
    assert "damaged" in str(keeper.trouble)
    assert keeper.move(tmp_path / "other" / "records.db")
    there = open_store(tmp_path / "other" / "records.db")
    assert (there.profiles(), there.attempts("ann")) == ((ANN,), (attempt(1),))


def test_in_trouble_answers_wait_and_come_to_another_folder(file: Path, tmp_path: Path) -> None:
    damaged(file)
    keeper = Keeper(file, ANN)
    exam = ExamSitting("e1", "ann", ExamPlan(questions=1), 1, 2026, 5, drawn(ExamPlan(), ("a",), 1))
    assert not keeper.keep(attempt(1))
    keeper.keep_exam(exam)
    assert "damaged" in str(keeper.trouble)
    assert keeper.waiting == 1
    assert keeper.records.attempts("ann") == (attempt(1),)
    assert file.read_bytes() == b"x" * 5000
    assert keeper.move(tmp_path / "other" / "records.db")
    assert (keeper.trouble, keeper.waiting) == (None, 0)
    assert keeper.keep(attempt(2))
    there = open_store(tmp_path / "other" / "records.db")
    assert there.profiles() == (ANN,)
    assert there.attempts("ann") == (attempt(1), attempt(2))
    assert there.exams("ann") == (exam,)


def test_a_folder_that_is_no_better(file: Path, tmp_path: Path) -> None:
    damaged(file)
    damaged(tmp_path / "worse" / "records.db")
    keeper = Keeper(file, ANN)
    keeper.keep(attempt(1))
    assert not keeper.move(tmp_path / "worse" / "records.db")
    assert keeper.trouble is not None
    assert keeper.waiting == 1


def test_locked_in_the_middle_of_a_sitting(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainer.progress.store.BUSY", 0.05)
    keeper = Keeper(file)
    keeper.create(ANN)
    keeper.keep(attempt(1))
    with closing(sqlite3.connect(file)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        assert not keeper.keep(attempt(2))
        assert "held by another program" in str(keeper.trouble)
        assert not keeper.keep(attempt(3))
        holder.rollback()
    assert keeper.waiting == 2
    assert keeper.retry()
    assert [one.id for one in open_store(file).attempts("ann")] == ["ann-1", "ann-2", "ann-3"]


def test_erased_in_another_window_in_the_middle_of_a_sitting(file: Path) -> None:
    here, there = Keeper(file), Keeper(file, ANN)
    here.create(ANN)
    here.create(BEN)
    here.choose(ANN)
    assert here.keep(attempt(1))
    assert there.erase(ANN)
    assert not here.keep(attempt(2))
    assert "erased in another window" in str(here.trouble)
    assert (here.waiting, here.records.attempts("ann")) == (1, (attempt(2),))
    exam = ExamSitting("e1", "ann", ExamPlan(questions=1), 1, 2026, 5, drawn(ExamPlan(), ("a",), 1))
    here.keep_exam(exam)
    # The others can train meanwhile, and bring nobody back.
    here.choose(BEN)
    assert here.trouble is None
    assert here.profiles() == (BEN,)
    assert here.keep(attempt(1, profile="ben"))
    assert here.retry()
    assert here.profiles() == (BEN,)
    # Whoever was erased comes back only where that is asked for.
    here.choose(ANN)
    assert here.retry()
    assert (here.trouble, here.waiting) == (None, 0)
    kept = open_store(file)
    assert (kept.profiles(), kept.attempts("ann")) == ((ANN, BEN), (attempt(2),))
    assert kept.exams("ann") == (exam,)


def test_what_waits_of_one_is_not_lost_when_another_tries_again(file: Path, tmp_path: Path) -> None:
    damaged(file)
    keeper = Keeper(file, ANN)
    keeper.keep(attempt(1))
    keeper.choose(BEN)
    keeper.keep(attempt(1, profile="ben"))
    keeper.choose(None)
    assert keeper.waiting == 2
    assert keeper.move(tmp_path / "other" / "records.db")
    there = open_store(tmp_path / "other" / "records.db")
    assert there.attempts("ann") == (attempt(1),)
    assert there.attempts("ben") == (attempt(1, profile="ben"),)


def test_two_keepers_lose_no_answer(file: Path) -> None:
    one = Keeper(file)
    one.create(ANN)
    other = Keeper(file, ANN)
    for n in range(20):
        assert (one if n % 2 else other).keep(attempt(n))
    assert len(one.records.attempts("ann")) == 20
    measured = other.records.measured("ann")
    one.records.rebuild("ann")
    assert one.records.measured("ann") == measured
