"""What `check` says of a folder, as short as a test can compare it."""

from __future__ import annotations

from pathlib import Path

from trainer.content.check import check


def told(folder: Path) -> list[str]:
    """`file:line:column code`, a line for each problem."""
    found = check([folder])
    return [f"{Path(p.place.file).name}:{p.place.line}:{p.place.column} {p.code}" for p in found]
