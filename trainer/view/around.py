"""What a field of an answer may know of the table: what anybody there can see, and no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.content.lesson import Question
from trainer.table.cards import Card
from trainer.table.chips import USUAL_SET
from trainer.table.games import Game
from trainer.table.state import Table
from trainer.view.model import TableView


@dataclass(frozen=True, slots=True)
class Around:
    """Facts that anybody there can see.

    `seats` are the occupied ones with their names, `holding` those with cards; `pots` is how many
    lie apart in the middle; `split`: high and low share the pot. `apart` is a seat that is not
    asked about, since the question is about its hand. `hands` are the cards of each seat as they
    lie open, `board` those in the middle; `high`: the best high hand wins, or shares the pot;
    `has_board`: the streets are flop, turn and river; `chips`: the denominations in play;
    `in_order`: how many seats an order has, 0 where that is a part of the answer.
    """

    seats: tuple[tuple[int, str], ...] = ()
    holding: tuple[int, ...] = ()
    pots: int = 1
    split: bool = False
    apart: int | None = None
    hands: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    board: tuple[Card, ...] = ()
    high: bool = True
    has_board: bool = True
    chips: tuple[int, ...] = USUAL_SET
    in_order: int = 0

    @property
    def halves(self) -> tuple[str, ...]:
        """The sides of a hand that count: high, low, or both."""
        if self.split:
            return ("high", "low")
        return ("high",) if self.high else ("low",)


_PLACES: Final = frozenset({"button", "small-blind", "big-blind"})
"""What may lie at an empty seat."""


def around(question: Question, table: Table, view: TableView) -> Around:
    """`view` is the table as it is shown while the question is open."""
    return Around(
        seats=tuple(
            (seat.number, seat.name)
            for seat in view.seats
            if seat.occupied or question.for_what in _PLACES
        ),
        holding=tuple(seat.number for seat in view.seats if seat.occupied and seat.cards),
        pots=max(2, len(view.pots)),
        split=table.game.is_split,
        apart=question.of if isinstance(question.of, int) else None,
        hands=tuple(
            (seat.number, tuple(one.card for one in seat.cards if one.card is not None))
            for seat in view.seats
            if seat.occupied and any(one.card is not None for one in seat.cards)
        ),
        board=tuple(one.card for one in view.board if one.card is not None),
        high=table.game is not Game.RAZZ,
        has_board=table.game.has_board,
        chips=table.chips,
        in_order=_in_order(question, view),
    )


def _in_order(question: Question, view: TableView) -> int:
    """All hands are shown, and everybody who drew gets a seat card: that many can be seen."""
    seats = [seat for seat in view.seats if seat.occupied and seat.cards]
    match question.for_what:
        case "show":
            return len(seats)
        case "seat-card":
            drew = [seat for seat in seats if any(one.card is not None for one in seat.cards)]
            return len(drew)
        case _:
            return 0
