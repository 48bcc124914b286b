"""What chips and words come to: the shared readings of a bet, a call, a raise.

Each gives a MEANING finding. The families decide *which* chips or words are read and add the
cites of their own rule; the thresholds stand here once.
"""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import Message, say
from trainer.rules.concepts import (
    brings_in,
    completes_all_in,
    facing_bet,
    half_mark,
    max_raise_to,
    min_raise_to,
    reaches_half,
    rounded_pot,
    why_completed,
)
from trainer.rules.house import House
from trainer.rules.ruling import Cite, Finding, meaning, settled
from trainer.rules.short_calls import full_call, too_little, undercall
from trainer.table.chips import ChipStack
from trainer.table.start import street_minimum
from trainer.table.state import Action, Seat, Table

CALL_CITE = Cite("methods-of-calling", "B")
RAISE_CITE = Cite("raise-amounts", "A")
OPENING_CITE = Cite("methods-of-betting", "A")
UNDERBET_CITE = Cite("incorrect-bets", "A")
NEEDED_CITE = Cite("multiple-chip-betting", "A")
SPARE_CITE = Cite("multiple-chip-betting", "B1")
LAST_CHIPS_CITE = Cite("multiple-chip-betting", "B2")
OVERCHIP_CITE = Cite("overchips")
CHANGE_CITE = Cite("betting-for-change")
LIMIT_CITE = Cite("pot-limit-bets", "C")


def capped(
    table: Table, seat: Seat, to: int, house: House
) -> tuple[int, tuple[Message, ...], tuple[Cite, ...]]:
    """`to` cut to the largest legal total of the game, and the reason where it was cut."""
    most = max_raise_to(table, seat, house)
    if most is None or to <= most:
        return to, (), ()
    why = say("The most here is {most}: {rest} goes back.", most=most, rest=to - most)
    cite = LIMIT_CITE if table.game.limit.value == "pot-limit" else UNDERBET_CITE
    rounded = rounded_pot(table, house)
    if rounded is not None:
        return most, (*rounded.why, why), (cite, *rounded.cites)
    return most, (why,), (cite,)


def silent_chips(
    table: Table,
    seat: Seat,
    pieces: ChipStack,
    new: ChipStack,
    behind: int,
    house: House,
) -> Finding:
    """Chips put out without a word: `pieces` are all that count as the bet, `new` those of this
    push that may be taken away in the all-chips-needed test. `behind` is what is left.

    The order matters: too little, one chip, all needed, last chips, raise, 50 %, call.
    """
    total, call = pieces.total, table.bet_to_call
    if call == seat.amount_in and not table.bet_to_call:
        return opening(table, seat, total, behind, house)
    if total < call:
        return too_little(table, seat, total, behind, house)
    if pieces.pieces == 1:
        why = say(
            "One chip of {chip} for a call of {call}: a call, with {change} back.",
            chip=total,
            call=call,
            change=total - call,
        )
        if total == call:
            return meaning(
                (CALL_CITE,),
                (say("{total} is exactly the call.", total=total),),
                settled(Action.CALL, call, total),
            )
        return meaning(
            (OVERCHIP_CITE,),
            (why,),
            settled(Action.CALL, call, total),
            missed=(
                (
                    "raise",
                    say("One oversized chip without a word is a call, whatever it could buy."),
                ),
                ("all-in", say("Even the last chip, alone and silent, is a call.")),
            ),
        )
    return several_chips(table, seat, pieces, new, behind, house)


