"""The dealer's steps as they are written: a word of the closed list and what follows it."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from trainer.content.nodes import Node
from trainer.content.suggest import separator_words, suggest
from trainer.messages import Message, say
from trainer.table.games import Street

if TYPE_CHECKING:
    # Reading a file does not need the rules.
    from trainer.content.reading import Reading
    from trainer.rules.ruling import DealerStep


class Takes(Enum):
    """What follows the word of a step."""

    NOTHING = auto()
    SAID = auto()
    """An amount or a word, or nothing: then it announces whatever is to be said."""
    SEAT = auto()
    SEAT_AND_AMOUNT = auto()
    SEATS = auto()
    POT = auto()
    WORD = auto()


STEPS: Final[dict[str, Takes]] = {
    "announce": Takes.SAID,
    "bring-in-bets": Takes.NOTHING,
    "return": Takes.SEAT_AND_AMOUNT,
    "change": Takes.SEAT_AND_AMOUNT,
    "burn": Takes.NOTHING,
    "deal": Takes.WORD,
    "turn-up": Takes.SEATS,
    "back-up": Takes.SEAT,
    "read": Takes.NOTHING,
    "push": Takes.POT,
    "muck": Takes.SEATS,
    "reshuffle": Takes.WORD,
    "scramble": Takes.WORD,
    "call-floor": Takes.NOTHING,
}
"""The closed list."""

SAYINGS: Final = ("all-in", "show", "misdeal", "fouled-deck", "new-level")
"""What may be announced beside an amount."""
FOLLOWING: Final[dict[str, tuple[str, ...]]] = {
    "deal": (
        *(street.value for street in Street if not street.is_first),
        "down",
        "community",
    ),
    "reshuffle": ("stub", "mix"),
    "scramble": ("board",),
}
"""The words that may follow a step which takes one."""


def written(step: DealerStep) -> str:
    """The step as answers have it: `return 3 50`."""
    return " ".join((step.kind.value, *map(str, step.arguments)))


def is_whole(step: str) -> bool:
    """Whether nothing has to follow any more."""
    word, *rest = step.split()
    match STEPS[word]:
        case Takes.NOTHING:
            return not rest
        case Takes.SAID:
            return len(rest) <= 1
        case Takes.SEATS:
            return bool(rest) or word in _MAY_STAND_ALONE
        case Takes.SEAT_AND_AMOUNT:
            return len(rest) == 2
        case Takes.SEAT | Takes.POT | Takes.WORD:
            return len(rest) == 1


def in_one_order(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The steps with chips that go back to several seats by seat: their order says nothing."""
    ordered: list[str] = []
    run: list[str] = []
    for step in steps:
        if step.split()[:1] and step.split()[0] in _TO_SEATS:
            run.append(step)
            continue
        ordered += [*sorted(run, key=_by_seat), step]
        run = []
    return (*ordered, *sorted(run, key=_by_seat))


_TO_SEATS: Final = frozenset({"return", "change"})


def _by_seat(step: str) -> tuple[int, str]:
    seat = step.split()[1:2]
    return (int(seat[0]) if seat and seat[0].isdecimal() else 0, step)


def same_step(expected: str, given: str) -> bool:
    """Whether a step is the one that was to come. An announcement that does not say what is
    announced is any announcement, and a muck without seats the muck of all that is left."""
    return given == expected or (given in _MAY_STAND_ALONE and expected.startswith(f"{given} "))


_MAY_STAND_ALONE: Final = frozenset({"announce", "muck"})


def read_step(reading: Reading, node: Node) -> str | None:
    """The step in its one form: seats by number and rising; None where it was refused."""
    text = reading.text(node)
    if text is None:
        return None
    word, *rest = text.split() or [""]
    takes = STEPS.get(word)
    if takes is None:
        if word.isdecimal():
            reading.problem(node, "amount-separator", *separator_words(word))
            return None
        message = say("`{typed}` is no step of a dealer.", typed=word)
        hint = suggest(word, STEPS)
        reading.problem(node, "unknown-word", message, hint)
        return None
    arguments = _arguments(reading, node, word, rest)
    return None if arguments is None else " ".join((word, *arguments))


def _arguments(reading: Reading, node: Node, word: str, rest: list[str]) -> tuple[str, ...] | None:
    match STEPS[word], rest:
        case Takes.NOTHING, []:
            return ()
        case Takes.SAID, []:
            return ()
        case Takes.SEATS, [] if word in _MAY_STAND_ALONE:
            return ()
        case Takes.SAID, [said] if said in SAYINGS:
            return (said,)
        case Takes.SAID, [_, *_] if rest[0][0].isdigit():
            return _amount(reading, node, rest)
        case Takes.SEAT, [name]:
            return _seats(reading, node, [name])
        case Takes.SEATS, [_, *_]:
            return _seats(reading, node, rest)
        case Takes.SEAT_AND_AMOUNT, [name, _, *_]:
            seat, amount = _seats(reading, node, [name]), _amount(reading, node, rest[1:])
            return None if seat is None or amount is None else (*seat, *amount)
        case Takes.POT, [_]:
            return _amount(reading, node, rest)
        case Takes.WORD, [after] if after in FOLLOWING[word]:
            return (after,)
        case _:
            message = say("`{typed}` is not a whole step.", typed=" ".join((word, *rest)))
            reading.problem(node, "not-a-step", message, usage(word))
            return None


def _seats(reading: Reading, node: Node, names: list[str]) -> tuple[str, ...] | None:
    seats = [reading.seat(name, node) for name in names]
    known = {seat for seat in seats if seat is not None}
    return None if None in seats else tuple(map(str, sorted(known)))


def _amount(reading: Reading, node: Node, parts: list[str]) -> tuple[str, ...] | None:
    amount = reading.whole(" ".join(parts), node)
    return None if amount is None else (str(amount),)


def usage(word: str) -> Message:
    """How a step is written."""
    match STEPS[word]:
        case Takes.NOTHING:
            return say("It stands alone: `{step}`.", step=word)
        case Takes.SAID:
            example = ", ".join(f"`{word} {said}`" for said in ("1700", *SAYINGS))
            return say("Written as {examples}.", examples=example)
        case Takes.SEAT:
            return say("A seat follows: `{step}`.", step=f"{word} 5")
        case Takes.SEATS:
            return say("Seats follow: `{step}`.", step=f"{word} 1 2")
        case Takes.SEAT_AND_AMOUNT:
            return say("A seat and an amount follow: `{step}`.", step=f"{word} 3 50")
        case Takes.POT:
            return say("The number of a pot follows, 0 for the main pot: `{step}`.", step="push 0")
        case Takes.WORD:
            example = ", ".join(f"`{word} {after}`" for after in FOLLOWING[word])
            return say("Written as {examples}.", examples=example)


def pattern() -> str:
    """All steps as a regular expression, for editors."""
    forms = [_form(word, takes) for word, takes in STEPS.items()]
    return f"^({'|'.join(forms)})$"


def _form(word: str, takes: Takes) -> str:
    match takes:
        case Takes.NOTHING:
            return word
        case Takes.SAID:
            return f"{word}( ([0-9]+|{'|'.join(SAYINGS)}))?"
        case Takes.SEAT:
            return rf"{word} \S+"
        case Takes.SEATS:
            return rf"{word}( \S+)" + ("*" if word in _MAY_STAND_ALONE else "+")
        case Takes.SEAT_AND_AMOUNT:
            return rf"{word} \S+ [0-9]+"
        case Takes.POT:
            return f"{word} [0-9]+"
        case Takes.WORD:
            return f"{word} ({'|'.join(FOLLOWING[word])})"
