"""All packs there are: lessons found by path or id, titles listed without reading every word."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from trainer.content.lesson import Lesson, Words
from trainer.content.nodes import Mapping
from trainer.content.pack import PACK_FILE, SUFFIXES, Pack, PackRead, read_lesson, read_pack
from trainer.content.reading import Fields, Reading
from trainer.content.shapes import LESSON_KEYS
from trainer.content.suggest import suggest
from trainer.content.yaml_text import read_file
from trainer.messages import Place, Problem, Problems, say


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson as a list shows it. `readable` False: its file is not even YAML."""

    id: str
    key: str
    """`pack/id`."""
    title: Words
    path: Path
    level: int = 1
    tags: tuple[str, ...] = ()
    rule: str = ""
    readable: bool = True
    chapter: Words = Words()
    """That of the pack in which it stands; empty where it has none."""


class Library:
    """The packs in some folders, the shipped one first; a later pack of the same id is hidden.

    Nothing is read before it is asked for, and everything once.
    """

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._packs: tuple[PackRead, ...] | None = None
        self._doubled: list[Problem] = []
        self._titles: dict[str, tuple[Entry, ...]] = {}

    @property
    def packs(self) -> tuple[Pack, ...]:
        """The packs whose `pack.yaml` could be read."""
        return tuple(read.pack for read in self._read() if read.pack is not None)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Those of the `pack.yaml` files, and packs that are hidden by another of their id."""
        self._read()
        return (*(problem for read in self._read() for problem in read.problems), *self._doubled)

    def read_again(self) -> None:
        """After packs were installed, removed or written: what was read is forgotten."""
        self._packs = None
        self._titles.clear()

    def pack(self, name: str) -> Pack | None:
        """The pack of that id, or of that folder."""
        for one in self.packs:
            if one.id == name or (is_there(Path(name)) and one.folder.samefile(name)):
                return one
        if is_there(Path(name) / PACK_FILE):
            return read_pack(Path(name)).pack
        return None

    def path(self, name: str) -> Path:
        """The file of a lesson given as a path or as `pack/id`; Problems where there is none."""
        path = Path(name)
        if is_there(path) or path.suffix in SUFFIXES:
            return path
        pack_id, _, lesson = name.rpartition("/")
        for one in self.packs:
            if one.id == pack_id and is_there(one.folder / lesson, *SUFFIXES):
                return one.file_of(lesson)
        known = [f"{one.id}/{path.stem}" for one in self.packs for path in one.files]
        message = say("There is no lesson `{lesson}`.", lesson=name)
        raise Problems((Problem(Place(name), "no-such-lesson", message, suggest(name, known)),))

    def lesson(self, name: str) -> Lesson:
        """The lesson given as a path or as `pack/id`; Problems where it is not sound."""
        path = self.path(name)
        for read in self._read():
            if read.pack is not None and read.pack.folder == path.parent:
                return read_lesson(path, read.setting)
        return read_lesson(path)

    def titles(self, pack: Pack) -> tuple[Entry, ...]:
        """The lessons of a pack in their order; a broken file is listed too."""
        if pack.id not in self._titles:
            chapters = {name: one.title for one in pack.chapters for name in one.lessons}
            self._titles[pack.id] = tuple(
                replace(_entry(pack, path), chapter=chapters.get(path.stem, Words()))
                for path in pack.files
            )
        return self._titles[pack.id]

    def _read(self) -> tuple[PackRead, ...]:
        if self._packs is None:
            found: dict[str, PackRead] = {}
            self._doubled.clear()
            for folder in self.folders:
                for path in _pack_folders(folder):
                    read = read_pack(path)
                    name = read.pack.id if read.pack is not None else str(path)
                    first = found.setdefault(name, read)
                    if first is not read and first.pack and read.pack:
                        self._doubled.append(_hidden(first.pack, read.pack))
            self._packs = tuple(found.values())
        return self._packs


def is_there(path: Path, *endings: str) -> bool:
    """Whether there is something of that name, or of one with an ending; a name that the system
    does not take names nothing."""
    try:
        if endings:
            return any(path.with_name(path.name + one).exists() for one in endings)
        return path.exists()
    except (OSError, ValueError):
        return False


def _pack_folders(folder: Path) -> list[Path]:
    if (folder / PACK_FILE).is_file():
        return [folder]
    if not folder.is_dir():
        return []
    # What begins with a dot is on its way in or out.
    found = (path.parent for path in folder.glob(f"*/{PACK_FILE}"))
    return sorted(path for path in found if not path.name.startswith("."))


def _hidden(first: Pack, pack: Pack) -> Problem:
    message = say(
        "`{lesson}` is the id of two: the other is {place}.",
        lesson=pack.id,
        place=str(first.id_place),
    )
    return Problem(pack.id_place, "doubled-id", message)


def _entry(pack: Pack, path: Path) -> Entry:
    root, _ = read_file(path)
    name = path.stem
    if not isinstance(root, Mapping):
        return Entry(name, f"{pack.id}/{name}", Words((("", name),)), path, readable=False)
    fields = Fields(Reading(), root, LESSON_KEYS)
    level = fields.of("level", int)
    return Entry(
        id=name,
        key=f"{pack.id}/{name}",
        title=fields.words("title") or Words((("", name),)),
        path=path,
        level=1 if level is None else level,
        tags=fields.of("tags", tuple) or (),
        rule=fields.of("rule", str) or "",
    )
