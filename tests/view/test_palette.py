"""What is to be read stands out from what it is written on."""

from __future__ import annotations

from itertools import pairwise

import pytest

from trainer.table.cards import Suit
from trainer.table.chips import USUAL_SET
from trainer.view.chip_sets import SETS, ChipSet, Inlay
from trainer.view.palette import (
    ALL_IN,
    BUTTON,
    CARD,
    CHIP_RIM,
    COURT,
    FLOOR_SIGN,
    JOKER,
    LINE_OPACITY,
    MARK,
    ON_ALL_IN,
    ON_BUTTON,
    ON_MARK,
    ON_PENALTY,
    PALETTES,
    PENALTY,
    PLACE_OPACITY,
    SUITS,
    UNKNOWN_FACE,
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


@every_theme
def test_shapes_stand_out(palette: Palette) -> None:
    """Everything that must be seen to be understood: 3 to 1 against what it lies on."""
    for felt in (palette.felt_middle, palette.felt):
        line = mixed(felt, palette.on_felt, LINE_OPACITY)
        place = mixed(felt, palette.on_felt, PLACE_OPACITY)
        for shape in (line, place, CARD, COURT, BUTTON, ON_ALL_IN, PENALTY):
            assert contrast(shape, felt) >= 3
    for shape in (palette.accent, palette.rail_edge, palette.quiet):
        assert contrast(shape, palette.ground) >= 3
    # The ring of the seat whose action it is, the badge's arrow, ticks and question marks.
    assert contrast(palette.accent, palette.panel) >= 3
    assert contrast(palette.text, palette.panel) >= 3
    assert contrast(FLOOR_SIGN, palette.bubble) >= 3
    assert contrast(palette.bubble_quiet, palette.bubble) >= 3
    assert contrast(CHIP_RIM, mixed(palette.felt_edge, "#000000", 0.25)) >= 3
    assert contrast(palette.on_felt, mixed(palette.felt_edge, "#000000", 0.25)) >= 4.5


@pytest.mark.parametrize("chips", SETS, ids=["usual", "distinct"])
def test_values_and_shapes_of_every_set_can_be_read(chips: ChipSet) -> None:
    for value in (*USUAL_SET, 1, 5, 10, 50, 200, 2000, 500_000):
        look = chips.look(value)
        assert contrast(look.body, look.ink) >= 4.5
        if look.inlay is not Inlay.ROUND:
            assert contrast(look.ink, look.body) >= 3
        if look.spot != CHIP_RIM:
            assert contrast(look.spot, look.body) >= 3


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
    for paper in (CARD, COURT):
        assert all(contrast(SUITS[deck][suit], paper) >= 4.5 for suit in Suit)


def test_a_deck_has_as_many_colours_as_it_says() -> None:
    for deck in Deck:
        assert len(set(SUITS[deck].values())) == deck.value


@every_theme
def test_what_was_chosen_on_the_felt_stands_out(palette: Palette) -> None:
    for felt in (palette.felt_middle, palette.felt, palette.felt_edge, palette.tray):
        assert contrast(MARK, felt) >= 3
        assert contrast(palette.on_felt, felt) >= 3
    assert contrast(ON_MARK, MARK) >= 4.5


def test_discs_can_be_read() -> None:
    assert contrast(ON_ALL_IN, ALL_IN) >= 4.5
    assert contrast(ON_BUTTON, BUTTON) >= 7
    assert contrast(ON_PENALTY, PENALTY) >= 4.5
    assert contrast(JOKER, CARD) >= 4.5
    assert contrast(UNKNOWN_FACE, CARD) >= 4.5


def test_mixed() -> None:
    assert mixed("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mixed("#102030", "#FFFFFF", 0) == "#102030"
