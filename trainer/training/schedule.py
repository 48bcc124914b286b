"""When the rules of lessons come back for review: spaced repetition over the attempts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from fsrs import Card, Rating, Scheduler

from trainer.training.attempts import Attempt

QUICK = 0.5
"""An answer within this part of its target is an easy one."""


@dataclass(frozen=True, slots=True)
class Due:
    """`at` is milliseconds since 1970 UTC; `stability` is in days."""

    rule: str
    at: int
    stability: float

    def is_due(self, now: int) -> bool:
        return self.at <= now


def rating(attempt: Attempt) -> Rating:
    """Wrong is again, right but late or with a hint hard, right and quick easy, else good."""
    if not attempt.right:
        return Rating.Again
    if attempt.hints or attempt.milliseconds > attempt.target:
        return Rating.Hard
    if attempt.milliseconds <= QUICK * attempt.target:
        return Rating.Easy
    return Rating.Good


def schedule(attempts: Iterable[Attempt]) -> tuple[Due, ...]:
    """When each rule is due, the earliest first; from attempts in their order. No clock, no
    dice: the same attempts give the same schedule."""
    cards: dict[str, str] = {}
    for one in attempts:
        if one.rule and not one.subject.is_drill:
            cards[one.rule] = reviewed(cards.get(one.rule, ""), one)
    dues = (due_of(rule, card) for rule, card in cards.items())
    return tuple(sorted(dues, key=lambda one: (one.at, one.rule)))


def reviewed(card: str, attempt: Attempt) -> str:
    """The card of a rule after one more attempt. Cards are kept as text; a new rule has none."""
    when = _moment(attempt.at)
    # The id is given, as the constructor would take one from the clock.
    before = Card.from_json(card) if card else Card(card_id=1, due=when)
    after, _ = _SCHEDULER.review_card(before, rating(attempt), when)
    return after.to_json()


def due_of(rule: str, card: str) -> Due:
    read = Card.from_json(card)
    return Due(rule, _milliseconds(read.due), read.stability or 0.0)


def due(dues: Iterable[Due], now: int) -> tuple[str, ...]:
    """The rules to review now, the longest due first."""
    return tuple(one.rule for one in dues if one.is_due(now))


_SCHEDULER = Scheduler(enable_fuzzing=False)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def _moment(at: int) -> datetime:
    return _EPOCH + timedelta(milliseconds=at)


def _milliseconds(when: datetime) -> int:
    return (when - _EPOCH) // timedelta(milliseconds=1)
