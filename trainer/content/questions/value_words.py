"""The value of one field in words, for a mark: expected beside given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trainer.content.kinds import Kind
from trainer.content.lesson import Value
from trainer.content.questions.card_words import hands_in_words
from trainer.content.questions.phrases import (
    NOTHING,
    amount,
    amounts_by_seat,
    listed,
    pot,
    seats,
    series,
)
from trainer.content.questions.question_type import Field
from trainer.content.questions.step_words import step_in_words
from trainer.messages import Message, say

_OPEN_ENDED: Final = frozenset({"call", "min_raise_to", "max_raise_to", "max_bet_to"})
"""Amounts that are none where they are absent; others are 0."""


def in_words(field: Field, value: Value) -> Message:
    """The value as the window and the tool show it; `value` is in its one form."""
    match field.name, value:
        case "order", tuple():
            return listed([pot(number) for number in value])
        case "winners", tuple():
            return series([_won(field, one) for one in value])
        case _, tuple() if field.of_steps:
            return series([step_in_words(str(step)) for step in value])
        case _, Mapping() if field.of_hands:
            return series([*hands_in_words(value)])
        case _, Mapping() if "amount" in value:
            return _pot(value)
        case _, Mapping():
            return listed(amounts_by_seat(value))
        case _, tuple() if _of_seats(field.shape.kind):
            return seats(value)
        case "pots", tuple():
            return series([in_words(field, one) for one in value])
        case _, tuple():
            return listed([_word(field, one) for one in value])
        case _:
            return _word(field, value)


def _word(field: Field, value: Value) -> Message:
    value = field.absent or None if value is None else value
    for choice in field.choices:
        if type(choice.value) is type(value) and choice.value == value:
            return choice.label
    match value:
        case None if field.shape.kind.name == "amount" and field.name not in _OPEN_ENDED:
            return say("{number}", number=0)
        case True:
            return say("Yes")
        case False:
            return say("No")
        case int() if _counts(field.shape.kind):
            return say("{number}", number=value)
        case int():
            return seats((value,))
        case str():
            return say("{word}", word=value)
        case _:
            return NOTHING


def _of_seats(kind: Kind) -> bool:
    return any(item.name == "seat" for item in kind.of)


def _counts(kind: Kind) -> bool:
    return kind.name in ("amount", "number")


def _pot(value: Mapping[str, Value]) -> Message:
    playing = value.get("seats")
    chips = amount(value.get("amount"))
    if isinstance(playing, tuple) and playing:
        return say("{amount} ({seats})", amount=chips, seats=seats(playing))
    return say("{number}", number=chips)


def _won(field: Field, value: Value) -> Message:
    won = value if isinstance(value, Mapping) else {}
    return say(
        "{pot}, {half}: {shares}",
        pot=pot(won.get("pot")),
        half=_word(field, won.get("half")),
        shares=listed(amounts_by_seat(won.get("shares"))),
    )
