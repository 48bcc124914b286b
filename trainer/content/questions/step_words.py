"""The steps of a dealer in words, as one dealer would tell another what to do."""

from __future__ import annotations

from typing import Final

from trainer.content.step_text import FOLLOWING
from trainer.messages import Message, say, say_n
from trainer.rules.ruling import Pile, Said, StepKind

STEP_NAMES: Final[dict[str, Message]] = {
    StepKind.ANNOUNCE.value: say("Announce"),
    StepKind.BRING_IN_BETS.value: say("Bring in the bets"),
    StepKind.RETURN.value: say("Return a bet"),
    StepKind.CHANGE.value: say("Give change"),
    StepKind.BURN.value: say("Burn a card"),
    StepKind.DEAL.value: say("Deal cards"),
    StepKind.TURN_UP.value: say("Turn up hands"),
    StepKind.BACK_UP.value: say("Back the action up"),
    StepKind.READ.value: say("Read the hands"),
    StepKind.PUSH.value: say("Push a pot"),
    StepKind.MUCK.value: say("Muck hands"),
    StepKind.RESHUFFLE.value: say("Reshuffle"),
    StepKind.SCRAMBLE.value: say("Scramble the board"),
    StepKind.CALL_FLOOR.value: say("Call the floor"),
}
"""The words of the closed list, as a choice among them shows them."""

FOLLOWING_NAMES: Final[dict[str, Message]] = {
    "flop": say("the flop"),
    "turn": say("the turn"),
    "river": say("the river"),
    "fourth": say("fourth street"),
    "fifth": say("fifth street"),
    "sixth": say("sixth street"),
    "seventh": say("seventh street"),
    "down": say("a missing downcard"),
    "community": say("one card for all"),
    "board": say("the board"),
    Pile.STUB.value: say("the stub"),
    Pile.MIX.value: say("stub, muck and burns together"),
}
"""What may be dealt, reshuffled or scrambled."""

_DEAL: Final[dict[str, Message]] = {
    "flop": say("deal the flop"),
    "turn": say("deal the turn"),
    "river": say("deal the river"),
    "fourth": say("deal fourth street"),
    "fifth": say("deal fifth street"),
    "sixth": say("deal sixth street"),
    "seventh": say("deal seventh street"),
    "down": say("deal the missing downcard"),
    "community": say("deal one card face up for all"),
}
_RESHUFFLE: Final[dict[str, Message]] = {
    Pile.STUB.value: say("reshuffle the stub"),
    Pile.MIX.value: say("reshuffle stub, muck and burns together"),
}
"""Steps in one piece: languages bend what is dealt or shuffled."""

SAID_NAMES: Final[dict[str, Message]] = {
    Said.ALL_IN.value: say("all-in"),
    Said.SHOW.value: say("hands to be shown"),
    Said.MISDEAL.value: say("misdeal"),
    Said.FOULED.value: say("fouled deck"),
    Said.LEVEL.value: say("the new level"),
}
"""What the dealer says where it is no amount."""


def step_in_words(step: str) -> Message:
    """`return 3 50` as `return 50 to seat 3`; a half-written step by its name."""
    match step.split():
        case ["announce", said] if said in SAID_NAMES:
            return say("announce: {words}", words=SAID_NAMES[said])
        case ["announce", amount] if amount.isdecimal():
            return say("announce {amount}", amount=int(amount))
        case ["announce"]:
            return say("announce")
        case ["bring-in-bets"]:
            return say("bring in the bets")
        case ["return", seat, amount] if amount.isdecimal():
            return say("return {amount} to Seat {seat}", amount=int(amount), seat=seat)
        case ["change", seat, amount] if amount.isdecimal():
            return say("give Seat {seat} {amount} in change", amount=int(amount), seat=seat)
        case ["burn"]:
            return say("burn a card")
        case ["deal", what] if what in FOLLOWING["deal"]:
            return _DEAL[what]
        case ["turn-up", *names] if names:
            return say_n(
                "turn up the hand of Seat {seats}",
                "turn up the hands of Seats {seats}",
                len(names),
                seats=", ".join(names),
            )
        case ["back-up", seat]:
            return say("action back to Seat {seat}", seat=seat)
        case ["read"]:
            return say("read the hands")
        case ["push", "0"]:
            return say("push the main pot")
        case ["push", number] if number.isdecimal():
            return say("push side pot {number}", number=int(number))
        case ["muck"]:
            return say("muck the hands")
        case ["muck", *names]:
            return say_n(
                "muck the hand of Seat {seats}",
                "muck the hands of Seats {seats}",
                len(names),
                seats=", ".join(names),
            )
        case ["reshuffle", what] if what in FOLLOWING["reshuffle"]:
            return _RESHUFFLE[what]
        case ["scramble", *_]:
            return say("scramble the board face down")
        case ["call-floor"]:
            return say("call the floor")
        case [word, *_] if word in STEP_NAMES:
            return STEP_NAMES[word]
        case _:
            return say("{word}", word=step)
