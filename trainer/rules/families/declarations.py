"""Words: what an official word or a number, said in turn, comes to."""

from __future__ import annotations

from trainer.messages import say
from trainer.rules.case import Case
from trainer.rules.concepts import (
    assumed_pot,
    brings_in,
    counted_pot,
    facing_bet,
    max_raise_to,
    min_raise_to,
    rounded_pot,
)
from trainer.rules.readings import capped, spoken_number
from trainer.rules.ruling import Cite, Finding, Slip, Stage, Stands, meaning, settled
from trainer.rules.short_calls import full_call
from trainer.table.events import AllIn, Bets, Calls, Checks, Folds, Heard, Raises, Says, Word
from trainer.table.games import Limit, Street
from trainer.table.start import street_minimum
from trainer.table.state import Action, Bar, Declared, Outcome

BINDING_WORD = Cite("binding-declarations-undercalls", "A")
INVALID = Cite("invalid-declarations")
RAISING = Cite("raise-amounts", "B")


def unheard(case: Case) -> Finding | None:
    """A declaration that nobody heard declares nothing (methods-of-betting A)."""
    event = case.event
    if not isinstance(event, Says) or event.heard is not Heard.NONE or event.chips is not None:
        return None
    return Finding(
        Stage.MEANING,
        (Cite("methods-of-betting", "A"),),
        (say("Nobody heard it: nothing is declared yet."),),
        stands=Stands.NOTED,
    )


def checks(case: Case) -> Finding | None:
    """A check with nothing to call; facing a bet it leaves call or fold, no raise
    (invalid-declarations)."""
    if not (isinstance(case.event, Checks) or _says(case, Word.CHECK)):
        return None
    table, seat = case.table, case.seat
    if brings_in(table) and case.in_turn:
        return meaning(
            (Cite("rp-stud-dealing"),),
            (say("The low card must bring it in: {least}.", least=table.bring_in),),
            settled(Action.BET, min(table.bring_in, seat.total), _lies(case)),
        )
    if not facing_bet(table, seat):
        return meaning(
            (Cite("terminology-and-gestures"),),
            (say("Nothing is to be called: a check."),),
            Outcome(Action.CHECK, seat.amount_in),
        )
    return Finding(
        Stage.MEANING,
        (INVALID,),
        (
            say(
                "A check while facing {bet} is no check: call or fold, no raise.",
                bet=table.bet_to_call,
            ),
        ),
        stands=Stands.VOID,
        slip=Slip.DECLARATION,
    )


def folds(case: Case) -> Finding | None:
    """A fold binds at any time before the last betting round ends, also with no bet to the seat
    (non-standard-folds)."""
    if not (isinstance(case.event, Folds) or _says(case, Word.FOLD)):
        return None
    if case.seat.bars & Bar.FOLD and case.in_turn:
        return meaning(
            (Cite("prior-bet-chips", "B", ours=True),),
            (say("A prior chip was drawn back facing a raise: no fold is open, so it is a call."),),
            full_call(case.table, case.seat, case.seat.front.total),
            missed=(("fold", say("The chip drawn back binds to a call or a raise.")),),
        )
    if facing_bet(case.table, case.seat) or not case.in_turn:
        return meaning(
            (Cite("acting-in-turn", "A"),) if case.in_turn else (Cite("non-standard-folds"),),
            (say("A fold."),),
            Outcome(Action.FOLD),
            slip=None if case.in_turn else Slip.FOLD,
        )
    return meaning(
        (Cite("non-standard-folds"),),
        (say("No bet to fold to, and the fold binds all the same."),),
        Outcome(Action.FOLD),
        slip=Slip.FOLD,
        penalty=True,
    )


def calls(case: Case) -> Finding | None:
    """A call commits to the whole bet; with nothing to call it is a check. A small blind that is
    completed is a call of the big one (our reading)."""
    completed = _completes_blind(case)
    if not (isinstance(case.event, Calls) or _says(case, Word.CALL) or completed):
        return None
    table, seat = case.table, case.seat
    if not facing_bet(table, seat):
        return meaning(
            (Cite("invalid-declarations", "A"),),
            (say("Nothing is to be called: a check."),),
            Outcome(Action.CHECK, seat.amount_in),
            slip=Slip.DECLARATION,
        )
    outcome = full_call(table, seat, _lies(case))
    if outcome.action is Action.ALL_IN:
        why = say("The stack ends at {to}: all-in for less.", to=outcome.to)
    else:
        why = say("A call in turn is a call of the whole bet: {to}.", to=outcome.to)
    cites = (Cite("terminology-and-gestures", ours=True),) if completed else ()
    return meaning((*cites, BINDING_WORD), (why,), outcome)


