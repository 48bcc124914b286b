"""What a front end draws. Nothing here needs a rule to be understood; None is 'not shown'."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from trainer.messages import Message
from trainer.table.cards import Card
from trainer.table.chips import NOTHING, USUAL_SET, ChipStack
from trainer.table.state import HandLies, Status


@dataclass(frozen=True, slots=True)
class CardView:
    """`card` None is a back, or a card whose face is not known."""

    card: Card | None
    up: bool = False
    exposed: bool = False
    """Face up where the game has it down, in a hand that was not tabled; of the board, a card that
    lay face up in the stub."""


class Sign(Enum):
    """What is done rather than said, drawn before the words."""

    TAP = "tap"
    PUSH = "push"
    PULL = "pull"
    WAVE = "wave"
    TIME_UP = "time is up"
    FLOOR = "floor"


@dataclass(frozen=True, slots=True)
class Bubble:
    """What a seat said or did just now; a `str` is in the reader's language already."""

    text: Message | str
    quiet: bool = False
    """Nothing was said: drawn lighter."""
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A place at the table. `occupied` False is an empty seat: only its number is drawn."""

    number: int
    occupied: bool = False
    name: str = ""
    stack: ChipStack = NOTHING
    stack_amount: int | None = None
    """Whole chips on the name plate; None where the amount is what is asked."""
    mixed: bool = False
    """The stack stands in no order."""
    front: ChipStack = NOTHING
    front_amount: int | None = None
    cards: tuple[CardView, ...] = ()
    lies: HandLies = HandLies.HELD
    status: Status = Status.IN
    acting: bool = False
    """The action is on this seat, and that may be shown."""
    bubble: Bubble | None = None
    marked: bool = False
    """The seat the open question speaks of."""


@dataclass(frozen=True, slots=True)
class PotView:
    """`label` names it (main pot, side pot 1), `short` where there is little room; chips lie
    sorted; amount None is not told."""

    label: Message
    chips: ChipStack
    amount: int | None
    short: Message | None = None


@dataclass(frozen=True, slots=True)
class TableView:
    """One moment. `seats` has every place from 1 to `size`, occupied or not."""

    size: int
    seats: tuple[SeatView, ...]
    line: Message
    """Blinds and street, in the middle of the felt."""
    button: int | None = None
    board: tuple[CardView, ...] = ()
    board_places: int = 5
    """0 in stud games, which have no board."""
    burned: int = 0
    muck: int = 0
    """How many cards lie in the muck."""
    stub: bool = True
    burn_up: CardView | None = None
    """The last burn, where it lay face up in the stub."""
    boxed: bool = False
    """A card lies face up in the stub, and was not dealt yet."""
    pots: tuple[PotView, ...] = ()
    dealer_says: Bubble | None = None
    chips: tuple[int, ...] = USUAL_SET
    """The denominations in play, smallest first: what the dealer's tray holds."""


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One seat in words and figures; None leaves the field blank because it is what is asked."""

    seat: int
    name: str
    stack: int | None
    front: ChipStack
    """Pieces; a front end writes the numbers of its language."""
    cards: str
    """How many, or which where their faces can be seen (`A♠ K♦`)."""
    status: Message | None
    to_call: int | None
    marked: bool = False


class RowKind(Enum):
    START = "start"
    EVENT = "event"
    QUESTION = "question"
    WHAT_IF = "what-if"


@dataclass(frozen=True, slots=True)
class ScriptRow:
    """One line of the hand so far, in words, or a branch that may be entered from here.

    `number` counts events from 1, 0 is the start; for a question it is the question's own number,
    for a branch its place among those that may be entered. `position` is where the hand stands
    then, as sittings count.
    """

    number: int
    text: Message
    position: int = 0
    kind: RowKind = RowKind.EVENT
    current: bool = False
    right: bool | None = None
    """Of an answered question: whether the answer was right in all its parts. Of a branch: True
    when all its questions were answered."""
