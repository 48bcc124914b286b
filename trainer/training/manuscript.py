"""A lesson file while it is being written: read, saved as typed, kept aside against a crash.

A file that changed on the disk since it was read is not written over unless that is asked for, and
a file is written whole or not at all.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from trainer import files
from trainer.content.yaml_text import MOST_BYTES
from trainer.messages import Message, Place, Problem, Problems, say


@dataclass(frozen=True, slots=True)
class Manuscript:
    """`text` has line ends of one character; `line_end` are those of the file.

    `stamp` tells what the file held when it was last read or written, empty where it was never
    there. `mark` is whether the file begins with a byte order mark.
    """

    file: Path
    text: str
    stamp: str = ""
    line_end: str = "\n"
    mark: bool = False

    def with_text(self, text: str) -> Manuscript:
        return replace(self, text=text)

    @property
    def data(self) -> bytes:
        """The bytes of the file, the text exactly as typed."""
        head = "\ufeff" if self.mark else ""
        return (head + self.text.replace("\n", self.line_end)).encode("utf-8")


@dataclass(frozen=True, slots=True)
class Aside:
    """A text that was kept aside: it was never saved, since the program did not end as it should.

    `new` is whether there is no file of it yet.
    """

    manuscript: Manuscript
    new: bool
    kept: Path
    when: float = 0.0
    """Seconds since 1970."""


def read_manuscript(file: Path) -> Manuscript:
    """The file as it stands; Problems where it cannot be read as text."""
    try:
        data = files.take(file, MOST_BYTES)
    except OSError as error:
        raise _trouble(file, "unreadable-file", files.cannot_be_read(error)) from None
    if len(data) > MOST_BYTES:
        message = say("The file is larger than {most} bytes.", most=MOST_BYTES)
        raise _trouble(file, "too-large", message)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        message = say("The file is not text in UTF-8.")
        raise _trouble(file, "bad-encoding", message) from None
    mark = text.startswith("\ufeff")
    line_end = "\r\n" if "\r\n" in text else "\n"
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n")
    return Manuscript(file, plain, _stamp(data), line_end, mark)


def changed_on_disk(manuscript: Manuscript) -> bool:
    """Whether the file is another now than when it was read, or is there where none was."""
    try:
        return _stamp(files.take(manuscript.file, MOST_BYTES)) != manuscript.stamp
    except FileNotFoundError:
        return False
    except OSError:
        return True


def save(manuscript: Manuscript) -> Manuscript:
    """Writes the file, whatever lies there: `changed_on_disk` is for the caller to ask first.

    Problems where it cannot be written; the file is then as it was.
    """
    try:
        files.write(manuscript.file, manuscript.data)
    except OSError as error:
        message = say("It cannot be written: {reason}.", reason=files.reason(error))
        problem = Problem(
            Place(str(manuscript.file)), "unwritable-file", message, files.remedy(error)
        )
        raise Problems((problem,)) from None
    return replace(manuscript, stamp=_stamp(manuscript.data))


# --- kept aside -----------------------------------------------------------------------------------


def keep_aside(manuscript: Manuscript, folder: Path) -> Path | None:
    """Writes what is not saved yet into `folder`; None where that cannot be done."""
    kept = folder / f"{_name(manuscript.file)}{_ENDING}"
    content = {
        "file": str(manuscript.file),
        "text": manuscript.text,
        "stamp": manuscript.stamp,
        "line_end": manuscript.line_end,
        "mark": manuscript.mark,
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        files.write(kept, json.dumps(content, ensure_ascii=False).encode("utf-8"))
    except OSError:
        return None
    return kept


def put_away(manuscript: Manuscript, folder: Path) -> None:
    """Nothing needs to be kept aside any more: it was saved, or given up."""
    (folder / f"{_name(manuscript.file)}{_ENDING}").unlink(missing_ok=True)


def kept_aside(folder: Path) -> tuple[Aside, ...]:
    """What was never saved, the latest first; what cannot be read is passed over."""
    found: list[Aside] = []
    for kept in folder.glob(f"*{_ENDING}") if folder.is_dir() else ():
        try:
            content = json.loads(files.take(kept, _MOST_KEPT))
            manuscript = Manuscript(
                Path(str(content["file"])),
                str(content["text"]),
                str(content["stamp"]),
                "\r\n" if content["line_end"] == "\r\n" else "\n",
                content["mark"] is True,
            )
            when = kept.stat().st_mtime
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            continue
        found.append(Aside(manuscript, not manuscript.stamp, kept, when))
    return tuple(sorted(found, key=lambda one: -one.when))


_ENDING: Final = ".unsaved.json"
_MOST_KEPT: Final = 10 * MOST_BYTES


def _name(file: Path) -> str:
    return hashlib.sha256(str(file).encode("utf-8", "surrogateescape")).hexdigest()[:16]


def _stamp(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _trouble(file: Path, code: str, message: Message) -> Problems:
    return Problems((Problem(Place(str(file)), code, message),))
