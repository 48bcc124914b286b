"""How long it takes to check the addendum's lessons, beside composing the same YAML."""

from __future__ import annotations

import gc
from statistics import median

import yaml
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.stopwatch import seconds
from trainer.content.check import check
from trainer.resources import lessons

AT_MOST = 15
"""As many times what `yaml.compose` with libyaml takes for the same files."""


def test_checking_the_addendum(benchmark: BenchmarkFixture) -> None:
    """Reading, playing and answering every lesson in both editions; the yardstick only reads."""
    folder = lessons() / "addendum"
    texts = [path.read_bytes() for path in sorted(folder.glob("*.yaml"))]
    assert len(texts) == 48, "47 lessons and their pack"

    def check_all() -> None:
        assert check([folder]) == ()

    def compose_all() -> None:
        for text in texts:
            yaml.compose(text, yaml.CSafeLoader)

    benchmark(check_all)
    gc.collect()
    times = [(seconds(check_all), seconds(compose_all)) for _ in range(9)]
    mine = median(ours for ours, _ in times)
    theirs = median(other for _, other in times)
    ratio = mine / theirs
    print(f"\ncheck {mine * 1e3:.0f} ms, compose {theirs * 1e3:.0f} ms: {ratio:.1f}")
    benchmark.extra_info["ratio"] = ratio
    assert ratio <= AT_MOST
