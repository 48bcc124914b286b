"""How many examples a property gets."""

from __future__ import annotations

from hypothesis import settings

MOST = 100_000


def examples(*, times: int) -> int:
    """Some times as many as the profile in force gives to each, within reason."""
    return min(times * settings().max_examples, max(MOST, settings().max_examples))
