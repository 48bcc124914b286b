"""Pots add up to what was bet, and each hand may win of every other what it put in itself."""

from __future__ import annotations

from hypothesis import given

from tests.properties import pot_sums
from tests.properties.moments import Moment, moments


@given(moments())
def test_pots_and_what_goes_back_are_all_that_was_bet(moment: Moment) -> None:
    pot_sums.pots_and_what_goes_back_are_all_that_was_bet(moment)


@given(moments(where=pot_sums.no_pot_is_gone, fit=pot_sums.pots_by_the_rules))
def test_only_live_hands_win_a_pot_and_a_side_pot_is_for_some_of_those_before(
    moment: Moment,
) -> None:
    pot_sums.only_live_hands_win_a_pot_and_a_side_pot_is_for_some_of_those_before(moment)


@given(moments(regular=True, where=pot_sums.one_hand))
def test_a_hand_may_win_of_every_seat_what_it_put_in_itself(moment: Moment) -> None:
    pot_sums.a_hand_may_win_of_every_seat_what_it_put_in_itself(moment)


@given(moments(where=pot_sums.round_closed))
def test_what_nobody_called_goes_back_to_one_seat_alone(moment: Moment) -> None:
    pot_sums.what_nobody_called_goes_back_to_one_seat_alone(moment)
