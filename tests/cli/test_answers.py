"""`rule` and `grade`: what they say of lessons, to people and to programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from trainer import cli, resources

LESSON = """\
lesson: trial
title: {en: Trial, es: Prueba, it: Prova}
table:
  game: nlhe
  blinds: 250-500
  button: 4
  seats: {1: 20000, 2: 20000, 3: {name: UTG, stack: 20000}, 4: {stack: 3x5000 4x1000 10x100}}
script:
  - {seat: 3, raises: 1100}
  - {seat: 4, puts: 1000 5x100}
  - ask: ruling
    seat: 4
    because: {en: Count the pieces., es: Las piezas cuentan.}
    tempting:
      - {answer: {action: call, to: 1100, change: 400}, because: {en: It looks like a call.}}
    expect: {action: raise, to: 1700, add: 200}
"""


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    file = tmp_path / "trial.yaml"
    file.write_text(LESSON, "utf-8")
    return file


@pytest.fixture
def answers(tmp_path: Path) -> Path:
    return tmp_path / "answers.yaml"


def lines(capsys: pytest.CaptureFixture[str]) -> list[Any]:
    heard = capsys.readouterr()
    assert heard.err == ""
    return [json.loads(line) for line in heard.out.splitlines()]


def test_rule_says_one_object_a_lesson(capsys: pytest.CaptureFixture[str], lesson: Path) -> None:
    assert cli.main(["rule", "addendum/chips-2", str(lesson), "--json"]) == 0
    shipped, own = lines(capsys)
    for one, name in ((shipped, "chips-2"), (own, "trial")):
        assert (one["lesson"], one["edition"]) == (name, 2026)
        (question,) = one["questions"]
        assert (question["at"], question["ask"], question["seat"]) == (1, "ruling", 4)
        assert question["answer"] == {"action": "raise", "to": 1700, "add": 200}
        cites = [{"rule": "multiple-chip-betting", "number": "47", "part": "B1"}]
        assert question["cites"][:1] == cites
        assert any("1,500 − 100 = 1,400" in step for step in question["why"])


def test_rule_numbers_by_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rule", "addendum/chips-2", "--edition", "2024", "--json"]) == 0
    (one,) = lines(capsys)
    assert one["edition"] == 2024
    assert one["questions"][0]["cites"][0] == {
        "rule": "multiple-chip-betting",
        "number": "45",
        "part": "B1",
    }


def test_without_an_edition_the_newest_that_the_lesson_allows(
    capsys: pytest.CaptureFixture[str], lesson: Path
) -> None:
    lesson.write_text("editions: [2024]\n" + LESSON, "utf-8")
    assert cli.main(["rule", str(lesson), "--json"]) == 0
    assert lines(capsys)[0]["edition"] == 2024


def test_the_facts_decide_and_not_what_is_expected(
    capsys: pytest.CaptureFixture[str], lesson: Path
) -> None:
    lesson.write_text(LESSON.replace("to: 1700, add: 200", "to: 1500"), "utf-8")
    assert cli.main(["rule", str(lesson), "--json"]) == 0
    assert lines(capsys)[0]["questions"][0]["answer"]["to"] == 1700
    assert cli.main(["check", str(lesson)]) == 1
    assert "expect-disagrees" in capsys.readouterr().out


def test_the_floor_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rule", "addendum/undercall-1", "--json"]) == 0
    answer = lines(capsys)[0]["questions"][0]["answer"]
    assert (answer["action"], answer["floor"]) == ("floor", True)
    assert {"action": "call", "to": 8000, "add": 6000} in answer["outcomes"]


def test_rule_speaks_to_people(capsys: pytest.CaptureFixture[str], lesson: Path) -> None:
    assert cli.main(["rule", str(lesson), "addendum/chips-2"]) == 0
    heard = capsys.readouterr()
    assert heard.err == ""
    said = heard.out.splitlines()
    assert said[0] == "trial: Trial (Poker TDA 2026)"
    assert "   Raise to 1,700, owes 200" in said
    assert "   Multiple-chip betting 47-B1 (Poker TDA 2026)" in said
    assert heard.out.count("where texts differ, the original prevails") == 1
    assert said[-1].startswith("Poker TDA, pokertda.com")


@pytest.mark.parametrize("language, number", [("es", "1.700"), ("it", "1.700"), ("en", "1,700")])
def test_numbers_are_written_as_the_language_writes_them(
    language: str, number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["rule", "addendum/chips-2", "--lang", language]) == 0
    assert number in capsys.readouterr().out


def test_one_bad_lesson_does_not_silence_the_others(
    capsys: pytest.CaptureFixture[str], lesson: Path
) -> None:
    assert cli.main(["rule", "addendum/chip-2", str(lesson), "--json"]) == 2
    heard = capsys.readouterr()
    assert json.loads(heard.out)["lesson"] == "trial"
    assert heard.err == (
        "dealer-trainer: There is no lesson `addendum/chip-2`. Did you mean `addendum/chips-2`?\n"
    )


def test_all_lessons_of_a_folder_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    """`rule lessons/addendum/*.yaml` brings the file of the pack along: it is passed over."""
    files = sorted((resources.lessons() / "addendum").glob("*.yaml"))
    assert any(file.name == "pack.yaml" for file in files)
    for edition in ("2024", "2026"):
        assert cli.main(["rule", *map(str, files), "--json", "--edition", edition]) == 0
        assert len(lines(capsys)) == len(files) - 1 == 47


def test_a_pack_alone_is_no_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rule", str(resources.lessons() / "addendum" / "pack.yaml")]) == 2
    assert "is a pack, not a lesson" in capsys.readouterr().err


def test_what_the_facts_do_not_tell_is_a_problem_of_the_lesson(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "unknown.yaml"
    file.write_text(
        "lesson: unknown\ntitle: Unknown\n"
        "table: {game: nlhe, blinds: 50-100, button: 1, street: flop, board: Jc 8d 2h,"
        " pots: [600], seats: {1: 5000, 2: 5000}}\n"
        "script:\n  - {ask: seat, for: bring-in}\n",
        "utf-8",
    )
    assert cli.main(["rule", str(file), "--json"]) == 1
    heard = capsys.readouterr()
    assert "unanswerable" in heard.err
    assert heard.err.startswith(f"{file}:5:")
    (question,) = json.loads(heard.out)["questions"]
    assert question["answer"] == {}
    assert question["unknown"]


@pytest.mark.parametrize(
    "answer, score, wrong",
    [
        ("{action: raise, to: 1700, add: 200}", 1, []),
        ("{action: raise, to: 1500}", 0.5, ["to", "add"]),
        ("{action: call, to: 1100, change: 400}", 0, ["action", "to", "add", "change"]),
        ("{floor: yes}", 0, ["floor", "action", "to", "add"]),
    ],
)
def test_grade_says_one_object_an_answer(
    answer: str,
    score: float,
    wrong: list[str],
    capsys: pytest.CaptureFixture[str],
    lesson: Path,
    answers: Path,
) -> None:
    answers.write_text(f"1: {answer}\n", "utf-8")
    assert cli.main(["grade", str(lesson), "--answers", str(answers), "--json"]) == 0
    (one,) = lines(capsys)
    assert (one["at"], one["score"]) == (1, score)
    assert [mark["field"] for mark in one["marks"] if not mark["right"]] == wrong
    assert one["cites"][0]["number"] == "47"
    assert any("1,500 − 100 = 1,400" in step for step in one["why"])
    assert one["because"] == "Count the pieces."


def test_grade_shows_expected_beside_given(
    capsys: pytest.CaptureFixture[str], lesson: Path, answers: Path
) -> None:
    answers.write_text('{"1": {"action": "raise", "to": 1500, "add": 200}}', "utf-8")
    assert cli.main(["grade", str(lesson), "--answers", str(answers), "--json"]) == 0
    (one,) = lines(capsys)
    assert one["marks"] == [
        {"field": "action", "right": True, "expected": "raise", "given": "raise"},
        {"field": "to", "right": False, "expected": 1700, "given": 1500},
        {"field": "add", "right": True, "expected": 200, "given": 200},
    ]
    assert one["remark"] == "Half right. Right: action, still owes. Not right: total in front."


def test_grade_speaks_to_people(
    capsys: pytest.CaptureFixture[str], lesson: Path, answers: Path
) -> None:
    answers.write_text("1: {action: call, to: 1100, change: 400}", "utf-8")
    assert cli.main(["grade", str(lesson), "--answers", str(answers)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "1. Not right. It is a raise."
    for line in (
        "   Raise to 1,700, owes 200",
        "   Your answer: call to 1,100, 400 back",
        "     Total in front: 1,700 (given: 1,100)",
        "     Still owes: 200 (given: 0)",
        "   Multiple-chip betting 47-B1 (Poker TDA 2026)",
        "   It looks like a call.",
        "   Count the pieces.",
    ):
        assert line in said


@pytest.mark.parametrize(
    "text, code, said",
    [
        ("2: {action: call}", 1, "no-such-question"),
        ("1: {acton: call}", 1, "Did you mean `action`?"),
        ("1: call", 1, "wrong-kind"),
        ("[1]", 1, "wrong-kind"),
        ("", 1, "empty-file"),
        ("1: {action: call, to: 1,100}", 1, "amount-separator"),
    ],
)
def test_answers_that_are_none_are_problems(
    text: str,
    code: int,
    said: str,
    capsys: pytest.CaptureFixture[str],
    lesson: Path,
    answers: Path,
) -> None:
    answers.write_text(text, "utf-8")
    assert cli.main(["grade", str(lesson), "--answers", str(answers)]) == code
    heard = capsys.readouterr()
    assert said in heard.err
    assert heard.err.startswith(f"{answers}:")
    assert heard.out == ""


def test_a_missing_file_of_answers_is_wrong_use(
    capsys: pytest.CaptureFixture[str], lesson: Path, answers: Path
) -> None:
    assert cli.main(["grade", str(lesson), "--answers", str(answers)]) == 2
    assert "no-such-file" in capsys.readouterr().err
