"""The answer vocabulary as data: the fields of every question type, and what a question needs.

A value of an answer is, in Python and in JSON alike:

- an amount, a number, a seat: an `int` (whole chips; the printed number of the seat);
- yes and no: `True` and `False`, also where they stand among other words (`binds`, `may`);
- another word: a `str`, as it is written in a lesson; a step with its arguments as one (`push 1`);
- a hand: a tuple of its class and its five cards as one text;
- a list: a tuple in its order; a set: a tuple, sorted (words in the order declared here);
- a map: a dict, its keys field names or seats written as digits.
"""

from __future__ import annotations

from dataclasses import dataclass

from trainer.content.kinds import (
    AMOUNT,
    HIGH_HAND,
    ID,
    LOW_HAND,
    NUMBER,
    PLACE_AT_TABLE,
    SEAT,
    STEP,
    WORDS,
    YES_NO,
    Key,
    by_seat,
    by_text,
    choice,
    fields,
    list_of,
    set_of,
)
from trainer.messages import Message, say


@dataclass(frozen=True, slots=True)
class AskShape:
    """A question type: its fields, the main one first, and the keys beside `ask:` it may have."""

    ask: str
    doc: Message
    fields: tuple[Key, ...]
    keys: tuple[Key, ...] = ()

    @property
    def main(self) -> Key:
        """The field that is never left out, and that says `floor` where it has that word."""
        return self.fields[0]

    def field(self, name: str) -> Key | None:
        """The field of that name, `floor` and `outcomes` not counted."""
        return next((one for one in self.fields if one.name == name), None)


FLOOR = "floor"
"""The field with which every question can be answered: the floor decides."""
OUTCOMES = "outcomes"
"""What the floor may choose from: a set of answers in the fields of the question."""

FAULTS = (
    "out-of-turn",
    "undercall",
    "short-bet",
    "short-raise",
    "over-limit",
    "string-bet",
    "raise-not-open",
    "needless-fold",
    "invalid-declaration",
    "unclear-bet",
    "wrong-count",
    "wrong-pot-count",
    "hidden-chips",
    "exposed-card",
    "early-discard",
    "killed-hand",
    "wrong-number-of-cards",
    "boxed-card",
    "misdeal",
    "fouled-deck",
    "missing-burn",
    "extra-burn",
    "four-card-flop",
    "wrong-board",
    "premature-card",
    "disordered-stub",
    "wrong-level",
)
"""The closed list of `spot`: what the rules can see to go wrong."""
NO_FAULT = "none"
"""What `spot` is answered with where nothing is wrong."""

ACTIONS = ("fold", "check", "call", "bet", "raise", "all-in")

