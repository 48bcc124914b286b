"""Mastery: fifty answers, nine in ten of the last thirty, in time; lost under 80 %."""

from __future__ import annotations

from dataclasses import replace

from tests.training.attempts import TARGET, attempt
from trainer.training.attempts import Attempt
from trainer.training.mastery import NOTHING, mastery


def answers(pattern: str, milliseconds: int = 12_000) -> list[Attempt]:
    """`r` is right, `w` wrong."""
    return [
        attempt(number, right=mark == "r", milliseconds=milliseconds)
        for number, mark in enumerate(pattern)
    ]


def test_nothing_yet() -> None:
    assert mastery([]) == NOTHING


def test_fifty_are_needed() -> None:
    assert not mastery(answers("r" * 49)).mastered
    assert mastery(answers("r" * 50)).mastered


def test_nine_in_ten_of_the_last_thirty() -> None:
    assert mastery(answers("w" * 20 + "www" + "r" * 27)).mastered
    assert not mastery(answers("w" * 20 + "wwww" + "r" * 26)).mastered


def test_within_the_target() -> None:
    assert mastery(answers("r" * 50, milliseconds=TARGET)).mastered
    assert not mastery(answers("r" * 50, milliseconds=TARGET + 1)).mastered


def test_lost_only_under_eighty_percent_and_regained() -> None:
    assert mastery(answers("r" * 50 + "w" * 6)).mastered
    lost = mastery(answers("r" * 50 + "w" * 7))
    assert not lost.mastered
    assert lost.accuracy == 23 / 30
    assert mastery(answers("r" * 50 + "w" * 7 + "r" * 26)).mastered is False
    assert mastery(answers("r" * 50 + "w" * 7 + "r" * 27)).mastered


def test_slowness_alone_does_not_lose_it() -> None:
    slow = [attempt(100 + n, milliseconds=90_000) for n in range(30)]
    assert mastery([*answers("r" * 50), *slow]).mastered


def test_answers_with_different_targets_are_held_to_their_median() -> None:
    mixed = [
        replace(one, target=TARGET if n % 3 else 3 * TARGET, milliseconds=TARGET)
        for n, one in enumerate(answers("r" * 60))
    ]
    assert mastery(mixed).target == TARGET
    assert mastery(mixed).mastered
    slow = [replace(one, milliseconds=TARGET + 1) for one in mixed]
    assert not mastery(slow).mastered


def test_figures() -> None:
    found = mastery(answers("rrwrr"))
    assert (found.attempts, found.accuracy, found.streak) == (5, 0.8, 2)
    assert (found.median, found.target, found.in_time) == (12_000, TARGET, True)
