"""How large chips can be on a table: where the search for their size begins.

The search would find the sizes without this table, but takes some hundred times as long as a
window has. After a change of the measures `python -m trainer.view.chip_sizes` prints it anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SHAPES: Final = tuple(1.4 + 0.05 * step for step in range(17))
"""Width by height of the rooms."""

LARGEST: Final = 0.13
"""A chip's width by half the felt's height, over which nothing gains by being larger."""

SIZES: Final[Mapping[int, Mapping[int, tuple[int, ...]]]] = {
    2: {
        2: (107, 114, 96, 124, 128, 107, 111, 115, 119, 123, 128, 130, 130, 130, 130, 130, 130),
        3: (94, 99, 102, 107, 111, 111, 111, 112, 114, 114, 115, 116, 117, 117, 117, 118, 118),
        4: (92, 96, 100, 104, 105, 110, 111, 112, 114, 114, 115, 116, 116, 117, 119, 119, 119),
        5: (90, 94, 97, 102, 105, 108, 111, 112, 113, 114, 115, 117, 116, 117, 117, 117, 118),
        6: (91, 94, 98, 103, 106, 110, 111, 112, 113, 114, 115, 115, 116, 117, 117, 117, 118),
        7: (87, 91, 94, 97, 101, 103, 105, 108, 109, 112, 114, 115, 116, 117, 117, 117, 118),
        8: (87, 90, 93, 96, 99, 101, 104, 106, 107, 109, 111, 114, 115, 116, 117, 117, 117),
        9: (84, 87, 89, 91, 93, 94, 97, 99, 100, 102, 103, 105, 107, 109, 110, 112, 113),
        10: (79, 80, 82, 83, 85, 87, 90, 92, 94, 92, 94, 96, 99, 101, 103, 105, 106),
    },
    4: {
        2: (107, 104, 120, 99, 128, 107, 111, 115, 119, 123, 128, 130, 130, 130, 130, 130, 130),
        3: (94, 99, 102, 107, 111, 111, 111, 112, 114, 114, 115, 116, 117, 117, 117, 118, 118),
        4: (92, 98, 101, 103, 106, 109, 111, 112, 115, 115, 115, 115, 116, 116, 116, 116, 116),
        5: (90, 94, 98, 102, 105, 109, 111, 112, 113, 114, 115, 115, 116, 117, 117, 117, 118),
        6: (91, 94, 98, 103, 105, 110, 111, 112, 113, 113, 114, 115, 115, 116, 117, 117, 117),
        7: (87, 90, 94, 97, 100, 102, 105, 107, 109, 110, 112, 114, 115, 115, 116, 117, 117),
        8: (86, 87, 88, 91, 94, 96, 99, 100, 103, 105, 106, 109, 110, 112, 114, 115, 116),
        9: (81, 82, 84, 87, 89, 91, 92, 95, 97, 98, 100, 102, 103, 103, 104, 105, 108),
        10: (75, 77, 78, 80, 82, 83, 85, 87, 86, 88, 90, 92, 95, 97, 99, 100, 102),
    },
    7: {
        2: (91, 100, 87, 107, 109, 113, 127, 128, 126, 130, 117, 120, 124, 128, 130, 130, 130),
        3: (105, 108, 111, 115, 101, 104, 109, 113, 118, 121, 125, 129, 130, 130, 130, 130, 130),
        4: (100, 103, 93, 97, 103, 104, 107, 110, 114, 117, 119, 121, 124, 126, 128, 130, 130),
        5: (91, 87, 89, 93, 99, 102, 105, 109, 112, 114, 117, 118, 119, 121, 124, 126, 128),
        6: (83, 87, 90, 92, 97, 100, 102, 107, 110, 112, 114, 115, 117, 119, 121, 124, 126),
        7: (81, 84, 88, 90, 94, 97, 99, 101, 102, 105, 106, 107, 109, 110, 111, 113, 114),
        8: (80, 84, 86, 87, 88, 90, 91, 93, 95, 98, 100, 102, 103, 105, 106, 108, 110),
        9: (78, 78, 79, 80, 82, 84, 86, 88, 91, 92, 94, 96, 98, 97, 95, 97, 98),
        10: (70, 72, 73, 74, 76, 78, 79, 79, 80, 81, 83, 85, 87, 88, 90, 92, 94),
    },
}
"""By usual number of hole cards, number of seats and shape: a chip's width in thousandths of half
the felt's height."""


def first_guess(cards: int, seats: int, shape: float) -> float:
    """The size for a room of any shape, between those of the table."""
    sizes = SIZES[cards][seats]
    at = min(max((shape - SHAPES[0]) / (SHAPES[1] - SHAPES[0]), 0.0), len(SHAPES) - 1.0)
    low = min(int(at), len(SHAPES) - 2)
    return (sizes[low] + (sizes[low + 1] - sizes[low]) * (at - low)) / 1000


def _print_sizes() -> None:
    from trainer.view.layout import SEATS, Deal, largest

    for deal in Deal:
        print(f"    {deal.value}: {{")  # noqa: T201  # run by hand, to be copied from
        for seats in SEATS:
            found = (f"{largest(shape, seats, deal) * 1000:.0f}" for shape in SHAPES)
            print(f"        {seats}: ({', '.join(found)}),")  # noqa: T201  # the same
        print("    },")  # noqa: T201  # the same


if __name__ == "__main__":
    _print_sizes()
