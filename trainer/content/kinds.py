"""What a value of a lesson file can be: the words in which the shapes of files are declared."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.messages import Message


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value. `name` says how it is read and written; the rest depends on it.

    `of` are the kinds inside: of a list or set the items, of a map the values, of an `either`
    the alternatives. `values` are the words of a choice, `keys` those of a map with fixed keys.
    """

    name: str
    of: tuple[Kind, ...] = ()
    values: tuple[str, ...] = ()
    keys: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a map: its kind, what it is for, and whether the map cannot do without it."""

    name: str
    kind: Kind
    doc: Message
    required: bool = False


TEXT = Kind("text")
WORDS = Kind("words")
"""A text for the reader: a plain string, or a map by language."""
ID = Kind("id")
ID_FORM = "[A-Za-z0-9][A-Za-z0-9-]*"
"""Letters, digits and hyphens."""
RULE = Kind("rule")
"""The lasting name of a rule."""
NUMBER = Kind("number")
"""A whole number that is no amount: of a level, of cards, of a pot."""
AMOUNT = Kind("amount")
"""Whole chips."""
YES_NO = Kind("yes-no")
SEAT = Kind("seat")
"""The number of a seat that is taken, or the name of who sits there."""
PLACE_AT_TABLE = Kind("place")
"""The number of a seat, taken or empty."""
CHIPS = Kind("chips")
"""Chips as pieces: `1000 5x100`."""
STACK = Kind("stack")
"""A total whose pieces are chosen for it, or chips as pieces."""
TWO_AMOUNTS = Kind("two-amounts")
"""Two amounts with a hyphen: `250-500`."""
CARD = Kind("card")
CARDS = Kind("cards")
"""Cards with blanks between them: `Td As x`."""
STEP = Kind("step")
"""One step of the dealer: a word of the closed list and its arguments, `return 3 50`."""
HIGH_HAND = Kind("high-hand")
"""A class of hand and the five cards that play: `[two-pair, As Ad Kh Kd Qc]`."""
LOW_HAND = Kind("low-hand")
"""The same of a low: `[low, 8d 5c 4h 2s Ac]`."""
DECLARATION = Kind("declaration")
"""What a player says: an official word, a word and a number, or a number."""
NOTHING = Kind("nothing")
"""The key alone says it: `{seat: 3, folds}`."""
VERSION = Kind("version")
"""Numbers with dots, of the program: `0.2`, `1.0.3`."""
EDITION = Kind("edition")
LANGUAGE = Kind("language")
SCRIPT = Kind("script")
"""A list of lines, questions and, last, branches."""
ANSWER = Kind("answer")
"""Fields of the answer vocabulary, as the `ask:` beside it has them."""
CLAIM = Kind("claim")
"""An answer, or a map from edition to answer."""
ANY_ANSWER = Kind("any-answer")
"""Fields of the answer vocabulary, whatever the question."""


def choice(*values: str) -> Kind:
    """One of the words."""
    return Kind("choice", values=values)


def list_of(item: Kind) -> Kind:
    """Items in order; one alone may stand without brackets."""
    return Kind("list", of=(item,))


def set_of(item: Kind) -> Kind:
    """Items whose order says nothing."""
    return Kind("set", of=(item,))


def by_text(value: Kind) -> Kind:
    """A map whose keys are texts of the author's own."""
    return Kind("by-text", of=(value,))


def by_seat(value: Kind) -> Kind:
    """A map from seats."""
    return Kind("by-seat", of=(value,))


def by_place(value: Kind) -> Kind:
    """A map from seat numbers, which makes these seats taken."""
    return Kind("by-place", of=(value,))


def by_number(value: Kind) -> Kind:
    """A map from whole numbers."""
    return Kind("by-number", of=(value,))


def either(*kinds: Kind) -> Kind:
    """One of several kinds: the first that takes a scalar, a list or a map as it stands there.

    A choice among them takes only its own words.
    """
    return Kind("either", of=kinds)


def maybe(kind: Kind) -> Kind:
    """The key alone, or with a value."""
    return Kind("maybe", of=(kind,))


def fields(*keys: Key) -> Kind:
    """A map with these keys."""
    return Kind("fields", keys=keys)
