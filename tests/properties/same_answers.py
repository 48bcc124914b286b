"""What an answer must not hang on: the order of seats in the facts, and which number a seat has.

And what it hangs on in few places only: the edition.
"""

from __future__ import annotations

from dataclasses import replace

from tests.properties.dice import Dice
from tests.properties.moments import Moment
from tests.properties.soundness import Answer, answers
from trainer.rules.answers import Award, Pots
from trainer.rules.concepts import heads_up, is_bettor
from trainer.rules.house import Edition, House
from trainer.rules.play import ACTING, advance
from trainer.rules.ruling import Stands
from trainer.table.events import (
    AllIn,
    AsksToSee,
    Calls,
    Checks,
    Counts,
    Deals,
    Event,
    Folds,
    Mucks,
    Pushes,
    Scrambles,
    SeatCards,
    SeatEvent,
    Shows,
    TakesBack,
)
from trainer.table.faults import faults
from trainer.table.start import Facts, open_table
from trainer.table.state import Action, Phase, Seat, Status, Table


def shown(answer: Answer) -> tuple[object, object, object]:
    return answer.result, answer.outcomes, answer.unknown


def differences(one: Table, other: Table) -> list[str]:
    """The names of what differs; whole tables side by side nobody can read."""
    names = one.__dataclass_fields__
    return [name for name in names if getattr(one, name) != getattr(other, name)]


def played(facts: Facts, events: tuple[Event, ...], house: House) -> Table:
    table = open_table(facts)
    for event in events:
        table = advance(table, event, house).table
    return table


def the_order_of_seats_in_the_facts(moment: Moment, dice: Dice) -> None:
    count = len(moment.facts.seats)
    seats = dice.some_of(moment.facts.seats, count, count)
    again = played(replace(moment.facts, seats=tuple(seats)), moment.events, moment.house)
    assert differences(moment.table, again) == []
    now = dict(answers(again, moment.house))
    for question, answer in answers(moment.table, moment.house):
        assert shown(answer) == shown(now[question]), question


# --- round the table --------------------------------------------------------------------------


class Turned:
    """The same table with every seat some places further on."""

    def __init__(self, places: int, size: int) -> None:
        self.places, self.size = places, size

    def number(self, seat: int) -> int:
        return (seat - 1 + self.places) % self.size + 1

    def numbers(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.number(one) for one in seats)

    def facts(self, found: Facts) -> Facts:
        return replace(
            found,
            seats=tuple(replace(one, number=self.number(one.number)) for one in found.seats),
            button=None if found.button is None else self.number(found.button),
            newcomers=frozenset(map(self.number, found.newcomers)),
            pots=tuple(
                replace(
                    pot, seats=None if pot.seats is None else frozenset(map(self.number, pot.seats))
                )
                for pot in found.pots
            ),
        )

    def by_seat(self, held: SeatCards) -> SeatCards:
        return tuple((self.number(seat), cards) for seat, cards in held)

    def event(self, event: Event) -> Event:
        match event:
            case AsksToSee(seat=seat, of=of):
                return replace(event, seat=self.number(seat), of=self.number(of))
            case Deals():
                return replace(
                    event,
                    by_seat=self.by_seat(event.by_seat),
                    first_to=None if event.first_to is None else self.number(event.first_to),
                    left_out=self.numbers(event.left_out),
                    also=self.numbers(event.also),
                )
            case Shows() | Scrambles():
                return replace(event, by_seat=self.by_seat(event.by_seat))
            case Pushes(to=to):
                return replace(event, to=self.numbers(to))
            case Counts(seat=int() as seat):
                return replace(event, seat=self.number(seat))
            case SeatEvent() | Mucks() | TakesBack():
                return replace(event, seat=self.number(event.seat))
            case _:
                return event


def lies(seat: Seat) -> tuple[object, ...]:
    """All of a seat but its number and its name."""
    return tuple(
        getattr(seat, name) for name in seat.__dataclass_fields__ if name not in ("number", "name")
    )


