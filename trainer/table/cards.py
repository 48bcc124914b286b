"""Cards: ranks, suits, the unknown card, and their notation (`Td`, `As`, `x`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum


class Suit(IntEnum):
    """Suits in the order in which they break ties: spades highest."""

    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3
    SPADES = 4

    @property
    def letter(self) -> str:
        return " cdhs"[self]


class Rank(IntEnum):
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        return "  23456789TJQKA"[self]


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the deck. `UNKNOWN` is a card whose face was never seen, `JOKER` any card
    that is foreign to the game."""

    rank: Rank | None
    suit: Suit | None
    foreign: bool = False

    @property
    def known(self) -> bool:
        return self.rank is not None

    @property
    def height(self) -> tuple[int, int]:
        """Rank, then suit: what decides a draw for seats or the bring-in. 0 when unknown."""
        return (self.rank or 0, self.suit or 0)

    def __str__(self) -> str:
        if self.foreign:
            return "joker"
        if self.rank is None or self.suit is None:
            return "x"
        return self.rank.letter + self.suit.letter

    @property
    def sign(self) -> str:
        """As it is shown to readers: `A♠`, `10♦`, or `?` for a face that nobody saw."""
        if self.rank is None or self.suit is None:
            return "?"
        rank = "10" if self.rank is Rank.TEN else self.rank.letter
        return f"{rank}{' ♣♦♥♠'[self.suit]}{AS_TEXT}"


AS_TEXT = "\N{VARIATION SELECTOR-15}"
"""Keeps a suit’s sign from being drawn as an emoji."""
UNKNOWN = Card(None, None)
JOKER = Card(None, None, foreign=True)
DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in reversed(Suit) for rank in Rank)
_BY_NAME = {str(card): card for card in DECK} | {"x": UNKNOWN, "joker": JOKER}


def card(text: str) -> Card:
    """Reads `Td`, `x` or `joker`; ValueError for anything else."""
    try:
        return _BY_NAME[text]
    except KeyError:
        raise ValueError(text) from None


def cards(text: str) -> tuple[Card, ...]:
    """Reads cards with blanks between them; ValueError names the first word that is none."""
    return tuple(card(word) for word in text.split())


def write_cards(held: Iterable[Card]) -> str:
    """The notation that `cards` reads back."""
    return " ".join(str(one) for one in held)
