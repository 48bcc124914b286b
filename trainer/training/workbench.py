"""A pack that is being put together: its lessons and chapters changed step by step on the disk."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from trainer.content.check import check
from trainer.content.contents import Part, parts_of, with_exam, with_parts
from trainer.content.cutting_text import on_its_own
from trainer.content.library import Entry, Library
from trainer.content.pack import PACK_FILE, Pack, lesson_files, pack_beside, read_pack
from trainer.content.scalars import is_id
from trainer.content.skeleton import lesson_text, pack_text, renamed
from trainer.content.wording import quoted, with_words, wordings
from trainer.content.yaml_text import read_text
from trainer.i18n import Voice
from trainer.messages import Message, Place, Problem, Problems, say
from trainer.training.manuscript import Manuscript, read_manuscript, save


@dataclass(frozen=True, slots=True)
class Spot:
    """A chapter of a pack, or one of its lessons; both count from 0."""

    part: int
    lesson: int | None = None


def begin_pack(folder: Path, voice: Voice) -> None:
    """A new pack in a folder, named as the folder is, with the lessons that lie there already.
    Problems where it cannot be: there is one already, or the folder's name is no id."""
    if not is_id(folder.name):
        raise _trouble(folder, say("{word} cannot be a name here.", word=folder.name), _LETTERS)
    if (folder / PACK_FILE).exists():
        raise _trouble(folder, say("{file} is there already.", file=PACK_FILE))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(folder, error) from None
    save(Manuscript(folder / PACK_FILE, pack_text(folder.name, voice)))


class Workbench:
    """Everything is read from the disk and written to it at once, so that an editor beside it, or
    another window, is never worked against. Problems where something cannot be done."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    # --- what is there ----------------------------------------------------------------------------

    @property
    def file(self) -> Path:
        return self.folder / PACK_FILE

    @property
    def pack(self) -> Pack | None:
        """None while `pack.yaml` cannot be read."""
        return read_pack(self.folder).pack

    @property
    def parts(self) -> tuple[Part, ...]:
        """What `pack.yaml` lists, and at the end what else lies in the folder."""
        return self._parts()

    def _parts(self, last: tuple[str, ...] = ()) -> tuple[Part, ...]:
        """The same; of what is not listed, `last` comes last and in that order."""
        parts = list(parts_of(self._manuscript().text))
        listed = {one for part in parts for one in part.lessons}
        others = [one.stem for one in lesson_files(self.folder) if one.stem not in listed]
        more = (*(one for one in others if one not in last), *last)
        if more and parts:
            parts[-1] = replace(parts[-1], lessons=(*parts[-1].lessons, *more))
        elif more:
            parts.append(Part("", more))
        return tuple(parts)

    def entries(self) -> dict[str, Entry]:
        """The lessons by their ids, with titles."""
        library = Library(self.folder)
        pack = library.pack(str(self.folder))
        return {} if pack is None else {one.id: one for one in library.titles(pack)}

    def titles(self) -> tuple[str, ...]:
        """The titles of the chapters as they are written, one for each part."""
        return tuple(one.title for one in self.parts)

    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong with the pack and its lessons."""
        return check([self.folder])

    def file_of(self, lesson: str) -> Path:
        pack = self.pack
        return self.folder / f"{lesson}.yaml" if pack is None else pack.file_of(lesson)

    # --- changes ----------------------------------------------------------------------------------

    def new_lesson(self, name: str, ask: str, voice: Voice) -> Path:
        """A sound lesson to change, the last of the pack; its file."""
        if not is_id(name) or name == self.file.stem:
            raise _trouble(self.folder, say("{word} cannot be a name here.", word=name), _LETTERS)
        file = self.folder / f"{name}.yaml"
        if file.exists():
            raise _trouble(file, say("{file} is there already.", file=file.name))
        save(Manuscript(file, lesson_text(name, ask, voice)))
        self._arrange(self._parts((name,)))
        return file

    def bring(self, files: Iterable[Path]) -> tuple[Path, ...]:
        """Copies lessons into the pack, with what they inherit where they lie, under a name that
        is free; the copies."""
        made = []
        for one in files:
            manuscript = read_manuscript(one)
            text = manuscript.text
            beside = pack_beside(one)
            if beside.pack is not None and one.parent != self.folder:
                text = on_its_own(text, read_manuscript(one.parent / PACK_FILE).text)
            name, number = one.stem, 1
            while (self.folder / f"{name}.yaml").exists():
                number += 1
                name = f"{one.stem}-{number}"
            file = self.folder / f"{name}.yaml"
            save(Manuscript(file, renamed(text, name)))
            made.append(file)
        self._arrange(self._parts(tuple(one.stem for one in made)))
        return tuple(made)

    def take_out(self, spot: Spot) -> Spot | None:
        """Deletes the file of a lesson, or ends a chapter, whose lessons go to the one before."""
        parts = list(self.parts)
        part = parts[spot.part]
        if spot.lesson is None:
            parts = _without_chapter(parts, spot.part)
        else:
            name = part.lessons[spot.lesson]
            try:
                self.file_of(name).unlink()
            except OSError as error:
                raise _unwritable(self.file_of(name), error) from None
            rest = tuple(one for one in part.lessons if one != name)
            parts[spot.part] = replace(part, lessons=rest)
        self._arrange(parts)
        return None

    def add_chapter(self, title: str) -> Spot:
        """One more chapter at the end; the first takes all the lessons there are."""
        parts = list(self.parts)
        written = quoted(" ".join(title.split()), flow=False)
        if [one.title for one in parts] == [""]:
            parts = [replace(parts[0], title=written)]
        else:
            parts.append(Part(written, ()))
        self._arrange(parts)
        return Spot(len(parts) - 1)

    def add_exam(self, title: str) -> int:
        """One more exam at the end, of the usual size; the line of `pack.yaml` where it stands."""
        manuscript, pack = self._manuscript(), self.pack
        taken = {one.id for one in pack.exams} if pack is not None else set()
        name = next(f"exam-{n}" for n in range(1, 1000) if f"exam-{n}" not in taken)
        changed = with_exam(manuscript.text, name, quoted(title, flow=False))
        if changed is None:
            message = say("`pack.yaml` is written in braces: its lessons are ordered there.")
            raise _trouble(self.file, message)
        save(manuscript.with_text(changed))
        before = changed[: changed.index(f"exam: {name}")]
        return before.count("\n") + 1

    def rename_chapter(self, index: int, title: str, language: str) -> None:
        """Its title in one language, where it has several."""
        manuscript = self._manuscript()
        found = [
            one
            for one in wordings(manuscript.text, pack=True) or ()
            if str(one.what) == "Title of the chapter"
        ]
        if index < len(found):
            plain = any(not name for name, _ in found[index].by_language)
            first = language if plain else ""
            changed = with_words(
                manuscript.text, found[index].place, language, title, first, pack=True
            )
            if changed is not None:
                save(manuscript.with_text(changed))

    def move(self, spot: Spot, by: int) -> Spot:
        """One place up (-1) or down (1), a lesson also into the next chapter; where it is then."""
        parts = list(self.parts)
        to = _moved(parts, spot, by)
        if to != spot:
            self._arrange(parts)
        return to

    # ----------------------------------------------------------------------------------------------

    def _manuscript(self) -> Manuscript:
        """`pack.yaml`, sound enough to be changed."""
        manuscript = read_manuscript(self.file)
        root, problems = read_text(manuscript.text, str(self.file))
        if root is None or problems:
            raise Problems(problems)
        return manuscript

    def _arrange(self, parts: Iterable[Part]) -> None:
        manuscript = self._manuscript()
        changed = with_parts(manuscript.text, tuple(parts))
        if changed is None:
            message = say("`pack.yaml` is written in braces: its lessons are ordered there.")
            raise _trouble(self.file, message)
        if changed != manuscript.text:
            save(manuscript.with_text(changed))


