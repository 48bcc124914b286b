"""The shelf of installed packs: places that can be found, and nothing left of what was killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.content.parcels import LESSON, PACK, SHIPPED, contents
from trainer.content.library import Library
from trainer.content.shelf import install, tidy
from trainer.messages import Problems


def test_a_doubled_id_is_told_by_its_places_in_the_parcel(folder: Path, shelf: Path) -> None:
    for name in ("two", "three"):
        (folder / f"{name}.yaml").write_text(
            LESSON.replace("lesson: one", "lesson: two"), encoding="utf-8"
        )
    with pytest.raises(Problems) as raised:
        install(folder, shelf, SHIPPED)
    told = {one.code: one for one in raised.value}["doubled-id"]
    assert told.place.file.startswith(str(folder))
    assert f"the other is {folder}/" in str(told.message)
    assert "incoming" not in str(raised.value)


def dead() -> int:
    """The number of a process that is no more."""
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    return ended.pid


def test_what_a_killed_installation_left_is_cleared(folder: Path, shelf: Path) -> None:
    install(folder, shelf, SHIPPED)
    for kind in ("incoming", "outgoing", "removed"):
        left = shelf / f".{kind}-{dead()}-x"
        left.mkdir()
        (left / "pack.yaml").write_text(PACK, encoding="utf-8")
    ours = shelf / f".incoming-{os.getpid()}-x"
    ours.mkdir()
    other = shelf / ".of-somebody-else"
    other.mkdir()
    assert [one.id for one in Library(shelf).packs] == ["evening"]
    tidy(shelf)
    assert sorted(one.name for one in shelf.iterdir()) == sorted([ours.name, other.name, "evening"])
    os.utime(ours, (0, 0))
    install(folder, shelf, SHIPPED)
    assert sorted(one.name for one in shelf.iterdir()) == [other.name, "evening"]


@pytest.mark.parametrize("place", ["empty", "taken"])
def test_a_pack_that_was_being_replaced_goes_back(folder: Path, shelf: Path, place: str) -> None:
    """Killed between the two steps, the former pack would be there no more."""
    install(folder, shelf, SHIPPED)
    before = contents(shelf / "evening")
    aside = shelf / f".outgoing-{dead()}-x"
    aside.mkdir()
    (shelf / "evening").rename(aside / "evening")
    if place == "taken":
        (folder / "one.yaml").write_text(LESSON.replace("One chip", "New"), encoding="utf-8")
        install(folder, shelf.with_name("other"), SHIPPED)
        (shelf.with_name("other") / "evening").rename(shelf / "evening")
    tidy(shelf)
    assert [one.name for one in shelf.iterdir()] == ["evening"]
    assert (contents(shelf / "evening") == before) == (place == "empty")
