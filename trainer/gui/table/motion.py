"""Moves on the table, one after the other, each 120 to 250 ms long, or none at all."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QApplication, QGraphicsScene

from trainer.gui.table.flights import Flight, flights
from trainer.gui.table.sheet import Sheet
from trainer.gui.table.stillness import motion_unwanted
from trainer.gui.table.style import Style
from trainer.view.between import as_before, laid_down, taken_up
from trainer.view.changes import Move, MoveKind, changes
from trainer.view.model import TableView


class Speed(Enum):
    """How long moves take, by the usual time."""

    NONE = 0.0
    QUICK = 0.6
    USUAL = 1.0


SHORTEST, LONGEST = 120, 250

MILLISECONDS: Final = {
    MoveKind.PUT_OUT: 220,
    MoveKind.PULLED_BACK: 220,
    MoveKind.CHANGE: 220,
    MoveKind.GATHERED: 250,
    MoveKind.POT_PUSHED: 250,
    MoveKind.PITCHED: 120,
    MoveKind.BURNED: 160,
    MoveKind.BOARD: 220,
    MoveKind.TURNED: 200,
    MoveKind.FORWARD: 180,
    MoveKind.MUCKED: 180,
    MoveKind.BUTTON: 250,
}

OVER_ALL: Final = 10.0
"""Above everything that lies on the table."""


def duration(kind: MoveKind, speed: Speed) -> int:
    """Milliseconds; 0 where nothing moves."""
    if speed is Speed.NONE:
        return 0
    return min(LONGEST, max(SHORTEST, round(MILLISECONDS[kind] * float(speed.value))))


class Motion(QObject):
    """`show` is called with the table as it lies meanwhile, and with None when all is done."""

    def __init__(self, scene: QGraphicsScene, show: Callable[[TableView | None], None]) -> None:
        super().__init__(scene)
        self.speed = Speed.USUAL
        self._scene = scene
        self._show = show
        self._moves: list[Move] = []
        self._view: TableView | None = None
        self._new: TableView | None = None
        self._style: Style | None = None
        self._flying: list[tuple[Flight, Sheet, Sheet | None]] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._place)
        self._clock.finished.connect(self._land)

    @property
    def running(self) -> bool:
        return self._new is not None

    def begin(self, old: TableView, new: TableView, style: Style) -> bool:
        """False where there is nothing to be moved: then nothing is shown either."""
        self.finish()
        if self.speed is Speed.NONE or motion_unwanted():
            return False
        self._moves = list(changes(old, new))
        if not self._moves:
            return False
        self._view, self._new, self._style = as_before(old, new), new, style
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._next()
        return True

    def finish(self) -> None:
        """Everything lies at once where it belongs."""
        if not self.running:
            return
        self._moves = []
        self._view = self._new = self._style = None
        self._clock.stop()
        self._clear()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._show(None)

    def pause(self) -> None:
        """What moves stays where it is, to be placed with `set_part`."""
        self._clock.pause()

    def set_part(self, part: float) -> None:
        """Places what moves at a part of its way, 0 to 1."""
        self._place(part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key skips what moves; it does besides what it does."""
        if event.type() is QEvent.Type.KeyPress:
            self.finish()
        return super().eventFilter(watched, event)

    def _next(self) -> None:
        view, style = self._view, self._style
        if not self._moves or view is None or style is None:
            self.finish()
            return
        move = self._moves[0]
        taken = taken_up(view, move)
        self._show(taken)
        self._flying = [self._sheets(style, one) for one in flights(style, view, move)]
        self._view = taken
        self._place(0.0)
        self._clock.setDuration(duration(move.kind, self.speed))
        self._clock.start()

    def _land(self) -> None:
        if self._view is None or self._new is None or not self._moves:
            return
        self._view = laid_down(self._view, self._moves.pop(0), self._new)
        self._show(self._view)
        self._clear()
        self._next()

    def _sheets(self, style: Style, flight: Flight) -> tuple[Flight, Sheet, Sheet | None]:
        first = None if flight.turning is None else self._sheet()
        if first is not None and flight.turning is not None:
            first.show_content(flight.rect, (style, flight.turning), flight.turning)
        sheet = self._sheet()
        sheet.show_content(flight.rect, (style, flight.draw), flight.draw)
        return flight, sheet, first

    def _sheet(self) -> Sheet:
        sheet = Sheet()
        sheet.setZValue(OVER_ALL)
        self._scene.addItem(sheet)
        return sheet

    def _place(self, part: float) -> None:
        for flight, sheet, first in self._flying:
            end = flight.rect.centre
            left = 1 - part
            off = QPointF((flight.start.x - end.x) * left, (flight.start.y - end.y) * left)
            sheet.setPos(off)
            if first is not None:
                first.setPos(off)
                first.setVisible(part < 0.5)
                sheet.setVisible(part >= 0.5)
                for one in (first, sheet):
                    one.setTransform(_narrowed(abs(2 * part - 1), end.x))

    def _clear(self) -> None:
        for _, *sheets in self._flying:
            for sheet in sheets:
                if sheet is not None:
                    self._scene.removeItem(sheet)
        self._flying = []


def _narrowed(across: float, middle: float) -> QTransform:
    return QTransform.fromTranslate(middle, 0).scale(max(0.02, across), 1).translate(-middle, 0)
