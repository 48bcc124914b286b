"""A picture of a table without a window."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from trainer.gui.table.marks import Marks
from trainer.gui.table.scene import TableScene
from trainer.gui.table.style import Speaker
from trainer.gui.theme import DEFAULT
from trainer.view.model import TableView
from trainer.view.palette import Deck, Theme
from trainer.view.spots import Spot


def paint_table(
    view: TableView,
    voice: Speaker,
    size: QSize,
    *,
    theme: Theme = DEFAULT,
    deck: Deck = Deck.FOUR_COLOURS,
    text: float = 1.0,
    density: float = 1.0,
    least: float = 0.0,
    marks: dict[Spot, Marks] | None = None,
) -> QImage:
    """The table, `size` in pixels of density 1. There must be a QApplication. `least`: no
    letter is lower. `marks`: what is marked as an answer, or may be one."""
    scene = TableScene()
    scene.set_look(theme=theme, deck=deck, text=text, least=least)
    scene.set_marks(marks or {})
    scene.set_room(size.width(), size.height())
    scene.show_view(view, voice)
    image = QImage(size * density, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(density)
    painter = QPainter(image)
    area = QRectF(0, 0, size.width(), size.height())
    scene.render(painter, area, area)
    painter.end()
    return image
