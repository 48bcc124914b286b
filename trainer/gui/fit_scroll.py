"""A scroll area that asks for the height of what is in it, and scrolls only where it must."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

LEAST = 60
"""Pixels under which there is nothing to see."""


class FitScroll(QScrollArea):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def setWidget(self, widget: QWidget) -> None:
        super().setWidget(widget)
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is in it asks for another height now, and so does the area."""
        if watched is self.widget() and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def content_height(self, width: int | None = None) -> int:
        """The height that the content needs at this width."""
        content = self.widget()
        if content is None:
            return 0
        across = self.viewport().width() if width is None else width
        layout = content.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.totalHeightForWidth(across)
        return content.sizeHint().height()

    def sizeHint(self) -> QSize:
        return QSize(self.viewport().width(), self.content_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(LEAST, self.content_height()))
