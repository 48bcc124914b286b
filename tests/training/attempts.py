"""Attempts for tests, with the clock passed in."""

from __future__ import annotations

from trainer.rules.house import Edition
from trainer.training.attempts import Attempt, Mode, Subject

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
TARGET = 20_000


def attempt(
    number: int,
    *,
    right: bool = True,
    at: int | None = None,
    rule: str = "overchips",
    source: str = "addendum/chips-2",
    milliseconds: int = 12_000,
    profile: str = "ann",
    sitting: str = "monday",
    level: int = 0,
    seed: int = 0,
    question: int = 1,
) -> Attempt:
    """The attempt with that number; its id is the number, its time a minute each by default."""
    return Attempt(
        id=f"{profile}-{number}",
        profile=profile,
        sitting=sitting,
        at=number * MINUTE if at is None else at,
        subject=Subject(source, question, "r1", level, seed),
        ask="ruling",
        rule=rule,
        edition=Edition.TDA_2026,
        mode=Mode.PRACTICE,
        score=1.0 if right else 0.5,
        milliseconds=milliseconds,
        target=TARGET,
        given={"action": "call", "to": 1100},
    )
