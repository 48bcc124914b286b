"""If-then statements: what a seat says it will do if another does something first."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import say
from trainer.rules.answers import Binding, Binds, Options
from trainer.rules.ruling import Answered, Cite, Finding, Stage, Stands, findings_of
from trainer.table.events import FloorRules, Says, Word
from trainer.table.state import Action, Conditional, Table

CONDITIONAL = Cite("conditional-declarations", "A")


def says_if(table: Table, event: Says) -> tuple[Table, Finding]:
    """The statement noted; it settles nothing, and the floor may hold the seat to it."""
    found = Finding(
        Stage.STANDING,
        (CONDITIONAL,),
        (
            say("It says what it will do if another seat does something first."),
            say("The floor may hold it to that, or not; a penalty may follow."),
        ),
        stands=Stands.FLOOR,
        penalty=True,
    )
    said = Conditional(
        event.seat,
        _action(event.word),
        _action(event.provided or Word.BET),
        table.bet_to_call,
        spoken=(found,),
    )
    kept = tuple(
        one
        for one in table.pending
        if not (isinstance(one, Conditional) and one.seat == event.seat)
    )
    return replace(table, pending=(*kept, said)), found


def _action(word: Word) -> Action:
    """The act that a word names; an amount, the pot or a completion is a bet or raise."""
    return _ACTIONS.get(word, Action.RAISE)


_ACTIONS = {
    Word.CHECK: Action.CHECK,
    Word.BET: Action.BET,
    Word.CALL: Action.CALL,
    Word.RAISE: Action.RAISE,
    Word.FOLD: Action.FOLD,
    Word.ALL_IN: Action.ALL_IN,
}


def said_if(table: Table, number: int) -> Conditional | None:
    """What the seat has said for a case to come, and not acted since."""
    return next(
        (one for one in table.pending if isinstance(one, Conditional) and one.seat == number),
        None,
    )


def binding(said: Conditional) -> Answered[Binding]:
    """Whether the statement binds: the floor's, until it has spoken."""
    found = findings_of(said.spoken)
    if said.held:
        return Answered(Binding(Binds.YES), found, penalty=True)
    return Answered(None, found, (Binding(Binds.YES), Binding(Binds.NO)), penalty=True)


def acts_anew(table: Table, number: int) -> Table:
    """The seat acts: what it had said for a case to come is over."""
    said = said_if(table, number)
    if said is None:
        return table
    return replace(table, pending=tuple(one for one in table.pending if one is not said))


def ruled(table: Table, event: FloorRules) -> Table | None:
    """The floor's word on the latest statement; None where it speaks of something else."""
    outcome = dict(event.outcome)
    said = next((one for one in reversed(table.pending) if isinstance(one, Conditional)), None)
    if said is None or said.held or "binds" not in outcome:
        return None
    held = (replace(said, held=True),) if outcome["binds"] else ()
    return replace(table, pending=(*(one for one in table.pending if one is not said), *held))


def has_come_true(said: Conditional, table: Table) -> bool:
    """Whether what was supposed has happened: the bet is higher by now, or it is not."""
    higher = table.bet_to_call > said.faced
    return higher if said.provided in (Action.BET, Action.RAISE, Action.ALL_IN) else not higher


def held_to(said: Conditional, opened: Answered[Options]) -> Answered[Options]:
    """What is open to a seat that is held to its word: that alone, where it is open at all."""
    options = opened.result
    wanted = {said.word, Action.ALL_IN} if said.word in _CHIPS else {said.word}
    if options is None or not options.actions & wanted:
        return opened
    kept = options.actions & wanted
    may_raise = bool(kept & {Action.BET, Action.RAISE})
    narrowed = Options(
        kept,
        options.call if Action.CALL in kept else None,
        options.min_raise_to if may_raise else None,
        options.max_raise_to if may_raise else None,
    )
    found = findings_of(said.spoken)
    why = Finding(Stage.STANDING, (CONDITIONAL,), (say("The floor has held it to what it said."),))
    return replace(opened, result=narrowed, findings=(*found, why, *opened.findings))


_CHIPS = frozenset({Action.BET, Action.CALL, Action.RAISE, Action.ALL_IN})
