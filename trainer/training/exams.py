"""Exams: what is drawn, how it runs against the clock, its result and the code that proves it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from trainer.training.attempts import DRILL, Attempt, Subject
from trainer.training.drills.dice import Dice

QUESTIONS = 40
MINUTES = 100
PASS_MARK = 0.9


@dataclass(frozen=True, slots=True)
class ExamPlan:
    """`weights` by kind of drill; empty takes all kinds alike. `levels` are drawn evenly. `name` is
    for people: what is drawn does not depend on it."""

    name: str = ""
    questions: int = QUESTIONS
    minutes: int = MINUTES
    pass_mark: float = PASS_MARK
    weights: Mapping[str, int] = field(default_factory=dict)
    levels: tuple[int, ...] = (1, 2, 3, 4, 5)

    @property
    def milliseconds(self) -> int:
        return self.minutes * 60_000


def drawn(plan: ExamPlan, kinds: Sequence[str], seed: int) -> tuple[Subject, ...]:
    """The drills of an exam: the same seed draws the same for a whole class.

    Shares follow the weights to within one question; the order is mixed.
    """
    weights = {kind: plan.weights.get(kind, 0) for kind in kinds} if plan.weights else {}
    if not any(weights.values()):
        weights = dict.fromkeys(kinds, 1)
    dice = Dice(f"exam:{seed}")
    total = sum(weights.values())
    shares = {kind: plan.questions * weight / total for kind, weight in weights.items()}
    counts = {kind: int(share) for kind, share in shares.items()}
    left = plan.questions - sum(counts.values())
    rest = sorted(dice.shuffled(tuple(shares)), key=lambda kind: counts[kind] - shares[kind])
    for kind in rest[:left]:
        counts[kind] += 1
    chosen = [kind for kind, count in counts.items() for _ in range(count)]
    return tuple(
        Subject(
            DRILL + kind,
            level=dice.among(plan.levels),
            seed=dice.between(1, 2**31 - 1),
        )
        for kind in dice.shuffled(chosen)
    )


@dataclass(frozen=True, slots=True)
class ExamSitting:
    """One sitting of an exam. `began` is milliseconds since 1970 UTC; the clock runs on whether
    the window is open or not. `ended` is set when it was handed in or closed."""

    id: str
    profile: str
    plan: ExamPlan
    seed: int
    edition: int
    began: int
    subjects: tuple[Subject, ...]
    ended: int | None = None

    def left(self, now: int) -> int:
        """Milliseconds that are left, 0 when time is up."""
        return max(0, self.began + self.plan.milliseconds - now)

    def next(self, answered: int, now: int) -> Subject | None:
        """The question to ask after so many answers; None when it is over."""
        if self.ended is not None or not self.left(now) or answered >= len(self.subjects):
            return None
        return self.subjects[answered]


@dataclass(frozen=True, slots=True)
class Result:
    """`kinds` by kind of drill: right and asked. Unanswered questions count as wrong."""

    asked: int
    answered: int
    right: int
    passed: bool
    kinds: tuple[tuple[str, int, int], ...]
    wrong: tuple[Attempt, ...]

    @property
    def share(self) -> float:
        return self.right / self.asked if self.asked else 0.0


def result(sitting: ExamSitting, attempts: Iterable[Attempt]) -> Result:
    """The result by the attempts of the sitting, each question's first answer."""
    first: dict[Subject, Attempt] = {}
    for one in attempts:
        if one.sitting == sitting.id:
            first.setdefault(one.subject, one)
    kinds: dict[str, tuple[int, int]] = {}
    for subject in sitting.subjects:
        right, asked = kinds.get(subject.kind, (0, 0))
        good = subject in first and first[subject].right
        kinds[subject.kind] = (right + good, asked + 1)
    right = sum(good for good, _ in kinds.values())
    asked = len(sitting.subjects)
    return Result(
        asked=asked,
        answered=len(first),
        right=right,
        passed=bool(asked) and right >= sitting.plan.pass_mark * asked,
        kinds=tuple((kind, *counts) for kind, counts in sorted(kinds.items())),
        wrong=tuple(one for one in first.values() if not one.right),
    )


def proof(sitting: ExamSitting, attempts: Iterable[Attempt]) -> str:
    """A short code over the sitting and its answers: whoever has the records can make it again.

    It shows that a certificate and the records belong together, no more.
    """
    digest = hashlib.sha256()
    digest.update(f"{sitting.id}|{sitting.profile}|{sitting.seed}|{sitting.began}".encode())
    for one in sorted(attempts, key=lambda attempt: (attempt.at, attempt.id)):
        if one.sitting == sitting.id:
            digest.update(f"|{one.id}:{one.subject.source}:{one.subject.seed}:{one.score}".encode())
    text = digest.hexdigest().upper()[:16]
    return "-".join(text[at : at + 4] for at in range(0, 16, 4))
