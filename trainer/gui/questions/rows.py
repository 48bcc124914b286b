"""A panel as data: the fields of a question type in their rows, and the keys that answer them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from trainer.content.lesson import Question, Value


class Keys(Enum):
    """By which keys a row is answered: in their order, or each seat by its own number."""

    NONE = ""
    DIGITS = "1234567890"
    LETTERS = "ASDGHJKZX"
    ALL = "1234567890ASDGJKZBNQWUIOY"
    """For a list longer than both: digits, then the letters that mean nothing else anywhere."""
    SEATS = "seats"


@dataclass(frozen=True, slots=True)
class Row:
    """A field in its place. With `only_if` it is there only while another field says one of these
    values, since else there is nothing to say."""

    field: str
    keys: Keys = Keys.NONE
    only_if: tuple[str, tuple[Value, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """The rows of a question type, in their order; `choose` leaves some out for a question.

    `floor_apart`: the floor is called beside the fields; else one of them calls it.
    """

    ask: str
    rows: tuple[Row, ...]
    choose: Callable[[Question, Row], bool] = lambda _question, _row: True
    floor_apart: bool = True
