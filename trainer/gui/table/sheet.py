"""One part of the picture: painted once, kept as pixels, painted anew when its content changes."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trainer.view.shapes import Rect

Drawing = Callable[[QPainter], None]


class Sheet(QGraphicsItem):
    """A rectangle of the scene. What is drawn lies in the scene's own units."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._content: object = None
        self._draw: Drawing | None = None
        self._kept: QPixmap | None = None

    def show_content(self, rect: Rect, content: object, draw: Drawing) -> None:
        """`draw` is called when needed; nothing happens where `content` equals the former one."""
        new = QRectF(floor(rect.x) - 1, floor(rect.y) - 1, ceil(rect.w) + 3, ceil(rect.h) + 3)
        if new == self._rect and content == self._content:
            return
        if new != self._rect:
            self.prepareGeometryChange()
            self._rect = new
        self._content, self._draw, self._kept = content, draw, None
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        if self._draw is None:
            return
        density = painter.device().devicePixelRatioF()
        if self._kept is None or self._kept.devicePixelRatioF() != density:
            self._kept = self._painted(self._draw, density)
        painter.drawPixmap(self._corner(density), self._kept)

    def _corner(self, density: float) -> QPointF:
        """The corner on a device pixel, or the picture would be blurred."""
        return QPointF(
            floor(self._rect.x() * density) / density, floor(self._rect.y() * density) / density
        )

    def _painted(self, draw: Drawing, density: float) -> QPixmap:
        size = self._rect.size()
        kept = QPixmap(ceil((size.width() + 1) * density), ceil((size.height() + 1) * density))
        kept.setDevicePixelRatio(density)
        kept.fill(Qt.GlobalColor.transparent)
        painter = QPainter(kept)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(-self._corner(density))
        try:
            draw(painter)
        finally:  # Qt ends the program where a picture goes while it is being painted
            painter.end()
        return kept
