"""What is heard at the table, as bubbles."""

from __future__ import annotations

from trainer.messages import Message, say, say_n
from trainer.table.events import (
    AllIn,
    Announces,
    AsksToSee,
    Bets,
    Calls,
    Checks,
    ClockRunsOut,
    Counts,
    Event,
    Finds,
    FloorRules,
    Gathers,
    Leaves,
    PullsBack,
    Puts,
    Raises,
    Says,
    Word,
)
from trainer.view.model import Bubble, Sign


def bubble(event: Event) -> Bubble | None:
    """What the seat says with its act; None where nobody would listen for a word."""
    match event:
        case Checks(tapped=True):
            return Bubble(say("(taps the table)"), quiet=True, sign=Sign.TAP)
        case Checks():
            return Bubble(say("“Check”"))
        case Calls():
            return Bubble(say("“Call”"))
        case Bets(to=to):
            return Bubble(say("“Bet {amount}”", amount=to))
        case Raises(to=to):
            return Bubble(say("“Raise to {amount}”", amount=to))
        case AllIn():
            return Bubble(say("“All-in”"))
        case Puts() | Gathers():
            return Bubble(say("… (silent)"), quiet=True, sign=Sign.PUSH)
        case PullsBack():
            return Bubble(say("… (silent)"), quiet=True, sign=Sign.PULL)
        case Leaves():
            return Bubble(say("(leaves the table)"), quiet=True, sign=Sign.WAVE)
        case ClockRunsOut():
            return Bubble(say("(the time is up)"), quiet=True, sign=Sign.TIME_UP)
        case Says():
            return Bubble(declared(event))
        case AsksToSee(of=of):
            return Bubble(say("“May I see the hand of Seat {seat}?”", seat=of))
        case Finds(cards=cards):
            return Bubble(say_n("“I have {n} card”", "“I have {n} cards”", len(cards)))
        case _:
            return None


def dealer_bubble(event: Event) -> Bubble | None:
    """What the dealer says out loud, right or wrong."""
    match event:
        case Counts(said=int(said)) | Announces(amount=said):
            return Bubble(say("“{amount}”", amount=said))
        case FloorRules():
            return Bubble(say("“Floor!”"), sign=Sign.FLOOR)
        case _:
            return None


def declared(event: Says) -> Message:
    """All that was said, the condition too."""
    words = declaration(event.word, event.amount)
    if event.provided is None:
        return words
    return say(
        "{words}, if another seat does this: {first}",
        words=words,
        first=declaration(event.provided, None),
    )


def declaration(word: Word, amount: int | None) -> Message:
    """The words of a declaration, as spoken; an amount is said after the word, bare."""
    if word is Word.NUMBER:
        return say("“{amount}”", amount=amount or 0)
    return _word(word) if amount is None else _with_amount(word, amount)


# Each is a sentence of its own: what is said at the table is not what a button is called.


def _word(word: Word) -> Message:
    match word:
        case Word.CHECK:
            return say("“Check”")
        case Word.BET:
            return say("“Bet”")
        case Word.CALL:
            return say("“Call”")
        case Word.RAISE:
            return say("“Raise”")
        case Word.FOLD:
            return say("“Fold”")
        case Word.ALL_IN:
            return say("“All-in”")
        case Word.COMPLETE:
            return say("“Complete”")
        case Word.POT:
            return say("“Pot”")
        case Word.NUMBER:
            raise ValueError("a number alone is no word")


def _with_amount(word: Word, amount: int) -> Message:
    match word:
        case Word.BET:
            return say("“Bet, {amount}”", amount=amount)
        case Word.CALL:
            return say("“Call, {amount}”", amount=amount)
        case Word.RAISE:
            return say("“Raise, {amount}”", amount=amount)
        case Word.ALL_IN:
            return say("“All-in, {amount}”", amount=amount)
        case Word.COMPLETE:
            return say("“Complete, {amount}”", amount=amount)
        case _:  # no amount goes with these
            return _word(word)
