"""The store brought to the newest version, with a copy kept before anything is changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Engine


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


def upgrade(engine: Engine, file: Path, *, fresh: bool) -> None:
    """Runs the migrations that are missing; of a store that holds something a copy is kept."""
    from alembic import command
    from alembic.config import Config

    if not fresh:
        keep_copy(file)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


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
