"""How somebody is doing, as it is shown: bars, a grid of rules, days, what is due; each number in
words as well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from trainer.messages import Message, say, say_n
from trainer.rules.book import RULES, title
from trainer.training.derived import DAY, FAMILY, KIND, RULE, Day, Measured
from trainer.training.drills.catalogue import ALL_KINDS
from trainer.training.families import FAMILIES, RECOMMENDED
from trainer.training.mastery import Mastery

LATEST = 60
"""Days that are drawn at most, the latest."""
TEN_MINUTES = 600_000
"""Milliseconds."""


@dataclass(frozen=True, slots=True)
class Bar:
    """`share` is the accuracy, 0 to 1; `told` all its numbers in words."""

    name: Message
    share: float
    mastered: bool
    in_time: bool
    told: Message
    mastery: Mastery


@dataclass(frozen=True, slots=True)
class Cell:
    """A rule in the grid; `share` None where nothing was measured."""

    name: Message
    number: str
    share: float | None
    mastered: bool
    told: Message


@dataclass(frozen=True, slots=True)
class GridRow:
    family: Message
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """One day: accuracy 0 to 1, pace in milliseconds an answer."""

    date: str
    answers: int
    accuracy: float
    pace: int
    told: Message


@dataclass(frozen=True, slots=True)
class DueLine:
    rule: Message
    when: Message


def share(part: float) -> Message:
    """83%"""
    return say("{percent}%", percent=round(100 * part))


def seconds(milliseconds: int) -> Message:
    """12 s, and from ten minutes on 10 min"""
    if milliseconds >= TEN_MINUTES:
        return say("{minutes} min", minutes=round(milliseconds / 60_000))
    return say("{seconds} s", seconds=round(milliseconds / 1000))


def families(measured: Sequence[Measured]) -> tuple[Bar, ...]:
    """The families of rules that were asked, in the order of the rule book."""
    titles = {one.name: one.title for one in (*FAMILIES, RECOMMENDED)}
    by_name = {one.about.name: one.mastery for one in measured if one.about.what == FAMILY}
    return tuple(_bar(titles[name], by_name[name]) for name in titles if name in by_name)


def bars(measured: Sequence[Measured]) -> tuple[Bar, ...]:
    """The kinds of drill that were tried, the weakest first."""
    titles = {one.name: one.title for one in ALL_KINDS}
    found = [
        _bar(say("{kind}, level {level}", kind=titles[about.name], level=str(about.level)), mastery)
        for about, mastery in ((one.about, one.mastery) for one in measured)
        if about.what == KIND and about.name in titles
    ]
    return tuple(sorted(found, key=lambda one: (one.mastered, one.share)))


def rules(measured: Sequence[Measured]) -> tuple[Bar, ...]:
    """The rules that were asked, the weakest first."""
    known = {one.name for one in RULES}
    found = [
        _bar(title(one.about.name), one.mastery)
        for one in measured
        if one.about.what == RULE and one.about.name in known
    ]
    return tuple(sorted(found, key=lambda one: (one.mastered, one.share)))


def _bar(name: Message, mastery: Mastery) -> Bar:
    return Bar(
        name, mastery.accuracy, mastery.mastered, mastery.in_time, told(name, mastery), mastery
    )


def grid(measured: Sequence[Measured]) -> tuple[GridRow, ...]:
    """Every rule by its family, with what was measured of it."""
    by_rule = {one.about.name: one.mastery for one in measured if one.about.what == RULE}
    rows = []
    for family in FAMILIES:
        cells = []
        for rule in family.rules:
            found = by_rule.get(rule.name)
            cells.append(
                Cell(
                    rule.title,
                    str(rule.number),
                    None if found is None else found.accuracy,
                    found is not None and found.mastered,
                    say("{rule}: not asked yet", rule=rule.title)
                    if found is None
                    else told(rule.title, found),
                )
            )
        rows.append(GridRow(family.title, tuple(cells)))
    return tuple(rows)


def points(days: Sequence[Day]) -> tuple[Point, ...]:
    """The latest days on which something was answered."""
    found = []
    for one in days[-LATEST:]:
        date = datetime.fromtimestamp(one.day * DAY / 1000, UTC).date().isoformat()
        text = say_n(
            "{date}: {n} answer, {share} right, {pace} on average",
            "{date}: {n} answers, {share} right, {pace} on average",
            one.answers,
            date=date,
            share=share(one.accuracy),
            pace=seconds(one.pace),
        )
        found.append(Point(date, one.answers, one.accuracy, one.pace, text))
    return tuple(found)


def due_lines(dues: Sequence[tuple[str, int]], now: int) -> tuple[DueLine, ...]:
    """Rules and when they come back, in milliseconds since 1970 UTC; the earliest first."""
    known = {one.name for one in RULES}
    lines = []
    for rule, at in dues:
        if rule not in known:
            continue
        left = -(-(at - now) // DAY)
        when = say("now") if at <= now else say_n("in {n} day", "in {n} days", left)
        lines.append(DueLine(title(rule), when))
    return tuple(lines)


def told(name: Message, mastery: Mastery) -> Message:
    """All the numbers of a standing in one line."""
    return say_n(
        "{name}: {n} answer, {share} of the last {window} right, {median} of {target}, "
        "{streak} right in a row",
        "{name}: {n} answers, {share} of the last {window} right, {median} of {target}, "
        "{streak} right in a row",
        mastery.attempts,
        name=name,
        share=share(mastery.accuracy),
        window=min(30, mastery.attempts),
        median=seconds(mastery.median),
        target=seconds(mastery.target),
        streak=mastery.streak,
    )
