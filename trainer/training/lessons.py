"""The lessons at hand in a sitting: opened by file, in the order of their packs, as they stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from trainer.content.claims import agrees, claim_problems
from trainer.content.lesson import Lesson, Words
from trainer.content.library import Entry, Library
from trainer.content.script import house_of, play_problems, questions
from trainer.messages import Problem, Problems
from trainer.rules.house import Edition
from trainer.training.playing import Playing, askable, begin, in_edition
from trainer.training.sitting import Done, Sitting, keep


@dataclass(frozen=True, slots=True)
class Shelf:
    """A pack's title and its lessons, in its order. `title` empty: files from elsewhere.

    `credits`: who wrote the pack, and under which terms it may be passed on.
    """

    title: Words
    entries: tuple[Entry, ...]
    credits: tuple[str, ...] = ()


class Lessons:
    """Opens lessons and remembers, as long as the window is open, how each was left."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.sitting = Sitting()
        self._bad: dict[Path, tuple[Problem, ...]] = {}
        self.revised: frozenset[str] = frozenset()
        """The lessons whose facts were changed by a pack that was installed anew, and that were
        not opened since; by key."""
        self._loose: dict[Path, Entry] = {}

    def open(self, path: Path, edition: Edition) -> Playing:
        """The lesson in a file, taken up where it was left; Problems where it is not sound."""
        try:
            return self.take_up(self.library.lesson(str(path)), edition, path)
        except Problems as found:
            self._bad[path] = found.problems
            raise

    def take_up(self, lesson: Lesson, edition: Edition, path: Path) -> Playing:
        """The same with a lesson that was read already."""
        problems = play_problems(lesson, house_of(lesson, lesson.newest))
        if problems:
            raise Problems(problems)
        self._bad.pop(path, None)
        self.revised -= {lesson.key}
        if self._entry(path) is None:
            self._loose[path] = Entry(lesson.id, lesson.key, lesson.title, path, lesson.level)
        left = self.sitting.playing(lesson.key)
        if left is not None and left.lesson.revision == lesson.revision:
            # Its words may be others.
            return in_edition(replace(left, lesson=lesson), edition)
        return begin(lesson, edition)

    def have_new_facts(self, pack: str, lessons: Iterable[str]) -> None:
        """Lessons of a pack, by their ids, are other than they were."""
        self.revised |= {f"{pack}/{one}" for one in lessons}

    def keep(self, playing: Playing) -> None:
        self.sitting = keep(self.sitting, playing)

    def after(self, path: Path) -> Entry | None:
        """The lesson that follows in the pack; None after the last, or outside of packs."""
        for one in self.shelves():
            paths = [entry.path for entry in one.entries]
            if path in paths and one.title and path != paths[-1]:
                return one.entries[paths.index(path) + 1]
        return None

    def shelves(self) -> tuple[Shelf, ...]:
        packs = tuple(
            Shelf(
                pack.title,
                self.library.titles(pack),
                (*pack.authors, *((pack.licence,) if pack.licence else ())),
            )
            for pack in self.library.packs
        )
        loose = (Shelf(Words(), tuple(self._loose.values())),) if self._loose else ()
        return packs + loose

    def done(self) -> tuple[Done, ...]:
        found = (self.sitting.done(one.lesson.key) for one in self.sitting.lessons)
        return tuple(one for one in found if one is not None)

    def bad_keys(self) -> frozenset[str]:
        """The lessons that were found unsound when they were opened."""
        entries = (entry for one in self.shelves() for entry in one.entries)
        return frozenset(entry.key for entry in entries if entry.path in self._bad)

    def _entry(self, path: Path) -> Entry | None:
        for one in self.shelves():
            for entry in one.entries:
                if entry.path == path or (entry.path.exists() and entry.path.samefile(path)):
                    return entry
        return None


def disputes(playing: Playing) -> tuple[Problem, ...]:
    """Where the author of the lesson claims another answer than the rules compute."""
    return tuple(
        problem
        for one in questions(playing.lesson, playing.house)
        if askable(one.question) and not agrees(one.question, one.table, playing.house)
        for problem in claim_problems(one.question, one.table, playing.house)
    )
