"""What may be pointed at lies where it is drawn, and nothing of one kind over another of it."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.golden.tables import GOLDEN, Golden
from trainer.view.layout import Deal, Room, deal_of, lay_out
from trainer.view.piles import FACE
from trainer.view.shapes import Rect
from trainer.view.spots import (
    Spot,
    SpotKind,
    cards_at,
    chips_at,
    pots_at,
    spot_places,
    tray_cells,
    tray_chip,
)

every_table = pytest.mark.parametrize("golden", GOLDEN, ids=lambda one: one.name)
SETS = ((25, 100), (1, 5, 25, 100), (25, 100, 500, 1000, 5000, 25_000, 100_000))


def places(golden: Golden) -> tuple[tuple[Spot, Rect], ...]:
    deal = deal_of(golden.view) or Deal.TWO
    return spot_places(
        lay_out(Room(*golden.size, golden.view.size, deal, golden.text, not golden.least)),
        golden.view,
    )


@every_table
def test_every_pot_card_and_chip_that_lies_open_is_there_once(golden: Golden) -> None:
    view = golden.view
    held = [one for seat in view.seats for one in seat.cards if one.up]
    faces = [one.card for one in (*view.board, *held) if one.card is not None]
    wanted = (*cards_at(faces), *pots_at(range(len(view.pots))), *chips_at(view.chips))
    assert [spot for spot, _ in places(golden)] == list(wanted)


@every_table
def test_pots_and_chips_lie_beside_each_other_and_in_the_picture(golden: Golden) -> None:
    whole = Rect(0, 0, *golden.size)
    found = places(golden)
    assert all(whole.holds(place) for _, place in found)
    for kind in (SpotKind.POT, SpotKind.CHIP):
        alike = [place for spot, place in found if spot.kind is kind]
        assert not any(one.overlaps(two, -1e-6) for one, two in combinations(alike, 2))


@pytest.mark.parametrize("chips", SETS, ids=len)
@pytest.mark.parametrize("seats", [2, 6, 10])
@pytest.mark.parametrize("size", [(700, 420), (1180, 640), (1920, 1040)])
def test_chips_of_the_tray_are_as_large_as_there_is_room(
    size: tuple[int, int], seats: int, chips: tuple[int, ...]
) -> None:
    layout = lay_out(Room(*size, seats))
    cells = tray_cells(layout, len(chips))
    assert len(cells) == len(chips)
    for cell in cells:
        chip = tray_chip(cell, layout.chip)
        assert cell.inset(-1e-6).holds(chip)
        assert chip.w > 0.9 * layout.chip
        assert chip.h > FACE * chip.w
