"""Hints: what was meant by a word that is not known, or by an amount with separators."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from trainer.messages import Message, say

_MOST_LISTED: Final = 18
_MEANT: Final = {
    "jams": "all-in",
    "limps": "calls",
    "shoves": "all-in",
    "throws": "puts",
    "tosses": "puts",
}
"""Words of the trade that are near another key by their letters only, or near none."""


def suggest(typed: str, known: Iterable[str]) -> Message | None:
    """`Did you mean …?` where a known word is near, else the known words where they are few."""
    return _suggested(typed, tuple(known))


@lru_cache(maxsize=1000)
def _suggested(typed: str, words: tuple[str, ...]) -> Message | None:
    # Only where something is wrong: a good file does not pay for the import.
    from difflib import get_close_matches

    meant = _MEANT.get(typed.casefold())
    if meant in words:
        return say("Did you mean `{word}`?", word=meant)
    folded = {word.casefold(): word for word in words}
    near = get_close_matches(typed.casefold().replace("_", "-"), folded, n=1, cutoff=0.6)
    if near:
        return say("Did you mean `{word}`?", word=folded[near[0]])
    if 0 < len(words) <= _MOST_LISTED:
        return say("There are: {words}.", words=", ".join(words))
    return None


def separator_words(typed: str) -> tuple[Message, Message]:
    """What is said of an amount with separators, and what to write."""
    return (
        say("An amount with a separator? `{typed}`", typed=typed),
        say(
            "Write whole chips without separators: `{amount}`. Quote a text with a comma.",
            amount=re.sub(r"(?<=\d)[.,'’_ \u00a0\u202f](?=\d{3})", "", typed),
        ),
    )
