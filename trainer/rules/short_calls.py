"""Less than the call: all-in for less, a full call all the same, or what the floor may choose."""

from __future__ import annotations

from trainer.messages import Message, say
from trainer.rules.concepts import heads_up, is_opening_bet, opening_bet
from trainer.rules.house import House
from trainer.rules.ruling import Cite, Finding, meaning, settled
from trainer.table.state import Action, Outcome, Seat, Table

UNDERCALL_CITE = Cite("binding-declarations-undercalls", "B")


def too_little(table: Table, seat: Seat, total: int, behind: int, house: House) -> Finding:
    """Less than the call: an all-in for less, or an undercall."""
    call = table.bet_to_call
    if behind == 0:
        return meaning(
            (Cite("methods-of-calling", "B"),),
            (say("The last chips, {total} < {call}: all-in for less.", total=total, call=call),),
            settled(Action.ALL_IN, total, total),
        )
    short = say(
        "{total} < {call} with chips behind: an undercall, {missing} short.",
        total=total,
        call=call,
        missing=call - total,
    )
    if is_tiny(total, call, house):
        return meaning(
            (Cite("methods-of-calling", "D", house=True), UNDERCALL_CITE),
            (
                short,
                say("A chip so small against the bet is for the floor to read."),
            ),
            outcomes=tuple(
                dict.fromkeys(
                    (
                        full_call(table, seat, total),
                        forfeit(table, seat.amount_in, total, total),
                        taken_back(seat.amount_in, total),
                    )
                )
            ),
            undercall=True,
            penalty=True,
        )
    return undercall(table, seat, total, total, short)


def is_tiny(total: int, call: int, house: House) -> bool:
    """A silent chip relatively tiny to the bet; the ratio is the house's (methods-of-calling)."""
    return total * house.tiny_chip <= call


def undercall(table: Table, seat: Seat, total: int, lies: int, short: Message) -> Finding:
    """Mandatory full call heads-up or of the opening bet; else the floor decides. `total` was
    meant, `lies` is there: less where the number was only said."""
    call = table.bet_to_call
    mandatory: Message | None = None
    part = "B1"
    if heads_up(table):
        mandatory = say("Two hands are left: a full call.")
    elif is_opening_bet(table):
        part = "B2"
        mandatory = say("It faces the opening bet: a full call.")
    if mandatory is not None:
        return meaning(
            (Cite("binding-declarations-undercalls", part),),
            (
                short,
                mandatory,
                say("{call} − {total} = {owed} more.", call=call, total=lies, owed=call - lies),
            ),
            full_call(table, seat, lies),
            missed=(("fold", say("In turn this undercall binds to the full call.")),),
            undercall=True,
        )
    return meaning(
        (UNDERCALL_CITE,),
        (
            short,
            say("More than two hands, and it faces a raise, not the opening bet."),
            say(
                "The floor: the full call of {call}, or forfeit the intended call and fold.",
                call=call,
            ),
        ),
        outcomes=(full_call(table, seat, lies), forfeit(table, seat.amount_in, total, lies)),
        missed=(("call", say("A full call is one of two things the floor may choose.")),),
        undercall=True,
    )


def full_call(table: Table, seat: Seat, lies: int) -> Outcome:
    """The whole bet, or the whole stack where that is less."""
    to = min(table.bet_to_call, seat.total)
    action = Action.CALL if to == table.bet_to_call else Action.ALL_IN
    return settled(action, to, lies)


def forfeit(table: Table, counted: int, total: int, lies: int) -> Outcome:
    """Fold, and lose what was meant as a call of the opening bet (our reading of B); what was
    `counted` in before, a blind or an act in turn, stays in anyhow (acting-in-turn A)."""
    lost = max(counted, min(total, opening_bet(table)))
    return Outcome(Action.FOLD, forfeits=lost, add=max(0, lost - lies), change=max(0, lies - lost))


def taken_back(counted: int, lies: int) -> Outcome:
    """Fold, and take back what was put out last; what is in by then stays in, paid or not."""
    return Outcome(
        Action.FOLD,
        forfeits=counted,
        add=max(0, counted - lies),
        change=max(0, lies - counted),
    )
