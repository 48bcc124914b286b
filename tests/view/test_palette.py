"""What is to be read stands out from what it is written on."""

from __future__ import annotations

from itertools import pairwise

import pytest

from trainer.table.cards import Suit
from trainer.table.chips import USUAL_SET
from trainer.view.palette import (
    ALL_IN,
    BUTTON,
    CARD,
    CHIP_RIM,
    ON_ALL_IN,
    ON_BUTTON,
    PALETTES,
    SUITS,
    Deck,
    Palette,
    Theme,
    chip_colours,
    chip_label,
    contrast,
    mixed,
)

every_theme = pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda one: one.ground)


def test_every_theme_has_its_colours() -> None:
    assert set(PALETTES) == set(Theme)


def test_contrast_is_measured_as_wcag_has_it() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@every_theme
def test_words_can_be_read(palette: Palette) -> None:
    for ink in (palette.text, palette.quiet, palette.accent):
        for paper in (palette.panel, palette.ground, palette.raised):
            assert contrast(ink, paper) >= 4.5
    assert contrast(palette.text, palette.panel) >= 7
    assert contrast(palette.on_accent, palette.accent) >= 4.5
    assert contrast(palette.on_bubble, palette.bubble) >= 7
    assert contrast(palette.bubble_quiet, palette.bubble) >= 4.5


@every_theme
def test_verdicts_can_be_read(palette: Palette) -> None:
    for ink in (palette.right, palette.wrong, palette.floor):
        assert contrast(ink, palette.panel) >= 4.5


@every_theme
def test_the_felt_can_be_written_on(palette: Palette) -> None:
    for felt in (palette.felt_middle, palette.felt):
        assert contrast(palette.on_felt, felt) >= 5
    assert contrast(palette.felt_quiet, palette.tray) >= 4.5


@every_theme
def test_a_chips_rim_is_its_outline(palette: Palette) -> None:
    """Most bodies have little contrast to the felt: the white rim and spots carry the outline."""
    assert contrast(CHIP_RIM, palette.felt_middle) >= 3
    assert contrast(CHIP_RIM, palette.felt) >= 3


@pytest.mark.parametrize(
    "chip", [*USUAL_SET, 1, 2, 5, 10, 20, 50, 200, 250, 2000, 10_000, 500_000, 5_000_000]
)
def test_a_chips_value_can_be_read(chip: int) -> None:
    assert contrast(*chip_colours(chip)) >= 4.5


def test_the_usual_chips_are_told_apart_by_colour() -> None:
    assert len({chip_colours(chip).body for chip in USUAL_SET}) == len(USUAL_SET)


def test_neighbours_of_an_unusual_set_differ() -> None:
    for one, two in pairwise((1, 2, 5, 10, 20, 50, 200, 2000, 10_000, 20_000, 50_000)):
        assert chip_colours(one) != chip_colours(two)


@pytest.mark.parametrize(
    ("chip", "label"),
    [
        (1, "1"),
        (25, "25"),
        (500, "500"),
        (1000, "1K"),
        (1500, "1500"),
        (25_000, "25K"),
        (100_000, "100K"),
        (1_000_000, "1M"),
        (2_500_000, "2500K"),
    ],
)
def test_what_is_printed_on_a_chip(chip: int, label: str) -> None:
    assert chip_label(chip) == label


@pytest.mark.parametrize("deck", Deck)
def test_suits_can_be_read(deck: Deck) -> None:
    assert all(contrast(SUITS[deck][suit], CARD) >= 5 for suit in Suit)


def test_a_deck_has_as_many_colours_as_it_says() -> None:
    for deck in Deck:
        assert len(set(SUITS[deck].values())) == deck.value


def test_discs_can_be_read() -> None:
    assert contrast(ON_ALL_IN, ALL_IN) >= 4.5
    assert contrast(ON_BUTTON, BUTTON) >= 7


def test_mixed() -> None:
    assert mixed("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mixed("#102030", "#FFFFFF", 0) == "#102030"
