"""`check`, `rules` and `schema`: listings for authors and for editors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trainer import cli, resources
from trainer.cli import rules
from trainer.cli.coverage import CASES, Coverage, coverage
from trainer.rules import book
from trainer.rules.house import Edition

BAD = """\
lesson: bad
titel: Bad
table: {game: nlhe, blinds: 50-100, button: 1, seats: {1: 1,000, 2: 5000}}
script:
  - {seat: 9, folds}
"""


def test_the_shipped_lessons_have_no_problem(capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["check", str(resources.lessons())])
    heard = capsys.readouterr()
    assert (heard.out, heard.err, code) == ("", "", 0)


def test_check_says_every_problem_of_every_file_with_its_place(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one, other = tmp_path / "one.yaml", tmp_path / "other.yaml"
    one.write_text(BAD, "utf-8")
    other.write_text("lesson: [", "utf-8")
    assert cli.main(["check", str(one), str(other)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert any(
        line.startswith(f"{one}:2:1: unknown-key: ") and "Did you mean `title`?" in line
        for line in said
    )
    assert any(line.startswith(f"{one}:3:") and "amount-separator" in line for line in said)
    assert any(line.startswith(f"{one}:5:") and "no-such-seat" in line for line in said)
    assert sum(line.startswith(f"{other}:") for line in said) == 1


def test_check_says_the_same_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(BAD, "utf-8")
    assert cli.main(["check", str(file), "--json"]) == 1
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    unknown = next(one for one in found if one["code"] == "unknown-key")
    assert (unknown["file"], unknown["line"], unknown["column"]) == (str(file), 2, 1)
    assert unknown["hint"] == "Did you mean `title`?"


def test_a_missing_path_is_wrong_use_and_hides_no_problem(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(BAD, "utf-8")
    assert cli.main(["check", str(tmp_path / "gone"), str(file)]) == 2
    heard = capsys.readouterr()
    assert "no-such-file" in heard.err
    assert "unknown-key" in heard.out


def test_the_rule_book_by_number_with_what_covers_it(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["rules", "--edition", "2024", "--json"])
    found = {}
    for line in capsys.readouterr().out.splitlines():
        one = json.loads(line)
        found[one["rule"]] = one
    chips = found["multiple-chip-betting"]
    assert (chips["number"], chips["edition"]) == ("45", 2024)
    assert "addendum/chips-2" in chips["lessons"]
    assert any(name.startswith("multiple-chip-betting/") for name in chips["cases"])
    assert "chips-are-in-play" not in found  # new in 2026


@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_every_rule_that_is_computed_is_covered(
    capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    cli.main(["rules", "--uncovered", "--json", "--edition", edition])
    assert capsys.readouterr().out == ""


def test_uncovered_are_computed_rules_without_lesson_and_case(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "coverage", lambda _edition: Coverage())
    cli.main(["rules", "--uncovered", "--json"])
    found = {json.loads(line)["rule"] for line in capsys.readouterr().out.splitlines()}
    computed = {one.name for one in book.RULES if one.scope is book.Scope.COMPUTED}
    assert found == computed | {name for name, *_ in book.PROCEDURES}


def test_the_rule_book_says_how_far_each_rule_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["rules", "--json"])
    found = {one["rule"]: one for one in map(json.loads, capsys.readouterr().out.splitlines())}
    assert {found[one.name]["scope"] for one in book.RULES} == {one.value for one in book.Scope}
    assert found["overchips"]["scope"] == "computed"
    assert found["rabbit-hunting"]["scope"] == "etiquette"
    assert found["correct-seating"]["scope"] == "left-out"
    assert "seat that was drawn" in found["correct-seating"]["reason"]
    assert all(bool(one["reason"]) is (one["scope"] == "left-out") for one in found.values())
    cli.main(["rules"])
    told = capsys.readouterr().out
    for said in ("Computed.", "Etiquette: taught", "Left out: The seat that was drawn"):
        assert said in told


def test_an_author_s_word_covers_the_rule_that_its_lesson_names(
    capsys: pytest.CaptureFixture[str],
) -> None:
    cli.main(["rules", "--json"])
    found = {one["rule"]: one for one in map(json.loads, capsys.readouterr().out.splitlines())}
    assert "rulebook/phone-at-the-table" in found["electronic-devices"]["lessons"]


def test_the_rule_book_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["rules"])
    said = capsys.readouterr().out
    assert "   47  Multiple-chip betting (multiple-chip-betting)\n" in said
    assert said.count("where texts differ, the original prevails") == 1


def test_a_bad_case_is_said_and_the_book_is_listed_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("cases: [", "utf-8")
    found = coverage(Edition.TDA_2026, tmp_path)
    assert len(found.problems) == 1
    assert found.cases == {}
    assert found.lessons["multiple-chip-betting"]


def test_every_case_file_is_counted() -> None:
    covering = coverage(Edition.TDA_2026)
    assert covering.problems == []
    counted = {name.partition("/")[0] for names in covering.cases.values() for name in names}
    assert counted == {file.stem for file in CASES.glob("*.yaml")}
    assert set(covering.cases) <= {rule.name for rule in book.RULES} | {
        name for name, *_ in book.PROCEDURES
    }


def test_the_schema_knows_every_question_and_speaks_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["schema"]) == 0
    english = json.loads(capsys.readouterr().out)
    assert english["$schema"].startswith("http://json-schema.org/")
    assert {"lesson", "pack", "ask-ruling"} <= set(english["definitions"])
    assert cli.main(["schema", "--lang", "es"]) == 0
    assert json.loads(capsys.readouterr().out)["definitions"].keys() == (
        english["definitions"].keys()
    )
