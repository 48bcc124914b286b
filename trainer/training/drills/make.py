"""A drill from its kind, level and seed: the same on every machine."""

from __future__ import annotations

from trainer.rules.house import NEWEST, Edition
from trainer.training.drills.catalogue import ALL_KINDS, KINDS, MIXED, TWINS
from trainer.training.drills.dice import Dice
from trainer.training.drills.kind import Generator, Kind
from trainer.training.drills.made import Drill, Named, made_of
from trainer.training.drills.twins import twins

TRIES = 60
"""Sketches that are thrown away at most before a kind has to admit that it makes none."""


def kind_of(name: str) -> Kind:
    """KeyError for a name that no kind has."""
    return next((kind for kind in ALL_KINDS if kind.name == name), None) or _missing(name)


def _missing(name: str) -> Kind:
    raise KeyError(name)


def drill(name: str, level: int, seed: int, edition: Edition = NEWEST, *, part: int = 1) -> Drill:
    """The drill of that kind (or `mixed`), level (1 to 5) and seed; the same on every machine.

    What the rules do not answer, or what could not have happened, is thrown away and thrown
    anew from the same seed. `part` 2 is the second of two twins. KeyError for an unknown kind.
    """
    if name == TWINS.name:
        return twins(level, seed, edition).parts[part - 1]
    kind = _generator(level, seed) if name == MIXED else kind_of(name)
    assert isinstance(kind, Generator)
    for attempt in range(TRIES):
        sketch = kind.make(Dice(f"{kind.name}:{level}:{seed}:{attempt}"), level)
        made = made_of(sketch, Named(kind, kind.rule, level, seed), edition)
        if made is not None:
            return made
    raise RuntimeError(f"no {kind.name} of level {level} from seed {seed}")


def _generator(level: int, seed: int) -> Generator:
    return Dice(f"{MIXED}:{level}:{seed}").among(KINDS)
