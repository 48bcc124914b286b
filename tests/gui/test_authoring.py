"""The page on which lessons are written: typing, problems, the table at the cursor, saving."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.authors import SIX, Author, drop
from tests.gui.pictures import differ
from tests.gui.windows import Opens
from trainer import resources
from trainer.content.check import check
from trainer.content.library import Library
from trainer.content.parcel import write_parcel
from trainer.gui.authoring.questions_asked import AskAuthor, Unsaved
from trainer.gui.packs import AskPacks
from trainer.gui.screens.library_menu import Act

Writes = Callable[..., Author]


@pytest.fixture
def writes(opens: Opens) -> Writes:
    def at(text: str | None = None, file: Path | None = None, **how: object) -> Author:
        author = Author(opens(**how))
        if text is not None and file is not None:
            file.write_text(text, encoding="utf-8")
            author.edit(file)
        return author

    return at


@pytest.fixture(autouse=True)
def nothing_unsaved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows close after a test whatever was typed in them, and nothing is left of another."""
    monkeypatch.setattr(AskAuthor, "about_unsaved", lambda *_: Unsaved.DROP)
    for one in resources.drafts().rglob("*.json"):
        one.unlink()


def test_a_problem_leads_to_its_place_and_goes_once_it_is_mended(
    writes: Writes, tmp_path: Path
) -> None:
    author = writes(SIX.replace("raises", "rises"), tmp_path / "six-chips.yaml")
    assert "Did you mean `raises`?" in author.problems()
    author.click_problem(0)
    assert author.page.editor.line == 10
    assert (
        author.page.editor.textCursor()
        .block()
        .text()[author.page.editor.textCursor().positionInBlock() :]
        .startswith("rises")
    )
    author.press(Qt.Key.Key_Delete)
    author.type("ra")
    author.press(Qt.Key.Key_Escape)
    author.settle()
    assert "Did you mean" not in author.problems()


def test_table_and_answer_follow_the_cursor(writes: Writes, tmp_path: Path) -> None:
    author = writes(SIX, tmp_path / "six-chips.yaml")
    author.put_cursor(10)
    spot = author.page.spot
    assert spot is not None
    assert spot.moment.number == 1
    assert "Put the cursor on a question" in author.page.answer.text
    author.put_cursor(12)
    assert "Raise to 1,700, owes 200" in author.page.answer.text
    assert "What the act means" in author.page.answer.text
    assert "Multiple-chip betting" in author.page.answer.text
    assert "Expected here: action Call" in author.problems()


def test_twins_are_offered_and_become_new_lessons(writes: Writes, tmp_path: Path) -> None:
    author = writes(SIX, tmp_path / "six-chips.yaml")
    author.put_cursor(12)
    author.trainee.click(author.page.answer.twins_button)
    author.settle()
    assert "1,000 less" in author.page.answer.twin_buttons[0].label
    author.page.answer.twin_buttons[0].click()
    author.settle()
    assert author.text.startswith("lesson: six-chips-twin-1\n")
    assert author.sound()
    assert author.unsaved()


def test_words_are_completed_while_typing(writes: Writes, tmp_path: Path) -> None:
    author = writes(SIX, tmp_path / "six-chips.yaml")
    author.put_cursor(11, 60)
    author.press(Qt.Key.Key_Return)
    author.type("{se")
    assert [one.word for one in author.page.editor.words.offers] == ["seat"]
    author.press(Qt.Key.Key_Tab)
    author.type("9, fo")
    author.press(Qt.Key.Key_Return)
    author.type("}")
    assert author.text.splitlines()[11] == "  - {seat: 9, folds}"


