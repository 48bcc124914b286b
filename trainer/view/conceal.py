"""No giveaways: which parts of a view stay out while a question is open, as a table by its type."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from enum import Flag, auto
from typing import Final

from trainer.content.lesson import Question


class Part(Flag):
    """A part of a view that may give an answer away."""

    NONE = 0
    ACTION = auto()
    """Whose action it is, and so whether the betting goes on."""
    TO_CALL = auto()
    """What each seat has still to call."""
    STANDING = auto()
    """What the act or the hand of the seat asked about came to: as ruled, not as it lies."""
    ACTS = auto()
    """What the acts of this street came to, as ruled; who is out or all-in may be told."""
    POTS = auto()
    """The amounts of the pots; the chips themselves may be counted."""
    DIVISION = auto()
    """Which chips belong to which pot: they lie in one heap."""
    STACK = auto()
    """The number of the stack asked about; its chips may be counted."""
    FRONT = auto()
    """The number of what lies in front of the seat asked about."""


BETTING: Final = Part.ACTION | Part.TO_CALL | Part.STANDING | Part.POTS

CONCEALED: Final[Mapping[str, Part]] = {
    "ruling": BETTING,
    "options": BETTING,
    "binding": BETTING,
    "pots": Part.ACTION | Part.TO_CALL | Part.POTS | Part.DIVISION,
    "award": Part.ACTION | Part.TO_CALL | Part.POTS,
    "pot-count": Part.ACTION | Part.TO_CALL | Part.POTS | Part.DIVISION,
    "burn": Part.ACTION,
    "expose": Part.ACTION | Part.TO_CALL,
    "see-hand": Part.ACTION,
    "hand": Part.ACTION | Part.TO_CALL | Part.STANDING | Part.POTS,
    "seat": Part.ACTION | Part.TO_CALL,
    "halt": Part.ACTION,
    "steps": Part.ACTION | Part.TO_CALL | Part.ACTS | Part.POTS,
    "read": Part.ACTION | Part.TO_CALL | Part.POTS,
    "spot": Part.ACTION | Part.TO_CALL | Part.ACTS | Part.POTS,
    "count": Part.NONE,
    "choice": Part.NONE,
}
"""What an open question of each type leaves out; a type that is not here leaves out everything."""

COUNTED: Final[Mapping[str, Part]] = {
    "stack": Part.STACK | Part.TO_CALL,
    "bet": Part.FRONT | Part.TO_CALL | Part.STANDING,
    "pot": Part.POTS,
    "race": Part.NONE,
}
"""What a count leaves out beside that, by what is counted."""

FACE_UP: Final = frozenset({"read"})
"""Questions for which the hands at the showdown lie face up."""

OF_SEATS: Final = Part.STANDING | Part.STACK | Part.FRONT
"""Parts that stay out for the seats asked about only."""

LASTING: Final = Part.POTS | Part.DIVISION | Part.STACK | Part.FRONT
"""What is the same on the lines before the question as well, and so stays out there too."""

EVERYTHING: Final = BETTING | Part.DIVISION | Part.ACTS


@dataclass(frozen=True, slots=True)
class Concealed:
    """What a view leaves out; `seats` are those whose standing and numbers it keeps to itself.

    `face_up`: every hand that may win lies open.
    """

    parts: Part = Part.NONE
    seats: frozenset[int] = frozenset()
    face_up: bool = False

    def hides(self, part: Part) -> bool:
        return part in self.parts

    def hides_of(self, part: Part, seat: int) -> bool:
        return part in self.parts and seat in self.seats

    def hides_standing(self, seat: int) -> bool:
        return self.hides_of(Part.STANDING, seat)


NOTHING_CONCEALED: Final = Concealed()


def concealed_by(question: Question) -> Concealed:
    """What is left out while `question` is open."""
    parts = CONCEALED.get(question.ask, EVERYTHING)
    if question.ask == "count":
        parts |= COUNTED.get(str(question.of), EVERYTHING)
    seats = _seats(question) if parts & OF_SEATS else frozenset[int]()
    return Concealed(parts, seats, question.ask in FACE_UP)


def concealed_at(items: Sequence[object], position: int, answered: Container[int]) -> Concealed:
    """What is left out at one place of a hand, whose lines and questions are `items`.

    The table directly before a question is the table of the question, so there everything stays
    out that the question leaves out; earlier only what lasts.
    """
    parts, seats = Part.NONE, frozenset[int]()
    direct, face_up = True, False
    for index, item in enumerate(items[position:]):
        if not isinstance(item, Question):
            direct = direct and index == 0
            continue
        found = concealed_by(item)
        # Hands that were read stay open while the verdict is looked at.
        face_up = face_up or (direct and found.face_up)
        if item.at not in answered:
            kept = found.parts if direct else found.parts & LASTING
            parts |= kept
            seats |= found.seats if kept & OF_SEATS else frozenset()
    return Concealed(parts, seats, face_up)


def _seats(question: Question) -> frozenset[int]:
    """The seat that the question is about; where it names none, every seat."""
    return frozenset(range(1, 11)) if question.seat is None else frozenset({question.seat})