def _without_chapter(parts: list[Part], index: int) -> list[Part]:
    gone, rest = parts[index], [*parts[:index], *parts[index + 1 :]]
    if not rest:
        return [replace(gone, title="")]
    heir = max(0, index - 1)
    lessons = rest[heir].lessons
    both = (*lessons, *gone.lessons) if index else (*gone.lessons, *lessons)
    rest[heir] = replace(rest[heir], lessons=both)
    return rest


def _moved(parts: list[Part], spot: Spot, by: int) -> Spot:
    """Moves within `parts`, which are changed; where it came to."""
    other = spot.part + by
    if spot.lesson is None:
        if not 0 <= other < len(parts):
            return spot
        parts[spot.part], parts[other] = parts[other], parts[spot.part]
        return Spot(other)
    lessons = list(parts[spot.part].lessons)
    name = lessons.pop(spot.lesson)
    at = spot.lesson + by
    if 0 <= at <= len(lessons):
        lessons.insert(at, name)
        parts[spot.part] = replace(parts[spot.part], lessons=tuple(lessons))
        return Spot(spot.part, at)
    if not 0 <= other < len(parts):
        return spot
    parts[spot.part] = replace(parts[spot.part], lessons=tuple(lessons))
    there = parts[other].lessons
    parts[other] = replace(parts[other], lessons=(name, *there) if by > 0 else (*there, name))
    return Spot(other, 0 if by > 0 else len(there))


_LETTERS: Final = say("A name has letters, digits and hyphens.")


def _unwritable(place: Path, error: OSError) -> Problems:
    reason = error.strerror or type(error).__name__
    return _trouble(place, say("It cannot be written: {reason}.", reason=reason))


def _trouble(place: Path, message: Message, hint: Message | None = None) -> Problems:
    return Problems((Problem(Place(str(place)), "unwritable-file", message, hint),))
