"""Packs as files: what goes in comes out, and nothing hostile gets past the gate."""

from __future__ import annotations

import io
import os
import stat
import struct
import time
import tracemalloc
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.content.parcels import LESSON, PACK, SHIPPED, contents
from trainer.content.pack import PARCEL_ENDING, read_pack
from trainer.content.parcel import unpack, write_parcel
from trainer.content.shelf import install, remove
from trainer.messages import Problems


def test_there_and_back(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / f"evening{PARCEL_ENDING}"
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
    file = tmp_path / f"evening{PARCEL_ENDING}"
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
        ("one.yaml", "lesson: [", "yaml-comma"),
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
    assert code in {one.code for one in raised.value}
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
    start = time.process_time()
    with pytest.raises(Problems) as raised:
        install(file, shelf, SHIPPED)
    seconds = time.process_time() - start
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 30_000_000
    assert seconds < 2  # counting the memory makes it some times slower
    assert len(raised.value.problems) == 1
    assert raised.value.problems[0].code in codes
    assert contents(shelf.parent) == before
    assert not shelf.exists()


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
    assert not shelf.exists()


@pytest.mark.parametrize("data", [b"", b"hello", b"PK\x03\x04" * 100, bytes(100_000)])
def test_no_parcel_at_all(data: bytes, tmp_path: Path, shelf: Path) -> None:
    (tmp_path / "p").write_bytes(data)
    refused(tmp_path / "p", shelf, "damaged-parcel")


def test_a_parcel_in_a_parcel_is_no_lesson(tmp_path: Path, shelf: Path) -> None:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as made:
        made.writestr("pack.yaml", PACK)
    refused(parcel(tmp_path / "p", [("inner.zip", inner.getvalue())]), shelf, "parcel-kind")


def test_wrong_encoding(folder: Path, shelf: Path) -> None:
    for data in (LESSON.encode("utf-16"), b"lesson: \xff\xfe", LESSON.encode() + b"# \xe9"):
        (folder / "one.yaml").write_bytes(data)
        refused(folder, shelf, "bad-encoding")


def test_an_alias_bomb(tmp_path: Path, shelf: Path) -> None:
    """A billion laughs: ten references to ten references, nine deep."""
    lines = ["a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 10)]
    bomb = "\n".join(lines).encode()
    with pytest.raises(Problems) as raised:
        install(parcel(tmp_path / "p", [("one.yaml", bomb)]), shelf, SHIPPED)
    codes = {one.code for one in raised.value}
    assert {"alias", "anchor"} <= codes
    assert len(raised.value.problems) < 80
    assert not shelf.exists()


def test_brackets_that_open_for_ever(tmp_path: Path, shelf: Path) -> None:
    deep = b"lesson: " + b"[" * 100_000
    refused(parcel(tmp_path / "p", [("one.yaml", deep)]), shelf, "too-deep", "parcel-ratio")
    keys = b"{a: " * 60
    refused(parcel(tmp_path / "q", [("one.yaml", b"lesson: " + keys)]), shelf, "too-deep")


HIDDEN = ["one\u202e", "one\u2066", "on\u200be", "one\u200d", "\ufeffone", "\u043ene", "one\u0301"]


@pytest.mark.parametrize("name", HIDDEN, ids=ascii)
def test_bidi_and_zero_width_in_ids(name: str, tmp_path: Path, shelf: Path) -> None:
    """An id that looks like another, in the pack, in its order, in a lesson, as its rule."""
    for file, old, new in (
        ("pack.yaml", "pack: evening", f"pack: {name}"),
        ("pack.yaml", "order: [one]", f"order: [{name}]"),
        ("one.yaml", "lesson: one", f"lesson: {name}"),
        ("one.yaml", "title:", f"rule: {name}\ntitle:"),
    ):
        entries = {"pack.yaml": PACK, "one.yaml": LESSON}
        entries[file] = entries[file].replace(old, new, 1)
        made = tmp_path / "p"
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
            for one, text in entries.items():
                packed.writestr(one, text)
        with pytest.raises(Problems) as raised:
            install(made, shelf, SHIPPED)
        assert "not-an-id" in {one.code for one in raised.value}
        assert not shelf.exists()


def test_a_million_tiny_files(tmp_path: Path, shelf: Path) -> None:
    """As a list at the end says it: the number may be hidden, the length of the list not."""
    entry = struct.pack("<4s6H3L5H2L", b"PK\x01\x02", *[0] * 9, 1, *[0] * 6) + b"a"
    count = 1_000_000
    directory = entry * count
    for told in (0xFFFF, 1):
        end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, told, told, len(directory), 0, 0)
        file = tmp_path / f"p{told}"
        file.write_bytes(directory + end)
        assert file.stat().st_size > 40_000_000
        refused(file, shelf, "parcel-too-many")


def test_a_folder_is_held_to_the_same_bounds(folder: Path, shelf: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text(LESSON.replace("one", "two", 1), encoding="utf-8")
    linked = folder / "two.yaml"
    linked.symlink_to(secret)
    refused(folder, shelf, "parcel-link")
    linked.unlink()
    with linked.open("wb") as huge:
        huge.truncate(4_000_000_000)
    refused(folder, shelf, "parcel-too-large")
    linked.unlink()
    os.mkfifo(folder / "three.yaml")
    assert install(folder, shelf, SHIPPED).pack.id == "evening"
    assert sorted(one.name for one in (shelf / "evening").iterdir()) == ["one.yaml", "pack.yaml"]


def test_a_place_that_no_file_has(tmp_path: Path, shelf: Path) -> None:
    """The list says that a file begins before, or far behind, the archive."""

    def lie(data: bytearray, at: int) -> None:
        struct.pack_into("<L", data, at + 42, 0x7FFF_FFFF)

    file = parcel(tmp_path / "p", [("one.yaml", LESSON.encode())])
    refused(central(lie)(file), shelf, "damaged-parcel")


def test_an_entry_without_a_name(tmp_path: Path, shelf: Path) -> None:
    file = parcel(tmp_path / "p", [("x.yaml", LESSON.encode())])
    data = bytearray(file.read_bytes())
    at = data.rfind(b"PK\x01\x02")
    struct.pack_into("<H", data, at + 28, 0)
    file.write_bytes(data[: at + 46] + data[at + 46 + len("x.yaml") :])
    refused(file, shelf, "parcel-name", "damaged-parcel")


def test_a_shelf_that_cannot_be_written(folder: Path, tmp_path: Path) -> None:
    """It says which folder it is, why, and what to do."""
    (tmp_path / "home").write_text("no folder", encoding="utf-8")
    shelf = tmp_path / "home" / "packs"
    with pytest.raises(Problems) as raised:
        install(folder, shelf, SHIPPED)
    [problem] = raised.value
    assert (problem.code, problem.place.file) == ("shelf-unwritable", str(shelf))
    assert "cannot be written: Not a directory" in str(problem.message)
    assert "XDG_DATA_HOME" in str(problem.hint)


def test_a_parcel_that_is_not_there(tmp_path: Path, shelf: Path) -> None:
    with pytest.raises(Problems) as raised:
        install(tmp_path / "nowhere.dealerpack", shelf, SHIPPED)
    assert [one.code for one in raised.value] == ["no-such-file"]
    assert not shelf.exists()


def test_what_is_installed_can_be_read(folder: Path, shelf: Path) -> None:
    install(folder, shelf, SHIPPED)
    pack = read_pack(shelf / "evening").pack
    assert pack is not None
    assert [path.name for path in pack.files] == ["one.yaml"]


@pytest.mark.parametrize("method", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
@pytest.mark.parametrize("damaged", ["whole", "damaged"])
def test_packed_in_another_way(method: int, damaged: str, tmp_path: Path, shelf: Path) -> None:
    """Neither the room that it asks for nor the errors of its reader are bounded."""
    file = tmp_path / "p"
    with zipfile.ZipFile(file, "w", method) as made:
        made.writestr("pack.yaml", PACK)
        made.writestr("one.yaml", LESSON * 3)
    if damaged == "damaged":
        data = bytearray(file.read_bytes())
        data[60:64] = b"\xff\xff\xff\xff"
        file.write_bytes(data)
    refused(file, shelf, "parcel-kind")


def test_one_wrong_byte_anywhere(folder: Path, tmp_path: Path, shelf: Path) -> None:
    file = tmp_path / "p"
    write_parcel(folder, file)
    whole = file.read_bytes()
    for at in range(0, len(whole), 7):
        data = bytearray(whole)
        data[at] ^= 0xFF
        file.write_bytes(data)
        with suppress(Problems):
            assert install(file, shelf, SHIPPED).pack.id == "evening"


def test_an_end_of_larger_numbers(tmp_path: Path, shelf: Path) -> None:
    """The end says one file, and the other end before it, which counts, says 400,000."""
    file = parcel(tmp_path / "p", [("one.yaml", LESSON.encode())])
    data = file.read_bytes()
    at = data.rfind(b"PK\x05\x06")
    fields = struct.unpack("<4s4H2LH", data[at:])
    large = struct.pack(
        "<4sQ2H2L4Q", b"PK\x06\x06", 44, 45, 45, 0, 0, 400_000, 400_000, fields[5], fields[6]
    )
    where = struct.pack("<4sLQL", b"PK\x06\x07", 0, at, 1)
    file.write_bytes(data[:at] + large + where + data[at:])
    refused(file, shelf, "damaged-parcel")


def test_more_files_than_the_end_says(tmp_path: Path, shelf: Path) -> None:
    """Their list is within its bounds, and the number is a lie."""
    file = parcel(tmp_path / "p", [(f"l{n}.yaml", b"x") for n in range(2_100)])
    data = bytearray(file.read_bytes())
    struct.pack_into("<HH", data, data.rfind(b"PK\x05\x06") + 8, 1, 1)
    file.write_bytes(data)
    refused(file, shelf, "parcel-too-many")
