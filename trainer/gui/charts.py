"""Bars, a line over days, and a grid, painted from what the view says; numbers on hover."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from trainer.gui.theme import colour, colours, letters
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import say
from trainer.view.palette import mixed
from trainer.view.progress import Bar, GridRow, Point, seconds, share

LINE: Final = 24
"""Pixels of a bar with its name, at the usual text size."""
CELL: Final = 26
LETTERS, SMALL_LETTERS = 14, 13
"""Heights of letters, likewise."""


def strength(part: float, *, mastered: bool) -> QColor:
    """From weak to mastered; a sign or a number always stands beside the colour."""
    if mastered:
        return colour(colours().right)
    return colour(mixed(colours().wrong, colours().accent, min(1.0, max(0.0, (part - 0.4) / 0.5))))


class Chart(QWidget):
    """Something painted whose parts say their numbers when the pointer rests on them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.voice = voice(SOURCE)
        self.spots: tuple[tuple[QRectF, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def spot_at(self, at: QPointF) -> str:
        """The numbers of what is there, empty where there is nothing."""
        return next((text for place, text in self.spots if place.contains(at)), "")

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.spot_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def describe(self) -> None:
        """The same numbers for those who do not see the picture."""
        self.setAccessibleDescription("\n".join(text for _, text in self.spots))

    @property
    def scale(self) -> float:
        return self.fontMetrics().height() / 17

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter)

    def paint(self, painter: QPainter) -> None:
        raise NotImplementedError


class BarChart(Chart):
    """Accuracy, a bar each: its name before it, its number behind."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars: tuple[Bar, ...] = ()

    def show_bars(self, bars: tuple[Bar, ...], voice: Voice) -> None:
        self.bars, self.voice = bars, voice
        self._place()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, round(LINE * self.scale * len(self.bars)) + 4)

    def resizeEvent(self, event: object) -> None:
        del event
        self._place()

    def _place(self) -> None:
        line = LINE * self.scale
        self.spots = tuple(
            (QRectF(0, at * line, self.width(), line), self.voice.text(bar.told))
            for at, bar in enumerate(self.bars)
        )
        self.describe()

    def paint(self, painter: QPainter) -> None:
        line = LINE * self.scale
        font = letters(LETTERS * self.scale)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        name_width = self.width() * 0.52
        end = 122 * self.scale
        for at, bar in enumerate(self.bars):
            top = at * line
            name = metrics.elidedText(
                self.voice.text(bar.name), Qt.TextElideMode.ElideMiddle, round(name_width) - 10
            )
            painter.setPen(colour(colours().text))
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, top, name_width, line), middle, name)
            room = QRectF(
                name_width, top + line * 0.28, self.width() - name_width - end, line * 0.44
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(colours().raised))
            painter.drawRoundedRect(room, 3, 3)
            filled = QRectF(room)
            filled.setWidth(max(2.0, room.width() * bar.share))
            painter.setBrush(strength(bar.share, mastered=bar.mastered))
            painter.drawRoundedRect(filled, 3, 3)
            painter.setPen(QPen(colour(colours().text, 0.55), 1))
            mark = room.left() + room.width() * 0.9
            painter.drawLine(QPointF(mark, room.top() - 2), QPointF(mark, room.bottom() + 2))
            signs = ("✓ " if bar.mastered else "") + self.voice.text(share(bar.share))
            painter.setPen(colour(colours().quiet))
            right = QRectF(self.width() - end + 8, top, end - 8, line)
            slow = "" if bar.in_time else "  " + self.voice.text(say("slow"))
            painter.drawText(right, middle, signs + slow)


class DayChart(Chart):
    """A line over days: accuracy, or seconds an answer."""

    def __init__(self, parent: QWidget | None = None, *, pace: bool) -> None:
        super().__init__(parent)
        self._pace = pace
        self.points: tuple[Point, ...] = ()

    def show_points(self, points: tuple[Point, ...], voice: Voice) -> None:
        self.points, self.voice = points, voice
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(360, round(84 * self.scale))

    def resizeEvent(self, event: object) -> None:
        del event
        self._place()

    def _most(self) -> float:
        return max(1.0, *(one.pace for one in self.points)) if self._pace else 1.0

    def _where(self, at: int) -> QPointF:
        left, bottom = 52 * self.scale, self.height() - 18 * self.scale
        across = (self.width() - left - 12) / max(1, len(self.points) - 1)
        one = self.points[at]
        part = one.pace / self._most() if self._pace else one.accuracy
        return QPointF(left + at * across, bottom - part * (bottom - 10))

    def _place(self) -> None:
        size = 16.0
        self.spots = tuple(
            (
                QRectF(self._where(at).x() - size / 2, 0, size, self.height()),
                self.voice.text(one.told),
            )
            for at, one in enumerate(self.points)
        )
        self.describe()

    def paint(self, painter: QPainter) -> None:
        if not self.points:
            return
        left, bottom = 52 * self.scale, self.height() - 18 * self.scale
        painter.setFont(letters(SMALL_LETTERS * self.scale))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        most = seconds(round(self._most())) if self._pace else share(1.0)
        top_text = self.voice.text(most)
        for y, text in ((10.0, top_text), (bottom, "0")):
            painter.setPen(QPen(colour(colours().outline), 1))
            painter.drawLine(QPointF(left, y), QPointF(self.width() - 4, y))
            painter.setPen(colour(colours().quiet))
            painter.drawText(QRectF(0, y - 8, left - 6, 16), middle, text)
        if not self._pace:
            painter.setPen(QPen(colour(colours().right, 0.6), 1, Qt.PenStyle.DashLine))
            y = bottom - 0.9 * (bottom - 10)
            painter.drawLine(QPointF(left, y), QPointF(self.width() - 4, y))
        tint = colour(colours().floor if self._pace else colours().accent)
        painter.setPen(QPen(tint, 2))
        where = [self._where(at) for at in range(len(self.points))]
        painter.drawPolyline(QPolygonF(where))
        painter.setBrush(tint)
        for at in where:
            painter.drawEllipse(at, 3.0, 3.0)
        painter.setPen(colour(colours().quiet))
        dates = (self.points[0].date, self.points[-1].date)
        below = QRectF(left, bottom + 2, self.width() - left - 4, 16 * self.scale)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, dates[0])
        if len(self.points) > 1:
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, dates[1])


class RuleGrid(Chart):
    """Every rule as a cell with its number, by family; what was never asked is an outline."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[GridRow, ...] = ()

    def show_rows(self, rows: tuple[GridRow, ...], voice: Voice) -> None:
        self.rows, self.voice = rows, voice
        self._place()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, round(CELL * self.scale * self._lines()) + 4)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        del width
        return round(CELL * self.scale * self._lines()) + 4

    def _across(self) -> int:
        return max(1, int((self.width() - self._head()) / (CELL * self.scale)))

    def _head(self) -> float:
        return min(216 * self.scale, self.width() * 0.4)

    def _lines(self) -> int:
        return sum(-(-len(row.cells) // self._across()) for row in self.rows)

    def resizeEvent(self, event: object) -> None:
        del event
        self._place()
        self.updateGeometry()

    def _places(self) -> list[tuple[int, QRectF, int, int]]:
        """Line of the row's head, and for each cell its place, its row and its number in it."""
        cell, head, across = CELL * self.scale, self._head(), self._across()
        found, line = [], 0
        for row, whole in enumerate(self.rows):
            for at in range(len(whole.cells)):
                place = QRectF(
                    head + at % across * cell, (line + at // across) * cell, cell - 3, cell - 3
                )
                found.append((line, place, row, at))
            line += -(-len(whole.cells) // across)
        return found

    def _place(self) -> None:
        self.spots = tuple(
            (place, self.voice.text(self.rows[row].cells[at].told))
            for _, place, row, at in self._places()
        )
        self.describe()

    def paint(self, painter: QPainter) -> None:
        cell = CELL * self.scale
        metrics_room = round(self._head()) - 8
        for line, place, row, at in self._places():
            if at == 0:
                painter.setFont(letters(LETTERS * self.scale))
                painter.setPen(colour(colours().text))
                name = painter.fontMetrics().elidedText(
                    self.voice.text(self.rows[row].family),
                    Qt.TextElideMode.ElideRight,
                    metrics_room,
                )
                head = QRectF(0, line * cell, self._head(), cell - 3)
                painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, name)
            one = self.rows[row].cells[at]
            if one.share is None:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(colour(colours().outline), 1))
            else:
                painter.setBrush(strength(one.share, mastered=one.mastered))
                painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(place, 4, 4)
            painter.setFont(letters(SMALL_LETTERS * self.scale, bold=one.mastered))
            painter.setPen(colour(colours().quiet if one.share is None else colours().on_accent))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, one.number)
