"""A mark: one part of an answer, right or not."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.content.lesson import Value
from trainer.messages import Message


@dataclass(frozen=True, slots=True)
class Mark:
    """One part of an answer, right or not.

    `field` is a field of the vocabulary, or one item of it: `may.3` is the word for seat 3,
    `pots.0` the main pot, `steps.2` the third step, `hands.3.high` the class of a hand and
    `hands.3.high.cards` its five cards. A value is None where that side says nothing of the part.
    """

    field: str
    label: Message
    right: bool
    expected: Value
    given: Value
    expected_text: Message
    given_text: Message
