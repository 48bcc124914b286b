"""What to do about a problem that does not say it itself, by its code."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trainer.messages import Message, Problem, say
from trainer.rules.house import Edition

_HINTS: Final[dict[str, Message]] = {
    "branches-not-last": say("Move the branches to the end of the script."),
    "card-twice": say("Change one of the two; `x` is a card that is not known."),
    "contradicts-pot": say("Make `amount:` and `from:` agree, or leave one of them out."),
    "contradicts-front": say("Bets and raises are totals in front of the seat this street."),
    "dealt-twice": say("Leave one of the two lines out."),
    "doubled-id": say("Give one of the two another id."),
    "doubled-key": say("Leave one of the two out, or put them together."),
    "doubled-name": say("Give one of the two seats another name."),
    "edition-not-in-pack": say("Add the edition to `editions:` of the pack, or leave it out here."),
    "expect-incomplete": say(
        "Add what is missing, or name the fields that are asked in `fields:`."
    ),
    "id-not-file-name": say("Give the file the name of its lesson."),
    "name-of-digits": say("Give the seat a name with letters."),
    "no-board": say("In this game streets are dealt with `deals: up` and `deals: down`."),
    "no-chips": say("Give the seat a larger stack, or leave the line out."),
    "no-lessons": say("A lesson is a file that ends in `.yaml`."),
    "no-seat-here": say("Leave `seat:` out: the line is the dealer’s or the floor’s."),
    "no-such-file": say("Look at how the name is written."),
    "no-such-pot": say("Pots are counted from 0, the main pot."),
    "no-such-seat": say("Look at `size:`, `button:` and `seats:` of the table."),
    "not-chips": say("Leave it out of `chips:`."),
    "street-missing": say("Deal it first, in a line of its own."),
    "table-size": say("Set `size:` from 2 to 10."),
    "too-few-seats": say("Give the table at least two seats with chips."),
    "unanswerable": say("Ask something else, or ask later in the script."),
    "unknown-edition": say(
        "There are: {words}.", words=", ".join(str(int(one)) for one in Edition)
    ),
    "wrong-board": say("Give as many cards as lie there on that street, or change `street:`."),
}


def with_hint(problem: Problem) -> Problem:
    """The problem with what to do, where it does not say it."""
    if problem.hint is not None:
        return problem
    hint = _HINTS.get(problem.code)
    if hint is None:
        hint = _expected(problem)
    return problem if hint is None else replace(problem, hint=hint)


def _expected(problem: Problem) -> Message | None:
    expected = problem.expected
    if problem.code == "missing-key":
        key = problem.message.blank("key")
        if expected is None:
            return say("Add `{key}:`.", key=key)
        return say("Add `{key}:`; it takes: {expected}.", key=key, expected=expected)
    if expected is not None:
        return say("What may stand here: {expected}.", expected=expected)
    if problem.code == "wrong-kind":
        return say("A line of a script is written like `{{seat: 3, folds}}`.")
    return None
