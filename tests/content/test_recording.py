"""Lines that the recorder puts into a script: in their place, and the rest as it was typed."""

from __future__ import annotations

import pytest

from trainer.content.recording import entry, inserted

TABLE = "lesson: a\ntable: {game: nlhe}\n"
SCRIPT = "script:\n  - {seat: 1, bets: 300}  # large\n  - ask: ruling\n    seat: 1\n"
BRANCHES = (
    "  - branches:\n      - name: x\n        script:\n          - {seat: 2, folds}\n"
    "      - name: y\n        script:\n          - {seat: 2, calls}\n"
)


@pytest.mark.parametrize(
    ("text", "cursor", "at_line", "blanks"),
    [
        (TABLE + SCRIPT, 4, 5, 2),
        (TABLE + SCRIPT, 5, 7, 2),
        (TABLE + SCRIPT, 6, 7, 2),
        (TABLE + SCRIPT, 1, 7, 2),
        (TABLE + SCRIPT + BRANCHES, 7, 7, 2),
        (TABLE + SCRIPT + BRANCHES, 10, 11, 10),
        (TABLE + SCRIPT + BRANCHES, 13, 14, 10),
        (TABLE + "script:\n- {seat: 1, folds}", 4, 5, 0),
    ],
)
def test_a_line_goes_under_the_cursors_entry(
    text: str, cursor: int, at_line: int, blanks: int
) -> None:
    found = inserted(text, cursor, "{seat: 9, folds}")
    assert found is not None
    new = text[: found.at] + found.text + text[found.at :]
    lines = new.split("\n")
    assert lines[at_line - 1] == " " * blanks + "- {seat: 9, folds}"
    assert found.line == at_line
    del lines[at_line - 1]
    assert "\n".join(lines) == text


@pytest.mark.parametrize("text", ["lesson: [", "script: []\n", "script: [{seat: 1, folds}]\n", ""])
def test_a_text_that_takes_no_line(text: str) -> None:
    assert inserted(text, 1, "{seat: 9, folds}") is None


@pytest.mark.parametrize(
    ("verb", "value", "line"),
    [
        ("folds", "", "{seat: 3, folds}"),
        ("raises", " 1700 ", "{seat: 3, raises: 1700}"),
        ("raises", "1,700", None),
        ("raises", "", None),
        ("puts", "1000  5x100", "{seat: 3, puts: 1000 5x100}"),
        ("says", "raise 800", "{seat: 3, says: raise 800}"),
        ("says", "x}", None),
    ],
)
def test_lines_of_a_seat(verb: str, value: str, line: str | None) -> None:
    assert entry(3, verb, value) == line
