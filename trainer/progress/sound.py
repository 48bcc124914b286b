"""Rows of a store of which some are damaged: what can be read is read, the others are counted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

Made = TypeVar("Made")

DAMAGED: Final = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,  # text that is no UTF-8 and no JSON among it
)
"""What reading a row raises whose values are not what was once written."""


def is_damage(error: Exception) -> bool:
    """Whether a value is damaged, not the file as a whole: SQLite calls only text so."""
    if isinstance(error, DBAPIError):
        return "could not decode" in str(error.orig).lower()
    return isinstance(error, DAMAGED)


def sound(
    connection: Connection,
    query: Any,
    make: Callable[[Mapping[str, Any]], Made],
    *,
    mended: str = "",
) -> tuple[tuple[Made, ...], int]:
    """What `make` reads of the rows, in their order, and how many it cannot read. `mended` is a
    column of text whose broken letters are replaced, since nothing hangs on it."""
    try:
        return tuple(make(dict(row)) for row in connection.execute(query).mappings()), 0
    except (*DAMAGED, DBAPIError) as error:
        if not is_damage(error):
            raise
    found: list[Made] = []
    lost = 0
    for row in _one_by_one(connection, query):
        try:
            found.append(make(_whole(row, mended)))
        except DAMAGED:
            lost += 1
    return tuple(found), lost


def _one_by_one(connection: Connection, query: Any) -> Iterator[dict[str, Any]]:
    """The rows as SQLite has them; broken text comes with half letters."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    asked = query.compile(dialect=connection.dialect)
    values = [asked.params[name] for name in asked.positiontup or ()]
    before = raw.text_factory
    raw.text_factory = lambda text: text.decode("utf-8", "surrogateescape")
    try:
        cursor = raw.execute(str(asked), values)
        names = [column[0] for column in cursor.description]
        rows = [dict(zip(names, row, strict=True)) for row in cursor]
    finally:
        raw.text_factory = before
    yield from rows


def _whole(row: dict[str, Any], mended: str) -> dict[str, Any]:
    """UnicodeEncodeError where a text is broken that is not to be mended."""
    for name, value in row.items():
        if isinstance(value, str):
            if name == mended:
                row[name] = value.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
            else:
                value.encode("utf-8")
    return row
