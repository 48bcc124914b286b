"""Disputed pots: until when the award of a hand that is over can still be put right."""

from __future__ import annotations

from trainer.messages import Message, say
from trainer.rules.answers import Award, Winner
from trainer.rules.concepts import count_why, past_substantial
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.state import Awarded, Table

DISPUTED = Cite("disputed-pots")
SA = Cite("substantial-action")


def in_question(table: Table) -> Awarded | None:
    """The award that a question about the pots is on: that of the hand just over, as long as the
    next one is on its first street and undecided. None while pots of this hand wait."""
    done = table.awarded
    if done is None or (any(pot.amount for pot in table.pots) and not done.next_hand):
        return None
    if done.next_hand and (len(table.live) < 2 or not table.street.is_first):
        return None
    return done


def ruled(table: Table, done: Awarded, right: Answered[Award]) -> Answered[Award]:
    """What becomes of the award. `right` is what the rules say of the pots as they were.

    Until the next hand begins all can be put right. From then on a reading stands, and a pot that
    went astray can be put right until substantial action on that hand.
    """
    if right.result is None or right.result.winners is None:
        return right
    pushed = _as_pushed(done)
    same = _shares(pushed) == _shares(right.result)
    if not done.next_hand:
        why = say("The next hand has not begun: what was pushed wrongly is put right.")
        return right if same else Answered(right.result, (*right.findings, _finding(why)))
    if same:
        return right
    if past_substantial(table):
        late = say("The next hand has seen substantial action: the award stands, right or wrong.")
        return Answered(pushed, (Finding(Stage.REMEDY, (DISPUTED, SA), (count_why(table), late)),))
    begun = say("The next hand has begun: a reading can be disputed no more.")
    astray = say("A pot that went astray can be put right until substantial action.")
    return Answered(None, (_finding(begun), _finding(astray)), (right.result, pushed))


def _finding(why: Message) -> Finding:
    return Finding(Stage.REMEDY, (DISPUTED,), (why,))


def _as_pushed(done: Awarded) -> Award:
    paid: dict[int, int] = {}
    for one in done.pushed:
        for seat, amount in one.shares:
            paid[seat] = paid.get(seat, 0) + amount
    winners = tuple(Winner(one.pot, "whole", one.shares) for one in done.pushed)
    return Award(tuple(one.pot for one in done.pushed), winners, tuple(sorted(paid.items())))


def _shares(award: Award) -> dict[int, dict[int, int]]:
    """What every seat gets of every pot, halves taken together."""
    found: dict[int, dict[int, int]] = {}
    for one in award.winners or ():
        pot = found.setdefault(one.pot, {})
        for seat, amount in one.shares:
            pot[seat] = pot.get(seat, 0) + amount
    return found
