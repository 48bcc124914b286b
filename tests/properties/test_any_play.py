"""Any play at any table gets a ruling, and chips, cards and answers stay sound throughout."""

from __future__ import annotations

from hypothesis import given, note, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from tests.properties.events import any_event
from tests.properties.moments import Moment, houses, moments, written, written_facts
from tests.properties.soundness import chips_in_play, unsound, unsound_answers, unsound_ruling
from tests.properties.tables import facts
from trainer.rules.pending import settle
from trainer.rules.play import advance
from trainer.table.events import Reveals
from trainer.table.start import open_table

LONGEST = 25
"""Events of one example."""


@given(st.data())
@settings(max_examples=examples(times=4))
def test_every_event_is_ruled_on(data: st.DataObject) -> None:
    house = data.draw(houses())
    found = data.draw(facts())
    note(written_facts(found))
    table = open_table(found)
    total = sum(one.stack.total for one in found.seats) + sum(pot.amount for pot in found.pots)
    assert not list(unsound(table, total))
    for _ in range(data.draw(st.integers(1, LONGEST))):
        if len(table.seats) < 2:
            return
        event = any_event(data.draw, table)
        note(written(event))
        step = advance(table, event, house)
        if isinstance(event, Reveals) and chips_in_play(step.table) != total:
            # Chips that nobody knew of come into play.
            total += event.chips.total
        table = step.table
        assert not list(unsound_ruling(step.ruling))
        assert not list(unsound(table, total))
        settled = settle(table)
        assert not list(unsound(settled, total))
        assert settle(settled) == settled


@given(moments())
@settings(max_examples=examples(times=8))
def test_every_question_is_answered_at_every_moment(moment: Moment) -> None:
    assert not list(unsound_answers(moment.table, moment.house))
