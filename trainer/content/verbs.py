"""The verbs of the script as data: who does it, what it takes, and which keys may stand beside."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from trainer.content.antes import ANTE
from trainer.content.kinds import (
    AMOUNT,
    ANY_ANSWER,
    CARD,
    CARDS,
    CHIPS,
    DECLARATION,
    NOTHING,
    NUMBER,
    PLACE_AT_TABLE,
    SEAT,
    TWO_AMOUNTS,
    WORDS,
    YES_NO,
    Key,
    Kind,
    by_number,
    by_seat,
    choice,
    either,
    list_of,
    maybe,
)
from trainer.messages import Message, say
from trainer.table.events import Begins, Counted, Dealt, Heard, Mixed, Word


class Who(Enum):
    """Whose line it is: that of the `seat:`, or without one the dealer's, or the floor's."""

    SEAT = "seat"
    DEALER = "dealer"
    FLOOR = "floor"


@dataclass(frozen=True, slots=True)
class Verb:
    """`keys` may stand beside it, apart from `ANY_LINE` and the seat of a seat's line."""

    name: str
    who: Who
    value: Kind
    doc: Message
    keys: tuple[Key, ...] = ()


ANY_LINE: Final = (
    Key("words", WORDS, say("What is heard, word for word: the bubble.")),
    Key("unseen", YES_NO, say("Nobody noticed; play went on with the chips as they lie.")),
    Key("quick", YES_NO, say("No reasonable time had passed for those who might speak up.")),
)

LINE_SEAT: Final = Key("seat", SEAT, say("Whose line it is: a seat or a name."), required=True)

CONDITIONS: Final = (Word.CHECK, Word.BET, Word.CALL, Word.RAISE, Word.ALL_IN, Word.FOLD)
"""What an if-then statement may wait for."""

_FACE_UP: Final = either(choice("seat-cards"), CARDS, by_seat(CARDS))
_TWICE: Final = Key("duplicate", YES_NO, say("A card named here lies there already: it was so."))
_HEARD: Final = Key(
    "heard",
    either(choice(*(one.value for one in Heard)), list_of(SEAT)),
    say("Who heard it: all, some, none, or seats."),
)

