"""What moved from one view to the next, in the order in which a dealer would see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from trainer.table.chips import NOTHING, ChipStack, stack_of
from trainer.table.state import HandLies
from trainer.view.model import CardView, SeatView, TableView


class MoveKind(Enum):
    PUT_OUT = auto()
    """Chips from a stack to before the seat."""
    PULLED_BACK = auto()
    """Chips from before the seat to its stack."""
    CHANGE = auto()
    """Chips from the dealer to before the seat or to its stack; `chips` are what it gets."""
    GATHERED = auto()
    """Bets into the pots, those of all seats at once."""
    POT_PUSHED = auto()
    """A pot, or a part of it, to a seat."""
    PITCHED = auto()
    """One card from the stub to a seat."""
    BURNED = auto()
    """One card from the stub to the burns."""
    BOARD = auto()
    """Cards from the stub to the board: a flop at once."""
    TURNED = auto()
    """A seat's cards, seen from now on, or no longer."""
    FORWARD = auto()
    """A seat's cards, pushed towards the dealer, or back."""
    MUCKED = auto()
    """A seat's cards, into the muck or away from the table."""
    BUTTON = auto()
    """From `seat`, where it lay before, to `to`."""


@dataclass(frozen=True, slots=True)
class Move:
    """`seat` is where it begins or ends; `bets` are those that are gathered, by seat; `at` is the
    place among the cards of a hand, board or burns, or of the pots, from 0."""

    kind: MoveKind
    seat: int | None = None
    chips: ChipStack = NOTHING
    cards: tuple[CardView, ...] = ()
    to: int | None = None
    at: int = 0
    bets: tuple[tuple[int, ChipStack], ...] = ()


def changes(old: TableView, new: TableView) -> tuple[Move, ...]:
    """The moves that lead from `old` to `new`; none between tables of different size.

    A hand that begins is seen as it begins: cards away, pots pushed, the button, blinds, the deal.
    Within a hand chips go out before they are gathered, and a pot is pushed last.
    """
    if old.size != new.size:
        return ()
    seats = [
        (before, after)
        for before, after in zip(old.seats, new.seats, strict=True)
        if before.occupied and after.occupied
    ]
    out = [move for pair in seats for move in _chips(*pair, old, new)]
    pushed = list(_pushed(old, new))
    forward = [move for pair in seats for move in _forward(*pair)]
    mucked = [move for pair in seats for move in _mucked(*pair)]
    turned = [move for pair in seats for move in _turned(*pair)]
    pitched = list(_pitched(new, seats))
    middle = [*_burned(old, new), *_board(old, new)]
    if old.button not in (None, new.button) and new.button is not None:
        button = Move(MoveKind.BUTTON, old.button, to=new.button)
        every = [*mucked, *pushed, button, *out, *forward, *_gathered(seats, old, new)]
        return (*every, *middle, *pitched, *turned)
    acts = [*out, *forward, *mucked, *_gathered(seats, old, new)]
    return (*acts, *middle, *pitched, *turned, *pushed)


def more(one: ChipStack, two: ChipStack) -> ChipStack:
    """The pieces of `one` that `two` has not."""
    return stack_of({value: max(0, count - two.count(value)) for value, count in one.counts})


def pot_total(view: TableView) -> ChipStack:
    return sum((pot.chips for pot in view.pots), NOTHING)


def _chips(before: SeatView, after: SeatView, old: TableView, new: TableView) -> Iterator[Move]:
    """What one seat puts out and draws back, and what change it gets."""
    out, back = more(after.front, before.front), more(before.front, after.front)
    paid, got = more(before.stack, after.stack), more(after.stack, before.stack)
    if not after.front and pot_total(new) != pot_total(old):
        # The bets are gathered: what came out with them went straight into the pot.
        if paid:
            yield Move(MoveKind.PUT_OUT, after.number, paid)
        return
    from_stack, home = common(out, paid), common(back, got)
    if from_stack:
        yield Move(MoveKind.PUT_OUT, after.number, from_stack)
    if home:
        yield Move(MoveKind.PULLED_BACK, after.number, home)
    changed = more(out, from_stack)
    if changed and more(back, home):
        yield Move(MoveKind.CHANGE, after.number, changed)


def common(one: ChipStack, two: ChipStack) -> ChipStack:
    """The pieces that are in both."""
    return more(one, more(one, two))


def _gathered(
    seats: list[tuple[SeatView, SeatView]], old: TableView, new: TableView
) -> Iterator[Move]:
    if pot_total(new) == pot_total(old):
        return
    bets = []
    for before, after in seats:
        paid = more(before.stack, after.stack)
        lay = before.front + (paid if not after.front else NOTHING)
        if lay and not after.front:
            bets.append((after.number, lay))
    if bets and more(pot_total(new), pot_total(old)):
        yield Move(MoveKind.GATHERED, bets=tuple(bets))


def _pushed(old: TableView, new: TableView) -> Iterator[Move]:
    gone = more(pot_total(old), pot_total(new))
    if not gone:
        return
    for before, after in zip(old.seats, new.seats, strict=True):
        got = more(after.stack, before.stack)
        if got and after.occupied and not more(before.front, after.front):
            index = next(
                (i for i, pot in enumerate(old.pots) if pot.chips.total == got.total),
                len(old.pots) - 1,
            )
            yield Move(MoveKind.POT_PUSHED, after.number, got, at=index)


def _forward(before: SeatView, after: SeatView) -> Iterator[Move]:
    ways = {before.lies, after.lies}
    if after.cards and before.cards and len(ways) == 2 and HandLies.FORWARD in ways:
        yield Move(MoveKind.FORWARD, after.number, cards=after.cards)


def _mucked(before: SeatView, after: SeatView) -> Iterator[Move]:
    if before.cards and not after.cards:
        yield Move(MoveKind.MUCKED, after.number, cards=before.cards)


def _turned(before: SeatView, after: SeatView) -> Iterator[Move]:
    if len(before.cards) == len(after.cards) and before.cards != after.cards:
        yield Move(MoveKind.TURNED, after.number, cards=after.cards)


def _pitched(new: TableView, seats: list[tuple[SeatView, SeatView]]) -> Iterator[Move]:
    """One card at a time round the table, first to the seat after the button."""
    first = new.button or 0
    around = sorted(seats, key=lambda pair: (pair[1].number - first - 1) % new.size)
    most = max((len(after.cards) for _, after in seats), default=0)
    for at in range(most):
        for before, after in around:
            if len(before.cards) <= at < len(after.cards):
                card = (after.cards[at],)
                yield Move(MoveKind.PITCHED, after.number, cards=card, at=at)


def _burned(old: TableView, new: TableView) -> Iterator[Move]:
    for at in range(old.burned, new.burned):
        yield Move(MoveKind.BURNED, at=at)


def _board(old: TableView, new: TableView) -> Iterator[Move]:
    lay = len(old.board)
    if new.board[:lay] == old.board and len(new.board) > lay:
        yield Move(MoveKind.BOARD, cards=new.board[lay:], at=lay)
