"""A sitting in a process of its own, to be killed: each answer is told once it was kept."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.training.attempts import attempt
from trainer.progress.keeper import Keeper
from trainer.training.attempts import Profile


def main(file: str, first: int) -> None:
    """Keeps answers from number `first` on, and never stops by itself."""
    keeper = Keeper(Path(file), Profile("ann", "Ann", 1))
    if not keeper.open() or keeper.profile is None:
        raise SystemExit("there is no store")
    print("open", flush=True)  # noqa: T201  # the test reads it
    number = first
    while keeper.keep(attempt(number, source="drill/side-pots", level=1, seed=number)):
        print(number, flush=True)  # noqa: T201  # as a verdict would be shown
        number += 1


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
