"""Packs as files: what goes in comes out, and nothing hostile gets past the gate."""

from __future__ import annotations

import io
import stat
import struct
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.content.pack import read_pack
from trainer.content.parcel import ENDING, unpack, write_parcel
from trainer.content.shelf import install, remove
from trainer.messages import Problems

PACK = """\
pack: evening
title: Evening class
languages: [en]
order: [one]
"""
LESSON = """\
lesson: one
title: One chip
table: {game: nlhe, blinds: 100-200, button: 3, seats: {1: 9000, 2: 9000, 3: 9000}}
script:
  - {seat: 3, puts: 500}
  - {ask: ruling, seat: 3, expect: {action: call, to: 200, change: 300}}
"""
SHIPPED = ("addendum", "rulebook")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "my pack"
    made.mkdir()
    (made / "pack.yaml").write_text(PACK, encoding="utf-8")
    (made / "one.yaml").write_text(LESSON, encoding="utf-8")
    return made


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "data" / "packs"


def contents(folder: Path) -> dict[str, bytes]:
    if not folder.exists():
        return {}
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_there_and_back(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / f"evening{ENDING}"
    assert write_parcel(folder, file) == 2
    out = tmp_path / "out"
    out.mkdir()
    unpack(file, out)
    assert contents(out) == contents(folder)


def test_same_pack_same_bytes(folder: Path, tmp_path: Path) -> None:
    write_parcel(folder, tmp_path / "a")
    (folder / "one.yaml").touch()
    write_parcel(folder, tmp_path / "b")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_install_correct_remove(folder: Path, shelf: Path, tmp_path: Path) -> None:
    file = tmp_path / f"evening{ENDING}"
    write_parcel(folder, file)
    first = install(file, shelf, SHIPPED)
    assert (first.pack.id, first.replaced, first.revised) == ("evening", False, ())
    (folder / "one.yaml").write_text(LESSON.replace("500", "1000").replace("300", "800"))
    second = install(folder, shelf, SHIPPED)
    assert (second.replaced, second.revised) == (True, ("one",))
    assert [path.name for path in shelf.iterdir()] == ["evening"]
    remove("evening", shelf)
    assert list(shelf.iterdir()) == []


def test_other_words_are_no_new_revision(folder: Path, shelf: Path) -> None:
    install(folder, shelf, SHIPPED)
    (folder / "one.yaml").write_text(LESSON.replace("One chip", "A chip"))
    assert install(folder, shelf, SHIPPED).revised == ()


def test_in_dispute_is_installed_and_told(folder: Path, shelf: Path) -> None:
    (folder / "one.yaml").write_text(LESSON.replace("to: 200", "to: 500"))
    found = install(folder, shelf, SHIPPED)
    assert {one.code for one in found.problems} == {"expect-disagrees"}
    assert all(str(shelf) not in one.place.file for one in found.problems)


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("one.yaml", LESSON.replace("puts", "pust"), "unknown-key"),
        ("one.yaml", "lesson: [", ""),
        ("pack.yaml", PACK.replace("evening", "addendum"), "pack-shipped"),
    ],
)
def test_unsound_leaves_the_shelf_as_it_was(
    folder: Path, shelf: Path, name: str, text: str, code: str
) -> None:
    install(folder, shelf, SHIPPED)
    before = contents(shelf)
    (folder / name).write_text(text, encoding="utf-8")
    with pytest.raises(Problems) as raised:
        install(folder, shelf, SHIPPED)
    assert not code or code in {one.code for one in raised.value}
    assert contents(shelf) == before


@pytest.mark.parametrize("name", ["nothing", "", "..", "../evening", "/etc"])
def test_remove_what_is_not_there(shelf: Path, name: str) -> None:
    with pytest.raises(Problems):
        remove(name, shelf)


Entries = list[tuple[zipfile.ZipInfo | str, bytes]]


def parcel(file: Path, entries: Entries) -> Path:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in [("pack.yaml", PACK.encode()), *entries]:
            made.writestr(name, data, zipfile.ZIP_DEFLATED)
    return file


def special(name: str, mode: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.external_attr = mode << 16
    return info


HOSTILE_NAMES = [
    "../one.yaml",
    "a/../../one.yaml",
    "/etc/one.yaml",
    "C:/one.yaml",
    "C:one.yaml",
    "..\\one.yaml",
    "a\\one.yaml",
    "a/b/c/one.yaml",
    "one\u202e.yaml",
    "one\u200b.yaml",
    "\u043ene.yaml",
    "one\u0301.yaml",
    "one\n.yaml",
    ".hidden.yaml",
    "con .yaml",
    "x" * 300 + ".yaml",
]


@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=ascii)
def test_names_that_are_not_plain(name: str, tmp_path: Path, shelf: Path) -> None:
    refused(parcel(tmp_path / "p", [(name, LESSON.encode())]), shelf, "parcel-name")


def refused(file: Path, shelf: Path, *codes: str) -> None:
    """Refused with one sentence, in bounded memory, and nothing is left on the shelf."""
    before = contents(shelf.parent)
    tracemalloc.start()
    with pytest.raises(Problems) as raised:
        install(file, shelf, SHIPPED)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 30_000_000
    assert len(raised.value.problems) == 1
    assert raised.value.problems[0].code in codes
    assert contents(shelf.parent) == before


