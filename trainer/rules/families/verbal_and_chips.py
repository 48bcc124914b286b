"""Words and chips together: which came first, and what if they contradict each other."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import Message, say
from trainer.rules.case import Case
from trainer.rules.concepts import min_raise_to
from trainer.rules.readings import capped
from trainer.rules.ruling import Cite, Finding, meaning, settled
from trainer.rules.short_calls import full_call
from trainer.table.chips import ChipStack
from trainer.table.events import Bets, Calls, Gathers, Heard, Puts, Raises, Says, Word
from trainer.table.state import Action, Declared, Outcome

FIRST_DECIDES = Cite("methods-of-betting", "A")
FLOOR_RULES = Cite("floor-decisions")


def declared_of(case: Case) -> Declared | None:
    """What this seat declared and has yet to put chips to."""
    for one in case.table.pending:
        if isinstance(one, Declared) and one.seat == case.seat.number:
            return one
    return None


def chips_after_words(case: Case) -> Finding | None:
    """Chips that follow a declaration: the words, which came first, decide; where not everybody
    heard them and the chips say otherwise, the floor (methods-of-betting A)."""
    declared, silent = declared_of(case), case.silent
    if declared is None or not isinstance(case.event, Puts | Gathers) or silent is None:
        return None
    spoken = _as_declared(case, declared, _lies_then(case))
    if declared.heard_by_all:
        return spoken
    return _contradiction(spoken, silent, _chips_differ(spoken, silent))


def _lies_then(case: Case) -> int:
    """What lies in front once the chips of this event are out; of chips gathered the prior ones
    lay there before."""
    event, front = case.event, case.seat.front
    match event:
        case Gathers(chips=chips):
            return chips.total if chips.holds(front) else front.total + chips.total
        case Puts(chips=chips) | Says(chips=ChipStack() as chips):
            return front.total + chips.total
        case _:
            return front.total


def as_its_amount(case: Case) -> Case:
    """An amount that follows a raise or bet declared without one is the amount of that: a number
    alone is no raise short of the mark any more (raise-amounts A)."""
    declared, event = declared_of(case), case.event
    if declared is None or declared.to is not None or not declared.heard_by_all:
        return case
    word = Word.RAISE if case.table.bet_to_call else Word.BET
    match event:
        case Says(word=Word.NUMBER | Word.BET, amount=int()):
            return replace(case, event=replace(event, word=word))
        case Bets(seat=seat, to=to) if word is Word.RAISE:
            return replace(case, event=Raises(seat, to))
        case _:
            return case


def words_after_words(case: Case) -> Finding | None:
    """Words or a clear act after a declaration that still waits for its chips: the first decides,
    also as to its amount where it had one; where not everybody heard it and the second says
    otherwise, the floor (methods-of-betting A)."""
    declared, spoken = declared_of(case), case.spoken
    if declared is None or spoken is None or not isinstance(spoken.outcome, Outcome):
        return None
    if not declared.heard_by_all:
        first = next(
            replace(one, waits=None) for one in declared.spoken if isinstance(one, Finding)
        )
        return _contradiction(first, spoken, _words_differ(first, spoken))
    if declared.to is None:
        return None
    return _as_declared(case, declared, _lies_then(case))


def words_with_chips(case: Case) -> Finding | None:
    """Words and chips at once: the words, where they were clear to everybody; where they were not
    and the chips say otherwise, the floor."""
    event = case.event
    if not isinstance(event, Says) or event.chips is None or event.heard is not Heard.SOME:
        return None
    assert case.spoken is not None
    assert case.silent is not None
    return _contradiction(case.spoken, case.silent, _chips_differ(case.spoken, case.silent))


def half_heard(case: Case) -> Finding | None:
    """A declaration that not everybody heard waits for its chips before it is ruled on."""
    event = case.event
    if not isinstance(event, Says) or event.heard is not Heard.SOME or event.chips is not None:
        return None
    spoken = case.spoken
    if spoken is None or spoken.outcome is None or spoken.waits is not None:
        return None
    outcome = spoken.outcome
    waits = Declared(
        case.seat.number, outcome.action, outcome.to, heard_by_all=False, spoken=(spoken,)
    )
    return replace(spoken, waits=waits)


def _as_declared(case: Case, declared: Declared, lies: int) -> Finding:
    table, seat = case.table, case.seat
    if declared.to is not None:
        to = declared.to
        return meaning(
            (FIRST_DECIDES,),
            (say("It was said before the chips went out: {to} in total.", to=to),),
            settled(declared.word, to, lies),
        )
    least = min_raise_to(table)
    to, cut, cites = capped(table, seat, min(max(least, lies), seat.total), case.house)
    action = Action.RAISE if table.bet_to_call else Action.BET
    if to < least:
        action = Action.ALL_IN
    reason = (
        say("The one motion holds {lies}: that is the amount.", lies=lies)
        if lies >= least
        else say(
            "The one motion holds {lies}: made good to the minimum of {least}.",
            lies=lies,
            least=least,
        )
    )
    return meaning(
        (Cite("methods-of-raising"), Cite("raise-amounts", "A"), *cites),
        (say("A raise was declared before the chips went out."), reason, *cut),
        settled(action, to, lies),
    )


def _contradiction(first: Finding, then: Finding, why: tuple[Message, ...]) -> Finding:
    """The floor, among both readings; where they come to the same there is nothing to ask."""
    both = tuple(dict.fromkeys((*first.may_be, *then.may_be)))
    if len(both) == 1:
        return first
    return meaning(
        (FIRST_DECIDES, FLOOR_RULES),
        why,
        outcomes=both,
        missed=(
            ("bet", say("The words were first, but not clear to everybody.")),
            ("raise", say("The words were first, but not clear to everybody.")),
            ("call", say("The words were first, but not clear to everybody.")),
        ),
    )


def _chips_differ(spoken: Finding, silent: Finding) -> tuple[Message, ...]:
    return (
        say("Not everybody heard the words, and the chips say something else."),
        say("By the words: {to} in total.", to=_to(spoken)),
        say("By the chips: {to} in total.", to=_to(silent)),
    )


def _words_differ(first: Finding, then: Finding) -> tuple[Message, ...]:
    return (
        say("Not everybody heard the first words, and the next ones say something else."),
        say("By the first words: {to} in total.", to=_to(first)),
        say("By the next: {to} in total.", to=_to(then)),
    )


def _to(found: Finding) -> int:
    return max((one.to for one in found.may_be), default=0)


def accepted_count(case: Case) -> Finding | None:
    """After a wrong count, pushing that amount or saying call accepts the correct full amount
    (accepted-action)."""
    table, seat = case.table, case.seat
    count = table.wrong_count
    if count is None or count.of_pot or table.bet_to_call <= seat.amount_in:
        return None
    if not _takes(case, count.said):
        return None
    event = case.event
    lies = seat.front.total
    if isinstance(event, Puts | Says):
        lies += event.chips.total if event.chips is not None else 0
    else:
        lies = max(lies, min(table.bet_to_call, seat.total))
    outcome = full_call(table, seat, lies)
    return meaning(
        (Cite("accepted-action"),),
        (
            say("It was counted as {said}; it is {true}.", said=count.said, true=count.true),
            say("Whoever takes the bet takes its true amount: {to}.", to=outcome.to),
        ),
        outcome,
        missed=(
            ("fold", say("The amount was accepted, whatever the count said.")),
            ("raise", say("The chips pushed were the amount that was counted.")),
        ),
    )


def _takes(case: Case, said: int) -> bool:

    event, seat = case.event, case.seat
    match event:
        case Calls():
            return True
        case Says(word=Word.CALL):
            return True
        case Says(word=Word.NUMBER, amount=amount):
            return amount == said
        case Puts(chips=chips):
            return seat.front.total + chips.total == said
        case _:
            return False
