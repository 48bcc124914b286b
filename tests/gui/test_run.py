"""The words after `play` and `shot`, and the pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from trainer.gui import run
from trainer.gui.run import play, shot

TABLE = ("addendum/chips-2",)


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """There is one already, so that no other is made."""


def test_a_picture_of_the_table_at_its_first_question(tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    assert shot([*TABLE, "-o", str(file)]) == 0
    image = QImage(str(file))
    assert (image.width(), image.height()) == (1280, 720)


def test_a_picture_has_the_size_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    assert shot([*TABLE, "-o", str(file), "--size", "800x600", "--lang=it", "--at=1"]) == 0
    image = QImage(str(file))
    assert (image.width(), image.height()) == (800, 600)


def test_the_picture_at_a_question_does_not_mark_the_answer_and_that_of_a_line_shows_it_as_it_lies(
    tmp_path: Path,
) -> None:
    files = [tmp_path / name for name in ("start.png", "line.png", "asked.png", "after.png")]
    wanted = (["--event", "0"], ["--event", "2"], ["--at", "1"], ["--event", "3"])
    for file, place in zip(files, wanted, strict=True):
        assert shot([*TABLE, "-o", str(file), *place]) == 0
    pictures = [QImage(str(file)) for file in files]
    assert pictures[0] != pictures[1]
    assert pictures[1] != pictures[2]  # the seat asked about is marked
    assert pictures[2] != pictures[3]


def test_questions_and_lines_count_through_the_branches(tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    assert shot(["addendum/turn-1", "-o", str(file), "--at", "4"]) == 0
    assert shot(["addendum/turn-1", "-o", str(file), "--event", "6"]) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "shot needs a LESSON."),
        ([*TABLE], "shot needs the option --output FILE.png."),
        ([*TABLE, "x", "-o", "x.png"], "x is one word too many for shot."),
        ([*TABLE, "-o"], "The option --output needs a value: FILE.png."),
        ([*TABLE, "-o", "x.png", "--at", "9"], "The lesson has no question 9, only 1."),
        ([*TABLE, "-o", "x.png", "--at", "0"], "The lesson has no question 0, only 1."),
        ([*TABLE, "-o", "x.png", "--event", "9"], "The lesson has no line 9, only 3."),
        ([*TABLE, "-o", "x.png", "--at", "-1"], "-1 is no value of --at."),
        ([*TABLE, "-o", "x.png", "--at", "1", "--event", "1"], "Either --at or --event, not both."),
        ([*TABLE, "-o", "x.png", "--size", "big"], "big is no value of --size."),
        ([*TABLE, "-o", "x.png", "--size", "9x9"], "9x9 is no value of --size."),
        ([*TABLE, "-o", "x.png", "--lang", "fr"], "fr is no value of --lang."),
        ([*TABLE, "-o", "/dev/null/x.png"], "/dev/null/x.png cannot be written: Not a directory."),
        ([*TABLE, "-o", "x.png", "--edition", "2024"], "shot has no option --edition."),
        (["addendum", "-o", "x.png"], "addendum is a pack; name one of its lessons."),
        (["addendum/chips-9", "-o", "x.png"], "There is no lesson `addendum/chips-9`."),
        (["nowhere.yaml", "-o", "x.png"], "There is no file nowhere.yaml."),
        (["x" * 5000, "-o", "x.png"], "There is no lesson `xxx"),
        (["addendum/" + "x" * 5000, "-o", "x.png"], "There is no lesson `addendum/xxx"),
        (["x" * 5000 + ".yaml", "-o", "x.png"], "There is no file xxx"),
        (["", "-o", "x.png"], "A word of shot is empty: it needs a LESSON."),
        ([*TABLE, "-o", "x" * 300 + ".png"], "File name too long. Choose a shorter name."),
        ([*TABLE, "-o", "x.pdf"], "A picture ends in .png, .jpg, .jpeg, .bmp."),
    ],
)
def test_wrong_use_of_shot_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert shot(words) == 2
    assert said in capsys.readouterr().err


def test_a_picture_of_a_bad_lesson_is_refused_with_its_problems(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text("lesson: bad\ntitle: Bad\ntable: {game: chess}\nscript: []\n", encoding="utf-8")
    assert shot([str(file), "-o", str(tmp_path / "x.png")]) == 1
    assert f"{file}:3:15: " in capsys.readouterr().err


def test_a_line_that_cannot_have_happened_is_a_problem_of_the_lesson(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(
        "lesson: bad\ntitle: Bad\n"
        "table: {game: nlhe, blinds: 50-100, button: 1, seats: {1: 500, 2: 500, 3: 500}}\n"
        "script:\n  - {seat: 1, raises: 300}\n  - {seat: 2, raises: 900}\n",
        encoding="utf-8",
    )
    assert shot([str(file), "-o", str(tmp_path / "x.png")]) == 1
    assert "more-than-stack" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["a", "b"], "b is one word too many for play."),
        (["x" * 5000], "There is no lesson `xxx"),
        (["x" * 5000 + ".yaml"], "There is no file xxx"),
        (["--edition", "2023"], "2023 is no value of --edition."),
        (["--speed"], "play has no option --speed."),
        (["nowhere"], "There is no lesson `nowhere`."),
        (["nowhere.yaml"], "There is no file nowhere.yaml."),
    ],
)
def test_wrong_use_of_play_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert play(words) == 2
    assert said in capsys.readouterr().err


def test_wrong_use_is_said_in_the_language_that_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert play(["--lang", "es", "nowhere.yaml"]) == 2
    assert "nowhere.yaml" in capsys.readouterr().err.split("no-such-file:")[1]


def test_a_pack_is_opened_by_its_id_or_its_folder() -> None:
    from trainer import resources
    from trainer.content.library import Library

    library = Library(resources.lessons())
    assert run.target_of(library, "addendum").pack == "addendum"
    assert run.target_of(library, str(resources.lessons() / "addendum")).pack == "addendum"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["side-pots", "--play", "--count", "3"], "drill --play has no option --count."),
        (["side-pots", "--play", "--save", "x.yaml"], "drill --play has no option --save."),
        (["side-pots", "--play", "--json"], "drill --play has no option --json."),
        (["side-pots", "--play", "--level", "6"], "--level takes a number from 1 to 5."),
        (["side-pot", "--play"], "There is no kind of drill side-pot. Did you mean `side-pots`?"),
    ],
)
def test_drills_in_the_window_are_asked_for_as_drills_in_print(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert run.play_drill(words) == 2
    assert capsys.readouterr().err == f"dealer-trainer: {said}\n"
