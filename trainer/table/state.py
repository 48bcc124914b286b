"""The table at one moment: seats, chips, cards, the betting of this street, and what is pending.

It holds what *lies and was said*; the amounts to call are as ruled. What a ruling asks for
(more chips, change) is the difference between the two, so it is derived, never stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntFlag
from typing import Protocol

from trainer.messages import Message
from trainer.table.cards import Card
from trainer.table.chips import NOTHING, USUAL_SET, ChipStack
from trainer.table.games import Game, Street


class Status(Enum):
    IN = "in"
    FOLDED = "folded"
    ALL_IN = "all-in"
    ABSENT = "absent"
    PENALTY = "penalty"
    SITTING_OUT = "sitting-out"


class HandLies(Enum):
    """Where a seat's cards are."""

    NONE = "none"
    HELD = "held"
    TABLED = "tabled"
    FORWARD = "forward"
    """Discarded face down, still retrievable."""
    KILLED = "killed"
    """Dead where it lies: nobody was there when the last card was dealt, or nobody threw it in."""
    MUCKED = "mucked"


class Bar(IntFlag):
    """What a seat may no longer do in this turn, by a ruling."""

    NOTHING = 0
    FOLD = 1
    RAISE = 2


class Action(Enum):
    CHECK = "check"
    BET = "bet"
    CALL = "call"
    RAISE = "raise"
    ALL_IN = "all-in"
    FOLD = "fold"


@dataclass(frozen=True, slots=True)
class Held:
    card: Card
    up: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """One occupied seat. Amounts are whole chips, totals in front this street."""

    number: int
    name: str = ""
    stack: ChipStack = NOTHING
    """Behind: not yet put out."""
    front: ChipStack = NOTHING
    """Lying in front, this street."""
    amount_in: int = 0
    """What counts as in this street, as ruled; more or less than what lies in front."""
    before: int = 0
    """Put into the pots on earlier streets of this hand, antes included."""
    status: Status = Status.IN
    cards: tuple[Held, ...] = ()
    lies: HandLies = HandLies.HELD
    acted: bool = False
    """In turn or bound, this street; a posted blind is no action."""
    posted: int = 0
    """The blind posted this hand, as counted."""
    pulled: ChipStack = NOTHING
    """Prior chips drawn back in this turn."""
    bars: Bar = Bar.NOTHING
    loose: bool = False
    """The facts gave a total only: its pieces may be exchanged for whatever a line needs."""
    mixed: bool = False
    """The chips behind stand on each other in no order, all values in one stack."""

    @property
    def live(self) -> bool:
        """Has a hand that can win: dealt in, not folded, not in the muck."""
        return self.status in _LIVE and self.lies not in _OUT

    @property
    def total(self) -> int:
        """All that can still be in front this street: behind and in front."""
        return self.stack.total + self.front.total

    @property
    def label(self) -> str:
        return self.name or str(self.number)


_LIVE = frozenset({Status.IN, Status.ALL_IN})
_OUT = frozenset({HandLies.NONE, HandLies.KILLED, HandLies.MUCKED})


@dataclass(frozen=True, slots=True)
class Pot:
    """A pot in the middle. `seats` may win it (None: every live seat); `given` is who put in
    what, None where the facts do not tell."""

    amount: int
    seats: frozenset[int] | None = None
    given: tuple[tuple[int, int], ...] | None = None
    chips: ChipStack = NOTHING


class Spoken(Protocol):
    """What a rule said of an act. The table only keeps it; the rules know the rest of it."""

    @property
    def why(self) -> tuple[Message, ...]: ...


class Cause(Enum):
    """Why chips lie otherwise than the rules ask, unnoticed when they were put out."""

    UNSEEN = "unseen"
    COUNT_LOW = "count-low"
    COUNT_HIGH = "count-high"


@dataclass(frozen=True, slots=True)
class Act:
    """One action as ruled. `to` is the total it comes to, `lay` what play went on with."""

    seat: int
    street: Street
    action: Action
    to: int
    lay: int
    put: int
    """Chips it put in, 0 for a check or a fold."""
    faced: int
    """The bet it faced, a total."""
    in_turn: bool = True
    raised: bool = False
    """It made the bet higher."""
    undercall: bool = False
    invalid: bool = False
    """A check that faced a bet: it counts as an action, but settles nothing."""
    cause: Cause | None = None
    spoken: tuple[Spoken, ...] = ()


