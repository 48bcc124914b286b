"""Pots: what was bet in layers, who may win each, and what nobody called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from trainer.table.state import HandLies, Pot, Status, Table


def uncalled(amounts: Mapping[int, int], entitled: frozenset[int]) -> tuple[int, int]:
    """The seat alone with most in front and by how much; (0, 0) where that was called, or where
    the seat is none of those entitled to it."""
    if not amounts:
        return (0, 0)
    ordered = sorted(amounts.items(), key=lambda pair: pair[1], reverse=True)
    seat, most = ordered[0]
    second = ordered[1][1] if len(ordered) > 1 else 0
    return (seat, most - second) if most > second and seat in entitled else (0, 0)


def goes_back(table: Table) -> tuple[int, int]:
    """The seat whose bet of this street nobody called in full, and by how much; (0, 0) where there
    is none. Whose hand was killed gets back what nobody called of its own bet or raise; who folded
    gets nothing (killed-and-exposed-hands A, showdown-irregularities B)."""
    killed = frozenset(
        seat.number
        for seat in table.seats
        if seat.status is not Status.FOLDED
        and seat.lies is HandLies.MUCKED
        and any(
            act.raised and act.seat == seat.number and act.street is table.street
            for act in table.acts
        )
    )
    return uncalled(amounts_in(table), live_numbers(table) | killed)


def layered(
    pots: tuple[Pot, ...],
    amounts: Mapping[int, int],
    live: frozenset[int],
    capped: frozenset[int],
) -> tuple[Pot, ...]:
    """The pots with this street's `amounts` brought in. `capped` are the live seats all-in.

    Each all-in ends a layer that it can win; those who folded stay in with what they put,
    and win nothing. Pots that the same hands contest are one pot.
    """
    result: list[Pot] = []
    for pot in pots:
        able = live if pot.seats is None else pot.seats & live
        if not able:
            # All who contested it are out: it goes with the pot under it.
            able = (result[-1].seats if result else None) or live
        result.append(replace(pot, seats=able))
    caps = sorted({amounts.get(seat, 0) for seat in capped if amounts.get(seat, 0)})
    top = max(amounts.values(), default=0)
    levels = [*(cap for cap in caps if cap < top), top] if top else []
    below = 0
    for level in levels:
        given = {s: min(a, level) - min(a, below) for s, a in amounts.items() if a > below}
        able = frozenset(s for s in live if (s not in capped or amounts.get(s, 0) >= level))
        below = level
        pot = Pot(sum(given.values()), able, tuple(sorted(given.items())))
        # Chips over the last live cap that only folded hands put in go with the pot under it.
        if not able:
            pot = replace(pot, seats=result[-1].seats if result else live)
        result.append(pot)
    return _joined(tuple(result))


def _joined(pots: tuple[Pot, ...]) -> tuple[Pot, ...]:
    joined: list[Pot] = []
    for pot in pots:
        if joined and joined[-1].seats == pot.seats:
            last = joined[-1]
            given = None
            if last.given is not None and pot.given is not None:
                sums = dict(last.given)
                for seat, amount in pot.given:
                    sums[seat] = sums.get(seat, 0) + amount
                given = tuple(sorted(sums.items()))
            joined[-1] = Pot(last.amount + pot.amount, last.seats, given, last.chips + pot.chips)
        else:
            joined.append(pot)
    return tuple(joined)


def live_numbers(table: Table) -> frozenset[int]:
    """Who can win."""
    return frozenset(seat.number for seat in table.live)


def all_in_numbers(table: Table) -> frozenset[int]:
    return frozenset(seat.number for seat in table.live if seat.status is Status.ALL_IN)


def amounts_in(table: Table) -> dict[int, int]:
    """What counts as in this street, by seat; seats with nothing in are left out."""
    return {seat.number: seat.amount_in for seat in table.seats if seat.amount_in}


def everything_in(table: Table) -> int:
    """The pot as a pot-limit dealer counts it: all pots and all bets on the table."""
    return sum(pot.amount for pot in table.pots) + sum(seat.amount_in for seat in table.seats)
