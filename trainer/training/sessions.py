"""What comes next in a session: lessons in order, a rule, mistakes, what is due."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from trainer.messages import Message, say
from trainer.training.attempts import Attempt, Subject


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


def _right_now(attempts: Iterable[Attempt]) -> dict[tuple[str, int], bool]:
    """Whether each question of a lesson was right the last time, by lesson and number."""
    return {(one.subject.source, one.subject.at): one.right for one in attempts}