class Waiting(Enum):
    """How an action out of turn stands. `LAPSED`: another answer of the seat overtook it."""

    IF_UNCHANGED = "if-unchanged"
    BINDS = "binds"
    RELEASED = "released"
    FLOOR = "floor"


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """An action out of turn: `act` as it was meant, `skipped` whose turn it was."""

    act: Act
    skipped: tuple[int, ...]
    chips: ChipStack
    standing: Waiting = Waiting.IF_UNCHANGED
    passive_only: bool = False
    """Heads-up check out of turn (2026): the other's bet leaves call or fold."""
    quick: bool = False

    @property
    def seat(self) -> int:
        return self.act.seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """One thing a ruling or the floor may make of an act; fields as in the answer vocabulary."""

    action: Action
    to: int = 0
    add: int = 0
    change: int = 0
    forfeits: int = 0


@dataclass(frozen=True, slots=True)
class FloorCall:
    """An act whose meaning the floor decides, among `outcomes`."""

    seat: int
    outcomes: tuple[Outcome, ...]
    spoken: tuple[Spoken, ...] = ()


@dataclass(frozen=True, slots=True)
class Skipped:
    """A seat passed over until substantial action: the floor rules on its hand."""

    seat: int
    spoken: tuple[Spoken, ...] = ()


@dataclass(frozen=True, slots=True)
class Declared:
    """Said, and what it comes to hangs on the chips that follow.

    `word` is the action said, `to` its total where one was said (else None).
    """

    seat: int
    word: Action
    to: int | None
    heard_by_all: bool = True
    spoken: tuple[Spoken, ...] = ()


@dataclass(frozen=True, slots=True)
class Conditional:
    """Said for the case that another seat does something: `word`, if `provided`, when `faced` was
    to call. `held`: the floor has held the seat to it."""

    seat: int
    word: Action
    provided: Action
    faced: int
    held: bool = False
    spoken: tuple[Spoken, ...] = ()


Pending = OutOfTurn | FloorCall | Skipped | Declared | Conditional


class Phase(Enum):
    NO_HAND = "none"
    DEALING = "dealing"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Ante:
    """`each` from every seat, or `big_blind` from the big blind for all. `by_house`: one amount was
    given, and the house says who pays."""

    each: int = 0
    big_blind: int = 0
    by_house: bool = False


@dataclass(frozen=True, slots=True)
class Level:
    """Blinds, ante and limits of a level."""

    small_blind: int
    big_blind: int
    ante: Ante = Ante()
    small_bet: int = 0
    big_bet: int = 0


class LevelIs(Enum):
    """How the level that was given out last stands to the hand being played."""

    THIS = "this"
    """The hand is played at it, and nothing is to be said of that."""
    NEW = "new"
    """It was given out before this hand began, which is the first at it."""
    NEXT = "next"
    """It was given out after this hand had begun: it is for the next."""
    MISSED = "missed"
    """It was given out before this hand began, and other blinds were posted."""


@dataclass(frozen=True, slots=True)
class WrongCount:
    """What the dealer said where the truth was another amount; it counts for the next act."""

    said: int
    true: int
    of_pot: bool


@dataclass(frozen=True, slots=True)
class InitialDeal:
    """What went wrong in the initial deal, as it was seen."""

    exposed: tuple[tuple[int, Card], ...] = ()
    boxed: tuple[tuple[int, Card], ...] = ()
    first_to: int | None = None
    left_out: tuple[int, ...] = ()
    also: tuple[int, ...] = ()
    again: bool = False
    """The deal was played again after a misdeal."""
    replaced: bool = False
    """The one card that was exposed has been replaced."""
    to_come: bool = False
    """The hand has begun, and no line has dealt its cards yet: they lie as if dealt rightly."""


class Irregular(Enum):
    """How the cards of a street came to lie otherwise than they should."""

    FOUR_CARDS = "four-cards"
    """A flop of four."""
    NO_BURN = "no-burn"
    """A flop without a burn."""
    BURNS = "burns"
    """Any other wrong number of burns before a street."""
    CARDS = "cards"
    """Any other wrong number of cards."""
    BOXED = "boxed"
    """A card lay face up in the stub."""


