"""Where attempts are kept, as those who train see it: a store on the disk, or memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from trainer.messages import Message
from trainer.training.attempts import Attempt, Profile
from trainer.training.derived import Day, Measured
from trainer.training.exams import ExamSitting

if TYPE_CHECKING:
    from trainer.training.schedule import Due


class Records(Protocol):
    """What `add` returned from is kept, or it raised. Profiles are named by their id."""

    def add(self, attempt: Attempt) -> None: ...

    def merge(self, incoming: Iterable[Attempt]) -> int:
        """Adds those that are not there yet; how many they were."""
        ...

    def attempts(self, profile: str) -> tuple[Attempt, ...]:
        """In the order in which they were given."""
        ...

    def latest(self, profile: str) -> tuple[Attempt, ...]:
        """The last answer to each thing asked, in the order in which they were given."""
        ...

    def measured(self, profile: str) -> tuple[Measured, ...]: ...

    def days(self, profile: str) -> tuple[Day, ...]: ...

    def dues(self, profile: str) -> tuple[Due, ...]: ...

    def rebuild(self, profile: str) -> None: ...

    def add_exam(self, sitting: ExamSitting) -> None: ...

    def end_exam(self, sitting: str, at: int) -> None: ...

    def exams(self, profile: str) -> tuple[ExamSitting, ...]: ...

    def profiles(self) -> tuple[Profile, ...]: ...

    def add_profile(self, profile: Profile) -> None: ...

    def erase(self, profile: str) -> None: ...

    @property
    def damage(self) -> Message | None:
        """What is to be said where records that were asked for are damaged and left out."""
        ...

    def close(self) -> None: ...
