"""What is read and written of the user's: bounded, only files, whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from trainer import files
from trainer.messages import Problems, english

OLD = b"what was there before"


def test_what_fits_is_read_and_one_byte_more_shows_that_it_does_not(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"12345")
    assert files.take(file, 5) == files.whole(file, 5) == b"12345"
    assert files.take(file, 3) == b"1234"
    with pytest.raises(Problems) as told:
        files.whole(file, 3)
    assert [one.code for one in told.value] == ["too-large"]


@pytest.mark.parametrize("linked", ["itself", "a link to it"])
@pytest.mark.parametrize("kind", ["device", "pipe"])
def test_a_device_or_a_pipe_is_neither_read_nor_written(
    kind: str, linked: str, tmp_path: Path
) -> None:
    file = Path("/dev/zero") if kind == "device" else tmp_path / "pipe"
    if kind == "pipe":
        os.mkfifo(file)
    if linked != "itself":
        (tmp_path / "link").symlink_to(file)
        file = tmp_path / "link"
    with pytest.raises(files.NotAFile) as raised:
        files.take(file, 10)
    said = english(files.cannot_be_read(raised.value))
    assert said == "The file cannot be read: it is a device or a pipe, not a file."
    with pytest.raises(Problems):
        files.whole(file, 10)
    with pytest.raises(files.NotAFile):
        files.write(file, b"new")


def test_what_is_written_keeps_permissions_and_links(tmp_path: Path) -> None:
    file, link = tmp_path / "a", tmp_path / "link"
    file.write_bytes(OLD)
    file.chmod(0o640)
    link.symlink_to(file)
    files.write(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a", "link"]


def test_a_name_as_long_as_the_system_takes_can_be_written(tmp_path: Path) -> None:
    files.write(tmp_path / ("a" * 255), b"new")
    with pytest.raises(OSError) as raised:
        files.write(tmp_path / ("a" * 256), b"new")
    assert english(files.remedy(raised.value)) == "Choose a shorter name."


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_where_a_step_fails_the_old_file_stays(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a"
    file.write_bytes(OLD)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    if step == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError) as raised:
        files.write(file, b"new")
    assert english(files.unwritten("a", raised.value)) == (
        "The file a cannot be written: No space left on device. "
        "Make room on the disk, or choose another place."
    )
    assert file.read_bytes() == OLD
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "number, said",
    [
        (errno.ENOENT, "Make the folder first"),
        (errno.EISDIR, "Name a file in that folder."),
        (errno.EACCES, "a folder that you may write in"),
    ],
)
def test_each_reason_has_its_remedy(number: int, said: str) -> None:
    assert said in english(files.remedy(OSError(number, os.strerror(number))))
