"""A pack: a folder of lessons with `pack.yaml`, what its lessons inherit, and all it holds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from trainer.content.building import NO_PACK, Draft, Setting, build, in_order
from trainer.content.exams import PackExam, read_exams
from trainer.content.house import read_house
from trainer.content.lesson import Lesson, Words
from trainer.content.manifest import TOO_NEW, Chapter, look_into, read_chapters, read_order
from trainer.content.nodes import Mapping, Node
from trainer.content.reading import Fields, Reading, read_title
from trainer.content.shapes import PACK_KEYS
from trainer.content.yaml_text import read_file
from trainer.messages import Place, Problem, Problems
from trainer.rules.house import Edition, House

PACK_FILE: Final = "pack.yaml"
PARCEL_ENDING: Final = ".dealerpack"
"""Of a pack as one file."""
SUFFIXES: Final = (".yaml", ".yml")


@dataclass(frozen=True, slots=True)
class Pack:
    """What a pack says of itself. `order` are the ids of its lessons as it lists them, chapter
    by chapter where it has chapters."""

    id: str
    title: Words
    folder: Path
    place: Place
    id_place: Place = Place()
    """Where its id stands."""
    languages: tuple[str, ...] = ("en",)
    editions: tuple[Edition, ...] = tuple(Edition)
    house: House = House()
    authors: tuple[str, ...] = ()
    licence: str = ""
    order: tuple[str, ...] = ()
    order_places: tuple[Place, ...] = ()
    """Where each of them stands."""
    chapters: tuple[Chapter, ...] = ()
    exams: tuple[PackExam, ...] = ()

    def file_of(self, lesson: str) -> Path:
        """Where the lesson of that id is, or would be: its file bears its name."""
        for suffix in SUFFIXES:
            if (self.folder / (lesson + suffix)).is_file():
                return self.folder / (lesson + suffix)
        return self.folder / (lesson + SUFFIXES[0])

    @property
    def files(self) -> tuple[Path, ...]:
        """All its lesson files: those of `order` in that order, then the others by name."""
        listed = [self.file_of(one) for one in self.order]
        there = lesson_files(self.folder)
        known = set(there)
        first = [one for one in listed if one in known]
        return tuple(dict.fromkeys((*first, *there)))


@dataclass(frozen=True, slots=True)
class PackRead:
    """What `pack.yaml` gave: None where it cannot be read; what lessons inherit; its problems."""

    pack: Pack | None
    setting: Setting
    problems: tuple[Problem, ...]

    @property
    def for_newer(self) -> bool:
        """Whether the pack says that this program cannot know what is right in it."""
        return any(one.code == TOO_NEW for one in self.problems)


@dataclass(frozen=True, slots=True)
class LoadedPack:
    """A pack with every lesson that is sound, and the problems of all the others."""

    pack: Pack | None
    lessons: tuple[Lesson, ...]
    problems: tuple[Problem, ...]


def lesson_files(folder: Path) -> list[Path]:
    """By name; hidden files and `pack.yaml` are no lessons."""
    return sorted(
        path
        for path in folder.iterdir()
        if path.suffix in SUFFIXES
        and path.name != PACK_FILE
        and not path.name.startswith(".")
        # A pipe would be waited for.
        and path.is_file()
    )


def read_pack(folder: Path) -> PackRead:
    """Reads `pack.yaml` alone, no lesson."""
    return pack_of(*read_file(folder / PACK_FILE), folder)


def pack_of(root: Node | None, problems: tuple[Problem, ...], folder: Path) -> PackRead:
    """The same from a text that was read already, with the problems of that."""
    reading = Reading()
    node = None if root is None else look_into(root, reading)
    if node is None:
        return PackRead(None, NO_PACK, (*problems, *reading.problems))
    fields = Fields(reading, node, PACK_KEYS)
    editions = fields.of("editions", tuple)
    chapters = read_chapters(fields)
    order, places = read_order(fields)
    if chapters:
        order = tuple(one for chapter in chapters for one in chapter.lessons)
        places = tuple(one for chapter in chapters for one in chapter.places)
    pack = Pack(
        id=fields.of("pack", str) or folder.resolve().name,
        title=read_title(fields),
        folder=folder,
        place=node.place,
        id_place=fields.at("pack").place,
        languages=fields.of("languages", tuple) or ("en",),
        editions=tuple(one for one in Edition if not editions or one in editions),
        house=read_house(fields, House()),
        authors=fields.of("authors", tuple) or (),
        licence=fields.of("licence", str) or "",
        order=order,
        order_places=places,
        chapters=chapters,
        exams=read_exams(fields),
    )
    for name in ("format", "program"):
        fields.get(name)
    defaults = node.get("defaults")
    if defaults is not None:
        # What a lesson inherits is read with the lesson; here only its keys are looked at.
        fields.get("defaults")
    setting = Setting(
        pack.id,
        pack.editions,
        pack.house,
        pack.languages,
        defaults if isinstance(defaults, Mapping) else None,
    )
    return PackRead(pack, setting, (*problems, *in_order(reading.problems)))


def pack_beside(path: Path) -> PackRead:
    """The pack in whose folder a lesson file lies, or none."""
    if (path.parent / PACK_FILE).is_file():
        return read_pack(path.parent)
    return PackRead(None, NO_PACK, ())


def read_draft(path: Path, setting: Setting) -> Draft:
    """A lesson file as far as it can be read, with all problems of its text and its facts."""
    root, problems = read_file(path)
    if root is None:
        return Draft(None, problems)
    draft = build(root, setting)
    return replace(draft, problems=in_order((*problems, *draft.problems)))


def read_lesson(path: Path, setting: Setting | None = None) -> Lesson:
    """The lesson in a file, with what it inherits from the pack beside it.

    Problems where anything is wrong with it, all at once. What only play can tell (more chips
    than a seat has left) is asked for by `script.play_problems`, which needs the rules.
    """
    beside = pack_beside(path) if setting is None else PackRead(None, setting, ())
    if beside.for_newer:
        raise Problems(beside.problems)
    draft = read_draft(path, beside.setting)
    problems = (*beside.problems, *draft.problems)
    if problems or draft.lesson is None:
        from trainer.content.script import draft_problems

        raise Problems(in_order((*problems, *draft_problems(draft))))
    return draft.lesson


def load_pack(folder: Path) -> LoadedPack:
    """Every lesson of a pack. A bad one does not hinder the others."""
    read = read_pack(folder)
    lessons: list[Lesson] = []
    problems = [*read.problems]
    for path in read.pack.files if read.pack else ():
        try:
            lessons.append(read_lesson(path, read.setting))
        except Problems as found:
            problems.extend(found.problems)
    return LoadedPack(read.pack, tuple(lessons), tuple(problems))
