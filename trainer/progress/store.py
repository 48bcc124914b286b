"""The store in a SQLite file: opened, migrated, written to the disk before a verdict is shown."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Table,
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

from trainer.messages import Message
from trainer.progress.derived_rows import about_of, day_of, rebuild, standing_of, take
from trainer.progress.rows import attempt_of, exam_of, exam_row, row_of
from trainer.progress.schema import VERSION, attempts, cards, days, exams, profiles, standings
from trainer.progress.sound import DAMAGED, is_damage, sound
from trainer.progress.trouble import damaged, gone, newer, trouble_of
from trainer.progress.upgrade import erase_in_copies, upgrade, version_of
from trainer.training.attempts import Attempt, Profile
from trainer.training.derived import Day, Measured, derived
from trainer.training.exams import ExamSitting

if TYPE_CHECKING:
    from trainer.training.schedule import Due

BUSY = 5.0
"""Seconds to wait for another window that writes."""


Made = TypeVar("Made")


class OfAnother(Exception):
    """An answer or an exam that is to come in is there already, as another profile's."""


class Store:
    """Attempts and profiles in one database. Every `add` is on the disk when it returns."""

    def __init__(self, engine: Engine, place: str) -> None:
        self._engine = engine
        self.place = place
        self._lost: dict[tuple[str, str], int] = {}

    def add(self, attempt: Attempt) -> None:
        """StoreTrouble where it could not be written, or its profile is gone; nothing is half
        written."""
        with self._writing() as connection:
            connection.execute(insert(attempts).values(row_of(attempt)))
            self._derive(connection, attempt)

    def merge(self, incoming: Iterable[Attempt]) -> int:
        """Adds those that are not there yet, all or none; how many they were."""
        with self._writing() as connection:
            return _merge(connection, [row_of(one) for one in incoming])

    def take_in(
        self, profile: Profile, incoming: Iterable[Attempt], sittings: Iterable[ExamSitting]
    ) -> int:
        """The profile, where it is not there yet, with those of its answers and exams that are not
        there yet, all or none; how many answers they were. OfAnother where one of them is there as
        another profile's."""
        own = [row_of(one) for one in incoming]
        sat = [exam_row(one) for one in sittings]
        with self._writing() as connection:
            for table, rows in ((attempts, own), (exams, sat)):
                owners = _owners(connection, table)
                if any(owners.get(row["id"], profile.id) != profile.id for row in rows):
                    raise OfAnother
            there = select(profiles.c.id).where(profiles.c.id == profile.id)
            if connection.execute(there).scalar() is None:
                connection.execute(insert(profiles).values(_profile_row(profile)))
            known = _owners(connection, exams)
            more = {row["id"]: row for row in reversed(sat) if row["id"] not in known}
            if more:
                connection.execute(insert(exams), list(more.values()))
            return _merge(connection, own)

    def attempts(self, profile: str) -> tuple[Attempt, ...]:
        return self._sound(_of_profile(profile), attempt_of, profile)

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
        query = select(last).where(last.c.place == 1).order_by(last.c.at, last.c.id)
        return self._sound(query, attempt_of, profile)

    # --- what follows from the attempts: where it is damaged, it is worked out from them ----------

    def measured(self, profile: str) -> tuple[Measured, ...]:
        query = select(standings).where(standings.c.profile == profile)
        found = self._whole(query, lambda row: Measured(about_of(row), standing_of(row).mastery))
        if found is None:
            return derived(self.attempts(profile)).measured()
        return tuple(sorted(found, key=lambda one: one.about))

    def days(self, profile: str) -> tuple[Day, ...]:
        query = select(days).where(days.c.profile == profile).order_by(days.c.day)
        found = self._whole(query, day_of)
        if found is None:
            own = derived(self.attempts(profile)).days
            return tuple(own[day] for day in sorted(own))
        return found

    def dues(self, profile: str) -> tuple[Due, ...]:
        """When each rule comes back, the earliest first."""
        from trainer.training.schedule import due_of

        query = select(cards).where(cards.c.profile == profile)
        found = self._whole(query, lambda row: due_of(row["rule"], row["card"]))
        if found is None:
            own = derived(self.attempts(profile)).cards
            found = tuple(due_of(rule, card) for rule, card in own.items())
        return tuple(sorted(found, key=lambda one: (one.at, one.rule)))

    def rebuild(self, profile: str) -> None:
        """Makes anew what follows from the attempts of a profile."""
        with self._writing() as connection:
            rebuild(connection, profile, _attempts(connection, profile))

    def _derive(self, connection: Connection, attempt: Attempt) -> None:
        """After the insert, so that no other window can write in between."""
        newest = select(func.max(attempts.c.at)).where(attempts.c.profile == attempt.profile)
        if connection.execute(newest).scalar() == attempt.at:
            try:
                take(connection, attempt)
            except (*DAMAGED, DBAPIError) as error:
                if not is_damage(error):
                    raise
            else:
                return
        # The clock was put back, another window was quicker, or what was derived is damaged.
        rebuild(connection, attempt.profile, _attempts(connection, attempt.profile))

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
        query = select(exams).where(exams.c.profile == profile).order_by(exams.c.began)
        return self._sound(query, exam_of, profile)

    # --- profiles ---------------------------------------------------------------------------------

    def profiles(self) -> tuple[Profile, ...]:
        return self._sound(
            select(profiles).order_by(profiles.c.name), _profile_of, "", mended="name"
        )

    def add_profile(self, profile: Profile) -> None:
        with self._writing() as connection:
            connection.execute(insert(profiles).values(_profile_row(profile)))

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

    @property
    def damage(self) -> Message | None:
        """What is to be said where records that were asked for are damaged: they are left out, and
        the file is as it was."""
        lost = sum(self._lost.values())
        return damaged(self.place, lost) if lost else None

    def _sound(
        self, query: Any, make: Callable[[Mapping[str, Any]], Made], of: str, *, mended: str = ""
    ) -> tuple[Made, ...]:
        """The sound rows of a profile; what is damaged of them is remembered for `damage`."""
        with _told(self.place), self._engine.connect() as connection:
            found, lost = sound(connection, query, make, mended=mended)
        known = self._lost.get((make.__name__, of), 0)
        self._lost[make.__name__, of] = max(known, lost)
        return found

    def _whole(
        self, query: Any, make: Callable[[Mapping[str, Any]], Made]
    ) -> tuple[Made, ...] | None:
        """None where any of it is damaged."""
        with _told(self.place), self._engine.connect() as connection:
            found, lost = sound(connection, query, make)
        return None if lost else found

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
    there, _ = sound(connection, select(profiles.c.id), lambda row: str(row["id"]))
    for profile in there:
        rebuild(connection, profile, _attempts(connection, profile))


