"""A pack as one file (`.dealerpack`): written, and unpacked as something that is never trusted."""

from __future__ import annotations

import re
import stat
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Final

from trainer import files
from trainer.content.pack import PACK_FILE
from trainer.messages import Message, Place, Problem, Problems, say

MOST_FILES: Final = 2_000
MOST_BYTES: Final = 50_000_000
"""Of all files together, unpacked."""
MOST_OF_ONE: Final = 1_000_000
MOST_RATIO: Final = 200
"""How many times larger a file may be than it is packed."""
MOST_DIRECTORY: Final = 1_000_000
"""Bytes of the list of files at the end of the archive."""
KINDS: Final = (".yaml", ".yml", ".md", ".txt")
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_END: Final = struct.Struct("<4s4H2LH")
_END_MARK: Final = b"PK\x05\x06"
_LARGE_END: Final = b"PK\x06\x07"
"""Before the end where another end, of larger numbers, counts instead (ZIP64)."""
_LARGE_LENGTH: Final = 20
# Its stamp is the same for every file, so that the same pack gives the same parcel.
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_STAMP: Final = (2020, 1, 1, 0, 0, 0)


def pack_files(folder: Path) -> list[Path]:
    """What of a pack's folder goes into its parcel, `pack.yaml` first."""
    found = sorted(
        path
        for path in folder.iterdir()
        if path.is_file() and path.suffix in KINDS and not path.name.startswith(".")
    )
    return sorted(found, key=lambda path: path.name != PACK_FILE)


def write_parcel(folder: Path, file: Path) -> int:
    """The pack of a folder as one file; how many files it holds. The same pack gives the same
    bytes. Written beside the target first, so that a failure leaves what was there."""
    paths = pack_files(folder)
    _bounded_folder(folder, paths)
    draft = file.with_name(f".{file.name}.part")
    try:
        with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as parcel:
            for path in paths:
                entry = zipfile.ZipInfo(path.name, _STAMP)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                parcel.writestr(entry, path.read_bytes())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return len(paths)


def _bounded_folder(folder: Path, paths: list[Path]) -> None:
    """A folder is held to the bounds of a parcel, and no link leads out of it."""
    linked = next((one for one in paths if one.is_symlink()), None)
    if linked is not None:
        message = say("{name} is a link or a device, not a file.", name=linked.name)
        raise Problems((Problem(Place(str(linked)), "parcel-link", message, _COPY),))
    if len(paths) > MOST_FILES:
        raise _too_many(folder)
    total = 0
    for one in paths:
        size = one.stat().st_size
        total += size
        if size > MOST_OF_ONE or total > MOST_BYTES:
            message = say(
                "{name} has {size} bytes; {most} are the most.",
                name=one.name,
                size=size,
                most=MOST_OF_ONE if size > MOST_OF_ONE else MOST_BYTES,
            )
            raise _refused(folder, "parcel-too-large", message)


_COPY: Final = say("Put the file itself there.")


def unpack(file: Path, into: Path) -> None:
    """The files of a parcel in the folder `into`, which must be empty.

    Nothing is believed: names, sizes and numbers are bounded before anything is written, and
    what is read never exceeds what was said. Problems with one sentence where it is refused.
    """
    try:
        _bounded(file)
        with zipfile.ZipFile(file) as parcel:
            entries = [one for one in parcel.infolist() if not one.filename.endswith("/")]
            _accept(file, parcel.infolist(), entries)
            for entry in entries:
                _extract(file, parcel, entry, into)
    except (zipfile.BadZipFile, zlib.error, EOFError, struct.error, NotImplementedError):
        raise _refused(file, "damaged-parcel", say("The file is damaged, or is no pack.")) from None
    except UnicodeError:
        raise _refused(file, "parcel-name", say("A name in the pack cannot be read.")) from None


def _refused(file: Path, code: str, message: Message) -> Problems:
    hint = say("Ask whoever made it to pack it again with `dealer-trainer pack`.")
    return Problems((Problem(Place(str(file)), code, message, hint),))


