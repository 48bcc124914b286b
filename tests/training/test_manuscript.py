"""A file being written: saved as typed, not over somebody else's work, and not lost in a crash."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.messages import Problems
from trainer.training.manuscript import (
    Manuscript,
    changed_on_disk,
    keep_aside,
    kept_aside,
    put_away,
    read_manuscript,
    save,
)


@pytest.mark.parametrize(
    "data",
    [b"lesson: a  # mine\n\n\n", b"a: 1\r\nb: 2\r\n", b"\xef\xbb\xbftitle: \xc3\xa9", b""],
    ids=["comments and blank lines", "line ends of Windows", "byte order mark", "nothing"],
)
def test_what_is_saved_is_what_was_typed(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes(data)
    save(read_manuscript(file))
    assert file.read_bytes() == data
    assert [one.name for one in tmp_path.iterdir()] == ["a.yaml"]


def test_a_file_that_another_program_changed_is_known(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("lesson: a\n", encoding="utf-8")
    mine = read_manuscript(file)
    assert not changed_on_disk(mine)
    file.write_text("lesson: b\n", encoding="utf-8")
    assert changed_on_disk(mine)
    assert not changed_on_disk(save(mine.with_text("lesson: c\n")))


def test_a_file_that_cannot_be_written_says_so_and_stays(tmp_path: Path) -> None:
    with pytest.raises(Problems) as refused:
        save(Manuscript(tmp_path / "no-folder" / "a.yaml", "lesson: a\n"))
    assert [one.code for one in refused.value.problems] == ["unwritable-file"]


def test_what_was_not_saved_is_found_again_until_it_is_put_away(tmp_path: Path) -> None:
    drafts = tmp_path / "drafts"
    file = tmp_path / "a.yaml"
    file.write_text("lesson: a\n", encoding="utf-8")
    mine = read_manuscript(file).with_text("lesson: a\ntitle: Half a wo")
    keep_aside(mine, drafts)
    keep_aside(Manuscript(tmp_path / "new.yaml", "lesson: new\n"), drafts)
    found = {one.manuscript.file.name: one for one in kept_aside(drafts)}
    assert found["a.yaml"].manuscript == mine
    assert not found["a.yaml"].new
    assert found["new.yaml"].new
    put_away(mine, drafts)
    assert [one.manuscript.file.name for one in kept_aside(drafts)] == ["new.yaml"]


def test_a_damaged_file_aside_is_passed_over(tmp_path: Path) -> None:
    kept = keep_aside(Manuscript(tmp_path / "a.yaml", "lesson: a\n"), tmp_path)
    assert kept is not None
    kept.write_bytes(b'{"file": 3')
    assert kept_aside(tmp_path) == ()
