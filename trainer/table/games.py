"""The games a table can play: how many cards, a board or not, and how bets are limited."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise


class Limit(Enum):
    NO_LIMIT = "no-limit"
    POT_LIMIT = "pot-limit"
    FIXED = "limit"


class Game(Enum):
    """The value is the word of a lesson file."""

    NLHE = "nlhe"
    PLHE = "plhe"
    LHE = "lhe"
    PLO = "plo"
    PLO8 = "plo8"
    LO8 = "lo8"
    STUD = "stud"
    STUD8 = "stud8"
    RAZZ = "razz"

    @property
    def limit(self) -> Limit:
        if self is Game.NLHE:
            return Limit.NO_LIMIT
        if self in _POT_LIMIT:
            return Limit.POT_LIMIT
        return Limit.FIXED

    @property
    def has_board(self) -> bool:
        """Flop games; the others are stud games, dealt up and down."""
        return self not in _STUD

    @property
    def is_omaha(self) -> bool:
        return self in _OMAHA

    @property
    def is_split(self) -> bool:
        """High and low share the pot."""
        return self in _SPLIT

    @property
    def hole_cards(self) -> int:
        """Cards of the initial deal, stud's door card included."""
        if self.is_omaha:
            return 4
        return 2 if self.has_board else 3

    @property
    def full_hand(self) -> int:
        """Cards a seat holds at the showdown."""
        return self.hole_cards if self.has_board else 7


_POT_LIMIT = frozenset({Game.PLHE, Game.PLO, Game.PLO8})
_STUD = frozenset({Game.STUD, Game.STUD8, Game.RAZZ})
_OMAHA = frozenset({Game.PLO, Game.PLO8, Game.LO8})
_SPLIT = frozenset({Game.PLO8, Game.LO8, Game.STUD8})


class Street(Enum):
    """Betting rounds. Flop games use the first four, stud the others."""

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    THIRD = "third"
    FOURTH = "fourth"
    FIFTH = "fifth"
    SIXTH = "sixth"
    SEVENTH = "seventh"

    @property
    def is_first(self) -> bool:
        return self in (Street.PREFLOP, Street.THIRD)

    @property
    def is_last(self) -> bool:
        return self in (Street.RIVER, Street.SEVENTH)

    @property
    def following(self) -> Street | None:
        return _FOLLOWING.get(self)

    @property
    def board_cards(self) -> int:
        """Board cards that lie when this street is bet; 0 in stud."""
        return _BOARD.get(self, 0)


_FLOP_STREETS = (Street.PREFLOP, Street.FLOP, Street.TURN, Street.RIVER)
_STUD_STREETS = (Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH)
_FOLLOWING = {
    first: second
    for streets in (_FLOP_STREETS, _STUD_STREETS)
    for first, second in pairwise(streets)
}
_BOARD = {Street.FLOP: 3, Street.TURN: 4, Street.RIVER: 5}


def first_street(game: Game) -> Street:
    return Street.PREFLOP if game.has_board else Street.THIRD
