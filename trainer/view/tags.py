"""Tags of lessons in words: those of the packs that come with the program, by language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trainer.messages import Message, say

TAGS: Final[dict[str, Message]] = {
    "all-in": say("all-in"),
    "ante": say("ante"),
    "betting": say("betting"),
    "blinds": say("blinds"),
    "board": say("board"),
    "burns": say("burns"),
    "button": say("button"),
    "chips": say("chips"),
    "clock": say("clock"),
    "conduct": say("conduct"),
    "count": say("counting"),
    "deal": say("dealing"),
    "deck": say("deck"),
    "disputes": say("disputes"),
    "exposure": say("cards seen"),
    "fifth": say("fifth street"),
    "flop": say("flop"),
    "fourth": say("fourth street"),
    "heads-up": say("heads-up"),
    "hi-lo": say("high and low"),
    "irregular": say("irregular play"),
    "level": say("levels"),
    "limit": say("limit"),
    "omaha": say("Omaha"),
    "order": say("order of play"),
    "pot-limit": say("pot-limit"),
    "pots": say("pots"),
    "preflop": say("preflop"),
    "presence": say("presence"),
    "procedure": say("procedure"),
    "race": say("chip race"),
    "raises": say("raises"),
    "reading": say("reading hands"),
    "river": say("river"),
    "seating": say("seating"),
    "seventh": say("seventh street"),
    "showdown": say("showdown"),
    "split": say("split pots"),
    "stub": say("stub"),
    "stud": say("stud"),
    "third": say("third street"),
    "turn": say("turn"),
    "words": say("words spoken"),
}
"""A tag of the shipped lessons and what stands for it in the list; a test holds them together."""


def tag_words(tags: Iterable[str]) -> tuple[Message, ...]:
    """The tags as the reader's language has them; those of other authors as they were written."""
    return tuple(TAGS.get(tag) or say("{word}", word=tag) for tag in tags)
