"""The long run: its properties, its figures, and a failure that is made again by its seed."""

from __future__ import annotations

import pytest

from tests.properties import long_run
from tests.properties.dice import Dice
from tests.properties.moments import Moment, a_moment


@pytest.mark.parametrize("name", long_run.PROPERTIES)
def test_a_short_one_of_every_property(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert long_run.main([name, "--examples", "30", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"{name}: 30 examples, 0 failed; ")
    assert name in long_run.ABOUT


def test_two_runs_from_one_seed_are_the_same() -> None:
    once, again = long_run.Figures(), long_run.Figures()
    for seen in (once, again):
        long_run.run("ruled", 20, 400, list[str]().append, seen)
    assert once == again
    assert once.events > 20


def seats_are_few(dice: Dice) -> Moment:
    return long_run.holds(a_moment(dice), no_more_than_two)


def no_more_than_two(moment: Moment) -> None:
    assert len(moment.facts.seats) == 2


def trips(dice: Dice) -> Moment:
    raise ZeroDivisionError(dice.whole(1, 1))


def test_a_failure_is_told_with_its_play_and_made_again_by_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(long_run.PROPERTIES, "ruled", (seats_are_few,))
    first: list[str] = []
    seen = long_run.Figures()
    long_run.run("ruled", 12, 1, first.append, seen)
    assert 0 < len(seen.failed) < 12
    seed = seen.failed[0]
    assert long_run.main(["ruled", "--examples", "1", "--seed", str(seed)]) == 1
    told = capsys.readouterr().out
    assert told.startswith(first[0])
    assert f"ruled, seed {seed}: AssertionError in no_more_than_two" in told
    assert "blinds" in told, "the table of the failure is told"
    assert f"ruled: 1 examples, 1 failed: seeds {seed}; " in told


def test_an_error_of_the_rules_is_a_failure_and_many_end_the_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(long_run.PROPERTIES, "ruled", (trips,))
    told: list[str] = []
    seen = long_run.Figures()
    long_run.run("ruled", 100, 1, told.append, seen)
    assert seen.failed == list(range(1, long_run.MOST_FAILURES + 1))
    assert "ZeroDivisionError in trips" in told[0]


def stops(dice: Dice) -> Moment:
    raise KeyboardInterrupt


def test_a_run_says_how_far_it_is_and_a_stopped_one_what_it_has_seen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(long_run, "AT_ONCE", 2)
    monkeypatch.setitem(long_run.PROPERTIES, "ruled", (a_moment, a_moment, a_moment, stops))
    assert long_run.main(["ruled", "--seed", "4"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "ruled: 2 examples, 0 failed, and on"
    assert told[1] == "Stopped; so far:"
    assert told[2].startswith("ruled: 3 examples, 0 failed; ")
