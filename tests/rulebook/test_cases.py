"""Every rule case of this folder: the rules answer as it expects, in every edition it is for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from trainer.content.building import Draft
from trainer.content.cases import build_cases
from trainer.content.claims import claim_problems
from trainer.content.lesson import Lesson
from trainer.content.script import draft_problems, house_of, questions
from trainer.content.yaml_text import read_file
from trainer.messages import Problem

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.yaml"))


def _drafts(file: Path) -> tuple[Draft, ...]:
    root, _ = read_file(file)
    return () if root is None else build_cases(root)[0]


def _sound(file: Path) -> Iterator[Lesson]:
    """The cases that could be read; `test_file` tells of the others."""
    for draft in _drafts(file):
        if draft.lesson is not None and not draft.problems:
            yield draft.lesson


CASES = [
    pytest.param(case, edition, id=f"{file.stem}:{case.id}-{edition:d}")
    for file in FILES
    for case in _sound(file)
    for edition in case.editions
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_file(file: Path) -> None:
    root, problems = read_file(file)
    assert root is not None, _told(problems)
    drafts, of_file = build_cases(root)
    found = [*problems, *of_file]
    for draft in drafts:
        found += [*draft.problems, *draft_problems(draft)]
    assert not found, _told(found)
    for draft in drafts:
        assert draft.lesson is not None
        assert draft.lesson.source, f"{draft.lesson.place}: a case says where it comes from"


@pytest.mark.parametrize("case, edition", CASES)
def test_case(case: Lesson, edition: int) -> None:
    house = house_of(case, next(one for one in case.editions if one == edition))
    asked = questions(case, house)
    assert asked, "a case asks something"
    for one in asked:
        assert one.question.expected(house.edition) is not None, "a case expects an answer"
        problems = claim_problems(one.question, one.table, house)
        assert not problems, _told(problems)


def _told(problems: list[Problem] | tuple[Problem, ...]) -> str:
    return "\n".join(f"{one.place}: {one.code}: {one.message} {one.hint or ''}" for one in problems)
