"""What the options say that a seat may do is ruled so when it is done, and nothing else is."""

from __future__ import annotations

from hypothesis import assume, given, note
from hypothesis import strategies as st

from tests.properties.moments import Moment, moments, somebody_to_act, written
from trainer.rules import ask
from trainer.rules.answers import Options
from trainer.rules.concepts import brings_in
from trainer.rules.house import House
from trainer.rules.play import advance
from trainer.rules.ruling import Ruling, Stands
from trainer.rules.waiting import lying
from trainer.table.chips import pay
from trainer.table.events import (
    AllIn,
    Bets,
    Calls,
    Checks,
    Event,
    Folds,
    Puts,
    Raises,
    Says,
    Word,
)
from trainer.table.state import Action, Declared, Outcome, Seat, Table

RAISING = frozenset({Action.BET, Action.RAISE})


def raise_open(table: Table) -> bool:
    """The seat whose turn it is may bet or raise, as far as that is known."""
    if not somebody_to_act(table) or table.wrong_count is not None:
        return False
    assert table.action_on is not None
    options = ask.options(table, table.action_on, House()).result
    return options is not None and options.min_raise_to is not None


def call_in_chips(table: Table) -> bool:
    """The seat whose turn it is has the very chips of a call, and only what counts lies there."""
    if not somebody_to_act(table):
        return False
    assert table.action_on is not None
    seat = table.seat(table.action_on)
    return seat.front.total == seat.amount_in and bool(
        pay(seat.stack, table.bet_to_call - seat.amount_in)
    )


def to_act(moment: Moment) -> tuple[Table, Seat, Options]:
    """The seat whose turn it is, with its options; only where they are known and nothing that was
    said before changes how the next act is read."""
    table = moment.table
    assume(table.action_on is not None and table.wrong_count is None)
    seat = table.seat(table.action_on or 0)
    assume(not any(isinstance(one, Declared) for one in table.pending))
    # A bet that lies wrong unseen: the options are told as they are once it is found.
    assume(not any(act.cause for act in table.acts if act.street is table.street))
    options = ask.options(table, seat.number, moment.house).result
    assume(options is not None and options.actions)
    assert options is not None
    note(f"seat {seat.number} may {options}")
    return table, seat, options


def ruled(moment: Moment, event: Event) -> Ruling:
    ruling = advance(moment.table, event, moment.house).ruling
    note(f"{written(event)}: {ruling.stands.value} {ruling.binding} {ruling.outcomes}")
    return ruling


def bound(moment: Moment, event: Event) -> Outcome:
    """What the act is bound to, in turn."""
    ruling = ruled(moment, event)
    assert ruling.stands is Stands.BINDING
    assert ruling.binding is not None
    return ruling.binding


@given(moments(where=somebody_to_act))
def test_a_call_of_what_is_to_call_is_a_call(moment: Moment) -> None:
    table, seat, options = to_act(moment)
    assume(options.call is not None)
    assert options.call == table.bet_to_call - min(seat.amount_in, lying(table, seat))
    outcome = bound(moment, Calls(seat.number))
    assert (outcome.action, outcome.to) == (Action.CALL, table.bet_to_call)
    assert Action.CALL in options.actions


@given(moments(where=call_in_chips))
def test_the_very_chips_of_a_call_are_a_call(moment: Moment) -> None:
    table, seat, options = to_act(moment)
    assume(options.call is not None)
    chips = pay(seat.stack, options.call or 0)
    assert chips is not None
    assert bound(moment, Puts(seat.number, chips)) == Outcome(Action.CALL, table.bet_to_call)


def may_check(table: Table) -> bool:
    """Somebody is to act, and not to bring it in, which a check is then."""
    return somebody_to_act(table) and not brings_in(table)


