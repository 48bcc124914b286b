"""The facts of a lesson, and their hash, so that answers given to other facts are told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trainer.content.nodes import Mapping, Node, Scalar, Sequence

_WORDS: Final = frozenset({"text", "words", "because", "tempting", "expect", "name"})
"""Keys of the script that are words or claims, no facts. The names of seats are: lines use them."""


def facts_of(table: Node | None, script: Node | None, house: Node | None = None) -> str:
    """The same whatever the order of keys, the blanks, the words and the claims. `house` is what
    the lesson itself says of its room."""
    facts = [*_facts(table, frozenset()), "---", *_facts(script, _WORDS)]
    if house is not None:
        facts += ["---", *_facts(house, frozenset())]
    return "\n".join(facts)


def digest(facts: str) -> str:
    # Loads a library of its own, and is not asked for before the first paint.
    from hashlib import blake2b

    return blake2b(facts.encode(), digest_size=8).hexdigest()


def _facts(node: Node | None, leave_out: frozenset[str]) -> Iterator[str]:
    if isinstance(node, Scalar):
        yield " ".join(node.text.split())
    elif isinstance(node, Sequence):
        yield "["
        for item in node.items:
            yield from _facts(item, leave_out)
        yield "]"
    elif isinstance(node, Mapping):
        yield "{"
        for name in sorted(node.values):
            if name not in leave_out:
                yield name
                inside = frozenset[str]() if name == "table" else leave_out
                yield from _facts(node.values[name], inside)
        yield "}"
