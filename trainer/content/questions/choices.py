"""Fields with their words: the labels of closed lists, and a field from its shape."""

from __future__ import annotations

from typing import Final

from trainer.content.answer_shapes import ASK_SHAPES
from trainer.content.questions.question_type import Choice, Field
from trainer.messages import Message, say

ACTION_CHOICES: Final = (
    Choice("fold", say("Fold")),
    Choice("check", say("Check")),
    Choice("call", say("Call")),
    Choice("bet", say("Bet")),
    Choice("raise", say("Raise")),
    Choice("all-in", say("All-in")),
)

YES_NO: Final = (Choice(True, say("Yes")), Choice(False, say("No")))


def field(
    ask: str,
    name: str,
    label: Message,
    choices: tuple[Choice, ...] = (),
    *,
    absent: str = "",
    unordered: bool = False,
) -> Field:
    """The field of that name of a question type, with its words; KeyError where there is none."""
    shape = ASK_SHAPES[ask].field(name)
    if shape is None:
        raise KeyError(f"{ask} has no field {name}")
    return Field(shape, label, choices, absent, unordered)
