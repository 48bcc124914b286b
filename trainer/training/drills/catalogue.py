"""The kinds of drill there are, in the order in which a school takes them."""

from __future__ import annotations

from trainer.training.drills.kind import Kind
from trainer.training.drills.kinds.chips import CHIP_KINDS
from trainer.training.drills.kinds.order import ORDER_KINDS
from trainer.training.drills.kinds.pots import POT_KINDS
from trainer.training.drills.kinds.showdown import SHOWDOWN_KINDS

KINDS: tuple[Kind, ...] = (
    *POT_KINDS[:2],
    *CHIP_KINDS,
    *POT_KINDS[2:],
    *ORDER_KINDS,
    *SHOWDOWN_KINDS,
)

MIXED = "mixed"
"""The word that stands for a kind drawn from all of them."""
