"""Pictures compared as an eye compares them."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter


def differ(one: QImage, two: QImage) -> bool:
    """Whether an eye could tell them apart: painting itself is exact to a step or two of light."""
    apart = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(apart)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, two)
    painter.end()
    grey = apart.convertToFormat(QImage.Format.Format_Grayscale8)
    data, width = bytes(grey.constBits()), grey.bytesPerLine()
    # What fills a row up to its whole number of words is not of the picture.
    return any(max(data[y * width : y * width + grey.width()]) > 8 for y in range(grey.height()))
