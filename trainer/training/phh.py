"""Hands in the open PHH notation, read by PokerKit; those that cannot be read are told by line."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from trainer.content.shapes import MOST_SEATS
from trainer.messages import Message, Place, Problem, Problems, say
from trainer.training.hands import GAMES, Hand

LARGEST = 20_000_000
"""Bytes of a file that are read at most."""
MOST_HANDS = 1_500
"""Of one file: they become one pack, and are looked at one by one."""
_UNREADABLE = (
    ArithmeticError,  # an amount that is no number, or has no end
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What PokerKit raises of a text that is no hand."""
_HEAD = re.compile(r"^\[\s*([^\]\s]+)\s*\]\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Found:
    """A hand and the line at which it begins."""

    hand: Hand
    line: int


def read_hands(text: str, file: str) -> tuple[tuple[Found, ...], tuple[Problem, ...]]:
    """The hands of a `.phh` file (one) or a `.phhs` file (many). Problems where PokerKit is not
    installed."""
    history = _reader(file)
    found: list[Found] = []
    problems: list[Problem] = []
    for number, line, part in _parts(text, file):
        try:
            found.append(Found(_read(history, part, number), line))
        except _Left as left:
            problems.append(_problem(file, line, left.message))
        except _UNREADABLE:
            problems.append(_problem(file, line, say("Hand {n} cannot be read.", n=number)))
    return tuple(found), tuple(problems)


class _Left(Exception):
    """A hand that is sound but not taken in."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def _read(history: Any, part: str, number: str) -> Hand:
    """An act that could not be is an error here."""
    with warnings.catch_warnings():
        # PokerKit warns of folds that nobody had to make, and of fields that it does not know;
        # real hands have them.
        warnings.simplefilter("ignore", UserWarning)
        read = history.loads(part)
        hand = _hand(read, number)
        for _ in read:
            pass
    return hand


def _reader(file: str) -> Any:
    try:
        from pokerkit import HandHistory
    except ImportError:
        message = say("PokerKit, which reads hand histories, is not installed.")
        hint = say("Type: {command}", command="pip install 'dealer-trainer[hands]'")
        raise Problems((Problem(Place(file), "no-pokerkit", message, hint),)) from None
    return HandHistory


def _problem(file: str, line: int, message: Message) -> Problem:
    return Problem(Place(file, line), "unreadable-hand", message)


def _parts(text: str, file: str) -> Iterator[tuple[str, int, str]]:
    """Number, first line and text of each hand."""
    heads = list(islice(_HEAD.finditer(text), MOST_HANDS + 1))
    if len(heads) > MOST_HANDS:
        message = say("The file has more than {most} hands.", most=MOST_HANDS)
        hint = say("Split it into several files: each becomes a pack.")
        raise Problems((Problem(Place(file), "too-large", message, hint),))
    if not heads:
        yield "1", 1, text
    line, before = 1, 0
    for at, head in enumerate(heads):
        end = heads[at + 1].start() if at + 1 < len(heads) else len(text)
        line += text.count("\n", before, head.start())
        before = head.start()
        yield head[1], line, text[head.end() : end]


def _hand(read: Any, number: str) -> Hand:
    if read.variant not in GAMES:
        raise _Left(say("Hands of the variant {variant} are not taken in.", variant=read.variant))
    if len(read.starting_stacks) > MOST_SEATS:
        raise _Left(say("Hand {n} has more than {most} players.", n=number, most=MOST_SEATS))
    blinds = [int(one) for one in read.blinds_or_straddles]
    antes = [int(one) for one in read.antes]
    stacks = [int(one) for one in read.starting_stacks]
    exact = (*read.blinds_or_straddles, *read.antes, *read.starting_stacks)
    if any(one != int(one) for one in exact):
        raise _Left(say("Hand {n} has amounts that are not whole chips.", n=number))
    # Heads-up the notation still writes the small blind first.
    small, big = blinds[:2]
    if len(set(antes)) > 1 or not 0 < small <= big or any(blinds[2:]):
        raise _Left(say("Hand {n} has antes, straddles or posts that are not taken in.", n=number))
    seats = tuple(int(one) for one in read.seats or range(1, len(stacks) + 1))
    if len(set(seats)) != len(stacks) or not all(1 <= one <= MOST_SEATS for one in seats):
        message = say(
            "Hand {n} does not have a seat from 1 to {most} for each player.",
            n=number,
            most=MOST_SEATS,
        )
        raise _Left(message)
    return Hand(
        number=number,
        variant=read.variant,
        ante=antes[0],
        blinds=(small, big),
        stacks=tuple(stacks),
        seats=seats,
        acts=tuple(str(one).partition("#")[0].strip() for one in read.actions),
    )
