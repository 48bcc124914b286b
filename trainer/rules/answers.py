"""What the rules core answers: a value for each type of question. Amounts are whole chips."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from trainer.rules.ruling import DealerStep
from trainer.table.cards import Card
from trainer.table.hand_values import HandValue, LowValue
from trainer.table.state import Action


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
