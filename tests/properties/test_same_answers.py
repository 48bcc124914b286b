"""What an answer must not hang on: the order of seats in the facts, and which number a seat has.

And what it hangs on in few places only: the edition.
"""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.properties import same_answers
from tests.properties.dice import Drawn
from tests.properties.moments import Moment, moments


@given(moments(), st.data())
def test_the_order_of_seats_in_the_facts(moment: Moment, data: st.DataObject) -> None:
    same_answers.the_order_of_seats_in_the_facts(moment, Drawn(data.draw))


@given(moments(), st.data())
def test_the_table_turned_round(moment: Moment, data: st.DataObject) -> None:
    same_answers.the_table_turned_round(moment, Drawn(data.draw))


@given(moments(where=same_answers.two_hands, most=3), st.data())
def test_two_hands_out_of_turn_are_where_the_editions_part(
    moment: Moment, data: st.DataObject
) -> None:
    same_answers.two_hands_out_of_turn_are_where_the_editions_part(moment, Drawn(data.draw))


@given(moments())
def test_the_editions_agree_but_for_two_hands_out_of_turn(moment: Moment) -> None:
    same_answers.the_editions_agree_but_for_two_hands_out_of_turn(moment)
