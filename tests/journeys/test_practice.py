"""Practice in the window: profiles, sessions, modes, exams; the clock is the test's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTableWidget
from pytestqt.qtbot import QtBot

from tests.gui.windows import SIZE, Opens, Trainee, settle
from trainer import cli, resources, settings
from trainer.content.library import Library
from trainer.gui.look import dress
from trainer.gui.practice import Practice
from trainer.gui.run import open_target, target_of
from trainer.gui.screens.practice_dialogs import Confirm, FileDialog, FolderDialog, NameDialog
from trainer.gui.screens.practice_page import PracticePage
from trainer.gui.window import MainWindow
from trainer.i18n import voice
from trainer.progress.certificates import carried_in
from trainer.progress.store import open_store
from trainer.settings import PracticeSettings, Settings
from trainer.training.attempts import Mode
from trainer.training.derived import KIND, About
from trainer.training.exams import ExamPlan, result
from trainer.training.modes import Wrong
from trainer.training.plans import drills
from trainer.training.schedule import due
from trainer.training.sessions import SessionKind

NOON = 1_800_000_000_000
DAY = 86_400_000


@dataclass
class Time:
    """A clock that goes on by itself only where somebody takes his time."""

    now: int = NOON

    def __call__(self) -> int:
        return self.now

    def pass_(self, milliseconds: int) -> None:
        self.now += milliseconds


@dataclass
class Desk:
    """A trainee at a window with records of its own."""

    trainee: Trainee
    time: Time

    @property
    def practice(self) -> Practice:
        return self.trainee.desk.practice

    @property
    def page(self) -> PracticePage:
        return self.trainee.desk.screens.sessions

    def answer(self, *, right: bool = True, took: int = 8_000) -> None:
        """Gives the answer that is right, or calls the floor, or something else where that is
        right."""
        self.time.pass_(took)
        panel = self.trainee.panel
        floor = self.trainee.right_answer.get("floor") is True
        if right:
            panel.set_answer(self.trainee.right_answer)
        elif not floor:
            panel.floor.click()
        settle()
        self.trainee.desk.lesson_page.press()

    def is_open(self) -> bool:
        """Whether a question waits for its answer."""
        return self.trainee.question is not None


Sits = Callable[..., Desk]


@pytest.fixture
def sits(qtbot: QtBot, qapp: QApplication, opens: Opens, monkeypatch: pytest.MonkeyPatch) -> Sits:
    dress(qapp)
    library = Library(resources.lessons())

    def sit(file: Path | None, name: str = "", known: PracticeSettings | None = None) -> Desk:
        usual = Settings(size=SIZE, practice=known or PracticeSettings())
        target = target_of(library, *([name] if name else []))
        time = Time()
        monkeypatch.setattr("trainer.gui.practice.wall_clock", time)
        window = MainWindow(library, usual, "en", lesson=target.lesson, records=file)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        open_target(window, target, pace=0)
        settle()
        return Desk(Trainee(qtbot, window), time)

    return sit


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "records.db"


def text_at(table: QTableWidget, row: int, column: int) -> str:
    item = table.item(row, column)
    assert item is not None
    return item.text()


def known_of(desk: Desk) -> PracticeSettings:
    return desk.practice.settings


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


def test_profiles_are_made_chosen_and_erased(
    sits: Sits, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sits(file, "addendum/chips-2")
    desk.trainee.press(Qt.Key.Key_P)
    for name in ("Ann", "Ben"):
        monkeypatch.setattr(NameDialog, "ask", lambda *_, one=name: one)
        desk.page.new_profile()
    assert "Ben trains" in desk.page.who.label
    labels = [one.text() for one in desk.page.who_menu().actions()]
    assert labels == ["Guest", "Ann", "Ben", "", "New profile…", "Erase Ben…"]
    monkeypatch.setattr(Confirm, "ask", lambda *_: False)
    desk.page.erase_profile()
    assert len(desk.practice.keeper.profiles()) == 2
    monkeypatch.setattr(Confirm, "ask", lambda *_: True)
    desk.page.erase_profile()
    assert [one.name for one in open_store(file).profiles()] == ["Ann"]
    assert "Guest trains" in desk.page.who.label


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
    first = [page.table.item(0, column) for column in range(6)]
    assert [one.text() for one in first if one is not None] == [
        *("Counting a stack, level 1", "84", "90%", "8 s", "15 s", "mastered")
    ]


# --- exams ----------------------------------------------------------------------------------------

JUNE = ExamPlan("June", 5, 20, 0.8, {"chip-count": 1, "side-pots": 1}, (1, 2))


def test_an_exam_passed_its_certificate_and_its_check(
    sits: Sits, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    desk = sits(settings.records_file())
    desk.practice.create("Ann")
    desk.practice.begin_exam(JUNE, 7)
    bar = desk.trainee.desk.bar
    assert not bar.menu.isEnabled()
    for number in range(5):
        assert "right" not in desk.practice.strip.count.text()
        desk.answer(right=number != 2)
    page = desk.trainee.desk.screens.result
    assert bar.menu.isEnabled()
    said = desk.trainee.texts(page)
    assert "Passed: 4 of 5 right, 80%" in said
    assert said.count("Not right.") == 1
    shown = [[text_at(page.families, row, column) for column in range(3)] for row in range(4)]
    assert [row[0] for row in shown] == [
        "Pots and showdown",
        "   Side pots",
        "Button, deal and board",
        "   Counting a stack",
    ]
    assert sorted(row[1:] for row in shown[::2]) == sorted(row[1:] for row in shown[1::2])
    assert (sum(int(row[1]) for row in shown[::2]), sum(int(row[2]) for row in shown[::2])) == (
        4,
        5,
    )
    monkeypatch.setattr(FileDialog, "ask", lambda *_: str(tmp_path / "ann.pdf"))
    desk.trainee.click(page.certificate_button)
    carried = carried_in((tmp_path / "ann.pdf").read_bytes())
    assert carried is not None
    assert carried.name == "Ann"
    assert cli.main(["verify", str(tmp_path / "ann.pdf"), "--lang", "en"]) == 0
    assert f"Ann, 4 of 5, seed 7, code {carried.code}" in capsys.readouterr().out


def test_a_guest_who_passes_has_no_certificate(sits: Sits) -> None:
    desk = sits(None)
    desk.practice.begin_exam(JUNE, 7)
    for _ in range(5):
        desk.answer()
    page = desk.trainee.desk.screens.result
    assert "Passed: 5 of 5" in desk.trainee.texts(page)
    assert not page.certificate_button.isVisible()


def test_an_exam_failed_has_no_certificate(sits: Sits, file: Path) -> None:
    desk = sits(file)
    desk.practice.create("Ann")
    desk.practice.begin_exam(JUNE, 7)
    for _ in range(2):
        desk.answer(right=False)
    desk.time.pass_(JUNE.milliseconds)
    desk.practice._tick()
    page = desk.trainee.desk.screens.result
    said = desk.trainee.texts(page)
    assert "Not passed: 0 of 5 right, 0%" in said
    assert "3 questions were not answered and count as wrong." in said
    assert not page.certificate_button.isVisible()


def test_after_a_crash_an_exam_goes_on_at_the_same_question(sits: Sits, file: Path) -> None:
    first = sits(file)
    first.practice.create("Ann")
    first.practice.begin_exam(JUNE, 7)
    for _ in range(2):
        first.answer()
    playing = first.trainee.desk.lesson_page.playing
    assert playing is not None
    second = sits(file, known=known_of(first))
    second.time.now = first.time.now + 60_000
    second.practice.open_records()
    again = second.trainee.desk.lesson_page.playing
    assert again is not None
    assert again.lesson.id == playing.lesson.id
    assert second.practice.strip.clock.text() == "18:44"
    for _ in range(3):
        second.answer()
    exam = second.practice.keeper.records.exams(second.practice.keeper.who)[0]
    own = second.practice.keeper.records.attempts(second.practice.keeper.who)
    assert exam.ended is not None
    assert result(exam, own).right == 5
    first.practice.exam = None  # the process that crashed ends nothing
    first.practice.run = None


def test_closing_the_window_ends_an_exam_after_a_warning(
    sits: Sits, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sits(file)
    desk.practice.create("Ann")
    desk.practice.begin_exam(JUNE, 7)
    monkeypatch.setattr(Confirm, "ask", lambda *_: False)
    assert not desk.trainee.window.close()
    assert desk.practice.in_exam
    monkeypatch.setattr(Confirm, "ask", lambda *_: True)
    assert desk.trainee.window.close()
    exam = desk.practice.keeper.records.exams(desk.practice.keeper.who)[0]
    assert exam.ended == NOON


def test_an_exam_that_cannot_be_is_not_begun(sits: Sits) -> None:
    desk = sits(None)
    desk.trainee.desk.screens.show_exam()
    page = desk.trainee.desk.screens.exam
    assert page.plan() is not None
    page.fields["questions"].setText("0")
    assert not page.begin_button.isEnabled()
    assert "An exam needs questions" in desk.trainee.texts(page)
    page.fields["questions"].setText("3")
    page.fields["seed"].setText("9")
    desk.trainee.click(page.begin_button)
    exam = desk.practice.exam
    assert exam is not None
    assert (exam.plan.questions, exam.plan.minutes, exam.seed) == (3, 100, 9)
    assert replace(exam.plan, questions=40).pass_mark == 0.9
    desk.practice.end()


PACK = """\
pack: school
title: {en: The school, it: La scuola}
languages: [en, it]
editions: [2024]
exams:
  - exam: june
    title: {en: June exam, it: Esame di giugno}
    questions: 3
    minutes: 5
    pass: 60
    seed: 7
    weights: {seating: 2, side-pots: 1}
  - {exam: any, title: {en: Any day, it: Ogni giorno}, questions: 2}
