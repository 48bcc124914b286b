"""How long a thousand mixed drills take to make, beside checking the same as files."""

from __future__ import annotations

import gc
from pathlib import Path
from statistics import median
from time import perf_counter

from pytest_benchmark.fixture import BenchmarkFixture

from trainer.content.check import check
from trainer.training.drills.catalogue import MIXED
from trainer.training.drills.kind import LEVELS
from trainer.training.drills.make import drill

DRILLS = 1_000
AT_MOST = 3
"""As many times what `check` takes."""
RUNS = 3


def make() -> list[tuple[str, str]]:
    """The names and texts of a thousand drills of all levels."""
    made = (drill(MIXED, LEVELS[n % len(LEVELS)], 1 + n) for n in range(DRILLS))
    return [(one.lesson.id, one.text) for one in made]


def test_a_thousand_mixed_drills(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """Making one sketches, reads, plays and answers it; `check` does so in both editions."""
    for name, text in make():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    assert len(list(tmp_path.iterdir())) == DRILLS
    benchmark(make)
    times = []
    for _ in range(RUNS):
        gc.collect()
        begun = perf_counter()
        make()
        made = perf_counter()
        assert check([tmp_path]) == ()
        times.append((made - begun, perf_counter() - made))
    mine = median(ours for ours, _ in times)
    theirs = median(other for _, other in times)
    ratio = mine / theirs
    print(f"\nmake {mine:.2f} s, check {theirs:.2f} s: {ratio:.2f}")
    benchmark.extra_info["ratio"] = ratio
    assert ratio <= AT_MOST
