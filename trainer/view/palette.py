"""Colours as data, `#rrggbb`: three themes, chips, suits. The contrasts are held by tests."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from trainer.table.cards import Suit


class Theme(Enum):
    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"


class Deck(Enum):
    """How suits are told apart by colour, besides their shape."""

    FOUR_COLOURS = 4
    TWO_COLOURS = 2


@dataclass(frozen=True, slots=True)
class Palette:
    """`accent` marks what is to be done now; `right`, `wrong` and `floor` never stand without a
    sign and a word."""

    ground: str
    panel: str
    raised: str
    """A field or a badge on a panel."""
    outline: str
    text: str
    quiet: str
    accent: str
    on_accent: str
    right: str
    wrong: str
    floor: str
    felt_middle: str
    felt: str
    felt_edge: str
    rail_top: str
    rail_bottom: str
    rail_edge: str
    """The line that parts the table from the ground."""
    on_felt: str
    felt_quiet: str
    """Captions on the felt."""
    tray: str
    bubble: str
    on_bubble: str
    bubble_quiet: str
    shadow: str


PALETTES: Final = {
    Theme.DARK: Palette(
        ground="#0F1317",
        panel="#161B22",
        raised="#222A33",
        outline="#2A323C",
        text="#E8EDF2",
        quiet="#9AA7B4",
        accent="#F2B84B",
        on_accent="#1B1300",
        right="#5BD08A",
        wrong="#FF8A80",
        floor="#7FB8FF",
        felt_middle="#2A7559",
        felt="#1E5B45",
        felt_edge="#174736",
        rail_top="#5A4230",
        rail_bottom="#241911",
        rail_edge="#8A6A50",
        on_felt="#FFFFFF",
        felt_quiet="#E3EFE8",
        tray="#12352A",
        bubble="#F7F5EF",
        on_bubble="#17202A",
        bubble_quiet="#55606B",
        shadow="#06080A",
    ),
    Theme.LIGHT: Palette(
        ground="#F0EEE9",
        panel="#FBFAF7",
        raised="#EAE6DE",
        outline="#D9D4CA",
        text="#17202A",
        quiet="#55606B",
        accent="#8A5A00",
        on_accent="#FFFFFF",
        right="#17693A",
        wrong="#B3261E",
        floor="#1A5FB4",
        felt_middle="#2F7A5E",
        felt="#2B6E55",
        felt_edge="#225A46",
        rail_top="#6B5040",
        rail_bottom="#3A2A1E",
        rail_edge="#3A2A1E",
        on_felt="#FFFFFF",
        felt_quiet="#E9F3EE",
        tray="#1B4737",
        bubble="#FFFFFF",
        on_bubble="#17202A",
        bubble_quiet="#55606B",
        shadow="#CFCAC0",
    ),
    Theme.CONTRAST: Palette(
        ground="#000000",
        panel="#000000",
        raised="#1C1C1C",
        outline="#FFFFFF",
        text="#FFFFFF",
        quiet="#E0E0E0",
        accent="#FFD54A",
        on_accent="#000000",
        right="#7CF0A6",
        wrong="#FF9E94",
        floor="#9CCBFF",
        felt_middle="#134734",
        felt="#0E3A2A",
        felt_edge="#0A2A1E",
        rail_top="#3A2B1F",
        rail_bottom="#15100B",
        rail_edge="#FFFFFF",
        on_felt="#FFFFFF",
        felt_quiet="#FFFFFF",
        tray="#06140E",
        bubble="#FFFFFF",
        on_bubble="#000000",
        bubble_quiet="#333333",
        shadow="#000000",
    ),
}

CARD: Final = "#FFFFFF"
COURT: Final = "#FFF4D6"
"""The paper of jacks, queens and kings."""
UNKNOWN_FACE: Final = "#5F6973"
JOKER: Final = "#7B1FA2"
CARD_OUTLINE: Final = "#B9C0C9"
BACK, BACK_LINES = "#234A8F", "#7C9BD1"

SUITS: Final = {
    Deck.FOUR_COLOURS: {
        Suit.SPADES: "#15181C",
        Suit.HEARTS: "#C62828",
        Suit.DIAMONDS: "#1565C0",
        Suit.CLUBS: "#2E7D32",
    },
    Deck.TWO_COLOURS: {
        Suit.SPADES: "#15181C",
        Suit.HEARTS: "#C62828",
        Suit.DIAMONDS: "#C62828",
        Suit.CLUBS: "#15181C",
    },
}

FLOOR_SIGN: Final = "#1A5FB4"
PENALTY, ON_PENALTY = "#F2C230", "#1B1300"
ALL_IN, ON_ALL_IN = "#B3261E", "#FFFFFF"
BUTTON, ON_BUTTON, BUTTON_EDGE = "#FBF6E6", "#2A1E0A", "#B98A35"
CHIP_RIM: Final = "#FFFFFF"
MARK, ON_MARK = "#FFD15C", "#1B1300"
"""Round what was chosen on the felt, in every theme; and the number or tick in its disc."""

LINE_OPACITY, PLACE_OPACITY = 0.68, 0.68
"""Of the betting line, and of the outlines where cards will lie, on the felt."""


class ChipColours(NamedTuple):
    body: str
    ink: str
    """The value on it."""


_LIGHT_INK, _DARK_INK = "#FFFFFF", "#1B1300"

_CHIPS: Final = {
    25: ChipColours("#2E7D46", _LIGHT_INK),
    100: ChipColours("#20242A", _LIGHT_INK),
    500: ChipColours("#6A3FA0", _LIGHT_INK),
    1000: ChipColours("#E5B93C", _DARK_INK),
    5000: ChipColours("#B5402F", _LIGHT_INK),
    25000: ChipColours("#2C6FB0", _LIGHT_INK),
    100000: ChipColours("#E9E4D8", _DARK_INK),
}

_OTHERS: Final = (
    ChipColours("#5D6670", _LIGHT_INK),
    ChipColours("#C9CED4", _DARK_INK),
    ChipColours("#7A5C46", _LIGHT_INK),
    ChipColours("#A9B7C6", _DARK_INK),
    ChipColours("#4A5560", _LIGHT_INK),
    ChipColours("#D8C7B0", _DARK_INK),
)
"""Quiet colours for the denominations of other sets."""


def chip_colours(denomination: int) -> ChipColours:
    """The colours of a usual tournament set; for any other chip a quiet one, always the same.

    Neighbours in a set of 1, 2, 5, 10, 20, 50, 200… get different ones.
    """
    if denomination in _CHIPS:
        return _CHIPS[denomination]
    return _OTHERS[other_kind(denomination) % len(_OTHERS)]


def other_kind(denomination: int) -> int:
    """The place of a chip in the row 1, 2, 5, 10, 20, 50, 100…"""
    zeros = len(str(denomination)) - 1
    first = denomination // 10**zeros
    return 3 * zeros + (0 if first < 2 else 1 if first < 5 else 2)


def chip_label(denomination: int) -> str:
    """What is printed on the chip: 500, 1K, 25K, 1M."""
    for size, letter in ((1_000_000, "M"), (1000, "K")):
        if denomination >= size and denomination % size == 0:
            return f"{denomination // size}{letter}"
    return str(denomination)


def contrast(one: str, two: str) -> float:
    """The contrast of two colours as WCAG has it, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(one: str, two: str, part: float) -> str:
    """`one` with `part` of `two` in it, 0 to 1."""
    pairs = zip(_channels(one), _channels(two), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    def linear(channel: int) -> float:
        part = channel / 255
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = map(linear, _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
