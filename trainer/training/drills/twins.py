"""Opposite twins: two situations that differ in one fact and are ruled the opposite way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.rules.house import NEWEST, Edition
from trainer.training.drills.catalogue import KINDS, TWINS
from trainer.training.drills.dice import Dice
from trainer.training.drills.kind import Generator
from trainer.training.drills.made import Drill, Named, made_of
from trainer.training.drills.one_fact import changed

TRIES: Final = 15
"""Situations of a kind that are thrown away at most before another kind has its turn."""

TWINNED: Final = tuple(
    kind
    for kind in KINDS
    if kind.name
    in (
        "overchip-or-raise",
        "multiple-chips",
        "prior-chips",
        "undercall",
        "reopen",
        "out-of-turn",
        "substantial-action",
        "misdeal",
        "burns",
        "face-up",
        "balance",
    )
)
"""The kinds of which twins are made."""


@dataclass(frozen=True, slots=True)
class Twins:
    """The first is asked first; which of the two that is, is drawn."""

    first: Drill
    second: Drill

    @property
    def parts(self) -> tuple[Drill, Drill]:
        return self.first, self.second


def twins(level: int, seed: int, edition: Edition = NEWEST) -> Twins:
    """The pair of that level and seed. One of the kinds makes a situation; of all that it would be
    with one fact changed, one is drawn that the rules decide the other way."""
    name = f"{TWINS.name}:{level}:{seed}"
    for kind in Dice(name).shuffled(TWINNED):
        for attempt in range(TRIES):
            found = _pair(kind, Dice(f"{name}:{kind.name}:{attempt}"), level, seed, edition)
            if found is not None:
                return found
    raise RuntimeError(f"no twins of level {level} from seed {seed}")


def _pair(kind: Generator, dice: Dice, level: int, seed: int, edition: Edition) -> Twins | None:
    sketch = kind.make(dice, level)
    made_first = dice.chance(50)
    parts = (1, 2) if made_first else (2, 1)
    one, other = (Named(TWINS, kind.rule, level, seed, part) for part in parts)
    made = made_of(sketch, one, edition)
    if made is None or side(made) is None:
        return None
    for ways in dice.shuffled(changed(sketch)):
        for variant in ways:
            twin = made_of(variant, other, edition)
            if twin is not None and are_opposite(made, twin):
                return Twins(made, twin) if made_first else Twins(twin, made)
    return None


def are_opposite(one: Drill, other: Drill) -> bool:
    """Whether the rules come down on one side in one, and on another in the other."""
    sides = side(one), side(other)
    return None not in sides and sides[0] != sides[1]


def side(made: Drill) -> object:
    """On which side the rules come down; amounts and seats do not count. None for neither: what
    is counted, and an act that still waits."""
    answer = made.key.answer
    if made.key.floor:
        return "floor"
    match made.question.ask:
        case "options":
            actions = answer.get("actions")
            return isinstance(actions, tuple) and "raise" in actions
        case "hand":
            return answer.get("deal" if "deal" in made.question.fields else "hand")
        case "binding":
            binds = answer.get("binds")
            return binds if isinstance(binds, bool) else None
        case "ruling":
            return answer.get("action")
        case "expose":
            return answer.get("now")
        case "burn":
            return answer.get("burns")
        case "halt":
            return answer.get("halt")
        case _:
            return None
