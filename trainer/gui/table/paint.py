"""What all drawings of the table share: rectangles and ovals for Qt, and words that fit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from trainer.gui.theme import letters
from trainer.view.shapes import Oval, Rect

LEAST_SQUEEZE: Final = 0.5
"""How small words get before they are cut off."""

READABLE: Final = 11
"""Pixels under which letters are made narrower before they are made smaller."""

NARROWER: Final = (90, 80, 70, 60)
"""Widths of letters in percent of the usual one."""

LINE: Final = 1.28
"""A line of words by the height of its letters."""

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_RIM_POINTS: Final = 240


def qrect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def oval_path(oval: Oval) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in oval.rim(_RIM_POINTS)]))
    path.closeSubpath()
    return path


def ring_path(oval: Oval, width: float) -> QPainterPath:
    """A line along the rim, to be filled: many times as fast as to draw the rim with a pen."""
    ring = oval_path(oval.grown(width / 2))
    ring.addPath(oval_path(oval.grown(-width / 2)))
    return ring


def pen(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    made = QPen(colour, width, style)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    return made


@contextmanager
def turned(painter: QPainter, rect: Rect, degrees: float) -> Iterator[None]:
    """Within it the painter is turned about the middle of `rect`."""
    painter.save()
    painter.translate(QPointF(*rect.centre))
    painter.rotate(degrees)
    painter.translate(QPointF(-rect.centre.x, -rect.centre.y))
    yield
    painter.restore()


def write(
    painter: QPainter,
    rect: Rect,
    text: str,
    height: float,
    colour: QColor,
    *,
    bold: bool = False,
    where: Qt.AlignmentFlag = CENTRE,
    least: float = 0.0,
) -> None:
    """One line of words: smaller and narrower where the place is narrow, cut off where that does
    not do.

    `least` is how low letters may be: under it whoever looks, far away, could not read them.
    """
    font, text = fitted(text, rect.w, height, bold=bold, least=least)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(qrect(rect), where, text)


def fitted(
    text: str, width: float, height: float, *, bold: bool = False, least: float = 0.0
) -> tuple[QFont, str]:
    """The letters in which a text goes into a width, and what of the text does."""
    for font in _sizes(height, least, bold=bold):
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(text) <= width:
            return font, text
    return font, metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def _sizes(height: float, least: float, *, bold: bool) -> Iterator[QFont]:
    """Letters from the wanted ones down to the lowest that serve, and then narrower ones."""
    highest = max(1, int(height), ceil(least))
    lowest = max(1, int(highest * LEAST_SQUEEZE), min(highest, ceil(least or READABLE)))
    for size in range(highest, lowest - 1, -1):
        yield letters(size, bold=bold)
    for width in NARROWER:
        yield _narrow(lowest, width, bold=bold)
    smallest = lowest if least else max(1, int(highest * LEAST_SQUEEZE))
    for size in range(lowest - 1, smallest - 1, -1):
        yield _narrow(size, NARROWER[-1], bold=bold)


def _narrow(size: int, width: int, *, bold: bool) -> QFont:
    font = letters(size, bold=bold)
    font.setStretch((font.stretch() or 100) * width // 100)
    return font


def narrowed(font: QFont) -> bool:
    """Whether letters are narrower than they usually are."""
    return bool(font.stretch()) and font.stretch() < (letters(1).stretch() or 100)


def write_lines(painter: QPainter, rect: Rect, font: QFont, lines: list[str], ink: QColor) -> None:
    """Lines one under the other in the middle of a place."""
    painter.setFont(font)
    painter.setPen(ink)
    step = LINE * font.pixelSize()
    top = rect.centre.y - len(lines) * step / 2
    for i, line in enumerate(lines):
        painter.drawText(QRectF(rect.x, top + i * step, rect.w, step), CENTRE, line)


def set_in_lines(
    words: str, room: Rect, height: float, *, bold: bool, least: float = 0.0
) -> tuple[QFont, list[str]]:
    """The words in as few lines as they need, evenly; in smaller letters where they do not go
    into the room, and cut off where that does not do either."""
    for font in _sizes(height, least, bold=bold):
        metrics = QFontMetricsF(font)
        lines = _filled(words, room.w, metrics)
        most = max(1, int(room.h / (LINE * font.pixelSize())))
        if len(lines) <= most and max(map(metrics.horizontalAdvance, lines)) <= room.w:
            return font, _even(words, room.w, len(lines), metrics)
    kept = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return font, [metrics.elidedText(one, Qt.TextElideMode.ElideRight, room.w) for one in kept]


def _filled(words: str, width: float, metrics: QFontMetricsF) -> list[str]:
    """Line after line, each as full as it gets; a word too long for a line is one alone."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _even(words: str, width: float, lines: int, metrics: QFontMetricsF) -> list[str]:
    """The same number of lines, with the longest as short as may be."""
    low, high = 0.0, width
    for _ in range(8):
        middle = (low + high) / 2
        if len(_filled(words, middle, metrics)) > lines:
            low = middle
        else:
            high = middle
    # A dot between two parts is not needed where the line ends.
    return [line.strip(" ·") for line in _filled(words, high, metrics)]


def lettering(text: str, place: QRectF, *, squeeze: float = 0.7) -> QPainterPath:
    """Bold letters as a path, as high as the place, made narrower (to `squeeze` of their width)
    and then smaller where they are too wide."""
    path = QPainterPath()
    path.addText(0, 0, letters(100, bold=True), text)
    box = path.boundingRect()
    if box.isEmpty():
        return path
    # As high as an H, whatever is written; a J that reaches below the line is made to fit.
    high = max(QFontMetricsF(letters(100, bold=True)).capHeight(), box.height() * 0.96)
    tall = place.height() / high
    narrow = min(1.0, place.width() / (box.width() * tall))
    if narrow < squeeze:
        tall *= narrow / squeeze
        narrow = squeeze
    middle = place.center()
    move = QTransform.fromTranslate(middle.x(), middle.y())
    move.scale(tall * narrow, tall)
    move.translate(-box.center().x(), -box.center().y())
    return move.map(path)
