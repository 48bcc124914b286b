"""How far somebody is with a rule or a kind of drill, derived from the attempts alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
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
    """`accuracy` and `median` are over the last thirty; `median` and `target` in milliseconds.

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


def mastery(attempts: Iterable[Attempt]) -> Mastery:
    """Attempts in their order. Mastered at 50 answers with 90 % of the last 30 right and their
    median within the target; it lasts until the window falls under 80 %."""
    window: deque[Attempt] = deque(maxlen=WINDOW)
    right = count = streak = 0
    mastered = False
    for one in attempts:
        if len(window) == WINDOW and window[0].right:
            right -= 1
        window.append(one)
        count += 1
        right += one.right
        streak = streak + 1 if one.right else 0
        accuracy = right / len(window)
        if mastered:
            mastered = accuracy >= LOST
        elif count >= ENOUGH and accuracy >= MASTERED:
            mastered = _median(window) <= window[-1].target
    if not window:
        return NOTHING
    return Mastery(
        attempts=count,
        accuracy=right / len(window),
        median=_median(window),
        target=window[-1].target,
        streak=streak,
        mastered=mastered,
    )


def _median(window: Iterable[Attempt]) -> int:
    return round(median(one.milliseconds for one in window))
