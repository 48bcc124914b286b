"""What the tool says of itself, in every language, and how answers are written by example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trainer import cli
from trainer.command_line.commands import COMMANDS
from trainer.content.answer_shapes import ASKS
from trainer.content.placeholders import PLACEHOLDERS
from trainer.content.questions import EXAMPLES
from trainer.i18n import LANGUAGES, SOURCE
from trainer.training.drills.catalogue import ALL_KINDS

SAME = {"FILE"}
"""Words in capitals that another language has as well."""


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert cli.main(list(words)) == code
    heard = capsys.readouterr()
    return heard.err if code else heard.out


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != SOURCE])
def test_no_word_of_the_help_is_left_in_english(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    for command in ("", *(one.name for one in COMMANDS)):
        words = [command, "--help", "--lang", language] if command else ["--help"]
        told = said(capsys, *words, *(() if command else ("--lang", language)))
        english = said(capsys, *filter(None, [command, "--help", "--lang", SOURCE]))
        left = {one for one in PLACEHOLDERS if re.search(rf"\b{one}\b", told)} - SAME
        assert left == set(), command
        sentences = {line.strip() for line in english.splitlines() if " " in line.strip()}
        same = sentences & {line.strip() for line in told.splitlines()}
        assert {line for line in same if re.search(r"\b(the|of|and|is)\b", line)} == set()


def test_the_help_of_grade_shows_an_answer_of_every_type(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = said(capsys, "grade", "--help")
    for one in ASKS:
        assert f"{one.ask:10}1: {EXAMPLES[one.ask]}" in told


def test_the_help_of_grade_for_a_lesson_shows_its_own_questions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = said(capsys, "grade", "addendum/turn-1", "--help")
    assert "binding   4: {binds: no" in told
    assert "5: {" not in told
    assert "ruling " not in told
    assert "ruling " in said(capsys, "grade", "no-such-lesson", "--help")


@pytest.mark.parametrize(
    "text",
    [
        "1: raise to 1700\n",
        "raise\n",
        "action: raise\n",
        "1: {actoin: raise}\n",
        "1: {to: 1,700}\n",
        "1: action: raise\n",
    ],
)
def test_an_answer_that_is_not_understood_is_answered_by_an_example(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    file = tmp_path / "answers.yaml"
    file.write_text(text, "utf-8")
    told = said(capsys, "grade", "addendum/chips-2", "--answers", str(file), code=1)
    assert told.count(f"`1: {EXAMPLES['ruling']}`") == 1


def test_without_answers_it_says_where_the_example_is(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "grade", "addendum/chips-2", code=2)
    assert "`dealer-trainer grade LESSON --help`" in told


def test_the_help_of_drill_names_every_kind(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "drill", "--help")
    for kind in ALL_KINDS:
        assert f"\n  {kind.name} " in told
    assert "\n  mixed " in told