def _completes_blind(case: Case) -> bool:
    """Said by the small blind that faces no more than the big one."""
    table, seat = case.table, case.seat
    event = case.event
    said = isinstance(event, Says) and event.word is Word.COMPLETE and event.amount is None
    small = seat.number == table.small_blind_seat and table.street is Street.PREFLOP
    return said and small and seat.amount_in < table.bet_to_call <= table.big_blind


def goes_all_in(case: Case) -> Finding | None:
    """Everything, cut to the limit of the game."""
    if not (isinstance(case.event, AllIn) or _says(case, Word.ALL_IN)):
        return None
    table, seat = case.table, case.seat
    to, cut, cites = capped(table, seat, seat.total, case.house)
    if cut:
        action = Action.RAISE if table.bet_to_call else Action.BET
        return meaning((BINDING_WORD, *cites), cut, settled(action, to, _lies(case)))
    return meaning(
        (BINDING_WORD,),
        (say("All-in: {to} in total.", to=to),),
        settled(Action.ALL_IN, to, _lies(case)),
    )


def says_number(case: Case) -> Finding | None:
    """A number alone is that amount pushed silently, without pieces (methods-of-betting C)."""
    event = case.event
    if isinstance(event, Says) and event.word is Word.NUMBER:
        return spoken_number(case.table, case.seat, event.amount or 0, _lies(case), case.house)
    return None


def bets(case: Case) -> Finding | None:
    """A bet said with its amount; over a bet it is read as the number."""
    amount = _amount(case, Bets, Word.BET)
    if amount is None:
        return None
    table, seat = case.table, case.seat
    if table.bet_to_call:
        return spoken_number(table, seat, amount, _lies(case), case.house)
    return _total(case, amount, Action.BET)


def raises(case: Case) -> Finding | None:
    """A raise said with its amount is a total, at least the minimum (raise-amounts B)."""
    amount = _amount(case, Raises, Word.RAISE)
    if amount is None:
        amount = _amount(case, Raises, Word.COMPLETE)
    if amount is None:
        return None
    table = case.table
    if not table.bet_to_call:
        found = _total(case, amount, Action.BET)
        return meaning(
            (Cite("invalid-declarations", "B"), *found.cites),
            (say("Nobody has bet yet: a raise is a bet."), *found.why),
            found.outcome,
            slip=Slip.DECLARATION,
        )
    if amount <= table.bet_to_call and amount < case.seat.total:
        return _no_total(case, amount)
    return _total(case, amount, Action.RAISE)


def raise_without_amount(case: Case) -> Finding | None:
    """Bet, raise or complete alone: at least the minimum; the chips of one motion tell."""
    event = case.event
    if not isinstance(event, Says) or event.amount is not None:
        return None
    if event.word not in (Word.BET, Word.RAISE, Word.COMPLETE):
        return None
    table, seat = case.table, case.seat
    least = min_raise_to(table)
    if event.word is Word.COMPLETE and brings_in(table):
        least = street_minimum(table)
    holds = max(least, _lies(case)) if event.chips is not None else least
    to, cut, cites = capped(table, seat, min(holds, seat.total), case.house)
    action = Action.RAISE if table.bet_to_call else Action.BET
    if to < least:
        action = Action.ALL_IN
    waits = None
    if event.chips is None:
        # In limit the words alone say how much: there is one size of bet.
        known = to if table.game.limit is Limit.FIXED else None
        waits = Declared(seat.number, action, known, event.heard is Heard.ALL)
    return Finding(
        Stage.MEANING,
        (Cite("methods-of-raising"), Cite("raise-amounts", "A"), *cites),
        (
            say(
                "Declared without an amount: what one motion holds, at least {least}.",
                least=least,
            ),
            *cut,
        ),
        outcome=settled(action, to, _lies(case)),
        waits=waits,
    )


