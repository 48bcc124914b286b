"""A folder with a small pack, and a shelf that it may be installed on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.parcels import LESSON, PACK


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "my pack"
    made.mkdir()
    (made / "pack.yaml").write_text(PACK, encoding="utf-8")
    (made / "one.yaml").write_text(LESSON, encoding="utf-8")
    return made


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "data" / "packs"
