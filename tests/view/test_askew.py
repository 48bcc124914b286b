"""An exposed card lies turned over its hand, and within the hand's place."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from trainer.view.piles import ASKEW, askew, fan
from trainer.view.places import CARD_SHAPE, CARD_WIDTH, HAND
from trainer.view.shapes import Point, Rect

CARD = Point(CARD_WIDTH, CARD_WIDTH * CARD_SHAPE)


@pytest.mark.parametrize("hole_cards", HAND)
@pytest.mark.parametrize("lean", [0.0, 1.0])
def test_each_card_of_each_hand_may_be_the_exposed_one(hole_cards: int, lean: float) -> None:
    place = Rect(3, 5, *HAND[hole_cards])
    for rect in fan(hole_cards, place, CARD, lean=lean):
        lies = askew(rect, place)
        across, down = cos(radians(ASKEW)), sin(radians(ASKEW))
        box = Rect.around(
            lies.centre, lies.w * across + lies.h * down, lies.h * across + lies.w * down
        )
        assert place.inset(-1e-6).holds(box)
        assert lies.w > 0.8 * rect.w
