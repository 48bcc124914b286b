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


MANIFESTS = re.findall(
    r"```(?:yaml)?\n(pack: .*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL
)


def test_there_are_packs_with_an_order_and_with_chapters() -> None:
    assert any("order:" in one for one in MANIFESTS)
    assert any("chapters:" in one for one in MANIFESTS)


@pytest.mark.parametrize("text", MANIFESTS)
def test_pack_of_the_guide(text: str, tmp_path: Path) -> None:
    """With lessons of the guide it is a sound pack."""
    (tmp_path / "pack.yaml").write_text(text, encoding="utf-8")
    for lesson, name in LESSONS:
        if name in text:
            (tmp_path / f"{name}.yaml").write_text(lesson, encoding="utf-8")
    assert check([tmp_path]) == ()