def _of_profile(profile: str) -> Any:
    own = select(attempts).where(attempts.c.profile == profile)
    return own.order_by(attempts.c.at, attempts.c.id)


def _attempts(connection: Connection, profile: str) -> tuple[Attempt, ...]:
    return sound(connection, _of_profile(profile), attempt_of)[0]


def _owners(connection: Connection, table: Table) -> dict[str, str]:
    """The profiles of all there is, by its id."""
    query = select(table.c.id, table.c.profile)
    return dict(sound(connection, query, lambda row: (str(row["id"]), str(row["profile"])))[0])


def _merge(connection: Connection, rows: list[dict[str, Any]]) -> int:
    """Adds those that are not there yet, a double once; how many they were."""
    known = _owners(connection, attempts)
    new = {row["id"]: row for row in reversed(rows) if row["id"] not in known}
    if new:
        connection.execute(insert(attempts), list(reversed(new.values())))
    for profile in {row["profile"] for row in new.values()}:
        rebuild(connection, profile, _attempts(connection, profile))
    return len(new)


def _profile_row(profile: Profile) -> dict[str, Any]:
    return {"id": profile.id, "name": profile.name, "created": profile.created}


def _profile_of(row: Mapping[str, Any]) -> Profile:
    return Profile(str(row["id"]), str(row["name"]), int(row["created"]))


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
