"""The packs somebody installed: put in whole or not at all, listed, removed."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from trainer.content.check import check
from trainer.content.pack import PACK_FILE, Pack, load_pack, read_pack
from trainer.content.parcel import unpack, write_parcel
from trainer.messages import Place, Problem, Problems, say

_INCOMING: Final = ".incoming-"
_OUTGOING: Final = ".outgoing-"
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
    incoming: Path | None = None
    there = shelf.exists()
    try:
        shelf.mkdir(parents=True, exist_ok=True)
        incoming = Path(tempfile.mkdtemp(prefix=_INCOMING, dir=shelf))
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


def _unless_used(shelf: Path) -> None:
    """What was made for a pack that was refused is taken away again."""
    try:
        shelf.rmdir()
    except OSError:
        return


def _readable(source: Path) -> None:
    try:
        if not source.is_dir():
            source.open("rb").close()
    except OSError as error:
        code = "no-such-file" if isinstance(error, FileNotFoundError) else "unreadable-file"
        message = say("The file cannot be read: {reason}.", reason=_reason(error))
        raise Problems((Problem(Place(str(source)), code, message),)) from None


def _unwritable(shelf: Path, error: OSError) -> Problems:
    message = say(
        "Installed packs are kept in this folder, and it cannot be written: {reason}.",
        reason=_reason(error),
    )
    hint = say(
        "Make the folder yours to write in; on Linux {variable} may name another place for it.",
        variable="XDG_DATA_HOME",
    )
    return Problems((Problem(Place(str(shelf)), "shelf-unwritable", message, hint),))


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


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
    """The problem at its place in the parcel, not in the folder it was unpacked to."""
    file = problem.place.file
    inside = file.removeprefix(str(incoming)).lstrip("/\\")
    place = Place(f"{source}/{inside}", problem.place.line, problem.place.column)
    return replace(problem, place=place)


def _put(pack: Pack, incoming: Path, shelf: Path, problems: tuple[Problem, ...]) -> Installed:
    """The old pack aside, the new one in its place, the old one gone; undone where a step fails."""
    target = shelf / pack.id
    revised = _revised(target, incoming)
    aside = Path(tempfile.mkdtemp(prefix=_OUTGOING, dir=shelf)) / pack.id
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
        aside = Path(tempfile.mkdtemp(prefix=_OUTGOING, dir=shelf))
        target.rename(aside / pack)
    except OSError as error:
        raise _unwritable(shelf, error) from None
    shutil.rmtree(aside, ignore_errors=True)
