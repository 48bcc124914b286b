"""Records that last as long as the window: those of a guest, and of a store that cannot be used."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from trainer.training.attempts import Attempt, Profile, Subject
from trainer.training.derived import Day, Derived, Measured, derived
from trainer.training.exams import ExamSitting
from trainer.training.schedule import Due, due_of


class Memory:
    """Answers as the store does, and writes nothing anywhere."""

    def __init__(self) -> None:
        self._attempts: dict[str, Attempt] = {}
        self._profiles: dict[str, Profile] = {}
        self._exams: dict[str, ExamSitting] = {}
        self._derived: dict[str, Derived] = {}

    def add(self, attempt: Attempt) -> None:
        self._attempts[attempt.id] = attempt
        self._derived.setdefault(attempt.profile, Derived()).take(attempt)

    def merge(self, incoming: Iterable[Attempt]) -> int:
        new = [one for one in incoming if one.id not in self._attempts]
        self._attempts.update((one.id, one) for one in new)
        for profile in {one.profile for one in new}:
            self.rebuild(profile)
        return len(new)

    def attempts(self, profile: str) -> tuple[Attempt, ...]:
        own = (one for one in self._attempts.values() if one.profile == profile)
        return tuple(sorted(own, key=lambda one: (one.at, one.id)))

    def latest(self, profile: str) -> tuple[Attempt, ...]:
        last: dict[Subject, Attempt] = {}
        for one in self.attempts(profile):
            asked = replace(one.subject, revision="")
            last.pop(asked, None)
            last[asked] = one
        return tuple(last.values())

    def measured(self, profile: str) -> tuple[Measured, ...]:
        return self._of(profile).measured()

    def days(self, profile: str) -> tuple[Day, ...]:
        own = self._of(profile).days
        return tuple(own[day] for day in sorted(own))

    def dues(self, profile: str) -> tuple[Due, ...]:
        found = (due_of(rule, card) for rule, card in self._of(profile).cards.items())
        return tuple(sorted(found, key=lambda one: (one.at, one.rule)))

    def rebuild(self, profile: str) -> None:
        self._derived[profile] = derived(self.attempts(profile))

    def add_exam(self, sitting: ExamSitting) -> None:
        self._exams[sitting.id] = sitting

    def end_exam(self, sitting: str, at: int) -> None:
        if self._exams[sitting].ended is None:
            self._exams[sitting] = replace(self._exams[sitting], ended=at)

    def exams(self, profile: str) -> tuple[ExamSitting, ...]:
        own = (one for one in self._exams.values() if one.profile == profile)
        return tuple(sorted(own, key=lambda one: one.began))

    def profiles(self) -> tuple[Profile, ...]:
        return tuple(sorted(self._profiles.values(), key=lambda one: one.name))

    def add_profile(self, profile: Profile) -> None:
        self._profiles[profile.id] = profile

    def erase(self, profile: str) -> None:
        self._profiles.pop(profile, None)
        self._derived.pop(profile, None)
        self._attempts = {k: one for k, one in self._attempts.items() if one.profile != profile}
        self._exams = {k: one for k, one in self._exams.items() if one.profile != profile}

    @property
    def damage(self) -> None:
        """Memory keeps what it was given."""
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _of(self, profile: str) -> Derived:
        return self._derived.get(profile, Derived())
