"""Seventh street in stud where the stub is short of cards (stud dealing H)."""

from __future__ import annotations

from trainer.messages import Message, say
from trainer.rules.ruling import Cite, DealerStep, Finding, Pile, Stage, StepKind
from trainer.table.games import Street
from trainer.table.state import Table

SHORT = Cite("rp-stud-dealing", "H")
COMMUNITY = "community"
"""One card face up in the middle, for everybody."""
_LEAST = 3
"""Cards in the stub from which its top one is burned as it lies."""


def cards_needed(table: Table) -> int:
    """A card for each hand left, the burn, and the last card, which is never dealt."""
    return len(table.live) + 2


def last_street(table: Table) -> tuple[tuple[DealerStep, ...], Finding] | None:
    """What is done in place of the usual burn and deal; None where the cards counted in the stub
    are enough, or were not counted."""
    stub, needed = table.stub_count, cards_needed(table)
    if table.street is not Street.SIXTH or stub is None or stub >= needed:
        return None
    mixed = DealerStep(StepKind.RESHUFFLE, (Pile.MIX.value,))
    burn = DealerStep(StepKind.BURN)
    together = stub + table.burned
    why = [
        say("{needed} cards are needed, and the stub has {stub}.", needed=needed, stub=stub),
    ]
    if together >= needed:
        why.append(
            say("With the burns there are {together}: they are shuffled in.", together=together)
        )
        street = DealerStep(StepKind.DEAL, (Street.SEVENTH.value,))
        return (mixed, burn, street), _found(*why)
    why.append(
        say(
            "With the burns there are {together}, which is not enough: one card for all.",
            together=together,
        )
    )
    community = DealerStep(StepKind.DEAL, (COMMUNITY,))
    if stub >= _LEAST:
        return (burn, community), _found(*why)
    why.append(say("Fewer than {least} cards: the burns are shuffled in first.", least=_LEAST))
    return (mixed, burn, community), _found(*why)


def _found(*why: Message) -> Finding:
    return Finding(Stage.REMEDY, (SHORT,), why)