@pytest.mark.parametrize(
    ("entries", "code"),
    [
        ([(special("one.yaml", stat.S_IFLNK | 0o777), b"/etc/passwd")], "parcel-link"),
        ([(special("one.yaml", stat.S_IFCHR | 0o666), b"")], "parcel-link"),
        ([(special("one.yaml", stat.S_IFIFO | 0o666), b"")], "parcel-link"),
        ([("run.py", b"print()")], "parcel-kind"),
        ([("one.yaml", b"0" * 900_000)], "parcel-ratio"),
        ([("one.yaml", bytes(range(256)) * 5000)], "parcel-too-large"),
        ([(f"l{n}.yaml", b"a") for n in range(2_100)], "parcel-too-many"),
    ],
    ids=["symlink", "device", "fifo", "program", "bomb", "large", "many"],
)
def test_entries_that_do_not_belong(
    entries: Entries, code: str, tmp_path: Path, shelf: Path
) -> None:
    refused(parcel(tmp_path / "p", entries), shelf, code)


def test_two_of_one_name(tmp_path: Path, shelf: Path) -> None:
    with pytest.warns(UserWarning, match="Duplicate name"):
        file = parcel(tmp_path / "p", [("one.yaml", b"a"), ("one.yaml", b"b")])
    refused(file, shelf, "parcel-double")
    refused(
        parcel(tmp_path / "q", [("one.yaml", b"a"), ("ONE.yaml", b"b")]), shelf, "parcel-double"
    )


def test_a_name_with_a_nul(tmp_path: Path, shelf: Path) -> None:
    file = parcel(tmp_path / "p", [("oneX.yaml", LESSON.encode())])
    file.write_bytes(file.read_bytes().replace(b"oneX.yaml", b"one\0.yaml"))
    refused(file, shelf, "parcel-name", "damaged-parcel")


def central(change: Callable[[bytearray, int], None]) -> Callable[[Path], Path]:
    """Changes the entry of the last file in the list at the end."""

    def changed(file: Path) -> Path:
        data = bytearray(file.read_bytes())
        change(data, data.rfind(b"PK\x01\x02"))
        file.write_bytes(data)
        return file

    return changed


def test_encrypted(tmp_path: Path, shelf: Path) -> None:
    def encrypt(data: bytearray, at: int) -> None:
        data[at + 8] |= 1

    file = parcel(tmp_path / "p", [("one.yaml", LESSON.encode())])
    refused(central(encrypt)(file), shelf, "parcel-encrypted")


@pytest.mark.parametrize("size", [0xFFFF_FFF0, 4_000_000_000, 10, 1_000])
def test_a_size_that_is_not_so(size: int, tmp_path: Path, shelf: Path) -> None:
    def lie(data: bytearray, at: int) -> None:
        struct.pack_into("<L", data, at + 24, size)

    file = parcel(tmp_path / "p", [("one.yaml", LESSON.encode())])
    refused(central(lie)(file), shelf, "parcel-too-large", "parcel-size", "damaged-parcel")


def test_a_number_of_files_that_is_not_so(tmp_path: Path, shelf: Path) -> None:
    file = parcel(tmp_path / "p", [("one.yaml", LESSON.encode())])
    data = bytearray(file.read_bytes())
    struct.pack_into("<HH", data, data.rfind(b"PK\x05\x06") + 8, 65_000, 65_000)
    file.write_bytes(data)
    refused(file, shelf, "parcel-too-many")


def test_cut_off_anywhere(folder: Path, tmp_path: Path, shelf: Path) -> None:
    file = tmp_path / "p"
    write_parcel(folder, file)
    whole = file.read_bytes()
    for length in range(0, len(whole), 10):
        file.write_bytes(whole[:length])
        with pytest.raises(Problems) as raised:
            install(file, shelf, SHIPPED)
        assert raised.value.problems[0].code == "damaged-parcel"
    assert list(shelf.iterdir()) == []


@pytest.mark.parametrize("data", [b"", b"hello", b"PK\x03\x04" * 100, bytes(100_000)])
def test_no_parcel_at_all(data: bytes, tmp_path: Path, shelf: Path) -> None:
    (tmp_path / "p").write_bytes(data)
    refused(tmp_path / "p", shelf, "damaged-parcel")


def test_a_parcel_in_a_parcel_is_no_lesson(tmp_path: Path, shelf: Path) -> None:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as made:
        made.writestr("pack.yaml", PACK)
    refused(parcel(tmp_path / "p", [("inner.zip", inner.getvalue())]), shelf, "parcel-kind")


def test_alias_bomb_and_wrong_encoding(folder: Path, shelf: Path) -> None:
    bomb = "a: &a [x, x]\nb: [*a, *a]\n"
    for text in (bomb.encode(), LESSON.encode("utf-16"), b"lesson: \xff\xfe"):
        (folder / "one.yaml").write_bytes(text)
        with pytest.raises(Problems):
            install(folder, shelf, SHIPPED)
        assert list(shelf.iterdir()) == []


def test_what_is_installed_can_be_read(folder: Path, shelf: Path) -> None:
    install(folder, shelf, SHIPPED)
    pack = read_pack(shelf / "evening").pack
    assert pack is not None
    assert [path.name for path in pack.files] == ["one.yaml"]
