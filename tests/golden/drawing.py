"""What is drawn of a table: each thing once with its place, and the picture in coarse blocks.

`python -m tests.golden.drawing [folder]` writes the kept data anew after a wanted change, and the
pictures into the folder, to be looked at before that.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from tests.golden.tables import GOLDEN, Golden
from trainer.gui import start
from trainer.gui.table import bubbles, felt, legend, lying, marks, plates, pots, standing
from trainer.gui.table.choosing import Choosing
from trainer.gui.table.marks import Marks
from trainer.gui.table.picture import paint_table
from trainer.i18n import voice
from trainer.view.spots import Spot

KEPT: Final = Path(__file__).with_name("tables.json")
BLOCK: Final = 20
"""Pixels of a picture that make one block, across and down."""

NEAR: Final = 40
"""How far a block may be from the kept one, in a channel: other letters change it by less."""

FEW: Final = 0.02
"""The part of the blocks that may be further: where a line of words ends."""

PLACE_STEPS: Final = 48
"""Places are kept in such parts of the picture's width and height."""


def drawn(golden: Golden) -> tuple[QImage, list[str]]:
    """The picture, and a line for each column of chips, card, disc and words, sorted."""
    found: list[str] = []
    with _recorded(golden, found):
        image = paint_table(
            golden.view,
            voice(golden.language),
            QSize(*golden.size),
            theme=golden.theme,
            deck=golden.deck,
            text=golden.text,
            least=golden.least,
            marks=answered(golden),
        )
    return image, sorted(found)


def answered(golden: Golden) -> dict[Spot, Marks]:
    """What is marked on the table, where something may be pointed at."""
    choosing = Choosing()
    choosing.offer(golden.offered)
    choosing.chosen = golden.chosen
    return choosing.marks(focus=True)


def blocks(image: QImage) -> list[str]:
    """Mean colours `rrggbb`, row by row."""
    small = image.convertToFormat(QImage.Format.Format_RGB32).scaled(
        image.width() // BLOCK,
        image.height() // BLOCK,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return [
        "".join(f"{small.pixel(x, y) & 0xFFFFFF:06x}" for x in range(small.width()))
        for y in range(small.height())
    ]


def far(one: list[str], two: list[str]) -> float:
    """The part of the blocks that differ by more than NEAR; 1 where they are of another size."""
    if [len(row) for row in one] != [len(row) for row in two]:
        return 1.0
    a, b = bytes.fromhex("".join(one)), bytes.fromhex("".join(two))
    apart = sum(max(abs(a[i + n] - b[i + n]) for n in range(3)) > NEAR for i in range(0, len(a), 3))
    return apart / (len(a) // 3)


@contextmanager
def _recorded(golden: Golden, found: list[str]) -> Iterator[None]:
    def where(rect: Any) -> str:
        width, height = golden.size
        across, down = rect.centre.x / width, rect.centre.y / height
        return f"{round(across * PLACE_STEPS)},{round(down * PLACE_STEPS)}"

    def columns(painter: Any, kept: Any, standing: Any, chips: Any) -> None:
        standing = tuple(standing)
        found.extend(
            f"chips {one.pieces}x{one.denomination} at {where(one.rect)}" for one in standing
        )
        was["draw_columns"](painter, kept, standing, chips)

    def face(painter: Any, rect: Any, card: Any, deck: Any, **more: Any) -> None:
        found.append(f"card {card} at {where(rect)}")
        was["draw_face"](painter, rect, card, deck, **more)

    def back(painter: Any, rect: Any, kept: Any) -> None:
        found.append(f"back at {where(rect)}")
        was["draw_back"](painter, rect, kept)

    def write(painter: Any, rect: Any, text: str, *rest: Any, **more: Any) -> None:
        if text:
            found.append(f"words {text!r} at {where(rect)}")
        was["write"](painter, rect, text, *rest, **more)

    def lines(painter: Any, rect: Any, font: Any, texts: list[str], ink: Any) -> None:
        # Where a line ends is a matter of the letters.
        found.append(f"words {' '.join(texts).replace(' ·', '')!r}")
        was["write_lines"](painter, rect, font, texts, ink)

    def button(painter: Any, place: Any, *rest: Any) -> None:
        found.append(f"button at {where(place)}")
        was["draw_button"](painter, place, *rest)

    def disc(painter: Any, style: Any, place: Any, colours: Any) -> Any:
        found.append(f"disc {colours[0]} at {where(place)}")
        return was["draw_disc"](painter, style, place, colours)

    def plaque(painter: Any, style: Any, place: Any) -> None:
        found.append(f"plaque at {where(place)}")
        was["draw_plaque"](painter, style, place)

    def tick(painter: Any, place: Any, ink: Any) -> None:
        found.append(f"tick at {where(place)}")
        was["draw_tick"](painter, place, ink)

    def outline(painter: Any, style: Any, ring: Any, ink: str, *rest: Any) -> None:
        found.append(f"ring {ink} at {where(ring)}")
        was["draw_outline"](painter, style, ring, ink, *rest)

    spies: tuple[tuple[str, Callable[..., Any], tuple[object, ...]], ...] = (
        ("draw_columns", columns, (lying, pots, legend, felt)),
        ("draw_face", face, (lying,)),
        ("draw_back", back, (lying,)),
        ("draw_button", button, (standing,)),
        ("draw_disc", disc, (standing,)),
        ("draw_plaque", plaque, (standing,)),
        ("draw_tick", tick, (marks, plates)),
        ("draw_outline", outline, (marks,)),
        ("write", write, (lying, pots, legend, felt, plates, marks)),
        ("write_lines", lines, (lying, standing, bubbles)),
    )
    was = {name: getattr(modules[0], name) for name, _, modules in spies}
    with ExitStack() as stack:
        for name, spy, modules in spies:
            for module in modules:
                stack.enter_context(patch.object(module, name, spy))
        yield


def main(folder: Path | None) -> None:
    kept = {}
    for golden in GOLDEN:
        image, items = drawn(golden)
        kept[golden.name] = {"items": items, "blocks": blocks(image)}
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            image.save(str(folder / f"{golden.name.replace(' ', '-')}.png"))
    KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = start.application()
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
