"""The store in a SQLite file: opened, migrated, written to the disk before a verdict is shown."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from trainer.messages import Message, say
from trainer.progress.rows import attempt_of, row_of
from trainer.progress.schema import VERSION, attempts, profiles
from trainer.progress.upgrade import upgrade, version_of
from trainer.training.attempts import Attempt, Profile

BUSY = 5.0
"""Seconds to wait for another window that writes."""


class Trouble(Enum):
    NEWER = "newer"
    LOCKED = "locked"
    READ_ONLY = "read-only"
    CORRUPT = "corrupt"
    FULL = "full"
    UNREACHABLE = "unreachable"


class StoreTrouble(Exception):
    """The store cannot be used; `message` says why and what to do, in one sentence."""

    def __init__(self, trouble: Trouble, message: Message) -> None:
        super().__init__(str(message))
        self.trouble = trouble
        self.message = message


class Store:
    """Attempts and profiles in one database. Every `add` is on the disk when it returns."""

    def __init__(self, engine: Engine, place: str) -> None:
        self._engine = engine
        self.place = place

    def add(self, attempt: Attempt) -> None:
        """StoreTrouble where it could not be written; nothing is half written."""
        with self._writing() as connection:
            connection.execute(insert(attempts).values(row_of(attempt)))

    def merge(self, incoming: Iterable[Attempt]) -> int:
        """Adds those that are not there yet, all or none; how many they were."""
        with self._writing() as connection:
            known = set(connection.execute(select(attempts.c.id)).scalars())
            new = [row_of(one) for one in incoming if one.id not in known]
            if new:
                connection.execute(insert(attempts), new)
        return len(new)

    def attempts(self, profile: str) -> tuple[Attempt, ...]:
        rows = self._read(
            select(attempts)
            .where(attempts.c.profile == profile)
            .order_by(attempts.c.at, attempts.c.id)
        )
        return tuple(attempt_of(row) for row in rows)

    def profiles(self) -> tuple[Profile, ...]:
        rows = self._read(select(profiles).order_by(profiles.c.name))
        return tuple(Profile(row["id"], row["name"], row["created"]) for row in rows)

    def add_profile(self, profile: Profile) -> None:
        with self._writing() as connection:
            connection.execute(
                insert(profiles).values(id=profile.id, name=profile.name, created=profile.created)
            )

    def erase(self, profile: str) -> None:
        """The profile with every attempt, wholly: the file is rewritten without them."""
        with self._writing() as connection:
            connection.execute(delete(profiles).where(profiles.c.id == profile))
        if self._engine.dialect.name == "sqlite":
            with _told(self.place), self._engine.connect() as connection:
                raw = connection.connection.driver_connection
                assert isinstance(raw, sqlite3.Connection)
                raw.execute("VACUUM")
                raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")

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
        raise StoreTrouble(
            Trouble.NEWER,
            say(
                "The records in {file} are of a newer version of the trainer: update it, or "
                "choose another folder.",
                file=str(file),
            ),
        )
    upgrade(engine, file, fresh=version is None)


def _careful(connection: sqlite3.Connection, record: object) -> None:
    """Foreign keys hold, readers do not wait for writers, and what is committed is on the disk."""
    del record
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=FULL")


@contextmanager
def _told(place: str) -> Iterator[None]:
    """Whatever goes wrong becomes one sentence with a remedy."""
    try:
        yield
    except IntegrityError:
        # A double or a missing profile is a fault of ours, not of the file.
        raise
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise _trouble(str(cause).lower(), place) from error
    except (SQLAlchemyError, OSError) as error:
        raise _trouble(str(error).lower(), place) from error


def _trouble(cause: str, place: str) -> StoreTrouble:
    for words, trouble, message in _TROUBLES:
        if any(word in cause for word in words):
            return StoreTrouble(trouble, Message(message.text, (("file", place),)))
    return StoreTrouble(
        Trouble.UNREACHABLE,
        say("The records in {file} cannot be reached: choose another folder.", file=place),
    )


_TROUBLES = (
    (
        ("locked", "busy"),
        Trouble.LOCKED,
        say("The records in {file} are held by another program: close it and try again.", file=""),
    ),
    (
        ("readonly", "read-only", "permission denied"),
        Trouble.READ_ONLY,
        say("The records in {file} cannot be written: choose another folder.", file=""),
    ),
    (
        ("malformed", "not a database", "disk image"),
        Trouble.CORRUPT,
        say(
            "The file {file} is damaged: it is left as it is; choose another folder, or put a "
            "copy in its place.",
            file="",
        ),
    ),
    (
        ("full", "no space"),
        Trouble.FULL,
        say("The disk is full: {file} cannot grow. Make room, or choose another folder.", file=""),
    ),
)
