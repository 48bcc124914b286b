"""The edition in force and the options that a room may choose for itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Edition(IntEnum):
    TDA_2024 = 2024
    TDA_2026 = 2026


NEWEST = Edition.TDA_2026


@dataclass(frozen=True, slots=True)
class House:
    """`tiny_chip`: a silent chip is relatively tiny when the bet is this many times as large.
    `bets_a_round`: the cap of a limit round, a bet and three raises where a room says nothing
    else."""

    edition: Edition = NEWEST
    tiny_chip: int = 20
    bets_a_round: int = 4

    @property
    def is_2026(self) -> bool:
        return self.edition >= Edition.TDA_2026
