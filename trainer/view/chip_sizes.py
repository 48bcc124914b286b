"""How large chips can be on a table: where the search for their size begins.

The search would find the sizes without this table, but takes some hundred times as long as a
window has. After a change of the measures `python -m trainer.view.chip_sizes` prints it anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SHAPES: Final = (1.4, 1.6, 1.7, 1.8, 1.9, 2.0, 2.2)
"""Width by height of the rooms."""

LARGEST: Final = 0.13
"""A chip's width by half the felt's height, over which nothing gains by being larger."""

SIZES: Final[Mapping[int, Mapping[int, tuple[float, ...]]]] = {
    2: {
        2: (0.086, 0.127, 0.108, 0.112, 0.121, 0.130, 0.130),
        3: (0.085, 0.108, 0.107, 0.112, 0.114, 0.116, 0.117),
        4: (0.085, 0.102, 0.110, 0.109, 0.114, 0.116, 0.115),
        5: (0.087, 0.096, 0.110, 0.106, 0.114, 0.115, 0.117),
        6: (0.088, 0.096, 0.101, 0.108, 0.109, 0.115, 0.116),
        7: (0.079, 0.091, 0.099, 0.103, 0.105, 0.107, 0.108),
        8: (0.079, 0.093, 0.097, 0.101, 0.104, 0.105, 0.105),
        9: (0.081, 0.085, 0.094, 0.092, 0.095, 0.094, 0.099),
        10: (0.080, 0.086, 0.089, 0.091, 0.094, 0.095, 0.106),
    },
    4: {
        2: (0.085, 0.128, 0.107, 0.112, 0.121, 0.130, 0.130),
        3: (0.091, 0.107, 0.107, 0.112, 0.114, 0.115, 0.116),
        4: (0.084, 0.097, 0.110, 0.106, 0.109, 0.112, 0.114),
        5: (0.087, 0.096, 0.108, 0.104, 0.109, 0.114, 0.116),
        6: (0.087, 0.093, 0.101, 0.105, 0.105, 0.112, 0.115),
        7: (0.084, 0.088, 0.096, 0.096, 0.103, 0.105, 0.106),
        8: (0.079, 0.088, 0.092, 0.098, 0.101, 0.103, 0.103),
        9: (0.078, 0.082, 0.085, 0.090, 0.092, 0.094, 0.096),
        10: (0.077, 0.085, 0.088, 0.090, 0.091, 0.093, 0.102),
    },
    7: {
        2: (0.092, 0.091, 0.123, 0.123, 0.112, 0.121, 0.126),
        3: (0.103, 0.098, 0.105, 0.115, 0.122, 0.128, 0.130),
        4: (0.096, 0.100, 0.104, 0.101, 0.115, 0.111, 0.118),
        5: (0.079, 0.095, 0.101, 0.098, 0.103, 0.107, 0.116),
        6: (0.079, 0.091, 0.097, 0.096, 0.100, 0.105, 0.119),
        7: (0.081, 0.088, 0.086, 0.090, 0.094, 0.096, 0.101),
        8: (0.073, 0.087, 0.085, 0.088, 0.092, 0.093, 0.097),
        9: (0.073, 0.080, 0.081, 0.084, 0.085, 0.087, 0.090),
        10: (0.071, 0.078, 0.082, 0.083, 0.087, 0.085, 0.095),
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
