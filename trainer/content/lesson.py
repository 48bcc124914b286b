"""A lesson as it stands after reading: the first table, the script, its questions and words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from trainer.content.revision import digest
from trainer.messages import Place, Words
from trainer.rules.house import Edition, House
from trainer.table.events import Event
from trainer.table.state import Table

__all__ = [
    "Answer",
    "Branch",
    "Lesson",
    "Line",
    "Override",
    "Question",
    "Script",
    "Tempting",
    "Value",
    "Words",
]

Value: TypeAlias = "bool | int | str | tuple[Value, ...] | Mapping[str, Value] | None"
"""A value of the answer vocabulary. Keys are field names, or seats written as digits."""

Answer: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Line:
    """An event of the script and the words in its bubble.

    `total` is what the script says that an all-in comes to: it must agree with the stack.
    """

    event: Event
    place: Place
    words: Words = Words()
    total: int | None = None


@dataclass(frozen=True, slots=True)
class Tempting:
    """A wrong answer that is tempting, and the author's reason against it."""

    answer: Answer
    because: Words
    place: Place = Place()


@dataclass(frozen=True, slots=True)
class Override:
    """What the author's own room answers instead of the rules, why, and where that is written."""

    answer: Answer
    reason: Words
    source: str
    place: Place = Place()


@dataclass(frozen=True, slots=True)
class Question:
    """`at` counts a lesson's questions from 1, depth first through the branches.

    `expect` is the author's claim by edition; an edition absent from it is not claimed.
    """

    at: int
    ask: str
    place: Place
    seat: int | None = None
    of: int | str | None = None
    for_what: str = ""
    text: Words = Words()
    fields: tuple[str, ...] = ()
    because: Words = Words()
    tempting: tuple[Tempting, ...] = ()
    expect: tuple[tuple[Edition, Answer], ...] = ()
    expect_places: tuple[tuple[str, Place], ...] = ()
    """Where each field of `expect` stands; `""` is the whole, and each edition its own."""
    options: tuple[tuple[str, Words], ...] = ()
    """Of a choice: the author's own options, name and text."""
    override: Override | None = None

    def expected(self, edition: Edition) -> Answer | None:
        for one, answer in self.expect:
            if one is edition:
                return answer
        return None


@dataclass(frozen=True, slots=True)
class Branch:
    """A what-if at the end of a script.

    `table` is set where it replaces facts: the lines that led to it are then played again on that
    table before its own script.
    """

    name: Words
    script: Script
    place: Place
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class Script:
    lines: tuple[Line | Question, ...]
    branches: tuple[Branch, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """`id` is unique in its pack; `key` is `pack/id`. `revision` changes with the facts."""

    id: str
    pack: str
    title: Words
    table: Table
    script: Script
    place: Place
    rule: str = ""
    source: str = ""
    level: int = 1
    tags: tuple[str, ...] = ()
    editions: tuple[Edition, ...] = tuple(Edition)
    house: House = House()
    languages: tuple[str, ...] = ("en",)
    facts: str = ""
    """What the revision is of: the file's facts without its words and claims."""

    @property
    def key(self) -> str:
        return f"{self.pack}/{self.id}" if self.pack else self.id

    @property
    def revision(self) -> str:
        return digest(self.facts) if self.facts else ""

    @property
    def newest(self) -> Edition:
        """The newest edition that it is for."""
        return max(self.editions)

    def edition_for(self, wanted: Edition) -> Edition:
        """`wanted`, where the lesson is for it; else the newest of its own."""
        return wanted if wanted in self.editions else self.newest
