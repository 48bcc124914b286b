"""A small pack, for what is done with packs as files."""

from __future__ import annotations

from pathlib import Path

PACK = """\
pack: evening
title: Evening class
languages: [en]
order: [one]
"""
LESSON = """\
lesson: one
title: One chip
table: {game: nlhe, blinds: 100-200, button: 3, seats: {1: 9000, 2: 9000, 3: 9000}}
script:
  - {seat: 3, puts: 500}
  - {ask: ruling, seat: 3, expect: {action: call, to: 200, change: 300}}
"""
SHIPPED = ("addendum", "rulebook")


def contents(folder: Path) -> dict[str, bytes]:
    if not folder.exists():
        return {}
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
