"""The chip race: who takes part, in what order, and for how much. How the cards decide is not
written."""

from __future__ import annotations

from trainer.messages import Message, say, say_n
from trainer.rules.answers import Counted, SeatOrder
from trainer.rules.house import House, RaceRounding
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.state import Phase, Table

RACE = Cite("chip-race")
ROUNDED = Cite("chip-race", house=True)


def racing(table: Table, house: House) -> Answered[SeatOrder]:
    """The seats with chips of the lowest denomination that make no whole next one, from seat 1
    on."""
    unknown = _unknown(table)
    if unknown is not None:
        return Answered(None, unknown=unknown)
    odd = _odd(table)
    if not odd:
        return Answered(None, unknown=say("Every stack can be changed without a race."))
    low, high = table.chips[:2]
    why = [
        say(
            "Seat {seat}: {amount} in chips of {low} make no whole chip of {high}.",
            seat=str(seat),
            amount=amount,
            low=low,
            high=high,
        )
        for seat, amount in odd.items()
    ]
    why.append(say("The race starts at Seat 1."))
    why += [
        say(
            "Seat {seat} has nothing else: losing, it gets one chip of {high}, for nobody is raced "
            "out.",
            seat=str(seat),
            high=high,
        )
        for seat, amount in odd.items()
        if table.seat(seat).stack.total == amount
    ]
    silent = say("How the cards decide the race is not written.")
    findings = (Finding(Stage.REMEDY, (RACE,), tuple(why)), Finding(Stage.REMEDY, (), (silent,)))
    return Answered(SeatOrder(tuple(odd)), findings)


def raced_for(table: Table, house: House) -> Answered[Counted]:
    """What the race is for, in whole chips of the next denomination; a rest that makes none is as
    the house has it, and else the floor's."""
    unknown = _unknown(table)
    if unknown is not None:
        return Answered(None, unknown=unknown)
    odd = _odd(table)
    low, high = table.chips[:2]
    total = sum(odd.values())
    sums = say("Odd chips of {low}: {total} in all.", low=low, total=total)
    down = total // high * high
    if total == down:
        whole = say_n(
            "{n} whole chip of {high}.", "{n} whole chips of {high}.", total // high, high=high
        )
        return Answered(Counted(total), (Finding(Stage.REMEDY, (RACE,), (sums, whole)),))
    up = down + high
    rest = say("{rest} is left over, which makes no chip of {high}.", rest=total - down, high=high)
    if house.race_rounding is RaceRounding.OPEN:
        silent = say("How the rest is rounded is not written: the floor.")
        finding = Finding(Stage.REMEDY, (RACE, Cite("floor-decisions")), (sums, rest, silent))
        return Answered(None, (finding,), (Counted(down), Counted(up)))
    upward = house.race_rounding is RaceRounding.UP
    says = say("The house rounds it up.") if upward else say("The house rounds it down.")
    finding = Finding(Stage.REMEDY, (RACE, ROUNDED), (sums, rest, says))
    return Answered(Counted(up if upward else down), (finding,))


def _unknown(table: Table) -> Message | None:
    if table.phase not in (Phase.NO_HAND, Phase.OVER):
        return say("Chips are raced between two hands, not in one.")
    if len(table.chips) < 2:
        return say("One denomination alone is in play: nothing can be raced.")
    if any(one.loose for one in table.seats):
        return say("The pieces of the stacks are not known: give them in chips.")
    return None


def _odd(table: Table) -> dict[int, int]:
    """By seat, what its chips of the lowest denomination come to over whole ones of the next."""
    low, high = table.chips[:2]
    found = {one.number: one.stack.count(low) * low % high for one in table.seats}
    return {number: amount for number, amount in found.items() if amount}
