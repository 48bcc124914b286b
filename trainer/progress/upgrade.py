"""The store brought to the newest version, with a copy kept before anything is changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine

from trainer.progress.schema import VERSION

PATIENCE = 15_000
"""Milliseconds to wait for another window that brings the same store up to date."""


def version_of(file: Path) -> str | None:
    """The version of the store, None where there is none yet. Read without the migration tool,
    which takes long to load. sqlite3.Error for a file that is no database."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    with closing(sqlite3.connect(file.resolve().as_uri() + "?mode=ro", uri=True)) as connection:
        there = connection.execute(
            "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
        ).fetchone()
        if there is None:
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def upgrade(engine: Engine, file: Path, after: Callable[[Connection], None]) -> None:
    """Runs the migrations that are missing, and `after` them where there was something before, of
    which a copy is kept.

    All in one transaction: killed in the middle, the store is as it was, and another window that
    opens it meanwhile waits and finds it done.
    """
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE}")
        # Of itself the driver begins no transaction before a table is made.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        before = version_of(file)
        if before == VERSION:
            return
        if before is not None:
            keep_copy(file)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if before is not None:
            after(connection)
        connection.commit()


def keep_copy(file: Path) -> Path:
    """A whole copy beside the file, named by its version; an older copy is never overwritten."""
    version = version_of(file) or "none"
    number = 0
    while (copy := file.with_name(f"{file.stem}.{version}.{number}{file.suffix}")).exists():
        number += 1
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy


def erase_in_copies(file: Path, profile: str) -> None:
    """Takes a profile out of the copies beside the file as well: erased is erased."""
    for copy in sorted(file.parent.glob(f"{file.stem}.*.*{file.suffix}")):
        if version_of(copy) is None:
            continue
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("PRAGMA foreign_keys=ON")
            with connection:
                connection.execute("DELETE FROM profiles WHERE id = ?", (profile,))
            connection.execute("VACUUM")