def says_pot(case: Case) -> Finding | None:
    """The pot is a bet in pot-limit; in no-limit it binds to a valid bet or raise
    (pot-limit-bets D)."""
    event = case.event
    if not (isinstance(event, Says) and event.word is Word.POT):
        return None
    table, seat = case.table, case.seat
    action = Action.RAISE if table.bet_to_call else Action.BET
    if table.game.limit is Limit.POT_LIMIT:
        most = max_raise_to(table, seat, case.house) or 0
        to = min(most, seat.total)
        why = say(
            "The pot of {pot} and the call: {bet} + {pot} + {call} = {most}.",
            pot=counted_pot(table, case.house),
            bet=table.bet_to_call,
            call=table.bet_to_call - seat.amount_in,
            most=most,
        )
        if not table.bet_to_call:
            why = say("The pot is {pot}.", pot=most)
        rounded = rounded_pot(table, case.house)
        cite = Cite("pot-limit-bets", "C" if not table.street.is_first else "B")
        return meaning(
            (cite, *(rounded.cites if rounded else ())),
            (*(rounded.why if rounded else ()), why),
            settled(action if to == most else Action.ALL_IN, to, _lies(case)),
        )
    least = min(min_raise_to(table), seat.total)
    pot = min(2 * table.bet_to_call + assumed_pot(table) - seat.amount_in, seat.total)
    amounts = sorted({least, capped(table, seat, max(least, pot), case.house)[0]})
    outcomes = tuple(
        settled(action if to >= min_raise_to(table) else Action.ALL_IN, to, _lies(case))
        for to in amounts
    )
    cites = (Cite("pot-limit-bets", "D"),)
    binds = say(
        "The pot is no bet in no-limit, but it binds to a valid one: at least {least}.",
        least=least,
    )
    if len(outcomes) == 1:
        return meaning(cites, (binds,), outcomes[0], slip=Slip.DECLARATION, penalty=True)
    return meaning(
        cites,
        (binds, say("A larger one, where the intent was clear, is the floor’s to say.")),
        outcomes=outcomes,
        slip=Slip.DECLARATION,
        penalty=True,
    )


def _says(case: Case, word: Word) -> bool:
    return isinstance(case.event, Says) and case.event.word is word


def _amount(case: Case, verb: type[Bets | Raises], word: Word) -> int | None:
    event = case.event
    if isinstance(event, Bets | Raises) and isinstance(event, verb):
        return event.to
    if isinstance(event, Says) and event.word is word:
        return event.amount
    return None


def _lies(case: Case) -> int:
    """What lies in front once the chips of this event are out."""
    event, seat = case.event, case.seat
    match event:
        case Says(chips=chips) if chips is not None:
            return seat.front.total + chips.total
        case Bets(to=to) | Raises(to=to):
            return max(seat.front.total, to)
        case Calls():
            return max(seat.front.total, min(case.table.bet_to_call, seat.total))
        case AllIn():
            return seat.total
        case _:
            return seat.front.total


def _total(case: Case, amount: int, action: Action) -> Finding:
    """A declared total: at least the minimum, at most the game's limit, or the whole stack."""
    table, seat = case.table, case.seat
    least = min_raise_to(table)
    lies = _lies(case)
    if amount >= seat.total:
        amount = seat.total
        if amount < least:
            return meaning(
                (BINDING_WORD,),
                (
                    say(
                        "The whole stack, {to}, is short of {least}: all-in.",
                        to=amount,
                        least=least,
                    ),
                ),
                settled(Action.ALL_IN, amount, lies),
            )
    if amount < least:
        to = min(least, seat.total)
        return meaning(
            (Cite("incorrect-bets", "A"), Cite("raise-amounts", "A")),
            (
                say(
                    "At least {bet} + {yardstick} = {least}; {amount} is {missing} short.",
                    bet=table.bet_to_call,
                    yardstick=table.yardstick,
                    least=least,
                    amount=amount,
                    missing=least - amount,
                ),
            ),
            settled(action if to == least else Action.ALL_IN, to, lies),
            missed=(("call", say("It was declared, so it is made good to the minimum.")),),
        )
    to, cut, cites = capped(table, seat, amount, case.house)
    base = RAISING if action is Action.RAISE else Cite("methods-of-betting", "A")
    return meaning(
        (base, *cites),
        (say("Declared: {amount} in total.", amount=amount), *cut),
        settled(action, to, lies),
    )


def _no_total(case: Case, amount: int) -> Finding:
    """A raise whose number cannot be a total, as it is not above the bet: unclear, the floor."""
    table, seat = case.table, case.seat
    lies = _lies(case)
    least = min_raise_to(table)
    by = min(max(least, table.bet_to_call + amount), seat.total)
    totals = sorted({capped(table, seat, min(to, seat.total), case.house)[0] for to in (least, by)})
    why = say(
        "{amount} is not above the bet of {bet}: it cannot be the total, so it is unclear.",
        amount=amount,
        bet=table.bet_to_call,
    )
    cites = (Cite("methods-of-betting", "A"), Cite("unclear-bets", ours=True))
    if len(totals) == 1:
        action = Action.RAISE if totals[0] >= least else Action.ALL_IN
        return meaning(cites, (why,), settled(action, totals[0], lies))
    return meaning(
        cites,
        (
            why,
            say(
                "To the minimum of {least}, or by {amount} to {by}.",
                least=least,
                amount=amount,
                by=by,
            ),
        ),
        outcomes=tuple(settled(Action.RAISE, to, lies) for to in totals),
    )
