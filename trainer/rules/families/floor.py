"""The floor's word: one of the outcomes that a ruling left to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from trainer.rules.waiting import last_act
from trainer.table.events import FloorRules
from trainer.table.payment import as_ruled
from trainer.table.state import (
    Action,
    Bar,
    FloorCall,
    HandLies,
    Skipped,
    Status,
    Table,
)
from trainer.table.turns import next_to_act, owes_answer, with_seat


def choose(table: Table, event: FloorRules) -> Table:
    """The table under the outcome that the floor chose: for the latest act that it was asked on
    and that this may be the outcome of."""
    outcome = dict(event.outcome)
    asked = [one for one in reversed(table.pending) if isinstance(one, FloorCall | Skipped)]
    if not asked:
        return table
    offering = [one for one in asked if _offers(one, outcome)]
    # Of several hands passed over it is the one whose turn it is.
    offering.sort(key=lambda one: isinstance(one, Skipped) and one.seat != table.action_on)
    one = offering[0] if offering else asked[0]
    kept = tuple(p for p in table.pending if p is not one)
    if isinstance(one, Skipped):
        ruled = _skipped(table, one, outcome)
    else:
        ruled = _fixed(table, one, outcome)
    return replace(ruled, pending=kept)


def _offers(asked: FloorCall | Skipped, outcome: Mapping[str, object]) -> bool:
    """Whether the outcome is among those that the ruling left to the floor."""
    if isinstance(asked, Skipped):
        return "action" not in outcome
    amounts = [(name, outcome[name]) for name in _AMOUNTS if name in outcome]
    return any(
        one.action.value == outcome.get("action")
        and all(getattr(one, name) == amount for name, amount in amounts)
        for one in asked.outcomes
    )


_AMOUNTS = ("to", "add", "change", "forfeits")


def _fixed(table: Table, waiting: FloorCall, outcome: Mapping[str, object]) -> Table:
    seat = table.seat(waiting.seat)
    action = Action(outcome.get("action", "call"))
    if action is Action.FOLD:
        act = last_act(table, waiting.seat)
        counted = act.lay - act.put if act is not None else 0
        seat = replace(
            seat,
            amount_in=max(counted, _forfeits(waiting, outcome)),
            status=Status.FOLDED,
            lies=HandLies.MUCKED,
        )
        table = _as_chosen(table, waiting.seat, action, seat.amount_in)
        return _moved(with_seat(table, as_ruled(seat, table.chips)), waiting.seat)
    to = _whole(outcome.get("to"), _total_of(waiting, action, seat.amount_in))
    bet = table.bet_to_call
    yardstick = table.yardstick
    if to > bet:
        yardstick = max(yardstick, to - bet)
        bet = to
    all_in = seat.total == to
    seat = replace(seat, amount_in=to, status=Status.ALL_IN if all_in else seat.status)
    table = _as_chosen(table, waiting.seat, action, to)
    table = replace(with_seat(table, seat), bet_to_call=bet, yardstick=yardstick)
    return _moved(table, waiting.seat)


def _forfeits(waiting: FloorCall, outcome: Mapping[str, object]) -> int:
    """What stays in of a fold; where the word names no sum, that of the fold it may be."""
    if "forfeits" in outcome:
        return _whole(outcome["forfeits"])
    folds = [one for one in waiting.outcomes if one.action is Action.FOLD]
    change = outcome.get("change")
    return next((one.forfeits for one in folds if change in (None, one.change)), 0)


def _total_of(waiting: FloorCall, action: Action, default: int) -> int:
    """The total of the outcome that was named by its action alone."""
    return next((one.to for one in waiting.outcomes if one.action is action), default)


def _as_chosen(table: Table, seat: int, action: Action, to: int) -> Table:
    """The seat's act, counted so far by what surely lay there, is now what the floor made of it."""
    act = last_act(table, seat)
    assert act is not None
    raised = to > act.faced
    chosen = replace(act, action=action, to=to, lay=to, raised=raised, undercall=False, cause=None)
    return replace(table, acts=tuple(chosen if one is act else one for one in table.acts))


def _moved(table: Table, ruled: int) -> Table:
    """The turn stays where it is while an answer is owed there; the floor's word may have changed
    who owes one."""
    on = table.action_on
    if on is not None and owes_answer(table, table.seat(on)):
        return table
    return replace(table, action_on=next_to_act(table, ruled if on is None else on))


def _skipped(table: Table, waiting: Skipped, outcome: Mapping[str, object]) -> Table:
    seat = table.seat(waiting.seat)
    actions = outcome.get("actions")
    if outcome.get("hand") == "dead" or actions == ():
        seat = replace(seat, status=Status.FOLDED, lies=HandLies.MUCKED)
        return _moved(with_seat(table, seat), waiting.seat)
    if isinstance(actions, tuple) and not {"raise", "bet", "all-in"} & set(actions):
        seat = replace(seat, bars=seat.bars | Bar.RAISE)
    return with_seat(table, seat)


def _whole(value: object, default: int = 0) -> int:
    return value if isinstance(value, int) else default
