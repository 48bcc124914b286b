"""Whatever is in a file: problems with known codes, each at a place in it, never a crash."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from trainer import resources
from trainer.content.building import NO_PACK, Draft, build
from trainer.content.check import check
from trainer.content.claims import agrees
from trainer.content.codes import CODES
from trainer.content.pack import read_lesson
from trainer.content.script import draft_problems, house_of, questions
from trainer.content.yaml_text import read_bytes, read_text
from trainer.messages import Problem

LESSONS = sorted(resources.lessons().glob("addendum/*-*.yaml"))
WORDS = re.compile(r"[A-Za-z0-9-]+|[^\sA-Za-z0-9]|\s+")
ODD = (
    "0",
    "10",
    "1,700",
    "x",
    "As",
    "[]",
    "{}",
    "none",
    "dealing",
    "stud",
    "razz",
    "yes",
    "→",
    "'",
)


def problems_of(text: str) -> tuple[Problem, ...]:
    root, problems = read_text(text, "f")
    draft = Draft(None, problems) if root is None else build(root, NO_PACK)
    return (*problems, *draft.problems, *draft_problems(draft))


@st.composite
def spoilt_lessons(draw: st.DrawFn) -> str:
    """A shipped lesson in which some words were lost, doubled, exchanged or replaced."""
    words = WORDS.findall(draw(st.sampled_from(LESSONS)).read_text(encoding="utf-8"))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(words) - 1))
        other = draw(st.integers(0, len(words) - 1))
        match draw(st.sampled_from(("lose", "double", "exchange", "replace"))):
            case "lose":
                words[at] = ""
            case "double":
                words[at] = words[at] * 2
            case "exchange":
                words[at], words[other] = words[other], words[at]
            case _:
                words[at] = draw(st.sampled_from(ODD))
    return "".join(words)


@given(spoilt_lessons())
def test_a_spoilt_lesson(text: str) -> None:
    lines = text.count("\n") + 1
    for problem in problems_of(text):
        assert problem.code in CODES
        assert 0 <= problem.place.line <= lines + 1
        assert str(problem.message)
        assert problem.hint is None or str(problem.hint)


@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    _, problems = read_bytes(data, "f")
    assert all(one.code in CODES for one in problems)


@given(st.text(alphabet="ab: -[]{},'\"|>&*!%@#\n\t0", max_size=80))
def test_any_signs_of_yaml(text: str) -> None:
    _, problems = read_text(text, "f")
    assert all(one.code in CODES and one.code != "yaml-syntax" for one in problems)


def test_a_claim_that_disagrees_puts_its_question_in_dispute(tmp_path: Path) -> None:
    """The lesson opens all the same; only this question counts for nothing."""
    text = (resources.lessons() / "addendum" / "chips-2.yaml").read_text(encoding="utf-8")
    for claim, so in (("to: 1700", True), ("to: 1750", False)):
        file = tmp_path / "lesson.yaml"
        file.write_text(text.replace("to: 1700", claim, 1), encoding="utf-8")
        made = read_lesson(file)
        house = house_of(made, made.editions[-1])
        asked = questions(made, house)
        assert all(agrees(one.question, one.table, house) for one in asked) is so
        assert bool(check([file])) is not so