@given(moments(where=may_check))
def test_a_check_is_open_only_where_nothing_is_to_call(moment: Moment) -> None:
    table, seat, options = to_act(moment)
    ruling = ruled(moment, Checks(seat.number))
    if Action.CHECK in options.actions:
        assert ruling.binding is not None
        assert ruling.binding.action is Action.CHECK
        assert table.bet_to_call <= max(seat.amount_in, lying(table, seat))
    else:
        assert ruling.stands is Stands.VOID
        after = ask.options(
            advance(table, Checks(seat.number), moment.house).table, seat.number, moment.house
        )
        assert after.result is not None
        assert not after.result.actions & RAISING


@given(moments(where=somebody_to_act))
def test_a_fold_is_a_fold_unless_it_is_barred(moment: Moment) -> None:
    table, seat, options = to_act(moment)
    ruling = ruled(moment, Folds(seat.number))
    facing = table.bet_to_call > seat.amount_in
    folds = ruling.binding is not None and ruling.binding.action is Action.FOLD
    # Without a bet a fold is none of the options, and binds all the same.
    assert folds == (Action.FOLD in options.actions or not facing)


@given(moments(where=raise_open))
def test_the_least_raise_is_a_full_raise_and_one_chip_less_is_not(moment: Moment) -> None:
    table, seat, options = to_act(moment)
    assume(options.min_raise_to is not None)
    least = options.min_raise_to or 0
    assume(least >= seat.front.total)
    kind = Raises if table.bet_to_call else Bets
    made = bound(moment, kind(seat.number, least))
    assert made.to == least
    assert made.action in (RAISING if least < seat.total else RAISING | {Action.ALL_IN})
    # A full raise sets the step of the next one, and opens the betting to whoever has acted.
    after = advance(table, kind(seat.number, least), moment.house).table
    assert after.bet_to_call == least
    assert after.yardstick == max(table.yardstick, least - table.bet_to_call)
    short = ruled(moment, kind(seat.number, least - 1))
    fixed = [short.binding] if short.binding is not None else list(short.outcomes)
    assert fixed
    assert all(one.to >= least or one.action in (Action.CALL, Action.CHECK) for one in fixed)


@given(moments(where=raise_open))
def test_a_number_of_the_least_raise_is_one_and_one_chip_less_is_completed_or_a_call(
    moment: Moment,
) -> None:
    table, seat, options = to_act(moment)
    assume(options.min_raise_to is not None)
    least, unit = options.min_raise_to or 0, table.chips[0]
    # Under the smallest chip a number is short for a larger one.
    assume(least - unit >= unit)
    assert bound(moment, Says(seat.number, Word.NUMBER, least)).to == least
    short = ruled(moment, Says(seat.number, Word.NUMBER, least - unit)).binding
    if least - unit > table.bet_to_call or not table.bet_to_call:
        half = 2 * (least - unit - table.bet_to_call) >= table.yardstick
        assert short is not None
        assert short.to == (least if half or not table.bet_to_call else table.bet_to_call)


@given(moments(where=raise_open), st.integers(1, 3))
def test_the_largest_raise_is_allowed_and_more_is_cut_to_it(moment: Moment, more: int) -> None:
    table, seat, options = to_act(moment)
    assume(options.min_raise_to is not None)
    most = options.max_raise_to if options.max_raise_to is not None else seat.total
    assume(most >= max(seat.front.total, options.min_raise_to or 0))
    kind = Raises if table.bet_to_call else Bets
    assert bound(moment, kind(seat.number, most)).to == most
    over = most + more * table.chips[0]
    if over <= seat.total:
        assert bound(moment, kind(seat.number, over)).to == most


@given(moments(where=somebody_to_act))
def test_no_raise_where_none_is_open(moment: Moment) -> None:
    table, seat, options = to_act(moment)
    assume(not options.actions & RAISING)
    outcome = ruled(moment, AllIn(seat.number)).binding
    assert outcome is not None
    if Action.ALL_IN in options.actions:
        assert (outcome.action, outcome.to) == (Action.ALL_IN, seat.total)
    else:
        assert outcome.to <= max(table.bet_to_call, seat.amount_in)