@dataclass(frozen=True, slots=True)
class Premature:
    """Cards of `street` that came before the betting of this one was finished; none where only
    its burn did. In stud they lie with the hands, by seat."""

    street: Street
    cards: tuple[Card, ...]
    by_seat: tuple[tuple[int, tuple[Card, ...]], ...] = ()


class StubLies(Enum):
    IN_ORDER = "in-order"
    DROPPED = "dropped"
    MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class PotPushed:
    """A pot as it went: how much to which seat."""

    pot: int
    shares: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Awarded:
    """The pots of a hand that were pushed, and the table as it was before the first of them."""

    before: Table
    pushed: tuple[PotPushed, ...] = ()
    next_hand: bool = False
    """The next hand has begun."""


@dataclass(frozen=True, slots=True)
class OtherTable:
    name: str
    players: int


@dataclass(frozen=True, slots=True)
class Table:
    """Everything a ruling may look at. `seats` are the occupied ones by rising number."""

    game: Game
    size: int
    seats: tuple[Seat, ...]
    button: int | None = None
    small_blind: int = 0
    big_blind: int = 0
    ante: Ante = Ante()
    small_bet: int = 0
    big_bet: int = 0
    """Limit games: the bet of the early and of the late streets."""
    bring_in: int = 0
    chips: tuple[int, ...] = USUAL_SET
    phase: Phase = Phase.PLAY
    street: Street = Street.PREFLOP
    board: tuple[Card, ...] = ()
    burned: int = 0
    mucked: tuple[Card, ...] = ()
    pots: tuple[Pot, ...] = ()
    action_on: int | None = None
    bet_to_call: int = 0
    yardstick: int = 0
    """The largest full bet or raise increment of this street; the minimum bet at its start."""
    raises: int = 0
    """Bets and raises of this street, for the cap in limit games."""
    acts: tuple[Act, ...] = ()
    pending: tuple[Pending, ...] = ()
    wrong_count: WrongCount | None = None
    small_blind_seat: int | None = None
    big_blind_seat: int | None = None
    others: tuple[OtherTable, ...] = ()
    face_up: tuple[tuple[int, Card], ...] = ()
    """Cards dealt face up to seats between hands, for a draw."""
    deal: InitialDeal = InitialDeal()
    miscounted_on: Street | None = None
    """The street on which a wrong number of cards was found; None: on the first, if at all."""
    duplicate: Card | None = None
    """A card that was found twice."""
    premature: Premature | None = None
    irregular: Irregular | None = None
    """Of the street dealt last, until it is put right."""
    boxed: tuple[tuple[int, Card], ...] = ()
    """Cards of that street that lay face up in the stub, by their place counted off it from 1."""
    burn_lies: bool = False
    """The burn of the next street lies already: none comes off the stub for it."""
    stub: StubLies = StubLies.IN_ORDER
    stub_count: int | None = None
    """Cards in the stub, where the dealer counted them."""
    revealed: tuple[tuple[int, ChipStack], ...] = ()
    """Chips that came to light after they should have been seen, by seat."""
    announced: int = 0
    """How many acts there were when the dealer last said what stands."""
    level: Level | None = None
    """The level given out last, where the hand is not played at it."""
    level_is: LevelIs = LevelIs.THIS
    seen_in_the_deck: tuple[Card, ...] = ()
    """Face up in the deck as it was cut, before anything was dealt."""
    button_due: int | None = None
    """Where the button should have gone, where it was put elsewhere."""
    blinds_due: tuple[int, int] | None = None
    """The seats of the blinds that go with it, where they do not follow from it."""
    picked_up: frozenset[int] = frozenset()
    """Stud: seats that took up their up cards without an answer to give."""
    newcomers: frozenset[int] = frozenset()
    """Seats of players who have come to the table since the last hand began."""
    awarded: Awarded | None = None
    """The award of the hand that is ending or just over: it may be disputed for a while."""

    def seat(self, number: int) -> Seat:
        """KeyError where nobody sits."""
        for one in self.seats:
            if one.number == number:
                return one
        raise KeyError(number)

    @property
    def live(self) -> tuple[Seat, ...]:
        return tuple(one for one in self.seats if one.live)
