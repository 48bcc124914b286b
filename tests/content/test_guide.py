"""The instructor's guide: every lesson in it is read, checked and answered as it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trainer.content.check import check

GUIDE = Path(__file__).parents[2] / "lessons" / "README.md"
LESSONS = re.findall(
    r"```yaml\n(lesson: (\S+)\n.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL
)


def test_there_is_one_for_each_task() -> None:
    assert len(LESSONS) >= 8
    assert len(LESSONS[0][0].splitlines()) == 10


@pytest.mark.parametrize(("text", "name"), LESSONS, ids=[name for _, name in LESSONS])
def test_lesson_of_the_guide(text: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / f"{name}.yaml"
    file.write_text(text, encoding="utf-8")
    assert check([file]) == ()
