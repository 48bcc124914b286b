"""Opposite twins: two situations that differ in one fact and are ruled the opposite way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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

FACTS: Final = 8
"""Facts of a situation that are changed at most, so that many cards do not take long."""

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
        "premature-cards",
        "face-up",
        "see-hand",
        "read-hand",
        "balance",
        "dealer-steps",
    )
)
"""The kinds of which twins are made. The others ask how much, for which seat or in which order:
there is no opposite to that."""


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
    for ways in dice.some(changed(sketch), FACTS):
        for variant in ways:
            twin = made_of(variant, other, edition)
            if twin is not None and are_opposite(made, twin):
                return Twins(made, twin) if made_first else Twins(twin, made)
    return None


def are_opposite(one: Drill, other: Drill) -> bool:
    """Whether the rules come down on one side in one, and on another in the other. Of hands that
    are read, none may win in both."""
    sides = side(one), side(other)
    if isinstance(sides[0], frozenset) and isinstance(sides[1], frozenset):
        return not sides[0] & sides[1]
    return None not in sides and sides[0] != sides[1]


def side(made: Drill) -> object:
    """On which side the rules come down; amounts and, but for who wins and who may ask to see a
    hand, seats do not count. None for neither: what is counted, and an act that still waits."""
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
            return answer.get("burns"), answer.get("extra") == "stub"
        case "halt":
            return answer.get("halt")
        case "see-hand":
            return _with(answer.get("may"), "right")
        case "read":
            return frozenset(seat for one in _list(answer.get("winners")) for seat in _shares(one))
        case "steps":
            return _first_step(_list(answer.get("steps")))
        case _:
            return None


def _with(seats: object, what: str) -> tuple[str, ...]:
    """The seats to which that is said."""
    said = seats.items() if isinstance(seats, Mapping) else ()
    return tuple(sorted(seat for seat, one in said if one == what))


def _list(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else ()


def _shares(part: object) -> Iterable[str]:
    """The seats that get a share of a pot, or of half of it."""
    shares = part.get("shares") if isinstance(part, Mapping) else None
    return shares if isinstance(shares, Mapping) else ()


def _first_step(steps: tuple[object, ...]) -> str:
    """What comes once the bets are in the middle: a burn, hands turned up, a pot pushed."""
    words = [str(one).split()[0] for one in steps]
    return next((one for one in words if one != "bring-in-bets"), "")
