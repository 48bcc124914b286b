"""The time of one call."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter


def seconds(call: Callable[[], object]) -> float:
    started = perf_counter()
    call()
    return perf_counter() - started