def several_chips(
    table: Table, seat: Seat, pieces: ChipStack, new: ChipStack, behind: int, house: House
) -> Finding:
    """Two or more chips that reach the call (multiple-chip-betting, raise-amounts)."""
    total, call = pieces.total, table.bet_to_call
    small = new.smallest
    without = total - small
    if total == call:
        return meaning(
            (CALL_CITE,),
            (say("{total} is exactly the call.", total=total),),
            settled(Action.CALL, call, total),
        )
    if without < call:
        return meaning(
            (NEEDED_CITE,),
            (
                say(
                    "{total} − {chip} = {rest} < {call}: every chip is needed for the call.",
                    total=total,
                    chip=small,
                    rest=without,
                    call=call,
                ),
                say("A call; {change} goes back.", change=total - call),
            ),
            settled(Action.CALL, call, total),
            missed=(
                ("raise", say("Take one of the smallest chips away: the call is not covered.")),
                ("all-in", say("All chips needed comes first, even with the last chips.")),
            ),
        )
    spare = say(
        "{total} − {chip} = {rest} ≥ {call}: a chip to spare.",
        total=total,
        chip=small,
        rest=without,
        call=call,
    )
    change = _for_change(pieces, new, call)
    change_cites = (CHANGE_CITE,) if change else ()
    if behind == 0:
        to, cut, cites = capped(table, seat, total, house)
        return meaning(
            (LAST_CHIPS_CITE, *change_cites, *cites),
            (
                *change,
                spare,
                say("No chips are left behind: all-in for {total}.", total=total),
                *cut,
            ),
            settled(Action.ALL_IN if not cut else Action.RAISE, to, total),
            missed=(
                ("call", say("Not all the chips are needed for the call.")),
                ("raise", say("The last chips need not reach the 50% mark.")),
            ),
        )
    return by_half(table, seat, total, total, (SPARE_CITE, *change_cites), (*change, spare), house)


def _for_change(pieces: ChipStack, new: ChipStack, call: int) -> tuple[Message, ...]:
    """One chip covers the call, and smaller ones were put beside it: that may have been meant to
    get change (betting-for-change). Prior chips lay there for another reason."""
    largest = max(denomination for denomination, _ in new.counts)
    if pieces != new or largest < call or new.smallest == largest:
        return ()
    return (
        say(
            "One chip of {chip} covers the call of {call}: whatever change was meant, all silent "
            "chips may count.",
            chip=largest,
            call=call,
        ),
    )


def by_half(
    table: Table,
    seat: Seat,
    total: int,
    lies: int,
    cites: tuple[Cite, ...],
    why: tuple[Message, ...],
    house: House,
) -> Finding:
    """From the call up: a raise, one to be completed, or a call, by the 50 % mark."""
    call, least = table.bet_to_call, min_raise_to(table)
    cites = (*cites, replace(RAISE_CITE, ours=completes_all_in(table)))
    completed = () if least == call + table.yardstick else (why_completed(table),)
    short_of = (
        ("raise", say("The mark of 50% of a full raise is not reached.")),
        ("all-in", say("There are chips left behind.")),
    )
    reaches = (
        ("call", say("The mark of 50% of a full raise is reached; with it a raise is bound.")),
        ("all-in", say("There are chips left behind.")),
    )
    if total >= least:
        to, cut, more = capped(table, seat, total, house)
        reason = say(
            "{total} ≥ {call} + {yardstick} = {least}: a full raise.",
            total=total,
            call=call,
            yardstick=least - call,
            least=least,
        )
        return meaning(
            (*cites, *more),
            (*why, *completed, reason, *cut),
            settled(Action.RAISE, to, lies),
            missed=reaches,
        )
    mark = say(
        "The mark: {call} + {yardstick} ÷ 2 = {mark}.",
        call=call,
        yardstick=table.yardstick,
        mark=half_mark(table),
    )
    if reaches_half(table, total):
        room = seat.total
        to = min(least, room)
        end = say(
            "{total} ≥ {mark}: complete to {call} + {yardstick} = {least}.",
            total=total,
            mark=half_mark(table),
            call=call,
            yardstick=least - call,
            least=least,
        )
        if to < least:
            short = say("The stack ends at {to}: all-in.", to=to)
            return meaning(
                cites,
                (*why, *completed, mark, end, short),
                settled(Action.ALL_IN, to, lies),
                missed=reaches,
            )
        return meaning(
            cites, (*why, *completed, mark, end), settled(Action.RAISE, to, lies), missed=reaches
        )
    end = say("{total} < {mark}: a call.", total=total, mark=half_mark(table))
    if lies > call:
        back = say(
            "{lies} − {call} = {change} goes back.", lies=lies, call=call, change=lies - call
        )
        return meaning(
            cites, (*why, mark, end, back), settled(Action.CALL, call, lies), missed=short_of
        )
    action = _no_more(table, seat)
    return meaning(cites, (*why, mark, end), settled(action, call, lies), missed=short_of)


