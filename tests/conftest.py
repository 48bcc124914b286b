"""What holds for every test: no display, none of the user's folders, one language, few examples."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import hypothesis
import pytest

from trainer.gui.start import PROGRAM, STYLE

_HOME = tempfile.TemporaryDirectory(prefix="dealer-trainer-tests-")
for _name in ("CACHE", "CONFIG", "DATA", "STATE"):
    os.environ[f"XDG_{_name}_HOME"] = str(Path(_HOME.name) / _name.lower())
_runtime = Path(_HOME.name) / "runtime"
_runtime.mkdir(mode=0o700)
os.environ["XDG_RUNTIME_DIR"] = str(_runtime)
# A test of its own may be watched on a screen: QT_QPA_PLATFORM=xcb pytest …
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(_name, None)
os.environ["LANG"] = "C.UTF-8"

# The same examples in every run, and no more than the suite has time for; to look further:
# pytest --hypothesis-profile=long, or for a night hundred-thousand -o faulthandler_timeout=0
hypothesis.settings.register_profile(
    "suite", max_examples=60, deadline=None, derandomize=True, database=None
)
hypothesis.settings.register_profile("long", max_examples=2000, deadline=None, print_blob=True)
hypothesis.settings.register_profile(
    "hundred-thousand", max_examples=100_000, deadline=None, print_blob=True
)
hypothesis.settings.load_profile("suite")

BENCH = Path(__file__).parent / "bench"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The bench is measured alone: pytest tests/bench --benchmark-only."""
    if collection_path == BENCH and not config.getoption("--benchmark-only"):
        return True
    return None


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The application of the tests has the program's style."""
    return [PROGRAM, "-style", STYLE]


def pytest_unconfigure() -> None:
    _HOME.cleanup()
