"""What is painted first: the lesson's table, and around it the places of all that follows."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.gui.room import bar_height, bottom_height, side_width
from trainer.gui.table.widget import TableWidget
from trainer.gui.theme import letters


class Opening(QWidget):
    """Stands in for the whole window until it was seen once; takes no style sheet and no rule."""

    def __init__(self, table: TableWidget, title: str, scale: float, *, with_table: bool) -> None:
        super().__init__()
        self._table = table
        self._title = title
        self._scale = scale
        self._with_table = with_table
        table.setParent(self)
        table.setVisible(with_table)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._with_table:
            self._table.setGeometry(self._table_place())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        palette = self.palette()
        line = palette.color(QPalette.ColorRole.Mid)
        bar = bar_height(self._scale)
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Window))
        painter.fillRect(0, bar, self.width(), 1, line)
        if self._with_table:
            place = self._table_place()
            painter.fillRect(place.right() + 1, bar, 1, self.height() - bar, line)
            painter.fillRect(0, place.bottom() + 1, place.width(), 1, line)
        painter.setFont(letters(15 * self._scale, bold=True))
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        at = QRect(round(86 * self._scale), 0, self.width() // 2, bar)
        painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, self._title)

    def _table_place(self) -> QRect:
        top = bar_height(self._scale) + 1
        page = self.height() - top
        across = self.width() - side_width(self.width(), self._scale) - 1
        return QRect(0, top, across, page - bottom_height(page, self._scale) - 1)
