"""What comes next in a session: lessons in order, a rule, mistakes, what is due, drills."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from trainer.messages import Message, say
from trainer.training.attempts import Attempt, Subject, by_drill
from trainer.training.mastery import mastery


class SessionKind(Enum):
    PATH = "path"
    SKILL = "skill"
    MISTAKES = "mistakes"
    REVIEW = "review"
    SIXTY_SECONDS = "sixty-seconds"
    MIXED = "mixed"
    EXAM = "exam"


TITLES: dict[SessionKind, Message] = {
    SessionKind.PATH: say("Path"),
    SessionKind.SKILL: say("One skill"),
    SessionKind.MISTAKES: say("My mistakes"),
    SessionKind.REVIEW: say("Review due"),
    SessionKind.SIXTY_SECONDS: say("Sixty seconds"),
    SessionKind.MIXED: say("Mixed"),
    SessionKind.EXAM: say("Exam"),
}


@dataclass(frozen=True, slots=True)
class Shelved:
    """A lesson as a session needs it: its key, its rule, how many questions it asks."""

    key: str
    rule: str
    questions: int = 1


def path(shelf: Sequence[Shelved], attempts: Iterable[Attempt]) -> tuple[str, ...]:
    """The lessons of the packs in their order that are not yet answered right throughout."""
    right = _right_now(attempts)
    return tuple(
        one.key
        for one in shelf
        if not all(right.get((one.key, at), False) for at in range(1, one.questions + 1))
    )


def skill(shelf: Sequence[Shelved], rules: tuple[str, ...]) -> tuple[str, ...]:
    """The lessons of one rule or of a family of rules, in the order of their packs."""
    return tuple(one.key for one in shelf if one.rule in rules)


def mistakes(attempts: Iterable[Attempt]) -> tuple[Subject, ...]:
    """What was answered wrong the last time it was asked, the latest first."""
    last: dict[Subject, Attempt] = {}
    for one in attempts:
        last.pop(one.subject, None)
        last[one.subject] = one
    return tuple(one.subject for one in reversed(last.values()) if not one.right)


def review(shelf: Sequence[Shelved], due: Sequence[str]) -> tuple[str, ...]:
    """A lesson for each rule that is due, the longest due first."""
    found: list[str] = []
    for rule in due:
        found.extend(skill(shelf, (rule,))[:1])
    return tuple(found)


def next_level(attempts: tuple[Attempt, ...], kind: str) -> int:
    """The level of a kind of drill to practise now: the first that is not mastered."""
    own = by_drill(attempts)
    for level in range(1, 6):
        if not mastery(own.get((kind, level), ())).mastered:
            return level
    return 5


def weakest(attempts: tuple[Attempt, ...], kinds: Sequence[str]) -> tuple[str, ...]:
    """Kinds of drill by what is weakest: never tried first, then by accuracy, rising."""
    own = by_drill(attempts)

    def strength(kind: str) -> tuple[float, int]:
        tried = [mastery(own[key]) for key in own if key[0] == kind]
        if not tried:
            return (-1.0, 0)
        return (min(one.accuracy for one in tried), sum(one.attempts for one in tried))

    return tuple(sorted(kinds, key=strength))


def _right_now(attempts: Iterable[Attempt]) -> dict[tuple[str, int], bool]:
    """Whether each question of a lesson was right the last time, by lesson and number."""
    return {(one.subject.source, one.subject.at): one.right for one in attempts}
