"""What is derived from attempts one by one: standings, days, and the cards of the schedule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from trainer.training.attempts import Attempt
from trainer.training.families import family_of
from trainer.training.mastery import Mastery, Standing

DAY = 86_400_000
"""Milliseconds."""
FAMILY, RULE, KIND = "family", "rule", "drill"


@dataclass(frozen=True, slots=True, order=True)
class About:
    """What a standing is about: a family of rules, a rule, or a kind of drill at a level. `level`
    is 0 but for a drill."""

    what: str
    name: str
    level: int = 0


@dataclass(frozen=True, slots=True)
class Measured:
    """How somebody stands with one of them."""

    about: About
    mastery: Mastery


@dataclass(frozen=True, slots=True)
class Day:
    """`day` counts from 1970 in UTC; `milliseconds` is the time of all its answers."""

    day: int
    answers: int = 0
    right: int = 0
    milliseconds: int = 0

    @property
    def accuracy(self) -> float:
        return self.right / self.answers if self.answers else 0.0

    @property
    def pace(self) -> int:
        """Milliseconds an answer, on average."""
        return round(self.milliseconds / self.answers) if self.answers else 0


@dataclass(slots=True)
class Derived:
    """Grows attempt by attempt; the same attempts in the same order give the same."""

    standings: dict[About, Standing] = field(default_factory=dict)
    days: dict[int, Day] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)
    """By rule; see `schedule.reviewed`."""

    def take(self, attempt: Attempt) -> None:
        for about in abouts(attempt):
            self.standings[about] = self.standings.get(about, Standing()).after(attempt)
        day = attempt.at // DAY
        before = self.days.get(day, Day(day))
        self.days[day] = replace(
            before,
            answers=before.answers + 1,
            right=before.right + attempt.right,
            milliseconds=before.milliseconds + attempt.milliseconds,
        )
        if attempt.rule and not attempt.subject.is_drill:
            # Takes a while to load, and drills do without it.
            from trainer.training.schedule import reviewed

            self.cards[attempt.rule] = reviewed(self.cards.get(attempt.rule, ""), attempt)

    def measured(self) -> tuple[Measured, ...]:
        return tuple(Measured(about, one.mastery) for about, one in sorted(self.standings.items()))


def abouts(attempt: Attempt) -> tuple[About, ...]:
    """What an attempt counts for."""
    found: list[About] = []
    if attempt.rule:
        found.append(About(FAMILY, family_of(attempt.rule).name))
        found.append(About(RULE, attempt.rule))
    if attempt.subject.is_drill:
        found.append(About(KIND, attempt.subject.kind, attempt.subject.level))
    return tuple(found)


def derived(attempts: Iterable[Attempt]) -> Derived:
    """Attempts in their order."""
    made = Derived()
    for one in attempts:
        made.take(one)
    return made
