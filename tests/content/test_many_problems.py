"""Thousands of mistakes are summed up, soon told, and each says what was expected."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from trainer import cli
from trainer.content.check import MOST_ALIKE, check, look_over

HEAD = """\
lesson: sample
title: A sample
table: {game: nlhe, blinds: 250-500, button: 4, seats: {1: 20000, 2: 20000, 3: 20000, 4: 20000}}
script:
"""
MANY = 3_000


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{seat: 3, rises: 1100}", "unknown-key"),
        ("{seat: 3, raises: 1,100}", "amount-separator"),
        ("{seat: 9, folds}", "no-such-seat"),
        ("{ask: rulin, seat: 3}", "unknown-word"),
        ("{seat: 3, raises: 99000}", "more-than-stack"),
    ],
)
def test_three_thousand_bad_lines_are_summed_up(tmp_path: Path, line: str, code: str) -> None:
    file = tmp_path / "sample.yaml"
    text = HEAD + f"  - {line}\n" * MANY
    file.write_text(text, encoding="utf-8")
    start = time.process_time()
    problems = check([file])
    assert time.process_time() - start < 5
    assert [one.code for one in problems] == [code] * (MOST_ALIKE + 1)
    assert [one.place.line for one in problems] == list(range(5, 6 + MOST_ALIKE))
    assert [one.more for one in problems] == [0] * MOST_ALIKE + [MANY - MOST_ALIKE]
    assert str(problems[-1].message).startswith("2,980 more problems like these in this file")
    assert look_over(text, file).problems == problems


def test_a_rare_mistake_is_not_lost_among_thousands(tmp_path: Path) -> None:
    text = HEAD + "  - {seat: 9, folds}\n" * MANY + "  - {seat: 3, bets: 1.100}\n"
    (tmp_path / "sample.yaml").write_text(text, encoding="utf-8")
    problems = check([tmp_path / "sample.yaml"])
    assert len(problems) == MOST_ALIKE + 2
    assert (problems[-1].code, problems[-1].place.line) == ("amount-separator", MANY + 5)


def test_each_file_has_its_own_sum(tmp_path: Path) -> None:
    for name in ("a", "b"):
        text = HEAD + "  - {seat: 9, folds}\n" * (MOST_ALIKE + 1)
        (tmp_path / f"{name}.yaml").write_text(text.replace("sample", name), encoding="utf-8")
    problems = check([tmp_path])
    assert len(problems) == 2 * (MOST_ALIKE + 1)
    assert str(problems[MOST_ALIKE].message).startswith("1 more problem like these")


BAD = (
    HEAD.replace("title:", "titel:").replace("nlhe", "nhle")
    + """\
  - {seat: 1, rises: 300}
  - {seat: 2, puts: 3x10}
  - {ask: rulin, seat: 3}
"""
)
TOLD = {
    ("en", "missing-key"): ("", "a text, or one for each language"),
    ("en", "unknown-key"): ("title", "one of `lesson` `title`"),
    ("en", "unknown-word"): ("nlhe", "one of `nlhe` `plhe`"),
    ("en", "no-such-chip"): ("", "chips as pieces: `1000 5x100`"),
    ("es", "unknown-word"): ("nlhe", "`nlhe` `plhe`"),
    ("it", "no-such-chip"): ("", "`1000 5x100`"),
}


@pytest.mark.parametrize(("language", "code"), TOLD)
def test_programs_are_told_what_was_meant_and_what_was_expected(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, code: str
) -> None:
    file = tmp_path / "sample.yaml"
    file.write_text(BAD, encoding="utf-8")
    assert cli.main(["check", str(file), "--json", "--lang", language]) == 1
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["line"], row["column"]) for row in rows] == [
        (1, 1), (2, 1), (3, 15), (5, 15), (6, 21), (7, 11),
    ]  # fmt: skip
    row = next(one for one in rows if one["code"] == code)
    meant, expected = TOLD[language, code]
    assert row["did_you_mean"] == meant
    assert expected in row["expected"]
    assert row["more"] == 0
    english = ("one of", "pieces", "a text")
    assert language == "en" or not any(word in row["expected"] for word in english)
