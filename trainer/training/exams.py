"""Exams: what is drawn, how it runs against the clock, its result and the code that proves it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from trainer.content.exams import LESSONS
from trainer.training.attempts import DRILL, Attempt, Subject
from trainer.training.drills.dice import Dice

QUESTIONS = 40
MINUTES = 100
PASS_MARK = 0.9


@dataclass(frozen=True, slots=True)
class ExamPlan:
    """`weights` by kind of drill, and of LESSONS; empty takes all kinds alike. `levels` of drills
    are drawn evenly. `name` is for people: what is drawn does not depend on it."""

    name: str = ""
    questions: int = QUESTIONS
    minutes: int = MINUTES
    pass_mark: float = PASS_MARK
    weights: Mapping[str, int] = field(default_factory=dict)
    levels: tuple[int, ...] = (1, 2, 3, 4, 5)

    @property
    def milliseconds(self) -> int:
        return self.minutes * 60_000


@dataclass(frozen=True, slots=True)
class Own:
    """The lessons of a pack that an exam may ask, by their keys in their order; `of` gives the
    questions of one that may be asked. It is not called for more lessons than are needed."""

    lessons: tuple[str, ...]
    of: Callable[[str], tuple[Subject, ...]]


NO_LESSONS: Final = Own((), lambda _: ())


class TooFewQuestions(Exception):
    """An exam asks more questions of lessons than there are."""

    def __init__(self, asked: int, there: int) -> None:
        super().__init__(f"{there} questions of {asked}")
        self.asked = asked
        self.there = there


def drawn(
    plan: ExamPlan, kinds: Sequence[str], seed: int, own: Own = NO_LESSONS
) -> tuple[Subject, ...]:
    """The drills and questions of an exam: the same seed draws the same for a whole class, and no
    question twice. TooFewQuestions where the lessons do not ask as many as they should.

    Shares follow the weights to within one question; the order is mixed.
    """
    weights = {one: plan.weights[one] for one in (*kinds, LESSONS) if plan.weights.get(one)}
    if not weights:
        weights = dict.fromkeys(kinds, 1)
    elif LESSONS not in weights:
        weights = {kind: plan.weights.get(kind, 0) for kind in kinds}
    dice = Dice(f"exam:{seed}")
    total = sum(weights.values())
    shares = {kind: plan.questions * weight / total for kind, weight in weights.items()}
    counts = {kind: int(share) for kind, share in shares.items()}
    left = plan.questions - sum(counts.values())
    rest = sorted(dice.shuffled(tuple(shares)), key=lambda kind: counts[kind] - shares[kind])
    for kind in rest[:left]:
        counts[kind] += 1
    asked = iter(_of_lessons(counts.get(LESSONS, 0), seed, own))
    chosen = [kind for kind, count in counts.items() for _ in range(count)]
    return tuple(
        next(asked) if kind == LESSONS else _of_drills(kind, plan.levels, dice)
        for kind in dice.shuffled(chosen)
    )


def _of_drills(kind: str, levels: Sequence[int], dice: Dice) -> Subject:
    return Subject(DRILL + kind, level=dice.among(levels), seed=dice.between(1, 2**31 - 1))


def _of_lessons(count: int, seed: int, own: Own) -> list[Subject]:
    """As many questions, of different lessons as long as there are any; of one lesson in their
    order, since the later show what came of the earlier."""
    dice = Dice(f"exam:{seed}:{LESSONS}")
    found: list[Subject] = []
    more: list[Subject] = []
    for lesson in dice.shuffled(own.lessons):
        if len(found) == count:
            break
        questions = dice.shuffled(own.of(lesson))
        found += questions[:1]
        more += questions[1:]
    found += dice.some(more, count - len(found))
    if len(found) < count:
        raise TooFewQuestions(count, len(found))
    waiting: dict[str, list[Subject]] = {}
    for one in sorted(found, key=lambda subject: subject.at, reverse=True):
        waiting.setdefault(one.source, []).append(one)
    return [waiting[one.source].pop() for one in found]


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

    def reached(self, attempts: Iterable[Attempt]) -> int:
        """How many questions are through: up to the last that was answered."""
        answered = {_asked(one.subject) for one in attempts if one.sitting == self.id}
        through = [at for at, one in enumerate(self.subjects, 1) if _asked(one) in answered]
        return max(through, default=0)


@dataclass(frozen=True, slots=True)
class Result:
    """`kinds` by kind of drill, or by lesson (`pack/lesson`): right and asked. Unanswered questions
    count as wrong."""

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
    first: dict[_Asked, Attempt] = {}
    for one in attempts:
        if one.sitting == sitting.id:
            first.setdefault(_asked(one.subject), one)
    kinds: dict[str, tuple[int, int]] = {}
    for subject in sitting.subjects:
        name = subject.kind or subject.source
        right, asked = kinds.get(name, (0, 0))
        answer = first.get(_asked(subject))
        kinds[name] = (right + (answer is not None and answer.right), asked + 1)
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


_Asked = tuple[str, int, int, int]


def _asked(subject: Subject) -> _Asked:
    """What was asked, whatever has become of the lesson since."""
    return subject.source, subject.at, subject.level, subject.seed


def proof(sitting: ExamSitting, attempts: Iterable[Attempt]) -> str:
    """A short code over the sitting and its answers: whoever has the records can make it again.

    It shows that a certificate and the records belong together, no more.
    """
    digest = hashlib.sha256()
    digest.update(f"{sitting.id}|{sitting.profile}|{sitting.seed}|{sitting.began}".encode())
    for one in sorted(attempts, key=lambda attempt: (attempt.at, attempt.id)):
        if one.sitting == sitting.id:
            asked = one.subject
            what = asked.seed if asked.is_drill else asked.at
            digest.update(f"|{one.id}:{asked.source}:{what}:{one.score}".encode())
    text = digest.hexdigest().upper()[:16]
    return "-".join(text[at : at + 4] for at in range(0, 16, 4))
