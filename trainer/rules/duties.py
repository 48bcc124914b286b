"""What the dealer does next: the ordered steps at any moment of a hand."""

from __future__ import annotations

from trainer.rules.concepts import last_act, lying
from trainer.rules.families.pots import layers
from trainer.rules.families.showdown import expose
from trainer.rules.house import House
from trainer.rules.ruling import DealerStep, StepKind
from trainer.table.games import Street
from trainer.table.state import (
    Action,
    FloorCall,
    OutOfTurn,
    Phase,
    Skipped,
    Table,
    Waiting,
)


def duties(table: Table, house: House) -> tuple[DealerStep, ...]:
    """The steps until somebody else has to decide: announce and change while the betting is open;
    once it is closed bets in, hands up, the streets that are left, reading, pots, muck."""
    if table.phase is not Phase.PLAY:
        return ()
    irregular = _irregular(table)
    if irregular:
        return irregular
    if table.action_on is not None:
        return _during_betting(table)
    return _after_betting(table, house)


def _irregular(table: Table) -> tuple[DealerStep, ...]:
    for one in table.pending:
        if isinstance(one, FloorCall | Skipped):
            return (DealerStep(StepKind.CALL_FLOOR),)
        if isinstance(one, OutOfTurn) and table.action_on is not None:
            if one.standing is Waiting.FLOOR:
                return (DealerStep(StepKind.CALL_FLOOR),)
            if one.standing is Waiting.IF_UNCHANGED:
                return (DealerStep(StepKind.BACK_UP, (table.action_on,)),)
    return ()


def _during_betting(table: Table) -> tuple[DealerStep, ...]:
    steps: list[DealerStep] = []
    acts = [act for act in table.acts if act.street is table.street]
    if acts and acts[-1].raised:
        steps.append(DealerStep(StepKind.ANNOUNCE, (acts[-1].to,)))
    steps.extend(_change(table))
    return tuple(steps)


def _change(table: Table) -> list[DealerStep]:
    """Chips in front over what counts as in: change for whoever has acted, a released bet back."""
    steps = []
    for seat in table.seats:
        over = seat.front.total - seat.amount_in
        act = last_act(table, seat.number)
        if over <= 0 or lying(table, seat) < seat.front.total:
            released = seat.front.total - lying(table, seat)
            if over > 0 and released:
                steps.append(DealerStep(StepKind.RETURN, (seat.number, released)))
            continue
        if act is not None and act.street is table.street and act.action is not Action.FOLD:
            steps.append(DealerStep(StepKind.CHANGE, (seat.number, over)))
    return steps


def _after_betting(table: Table, house: House) -> tuple[DealerStep, ...]:
    steps = _change(table)
    pots, returned = layers(table)
    steps += [DealerStep(StepKind.RETURN, (seat, amount)) for seat, amount in returned]
    if any(seat.amount_in for seat in table.seats):
        steps.append(DealerStep(StepKind.BRING_IN_BETS))
    contenders = list(table.live)
    if len(contenders) < 2:
        steps += [DealerStep(StepKind.PUSH, (index,)) for index in reversed(range(len(pots)))]
        return tuple(steps)
    up = expose(table, house).result
    hidden = sorted(one.number for one in contenders if not all(held.up for held in one.cards))
    if up is not None and up.now and hidden:
        steps.append(DealerStep(StepKind.TURN_UP, tuple(hidden)))
    if not table.street.is_last and (up is None or not up.now):
        steps += _next_street(table.street)
        return tuple(steps)
    street: Street | None = table.street
    while street is not None and not street.is_last:
        steps += _next_street(street)
        street = street.following
    steps.append(DealerStep(StepKind.READ))
    steps += [DealerStep(StepKind.PUSH, (index,)) for index in reversed(range(len(pots)))]
    return tuple(steps)


def _next_street(street: Street) -> list[DealerStep]:
    following = street.following
    assert following is not None
    return [
        DealerStep(StepKind.BURN),
        DealerStep(StepKind.DEAL, (following.value,)),
    ]