def _bounded(file: Path) -> None:
    """The number of files and the length of their list, read off the end before the list is."""
    files.refuse_special(file)
    size = file.stat().st_size
    if size > MOST_BYTES:
        raise _refused(
            file,
            "parcel-too-large",
            say("The file has {size} bytes; {most} are the most.", size=size, most=MOST_BYTES),
        )
    with file.open("rb") as raw:
        raw.seek(max(0, size - 65_557))
        tail = raw.read()
    at = tail.rfind(_END_MARK)
    if at < 0 or len(tail) - at < _END.size:
        raise zipfile.BadZipFile
    if tail[max(0, at - _LARGE_LENGTH) : at].startswith(_LARGE_END):
        # What stands in the end is then not what counts, and no pack is as large.
        message = say("The file is packed in the way of archives of over 65,535 files (ZIP64).")
        raise _refused(file, "damaged-parcel", message)
    _, _, _, _, count, length, _, _ = _END.unpack_from(tail, at)
    if count > MOST_FILES or length > MOST_DIRECTORY:
        raise _too_many(file)


def _too_many(file: Path) -> Problems:
    message = say("The pack holds more than {most} files.", most=MOST_FILES)
    return _refused(file, "parcel-too-many", message)


def _accept(
    file: Path, everything: list[zipfile.ZipInfo], entries: Iterable[zipfile.ZipInfo]
) -> None:
    """Refuses the whole parcel for the first entry that is not as it must be."""
    seen: set[str] = set()
    total = 0
    if len(everything) > MOST_FILES:
        raise _too_many(file)
    for entry in everything:
        _accept_name(file, entry)
    for entry in entries:
        name = PurePosixPath(entry.filename).name.lower()
        if name in seen:
            raise _refused(
                file,
                "parcel-double",
                say("Two files of the pack are called {name}.", name=name),
            )
        seen.add(name)
        _accept_entry(file, entry)
        total += entry.file_size
        if total > MOST_BYTES:
            raise _refused(
                file,
                "parcel-too-large",
                say("Unpacked it has more than {most} bytes.", most=MOST_BYTES),
            )
    if PACK_FILE not in seen:
        raise _refused(file, "parcel-no-pack", say("There is no `{name}` in it.", name=PACK_FILE))


def _accept_name(file: Path, entry: zipfile.ZipInfo) -> None:
    """Plain letters, digits, dots, hyphens and underscores; at most one folder above the files."""
    raw = entry.orig_filename
    parts = PurePosixPath(raw).parts
    plain = (
        raw == entry.filename
        and unicodedata.normalize("NFC", raw) == raw
        and 1 <= len(parts) <= 2
        and all(_NAME.fullmatch(part) and ".." not in part for part in parts)
        and not raw.startswith("/")
    )
    if not plain:
        shown = raw.encode("ascii", "backslashreplace").decode("ascii")[:60]
        raise _refused(
            file,
            "parcel-name",
            say("A name in the pack is not plain: {name}.", name=shown),
        )


def _accept_entry(file: Path, entry: zipfile.ZipInfo) -> None:
    mode = entry.external_attr >> 16
    kind = stat.S_IFMT(mode)
    if kind not in (0, stat.S_IFREG):
        code, message = (
            "parcel-link",
            say("{name} is a link or a device, not a file.", name=entry.filename),
        )
    elif entry.flag_bits & 1:
        code, message = "parcel-encrypted", say("{name} is encrypted.", name=entry.filename)
    elif entry.compress_type not in _METHODS:
        code, message = (
            "parcel-kind",
            say("{name} is packed in another way than packs are.", name=entry.filename),
        )
    elif PurePosixPath(entry.filename).suffix not in KINDS:
        code, message = "parcel-kind", say("{name} is no file of a pack.", name=entry.filename)
    elif entry.file_size > MOST_OF_ONE:
        code, message = (
            "parcel-too-large",
            say(
                "{name} has {size} bytes; {most} are the most.",
                name=entry.filename,
                size=entry.file_size,
                most=MOST_OF_ONE,
            ),
        )
    elif entry.file_size > MOST_RATIO * max(1, entry.compress_size) and entry.file_size > 10_000:
        code, message = (
            "parcel-ratio",
            say("{name} is packed more than {most} times.", name=entry.filename, most=MOST_RATIO),
        )
    else:
        return
    raise _refused(file, code, message)


def _read(parcel: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    try:
        with parcel.open(entry) as packed:
            # One byte more than was said shows whether it lied.
            return packed.read(entry.file_size + 1)
    except (OSError, ValueError, OverflowError) as error:
        # It leads to a place before the file's beginning, or to one that no file has.
        raise zipfile.BadZipFile from error


def _extract(file: Path, parcel: zipfile.ZipFile, entry: zipfile.ZipInfo, into: Path) -> None:
    data = _read(parcel, entry)
    if len(data) != entry.file_size:
        raise _refused(
            file,
            "parcel-size",
            say("{name} is not as long as it says.", name=entry.filename),
        )
    (into / PurePosixPath(entry.filename).name).write_bytes(data)
