"""Exams in the window: sat, passed, failed, broken off; the clock is the test's own."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.journeys.desks import NOON, Desk, Sits, known_of, text_at
from trainer import cli, settings
from trainer.gui.screens.exam_page import ExamPage
from trainer.gui.screens.practice_dialogs import Confirm, FileDialog
from trainer.i18n import voice
from trainer.progress.certificates import carried_in
from trainer.training.exams import ExamPlan, result

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
    # What the system does for a process that is gone.
    first.practice.exam_lock.release()
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


def test_an_exam_that_is_sat_in_another_window_is_not_taken_for_broken_off(
    sits: Sits, file: Path
) -> None:
    first = sits(file)
    first.practice.create("Ann")
    first.practice.begin_exam(JUNE, 7)
    first.answer()
    second = sits(file, "addendum/chips-2", known_of(first))
    second.practice.open_records()
    assert second.practice.run is None
    told = second.trainee.texts(second.practice.strip)
    assert "The exam is being sat in another window." in told
    for _ in range(4):
        first.answer()
    assert first.practice.run is None
    assert [one.suffix for one in file.parent.iterdir() if one.suffix == ".lock"] == []


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


def test_the_button_ends_an_exam_after_a_warning(
    sits: Sits, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sits(file)
    desk.practice.create("Ann")
    desk.practice.begin_exam(JUNE, 7)
    desk.answer()
    monkeypatch.setattr(Confirm, "ask", lambda *_: False)
    desk.trainee.click(desk.practice.strip.end_button)
    assert desk.practice.run is not None
    monkeypatch.setattr(Confirm, "ask", lambda *_: True)
    desk.trainee.click(desk.practice.strip.end_button)
    assert "4 questions were not answered" in desk.trainee.texts(desk.trainee.desk.screens.result)


def test_an_exam_that_cannot_be_is_not_begun(sits: Sits) -> None:
    desk = sits(None)
    desk.trainee.desk.screens.show_exam()
    page = desk.trainee.desk.screens.exam
    assert page.plan() is not None
    page.fields["questions"].setText("0")
    assert not page.begin_button.isEnabled()
    assert "Questions: 1 or more." in desk.trainee.texts(page)
    page.fields["questions"].setText("3")
    page.fields["seed"].setText("0")
    assert "Seed: 1 or more." in desk.trainee.texts(page)
    page.fields["seed"].setText("")
    for button in page.levels.values():
        button.setChecked(False)
    assert "Choose a level, or several." in desk.trainee.texts(page)
    page.levels[2].setChecked(True)
    for field in page.weights.fields.values():
        field.setText("0")
    assert "Give a kind of drill a weight over 0." in desk.trainee.texts(page)
    assert not page.begin_button.isEnabled()
    page.weights.fields["burns"].setText("2")
    assert page.begin_button.isEnabled()
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


OWN = """\
pack: own
title: {en: Our lessons, it: Le nostre lezioni}
languages: [en, it]
order: [one, two]
exams:
  - exam: june
    title: {en: June exam, it: Esame di giugno}
    questions: 5
    minutes: 10
    pass: 60
    seed: 7
    weights: {side-pots: 1, lessons: 4}
"""
LESSON = """\
lesson: NAME
title: {en: One chip, it: Un gettone}
rule: overchips
table: {game: nlhe, blinds: 100-200, button: 6, seats: {1: 9000, 2: 9000, 3: 9000, 6: 9000}}
script:
  - {seat: 3, puts: 500}
  - ask: ruling
    seat: 3
    text: {en: "What is it, at NAME?", it: "Che cos’è, a NAME?"}
    expect: {action: call, to: 200, change: 300}
  - branches:
      - name: {en: A fold, it: Un fold}
        script:
          - {seat: 6, folds}
          - ask: options
            seat: 1
            text: {en: "What may Seat 1 do, at NAME?", it: "Che cosa può fare, a NAME?"}
      - name: {en: A call, it: Una chiamata}
        script: [{seat: 6, calls}, {ask: options, seat: 1}]
"""


@pytest.fixture
def school(tmp_path: Path) -> Path:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "pack.yaml").write_text(OWN, encoding="utf-8")
    for name in ("one", "two"):
        text = LESSON.replace("NAME", name)
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def choose_june(desk: Desk, school: Path) -> ExamPage:
    desk.trainee.desk.library.folders += (school,)
    desk.trainee.desk.library.read_again()
    desk.trainee.desk.screens.show_exam()
    page = desk.trainee.desk.screens.exam
    offered = {one.text(): one for one in page.menu().actions()}
    offered["June exam · Our lessons"].trigger()
    return page


def test_an_exam_of_the_packs_own_lessons(
    sits: Sits,
    tmp_path: Path,
    school: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Sat, broken off and gone on with, its wrong answers explained, its certificate checked."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    first = sits(settings.records_file())
    first.practice.create("Ann")
    page = choose_june(first, school)
    shares = {k: one.text() for k, one in page.weights.shares.items() if one.isVisible()}
    assert shares == {"lessons": "80%", "side-pots": "20%"}
    first.trainee.click(page.begin_button)
    exam = first.practice.exam
    assert exam is not None
    assert len(set(exam.subjects)) == 5
    assert Counter(one.source for one in exam.subjects)["drill/side-pots"] == 1
    asked: list[tuple[str, int]] = []

    def answer(desk: Desk, *, right: bool) -> None:
        """One question alone, whichever of its lesson it is."""
        playing = desk.trainee.desk.lesson_page.playing
        question = desk.trainee.question
        assert playing is not None
        assert question is not None
        asked.append((playing.lesson.key, question.at))
        assert "right" not in desk.practice.strip.count.text()
        desk.answer(right=right)

    for number in range(3):
        answer(first, right=number != 1)
    # What the system does for a process that is gone.
    first.practice.exam_lock.release()
    second = sits(settings.records_file(), known=known_of(first))
    second.time.now = first.time.now + 60_000
    choose_june(second, school)
    second.practice.open_records()
    resumed = second.practice.exam
    assert resumed is not None
    assert resumed.subjects == exam.subjects
    assert second.practice.strip.count.text() == "4 of 5"
    for number in range(3, 5):
        answer(second, right=number != 4)
    told = [(one.source, one.at) for one in exam.subjects if not one.is_drill]
    assert [one for one in asked if not one[0].startswith("drills/")] == told
    page_ = second.trainee.desk.screens.result
    said = second.trainee.texts(page_)
    assert "Passed: 3 of 5 right, 60%" in said
    assert said.count("Not right.") == 2
    rows = [text_at(page_.families, row, 0) for row in range(page_.families.rowCount())]
    assert "   Lessons" in rows
    assert "Betting and raising" in rows
    monkeypatch.setattr(FileDialog, "ask", lambda *_: str(tmp_path / "ann.pdf"))
    second.trainee.click(page_.certificate_button)
    assert cli.main(["verify", str(tmp_path / "ann.pdf"), "--lang", "en"]) == 0
    assert "Ann, 3 of 5, seed 7" in capsys.readouterr().out
    first.practice.exam = None  # the process that crashed ends nothing
    first.practice.run = None


def test_an_exam_whose_lessons_are_gone_says_so(sits: Sits, school: Path) -> None:
    desk = sits(None)
    page = choose_june(desk, school)
    (school / "two.yaml").unlink()
    desk.trainee.click(page.begin_button)
    assert desk.practice.exam is None
    said = desk.trainee.texts(page)
    assert "Questions of lessons in the exam: 4; in the edition 2026 there are only 3." in said