"""


def test_an_exam_of_a_pack_is_offered_and_sat(sits: Sits, file: Path, tmp_path: Path) -> None:
    desk = sits(file)
    desk.practice.create("Ann")
    school = tmp_path / "school"
    school.mkdir()
    (school / "pack.yaml").write_text(PACK, encoding="utf-8")
    desk.trainee.desk.library.folders += (school,)
    desk.trainee.desk.library.read_again()
    screens = desk.trainee.desk.screens
    screens.show_exam()
    page = screens.exam
    page.fields["questions"].setText("9")
    offered = {one.text(): one for one in page.menu().actions()}
    assert {"Set here", "June exam · The school", "Any day · The school"} <= set(offered)
    offered["Any day · The school"].trigger()
    assert page.fields["seed"].isEnabled()
    offered["June exam · The school"].trigger()
    assert page.which.label == "Exam: June exam · The school"
    assert not any(field.isEnabled() for field in page.fields.values())
    shares = {k: one.text() for k, one in page.weights.shares.items() if one.isVisible()}
    assert shares == {"balance": "67%", "side-pots": "33%"}
    page.speak(voice("it"))
    assert page.which.label == "Esame: Esame di giugno · La scuola"
    page.speak(voice("en"))
    desk.trainee.click(page.begin_button)
    exam = desk.practice.exam
    assert exam is not None
    assert (exam.plan.name, exam.seed, exam.edition, exam.plan.pass_mark) == (
        "June exam",
        7,
        2024,
        0.6,
    )
    assert sorted(one.kind for one in exam.subjects) == ["balance", "balance", "side-pots"]
    for right in (True, True, False):
        desk.answer(right=right)
    assert "Passed: 2 of 3 right, 67%" in desk.trainee.texts(screens.result)
    screens.show_exam()
    offered = {one.text(): one for one in page.menu().actions()}
    offered["Set here"].trigger()
    assert (page.fields["questions"].text(), page.fields["seed"].text()) == ("9", "")


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
        assert "main pot 17,100" in line.casefold()
