"""The hand so far as a list of lines: what was seen, and the questions met on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from trainer.content.lesson import Line, Question
from trainer.messages import say
from trainer.view.model import RowKind, ScriptRow
from trainer.view.sentences import opening, sentence

if TYPE_CHECKING:
    from trainer.content.script import Moment


def script_rows(
    moments: Sequence[Moment],
    position: int,
    reached: int,
    answered: Mapping[int, bool],
    *,
    alone: bool = False,
) -> tuple[ScriptRow, ...]:
    """The moments up to the furthest one `reached`; `position` is the one that is shown.

    `answered` maps the number of a question to whether the answer was right in all its parts.
    What comes after `reached` is not there: the next line often answers the question. `alone`: one
    question is asked, whose number in its lesson says nothing.
    """
    rows = [
        ScriptRow(0, opening(moments[0].table), kind=RowKind.START, current=position == 0),
    ]
    events = 0
    for index, moment in enumerate(moments[: reached + 1]):
        match moment.item:
            case Line(event=event):
                events += 1
                told = sentence(event, moments[index - 1].table)
                rows.append(ScriptRow(events, told, index, current=index == position))
            case Question(at=at):
                rows.append(
                    ScriptRow(
                        at,
                        say("Question") if alone else say("Question {n}", n=at),
                        index,
                        kind=RowKind.QUESTION,
                        current=index == position,
                        right=answered.get(at),
                    )
                )
            case None:
                pass
    return tuple(rows)


def what_if_rows(branches: Sequence[tuple[str, bool]]) -> tuple[ScriptRow, ...]:
    """The branches that may be entered: their names, and whether they are done."""
    return tuple(
        ScriptRow(
            number,
            say("What if: {name}", name=name),
            kind=RowKind.WHAT_IF,
            right=True if done else None,
        )
        for number, (name, done) in enumerate(branches, start=1)
    )


def last_line(moments: Sequence[Moment], position: int) -> Line | None:
    """What happened last before or at this place."""
    for moment in reversed(moments[: position + 1]):
        if isinstance(moment.item, Line):
            return moment.item
    return None
