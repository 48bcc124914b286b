"""A lesson on paper: every question has its page, and no answer stands before the last."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from tests.gui.windows import Opens
from trainer import resources
from trainer.command_line.shell import FINE, WRONG_USE
from trainer.content.library import Library
from trainer.gui import handout, run
from trainer.gui.screens.practice_dialogs import FileDialog
from trainer.i18n import voice
from trainer.training.playing import questions

LESSON: Final = "addendum/turn-1"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """What is written on paper, with its page."""
    found: list[tuple[int, str]] = []
    write = handout._Sheet.write

    def heard(sheet: handout._Sheet, text: str, points: int, *, bold: bool = False) -> None:
        write(sheet, text, points, bold=bold)
        found.append((sheet.page, text))

    monkeypatch.setattr(handout._Sheet, "write", heard)
    return found


def pages(file: Path) -> int:
    return len(re.findall(rb"/Type /Page\b", file.read_bytes()))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_page_for_each_question_and_the_answers_after_them(
    tmp_path: Path, written: list[tuple[int, str]], language: str
) -> None:
    lesson = Library(resources.lessons()).lesson(LESSON)
    file = tmp_path / "lesson.pdf"
    handout.write(str(file), lesson, voice(language))
    asked = len(questions(lesson))
    assert file.read_bytes().startswith(b"%PDF")
    assert pages(file) >= asked + 1
    answers = [(page, text) for page, text in written if text.startswith("✓")]
    assert len(answers) == asked
    first = min(page for page, _ in answers)
    assert first == asked + 1
    told = {text for _, text in answers}
    assert not any(text in told for page, text in written if page < first)


def test_the_command_writes_it_without_a_display(tmp_path: Path) -> None:
    file = tmp_path / "paper.pdf"
    assert run.handout([LESSON, "-o", str(file), "--lang", "it"]) == FINE
    assert pages(file) >= 2


def test_a_whole_pack_on_paper(tmp_path: Path, written: list[tuple[int, str]]) -> None:
    """All questions first, each lesson under its title; then all answers, lesson by lesson."""
    folder, file = tmp_path / "two", tmp_path / "two.pdf"
    folder.mkdir()
    names = ("turn-1", "chips-2")
    for name in names:
        text = (resources.lessons() / "addendum" / f"{name}.yaml").read_text(encoding="utf-8")
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    (folder / "pack.yaml").write_text(
        "pack: two\ntitle: Two\nlanguages: [en, es, it]\norder: [turn-1, chips-2]\n"
        "defaults: {table: {game: nlhe, size: 9}}\n",
        encoding="utf-8",
    )
    assert run.handout([str(folder), "-o", str(file), "--lang", "en"]) == FINE
    lessons = [Library(folder).lesson(f"two/{name}") for name in names]
    asked = sum(len(questions(one)) for one in lessons)
    assert pages(file) >= asked + 1
    start = next(at for at, (_, text) in enumerate(written) if text == "Answers")
    assert len([text for _, text in written[start:] if text.startswith("✓")]) == asked
    assert not [text for _, text in written[:start] if text.startswith("✓")]
    titles = [text for _, text in written[start:] if text in {str(one.title) for one in lessons}]
    assert titles == [str(one.title) for one in lessons]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([LESSON], "handout needs the option --output FILE.pdf."),
        ([LESSON, "-o"], "The option --output needs a value: FILE.pdf."),
        (
            [LESSON, "-o", "nowhere/at/all.pdf"],
            "at/all.pdf cannot be written: No such file",
        ),
        ([LESSON, "-o", "x.png"], "A handout ends in .pdf."),
        (["", "-o", "x.pdf"], "A word of handout is empty: it needs a LESSON|PACK."),
        (["x" * 5000, "-o", "x.pdf"], "There is no lesson `xxx"),
        (["nowhere", "-o", "x.pdf"], "There is no lesson `nowhere`."),
    ],
)
def test_wrong_use_is_said_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.handout(["--lang=en", *words]) == WRONG_USE
    assert said in capsys.readouterr().err


def test_it_is_written_from_the_menu_and_by_its_key(
    opens: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trainee = opens(LESSON)
    file = tmp_path / "turn.pdf"
    monkeypatch.setattr(FileDialog, "ask", lambda *_: str(file))
    menu = trainee.desk.view_menu.open_under(trainee.desk.bar.view_chip, trainee.window.voice)
    assert "Handout as PDF\tCtrl+P" in [action.text() for action in menu.actions()]
    next(one for one in menu.actions() if one.text().startswith("Handout")).trigger()
    menu.close()
    assert pages(file) >= 2


def test_a_file_that_cannot_be_written_is_told(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    trainee = opens(LESSON)
    monkeypatch.setattr(FileDialog, "ask", lambda *_: "nowhere/at/all.pdf")
    QTest.keyClick(trainee.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    boxes = trainee.desk.findChildren(QMessageBox)
    assert len(boxes) == 1
    box = boxes[0]
    assert "nowhere/at/all.pdf" in box.text()
    box.close()
