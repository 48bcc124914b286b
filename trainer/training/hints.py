"""Hints in steps: the family of rules, the rule, and what to work out first."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Question
from trainer.messages import Message, say
from trainer.rules.book import title
from trainer.training.families import family_of

FIRST: Final[dict[str, Message]] = {
    "ruling": say("the total of the chips that lie in front of the seat now"),
    "options": say("the bet to call, and the last full raise"),
    "binding": say("whether the bet to call is still what it was when the seat acted"),
    "pots": say("the smallest all-in: the main pot takes that much from each seat"),
    "award": say("which seats are in the last side pot"),
    "pot-count": say("what lay in the middle before this round"),
    "burn": say("how many burns should lie there by now"),
    "expose": say("how many seats can still act"),
    "see-hand": say("who was called in the last round, and who called"),
    "hand": say("how many seats have acted, and how many cards the hand has"),
    "seat": say("where the button is, and which seats come after it"),
    "halt": say("the size of the fullest table less that of the shortest"),
    "steps": say("what has to be settled before the next card"),
    "read": say("the best five cards of each hand"),
    "spot": say("what the last step of the dealer should have been"),
    "count": say("the chips of the largest denomination"),
}
"""What to work out first, by type of question; the author's own choices have none."""


def hints(rule: str, question: Question) -> tuple[Message, ...]:
    """From the widest to the closest. `rule` empty: only what to work out first."""
    found: list[Message] = []
    if rule:
        found.append(say("Family: {family}", family=family_of(rule).title))
        found.append(say("Rule: {rule}", rule=title(rule)))
    if question.ask in FIRST:
        found.append(say("First: {what}", what=FIRST[question.ask]))
    return tuple(found)
