"""What follows from the attempts, as rows of the store: read, written one by one or anew."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select

from trainer.progress.schema import cards, days, standings
from trainer.training.attempts import Attempt
from trainer.training.derived import About, Day, Derived, abouts, derived
from trainer.training.mastery import Standing


def take(connection: Connection, attempt: Attempt) -> None:
    """Adds one attempt to what was derived before it: only the rows it touches are read."""
    whole = Derived()
    profile = attempt.profile
    for about in abouts(attempt):
        for row in _rows(connection, standings, profile, **_of(about)):
            whole.standings[about] = standing_of(row)
    for row in _rows(connection, days, profile, day=attempt.at // 86_400_000):
        whole.days[row["day"]] = day_of(row)
    for row in _rows(connection, cards, profile, rule=attempt.rule):
        whole.cards[attempt.rule] = row["card"]
    whole.take(attempt)
    for about in whole.standings:
        _drop(connection, standings, profile, **_of(about))
    for day in whole.days:
        _drop(connection, days, profile, day=day)
    for rule in whole.cards:
        _drop(connection, cards, profile, rule=rule)
    _write(connection, profile, whole)


def rebuild(connection: Connection, profile: str, attempts: Iterable[Attempt]) -> None:
    """Makes all of it anew."""
    for table in (standings, days, cards):
        _drop(connection, table, profile)
    _write(connection, profile, derived(attempts))


def standing_of(row: Mapping[str, Any]) -> Standing:
    return Standing(
        attempts=int(row["attempts"]),
        streak=int(row["streak"]),
        mastered=bool(row["mastered"]),
        window=tuple(
            (bool(right), int(took), int(target))
            for right, took, target in json.loads(row["window"])
        ),
    )


def about_of(row: Mapping[str, Any]) -> About:
    return About(row["what"], row["name"], int(row["level"]))


def day_of(row: Mapping[str, Any]) -> Day:
    return Day(int(row["day"]), int(row["answers"]), int(row["right"]), int(row["milliseconds"]))


def _write(connection: Connection, profile: str, whole: Derived) -> None:
    found: list[tuple[Table, list[dict[str, Any]]]] = [
        (
            standings,
            [
                {
                    "profile": profile,
                    **_of(about),
                    "attempts": one.attempts,
                    "streak": one.streak,
                    "target": one.mastery.target,
                    "mastered": one.mastered,
                    "window": json.dumps(one.window),
                }
                for about, one in whole.standings.items()
            ],
        ),
        (
            days,
            [
                {
                    "profile": profile,
                    "day": one.day,
                    "answers": one.answers,
                    "right": one.right,
                    "milliseconds": one.milliseconds,
                }
                for one in whole.days.values()
            ],
        ),
        (
            cards,
            [{"profile": profile, "rule": r, "card": card} for r, card in whole.cards.items()],
        ),
    ]
    for table, rows in found:
        if rows:
            connection.execute(insert(table), rows)


def _of(about: About) -> dict[str, Any]:
    return {"what": about.what, "name": about.name, "level": about.level}


def _rows(
    connection: Connection, table: Table, profile: str, **key: Any
) -> list[Mapping[str, Any]]:
    wanted = [table.c.profile == profile, *(table.c[name] == value for name, value in key.items())]
    return [dict(row) for row in connection.execute(select(table).where(*wanted)).mappings()]


def _drop(connection: Connection, table: Table, profile: str, **key: Any) -> None:
    wanted = [table.c.profile == profile, *(table.c[name] == value for name, value in key.items())]
    connection.execute(delete(table).where(*wanted))
