"""Which drill a call of `drill` asks for, in print or in the window."""

from __future__ import annotations

from trainer.command_line.reading import Call, WrongUse
from trainer.content.suggest import suggest
from trainer.messages import say
from trainer.training.drills.catalogue import ALL_KINDS, MIXED
from trainer.training.drills.kind import LEVELS

MOST_SEED = 2**31


def drill_of(call: Call) -> tuple[str, int, int]:
    """Kind, level and seed; WrongUse where there is no such drill."""
    kind = call.operands[0]
    names = (*(one.name for one in ALL_KINDS), MIXED)
    if kind not in names:
        there_are = say("There are: {words}.", words=", ".join(names))
        message = say("There is no kind of drill {kind}.", kind=kind)
        raise WrongUse(message, suggest(kind, names) or there_are)
    return kind, call.number_to(LEVELS[-1], "--level"), call.number_to(MOST_SEED, "--seed")
