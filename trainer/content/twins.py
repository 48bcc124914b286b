"""Twins of a question: the same situation with one fact changed, where the answer is another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from trainer.content.building import build
from trainer.content.cutting_text import Cut
from trainer.content.lesson import Answer, Lesson, Line, Question
from trainer.content.pack import pack_beside
from trainer.content.questions import Key, describe, key, plain, type_of
from trainer.content.script import Asked, Moment, house_of, play_problems, questions, timeline
from trainer.content.skeleton import renamed
from trainer.content.yaml_text import read_text
from trainer.messages import Message, say
from trainer.rules.house import Edition
from trainer.table.chips import ChipStack, stack_of
from trainer.table.events import Bets, Event, Gathers, PullsBack, Puts, Raises, Says, SeatEvent


@dataclass(frozen=True, slots=True)
class Twin:
    """`change` says what is otherwise, `answer` what the rules say then; `text` is the lesson."""

    change: Message
    answer: Message
    text: str


def twins(text: str, path: Path, at: int, edition: Edition) -> tuple[Twin, ...]:
    """The twins of question number `at` of a sound lesson; none of a lesson that is not.

    Chips are changed in the act that is asked about: of all single chips more, and of all less,
    the smallest with which another answer leads. Of seats that nothing is said of, each may be
    empty. What an author claims and explains is left out of the new texts.
    """
    lesson = _lesson(text, path)
    asked = None if lesson is None else _asked(lesson, at, edition)
    if lesson is None or asked is None:
        return ()
    own = _key(lesson, asked, edition)
    if own.unknown is not None or own.by_author:
        return ()
    found = [
        *_in_other_editions(text, lesson, asked, own, edition),
        *_with_chips(text, path, lesson, asked, own, edition),
        *_with_a_seat_less(text, path, lesson, asked, own, edition),
    ]
    return tuple(
        replace(one, text=renamed(one.text, f"{lesson.id}-twin-{number}"))
        for number, one in enumerate(found, 1)
    )


CLAIMS: Final = ("expect", "tempting", "because", "override")


def _lesson(text: str, path: Path) -> Lesson | None:
    """The lesson, if it can be read and played."""
    root, problems = read_text(text, str(path))
    if root is None or problems:
        return None
    draft = build(root, pack_beside(path).setting)
    lesson = draft.lesson
    if lesson is None or draft.problems:
        return None
    unplayable = (play_problems(lesson, house_of(lesson, one)) for one in lesson.editions)
    return None if any(unplayable) else lesson


def _asked(lesson: Lesson, at: int, edition: Edition) -> Asked | None:
    """With the answer of the rules, whatever the house does."""
    for one in questions(lesson, house_of(lesson, edition)):
        if one.question.at == at:
            return replace(one, question=replace(one.question, override=None))
    return None


def _key(lesson: Lesson, asked: Asked, edition: Edition) -> Key:
    return key(asked.question, asked.table, house_of(lesson, edition))


# --- the other edition ----------------------------------------------------------------------------


def _in_other_editions(
    text: str, lesson: Lesson, asked: Asked, own: Key, edition: Edition
) -> Iterator[Twin]:
    for other in Edition:
        there = None if other is edition else _asked(lesson, asked.question.at, other)
        if there is None:
            continue
        answer = _key(lesson, there, other)
        if answer.unknown is None and _plain(asked.question, answer) != _plain(asked.question, own):
            change = say("In the edition {edition}", edition=str(int(other)))
            yield Twin(change, _words(asked.question, answer), _for_edition(text, other))


def _for_edition(text: str, edition: Edition) -> str:
    """For that edition alone; the line stands after the name of the lesson."""
    without = re.sub(r"(?m)^editions:[^\n]*\n", "", _claimless(text))
    line = rf"\g<0>editions: [{int(edition)}]\n"
    return re.sub(r"(?m)^lesson:[^\n]*\n", line, without, count=1)


# --- one chip more or less ------------------------------------------------------------------------


def _with_chips(
    text: str, path: Path, lesson: Lesson, asked: Asked, own: Key, edition: Edition
) -> Iterator[Twin]:
    line = _act(lesson, asked, edition)
    if line is None:
        return
    for more in (True, False):
        for chip in asked.table.chips:
            value = _changed(line.event, chip if more else -chip)
            if value is None:
                continue
            new = Cut(text).with_value(line.place, value[0], value[1])
            other = None if new is None else _other(new, path, asked.question, own, edition)
            if other is None or _lead(asked.question, own) == _lead(asked.question, other.key):
                continue
            change = (
                say("{chip} more in the act of Seat {seat}", chip=chip, seat=_seat(line))
                if more
                else say("{chip} less in the act of Seat {seat}", chip=chip, seat=_seat(line))
            )
            yield Twin(change, _words(asked.question, other.key), other.text)
            break


def _act(lesson: Lesson, asked: Asked, edition: Edition) -> Line | None:
    """The act that is asked about: the last one of the seat asked, else the last of any seat."""
    moments = timeline(lesson, house_of(lesson, edition), asked.branch)
    at = next(i for i, one in enumerate(moments) if _is(one, asked.question))
    lines = [one.item for one in moments[:at] if isinstance(one.item, Line)]
    acts = [one for one in lines if isinstance(one.event, SeatEvent) and _changed(one.event, 0)]
    mine = [one for one in acts if _seat(one) == str(asked.question.seat)]
    return next(reversed(mine or acts), None)


def _is(moment: Moment, question: Question) -> bool:
    return isinstance(moment.item, Question) and moment.item.at == question.at


def _seat(line: Line) -> str:
    return str(getattr(line.event, "seat", ""))


def _changed(event: Event, by: int) -> tuple[str, str] | None:
    """The key and the value of an act with a chip more or less; None where that cannot be."""
    match event:
        case Bets(to=to) if to + by > 0:
            return "bets", str(to + by)
        case Raises(to=to) if to + by > 0:
            return "raises", str(to + by)
        case Says(amount=int() as amount, word=word) if amount + by > 0:
            said = f"{amount + by}"
            return "says", said if word.value == "number" else f"{word.value} {said}"
        case Puts(chips=chips):
            return _pieces("puts", chips, by)
        case Gathers(chips=chips):
            return _pieces("gathers", chips, by)
        case PullsBack(chips=chips):
            return _pieces("pulls-back", chips, by)
        case _:
            return None


def _pieces(key: str, chips: ChipStack, by: int) -> tuple[str, str] | None:
    counts = dict(chips.counts)
    chip = abs(by)
    if chip:
        counts[chip] = counts.get(chip, 0) + (1 if by > 0 else -1)
    if any(count < 0 for count in counts.values()) or not any(counts.values()):
        return None
    made = stack_of(counts)
    parts = [str(chip) if n == 1 else f"{n}x{chip}" for chip, n in made.counts if n]
    return key, " ".join(parts)


# --- a seat less ----------------------------------------------------------------------------------


def _with_a_seat_less(
    text: str, path: Path, lesson: Lesson, asked: Asked, own: Key, edition: Edition
) -> Iterator[Twin]:
    seen: list[object] = []
    for seat in lesson.table.seats:
        new = Cut(text).without_seat(seat.number)
        other = None if new is None else _other(new, path, asked.question, own, edition)
        if other is None or (lead := _lead(asked.question, other.key)) in seen:
            continue
        seen.append(lead)
        change = say("Seat {seat} is empty", seat=str(seat.number))
        yield Twin(change, _words(asked.question, other.key), other.text)


# --- what it comes to -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Other:
    text: str
    key: Key


def _other(text: str, path: Path, question: Question, own: Key, edition: Edition) -> _Other | None:
    """The lesson without claims, and its answer; None where that is the same, or there is none."""
    claimless = _claimless(text)
    lesson = _lesson(claimless, path)
    asked = None if lesson is None else _asked(lesson, question.at, edition)
    if lesson is None or asked is None:
        return None
    found = _key(lesson, asked, edition)
    if found.unknown is not None or _plain(question, found) == _plain(question, own):
        return None
    return _Other(claimless, found)


def _claimless(text: str) -> str:
    return Cut(text).without_keys("ask", CLAIMS)


def _plain(question: Question, found: Key) -> Answer:
    return plain(type_of(question), found.answer)


def _lead(question: Question, found: Key) -> object:
    """What leads the answer: that the floor decides, or the first field."""
    return "floor" if found.floor else found.answer.get(type_of(question).fields[0].name)


def _words(question: Question, found: Key) -> Message:
    return describe(type_of(question), found.answer)
