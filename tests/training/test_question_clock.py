"""The clock of a question: it stands while nobody looks."""

from __future__ import annotations

from trainer.training.question_clock import QuestionClock


def test_time_away_does_not_count() -> None:
    clock = QuestionClock()
    assert clock.took(5_000) == 0
    clock.open(1_000)
    assert clock.took(4_000) == 3_000
    clock.see(5_000, seen=False)
    clock.see(6_000, seen=False)
    assert clock.took(60_000) == 4_000
    clock.see(60_000, seen=True)
    clock.see(61_000, seen=True)
    assert clock.took(62_000) == 6_000
    clock.open(70_000)
    assert clock.took(70_500) == 500
