"""A profile's records as a file, and back: JSON whole, CSV for a table program."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from dataclasses import asdict

from trainer.messages import Place, Problem, Problems, say
from trainer.progress.rows import attempt_of, row_of
from trainer.training.attempts import Attempt, Profile

FORMAT = "dealer-trainer profile"
VERSION = 1
LARGEST = 200_000_000
"""Bytes of an import that are read at most."""

COLUMNS = (
    "id",
    "profile",
    "sitting",
    "at",
    "source",
    "question",
    "revision",
    "level",
    "seed",
    "ask",
    "rule",
    "edition",
    "mode",
    "score",
    "milliseconds",
    "target",
    "given",
    "parts",
    "hints",
)


def as_json(profile: Profile, attempts: Iterable[Attempt]) -> str:
    """Everything recorded of a profile; `from_json` reads it back."""
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "profile": asdict(profile),
        "attempts": [row_of(one) for one in attempts],
    }
    return json.dumps(whole, indent=1, sort_keys=True)


def as_csv(attempts: Iterable[Attempt]) -> str:
    """One row an attempt; a text that a table program might run as a formula is quoted."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS)
    writer.writeheader()
    for one in attempts:
        writer.writerow({key: harmless(value) for key, value in row_of(one).items()})
    return out.getvalue()


def harmless(value: object) -> object:
    """The value as no table program takes it for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value


def from_json(text: str, file: str) -> tuple[Profile, tuple[Attempt, ...]]:
    """An exported profile; Problems where the file is not one, or is of a newer version."""
    try:
        whole = json.loads(text)
    except ValueError:
        raise _refused(file, "no-export") from None
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise _refused(file, "no-export")
    version = whole.get("version")
    if not isinstance(version, int) or version > VERSION:
        raise _refused(file, "newer-export")
    try:
        given = whole["profile"]
        profile = Profile(str(given["id"]), str(given["name"]), int(given["created"]))
        attempts = tuple(attempt_of(row) for row in whole["attempts"])
    except (KeyError, TypeError, ValueError):
        raise _refused(file, "damaged-export") from None
    if any(one.profile != profile.id for one in attempts):
        raise _refused(file, "damaged-export")
    return profile, attempts


def _refused(file: str, code: str) -> Problems:
    message, hint = {
        "no-export": (
            say("This is no exported profile."),
            say("Choose a file that the trainer exported as JSON."),
        ),
        "newer-export": (
            say("This profile was exported by a newer version of the trainer."),
            say("Update the trainer, then import it again."),
        ),
        "damaged-export": (
            say("The exported profile is damaged: nothing was imported."),
            say("Export it again on the other machine."),
        ),
    }[code]
    return Problems((Problem(Place(file), code, message, hint),))
