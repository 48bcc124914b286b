"""Lessons with the mistakes that authors make, as files: each is told at its place, with what to
do, in every language of the program."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from trainer.content.check import check
from trainer.i18n import LANGUAGES, voice

FOLDER = Path(__file__).parent / "broken"
TOLD: dict[str, list[str]] = yaml.safe_load((FOLDER / "told.yaml").read_text(encoding="utf-8"))
FILES = [one for one in sorted(FOLDER.glob("*.yaml")) if one.stem != "told"]


def test_there_are_at_least_thirty_and_each_has_its_answer() -> None:
    assert len(FILES) >= 30
    assert [one.stem for one in FILES] == list(TOLD)


@pytest.mark.parametrize("file", FILES, ids=lambda one: one.stem)
def test_what_is_told_of_a_broken_lesson(file: Path) -> None:
    """Line, column and code as they are there, and the beginning of what to do."""
    found = check([file])
    lines = [f"{one.place.line}:{one.place.column} {one.code}: {one.hint}" for one in found]
    assert len(lines) == len(TOLD[file.stem])
    for line, expected in zip(lines, TOLD[file.stem], strict=True):
        assert line.startswith(expected)


@pytest.mark.parametrize("file", FILES, ids=lambda one: one.stem)
def test_it_is_told_in_every_language(file: Path) -> None:
    for problem in check([file]):
        assert problem.hint is not None
        for part in (problem.message, problem.hint):
            said = {voice(one).text(part) for one in LANGUAGES}
            assert all(said)
            assert len(said) == len(LANGUAGES), part
