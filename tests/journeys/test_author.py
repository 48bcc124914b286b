"""From a hand that an instructor saw to a class that plays it, and its correction."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.authors import Author, drop
from tests.gui.windows import SIZE, Opens, Trainee, settle
from tests.journeys.desks import Desk, Time
from trainer import resources
from trainer.content.check import check
from trainer.content.library import Library
from trainer.content.pack import read_lesson
from trainer.gui.authoring import pack_office
from trainer.gui.authoring.pack_questions import AskPackAuthor, WantedLesson
from trainer.gui.authoring.questions_asked import AskAuthor, Unsaved
from trainer.gui.packs import AskPacks
from trainer.gui.run import open_target, target_of
from trainer.gui.screens.library_menu import Act
from trainer.gui.window import MainWindow
from trainer.progress.store import open_store
from trainer.settings import PracticeSettings, Settings

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def author(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> Author:
    monkeypatch.setattr(AskAuthor, "about_unsaved", lambda *_: Unsaved.DROP)
    monkeypatch.setattr(pack_office, "tell", lambda *_: None)
    return Author(opens())


Sits = Callable[[Path], Desk]


@pytest.fixture
def classroom(qtbot: QtBot, opens: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sits:
    """A window of somebody else, in Spanish, with a data folder and records of its own."""

    def sit(records: Path) -> Desk:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
        time = Time()
        monkeypatch.setattr("trainer.gui.practice.wall_clock", time)
        library = Library(resources.lessons(), resources.shelf())
        window = MainWindow(
            library, Settings(size=SIZE, practice=PracticeSettings()), "es", records=records
        )
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        open_target(window, target_of(library), pace=0)
        settle()
        return Desk(Trainee(qtbot, window), time)

    return sit


def begin_pack(author: Author, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack with one lesson to change."""
    monkeypatch.setattr(AskPackAuthor, "new_pack", lambda *_: folder)
    monkeypatch.setattr(
        AskPackAuthor, "new_lesson", lambda *_: WantedLesson("last-night", "ruling")
    )
    author.desk.library_page.act.emit(Act.NEW_PACK)
    author.settle_pack()
    author.trainee.click(author.pack.buttons["new"])
    author.settle()


def record(author: Author) -> None:
    """The hand as it was seen: two seats clicked on the table, a verb each."""
    lines = author.text.splitlines()
    first = next(at for at, line in enumerate(lines, 1) if line.startswith("  - {seat: 1"))
    # What the skeleton has is not what happened.
    author.page.editor.change_to("\n".join((*lines[:first], *lines[first + 1 :])) + "\n")
    author.settle()
    author.put_cursor(first)
    author.trainee.click(author.page.record_button)
    for seat, value, verb in ((2, "1500", "raises"), (3, "2x1000", "puts")):
        author.click_seat(seat)
        author.page.recorder.value.setText(value)
        author.trainee.click(author.page.recorder.verbs[verb])
        author.settle()
    author.trainee.click(author.page.record_button)
    assert "  - {seat: 2, raises: 1500}\n  - {seat: 3, puts: 2x1000}\n" in author.text


def mend_by_message(author: Author) -> None:
    """The question is of the wrong seat and has a slip of the pen; the list of problems leads
    there."""
    at = next(n for n, line in enumerate(author.text.splitlines(), 1) if "ask: ruling" in line)
    author.put_cursor(at)
    before = author.text
    author.page.editor.change_to(
        before.replace("{ask: ruling, seat: 2}", "{ask: rulling, seat: 3}")
    )
    author.settle()
    assert "Did you mean `ruling`?" in author.problems()
    author.put_cursor(1)
    author.click_problem(0)
    cursor = author.page.editor.textCursor()
    assert cursor.block().text()[cursor.positionInBlock() :].startswith("rulling")
    for _ in range(3):
        author.press(Qt.Key.Key_Right)
    author.press(Qt.Key.Key_Delete)
    author.press(Qt.Key.Key_Escape)
    author.settle()
    assert author.sound()