def test_text_is_saved_as_typed_and_undone_step_by_step(writes: Writes, tmp_path: Path) -> None:
    file = tmp_path / "six-chips.yaml"
    author = writes(SIX, file)
    author.put_cursor(3, 16)
    author.type(" more")
    author.press(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert file.read_text(encoding="utf-8") == SIX.replace("remark", "remark more")
    assert not author.unsaved()
    author.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert author.text == SIX
    assert author.unsaved()
    author.page.save()


@pytest.mark.parametrize("agreed", [True, False])
def test_a_file_that_changed_on_disk_is_not_written_over_unasked(
    *, agreed: bool, writes: Writes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "six-chips.yaml"
    author = writes(SIX, file)
    author.type("# mine ")
    file.write_text("lesson: theirs\n", encoding="utf-8")
    asked: list[Path] = []

    def answer(_parent: object, _voice: object, about: Path) -> bool:
        asked.append(about)
        return agreed

    monkeypatch.setattr(AskAuthor, "to_write_over", answer)
    assert author.page.save() is agreed
    assert asked == [file]
    assert file.read_text(encoding="utf-8").startswith("# mine" if agreed else "lesson: theirs")
    author.page.editor.document().setModified(False)


OTHER_COPY = """
import os, sys
from pathlib import Path
from trainer import resources
from trainer.gui.authoring.drafts import Drafts
from trainer.training.manuscript import read_manuscript
drafts = Drafts(resources.drafts())
manuscript = read_manuscript(Path(sys.argv[1]))
assert drafts.keep(manuscript.with_text("# half a wo" + manuscript.text))
print("kept", flush=True)
sys.stdin.read()
os._exit(1)
"""


@pytest.fixture
def other_copy() -> Iterator[Callable[[Path], subprocess.Popen[str]]]:
    """Begins another copy of the program in which a file is written on and not saved."""
    running: list[subprocess.Popen[str]] = []

    def begin(file: Path) -> subprocess.Popen[str]:
        copy = subprocess.Popen(
            [sys.executable, "-c", OTHER_COPY, str(file)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        running.append(copy)
        assert copy.stdout is not None
        assert copy.stdout.readline() == "kept\n"
        return copy

    yield begin
    for one in running:
        one.communicate()


def test_what_was_not_saved_is_taken_up_after_a_crash(
    writes: Writes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    other_copy: Callable[[Path], subprocess.Popen[str]],
) -> None:
    file = tmp_path / "six-chips.yaml"
    file.write_text(SIX, encoding="utf-8")
    asked: list[Path] = []

    def answer(_parent: object, _voice: object, about: Path) -> bool:
        asked.append(about)
        return True

    monkeypatch.setattr(AskAuthor, "to_take_up", answer)
    copy = other_copy(file)
    # It runs still: what it keeps is no crash, and is not offered.
    beside = writes()
    assert asked == []
    beside.edit(file)
    assert asked == []
    beside.trainee.window.close()
    copy.communicate()
    after = writes()
    after.settle()
    assert asked == [file]
    assert after.text.startswith("# half a wo")
    assert after.page.unsaved
    assert after.page.file == file
    assert left() == 1
    assert after.page.save()
    assert left() == 0
    after.trainee.window.close()
    assert list(resources.drafts().iterdir()) == []


def left() -> int:
    """How many texts are kept aside."""
    return len(list(resources.drafts().rglob("*.json")))


def test_the_window_asks_before_a_text_is_lost(
    writes: Writes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    author = writes(SIX, tmp_path / "six-chips.yaml")
    author.type("# mine ")
    monkeypatch.setattr(AskAuthor, "about_unsaved", lambda *_: Unsaved.STAY)
    assert not author.trainee.window.close()
    monkeypatch.setattr(AskAuthor, "about_unsaved", lambda *_: Unsaved.DROP)
    assert author.trainee.window.close()


def test_typing_in_a_long_lesson_never_waits_for_the_check(writes: Writes, tmp_path: Path) -> None:
    lines = "".join(
        f"  - {{seat: {seat}, {act}}}\n"
        for _ in range(45)
        for seat, act in ((1, "checks"), (2, "checks"), (3, "checks"), (4, "checks"))
    )
    text = SIX.split("script:")[0] + "script:\n  - {seat: 3, folds}\n" + lines
    author = writes(text, tmp_path / "six-chips.yaml")
    assert len(author.text.splitlines()) > 180
    author.put_cursor(100, 8)
    slowest = 0.0
    for letter in "abcdefghijklmnopqrstuvwxyz" * 2:
        start = time.perf_counter()
        author.type(letter)
        QApplication.processEvents()
        slowest = max(slowest, time.perf_counter() - start)
    author.page.editor.document().setModified(False)
    assert slowest < 0.1


def test_a_pack_dropped_on_the_window_is_installed_and_can_be_removed(
    writes: Writes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(AskPacks, "tell", lambda _p, voice, one: told.append(voice.text(one)))
    monkeypatch.setattr(AskPacks, "to_remove", lambda *_: True)
    folder = tmp_path / "tuesday"
    folder.mkdir()
    (folder / "pack.yaml").write_text("pack: tuesday\ntitle: Tuesday\n", encoding="utf-8")
    (folder / "six-chips.yaml").write_text(SIX, encoding="utf-8")
    parcel = tmp_path / "tuesday.dealerpack"
    write_parcel(folder, parcel)
    library = Library(resources.lessons(), resources.shelf())
    author = writes(library=library)
    drop(author, parcel)
    assert told == ["tuesday is installed."]
    page = author.desk.library_page
    assert author.pack_shown() == "tuesday"
    page.open_menu()
    assert page.menu is not None
    assert page.menu.acts[Act.REMOVE].isEnabled()
    page.menu.acts[Act.REMOVE].trigger()
    page.menu.close()
    assert not (resources.shelf() / "tuesday").exists()
    assert "tuesday" not in [one.id for one in library.packs]


def test_a_bad_pack_is_refused_with_its_problems(writes: Writes, tmp_path: Path) -> None:
    parcel = tmp_path / "bad.dealerpack"
    parcel.write_bytes(b"not a parcel")
    author = writes(library=Library(resources.lessons(), resources.shelf()))
    drop(author, parcel)
    assert author.desk.pages.currentWidget() is author.desk.problems_page
    assert author.desk.problems_page.problems


def test_journey_of_a_lesson_from_the_first_line_to_the_class(
    writes: Writes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Written, mended by its message, given Spanish, packed, installed elsewhere and played."""
    folder = tmp_path / "tuesday"
    folder.mkdir()
    (folder / "pack.yaml").write_text(
        "pack: tuesday\ntitle: {en: Tuesday, es: Martes}\nlanguages: [en, es]\n", encoding="utf-8"
    )
    file = folder / "last-night.yaml"
    monkeypatch.setattr(AskAuthor, "where_to_save", lambda *_: file)
    author = writes()
    author.desk.library_page.act.emit(Act.NEW)
    author.settle()
    assert author.sound()
    assert author.page.save()
    author.settle()

    # Its own name, as the message says.
    assert "The lesson is called" in author.problems()
    author.page.editor.setPlainText(author.text.replace("lesson: new-lesson", "lesson: last-night"))
    author.settle()
    # Spanish, which the pack promises.
    author.page.editor.setPlainText(
        author.text.replace('title: "A new lesson"', "title: {en: Last night, ese: Anoche}")
    )
    author.settle()
    assert not author.sound()
    author.page.editor.setPlainText(author.text.replace("ese:", "es:"))
    author.settle()
    assert author.sound()
    assert author.page.save()
    assert check([folder]) == ()

    parcel = tmp_path / "tuesday.dealerpack"
    write_parcel(folder, parcel)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    monkeypatch.setattr(AskPacks, "tell", lambda *_: None)
    other = writes(language="es", library=Library(resources.lessons(), resources.shelf()))
    drop(other, parcel)
    page = other.desk.library_page
    assert page.pack == "tuesday"
    assert page.file is not None
    assert page.file.is_relative_to(tmp_path / "elsewhere")
    page.open_current()
    assert other.desk.lesson_page.playing is not None
    assert other.desk.bar.title.accessibleName().endswith("Anoche")
    other.trainee.click_answer(other.trainee.right_answer)
    other.trainee.click(other.trainee.primary)
    playing = other.desk.lesson_page.playing
    assert playing is not None
    assert [one.right for one in playing.given] == [True]


def test_a_hand_is_recorded_on_the_table(writes: Writes, tmp_path: Path) -> None:
    start = SIX.split("script:")[0] + "script:\n  - {seat: 3, folds}\n"
    author = writes(start, tmp_path / "six-chips.yaml")
    page = author.page
    author.put_cursor(10)
    author.trainee.click(page.record_button)
    assert page.recorder.seat == 4  # the next to act
    page.recorder.value.setText("1500")
    author.trainee.click(page.recorder.verbs["raises"])
    author.settle()
    plate = page.table.table_layout
    assert plate is not None
    at = plate.seat(1).plate
    place = QPoint(round(at.x + at.w / 2), round(at.y + at.h / 2))
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.recorder.seat == 1
    page.recorder.value.setText("5x500")
    author.trainee.click(page.recorder.verbs["puts"])
    author.settle()
    assert author.text.splitlines()[9:] == [
        "  - {seat: 3, folds}",
        "  - {seat: 4, raises: 1500}",
        "  - {seat: 1, puts: 5x500}",
    ]
    assert author.sound()
    author.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "puts" not in author.text


def test_nothing_of_the_recorder_stays_on_the_table(writes: Writes, tmp_path: Path) -> None:
    author = writes(SIX, tmp_path / "six-chips.yaml")
    author.put_cursor(10)
    table = author.page.table
    plain = table.grab().toImage()
    author.trainee.click(author.page.record_button)
    assert differ(plain, table.grab().toImage())
    author.trainee.click(author.page.record_button)
    assert not differ(plain, table.grab().toImage())
    assert not author.page.answer.twins_button.isVisible()


def test_the_recorder_says_what_a_verb_needs(writes: Writes, tmp_path: Path) -> None:
    author = writes(SIX, tmp_path / "six-chips.yaml")
    author.put_cursor(10)
    author.trainee.click(author.page.record_button)
    author.trainee.click(author.page.recorder.verbs["bets"])
    assert "needs an amount" in author.page.recorder.told.text()
    assert author.text == SIX
