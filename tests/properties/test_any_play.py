"""Any play at any table gets a ruling, and chips, cards and answers stay sound throughout."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from tests.properties.dice import Drawn
from tests.properties.moments import Moment, moments
from tests.properties.play import any_play, whole_hand
from tests.properties.soundness import unsound_answers


@given(st.data())
@settings(max_examples=examples(times=4))
def test_every_event_is_ruled_on(data: st.DataObject) -> None:
    any_play(Drawn(data.draw))


@given(st.data())
def test_no_chip_is_lost_in_a_whole_hand(data: st.DataObject) -> None:
    whole_hand(Drawn(data.draw))


@given(moments())
@settings(max_examples=examples(times=8))
def test_every_question_is_answered_at_every_moment(moment: Moment) -> None:
    assert not list(unsound_answers(moment.table, moment.house))
