"""A ruling: what an act amounts to, whether it stands, what is to be done, and who says so."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from trainer.messages import Message
from trainer.table.cards import Card
from trainer.table.hand_values import HandValue, LowValue
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
class Options:
    """What a seat may do. `actions` empty is a dead hand. Amounts are whole chips.

    `call` is what a call adds to what lies in front, None where no call is open;
    `min_raise_to` the least total of a bet or raise; `max_raise_to` the largest in
    pot-limit and limit games, None in no-limit.
    """

    actions: frozenset[Action]
    call: int | None = None
    min_raise_to: int | None = None
    max_raise_to: int | None = None


class Binds(Enum):
    YES = "yes"
    NO = "no"
    IF_UNCHANGED = "if-unchanged"


@dataclass(frozen=True, slots=True)
class Binding:
    """`change` goes back and `options` are open when the act was released."""

    binds: Binds
    change: int = 0
    options: Options | None = None


@dataclass(frozen=True, slots=True)
class PotShare:
    """One pot in whole chips, and the seats that contest it."""

    amount: int
    seats: frozenset[int]


@dataclass(frozen=True, slots=True)
class Pots:
    """Main pot first; `returned` are uncalled chips, by seat."""

    pots: tuple[PotShare, ...]
    returned: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Winner:
    """`half` is `whole`, `high` or `low`."""

    pot: int
    half: str
    shares: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Award:
    """`order`: pot numbers as pushed, 0 the main pot. Winners and paid are None where hands
    are not all known."""

    order: tuple[int, ...]
    winners: tuple[Winner, ...] | None = None
    paid: tuple[tuple[int, int], ...] | None = None


@dataclass(frozen=True, slots=True)
class PotCount:
    """`max_bet_to`: the largest total in a pot-limit game for the seat asked; else None."""

    pot: int
    max_bet_to: int | None = None


class Extra(Enum):
    MUCK = "muck"
    BURN = "burn"
    STUB = "stub"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Burn:
    """How many cards are burned off the stub now, and what becomes of a wrong or extra one."""

    burns: int
    extra: Extra = Extra.NONE


@dataclass(frozen=True, slots=True)
class Expose:
    """Whether hands are turned up now, and the seats whose they are."""

    now: bool
    seats: frozenset[int] = frozenset()


class May(Enum):
    RIGHT = "right"
    FLOOR = "floor"
    NO = "no"


@dataclass(frozen=True, slots=True)
class SeeHand:
    """By seat, whether it may ask to see the hand: by right, with the floor's leave, or not."""

    may: tuple[tuple[int, May], ...]


class HandIs(Enum):
    LIVE = "live"
    DEAD = "dead"


class Deal(Enum):
    ON = "on"
    MISDEAL = "misdeal"
    FOULED = "fouled"


@dataclass(frozen=True, slots=True)
class HandRuling:
    """Whether the hand is live, whether the deal goes on, and the chips that go back, by seat."""

    hand: HandIs
    deal: Deal = Deal.ON
    returned: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class SeatOrder:
    """One seat, or several in order."""

    seats: tuple[int, ...]


class When(Enum):
    NOW = "now"
    EMPTY_SEAT = "big-blind-on-empty-seat"


@dataclass(frozen=True, slots=True)
class Halt:
    """Whether play stops at the table, and when; None where it does not."""

    halt: bool
    when: When | None = None


@dataclass(frozen=True, slots=True)
class Steps:
    """What the dealer does next, in order, until somebody else has to decide."""

    steps: tuple[DealerStep, ...]


@dataclass(frozen=True, slots=True)
class HandRead:
    """A hand as it is read out. `low` is None where none qualifies, `high` in razz.

    `high_fives` and `low_fives` are all the choices of five cards that come to the same.
    """

    seat: int
    high: HandValue | None = None
    low: LowValue | None = None
    high_fives: frozenset[frozenset[Card]] = frozenset()
    low_fives: frozenset[frozenset[Card]] = frozenset()


@dataclass(frozen=True, slots=True)
class Read:
    """Winners are None while cards are still to come."""

    hands: tuple[HandRead, ...]
    winners: tuple[Winner, ...] | None = None


class Mistake(Enum):
    """What can be seen to go wrong at a table."""

    OUT_OF_TURN = "out-of-turn"
    UNDERCALL = "undercall"
    SHORT_BET = "short-bet"
    SHORT_RAISE = "short-raise"
    OVER_LIMIT = "over-limit"
    STRING_BET = "string-bet"
    RAISE_NOT_OPEN = "raise-not-open"
    NEEDLESS_FOLD = "needless-fold"
    INVALID_DECLARATION = "invalid-declaration"
    UNCLEAR_BET = "unclear-bet"
    WRONG_COUNT = "wrong-count"
    WRONG_POT_COUNT = "wrong-pot-count"
    HIDDEN_CHIPS = "hidden-chips"
    EXPOSED_CARD = "exposed-card"
    EARLY_DISCARD = "early-discard"
    KILLED_HAND = "killed-hand"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    BOXED_CARD = "boxed-card"
    MISDEAL = "misdeal"
    FOULED_DECK = "fouled-deck"
    MISSING_BURN = "missing-burn"
    EXTRA_BURN = "extra-burn"
    FOUR_CARD_FLOP = "four-card-flop"
    WRONG_BOARD = "wrong-board"
    PREMATURE_CARD = "premature-card"
    DISORDERED_STUB = "disordered-stub"
    WRONG_LEVEL = "wrong-level"


@dataclass(frozen=True, slots=True)
class Spotted:
    """The mistake at this moment, None where there is none. `also` names it as well."""

    mistake: Mistake | None
    also: frozenset[Mistake] = frozenset()


@dataclass(frozen=True, slots=True)
class Counted:
    """Chips counted, in whole chips."""

    amount: int


@dataclass(frozen=True, slots=True)
class Ruling:
    """The ruling on one event. `binding` is the act it comes to, None where none is fixed."""

    stands: Stands
    binding: Outcome | None = None
    outcomes: tuple[Outcome, ...] = ()
    findings: tuple[Finding, ...] = ()
    steps: tuple[DealerStep, ...] = ()
    penalty: bool = False
