"""One answer given: the record from which mastery, schedule and results are derived."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from trainer.content.lesson import Answer, Value
from trainer.rules.house import Edition


class Mode(Enum):
    """How a session is played; what each allows stands in `modes`."""

    LEARN = "learn"
    GUIDED = "guided"
    PRACTICE = "practice"
    EXAM = "exam"


@dataclass(frozen=True, slots=True)
class Subject:
    """What was asked: a question of a lesson, or a drill.

    `source` is `pack/lesson` or `drill/kind`; `at` the number of the question, 2 for the second of
    two twins; `revision` that
    of the lesson's facts. `level` and `seed` are those of a drill, 0 for a lesson.
    """

    source: str
    at: int = 1
    revision: str = ""
    level: int = 0
    seed: int = 0

    @property
    def is_drill(self) -> bool:
        return self.source.startswith(DRILL)

    @property
    def kind(self) -> str:
        """The kind of a drill; empty for a lesson."""
        return self.source.removeprefix(DRILL) if self.is_drill else ""


DRILL = "drill/"


@dataclass(frozen=True, slots=True)
class Part:
    """One mark of the verdict, kept with what was expected and given."""

    field: str
    right: bool
    expected: Value
    given: Value


@dataclass(frozen=True, slots=True)
class Attempt:
    """Append-only. `id` is a UUID, so that records of two machines merge without doubles.

    `at` is milliseconds since 1970 UTC, `milliseconds` the time the answer took, `target` what
    it should take at most. `rule` is the lasting name of the rule asked.
    """

    id: str
    profile: str
    sitting: str
    at: int
    subject: Subject
    ask: str
    rule: str
    edition: Edition
    mode: Mode
    score: float
    milliseconds: int
    target: int
    given: Answer
    parts: tuple[Part, ...] = ()
    hints: int = 0

    @property
    def right(self) -> bool:
        """Right in all its parts."""
        return self.score >= 1


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody who trains here. A guest has no profile, and leaves nothing."""

    id: str
    name: str
    created: int
    """Milliseconds since 1970 UTC."""
