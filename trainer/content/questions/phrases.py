"""The words that several question types share: lists, seats, pots, and the labels of choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Final

from trainer.content.lesson import Answer, Question, Value
from trainer.messages import Message, say, say_n

NOTHING: Final = say("none")


def listed(parts: Sequence[Message]) -> Message:
    """The parts with commas between them."""
    if not parts:
        return NOTHING
    return reduce(lambda first, last: say("{first}, {last}", first=first, last=last), parts)


def either(parts: Sequence[Message]) -> Message:
    """The parts with commas, and `or` before the last."""
    if len(parts) < 2:
        return listed(parts)
    return say("{first} or {last}", first=listed(parts[:-1]), last=parts[-1])


def series(parts: Sequence[Message]) -> Message:
    """Parts that hold commas themselves, with semicolons between them."""
    if not parts:
        return NOTHING
    return reduce(lambda first, last: say("{first}; {last}", first=first, last=last), parts)


def amount(value: Value) -> int:
    """A field's whole chips, 0 where it is absent."""
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def seats(numbers: Iterable[Value]) -> Message:
    """Seat 3, or seats 3, 5."""
    written = [str(number) for number in numbers]
    if not written:
        return NOTHING
    return say_n("Seat {seats}", "Seats {seats}", len(written), seats=", ".join(written))


def pot(number: Value) -> Message:
    """A pot by its number: 0 is the main pot."""
    if number == 0:
        return say("main pot")
    return say("side pot {number}", number=amount(number))


def pot_first(number: Value) -> Message:
    """The same at the head of a line."""
    if number == 0:
        return say("Main pot")
    return say("Side pot {number}", number=amount(number))


def amounts_by_seat(value: Value) -> tuple[Message, ...]:
    """Seat 3 500, one part a seat."""
    pairs = value.items() if isinstance(value, Mapping) else ()
    return tuple(
        say("Seat {seat}: {amount}", seat=seat, amount=amount(chips)) for seat, chips in pairs
    )


def returned(answer: Answer) -> tuple[Message, ...]:
    """What goes back to each seat, as parts of a longer answer."""
    value = answer.get("returned")
    pairs = value.items() if isinstance(value, Mapping) else ()
    return tuple(
        say("{amount} back to Seat {seat}", amount=amount(chips), seat=seat)
        for seat, chips in pairs
    )


def the_seat(question: Question) -> str:
    """The seat of a question as text, for a blank."""
    return "" if question.seat is None else str(question.seat)


def floor_among(outcomes: Sequence[Message]) -> Message:
    """What is said where the floor decides."""
    if not outcomes:
        return say("The floor decides")
    return say("The floor decides: {outcomes:low}", outcomes=alternatives(outcomes))


def alternatives(outcomes: Sequence[Message]) -> Message:
    """What the floor may choose: whole answers, one or the other."""
    return reduce(
        lambda first, last: say("{first}; or: {last:low}", first=first, last=last), outcomes
    )
