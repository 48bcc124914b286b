"""The kinds of drill there are, in the order in which a school takes them."""

from __future__ import annotations

from typing import Final

from trainer.messages import say
from trainer.training.drills.kind import Generator, Kind
from trainer.training.drills.kinds.chips import CHIP_KINDS
from trainer.training.drills.kinds.order import ORDER_KINDS
from trainer.training.drills.kinds.pots import POT_KINDS
from trainer.training.drills.kinds.showdown import SHOWDOWN_KINDS

KINDS: Final[tuple[Generator, ...]] = (
    *POT_KINDS[:2],
    *CHIP_KINDS,
    *POT_KINDS[2:],
    *ORDER_KINDS,
    *SHOWDOWN_KINDS,
)

TWINS: Final = Kind(
    "twins",
    say("Opposite twins"),
    "",
    30,
    (
        say("pairs of level 1"),
        say("pairs of level 2"),
        say("pairs of level 3"),
        say("pairs of level 4"),
        say("pairs of level 5"),
    ),
)
"""Pairs that differ in one fact and are ruled the opposite way; see `twins`."""

ALL_KINDS: Final[tuple[Kind, ...]] = (*KINDS, TWINS)
"""What can be practised by name."""

MIXED: Final = "mixed"
"""The word that stands for a kind drawn from `KINDS`."""
