"""Spoilt lessons and packs: problems with known codes in good time, and never a crash.

A hundred thousand were tried once by `python -m tests.content.mutations 100000`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.content.mutations import (
    Tried,
    spoilt_lesson,
    spoilt_pack,
    try_lesson,
    try_pack,
    try_writing,
)

MANY = 400


@pytest.mark.parametrize(
    ("attempt", "count"), [(try_lesson, MANY), (try_pack, MANY // 4), (try_writing, MANY // 2)]
)
def test_whatever_is_in_a_file(
    attempt: Callable[[int, Path, Tried], None], count: int, tmp_path: Path
) -> None:
    tried = Tried()
    for seed in range(count):
        attempt(seed, tmp_path, tried)
    assert tried.crashes == []
    assert tried.files == count
    # The mistakes are of many kinds, and some changes do no harm: else little would be tried.
    assert tried.sound > count // 100
    assert len(tried.codes) > 15


def test_the_same_seed_spoils_in_the_same_way() -> None:
    for spoilt in (spoilt_lesson, spoilt_pack):
        assert spoilt(random.Random(5)) == spoilt(random.Random(5))
