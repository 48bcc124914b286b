"""The properties by plain seeded dice, many times faster than hypothesis makes its examples.

    python -m tests.properties.long_run pots --examples 100000 --seed 1

Every example has a seed of its own, the first of them `--seed`. What failed is made again, with the
play that led to it, by `--seed THAT_ONE --examples 1`. Generators and checks are those of the tests
beside this: hypothesis finds the smaller example, this the rarer one.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Protocol

from tests.properties import pot_sums, same_answers
from tests.properties.dice import Dice, Rolled, Unfit
from tests.properties.moments import Moment, a_moment
from tests.properties.play import any_play, whole_hand
from trainer.table.events import Event
from trainer.table.start import Facts

MOST_FAILURES = 20
"""So many are told before a run gives up."""

AT_ONCE = 10_000
"""After so many examples a run says how far it is."""


class Example(Protocol):
    """What was played in an example, for the figures."""

    @property
    def facts(self) -> Facts: ...
    @property
    def events(self) -> Sequence[Event]: ...


def holds(moment: Moment, *checks: Callable[[Moment], None]) -> Moment:
    """The moment, of which all this holds; AssertionError, with the moment, where it does not."""
    for check in checks:
        try:
            check(moment)
        except AssertionError as failure:
            raise AssertionError(f"{failure}\n{moment!r}") from failure
    return moment


def pots_of_any_moment(dice: Dice) -> Moment:
    moment = a_moment(dice, where=pot_sums.no_pot_is_gone)
    sums = pot_sums.pots_and_what_goes_back_are_all_that_was_bet
    if not pot_sums.pots_by_the_rules(moment):
        return holds(moment, sums)
    nested = pot_sums.only_live_hands_win_a_pot_and_a_side_pot_is_for_some_of_those_before
    return holds(moment, sums, nested)


def pots_of_a_closed_round(dice: Dice) -> Moment:
    return holds(
        a_moment(dice, where=pot_sums.round_closed),
        pot_sums.pots_and_what_goes_back_are_all_that_was_bet,
        pot_sums.what_nobody_called_goes_back_to_one_seat_alone,
    )


def pots_of_a_regular_hand(dice: Dice) -> Moment:
    return holds(
        a_moment(dice, regular=True, where=pot_sums.one_hand),
        pot_sums.pots_and_what_goes_back_are_all_that_was_bet,
        pot_sums.a_hand_may_win_of_every_seat_what_it_put_in_itself,
    )


def seats_in_another_order(dice: Dice) -> Moment:
    return holds(
        a_moment(dice),
        lambda moment: same_answers.the_order_of_seats_in_the_facts(moment, dice),
        lambda moment: same_answers.the_table_turned_round(moment, dice),
    )


def editions_agree(dice: Dice) -> Moment:
    return holds(a_moment(dice), same_answers.the_editions_agree_but_for_two_hands_out_of_turn)


def editions_part(dice: Dice) -> Moment:
    return holds(
        a_moment(dice, where=same_answers.two_hands, most=3),
        lambda moment: same_answers.two_hands_out_of_turn_are_where_the_editions_part(moment, dice),
    )


PROPERTIES: dict[str, tuple[Callable[[Dice], Example], ...]] = {
    "ruled": (any_play,),
    "chips": (whole_hand,),
    "pots": (pots_of_any_moment, pots_of_a_closed_round, pots_of_a_regular_hand),
    "seats": (seats_in_another_order,),
    "editions": (editions_agree, editions_part),
}
"""By name. Where a property is looked at in several ways, the seeds take turns."""

ABOUT = {
    "ruled": "every event at every valid table gets a ruling, and every question an answer",
    "chips": "no chip is lost in a whole hand, whatever goes wrong in it",
    "pots": "pots and what goes back are what was bet",
    "seats": "no answer hangs on the order of seats, nor on their numbers",
    "editions": "the editions differ only where their rules do",
}


@dataclass(slots=True)
class Figures:
    """What a run has seen."""

    examples: int = 0
    unfit: int = 0
    events: int = 0
    limits: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    failed: list[int] = field(default_factory=list)
    """Seeds."""

    def add(self, example: Example) -> None:
        self.events += len(example.events)
        self.limits[example.facts.game.limit.value] += 1
        self.seats[len(example.facts.seats)] += 1

    def told(self, name: str, seconds: float) -> str:
        limits = ", ".join(f"{limit} {count}" for limit, count in sorted(self.limits.items()))
        seats = ", ".join(f"{seats}: {count}" for seats, count in sorted(self.seats.items()))
        failed = f": seeds {', '.join(map(str, self.failed))}" if self.failed else ""
        return (
            f"{name}: {self.examples} examples, {len(self.failed)} failed{failed}; "
            f"{self.events} events, {seconds:.0f} s\n"
            f"  {limits}; by seats {seats}; {self.unfit} came to nothing and are not counted"
        )


def run(name: str, examples: int, seed: int, tell: Callable[[str], object], seen: Figures) -> None:
    """So many examples of a property, the first from `seed`; failures are told as they come."""
    checks = PROPERTIES[name]
    while seen.examples < examples and len(seen.failed) < MOST_FAILURES:
        seed, rolled = seed + 1, seed
        try:
            seen.add(checks[rolled % len(checks)](Rolled(rolled)))
        except Unfit:
            seen.unfit += 1
            continue
        except Exception as failure:  # noqa: BLE001  # whatever the rules trip over is a finding
            seen.failed.append(rolled)
            tell(f"{name}, seed {rolled}: {_why(failure)}")
        seen.examples += 1
        if seen.examples % AT_ONCE == 0:
            tell(f"{name}: {seen.examples} examples, {len(seen.failed)} failed, and on")


def _why(failure: Exception) -> str:
    """The failure in its words, and where it happened."""
    root = failure.__cause__ or failure
    last = traceback.extract_tb(root.__traceback__)[-1]
    return f"{type(failure).__name__} in {last.name}, line {last.lineno}: {last.line}\n{failure}"


def main(arguments: Sequence[str]) -> int:
    """The exit code is 0 where the property held of every example, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.properties.long_run")
    names = "; ".join(f"{name}: {about}" for name, about in ABOUT.items())
    parser.add_argument("property", choices=PROPERTIES, help=names)
    parser.add_argument("--examples", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)

    def tell(text: str) -> None:
        print(text, flush=True)

    started, seen = perf_counter(), Figures()
    try:
        run(asked.property, asked.examples, asked.seed, tell, seen)
    except KeyboardInterrupt:
        tell("Stopped; so far:")
    tell(seen.told(asked.property, perf_counter() - started))
    return 1 if seen.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
