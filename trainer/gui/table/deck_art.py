"""The drawings of the deck, from assets/deck: ranks, suits, courts, the joker and the back.

A drawing has stand-ins for its colours, which those of the deck and the theme take the place of.
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from trainer import resources


class Ink(Enum):
    """What a colour of a drawing stands for."""

    SIGN = b"#0a0a01"
    BACK = b"#0a0a02"
    LINES = b"#0a0a03"


Inks = tuple[tuple[Ink, str], ...]
"""The colour of each ink, as #rrggbb."""


def draw(
    painter: QPainter,
    drawing: str,
    place: QRectF,
    inks: Inks,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """A drawing (`suits/clubs`) as large as the place lets it be, in its own shape."""
    art = _art(drawing, inks)
    size = art.viewBoxF().size().scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
    box = QRectF(place.topLeft(), size)
    if not align & Qt.AlignmentFlag.AlignLeft:
        box.moveCenter(place.center())
    art.render(painter, box)


@cache
def _art(drawing: str, inks: Inks) -> QSvgRenderer:
    text = (resources.assets() / "deck" / f"{drawing}.svg").read_bytes()
    for ink, colour in inks:
        text = text.replace(ink.value, colour.encode())
    return QSvgRenderer(QByteArray(text))
