"""Marks for steps: both orders laid side by side, so that one step too many spoils no other."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.content.lesson import Value
from trainer.content.questions.mark import Mark
from trainer.content.questions.phrases import NOTHING
from trainer.content.questions.step_words import step_in_words
from trainer.content.step_text import same_step
from trainer.messages import Message, say


def step_marks(expected: tuple[Value, ...], given: tuple[Value, ...]) -> tuple[Mark, ...]:
    """One mark a line: a step that both have, one that is missing, one too many, or one in the
    place of another."""
    right, mine = tuple(map(str, expected)), tuple(map(str, given))
    return tuple(
        Mark(
            f"steps.{number}",
            say("Step {number}", number=number + 1),
            one is not None and other is not None and same_step(one, other),
            one,
            other,
            NOTHING if one is None else step_in_words(one),
            NOTHING if other is None else step_in_words(other),
        )
        for number, (one, other) in enumerate(_beside(right, mine))
    )


def _beside(
    right: tuple[str, ...], mine: tuple[str, ...]
) -> Iterator[tuple[str | None, str | None]]:
    """The longest order that both have in common stays in line; between its steps the others
    stand in each other's place as far as they go."""
    done = given = 0
    for at, there in (*_common(right, mine), (len(right), len(mine))):
        missing, extra = right[done:at], mine[given:there]
        for index in range(max(len(missing), len(extra))):
            yield (
                missing[index] if index < len(missing) else None,
                extra[index] if index < len(extra) else None,
            )
        if at < len(right):
            yield right[at], mine[there]
        done, given = at + 1, there + 1


def _common(right: tuple[str, ...], mine: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The places of the longest order in common, in both."""
    # longest[at][there]: how much the steps from there on have in common.
    longest = [[0] * (len(mine) + 1) for _ in range(len(right) + 1)]
    for at in reversed(range(len(right))):
        for there in reversed(range(len(mine))):
            longest[at][there] = max(
                longest[at + 1][there],
                longest[at][there + 1],
                longest[at + 1][there + 1] + same_step(right[at], mine[there]),
            )
    found: list[tuple[int, int]] = []
    at = there = 0
    while at < len(right) and there < len(mine):
        if same_step(right[at], mine[there]):
            found.append((at, there))
            at, there = at + 1, there + 1
        elif longest[at + 1][there] >= longest[at][there + 1]:
            at += 1
        else:
            there += 1
    return tuple(found)


def first_wrong(marks: tuple[Mark, ...]) -> Message | None:
    """The first step that is not right, by name; None where all are."""
    for mark in marks:
        if mark.right:
            continue
        name = mark.label
        if mark.expected is None:
            return say("{step} is one too many: {given}.", step=name, given=mark.given_text)
        if mark.given is None:
            return say("{step} is missing: {expected}.", step=name, expected=mark.expected_text)
        return say(
            "{step} is the first that is not right: it is {expected}, not {given}.",
            step=name,
            expected=mark.expected_text,
            given=mark.given_text,
        )
    return None
