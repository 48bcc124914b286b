"""What a kind of drill is: its name, the rule it trains, its levels, and how it makes one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trainer.messages import Message
from trainer.training.drills.dice import Dice
from trainer.training.drills.sketch import Sketch

LEVELS = (1, 2, 3, 4, 5)
Maker = Callable[[Dice, int], Sketch]


@dataclass(frozen=True, slots=True)
class Kind:
    """`seconds` is the target time of an answer at level 1; each level up allows a tenth more.

    `rule` is empty where it depends on the drill. `levels` say in words what each level adds.
    """

    name: str
    title: Message
    rule: str
    seconds: int
    levels: tuple[Message, ...]

    def target(self, level: int) -> int:
        """Milliseconds that an answer should take at most."""
        return self.seconds * (90 + 10 * level) * 10


@dataclass(frozen=True, slots=True)
class Generator(Kind):
    """A kind whose drills are made one by one."""

    make: Maker