def add_spanish(author: Author, folder: Path) -> None:
    """The pack promises Spanish: what is missing is marked, and typed in its place."""
    manifest = folder / "pack.yaml"
    text = manifest.read_text(encoding="utf-8")
    manifest.write_text(text.replace("languages: [en]", "languages: [en, es]"), encoding="utf-8")
    author.page.editor.change_to(author.text.replace('"A new lesson"', "{en: Last night}"))
    author.settle()
    assert "missing in es" in author.problems()
    author.trainee.click(author.page.words_button)
    words = author.page.words
    assert words.missing == 1
    words.table.editItem(words.cell(0, "es"))
    typing = QApplication.focusWidget()
    assert typing is not None
    QTest.keyClicks(typing, "Anoche")
    QTest.keyClick(typing, Qt.Key.Key_Return)
    QApplication.processEvents()
    author.settle()
    assert words.missing == 0
    author.trainee.click(author.page.words_button)
    author.press(Qt.Key.Key_S, CONTROL)
    assert not author.unsaved()
    assert check([folder]) == ()


def pack_it(author: Author, parcel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AskPackAuthor, "where_to_pack", lambda *_: parcel)
    author.trainee.click(author.page.back_button)
    author.settle_pack()
    author.trainee.click(author.pack.buttons["parcel"])
    assert parcel.is_file()


def test_a_lesson_from_the_table_to_the_class_and_its_correction(
    author: Author, classroom: Sits, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Recorded, mended by its message, given Spanish, packed, installed in another data folder,
    played, corrected, installed anew, and what was answered is kept."""
    folder, parcel = tmp_path / "tuesday", tmp_path / "tuesday.dealerpack"
    records = tmp_path / "elsewhere" / "records.db"
    begin_pack(author, folder, monkeypatch)
    record(author)
    mend_by_message(author)
    add_spanish(author, folder)
    pack_it(author, parcel, monkeypatch)
    first = read_lesson(folder / "last-night.yaml").revision

    told: list[str] = []
    monkeypatch.setattr(AskPacks, "tell", lambda _p, _v, message: told.append(str(message)))
    desk = classroom(records)
    desk.practice.create("Ana")
    drop(Author(desk.trainee), parcel)
    assert told == ["tuesday is installed."]
    page = desk.trainee.desk.library_page
    assert page.file is not None
    assert page.file.is_relative_to(tmp_path / "elsewhere")
    page.open_current()
    settle()
    assert desk.trainee.desk.bar.title.accessibleName().endswith("Anoche")
    desk.trainee.click_answer(desk.trainee.right_answer)
    desk.trainee.click(desk.trainee.primary)
    who = desk.practice.keeper.who
    [attempt] = open_store(records).attempts(who)
    assert (attempt.subject.source, attempt.subject.revision) == ("tuesday/last-night", first)
    assert attempt.score == 1

    # It was 1,600: the author mends the line, packs it again, and the class gets the new file.
    author.desk.office.edit(folder / "last-night.yaml")
    author.settle()
    author.page.editor.change_to(author.text.replace("raises: 1500", "raises: 1600"))
    author.settle()
    assert author.sound()
    assert author.page.save()
    pack_it(author, parcel, monkeypatch)
    drop(Author(desk.trainee), parcel)
    assert told[1:] == ["tuesday is installed anew. The facts are new in last-night."]
    at = page.model.row_of("tuesday/last-night")
    assert at is not None
    state = page.model.index(at, 0)
    assert page.model.data(state) == "↻"
    page.open_current()
    settle()
    playing = desk.trainee.desk.lesson_page.playing
    assert playing is not None
    assert playing.given == ()
    assert playing.lesson.revision != first
    desk.trainee.desk.show_library("tuesday")
    assert page.model.data(state) != "↻"
    desk.trainee.desk.back_to_lesson()
    desk.time.pass_(60_000)
    desk.trainee.click_answer(desk.trainee.right_answer)
    desk.trainee.click(desk.trainee.primary)
    kept = open_store(records).attempts(who)
    assert [one.subject.source for one in kept] == ["tuesday/last-night"] * 2
    assert {one.subject.revision for one in kept} == {first, playing.lesson.revision}
