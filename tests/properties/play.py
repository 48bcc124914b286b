"""Play, ruled on and looked at event by event: every event is ruled on, and no chip is lost."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.properties.dice import Dice
from tests.properties.events import any_event
from tests.properties.moments import Moment, a_house
from tests.properties.soundness import chips_in_play, unsound, unsound_answers, unsound_ruling
from tests.properties.tables import some_facts
from trainer.rules.house import House
from trainer.rules.pending import settle
from trainer.rules.play import advance
from trainer.table.events import Ends, Event, Pushes, Reveals, Starts
from trainer.table.start import Facts, open_table
from trainer.table.state import Table

LONGEST = 25
"""Events of one example of any play."""

LONGEST_HAND = 80
"""Events after which a hand is brought to its end."""


@dataclass(slots=True)
class Played:
    """A table being played on. `total` are the chips that it has, to the last one."""

    facts: Facts
    house: House
    table: Table
    total: int
    events: list[Event] = field(default_factory=list)

    @classmethod
    def opened(cls, dice: Dice, *, irregular: bool) -> Played:
        house = a_house(dice)
        facts = some_facts(dice, irregular=irregular)
        total = sum(one.stack.total for one in facts.seats) + sum(pot.amount for pot in facts.pots)
        played = cls(facts, house, open_table(facts), total)
        played.look()
        return played

    def happens(self, event: Event) -> None:
        """The event is ruled on; the table is sound after it, and once what waits is settled."""
        self.events.append(event)
        step = advance(self.table, event, self.house)
        if isinstance(event, Reveals) and chips_in_play(step.table) != self.total:
            # Chips that nobody knew of come into play.
            self.total += event.chips.total
        self.table = step.table
        self.wants(*unsound_ruling(step.ruling))
        self.look()

    def look(self) -> None:
        self.wants(*unsound(self.table, self.total))
        settled = settle(self.table)
        if settled is self.table:
            return
        self.wants(*unsound(settled, self.total))
        if settle(settled) != settled:
            self.wants("settled twice it is another table")

    def answers(self) -> None:
        """Every question about the table has a sound answer."""
        self.wants(*unsound_answers(self.table, self.house))

    def wants(self, *wrong: str) -> None:
        """AssertionError where something is wrong, with the play that led to it."""
        if wrong:
            moment = Moment(self.facts, self.house, tuple(self.events), self.table)
            raise AssertionError("\n".join((*wrong, repr(moment))))


def any_play(dice: Dice) -> Played:
    """Whatever can be seen, at whatever table; its last moment is asked about as well."""
    played = Played.opened(dice, irregular=True)
    for _ in range(dice.whole(1, LONGEST)):
        if len(played.table.seats) < 2:
            break
        played.happens(any_event(dice, played.table))
    played.answers()
    return played


def whole_hand(dice: Dice) -> Played:
    """A hand from its blinds to the last pot, with whatever can go wrong on the way; then every
    chip is in a stack again."""
    played = Played.opened(dice, irregular=False)
    for _ in range(LONGEST_HAND):
        event = any_event(dice, played.table)
        if isinstance(event, Starts | Ends):
            break
        played.happens(event)
    played.happens(Ends())
    for index, pot in enumerate(played.table.pots):
        if pot.amount:
            able = pot.seats or {one.number for one in played.table.seats}
            played.happens(Pushes(index, tuple(sorted(able))))
    left = chips_in_play(played.table) - sum(one.stack.total for one in played.table.seats)
    if left:
        played.wants(f"{left} chips are in no stack once the last pot is pushed")
    return played
