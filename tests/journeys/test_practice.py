"""Practice in the window: profiles, sessions, modes; the clock is the test's own."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog

from tests.gui.windows import settle
from tests.journeys.desks import DAY, Sits, known_of, text_at
from trainer import settings
from trainer.gui.screens.practice_dialogs import Confirm, FileDialog, FolderDialog, NameDialog
from trainer.progress.store import open_store
from trainer.training.attempts import Mode
from trainer.training.derived import KIND, About
from trainer.training.modes import Wrong
from trainer.training.plans import drills
from trainer.training.schedule import due
from trainer.training.sessions import SessionKind

# --- records --------------------------------------------------------------------------------------


def test_a_guest_leaves_nothing(sits: Sits, file: Path) -> None:
    desk = sits(file, "addendum/chips-2")
    desk.answer()
    assert not desk.practice.strip.isVisible()
    assert not file.parent.exists()


def test_an_answer_is_on_the_disk_before_its_verdict_is_shown(
    sits: Sits, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sits(file, "addendum/chips-2")
    desk.practice.create("Ann")
    seen: list[int] = []
    call = desk.trainee.desk.lesson_page.call
    shown = call.show_verdict

    def show(verdict: object) -> None:
        if verdict is not None:
            who = desk.practice.keeper.who
            seen.append(len(open_store(file).attempts(who)))
        shown(verdict)  # type: ignore[arg-type]  # handed through as it came

    monkeypatch.setattr(call, "show_verdict", show)
    desk.answer(took=5_000)
    assert seen[0] == 1
    assert "Ann · saved" in desk.trainee.texts(desk.practice.strip)
    own = open_store(file).attempts(desk.practice.keeper.who)[0]
    assert (own.subject.source, own.milliseconds, own.mode) == (
        "addendum/chips-2",
        5_000,
        Mode.LEARN,
    )
    assert own.rule == "multiple-chip-betting"
    desk.trainee.desk.lesson_page.again()
    desk.answer()
    assert len(open_store(file).attempts(desk.practice.keeper.who)) == 1


def test_where_the_records_cannot_be_used_answers_wait_for_another_folder(
    sits: Sits, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sits(file, "addendum/chips-2")
    desk.practice.create("Ann")
    desk.practice.keeper.close()
    for one in file.parent.iterdir():
        one.unlink()
    file.write_bytes(b"x" * 5000)
    desk = sits(file, "addendum/chips-2", known_of(desk))
    desk.answer()
    said = desk.trainee.texts(desk.practice.strip)
    assert "is damaged" in said
    assert "Ann: not saved" in said
    monkeypatch.setattr(FolderDialog, "ask", lambda *_: str(tmp_path / "elsewhere"))
    desk.trainee.click(desk.practice.strip.elsewhere_button)
    assert "Ann · saved" in desk.trainee.texts(desk.practice.strip)
    assert known_of(desk).folder == str(tmp_path / "elsewhere")
    there = open_store(tmp_path / "elsewhere" / settings.RECORDS)
    assert len(there.attempts(desk.practice.keeper.who)) == 1
    assert file.read_bytes() == b"x" * 5000


def test_a_first_profile_where_the_records_cannot_be_used(
    sits: Sits, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.parent.mkdir()
    file.write_bytes(b"x" * 5000)
    desk = sits(file, "addendum/chips-2")
    desk.trainee.desk.screens.show_practice()
    monkeypatch.setattr(NameDialog, "ask", lambda *_: "Ann")
    desk.page.who.new_profile()
    assert "is damaged" in desk.trainee.texts(desk.practice.strip)
    assert desk.page.who.label == "Profile: Ann"
    monkeypatch.setattr(FolderDialog, "ask", lambda *_: str(tmp_path / "elsewhere"))
    desk.trainee.click(desk.practice.strip.elsewhere_button)
    there = open_store(tmp_path / "elsewhere" / settings.RECORDS)
    assert [one.name for one in there.profiles()] == ["Ann"]


def test_profiles_are_made_chosen_and_erased(
    sits: Sits, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sits(file, "addendum/chips-2")
    desk.trainee.press(Qt.Key.Key_P)
    for name in ("Ann", "Ben"):
        monkeypatch.setattr(NameDialog, "ask", lambda *_, one=name: one)
        desk.page.who.new_profile()
    assert "Profile: Ben" in desk.page.who.label
    labels = [one.text() for one in desk.page.who.menu().actions()]
    assert labels == ["Guest", "Ann", "Ben", "", "New profile…", "Erase Ben…"]
    monkeypatch.setattr(Confirm, "ask", lambda *_: False)
    desk.page.who.erase_profile()
    assert len(desk.practice.keeper.profiles()) == 2
    monkeypatch.setattr(Confirm, "ask", lambda *_: True)
    desk.page.who.erase_profile()
    assert [one.name for one in open_store(file).profiles()] == ["Ann"]
    assert "Profile: Guest" in desk.page.who.label


# --- modes ----------------------------------------------------------------------------------------


def test_hints_come_in_steps_and_an_answer_is_given_back_once(sits: Sits) -> None:
    desk = sits(None)
    desk.practice.start(drills("side-pots", 1, 3, Mode.GUIDED, Wrong.TELL))
    strip = desk.practice.strip
    assert strip.told.text() == ""
    for line in ("Family: Pots and showdown", "Rule: Side pots", "First: the smallest all-in"):
        assert line not in strip.told.text()
        desk.trainee.press(Qt.Key.Key_H)
        assert line in strip.told.text()
    assert not strip.hint_button.isVisible()
    desk.answer(right=False)
    assert "Think again" in strip.told.text()
    assert desk.is_open()
    desk.answer()
    own = desk.practice.keeper.records.attempts("")
    assert [(one.right, one.hints) for one in own] == [(True, 4)]


def test_learn_shows_the_hints_and_practice_runs_the_clock(sits: Sits) -> None:
    desk = sits(None)
    desk.practice.start(drills("side-pots", 1, 3, Mode.LEARN, Wrong.TELL))
    assert "Rule: Side pots" in desk.practice.strip.told.text()
    assert desk.practice.strip.clock.text() == ""
    desk.practice.start(drills("side-pots", 1, 3, Mode.PRACTICE, Wrong.TELL))
    assert desk.practice.strip.told.text() == ""
    desk.time.pass_(65_000)
    desk.practice.show_strip()
    assert desk.practice.strip.clock.text() == "1:05 / 0:45"


@pytest.mark.parametrize("mode", [Mode.LEARN, Mode.GUIDED, Mode.PRACTICE])
def test_practice_explains_wrong_answers_the_others_every_answer(sits: Sits, mode: Mode) -> None:
    desk = sits(None)
    desk.practice.start(drills("reopen", 1, 3, mode, Wrong.TELL))
    desk.answer()
    call = desk.trainee.desk.lesson_page.call
    rule = "Re-opening the bet"
    assert (rule in desk.trainee.texts(call)) == (mode is not Mode.PRACTICE)
    if mode is Mode.PRACTICE:
        desk.trainee.press(Qt.Key.Key_Y)
        settle()
        assert rule in desk.trainee.texts(call)
    desk.trainee.press(Qt.Key.Key_Space)
    desk.answer(right=False)
    if mode is Mode.GUIDED:  # the answer was given back, and is given again as it stands
        desk.trainee.desk.lesson_page.press()
    assert rule in desk.trainee.texts(call)
    desk.practice.end()


def test_twins_come_in_pairs_and_what_they_differ_in_is_told_after_the_second(sits: Sits) -> None:
    desk = sits(None)
    desk.trainee.desk.screens.show_practice()
    desk.page.choose_session(None)
    titles = [text_at(desk.page.table, row, 0) for row in range(desk.page.table.rowCount())]
    desk.page.table.selectRow(titles.index("Opposite twins"))
    desk.page.seed.setText("4")
    desk.page.choose_level(3)
    desk.trainee.click(desk.page.begin_button)
    told = desk.practice.strip.told
    desk.answer()
    assert told.text() == ""
    desk.trainee.press(Qt.Key.Key_Space)
    desk.answer(right=False)
    assert told.text().startswith("The first: ")
    assert "\nThe second: " in told.text()
    own = desk.practice.keeper.records.attempts("")
    assert [(one.subject.source, one.subject.at, one.subject.seed, one.right) for one in own] == [
        ("drill/twins", 1, 4, True),
        ("drill/twins", 2, 4, False),
    ]
    desk.trainee.press(Qt.Key.Key_Space)
    assert told.text() == ""
    desk.practice.end()
    assert "1 wrong answer" in desk.trainee.texts(desk.trainee.desk.screens.result)


def test_until_it_is_right(sits: Sits) -> None:
    desk = sits(None)
    desk.practice.start(drills("side-pots", 1, 3, Mode.PRACTICE, Wrong.BLOCK))
    desk.answer(right=False)
    assert "Not right. Try again." in desk.practice.strip.told.text()
    assert desk.is_open()
    desk.answer()
    assert not desk.is_open()
    assert [one.right for one in desk.practice.keeper.records.attempts("")] == [False]


def test_told_at_the_end(sits: Sits) -> None:
    desk = sits(None)
    desk.practice.start(drills("side-pots", 1, 3, Mode.PRACTICE, Wrong.END))
    for right in (True, False, True):
        desk.answer(right=right)
        assert desk.is_open()
    desk.trainee.press(Qt.Key.Key_X)
    page = desk.trainee.desk.screens.result
    assert "Side pots: 2 of 3 right" in desk.trainee.texts(page)
    assert desk.trainee.texts(page).count("Not right.") == 1


def test_sixty_seconds(sits: Sits) -> None:
    desk = sits(None)
    desk.trainee.desk.screens.show_practice()
    desk.page.choose_session(SessionKind.SIXTY_SECONDS)
    desk.trainee.click(desk.page.begin_button)
    for _ in range(5):
        desk.answer(took=11_000)
    desk.time.pass_(5_001)
    desk.practice._tick()
    assert desk.practice.run is None
    assert "Sixty seconds: 5 of 5 right" in desk.trainee.texts(desk.trainee.desk.screens.result)


def test_a_session_is_begun_with_the_keys_alone(sits: Sits) -> None:
    desk = sits(None)
    desk.trainee.desk.lesson_page.setFocus()
    desk.trainee.desk.bar.practice_chip.click()
    desk.trainee.press(Qt.Key.Key_7)
    assert desk.page.drills.isChecked()
    desk.trainee.press(Qt.Key.Key_Return)
    assert desk.practice.run is not None
    assert desk.is_open()


def test_a_family_of_rules_is_practised(sits: Sits) -> None:
    desk = sits(None)
    desk.trainee.desk.screens.show_practice()
    desk.page.choose_session(SessionKind.SKILL)
    table = desk.page.table
    names = [text_at(table, row, 0) for row in range(table.rowCount())]
    table.selectRow(names.index("Pots and showdown"))
    family = desk.page.plan()
    table.selectRow(names.index("   Side pots"))
    rule = desk.page.plan()
    assert {one.source for one in rule.subjects} < {one.source for one in family.subjects}
    assert [kind for kind, _ in rule.kinds] == ["side-pots"]
    assert {"side-pots", "award", "read-hand"} < {kind for kind, _ in family.kinds}


# --- a week ---------------------------------------------------------------------------------------


def test_a_week_of_practice(sits: Sits, file: Path) -> None:
    """Learnt, failed, come back as due; mastered, lost, and regained."""
    desk = sits(file)
    desk.practice.create("Ann")
    records, who = desk.practice.keeper.records, desk.practice.keeper.who
    library = desk.trainee.desk.library
    desk.trainee.desk.open_file(library.path("addendum/chips-2"))
    desk.answer(right=False)
    assert [one.score < 1 for one in records.latest(who)] == [True]
    desk.trainee.desk.screens.show_practice()
    desk.page.choose_session(SessionKind.MISTAKES)
    assert [one.source for one in desk.page.plan().subjects] == ["addendum/chips-2"]
    desk.time.pass_(2 * DAY)
    assert due(records.dues(who), desk.time.now) == ("multiple-chip-betting",)
    desk.page.refresh()
    desk.page.choose_session(SessionKind.REVIEW)
    desk.trainee.click(desk.page.begin_button)
    while desk.is_open():
        desk.answer()
    desk.practice.end()
    assert due(records.dues(who), desk.time.now) == ()

    about = About(KIND, "chip-count", 1)

    def standing() -> tuple[int, bool]:
        found = {one.about: one.mastery for one in records.measured(who)}[about]
        return found.attempts, found.mastered

    desk.practice.start(drills("chip-count", 1, 1, Mode.PRACTICE, Wrong.END))
    for _ in range(49):
        desk.answer()
    assert standing() == (49, False)
    desk.answer()
    assert standing() == (50, True)
    desk.time.pass_(DAY)
    for _ in range(7):
        desk.answer(right=False)
    assert standing() == (57, False)
    desk.time.pass_(DAY)
    for _ in range(27):
        desk.answer()
    assert standing() == (84, True)
    desk.practice.end()
    desk.trainee.desk.screens.show_progress()
    page = desk.trainee.desk.screens.progress
    assert len(page.accuracy.points) == 4
    assert "84 answers, 90% of the last 30 right" in page.weak.accessibleDescription()
    page.turn(table=True)
    rows = [
        [text_at(page.table, row, column) for column in range(6)]
        for row in range(page.table.rowCount())
    ]
    assert [row[:2] for row in rows[:2]] == [
        ["Button, deal and board", "84"],
        ["Betting and raising", "2"],
    ]
    assert ["Counting a stack, level 1", "84", "90%", "8 s", "15 s", "mastered"] in rows


# --- a class --------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["csv", "pdf"])
def test_a_class_of_five_on_one_sheet(
    sits: Sits, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    desk = sits(file)
    names = ("Ann", "Ben", "Cleo", "=Dan", "Eva")
    for count, name in enumerate(names, 1):
        desk.practice.create(name)
        desk.practice.start(drills("side-pots", 1, 1, Mode.PRACTICE, Wrong.END))
        for number in range(3):
            desk.answer(right=number < count - 2)
        desk.practice.end()
    desk.practice.choose(None)
    desk.trainee.desk.screens.show_progress()
    out = tmp_path / f"class.{ending}"
    monkeypatch.setattr(FileDialog, "ask", lambda *_: str(out))
    desk.trainee.click(desk.trainee.desk.screens.progress.class_button)
    assert "Written to" in desk.trainee.texts(desk.trainee.desk.screens.progress)
    if ending == "pdf":
        assert out.read_bytes().startswith(b"%PDF")
        return
    lines = out.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 5 + (3 + 3 + 2 + 1 + 0)
    assert sum(line.startswith("'=Dan,Pots and showdown,3,2") for line in lines) == 1
    wrong = [line for line in lines if "Side pots, level 1, seed 3" in line]
    assert len(wrong) == 4
    for line in wrong:
        assert "the floor decides" in line.casefold()
        assert "main pot of 17,100" in line.casefold()


def test_a_name_that_cannot_be_is_asked_for_again(
    sits: Sits, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sits(file)
    desk.practice.create("Ann")
    typed = iter(["", "  ", "ann", 61 * "x", " Bob   B. "])
    asked: list[str] = []

    def ask(parent: object, title: str, label: str, text: str) -> tuple[str, bool]:
        del parent, title, text
        asked.append(label.partition("\n")[0])
        return next(typed), True

    monkeypatch.setattr(QInputDialog, "getText", ask)
    desk.trainee.desk.screens.show_practice()
    desk.page.who.new_profile()
    assert asked == [
        "Name, as it stands on a certificate",
        "A profile needs a name.",
        "A profile needs a name.",
        "There is a profile ann already.",
        "The name is too long: 60 letters at most.",
    ]
    assert [one.name for one in desk.practice.keeper.profiles()] == ["Ann", "Bob B."]
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: ("Cy", False))
    desk.page.who.new_profile()
    assert len(desk.practice.keeper.profiles()) == 2


def test_a_seed_that_is_none_is_told(sits: Sits) -> None:
    desk = sits(None)
    desk.trainee.desk.screens.show_practice()
    desk.page.seed.setText("0")
    assert "The seed is a whole number, 1 or more." in desk.trainee.texts(desk.page)
    assert not desk.page.begin_button.isEnabled()
    desk.page.seed.setText("12")
    assert desk.page.begin_button.isEnabled()


def test_a_class_sheet_under_a_name_without_its_ending_is_told(
    sits: Sits, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sits(file)
    desk.practice.create("Ann")
    desk.trainee.desk.screens.show_progress()
    page = desk.trainee.desk.screens.progress
    assert "Nothing was answered yet." in desk.trainee.texts(page)
    assert not page.table_tab.isVisible()
    monkeypatch.setattr(FileDialog, "ask", lambda *_: str(tmp_path / "class.txt"))
    page.save_class_sheet()
    assert "end in .pdf or .csv" in desk.trainee.texts(page)
    assert not (tmp_path / "class.txt").exists()
    monkeypatch.setattr(FileDialog, "ask", lambda *_: str(tmp_path / "class.csv"))
    page.save_class_sheet()
    assert (tmp_path / "class.csv").is_file()


def test_answers_that_are_damaged_are_told_beside_the_others(sits: Sits, file: Path) -> None:
    desk = sits(file)
    desk.practice.create("Ann")
    desk.practice.start(drills("chip-count", 1, 1, Mode.PRACTICE, Wrong.END))
    for _ in range(3):
        desk.answer()
    desk.practice.end()
    with closing(sqlite3.connect(file)) as connection, connection:
        first = "(SELECT min(at) FROM attempts)"
        connection.execute(f"UPDATE attempts SET given = '{{bad' WHERE at = {first}")
        connection.execute("UPDATE standings SET window = 'x'")
    desk.trainee.desk.screens.show_progress()
    page = desk.trainee.desk.screens.progress
    assert "1 record in" in page.said.text()
    assert "2 answers" in page.weak.accessibleDescription()
    desk.practice.start(drills("chip-count", 1, 1, Mode.PRACTICE, Wrong.END))
    desk.answer()
    desk.practice.end()
    desk.trainee.desk.screens.show_progress()
    assert "3 answers" in page.weak.accessibleDescription()
