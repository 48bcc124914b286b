"""A session under way: where it stands, what was answered in it, and what an answer leads to."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from trainer.training.attempts import Attempt, Mode, Subject
from trainer.training.modes import MODES, Hints, Rules, Wrong
from trainer.training.plans import Plan


class Then(Enum):
    """What follows an answer."""

    VERDICT = "verdict"
    RETHINK = "rethink"
    """It is given back once, before its verdict."""
    AGAIN = "again"
    """The question stays until it is answered right."""
    ON = "on"
    """The verdict comes at the end."""


@dataclass(slots=True)
class Run:
    """`began` is milliseconds since 1970 UTC; `number` counts what is through. `hints` are those
    shown for the question that is open, `given_back` whether its answer was."""

    plan: Plan
    sitting: str
    began: int
    number: int = 0
    attempts: list[Attempt] = field(default_factory=list)
    hints: int = 0
    given_back: int = 0

    @property
    def rules(self) -> Rules:
        return MODES[self.plan.mode]

    @property
    def is_exam(self) -> bool:
        return self.plan.mode is Mode.EXAM

    @property
    def subject(self) -> Subject | None:
        """What is asked now; None when all is through."""
        return self.plan.subject(self.number)

    @property
    def right(self) -> int:
        return sum(one.right for one in self.attempts)

    def left(self, now: int) -> int | None:
        """Milliseconds that are left; None where there is no limit."""
        return max(0, self.began + self.plan.limit - now) if self.plan.limit else None

    def open_question(self) -> None:
        """Another question is asked: its hints are its own."""
        self.given_back = 0
        self.hints = 0

    def show_hints(self, there: int) -> int:
        """How many hints stand there at once when a question opens, of as many as there are."""
        if self.rules.hints is Hints.SHOWN:
            self.hints = there
        return self.hints

    def after(self, *, right: bool) -> Then:
        """What follows an answer."""
        if self.is_exam:
            return Then.ON
        if not right and self.given_back < self.rules.rethinks:
            self.given_back += 1
            return Then.RETHINK
        match self.plan.wrong:
            case Wrong.TELL:
                return Then.VERDICT
            case Wrong.BLOCK:
                return Then.VERDICT if right else Then.AGAIN
            case Wrong.END:
                return Then.ON
