"""What can be seen and heard at a table: one class a verb of the script.

An event says what happened, never whether it was allowed. Seats are the printed numbers,
`to` is a total in front of the seat this street, chips are pieces.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import Enum
from typing import TypeVar, dataclass_transform

from trainer.table.cards import Card
from trainer.table.chips import ChipStack
from trainer.table.state import Ante

T = TypeVar("T")


class Heard(Enum):
    """Who heard a declaration. A tuple of seats in a lesson counts as `SOME`."""

    ALL = "all"
    SOME = "some"
    NONE = "none"


class Word(Enum):
    """The official words. `NUMBER` is an amount said alone."""

    CHECK = "check"
    BET = "bet"
    CALL = "call"
    RAISE = "raise"
    FOLD = "fold"
    ALL_IN = "all-in"
    COMPLETE = "complete"
    POT = "pot"
    NUMBER = "number"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Event:
    """`unseen`: nobody noticed, play went on with the chips as they lie.

    Equality, hash and text are written here once for all events: made anew for each class they
    would cost the start a tenth of its time. An event without a field of its own is a plain
    subclass for the same reason.
    """

    unseen: bool = field(default=False, kw_only=True)
    quick: bool = field(default=False, kw_only=True)
    """No reasonable time had passed for those who might have spoken up."""

    def __eq__(self, other: object) -> bool:
        return other.__class__ is self.__class__ and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash((self.__class__, _values(self)))

    def __repr__(self) -> str:
        told = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self))
        return f"{self.__class__.__qualname__}({told})"


def _values(one: object) -> tuple[object, ...]:
    assert isinstance(one, Event)
    return tuple(getattr(one, known.name) for known in fields(one))


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def event(made: type[T]) -> type[T]:
    """An event with fields of its own: a frozen dataclass, equal and told as `Event` is."""
    return dataclass(frozen=True, slots=True, eq=False, repr=False)(made)


@event
class SeatEvent(Event):
    seat: int


@event
class Checks(SeatEvent):
    """Said or tapped."""

    tapped: bool = field(default=False, kw_only=True)


class Folds(SeatEvent):
    """Cards forward face down, meant as a fold."""

    __slots__ = ()


class Calls(SeatEvent):
    """A clear call: the chips that make it go out with it."""

    __slots__ = ()


@event
class Bets(SeatEvent):
    to: int


@event
class Raises(SeatEvent):
    """A raise declared as such, with its chips; `to` may be under the least raise."""

    to: int


class AllIn(SeatEvent):
    """Declared all-in, everything pushed."""

    __slots__ = ()


@event
class Puts(SeatEvent):
    """Chips put out silently, on top of what lies there."""

    chips: ChipStack


@event
class Gathers(SeatEvent):
    """Prior chips and new ones together in one silent push; `chips` are all of them."""

    chips: ChipStack


@event
class Adds(SeatEvent):
    """Pays what a ruling asked; `amount` None is all that is owed."""

    amount: int | None


@event
class Says(SeatEvent):
    """A declaration; with `chips` both come at once. `provided`: it is to hold only if another
    seat does that."""

    word: Word
    amount: int | None = None
    chips: ChipStack | None = None
    heard: Heard = Heard.ALL
    provided: Word | None = None


@event
class PullsBack(SeatEvent):
    """Chips that lay in front are clearly drawn back."""

    chips: ChipStack


@event
class Tables(SeatEvent):
    """Turns cards face up on the table; none named means the whole hand. `duplicate`, here and in
    its like: a card named lies elsewhere already, and that is what came to light."""

    cards: tuple[Card, ...] = ()
    duplicate: bool = False


@event
class Exposes(SeatEvent):
    cards: tuple[Card, ...] = ()
    duplicate: bool = False


@event
class Discards(SeatEvent):
    """Face down, forward; still retrievable until the dealer mucks it."""

    cards: tuple[Card, ...] = ()


@event
class Finds(SeatEvent):
    """Notices that the hand holds these cards, a wrong number of them."""

    cards: tuple[Card, ...]
    duplicate: bool = False


@event
class AsksToSee(SeatEvent):
    of: int


class Leaves(SeatEvent):
    __slots__ = ()


class Returns(SeatEvent):
    __slots__ = ()


class Dealt(Enum):
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    DOWN = "down"
    UP = "up"
    COMMUNITY = "community"
    """One card for all: what the board lacks, or the last card in stud where the stub is short."""


SeatCards = tuple[tuple[int, tuple[Card, ...]], ...]


@event
class Deals(Event):
    """`burns` cards are burned first; None is as many as the rules ask.

    The rest is of an initial deal: cards seen by accident (`exposed`) or lying face up in the
    deck (`boxed`), by their place counted off the deck from 1; the seat that got the first card;
    entitled seats that were left out, seats that got cards and should not. `duplicate`: a card
    named here lies there already, and that is what happened.
    """

    what: Dealt
    cards: tuple[Card, ...] = ()
    by_seat: SeatCards = ()
    burns: int | None = None
    exposed: tuple[tuple[int, Card], ...] = ()
    boxed: tuple[tuple[int, Card], ...] = ()
    first_to: int | None = None
    left_out: tuple[int, ...] = ()
    also: tuple[int, ...] = ()
    duplicate: bool = False


@event
class Burns(Event):
    number: int = 1


@event
class Mucks(Event):
    """The dealer pushes a seat's cards into the muck."""

    seat: int


