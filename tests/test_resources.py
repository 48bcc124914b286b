"""The program's own files are found where they lie: beside the package or inside it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from trainer import resources

ROOT = Path(__file__).resolve().parent.parent


def test_a_checkout_has_them_beside_the_package() -> None:
    assert resources.assets() == ROOT / "assets"
    assert resources.lessons() == ROOT / "lessons"


def where(package: Path, *, cwd: Path) -> list[str]:
    """What a process says that finds the module in `package`."""
    code = "from trainer import resources as r; print(r.assets()); print(r.lessons())"
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(package)!r}); {code}"],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout.split() if run.returncode == 0 else [run.stderr.strip().splitlines()[-1]]


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A copy of the package alone, as pip lays it."""
    package = tmp_path / "site-packages" / "trainer"
    package.mkdir(parents=True)
    for name in ("__init__.py", "resources.py"):
        (package / name).write_bytes((ROOT / "trainer" / name).read_bytes())
    return package


def test_a_wheel_has_them_inside_the_package(installed: Path, tmp_path: Path) -> None:
    for part in ("assets", "lessons"):
        (installed / part).mkdir()
    found = where(installed.parent, cwd=tmp_path)
    assert found == [str(installed / "assets"), str(installed / "lessons")]


def test_a_broken_installation_says_so(installed: Path, tmp_path: Path) -> None:
    (line,) = where(installed.parent, cwd=tmp_path)
    assert line.startswith("FileNotFoundError: the folder assets of the program is missing")
