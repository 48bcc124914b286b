"""Opposite twins: one fact apart, ruled the opposite way, asked one after the other."""

from __future__ import annotations

from collections import Counter
from difflib import unified_diff
from functools import cache

import pytest

from tests.training.attempts import attempt
from trainer import resources
from trainer.content.library import Library
from trainer.messages import english
from trainer.rules.house import Edition
from trainer.training.attempts import DRILL, Mode, Subject
from trainer.training.drills.catalogue import KINDS, TWINS
from trainer.training.drills.kind import LEVELS
from trainer.training.drills.make import drill
from trainer.training.drills.one_fact import changed
from trainer.training.drills.sketch import Plain, Sketch
from trainer.training.drills.twins import TWINNED, Twins, side, twins
from trainer.training.explaining import explained
from trainer.training.modes import Wrong
from trainer.training.plans import drills
from trainer.view.twins import difference

SEEDS = range(1, 31)


@cache
def pairs() -> list[Twins]:
    return [twins(level, seed) for level in LEVELS for seed in SEEDS]


def lines_apart(pair: Twins) -> tuple[int, int]:
    """Lines that only the file of the first has, and only that of the second, but for its name."""
    first, second = (one.text.splitlines()[1:] for one in pair.parts)
    told = unified_diff(first, second, n=0, lineterm="")
    apart = [one for one in told if one[:2] not in ("--", "++")]
    return sum(one.startswith("-") for one in apart), sum(one.startswith("+") for one in apart)


def test_one_fact_apart_and_ruled_the_opposite_way() -> None:
    rules: Counter[str] = Counter()
    first_sides: Counter[str] = Counter()
    for pair in pairs():
        gone, come = lines_apart(pair)
        assert max(gone, come) == 1, pair.first.text + pair.second.text
        sides = [side(one) for one in pair.parts]
        assert None not in sides
        assert sides[0] != sides[1]
        assert pair.first.lesson.rule == pair.second.lesson.rule
        rules[pair.first.lesson.rule] += 1
        first_sides[str(sides[0])] += 1
    assert set(rules) == {kind.rule for kind in TWINNED}
    assert max(rules.values()) <= 0.3 * rules.total()
    # Whoever guesses that the first is a call, or that it binds, is wrong more often than not.
    assert max(first_sides.values()) <= 0.6 * first_sides.total()


def test_the_same_seed_makes_the_same_pair_under_each_edition() -> None:
    assert twins(2, 7) == twins(2, 7)
    assert drill("twins", 2, 7, part=2) == twins(2, 7).second
    for edition in Edition:
        assert side(twins(2, 7, edition).first) != side(twins(2, 7, edition).second)


def test_a_session_asks_them_in_pairs() -> None:
    plan = drills(TWINS.name, 3, 9, Mode.PRACTICE, Wrong.TELL)
    asked = [plan.subject(number) for number in range(4)]
    assert asked == [
        Subject(DRILL + "twins", at=part, level=3, seed=seed) for seed in (9, 10) for part in (1, 2)
    ]


@pytest.mark.parametrize("part", [1, 2])
def test_a_wrong_answer_to_one_of_them_is_explained_again(part: int) -> None:
    kept = attempt(1, right=False, source=DRILL + "twins", level=3, seed=9, question=part)
    found = explained(kept, Library(resources.lessons()))
    assert found is not None
    assert found.lesson == twins(3, 9).parts[part - 1].lesson


def test_what_they_differ_in_is_told() -> None:
    for seed in SEEDS:
        pair = twins(1, seed)
        first, second = (english(one) for one in difference(*(p.lesson for p in pair.parts)))
        assert first.startswith("The first: ")
        assert second.startswith("The second: ")
        assert first.partition(": ")[2] != second.partition(": ")[2]


def test_one_fact_is_changed_at_a_time() -> None:
    seats: dict[str | int, Plain] = {1: 900, 2: 5000}
    sketch = Sketch({"blinds": "50-100", "seats": seats, "others": {"B": 7}})
    sketch.seat(1, all_in=None).seat(2, says="call").seat(2, puts="1000").ask("ruling", seat=2)
    facts = changed(sketch)
    assert [len(ways) for ways in facts] == [4, 4, 2, 1, 1, 7, 6]
    for ways in facts:
        for other in ways:
            apart = [a for a, b in zip(other.lines, sketch.lines, strict=False) if a != b]
            assert (other.table != sketch.table) != (bool(apart) or other.lines != sketch.lines)
    assert sketch.lines[1] == {"seat": 2, "says": "call"}


def test_every_kind_that_has_opposites_makes_pairs() -> None:
    made = {pair.first.question.ask for pair in pairs()}
    assert {"see-hand", "read", "steps", "burn", "expose", "halt", "binding", "options"} <= made
    for pair in pairs():
        sides = [side(one) for one in pair.parts]
        if pair.first.question.ask == "read":
            assert isinstance(sides[0], frozenset)
            assert isinstance(sides[1], frozenset)
            assert not sides[0] & sides[1]  # another hand wins
            told, _ = difference(*(one.lesson for one in pair.parts))
            assert english(told).startswith("The first: Seat ")
        if pair.first.question.ask == "see-hand":
            # A right that is there in one of them only.
            assert isinstance(sides[0], tuple)
            assert isinstance(sides[1], tuple)
            assert set(sides[0]) ^ set(sides[1])


def test_of_kinds_without_opposites_there_are_none() -> None:
    asked = {kind.name for kind in KINDS} - {kind.name for kind in TWINNED}
    for name in asked:
        made = drill(name, 2, 3)
        assert made.question.ask in ("count", "pot-count", "pots", "award", "seat") or name in (
            "call-and-change",  # a call every time
            "min-raise",  # how much
        )


def test_one_card_is_changed_at_a_time() -> None:
    hands: dict[str | int, Plain] = {
        1: {"stack": 900, "cards": "As Kd"},
        2: {"stack": 900, "cards": "2c 2d"},
    }
    sketch = Sketch({"blinds": "50-100", "board": "Ad Kc 3c 4c 5c", "seats": hands})
    found = changed(sketch.seat(1, tables=None).ask("read"))
    seats = [one.table["seats"] for ways in found for one in ways]
    cards = {str(seat[1]["cards"]) for seat in seats if isinstance(seat, dict)}
    assert "Ks Kd" in cards
    assert "Ah Kd" in cards
    assert "Ad Kd" not in cards  # lies on the board
