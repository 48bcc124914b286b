"""What follows from the attempts: the same kept one by one, made anew, in memory, after a move."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.training.attempts import DAY, attempt
from trainer.progress import upgrade
from trainer.progress.export import Exported, as_json, from_json
from trainer.progress.memory import Memory
from trainer.progress.schema import VERSION
from trainer.progress.store import Store, open_store
from trainer.progress.upgrade import version_of
from trainer.training.attempts import Attempt, Profile, Subject
from trainer.training.derived import FAMILY, KIND, RULE, About
from trainer.training.exams import ExamPlan, ExamSitting, Own, drawn
from trainer.training.families import family_of
from trainer.training.mastery import mastery
from trainer.training.records import Records
from trainer.training.schedule import schedule

ANN = Profile("ann", "Ann", 1)
GOLDEN = Path(__file__).parent / "golden"

WEEK = tuple(
    attempt(
        n,
        right=n % 6 != 0,
        at=n * DAY // 8,
        rule=("overchips", "side-pots")[n % 2],
        source=("addendum/chips-2", "drill/side-pots")[n % 2],
        level=n % 2,
        seed=n % 2 * n,
    )
    for n in range(70)
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    opened = open_store(tmp_path / "records.db")
    opened.add_profile(ANN)
    return opened


def figures(records: Records) -> tuple[object, ...]:
    return records.measured("ann"), records.days("ann"), records.dues("ann"), records.latest("ann")


def by_hand(attempts: tuple[Attempt, ...]) -> dict[About, object]:
    overchips = [one for one in attempts if one.rule == "overchips"]
    side_pots = [one for one in attempts if one.rule == "side-pots"]
    return {
        About(FAMILY, "betting"): mastery(overchips),
        About(FAMILY, "showdown"): mastery(side_pots),
        About(KIND, "side-pots", 1): mastery(side_pots),
        About(RULE, "overchips"): mastery(overchips),
        About(RULE, "side-pots"): mastery(side_pots),
    }


def test_one_by_one_as_from_the_whole(store: Store) -> None:
    for one in WEEK:
        store.add(one)
    assert {one.about: one.mastery for one in store.measured("ann")} == by_hand(WEEK)
    assert store.dues("ann") == schedule(WEEK)
    assert sum(one.answers for one in store.days("ann")) == len(WEEK)
    before = figures(store)
    store.rebuild("ann")
    assert figures(store) == before


def test_memory_answers_as_the_store_does(store: Store) -> None:
    memory = Memory()
    for one in WEEK:
        store.add(one)
        memory.add(one)
    assert figures(memory) == figures(store)
    assert memory.attempts("ann") == store.attempts("ann") == WEEK


def test_an_answer_from_before_the_last_one(store: Store) -> None:
    """A clock that was put back, or another window."""
    shuffled = (*WEEK[:10], *WEEK[20:], *WEEK[10:20])
    for one in shuffled:
        store.add(one)
    assert {one.about: one.mastery for one in store.measured("ann")} == by_hand(WEEK)
    assert store.dues("ann") == schedule(WEEK)


def test_merged_in_any_order(store: Store, tmp_path: Path) -> None:
    store.merge(WEEK[40:])
    store.merge(WEEK)
    other = open_store(tmp_path / "other.db")
    other.add_profile(ANN)
    other.merge(reversed(WEEK))
    assert figures(store) == figures(other)


def test_the_last_answer_to_each_thing_asked(store: Store) -> None:
    asked = [attempt(1, right=False), attempt(2, question=2), attempt(3)]
    revised = replace(attempt(4, question=2), subject=replace(asked[1].subject, revision="r2"))
    for one in (*asked, revised):
        store.add(one)
    assert store.latest("ann") == (asked[2], revised)


def test_an_exam_with_lessons_comes_back_as_it_was(store: Store) -> None:
    plan = ExamPlan("June", 3, 20, 0.8, {"burns": 1, "lessons": 2}, (1, 2))
    own = Own(("p/one", "p/two"), lambda key: (Subject(key, 2, "r7"),))
    subjects = drawn(plan, ("burns",), 7, own)
    assert sum(one.is_drill for one in subjects) == 1
    sitting = ExamSitting("e1", "ann", plan, 7, 2026, 1000, subjects, ended=9000)
    store.add_exam(sitting)
    assert store.exams("ann") == (sitting,)
    exported = from_json(as_json(Exported(ANN, (), (sitting,))), "ann.json")
    assert exported.exams == (sitting,)


def test_an_exam_comes_back_as_it_was(store: Store) -> None:
    plan = ExamPlan("June", 6, 20, 0.8, {"side-pots": 2, "chip-count": 1}, (1, 2))
    subjects = drawn(plan, ("side-pots", "chip-count"), 7)
    sitting = ExamSitting("e1", "ann", plan, 7, 2026, 1000, subjects)
    store.add_exam(sitting)
    assert store.exams("ann") == (sitting,)
    store.end_exam("e1", 5000)
    store.end_exam("e1", 9000)
    assert store.exams("ann") == (replace(sitting, ended=5000),)
    store.erase("ann")
    assert store.exams("ann") == ()


@pytest.mark.parametrize("golden", sorted(GOLDEN.glob("*.db")), ids=lambda one: one.stem)
def test_a_store_of_each_former_version_comes_up_to_date(golden: Path, tmp_path: Path) -> None:
    file = tmp_path / "records.db"
    shutil.copyfile(golden, file)
    store = open_store(file)
    assert version_of(file) == VERSION
    own = store.attempts("ann")
    assert len(own) == 80
    assert len(store.attempts("ben")) == 1
    assert {one.name for one in store.profiles()} == {"Ann", "Ben"}
    rules = {one.about: one.mastery for one in store.measured("ann")}
    assert rules[About(RULE, "overchips")] == mastery(a for a in own if a.rule == "overchips")
    betting = [a for a in own if family_of(a.rule).name == "betting"]
    assert rules[About(FAMILY, "betting")] == mastery(betting)
    assert store.dues("ann") == schedule(own)
    store.add(attempt(100, at=own[-1].at + 1))
    copies = [one for one in tmp_path.iterdir() if one.name.startswith(f"records.{golden.stem}.")]
    assert [version_of(one) for one in copies] == [golden.stem]
    with closing(sqlite3.connect(copies[0])) as copy:
        assert copy.execute("SELECT count(*) FROM attempts").fetchone() == (81,)


@pytest.mark.parametrize("golden", sorted(GOLDEN.glob("*.db")), ids=lambda one: one.stem)
def test_whoever_is_erased_is_not_in_the_copy_either(golden: Path, tmp_path: Path) -> None:
    file = tmp_path / "records.db"
    shutil.copyfile(golden, file)
    store = open_store(file)
    store.erase("ann")
    store.close()
    assert len(list(tmp_path.iterdir())) >= 2
    left = b"".join(one.read_bytes() for one in tmp_path.iterdir())
    assert b"ann-1" not in left
    assert b"Ann" not in left
    assert b"Ben" in left
    with closing(sqlite3.connect(next(tmp_path.glob("records.*.*.db")))) as copy:
        assert copy.execute("SELECT count(*) FROM attempts").fetchone() == (1,)


def test_golden_stores_are_of_every_former_version() -> None:
    folder = Path(upgrade.__file__).parent / "migrations" / "versions"
    versions = {one.name[:4] for one in folder.glob("[0-9]*.py")}
    assert {one.stem for one in GOLDEN.glob("*.db")} == versions - {VERSION}
