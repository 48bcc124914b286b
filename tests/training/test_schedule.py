"""Review: rules come back later and later when right, soon when wrong; no clock of its own."""

from __future__ import annotations

from fsrs import Rating

from tests.training.attempts import DAY, TARGET, attempt
from trainer.training.schedule import due, rating, schedule


def test_ratings() -> None:
    assert rating(attempt(1, right=False)) is Rating.Again
    assert rating(attempt(1, milliseconds=TARGET + 1)) is Rating.Hard
    assert rating(attempt(1, milliseconds=TARGET)) is Rating.Good
    assert rating(attempt(1, milliseconds=TARGET // 2)) is Rating.Easy


def test_the_same_attempts_give_the_same_schedule() -> None:
    own = [attempt(n, at=n * DAY, rule=rule) for n in range(5) for rule in ("overchips", "burns")]
    assert schedule(own) == schedule(own)


def test_right_answers_push_it_away() -> None:
    once = schedule([attempt(0, at=0, milliseconds=5_000)])[0]
    twice = schedule(
        [attempt(0, at=0, milliseconds=5_000), attempt(1, at=once.at, milliseconds=5_000)]
    )[0]
    assert once.at >= DAY
    assert twice.at - once.at > once.at


def test_a_wrong_answer_brings_it_back_at_once() -> None:
    again = schedule([attempt(0, at=0, right=False)])[0]
    assert 0 < again.at < DAY


def test_what_is_due() -> None:
    dues = schedule(
        [
            attempt(0, at=0, rule="overchips", right=False),
            attempt(1, at=0, rule="side-pots", milliseconds=5_000),
        ]
    )
    assert due(dues, DAY) == ("overchips",)
    assert set(due(dues, 400 * DAY)) == {"overchips", "side-pots"}


def test_drills_do_not_come_back_by_schedule() -> None:
    assert schedule([attempt(0, source="drill/min-raise", level=2)]) == ()
