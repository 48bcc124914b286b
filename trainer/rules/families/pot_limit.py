"""Pot-limit: bets made on a wrong count of the pot, and how large the pot is."""

from __future__ import annotations

from trainer.messages import say
from trainer.rules.case import Case
from trainer.rules.concepts import pot_max
from trainer.rules.ruling import Cite, Finding, Stage, settled
from trainer.table.events import Bets, Puts, Raises, Says, Word
from trainer.table.games import Limit
from trainer.table.state import Action, Cause

WRONG_COUNT = Cite("incorrect-bets", "B")


def bet_on_wrong_count(case: Case) -> Finding | None:
    """A pot-limit bet made on the dealer's wrong count (incorrect-bets B).

    Said too low, a bet of that amount is owed up to the pot until substantial action after it;
    said too high, it is over the limit and is cut. Nobody knows yet, so play goes on with what
    lies; `corrections` puts it right once it is found.
    """
    table, seat, count = case.table, case.seat, case.table.wrong_count
    if count is None or not count.of_pot or table.game.limit is not Limit.POT_LIMIT:
        return None
    true_most = pot_max(table, seat, case.house)
    said_most = true_most + count.said - count.true
    to = _total(case, said_most)
    if to is None or to >= seat.total:
        return None
    action = Action.RAISE if table.bet_to_call else Action.BET
    if count.said < count.true and to == said_most:
        right, cause = min(true_most, seat.total), Cause.COUNT_LOW
    elif count.said > count.true and true_most < to <= said_most:
        right, cause = true_most, Cause.COUNT_HIGH
    else:
        return None
    why = say("The pot was counted as {said}; it is {true}.", said=count.said, true=count.true)
    return Finding(
        Stage.MEANING,
        (WRONG_COUNT,),
        (why,),
        outcome=settled(action, right, to),
        cause=cause,
        lay=to,
    )


def _total(case: Case, said_most: int) -> int | None:
    """The total that this event puts or declares; None where it is no bet or raise."""
    event, seat = case.event, case.seat
    match event:
        case Bets(to=to) | Raises(to=to):
            return to
        case Says(word=Word.POT):
            return said_most
        case Says(word=Word.BET | Word.RAISE | Word.NUMBER, amount=int() as amount):
            return amount
        case Puts(chips=chips):
            return seat.front.total + chips.total
        case _:
            return None
