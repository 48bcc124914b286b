"""The packs somebody installed: put in whole or not at all, listed, removed."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from trainer import files
from trainer.content.check import check
from trainer.content.pack import PACK_FILE, Pack, load_pack, read_pack
from trainer.content.parcel import unpack, write_parcel
from trainer.messages import Blank, Message, Place, Problem, Problems, say

_INCOMING: Final = ".incoming-"
"""What is unpacked and looked at."""
_OUTGOING: Final = ".outgoing-"
"""A pack that another takes the place of: the only one of it until the other is there."""
_REMOVED: Final = ".removed-"
_ABANDONED: Final = 600.0
"""Seconds after which nobody works on one of these any more: they take a few."""
HARMLESS: Final = frozenset(
    {"expect-disagrees", "expect-incomplete", "missing-words", "override", "tempting-is-right"}
)
"""Problems with which a lesson still opens, marked as in dispute or with words missing."""


@dataclass(frozen=True, slots=True)
class Installed:
    """`problems` are those with which it could be installed all the same; `revised` the lessons
    whose facts are other than those of the pack it replaced."""

    pack: Pack
    replaced: bool
    revised: tuple[str, ...]
    problems: tuple[Problem, ...]


def install(source: Path, shelf: Path, shipped: Collection[str]) -> Installed:
    """Puts a parcel or a pack's folder on the shelf, in one step once it was found sound.

    `shipped` are the ids that no pack may take. Problems where it is refused: then the shelf is
    as it was before.
    """
    _readable(source)
    tidy(shelf)
    incoming: Path | None = None
    there = shelf.exists()
    try:
        shelf.mkdir(parents=True, exist_ok=True)
        incoming = Path(tempfile.mkdtemp(prefix=_prefix(_INCOMING), dir=shelf))
        _bring(source, incoming)
        pack, problems = _sound(source, incoming, shipped)
        return _put(pack, incoming, shelf, problems)
    except OSError as error:
        raise _unwritable(shelf, error) from None
    finally:
        if incoming is not None:
            shutil.rmtree(incoming, ignore_errors=True)
        if not there:
            _unless_used(shelf)


def tidy(shelf: Path) -> None:
    """Clears what an installation or a removal left that was killed. A pack that was to be replaced
    goes back to its place, where nothing stands in it yet."""
    try:
        left = [one for one in shelf.iterdir() if one.name.startswith(".") and _is_abandoned(one)]
    except OSError:
        return
    for one in left:
        if one.name.startswith(_OUTGOING):
            _put_back(one, shelf)
        shutil.rmtree(one, ignore_errors=True)


def _put_back(aside: Path, shelf: Path) -> None:
    for pack in aside.iterdir():
        if (pack / PACK_FILE).is_file() and not (shelf / pack.name).exists():
            with suppress(OSError):
                pack.rename(shelf / pack.name)


def _prefix(kind: str) -> str:
    """Whose it is, so that another process knows whether it is still wanted."""
    return f"{kind}{os.getpid()}-"


def _is_abandoned(folder: Path) -> bool:
    """Whether the process that made it is gone, as far as that can be known, or it is old."""
    kind = next(
        (one for one in (_INCOMING, _OUTGOING, _REMOVED) if folder.name.startswith(one)), ""
    )
    if not kind:
        return False
    try:
        if time.time() - folder.stat().st_mtime > _ABANDONED:
            return True
        process = folder.name.removeprefix(kind).partition("-")[0]
        # Elsewhere asking after a process may end it.
        if os.name == "posix" and process.isascii() and process.isdecimal():
            os.kill(int(process), 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False
    return False


def _unless_used(shelf: Path) -> None:
    """What was made for a pack that was refused is taken away again."""
    try:
        shelf.rmdir()
    except OSError:
        return


def _readable(source: Path) -> None:
    try:
        if not source.is_dir():
            files.take(source, 0)
    except OSError as error:
        code = "no-such-file" if isinstance(error, FileNotFoundError) else "unreadable-file"
        message = files.cannot_be_read(error)
        raise Problems((Problem(Place(str(source)), code, message),)) from None


def _unwritable(shelf: Path, error: OSError) -> Problems:
    message = say(
        "Installed packs are kept in this folder, and it cannot be written: {reason}.",
        reason=files.reason(error),
    )
    if error.errno in files.FULL:
        return Problems(
            (Problem(Place(str(shelf)), "shelf-unwritable", message, files.remedy(error)),)
        )
    hint = say(
        "Make the folder yours to write in; on Linux {variable} may name another place for it.",
        variable="XDG_DATA_HOME",
    )
    return Problems((Problem(Place(str(shelf)), "shelf-unwritable", message, hint),))


def _bring(source: Path, incoming: Path) -> None:
    if not source.is_dir():
        unpack(source, incoming)
        return
    if not (source / PACK_FILE).is_file():
        message = say("There is no `{name}` in this folder.", name=PACK_FILE)
        raise Problems((Problem(Place(str(source)), "parcel-no-pack", message),))
    # Through the same gate as everybody: what a parcel may not hold, a folder may not either.
    parcel = incoming / ".parcel"
    write_parcel(source, parcel)
    try:
        unpack(parcel, incoming)
    finally:
        parcel.unlink()


def _sound(
    source: Path, incoming: Path, shipped: Collection[str]
) -> tuple[Pack, tuple[Problem, ...]]:
    problems = tuple(_placed(one, incoming, source) for one in check([incoming]))
    pack = read_pack(incoming).pack
    grave = tuple(one for one in problems if one.code not in HARMLESS)
    if pack is None or grave:
        raise Problems(grave or problems)
    if pack.id in shipped:
        message = say(
            "The pack {pack} comes with the program and cannot be replaced.", pack=pack.id
        )
        hint = say("Give the pack another id in `pack.yaml`.")
        raise Problems((Problem(Place(str(source)), "pack-shipped", message, hint),))
    return pack, problems


def _placed(problem: Problem, incoming: Path, source: Path) -> Problem:
    """The problem at its place in the parcel, not in the folder it was unpacked to, and so are the
    places that it names."""
    inside = problem.place.file.removeprefix(str(incoming)).lstrip("/\\")
    return replace(
        problem,
        place=Place(f"{source}/{inside}", problem.place.line, problem.place.column),
        message=_renamed(problem.message, str(incoming), str(source)),
        hint=problem.hint and _renamed(problem.hint, str(incoming), str(source)),
        expected=problem.expected and _renamed(problem.expected, str(incoming), str(source)),
    )


def _renamed(message: Message, old: str, new: str) -> Message:
    """With what its blanks say of one folder said of another."""

    def of(blank: Blank) -> Blank:
        if isinstance(blank, Message):
            return _renamed(blank, old, new)
        return blank.replace(old, new) if isinstance(blank, str) else blank

    return replace(message, blanks=tuple((name, of(blank)) for name, blank in message.blanks))


def _put(pack: Pack, incoming: Path, shelf: Path, problems: tuple[Problem, ...]) -> Installed:
    """The old pack aside, the new one in its place, the old one gone; undone where a step fails."""
    target = shelf / pack.id
    revised = _revised(target, incoming)
    aside = Path(tempfile.mkdtemp(prefix=_prefix(_OUTGOING), dir=shelf)) / pack.id
    replaced = target.exists()
    try:
        if replaced:
            target.rename(aside)
        try:
            incoming.rename(target)
        except OSError:
            if replaced:
                aside.rename(target)
            raise
    finally:
        shutil.rmtree(aside.parent, ignore_errors=True)
    installed = read_pack(target).pack
    assert installed is not None
    return Installed(installed, replaced, revised, problems)


def _revised(old: Path, new: Path) -> tuple[str, ...]:
    if not old.exists():
        return ()
    before = {one.id: one.revision for one in load_pack(old).lessons}
    return tuple(
        one.id
        for one in load_pack(new).lessons
        if one.id in before and before[one.id] != one.revision
    )


def remove(pack: str, shelf: Path) -> None:
    """Takes a pack off the shelf; what was recorded of it stays. Problems where it is not there."""
    target = shelf / pack
    if not pack or Path(pack).name != pack or not (target / PACK_FILE).is_file():
        message = say("No pack {pack} is installed.", pack=pack)
        hint = say("`dealer-trainer list` names those that are.")
        raise Problems((Problem(Place(str(target)), "no-such-pack", message, hint),))
    try:
        aside = Path(tempfile.mkdtemp(prefix=_prefix(_REMOVED), dir=shelf))
        target.rename(aside / pack)
    except OSError as error:
        raise _unwritable(shelf, error) from None
    shutil.rmtree(aside, ignore_errors=True)