class Counted(Enum):
    POT = "pot"
    BET = "bet"
    STACK = "stack"
    STUB = "stub"


@event
class Counts(Event):
    """The dealer counts and says `said`, right or wrong; `seat` for a bet or a stack."""

    what: Counted
    said: int | None = None
    seat: int | None = None


@event
class Announces(Event):
    amount: int


@event
class TakesBack(Event):
    """The dealer gives a seat back what the ruling returns to it."""

    seat: int


@event
class Pushes(Event):
    """`pot` counts from 0, the main pot."""

    pot: int
    to: tuple[int, ...]


@event
class Shows(Event):
    """The dealer turns cards up: on the board or stub, or of seats."""

    cards: tuple[Card, ...] = ()
    by_seat: SeatCards = ()


@event
class Scrambles(Event):
    """Cards mixed face down; `picks` is the one drawn at random to be the burn."""

    cards: tuple[Card, ...] = ()
    by_seat: SeatCards = ()
    picks: Card | None = None


class Mixed(Enum):
    """What the dropped stub got mixed with."""

    NOTHING = "nothing"
    MUCK = "muck"
    BURNS = "burns"


@event
class Drops(Event):
    """The stub is dropped and out of order."""

    mixed: Mixed = Mixed.NOTHING


class ClockRunsOut(SeatEvent):
    """The clock was called on the seat, and time is up."""

    __slots__ = ()


class PicksUp(SeatEvent):
    """Takes its up cards off the table, in stud."""

    __slots__ = ()


@event
class Reveals(SeatEvent):
    """Chips of the seat come to light that nobody saw before."""

    chips: ChipStack


class Begins(Enum):
    """What a hand begins with."""

    RIFFLE = "riffle"
    SHUFFLER = "shuffler"
    PUSH = "push"
    """The dealers change over."""


@event
class Starts(Event):
    """The next hand begins: the button moves, blinds are posted; `blinds` where they were others
    than those of the level, `button` where it was put."""

    by: Begins | None = None
    blinds: tuple[int, int] | None = None
    button: int | None = None


@event
class NewLevel(Event):
    """The clock or the floor gives out a new level. None and zeros leave ante and limits."""

    blinds: tuple[int, int]
    ante: Ante | None = None
    limits: tuple[int, int] = (0, 0)


class Ends(Event):
    """The hand is over."""

    __slots__ = ()


@event
class FloorRules(Event):
    """The floor chose; `outcome` are fields of the answer vocabulary, as pairs."""

    outcome: tuple[tuple[str, object], ...]