def _no_more(table: Table, seat: Seat) -> Action:
    """A call; a check where nothing is to be called (invalid-declarations A)."""
    return Action.CALL if facing_bet(table, seat) else Action.CHECK


def opening(table: Table, seat: Seat, total: int, behind: int, house: House) -> Finding:
    """Nothing to call: the chips are a bet of their sum, at least the minimum bet."""
    least = min_raise_to(table)
    if behind == 0 and total < least:
        return meaning(
            (OPENING_CITE,),
            (say("The last chips, {total}: all-in.", total=total),),
            settled(Action.ALL_IN, total, total),
        )
    if total < least:
        to = min(least, seat.total)
        return meaning(
            (OPENING_CITE, UNDERBET_CITE),
            (say("{total} is under the minimum bet of {least}.", total=total, least=least),),
            settled(Action.BET if to == least else Action.ALL_IN, to, total),
        )
    if brings_in(table) and behind and least < total < street_minimum(table):
        # Between the bring-in and the bet of the street there is no amount in a limit game.
        why = say("The most here is {most}: {rest} goes back.", most=least, rest=total - least)
        cite = Cite("rp-stud-dealing", ours=True)
        return meaning((OPENING_CITE, cite), (why,), settled(Action.BET, least, total))
    to, cut, cites = capped(table, seat, total, house)
    action = Action.ALL_IN if behind == 0 and not cut else Action.BET
    return meaning(
        (OPENING_CITE, *cites),
        (say("Nothing is to be called: {total} is a bet of {to}.", total=total, to=to), *cut),
        settled(action, to, total),
        missed=(("raise", say("Nobody has bet yet.")),),
    )


def spoken_number(table: Table, seat: Seat, amount: int, lies: int, house: House) -> Finding:
    """A number has no pieces: no overchip and no all-chips-needed test; from the call up only
    the 50 % mark decides (methods-of-betting C, raise-amounts A)."""
    number = Cite("methods-of-betting", "C")
    call = table.bet_to_call
    if amount >= seat.total:
        to, cut, cites = capped(table, seat, seat.total, house)
        if call and to <= call:
            return meaning(
                (number,),
                (say("The whole stack, {to}, towards a call of {call}.", to=to, call=call),),
                full_call(table, seat, lies),
            )
        return meaning(
            (number, *cites),
            (say("The number takes the whole stack: {to}.", to=to), *cut),
            settled(Action.ALL_IN if not cut else Action.RAISE, to, lies),
        )
    if not call:
        found = opening(table, seat, amount, seat.total - amount, house)
        return _over(found, number, lies)
    if amount < call:
        short = say("{amount} is less than the call of {call}.", amount=amount, call=call)
        found = undercall(table, seat, amount, lies, short)
        return replace(found, cites=(number, *found.cites))
    if amount == call:
        return meaning(
            (number,),
            (say("{total} is exactly the call.", total=amount),),
            settled(_no_more(table, seat), call, lies),
        )
    return by_half(table, seat, amount, lies, (number,), (), house)


def _over(found: Finding, cite: Cite, lies: int) -> Finding:
    """The same finding, with what is owed counted from the chips that really lie there."""
    outcome = found.outcome
    assert outcome is not None
    owing = settled(outcome.action, outcome.to, lies)
    return replace(found, cites=(cite, *found.cites), outcome=owing)
