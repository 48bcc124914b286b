"""The store in a SQLite file: opened, migrated, written to the disk before a verdict is shown."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from trainer.progress.derived_rows import about_of, day_of, rebuild, standing_of, take
from trainer.progress.rows import attempt_of, exam_of, exam_row, row_of
from trainer.progress.schema import VERSION, attempts, cards, days, exams, profiles, standings
from trainer.progress.trouble import gone, newer, trouble_of
from trainer.progress.upgrade import erase_in_copies, upgrade, version_of
from trainer.training.attempts import Attempt, Profile
from trainer.training.derived import Day, Measured
from trainer.training.exams import ExamSitting

if TYPE_CHECKING:
    from trainer.training.schedule import Due

BUSY = 5.0
"""Seconds to wait for another window that writes."""


class Store:
    """Attempts and profiles in one database. Every `add` is on the disk when it returns."""

    def __init__(self, engine: Engine, place: str) -> None:
        self._engine = engine
        self.place = place

    def add(self, attempt: Attempt) -> None:
        """StoreTrouble where it could not be written, or its profile is gone; nothing is half
        written."""
        with self._writing() as connection:
            connection.execute(insert(attempts).values(row_of(attempt)))
            self._derive(connection, attempt)

    def merge(self, incoming: Iterable[Attempt]) -> int:
        """Adds those that are not there yet, all or none; how many they were."""
        with self._writing() as connection:
            known = set(connection.execute(select(attempts.c.id)).scalars())
            new = [row_of(one) for one in incoming if one.id not in known]
            if new:
                connection.execute(insert(attempts), new)
            for profile in {row["profile"] for row in new}:
                rebuild(connection, profile, _attempts(connection, profile))
        return len(new)

    def attempts(self, profile: str) -> tuple[Attempt, ...]:
        with _told(self.place), self._engine.connect() as connection:
            return _attempts(connection, profile)

    def latest(self, profile: str) -> tuple[Attempt, ...]:
        """The last answer to each thing asked, in the order in which they were given."""
        place = func.row_number().over(
            partition_by=(
                attempts.c.source,
                attempts.c.question,
                attempts.c.level,
                attempts.c.seed,
            ),
            order_by=(attempts.c.at.desc(), attempts.c.id.desc()),
        )
        inner = select(attempts, place.label("place")).where(attempts.c.profile == profile)
        last = inner.subquery()
        rows = self._read(select(last).where(last.c.place == 1).order_by(last.c.at, last.c.id))
        return tuple(attempt_of(row) for row in rows)

    # --- what follows from the attempts -----------------------------------------------------------

    def measured(self, profile: str) -> tuple[Measured, ...]:
        rows = self._read(select(standings).where(standings.c.profile == profile))
        found = (Measured(about_of(row), standing_of(row).mastery) for row in rows)
        return tuple(sorted(found, key=lambda one: one.about))

    def days(self, profile: str) -> tuple[Day, ...]:
        rows = self._read(select(days).where(days.c.profile == profile).order_by(days.c.day))
        return tuple(day_of(row) for row in rows)

    def dues(self, profile: str) -> tuple[Due, ...]:
        """When each rule comes back, the earliest first."""
        from trainer.training.schedule import due_of

        rows = self._read(select(cards).where(cards.c.profile == profile))
        found = (due_of(row["rule"], row["card"]) for row in rows)
        return tuple(sorted(found, key=lambda one: (one.at, one.rule)))

    def rebuild(self, profile: str) -> None:
        """Makes anew what follows from the attempts of a profile."""
        with self._writing() as connection:
            rebuild(connection, profile, _attempts(connection, profile))

    def _derive(self, connection: Connection, attempt: Attempt) -> None:
        """After the insert, so that no other window can write in between."""
        newest = select(func.max(attempts.c.at)).where(attempts.c.profile == attempt.profile)
        if connection.execute(newest).scalar() == attempt.at:
            take(connection, attempt)
        else:  # the clock was put back, or another window was quicker
            own = _attempts(connection, attempt.profile)
            rebuild(connection, attempt.profile, own)

    # --- exams ------------------------------------------------------------------------------------

    def add_exam(self, sitting: ExamSitting) -> None:
        with self._writing() as connection:
            connection.execute(insert(exams).values(exam_row(sitting)))

    def end_exam(self, sitting: str, at: int) -> None:
        """`at` is milliseconds since 1970 UTC. An exam that has ended stays as it ended."""
        ended = update(exams).where(exams.c.id == sitting, exams.c.ended.is_(None))
        with self._writing() as connection:
            connection.execute(ended.values(ended=at))

    def exams(self, profile: str) -> tuple[ExamSitting, ...]:
        """In the order in which they began."""
        rows = self._read(select(exams).where(exams.c.profile == profile).order_by(exams.c.began))
        return tuple(exam_of(row) for row in rows)

    # --- profiles ---------------------------------------------------------------------------------

    def profiles(self) -> tuple[Profile, ...]:
        rows = self._read(select(profiles).order_by(profiles.c.name))
        return tuple(Profile(row["id"], row["name"], row["created"]) for row in rows)

    def add_profile(self, profile: Profile) -> None:
        with self._writing() as connection:
            connection.execute(
                insert(profiles).values(id=profile.id, name=profile.name, created=profile.created)
            )

    def erase(self, profile: str) -> None:
        """The profile with every attempt, wholly: the file is rewritten without them, and so are
        the copies that were kept before migrations."""
        with self._writing() as connection:
            connection.execute(delete(profiles).where(profiles.c.id == profile))
        if self._engine.dialect.name == "sqlite":
            with _told(self.place), self._engine.connect() as connection:
                raw = connection.connection.driver_connection
                assert isinstance(raw, sqlite3.Connection)
                raw.execute("VACUUM")
                raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                erase_in_copies(Path(self.place), profile)

    def close(self) -> None:
        self._engine.dispose()

    def _read(self, query: Any) -> list[dict[str, Any]]:
        with _told(self.place), self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with _told(self.place), self._engine.begin() as connection:
            yield connection


def open_store(file: Path) -> Store:
    """The store in `file`, made or brought up to date where it must be.

    StoreTrouble for a newer version, a locked, read-only or corrupt file, a full disk.
    """
    place = str(file)
    with _told(place):
        file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool, connect_args={"timeout": BUSY})
    event.listen(engine, "connect", _careful)
    with _told(place):
        _current(engine, file)
    return Store(engine, place)


def _current(engine: Engine, file: Path) -> None:
    version = version_of(file)
    if version == VERSION:
        return
    if version is not None and version > VERSION:
        raise newer(str(file))
    upgrade(engine, file, _rebuild_all)


def _rebuild_all(connection: Connection) -> None:
    """After a migration: what is derived may have other tables, or follow other rules."""
    for profile in connection.execute(select(profiles.c.id)).scalars().all():
        rebuild(connection, profile, _attempts(connection, profile))


def _attempts(connection: Connection, profile: str) -> tuple[Attempt, ...]:
    query = (
        select(attempts).where(attempts.c.profile == profile).order_by(attempts.c.at, attempts.c.id)
    )
    return tuple(attempt_of(dict(row)) for row in connection.execute(query).mappings())


def _careful(connection: sqlite3.Connection, record: object) -> None:
    """Foreign keys hold, readers do not wait for writers, and what is committed is on the disk."""
    del record
    try:
        connection.execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError as error:
        # Another window is about to do the same; what is asked next waits for it.
        if "locked" not in str(error):
            raise
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=FULL")


@contextmanager
def _told(place: str) -> Iterator[None]:
    """Whatever goes wrong becomes one sentence with a remedy."""
    try:
        yield
    except IntegrityError as error:
        if "foreign key" in str(error.orig).lower():
            raise gone() from error
        # A double is a fault of ours, not of the file.
        raise
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise trouble_of(str(cause).lower(), place) from error
    except (SQLAlchemyError, OSError) as error:
        raise trouble_of(str(error).lower(), place) from error
