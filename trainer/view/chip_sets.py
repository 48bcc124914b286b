"""Chip sets as data: the usual tournament set, one told apart without colour, a school's own."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Final

from trainer import files
from trainer.messages import Message, Place, Problem, say
from trainer.view.palette import CHIP_RIM, chip_colours, contrast, other_kind

FILE: Final = "chips.json"
"""A school's own set, in the folder of the settings."""
LARGEST: Final = 1_000_000
"""Bytes of it that are read at most."""

CODES: Final = ("chips-unreadable", "chips-broken", "chips-value", "chips-contrast")
"""The problems of this module."""

LEAST_CONTRAST: Final = 4.5
"""Of a value to the chip that it is printed on."""

SPOTS: Final = range(2, 17)
USUAL_SPOTS: Final = 8


class Inlay(Enum):
    """The shape in the middle of a chip's face. ROUND is the usual one, in the chip's colour; any
    other is filled with the colour of the ink, and the value stands on it in the chip's."""

    ROUND = "round"
    DISC = "disc"
    SQUARE = "square"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"
    HEXAGON = "hexagon"
    STAR = "star"
    BAR = "bar"


class Mark(Enum):
    """What a chip bears in place of its value where letters would be too small to be read. A
    legend tells whose mark it is."""

    NONE = "none"
    DOT = "dot"
    BAR = "bar"
    CROSS = "cross"
    HALF = "half"
    RING = "ring"
    QUARTERS = "quarters"
    PILLAR = "pillar"
    TRIANGLE = "triangle"
    TWO_DOTS = "two dots"
    FRAME = "frame"
    HOURGLASS = "hourglass"
    PLUS = "plus"


@dataclass(frozen=True, slots=True)
class ChipLook:
    """Colours `#rrggbb`; `spots` is how many edge spots go round the chip, `spot` their colour.
    `mark` None: the value is printed on it."""

    body: str
    ink: str
    spots: int = USUAL_SPOTS
    inlay: Inlay = Inlay.ROUND
    spot: str = CHIP_RIM
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class ChipSet:
    """`name` is a message, or a school's own words. A chip not in it looks as in the usual set.
    `marked`: its chips bear marks in place of values."""

    name: Message | str
    looks: tuple[tuple[int, ChipLook], ...] = ()
    marked: bool = False

    def look(self, denomination: int) -> ChipLook:
        look = next((look for value, look in self.looks if value == denomination), None)
        look = look or ChipLook(*chip_colours(denomination))
        return replace(look, mark=chip_mark(denomination)) if self.marked else look


_MARKS: Final = {
    25: Mark.NONE,
    100: Mark.DOT,
    500: Mark.BAR,
    1000: Mark.CROSS,
    5000: Mark.HALF,
    25_000: Mark.RING,
    100_000: Mark.QUARTERS,
}

_OTHER_MARKS: Final = (
    Mark.PILLAR,
    Mark.TRIANGLE,
    Mark.TWO_DOTS,
    Mark.FRAME,
    Mark.HOURGLASS,
    Mark.PLUS,
)


def chip_mark(denomination: int) -> Mark:
    """Of the usual chips each has its own; of any other set, neighbours have different ones."""
    if denomination in _MARKS:
        return _MARKS[denomination]
    return _OTHER_MARKS[other_kind(denomination) % len(_OTHER_MARKS)]


TOURNAMENT: Final = ChipSet(say("Tournament colours"))

_DARK, _LIGHT = "#101418", "#FFFFFF"

DISTINCT: Final = ChipSet(
    say("Shapes and numbers"),
    (
        (25, ChipLook("#F2F2F2", _DARK, 4, Inlay.DISC, _DARK)),
        (100, ChipLook("#101418", _LIGHT, 4, Inlay.SQUARE)),
        (500, ChipLook("#0063A6", _LIGHT, 6, Inlay.DIAMOND)),
        (1000, ChipLook("#F0E442", _DARK, 6, Inlay.TRIANGLE, _DARK)),
        (5000, ChipLook("#A63F00", _LIGHT, 10, Inlay.HEXAGON)),
        (25_000, ChipLook("#6CBFEF", _DARK, 10, Inlay.BAR, _DARK)),
        (100_000, ChipLook("#D58FB8", _DARK, 14, Inlay.STAR, _DARK)),
    ),
)

SETS: Final = (TOURNAMENT, DISTINCT)


def own_set(folder: Path) -> tuple[ChipSet | None, tuple[Problem, ...]]:
    """The set in the file FILE of `folder`; None where there is none or it cannot be understood.

    `{"name": "Our school", "chips": {"25": {"body": "#2E7D46", "ink": "#FFFFFF", "spots": 6,
    "shape": "square"}}}`; `spots`, `spot` (a colour) and `shape` (of Inlay) may be left out.
    A chip whose value could not be read on it is refused, the others are taken.
    """
    file = folder / FILE
    try:
        found = json.loads(files.take(file, LARGEST))
    except FileNotFoundError:
        return None, ()
    except OSError as error:
        text = say("The chip colours cannot be read: {error}.", error=files.reason(error))
        return None, (Problem(Place(str(file)), "chips-unreadable", text),)
    except (ValueError, RecursionError):
        return None, (_broken(file),)
    match found:
        case {"name": str(name), "chips": dict(chips)}:
            return _read(file, name, chips)
        case _:
            return None, (_broken(file),)


def _read(
    file: Path, name: str, chips: Mapping[str, object]
) -> tuple[ChipSet | None, tuple[Problem, ...]]:
    looks, problems = [], []
    for value, written in chips.items():
        look = _look(written) if re.fullmatch(r"[1-9][0-9]{0,8}", value) else None
        if look is None:
            text = say(
                "The file of chip colours has no usable colours for “{chip}”: body and ink as "
                "#rrggbb.",
                chip=value,
            )
            problems.append(Problem(Place(str(file)), "chips-value", text))
        elif contrast(look.body, look.ink) < LEAST_CONTRAST:
            text = say(
                "The value of the chip “{chip}” could not be read on it: choose a lighter or a "
                "darker ink.",
                chip=value,
            )
            problems.append(Problem(Place(str(file)), "chips-contrast", text))
        else:
            looks.append((int(value), look))
    return ChipSet(name, tuple(sorted(looks))), tuple(problems)


def _look(written: object) -> ChipLook | None:
    match written:
        case {"body": str(body), "ink": str(ink), **others}:
            spots, spot = others.get("spots", USUAL_SPOTS), others.get("spot", CHIP_RIM)
            if not all(map(_is_colour, (body, ink, spot))) or not isinstance(spot, str):
                return None
            if type(spots) is not int or spots not in SPOTS:
                return None
            try:
                inlay = Inlay(others.get("shape", Inlay.ROUND.value))
            except ValueError:
                return None
            return ChipLook(body, ink, spots, inlay, spot)
        case _:
            return None


def _is_colour(text: object) -> bool:
    return isinstance(text, str) and re.fullmatch(r"#[0-9A-Fa-f]{6}", text) is not None


def _broken(file: Path) -> Problem:
    text = say("The file of chip colours is damaged; the usual colours are taken.")
    return Problem(Place(str(file)), "chips-broken", text)
