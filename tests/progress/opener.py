"""A window that opens a store, in a process of its own, at the word of the test."""

from __future__ import annotations

import sys
from pathlib import Path

import alembic.command  # loaded before the word, so that all open at once
import alembic.config  # noqa: F401  # loaded early too

from trainer.progress.keeper import Keeper
from trainer.progress.store import open_store  # noqa: F401  # loaded early too
from trainer.training.attempts import Profile


def main(file: str, name: str) -> None:
    """Makes a profile, and tells whether that went well."""
    print("ready", flush=True)  # noqa: T201  # the test reads it
    sys.stdin.readline()
    done = Keeper(Path(file)).create(Profile(name, name, 1))
    print(done, flush=True)  # noqa: T201  # read too


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