_SEAT = Key("seat", SEAT, say("The seat that the question is about."), required=True)
_MAY_SEAT = Key("seat", SEAT, say("The seat that the question is about."))
_RETURNED = Key("returned", by_seat(AMOUNT), say("Chips that go back, by seat."))
_CHANGE = Key("change", AMOUNT, say("Chips that go back to the seat."))
_OPTIONS = (
    Key("actions", set_of(choice(*ACTIONS)), say("What the seat may do; none is a dead hand.")),
    Key("call", AMOUNT, say("Chips that a call adds to what lies in front.")),
    Key("min_raise_to", AMOUNT, say("The least total of a bet or raise.")),
    Key("max_raise_to", AMOUNT, say("The largest total of a bet or raise, where there is one.")),
)
_WINNERS = Key(
    "winners",
    list_of(
        fields(
            Key("pot", NUMBER, say("The number of the pot, 0 for the main pot.")),
            Key("half", choice("whole", "high", "low"), say("Which part of the pot.")),
            Key("shares", by_seat(AMOUNT), say("Who gets how much of it, by seat.")),
        )
    ),
    say("Who wins what of which pot."),
)
ASKS: tuple[AskShape, ...] = (
    AskShape(
        "ruling",
        say("What a seat’s last act amounts to, and what it owes now."),
        (
            Key(
                "action",
                choice("check", "bet", "call", "raise", "all-in", "fold", FLOOR),
                say("The action that it is."),
            ),
            Key("to", AMOUNT, say("The total in front of the seat once ruled.")),
            Key("add", AMOUNT, say("Chips that the seat still has to add.")),
            _CHANGE,
            Key("forfeits", AMOUNT, say("Chips that the seat loses.")),
        ),
        (_SEAT,),
    ),
    AskShape("options", say("What a seat may do when its turn comes."), _OPTIONS, (_SEAT,)),
    AskShape(
        "binding",
        say("Whether a seat’s act stands."),
        (
            Key(
                "binds",
                choice("yes", "no", "if-unchanged", FLOOR),
                say("Whether the act binds the seat."),
            ),
            _CHANGE,
            *_OPTIONS,
        ),
        (_SEAT,),
    ),
    AskShape(
        "pots",
        say("What the pots are, and what goes back."),
        (
            Key(
                "pots",
                list_of(
                    fields(
                        Key("amount", AMOUNT, say("Chips in the pot.")),
                        Key("seats", set_of(SEAT), say("Who can win it.")),
                    )
                ),
                say("The pots, the main pot first."),
            ),
            _RETURNED,
        ),
    ),
    AskShape(
        "award",
        say("In what order pots are pushed, and to whom."),
        (
            Key("order", list_of(NUMBER), say("Pot numbers as pushed; 0 is the main pot.")),
            _WINNERS,
            Key("paid", by_seat(AMOUNT), say("What each seat gets in all.")),
        ),
    ),
    AskShape(
        "pot-count",
        say("How much is in the pot."),
        (
            Key("pot", AMOUNT, say("Chips in the pot, bets in front included.")),
            Key("max_bet_to", AMOUNT, say("The largest total that the seat may bet.")),
        ),
        (_MAY_SEAT,),
    ),
    AskShape(
        "burn",
        say("How many cards are burned now."),
        (
            Key("burns", NUMBER, say("Cards burned off the stub now.")),
            Key(
                "extra",
                choice("muck", "burn", "stub", "none"),
                say("What becomes of a wrong or extra card."),
            ),
        ),
    ),
    AskShape(
        "expose",
        say("Whether hands are turned up now."),
        (
            Key("now", YES_NO, say("Whether it is time.")),
            Key("seats", set_of(SEAT), say("The seats whose hands are turned up.")),
        ),
    ),
    AskShape(
        "see-hand",
        say("Who may ask to see a hand."),
        (
            Key(
                "may",
                by_seat(choice("right", FLOOR, "no")),
                say("For each seat: a right, at the floor’s discretion, or no."),
            ),
        ),
        (Key("of", SEAT, say("Whose hand it is."), required=True),),
    ),
    AskShape(
        "hand",
        say("Whether a hand is live."),
        (
            Key("hand", choice("live", "dead", FLOOR), say("The hand of the seat.")),
            Key("deal", choice("on", "misdeal", "fouled"), say("The deal as a whole.")),
            _RETURNED,
        ),
        (_SEAT,),
    ),
    AskShape(
        "seat",
        say("Which seat it is, or which seats in order."),
        (
            Key("seat", PLACE_AT_TABLE, say("The seat.")),
            Key("seats", list_of(SEAT), say("The seats, in order.")),
        ),
        (
            Key(
                "for",
                choice(
                    "act",
                    "show",
                    "odd-chip",
                    "button",
                    "small-blind",
                    "big-blind",
                    "move",
                    "seat-card",
                    "bring-in",
                    "cards",
                    "finish",
                    "race",
                ),
                say("What the seat is looked for."),
                required=True,
            ),
        ),
    ),
    AskShape(
        "halt",
        say("Whether the table stops playing."),
        (
            Key("halt", YES_NO, say("Whether it stops.")),
            Key("when", choice("now", "big-blind-on-empty-seat"), say("When it stops.")),
        ),
    ),
    AskShape(
        "steps",
        say("What the dealer does next, step by step."),
        (Key("steps", list_of(STEP), say("The steps, in order: `burn`, `deal turn`.")),),
    ),
    AskShape(
        "read",
        say("What the hands are, and who wins."),
        (
            Key(
                "hands",
                by_seat(
                    fields(
                        Key(
                            "high", HIGH_HAND, say("The class of the high hand and its five cards.")
                        ),
                        Key("low", LOW_HAND, say("The class of the low hand and its five cards.")),
                    )
                ),
                say("Each hand, by seat."),
            ),
            _WINNERS,
        ),
    ),
    AskShape(
        "spot",
        say("What went wrong."),
        (
            Key(
                "fault",
                choice(*FAULTS, NO_FAULT),
                say("The fault, or none."),
            ),
        ),
    ),
    AskShape(
        "count",
        say("How many chips they are, shown without their number."),
        (Key("amount", AMOUNT, say("The chips, counted.")),),
        (
            Key(
                "of", choice("stack", "bet", "pot", "race"), say("What is counted."), required=True
            ),
            _MAY_SEAT,
        ),
    ),
    AskShape(
        "choice",
        say("One of the author’s own options; the author’s word, not computed."),
        (Key("choice", ID, say("The name of the right option.")),),
        (
            Key(
                "options",
                by_text(WORDS),
                say("The options: a name and a text for each."),
                required=True,
            ),
        ),
    ),
)

ASK_SHAPES: dict[str, AskShape] = {one.ask: one for one in ASKS}
