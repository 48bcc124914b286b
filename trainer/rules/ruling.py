"""A ruling: what an act amounts to, whether it stands, what is to be done, and who says so."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from trainer.messages import Message
from trainer.table.state import Action, Cause, Declared, Outcome, Spoken, Waiting


class Stage(Enum):
    MEANING = "meaning"
    STANDING = "standing"
    REMEDY = "remedy"


@dataclass(frozen=True, slots=True)
class Cite:
    """A rule by its lasting name, with the part that spoke as each edition letters it.

    `part_2024` None means the same letters as in 2026. Parts have no hyphen: `A2`, `B1`.
    """

    rule: str
    part: str = ""
    part_2024: str | None = None
    ours: bool = False
    """Our reading, where the text leaves a doubt."""
    house: bool = False
    """An option of the house decided where the text leaves it to the room."""


class StepKind(Enum):
    """The dealer's steps of the answer vocabulary.

    What follows a step is its arguments: `announce` an amount or a word, `return` and `change` a
    seat and an amount, `deal` a street, `turn-up` and `muck` seats, `back-up` a seat, `push` a pot
    number, `reshuffle` the stub or the whole mix, `scramble` the board.
    """

    ANNOUNCE = "announce"
    BRING_IN_BETS = "bring-in-bets"
    RETURN = "return"
    CHANGE = "change"
    BURN = "burn"
    DEAL = "deal"
    TURN_UP = "turn-up"
    BACK_UP = "back-up"
    READ = "read"
    PUSH = "push"
    MUCK = "muck"
    RESHUFFLE = "reshuffle"
    SCRAMBLE = "scramble"
    CALL_FLOOR = "call-floor"


@dataclass(frozen=True, slots=True)
class DealerStep:
    """One thing that the dealer does or says; seats of `turn-up` and `muck` by rising number."""

    kind: StepKind
    arguments: tuple[int | str, ...] = ()


class Said(Enum):
    """What the dealer says where it is no amount."""

    ALL_IN = "all-in"
    SHOW = "show"
    """The hands that are left are asked to show."""
    MISDEAL = "misdeal"
    FOULED = "fouled-deck"
    LEVEL = "new-level"


class Pile(Enum):
    """What the dealer shuffles in the middle of a hand."""

    STUB = "stub"
    MIX = "mix"
    """Stub, muck and burns, where they cannot be told apart any more."""


class Stands(Enum):
    BINDING = "binding"
    CONDITIONAL = "conditional"
    VOID = "void"
    FLOOR = "floor"
    NOTED = "noted"
    """Nothing to rule on: a fact of the table."""


class Slip(Enum):
    """What an act was beside what it comes to, where other rules ask for that."""

    FURTHER_MOTION = "further-motion"
    DRAWN_BACK = "drawn-back"
    """A prior chip was drawn back facing a raise: no fold is open any more."""
    TOO_SOON = "too-soon"
    """A call or fold before the amount was known."""
    FOLD = "fold"
    """With no bet to fold to, or out of turn."""
    DECLARATION = "declaration"
    """Of something that was not there to be done."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What one rule found: its cites, the reasons with their arithmetic, and what follows.

    MEANING sets `outcome`, or `outcomes` where the floor decides, or neither where an act
    settles nothing. STANDING sets `stands`, and `outcome` where it changes what the act comes
    to. REMEDY sets `steps`.
    """

    stage: Stage
    cites: tuple[Cite, ...]
    why: tuple[Message, ...]
    missed: tuple[tuple[str, Message], ...] = ()
    """For a wrong answer: a wrong action word to what must have been missed in it."""
    outcome: Outcome | None = None
    outcomes: tuple[Outcome, ...] = ()
    stands: Stands | None = None
    steps: tuple[DealerStep, ...] = ()
    slip: Slip | None = None
    undercall: bool = False
    cause: Cause | None = None
    lay: int | None = None
    """The total play goes on with, where nobody notices yet that it should be another."""
    waits: Declared | None = None
    waiting: Waiting | None = None
    """How an act out of turn stands; None in turn."""
    passive: bool = False
    """A check out of turn heads-up: no raise is left in this round."""
    skipped: bool = False
    """Substantial action passed a seat over: what was done out of turn binds at once."""
    penalty: bool = False

    @property
    def may_be(self) -> tuple[Outcome, ...]:
        """What the act may come to: the outcome, or those among which the floor decides."""
        return self.outcomes or ((self.outcome,) if self.outcome is not None else ())


def meaning(
    cites: tuple[Cite, ...],
    why: tuple[Message, ...],
    outcome: Outcome | None = None,
    *,
    outcomes: tuple[Outcome, ...] = (),
    missed: tuple[tuple[str, Message], ...] = (),
    slip: Slip | None = None,
    undercall: bool = False,
    penalty: bool = False,
) -> Finding:
    """A MEANING finding."""
    return Finding(
        Stage.MEANING,
        cites,
        why,
        missed,
        outcome=outcome,
        outcomes=outcomes,
        slip=slip,
        undercall=undercall,
        penalty=penalty,
    )


def settled(action: Action, to: int, lies: int) -> Outcome:
    """An act that comes to `to` while `lies` lies in front once its chips are out."""
    return Outcome(action, to, add=max(0, to - lies), change=max(0, lies - to))


def findings_of(spoken: tuple[Spoken, ...]) -> tuple[Finding, ...]:
    """What was ruled on an act, as its findings."""
    return tuple(one for one in spoken if isinstance(one, Finding))


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Answered(Generic[T]):
    """What the rules core answers to a question.

    `result` is None where the floor decides, among `outcomes`, or where the facts do not
    tell (`unknown` says what is missing: a problem of the lesson, never a guess).
    """

    result: T | None
    findings: tuple[Finding, ...] = ()
    outcomes: tuple[T, ...] = ()
    penalty: bool = False
    unknown: Message | None = None

    @property
    def floor(self) -> bool:
        return self.result is None and self.unknown is None


@dataclass(frozen=True, slots=True)
class Ruling:
    """The ruling on one event. `binding` is the act it comes to, None where none is fixed."""

    stands: Stands
    binding: Outcome | None = None
    outcomes: tuple[Outcome, ...] = ()
    findings: tuple[Finding, ...] = ()
    steps: tuple[DealerStep, ...] = ()
    penalty: bool = False
