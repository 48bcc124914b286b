"""What the README says of the tree is so: its paths are there, its commands know the source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trainer.gui import start

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MADE = {".catalogues/"}
"""Not in the tree: made when the trainer is installed."""


def command(name: str) -> str:
    found = re.search(rf"<!-- command: {name} -->\n```sh\n(.+)\n```", README)
    assert found, f"README.md has no command {name}"
    return found[1]


def test_paths_exist() -> None:
    quoted = set(re.findall(r"`([\w./-]+)`", README)) | set(re.findall(r"\]\(([\w./-]+)\)", README))
    paths = {
        path for path in quoted if "/" in path and not path.startswith((".venv/", "addendum/"))
    }
    assert len(paths) > 8
    assert {path for path in paths - MADE if not (ROOT / path).exists()} == set()


@pytest.mark.parametrize("name", ["packages", "open", "tests"])
def test_commands_stand_on_one_line(name: str) -> None:
    """The line that people copy is the line that .ci/run takes from here."""
    assert command(name).startswith(("sudo apt install ", "python3 -m venv .venv && "))


def test_the_packages_bring_what_the_window_is_said_to_need() -> None:
    """Each package of the line is one that a missing library leads to, but for venv itself."""
    named = set(command("packages").split()[3:]) - {"python3-venv"}
    known = set(start.IMPORT_LIBRARIES.values())
    known.update(*(libraries.values() for libraries in start.PLATFORM_LIBRARIES.values()))
    assert named <= known


def test_extraction_finds_what_is_said() -> None:
    assert "pybabel extract -k say -k say_n:1,2 " in README
