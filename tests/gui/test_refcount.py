"""Painting costs no reference to None: PySide6 6.12.0 on Python 3.11 loses one at every such call.

See the cap of PySide6-Essentials in pyproject.toml. From Python 3.12 None is immortal, its count
never moves, and this test proves nothing.
"""

from __future__ import annotations

import gc
import sys

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap

PAINTS = 2000


def paint(image: QImage, chip: QPixmap) -> None:
    painter = QPainter(image)
    painter.setPen(QPen(Qt.GlobalColor.red))
    painter.setBrush(Qt.GlobalColor.darkGreen)
    painter.drawEllipse(QRect(4, 4, 40, 30))
    painter.drawPixmap(8, 8, chip)
    painter.end()


@pytest.mark.usefixtures("qapp")
def test_two_thousand_paints_leave_none_alone() -> None:
    image, chip = QImage(64, 64, QImage.Format.Format_RGB32), QPixmap(16, 16)
    image.fill(Qt.GlobalColor.black)
    chip.fill(Qt.GlobalColor.white)
    paint(image, chip)
    gc.collect()  # what other tests left behind holds None too
    before = sys.getrefcount(None)
    for _ in range(PAINTS):
        paint(image, chip)
    # A few may come and go with what else lives in the process; the fault takes several a paint.
    assert sys.getrefcount(None) >= before - PAINTS // 100