def the_table_turned_round(moment: Moment, dice: Dice) -> None:
    before, house = moment.table, moment.house
    places = dice.whole(1, 9)
    turned = Turned(places, moment.facts.size)
    events = tuple(turned.event(one) for one in moment.events)
    table = played(turned.facts(moment.facts), events, house)
    assert table.bet_to_call == before.bet_to_call
    assert table.yardstick == before.yardstick
    assert table.action_on == (
        None if before.action_on is None else turned.number(before.action_on)
    )
    then, now = dict(answers(before, house)), dict(answers(table, house))
    for seat in before.seats:
        other = turned.number(seat.number)
        assert lies(table.seat(other)) == lies(seat)
        for question in ("ruling", "options", "binding"):
            assert (
                shown(now[f"{question} {other}"])[:2]
                == shown(then[f"{question} {seat.number}"])[:2]
            )
    pots, turned_pots = then["pots"].result, now["pots"].result
    assert isinstance(pots, Pots)
    assert isinstance(turned_pots, Pots)
    assert [(pot.amount, frozenset(map(turned.number, pot.seats))) for pot in pots.pots] == [
        (pot.amount, pot.seats) for pot in turned_pots.pots
    ]
    awards, turned_awards = possible(then["award"]), possible(now["award"])
    assert [{turned.number(seat): n for seat, n in one.paid or ()} for one in awards] == [
        dict(one.paid or ()) for one in turned_awards
    ]


def possible(answer: Answer) -> list[Award]:
    """The award, or those that the floor may choose of; none where the facts do not tell."""
    return [one for one in (answer.result, *answer.outcomes) if isinstance(one, Award)]


# --- the editions -----------------------------------------------------------------------------

BY_EDITION = (
    "seat for button",
    "seat for small-blind",
    "seat for big-blind",
    "seat for move",
    "seat for cards",
    "seat for finish",
)
"""Questions whose answer another rule that changed has a say in (button-placement), or one that is
new (finishing-order)."""


def out_of_turn(table: Table) -> int:
    """Of two hands the one whose turn it is not."""
    return next(one.number for one in table.live if one.number != table.action_on)


def two_hands(table: Table) -> bool:
    """Two hands with chips, nothing waits for its turn or for the floor, and the one out of turn
    was not the last to act: that would be a second motion."""
    if table.action_on is None or not heads_up(table) or table.pending:
        return False
    other = table.seat(out_of_turn(table))
    return other.status is Status.IN and not (table.acts and table.acts[-1].seat == other.number)


def two_hands_out_of_turn_are_where_the_editions_part(moment: Moment, dice: Dice) -> None:
    """In 2024 an act out of turn waits, however many hands there are; in 2026 with two hands a
    check waits, and anything else but a fold is the floor's (out-of-turn). A fold binds in both,
    but of a bettor who overlooked the other hand the dealer holds the cards
    (showdown-irregularities)."""
    table = moment.table
    other = out_of_turn(table)
    # Without time to act for the seat whose turn it is, substantial action binds nobody.
    acts: tuple[Event, ...] = (
        Checks(other, quick=True),
        Calls(other, quick=True),
        Folds(other, quick=True),
        AllIn(other, quick=True),
    )
    event = dice.one_of([one for one in acts if not faults(table, one)])
    then = advance(table, event, House(Edition.TDA_2024)).ruling
    now = advance(table, event, House(Edition.TDA_2026)).ruling
    if isinstance(event, Folds):
        bettor = is_bettor(table, table.seat(other))
        assert then.stands is now.stands is (Stands.NOTED if bettor else Stands.BINDING)
        return
    assert now.penalty
    if then.stands is Stands.CONDITIONAL and then.binding is not None:
        if then.binding.action is Action.CHECK:
            assert (now.stands, now.binding) == (Stands.CONDITIONAL, then.binding)
        else:
            assert now.stands is Stands.FLOOR
            assert then.binding in now.outcomes


def the_editions_agree_but_for_two_hands_out_of_turn(moment: Moment) -> None:
    old, new = House(Edition.TDA_2024), House(Edition.TDA_2026)
    table = open_table(moment.facts)
    for event in moment.events:
        if out_of_turn_heads_up(table, event):
            return
        then, now = advance(table, event, old), advance(table, event, new)
        assert then.ruling.binding == now.ruling.binding
        assert differences(then.table, now.table) == []
        table = now.table
    by_2024 = dict(answers(table, old))
    for question, answer in answers(table, new):
        if question not in BY_EDITION:
            assert shown(answer) == shown(by_2024[question]), question


def out_of_turn_heads_up(table: Table, event: Event) -> bool:
    return (
        isinstance(event, ACTING)
        and table.phase is Phase.PLAY
        and table.action_on not in (None, event.seat)
        and heads_up(table)
    )