VERBS: Final = (
    Verb("checks", Who.SEAT, NOTHING, say("Checks.")),
    Verb("folds", Who.SEAT, NOTHING, say("Folds, cards forward.")),
    Verb("calls", Who.SEAT, NOTHING, say("Calls clearly, with the chips that make it.")),
    Verb("bets", Who.SEAT, AMOUNT, say("Declares a bet, with its chips; a total.")),
    Verb("raises", Who.SEAT, AMOUNT, say("Declares a raise, with its chips; a total.")),
    Verb(
        "all-in",
        Who.SEAT,
        maybe(AMOUNT),
        say("Declares all-in and pushes everything; the total must agree with the stack."),
    ),
    Verb("puts", Who.SEAT, CHIPS, say("Puts out chips silently, on top of what lies there.")),
    Verb(
        "gathers",
        Who.SEAT,
        CHIPS,
        say("Pushes prior chips and new ones together, silently; all the chips of the push."),
    ),
    Verb("adds", Who.SEAT, either(choice("owed"), AMOUNT), say("Pays what a ruling asked.")),
    Verb(
        "says",
        Who.SEAT,
        DECLARATION,
        say("Says an official word, a word and a number, or a number."),
        (
            _HEARD,
            Key("puts", CHIPS, say("Chips that come at the same moment.")),
            Key(
                "if",
                choice(*(one.value for one in CONDITIONS)),
                say("What another seat is to do first: an if-then statement."),
            ),
        ),
    ),
    Verb("pulls-back", Who.SEAT, CHIPS, say("Clearly draws back chips that lay in front.")),
    Verb("taps", Who.SEAT, NOTHING, say("Taps the table: a check without a word.")),
    Verb("tables", Who.SEAT, maybe(CARDS), say("Turns up cards, or the whole hand."), (_TWICE,)),
    Verb(
        "exposes",
        Who.SEAT,
        maybe(CARDS),
        say("Shows cards by accident or against the rules."),
        (_TWICE,),
    ),
    Verb("discards", Who.SEAT, maybe(CARDS), say("Pushes cards forward, face down.")),
    Verb("finds", Who.SEAT, CARDS, say("Notices that the hand holds these cards."), (_TWICE,)),
    Verb("asks-to-see", Who.SEAT, SEAT, say("Asks to see the hand of a seat.")),
    Verb("times-out", Who.SEAT, NOTHING, say("The clock was called, and time is up.")),
    Verb("picks-up", Who.SEAT, NOTHING, say("Takes its up cards off the table, in stud.")),
    Verb("reveals", Who.SEAT, CHIPS, say("Chips come to light that nobody saw before.")),
    Verb("leaves", Who.SEAT, NOTHING, say("Leaves the table.")),
    Verb("returns", Who.SEAT, NOTHING, say("Is back at the table.")),
    Verb(
        "deals",
        Who.DEALER,
        choice(*(one.value for one in Dealt)),
        say("Deals a street, cards face down, cards face up to seats, or one card for all."),
        (
            Key("cards", either(CARDS, by_seat(CARDS)), say("The cards, or the cards by seat.")),
            Key("burns", NUMBER, say("Cards burned first; left out, as many as the rules ask.")),
            Key(
                "exposes",
                by_number(CARD),
                say("Cards seen by accident, by their place counted off the deck from 1."),
            ),
            Key(
                "boxed",
                by_number(CARD),
                say("Cards that lay face up in the deck, by their place counted off it from 1."),
            ),
            Key("first-to", SEAT, say("The seat that got the first card of the deal.")),
            Key("left-out", list_of(SEAT), say("Seats that should have been dealt in.")),
            Key("also", list_of(SEAT), say("Seats that got cards and should not.")),
            _TWICE,
        ),
    ),
    Verb("burns", Who.DEALER, NUMBER, say("Burns cards.")),
    Verb("mucks", Who.DEALER, SEAT, say("Mucks the cards of a seat.")),
    Verb(
        "counts",
        Who.DEALER,
        choice(*(one.value for one in Counted)),
        say("Counts, and says the count `as:`, right or wrong."),
        (
            Key("as", AMOUNT, say("What the dealer says it is.")),
            Key("seat", SEAT, say("Whose bet or stack it is.")),
        ),
    ),
    Verb("announces", Who.DEALER, AMOUNT, say("Announces the amount of a bet.")),
    Verb("takes-back", Who.DEALER, SEAT, say("Gives a seat back what the ruling returns to it.")),
    Verb(
        "pushes",
        Who.DEALER,
        NUMBER,
        say("Pushes a pot, 0 the main pot."),
        (Key("to", list_of(SEAT), say("Who gets it."), required=True),),
    ),
    Verb("shows", Who.DEALER, _FACE_UP, say("Turns up cards, cards of seats, or the seat cards.")),
    Verb(
        "scrambles",
        Who.DEALER,
        _FACE_UP,
        say("Scrambles these cards face down."),
        (Key("picks", CARD, say("The card that is drawn among them to be the burn.")),),
    ),
    Verb(
        "drops",
        Who.DEALER,
        choice("stub"),
        say("Drops the stub, which is out of order then."),
        (
            Key(
                "mixed",
                choice(*(one.value for one in Mixed)),
                say("What the stub got mixed with."),
            ),
        ),
    ),
    Verb(
        "starts",
        Who.DEALER,
        choice("hand"),
        say("The next hand begins."),
        (
            Key("by", choice(*(one.value for one in Begins)), say("What it begins with.")),
            Key(
                "blinds",
                TWO_AMOUNTS,
                say("The blinds that are posted, where they are not those of the level."),
            ),
            Key("button", PLACE_AT_TABLE, say("Where the button was put, right or wrong.")),
        ),
    ),
    Verb(
        "level",
        Who.DEALER,
        TWO_AMOUNTS,
        say("The clock or the floor gives out a new level: its blinds."),
        (
            Key("ante", ANTE, say("Its ante, where it changes.")),
            Key("limits", TWO_AMOUNTS, say("Its bets in a limit game.")),
        ),
    ),
    Verb("ends", Who.DEALER, choice("hand"), say("The hand is over.")),
    Verb("floor", Who.FLOOR, ANY_ANSWER, say("The floor decides on one of the outcomes.")),
)
