"""So many drills of each kind: all pass `check`, have one graded answer, and no safe guess.

`DRILLS` in the environment sets how many of each kind; 60 by default.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from trainer.content.check import check
from trainer.content.questions import grade, plain, type_of
from trainer.content.script import house_of, questions
from trainer.rules.house import NEWEST
from trainer.training.drills.catalogue import ALL_KINDS, TWINS
from trainer.training.drills.kind import LEVELS, Kind
from trainer.training.drills.made import Drill
from trainer.training.drills.make import drill

EACH = int(os.environ.get("DRILLS", "60"))
AT_MOST = 0.6
"""The share of the commonest answer of a kind."""
BATCH = 500
"""Files that lie there at once."""


@dataclass
class Spread:
    """How often each answer was right: whole, and by what leads it."""

    whole: Counter[str] = field(default_factory=Counter)
    led: Counter[str] = field(default_factory=Counter)

    def take(self, made: Drill) -> None:
        kind = type_of(made.question)
        asked = made.question.fields
        answer = {k: v for k, v in plain(kind, made.key.answer).items() if not asked or k in asked}
        self.whole[repr(sorted(answer.items(), key=lambda pair: pair[0]))] += 1
        lead = asked[0] if asked else kind.fields[0].name
        self.led["floor" if made.key.floor else repr(answer.get(lead))] += 1

    @staticmethod
    def most(counted: Counter[str]) -> float:
        return counted.most_common(1)[0][1] / counted.total()


@pytest.mark.parametrize("kind", ALL_KINDS, ids=lambda one: one.name)
def test_every_drill_of_a_kind(kind: Kind, tmp_path: Path) -> None:
    spread, by_level = Spread(), {level: Spread() for level in LEVELS}
    for first in range(0, EACH, BATCH):
        files = []
        for number in range(first, min(first + BATCH, EACH)):
            level, seed, part = LEVELS[number % len(LEVELS)], 1 + number // len(LEVELS), 1
            if kind is TWINS:
                seed, part = 1 + (seed - 1) // 2, 2 - seed % 2
            made = drill(kind.name, level, seed, part=part)
            has_one_graded_answer(made)
            spread.take(made)
            by_level[level].take(made)
            files.append(tmp_path / f"{made.lesson.id}.yaml")
            files[-1].write_text(made.text, encoding="utf-8")
        assert check([tmp_path]) == ()
        for file in files:
            file.unlink()
    levels = " ".join(f"{Spread.most(one.whole):.0%}" for one in by_level.values())
    print(  # noqa: T201  # figures
        f"{kind.name}: {EACH} drills, {len(spread.whole)} answers, the commonest "
        f"{Spread.most(spread.whole):.0%} (by level {levels}), "
        f"its lead {Spread.most(spread.led):.0%}"
    )
    assert Spread.most(spread.whole) <= AT_MOST, spread.whole.most_common(3)
    if EACH >= BATCH:
        for level, own in by_level.items():
            assert Spread.most(own.whole) <= AT_MOST, (level, own.whole.most_common(3))


FEW = (
    "undercall",
    "out-of-turn",
    "substantial-action",
    "misdeal",
    "burns",
    "premature-cards",
    "face-up",
    "balance",
)
"""Kinds with few answers to choose from: there a level could have one that is mostly right."""
EACH_LEVEL = 300


@pytest.mark.parametrize("name", FEW)
def test_no_level_has_a_safe_guess(name: str) -> None:
    for level in LEVELS:
        spread = Spread()
        for seed in range(1, EACH_LEVEL + 1):
            spread.take(drill(name, level, seed))
        assert Spread.most(spread.whole) <= AT_MOST, (level, spread.whole.most_common(3))


def has_one_graded_answer(made: Drill) -> None:
    """One question; the answer of the rules is right, or the floor has a set to choose from."""
    house = house_of(made.lesson, NEWEST)
    assert len(questions(made.lesson, house)) == 1
    assert made.key.unknown is None
    if made.key.floor:
        assert len(made.key.outcomes) > 1
    else:
        assert made.key.answer
    assert grade(made.question, made.key, made.key.answer, house).right
