"""A profile as people name it at the command line: by its name, or by its id."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.content.suggest import suggest
from trainer.messages import Message, say
from trainer.training.attempts import Profile


class NoSuchProfile(Exception):
    """Nobody, or more than one, is called so: one sentence, perhaps a hint."""

    def __init__(self, message: Message, hint: Message | None) -> None:
        super().__init__(str(message))
        self.message = message
        self.hint = hint


def named(profiles: Sequence[Profile], name: str) -> Profile:
    """By name or id; where two have the name, only the id tells them apart. NoSuchProfile else."""
    found = [one for one in profiles if name in (one.name, one.id)]
    if len(found) == 1:
        return found[0]
    if found:
        ids = ", ".join(one.id for one in found)
        message = say("Several profiles are called {name}.", name=name)
        raise NoSuchProfile(message, say("Name one by its id: {ids}.", ids=ids))
    message = say("There is no profile {name}.", name=name)
    raise NoSuchProfile(message, suggest(name, [one.name for one in profiles]))
