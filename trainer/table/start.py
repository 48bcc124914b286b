"""From the facts of a lesson to the first table: blinds and antes posted, the first to act."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.table.cards import Card
from trainer.table.chips import USUAL_SET, ChipStack
from trainer.table.games import Game, Street
from trainer.table.state import Ante, OtherTable, Phase, Pot, Status


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """`stack` is before blinds, antes and the chips in front.

    `posted` are the pieces of the blind, None for the usual ones; `bet` the chips in front on
    top of that, with which this street is already under way. `cards` None is the usual number
    of unknown ones. `loose`: a total was given, its pieces are of our choosing.
    """

    number: int
    stack: ChipStack
    name: str = ""
    posted: ChipStack | None = None
    bet: ChipStack | None = None
    cards: tuple[Card, ...] | None = None
    status: Status = Status.IN
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Facts:
    """The `table:` of a lesson, typed. `small_bet` and `big_bet` are the limits."""

    game: Game
    size: int
    seats: tuple[SeatFacts, ...]
    button: int | None = None
    small_blind: int = 0
    big_blind: int = 0
    ante: Ante = Ante()
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    chips: tuple[int, ...] = USUAL_SET
    phase: Phase = Phase.PLAY
    street: Street = Street.PREFLOP
    board: tuple[Card, ...] = ()
    burned: int | None = None
    """None: as many as the street has seen."""
    pots: tuple[Pot, ...] = ()
    others: tuple[OtherTable, ...] = ()
