"""What a room chooses: read from a lesson over its pack, and told wherever it decided."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.samples import read
from trainer.content.building import Setting
from trainer.content.cases import read_cases
from trainer.content.questions.cites import cited
from trainer.content.questions.types import key
from trainer.content.script import house_of, questions
from trainer.rules.house import OPTIONS, AntePayer, Edition, House, OddChips, RaceRounding

CASES = Path(__file__).parents[1] / "rulebook"
DECIDES = {
    "house-options": {
        "two-odd-chips-one-each": "odd-chips",
        "two-odd-chips-to-the-first": "odd-chips",
        "a-pot-of-425-rounded-up": "pot-limit-bets",
        "an-exposed-card-as-the-burn": "misdeals-and-fouled-decks",
        "an-exposed-card-to-the-muck": "misdeals-and-fouled-decks",
        "an-ante-of-the-big-blind-by-the-house": "rp-antes",
        "five-bets-a-round": "number-of-raises",
        "a-chip-that-this-house-calls-tiny": "methods-of-calling",
    },
    "chip-race": {
        "the-house-rounds-up": "chip-race",
        "the-house-rounds-down": "chip-race",
    },
}
"""The cases in which an option decides, and whose rule leaves it to the room."""


def by_the_house(file: str, case: str) -> set[str]:
    """The rules of which the house decided something at a question of the case."""
    lesson = next(one for one in read_cases(CASES / f"{file}.yaml") if one.id == case)
    house = house_of(lesson, Edition.TDA_2026)
    found = [key(asked.question, asked.table, house) for asked in questions(lesson, house)]
    cites = [one for each in found for one in cited(each.findings, house.edition)]
    assert all("house option" in str(one.text) for one in cites if one.house)
    return {one.rule for one in cites if one.house}


@pytest.mark.parametrize(
    "file, case, rule",
    [(file, case, rule) for file, each in DECIDES.items() for case, rule in each.items()],
)
def test_a_cite_says_where_the_house_decided(file: str, case: str, rule: str) -> None:
    assert by_the_house(file, case) == {rule}


@pytest.mark.parametrize(
    "case",
    ["one-odd-chip-whatever-the-house", "a-pot-of-425-exactly", "a-pot-that-needs-no-rounding"],
)
def test_what_the_rules_say_themselves_is_not_the_house_s(case: str) -> None:
    assert by_the_house("house-options", case) == set()


LESSON = """lesson: sample
title: A sample
house: {odd-chips: first-seat, tiny-chip: 0, race-rounding: down}
table: {game: nlhe, blinds: 250-500, button: 2, seats: {1: 20000, 2: 20000}}
script: [{ask: pots}]
"""


def test_a_lesson_says_more_than_its_pack_and_nothing_of_the_rest() -> None:
    room = House(tiny_chip=40, ante=AntePayer.BIG_BLIND)
    found = read(LESSON, Setting(house=room)).house
    assert found == House(
        tiny_chip=40,
        ante=AntePayer.BIG_BLIND,
        odd_chips=OddChips.FIRST_SEAT,
        race_rounding=RaceRounding.DOWN,
    )


def test_the_house_of_a_lesson_is_one_of_its_facts() -> None:
    plain = LESSON.replace(
        "house: {odd-chips: first-seat, tiny-chip: 0, race-rounding: down}\n", ""
    )
    other = LESSON.replace("first-seat", "one-each")
    assert len({read(text).revision for text in (LESSON, plain, other)}) == 3


def test_every_option_stands_once() -> None:
    names = [one.name for one in OPTIONS]
    assert len(names) == len(set(names))
