"""Drills: the same seed makes the same, every one can be checked, and no answer is a safe guess."""

from __future__ import annotations

import pytest

from trainer.content.building import build
from trainer.content.questions import type_of
from trainer.content.yaml_text import read_text
from trainer.messages import english
from trainer.training.drills.catalogue import KINDS, MIXED
from trainer.training.drills.kind import LEVELS, Kind
from trainer.training.drills.made import DRILLS
from trainer.training.drills.make import drill, kind_of

NAMES = [kind.name for kind in KINDS]


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_same_drill(name: str) -> None:
    assert drill(name, 3, 7).text == drill(name, 3, 7).text
    assert len({drill(name, 3, seed).text for seed in range(5)}) > 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_has_an_answer(name: str, level: int) -> None:
    for seed in range(1, 6):
        made = drill(name, level, seed)
        assert made.key.unknown is None
        assert made.key.floor or made.key.answer
        assert made.question.ask == type_of(made.question).name


def test_mixed_takes_from_many_kinds() -> None:
    assert len({drill(MIXED, 2, seed).kind.name for seed in range(40)}) >= 15


def test_unknown_kind() -> None:
    with pytest.raises(KeyError):
        kind_of("chip-juggling")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_levels_are_stated_and_allow_more_time(kind: Kind) -> None:
    assert len({english(one) for one in kind.levels}) == len(LEVELS)
    targets = [kind.target(level) for level in LEVELS]
    assert targets == sorted(targets)
    assert targets[0] == kind.seconds * 1000


def test_chip_count_is_the_sum_of_its_pieces() -> None:
    made = drill("chip-count", 4, 5)
    seat = made.table.seat(made.question.seat or 0)
    assert made.key.answer["amount"] == sum(d * n for d, n in seat.stack.counts)


def test_half_of_the_stacks_to_count_stand_in_no_order() -> None:
    made = [drill("chip-count", level, seed) for level in LEVELS for seed in range(1, 41)]
    mixed = [one for one in made if one.table.seat(one.question.seat or 0).mixed]
    assert 70 <= len(mixed) <= 130
    for one in mixed:
        stack = one.table.seat(one.question.seat or 0).stack
        assert len(stack.counts) >= 2
        assert 4 <= stack.pieces <= 4 + 4 * one.level
        assert one.key.answer == {"amount": stack.total}


def test_its_text_is_a_lesson_like_any_other() -> None:
    made = drill("min-raise", 2, 3)
    root, problems = read_text(made.text, "drill")
    assert root is not None
    assert problems == ()
    lesson = build(root, DRILLS).lesson
    assert lesson is not None
    assert lesson.rule == "raise-amounts"
    assert lesson.revision == made.lesson.revision
