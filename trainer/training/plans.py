"""A session as it is planned: what it asks one after the other, in which mode, for how long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from trainer.messages import Message, say
from trainer.training.attempts import DRILL, Attempt, Mode, Subject
from trainer.training.derived import KIND, Measured
from trainer.training.drills.catalogue import ALL_KINDS, KINDS, MIXED, TWINS
from trainer.training.drills.kind import LEVELS
from trainer.training.exams import ExamSitting
from trainer.training.modes import MODES, Wrong
from trainer.training.sessions import TITLES, SessionKind, Shelved, mistakes, path, review, skill

SIXTY: Final = 60_000
"""Milliseconds."""


@dataclass(frozen=True, slots=True)
class Plan:
    """`subjects` in their order; after them drills of `kinds` in turn, without end, their seeds
    counting up from `seed`. `limit` is in milliseconds, 0 for none."""

    title: Message
    mode: Mode
    wrong: Wrong = Wrong.TELL
    subjects: tuple[Subject, ...] = ()
    kinds: tuple[tuple[str, int], ...] = ()
    seed: int = 1
    limit: int = 0

    def subject(self, number: int) -> Subject | None:
        """What is asked after so many others; None at the end."""
        if number < len(self.subjects):
            return self.subjects[number]
        if not self.kinds:
            return None
        over = number - len(self.subjects)
        kind, level = self.kinds[over % len(self.kinds)]
        if kind == TWINS.name:
            # The second of a pair comes right after the first.
            return Subject(DRILL + kind, 1 + over % 2, level=level, seed=self.seed + over // 2)
        return Subject(DRILL + kind, level=level, seed=self.seed + over)

    @property
    def is_endless(self) -> bool:
        return bool(self.kinds)


@dataclass(frozen=True, slots=True)
class Past:
    """What is known of a trainee when a session is planned. `due`: the rules to review now."""

    latest: tuple[Attempt, ...] = ()
    measured: tuple[Measured, ...] = ()
    due: tuple[str, ...] = ()


def drills(kind: str, level: int, seed: int, mode: Mode, wrong: Wrong) -> Plan:
    """Drills of one kind, or `mixed`, without end."""
    title = next((one.title for one in ALL_KINDS if one.name == kind), TITLES[SessionKind.MIXED])
    return Plan(title, mode, _wrong(mode, wrong), kinds=((kind, level),), seed=seed)


def planned(
    kind: SessionKind,
    shelf: Callable[[Past], Sequence[Shelved]],
    past: Past,
    *,
    rules: tuple[str, ...] = (),
    seed: int,
    mode: Mode,
    wrong: Wrong,
) -> Plan:
    """The session of that kind. `shelf` gives the lessons there are, and is asked only where
    lessons come into it; `rules` are those of One skill: one, or a family."""
    subjects: tuple[Subject, ...] = ()
    kinds: tuple[tuple[str, int], ...] = ()
    limit = 0
    match kind:
        case SessionKind.PATH:
            subjects = _lessons(path(shelf(past), past.latest))
        case SessionKind.SKILL:
            subjects = _lessons(skill(shelf(past), rules))
            kinds = tuple(
                (one.name, level_of(past, one.name)) for one in KINDS if one.rule in rules
            )
        case SessionKind.MISTAKES:
            subjects = _once(mistakes(past.latest))
        case SessionKind.REVIEW:
            subjects = _lessons(review(shelf(past), past.due))
        case SessionKind.SIXTY_SECONDS:
            # There is no time to read verdicts: they come at the end.
            mode, wrong, kinds, limit = Mode.PRACTICE, Wrong.END, ((MIXED, 1),), SIXTY
        case SessionKind.MIXED | SessionKind.EXAM:
            kinds = tuple((name, level_of(past, name)) for name in weakest_first(past))
    return Plan(TITLES[kind], mode, _wrong(mode, wrong), subjects, kinds, seed, limit)


def of_exam(sitting: ExamSitting) -> Plan:
    """The session in which an exam is taken."""
    name = sitting.plan.name
    title = say("Exam: {name}", name=name) if name else TITLES[SessionKind.EXAM]
    limit = sitting.plan.milliseconds
    return Plan(title, Mode.EXAM, Wrong.END, sitting.subjects, limit=limit)


def level_of(past: Past, kind: str) -> int:
    """The level of a kind of drill to practise now: the first that is not mastered."""
    mastered = {
        one.about.level
        for one in past.measured
        if one.about.what == KIND and one.about.name == kind and one.mastery.mastered
    }
    return next((level for level in LEVELS if level not in mastered), LEVELS[-1])


def weakest_first(past: Past) -> tuple[str, ...]:
    """Kinds of drill by what is weakest: never tried first, then by accuracy, rising."""
    tried: dict[str, float] = {}
    for one in past.measured:
        if one.about.what == KIND:
            least = tried.get(one.about.name, 1.0)
            tried[one.about.name] = min(least, one.mastery.accuracy)
    return tuple(sorted((one.name for one in KINDS), key=lambda name: tried.get(name, -1.0)))


def _wrong(mode: Mode, wrong: Wrong) -> Wrong:
    """What a wrong answer does, where the mode leaves it open."""
    return wrong if MODES[mode].wrong_is_free else MODES[mode].wrong


def _lessons(keys: Sequence[str]) -> tuple[Subject, ...]:
    return tuple(Subject(key) for key in keys)


def _once(subjects: Sequence[Subject]) -> tuple[Subject, ...]:
    """A lesson comes whole, whichever of its questions was wrong."""
    whole = (one if one.is_drill else Subject(one.source) for one in subjects)
    return tuple(dict.fromkeys(whole))
