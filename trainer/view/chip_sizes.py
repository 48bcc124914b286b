"""How large chips can be on a table: where the search for their size begins.

The search would find the sizes without this table, but takes some hundred times as long as a
window has. After a change of the measures `python -m trainer.view.chip_sizes` prints it anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SHAPES: Final = (1.4, 1.6, 1.8, 2.0, 2.2)
"""Width by height of the rooms."""

LARGEST: Final = 0.13
"""A chip's width by half the felt's height, over which nothing gains by being larger."""

SIZES: Final[Mapping[int, Mapping[int, tuple[float, ...]]]] = {
    2: {
        2: (0.107, 0.117, 0.117, 0.130, 0.130),
        3: (0.092, 0.110, 0.117, 0.121, 0.123),
        4: (0.091, 0.107, 0.117, 0.121, 0.123),
        5: (0.089, 0.105, 0.117, 0.121, 0.122),
        6: (0.089, 0.104, 0.116, 0.119, 0.121),
        7: (0.089, 0.100, 0.109, 0.117, 0.121),
        8: (0.087, 0.099, 0.107, 0.114, 0.118),
        9: (0.084, 0.094, 0.100, 0.104, 0.109),
        10: (0.086, 0.093, 0.098, 0.104, 0.110),
    },
    4: {
        2: (0.107, 0.117, 0.117, 0.130, 0.130),
        3: (0.092, 0.109, 0.117, 0.121, 0.123),
        4: (0.092, 0.106, 0.117, 0.119, 0.122),
        5: (0.089, 0.104, 0.115, 0.119, 0.122),
        6: (0.088, 0.100, 0.111, 0.118, 0.121),
        7: (0.088, 0.097, 0.105, 0.114, 0.119),
        8: (0.086, 0.095, 0.103, 0.109, 0.116),
        9: (0.081, 0.090, 0.097, 0.102, 0.106),
        10: (0.081, 0.089, 0.094, 0.100, 0.106),
    },
    7: {
        2: (0.098, 0.109, 0.128, 0.122, 0.130),
        3: (0.104, 0.115, 0.130, 0.130, 0.130),
        4: (0.100, 0.101, 0.111, 0.122, 0.130),
        5: (0.092, 0.096, 0.107, 0.116, 0.126),
        6: (0.094, 0.092, 0.102, 0.112, 0.122),
        7: (0.080, 0.090, 0.099, 0.106, 0.112),
        8: (0.079, 0.088, 0.096, 0.102, 0.107),
        9: (0.077, 0.083, 0.091, 0.099, 0.099),
        10: (0.074, 0.081, 0.083, 0.092, 0.099),
    },
}
"""By usual number of hole cards, number of seats and shape: a chip's width by half the felt's
height."""


def first_guess(cards: int, seats: int, shape: float) -> float:
    """The size for a room of any shape, between those of the table."""
    sizes = SIZES[cards][seats]
    if shape <= SHAPES[0]:
        return sizes[0]
    for i in range(len(SHAPES) - 1):
        if shape <= SHAPES[i + 1]:
            part = (shape - SHAPES[i]) / (SHAPES[i + 1] - SHAPES[i])
            return sizes[i] + (sizes[i + 1] - sizes[i]) * part
    return sizes[-1]


def _print_sizes() -> None:
    from trainer.view.layout import SEATS, Deal, largest

    for deal in Deal:
        print(f"    {deal.value}: {{")  # noqa: T201  # run by hand, to be copied from
        for seats in SEATS:
            found = (f"{largest(shape, seats, deal):.3f}" for shape in SHAPES)
            print(f"        {seats}: ({', '.join(found)}),")  # noqa: T201  # the same
        print("    },")  # noqa: T201  # the same


if __name__ == "__main__":
    _print_sizes()
