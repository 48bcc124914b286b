"""How far somebody is with a rule or a kind of drill, derived from the attempts alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from statistics import median

from trainer.training.attempts import Attempt

WINDOW = 30
"""The attempts that count for accuracy."""
ENOUGH = 50
"""Mastered needs at least so many answers in all."""
MASTERED = 0.9
LOST = 0.8
"""Under this accuracy of the window mastery is lost again."""


@dataclass(frozen=True, slots=True)
class Mastery:
    """`accuracy`, `median` and `target` are over the last thirty, the latter two in milliseconds:
    where the answers had different targets, `target` is their median.

    `streak` counts the right answers in a row up to now.
    """

    attempts: int
    accuracy: float
    median: int
    target: int
    streak: int
    mastered: bool

    @property
    def in_time(self) -> bool:
        return self.median <= self.target


NOTHING = Mastery(0, 0.0, 0, 0, 0, mastered=False)


@dataclass(frozen=True, slots=True)
class Standing:
    """What has to be remembered of many attempts to go on from there.

    `window` holds the last thirty, the oldest first: right or not, milliseconds, and the target.
    """

    attempts: int = 0
    streak: int = 0
    mastered: bool = False
    window: tuple[tuple[bool, int, int], ...] = ()

    def after(self, attempt: Attempt) -> Standing:
        """With one more attempt."""
        answer = (attempt.right, attempt.milliseconds, attempt.target)
        window = (*self.window[-WINDOW + 1 :], answer)
        accuracy = _accuracy(window)
        count = self.attempts + 1
        if self.mastered:
            mastered = accuracy >= LOST
        else:
            earned = count >= ENOUGH and accuracy >= MASTERED
            mastered = earned and _median(window) <= _target(window)
        return Standing(
            attempts=count,
            streak=self.streak + 1 if attempt.right else 0,
            mastered=mastered,
            window=window,
        )

    @property
    def mastery(self) -> Mastery:
        if not self.window:
            return NOTHING
        return Mastery(
            attempts=self.attempts,
            accuracy=_accuracy(self.window),
            median=_median(self.window),
            target=_target(self.window),
            streak=self.streak,
            mastered=self.mastered,
        )


def standing(attempts: Iterable[Attempt]) -> Standing:
    """Attempts in their order."""
    return reduce(Standing.after, attempts, Standing())


def mastery(attempts: Iterable[Attempt]) -> Mastery:
    """Attempts in their order. Mastered at 50 answers with 90 % of the last 30 right and their
    median within the target; it lasts until the window falls under 80 %."""
    return standing(attempts).mastery


_Window = tuple[tuple[bool, int, int], ...]


def _accuracy(window: _Window) -> float:
    return sum(right for right, _, _ in window) / len(window)


def _median(window: _Window) -> int:
    return round(median(milliseconds for _, milliseconds, _ in window))


def _target(window: _Window) -> int:
    return round(median(target for _, _, target in window))
