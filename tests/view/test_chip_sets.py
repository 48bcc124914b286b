"""Chip sets: told apart without colour, and a school's own from a file."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from trainer.table.chips import USUAL_SET
from trainer.view.chip_sets import (
    CODES,
    DISTINCT,
    FILE,
    TOURNAMENT,
    ChipLook,
    Inlay,
    own_set,
)
from trainer.view.palette import chip_colours


def test_the_usual_set_has_the_usual_colours() -> None:
    for value in USUAL_SET:
        look = TOURNAMENT.look(value)
        assert (look.body, look.ink) == chip_colours(value)
        assert look.inlay is Inlay.ROUND


def test_without_colour_every_chip_has_a_shape_of_its_own() -> None:
    looks = [DISTINCT.look(value) for value in USUAL_SET]
    assert len({look.inlay for look in looks}) == len(looks)
    # Where columns stand only their edges are seen: neighbours differ in light or in spots.
    for one, two in combinations(looks, 2):
        assert (one.spots, one.spot) != (two.spots, two.spot) or one.body != two.body


def written(folder: Path, text: str) -> Path:
    (folder / FILE).write_text(text, encoding="utf-8")
    return folder


def school(**chips: object) -> str:
    return json.dumps({"name": "Our school", "chips": chips})


def test_no_file_is_no_set(tmp_path: Path) -> None:
    assert own_set(tmp_path) == (None, ())


def test_a_schools_own_set(tmp_path: Path) -> None:
    chips = {
        "50": {"body": "#F08020", "ink": "#000000", "spots": 6, "shape": "square"},
        "25": {"body": "#2E7D46", "ink": "#FFFFFF", "spot": "#FFD54A"},
    }
    found, problems = own_set(written(tmp_path, school(**chips)))
    assert problems == ()
    assert found is not None
    assert found.name == "Our school"
    assert found.look(50) == ChipLook("#F08020", "#000000", 6, Inlay.SQUARE)
    assert found.look(25) == ChipLook("#2E7D46", "#FFFFFF", spot="#FFD54A")
    assert found.look(1000) == TOURNAMENT.look(1000)


@pytest.mark.parametrize(
    ("chips", "code"),
    [
        ({"25": {"body": "#2E7D46", "ink": "#3E8D56"}}, "chips-contrast"),
        ({"25": {"body": "green", "ink": "#FFFFFF"}}, "chips-value"),
        ({"25": {"body": "#2E7D46"}}, "chips-value"),
        ({"0": {"body": "#2E7D46", "ink": "#FFFFFF"}}, "chips-value"),
        ({"25": {"body": "#2E7D46", "ink": "#FFFFFF", "spots": 1}}, "chips-value"),
        ({"25": {"body": "#2E7D46", "ink": "#FFFFFF", "spots": True}}, "chips-value"),
        ({"25": {"body": "#2E7D46", "ink": "#FFFFFF", "shape": "heart"}}, "chips-value"),
        ({"25": {"body": "#2E7D46", "ink": "#FFFFFF", "shape": []}}, "chips-value"),
    ],
    ids=str,
)
def test_a_chip_that_cannot_be_used_is_told_and_left_out(
    tmp_path: Path, chips: dict[str, object], code: str
) -> None:
    good = {"100": {"body": "#20242A", "ink": "#FFFFFF"}}
    found, problems = own_set(written(tmp_path, school(**chips, **good)))
    assert [one.code for one in problems] == [code]
    assert code in CODES
    assert found is not None
    assert [value for value, _ in found.looks] == [100]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"name": 1, "chips": {}}', "\ufeff{}", "[" * 9999]
)
def test_a_damaged_file_is_told(tmp_path: Path, text: str) -> None:
    found, problems = own_set(written(tmp_path, text))
    assert found is None
    assert [one.code for one in problems] == ["chips-broken"]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    found, problems = own_set(tmp_path)
    assert found is None
    assert [one.code for one in problems] == ["chips-unreadable"]
