"""The table in a window: it follows the window's size, and tells which seat was chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from trainer.gui.table.keys import TableKeys
from trainer.gui.table.motion import Motion, Speed
from trainer.gui.table.plates import PlateMarks
from trainer.gui.table.scene import TableScene
from trainer.gui.table.style import Speaker, Style
from trainer.messages import say
from trainer.view.amounts import Amounts
from trainer.view.chip_sets import SETS, ChipSet
from trainer.view.cutting import Heap, heaps
from trainer.view.layout import TableLayout
from trainer.view.model import SeatView, TableView
from trainer.view.palette import Deck, Theme
from trainer.view.words import stacked

SMALLEST = QSize(560, 340)


class TableWidget(QGraphicsView):
    """`seat_clicked` gives the printed number of a seat that was clicked, or chosen by keys.

    Keys choose only among the seats that `offer_seats` names; without any the table takes no
    focus, and all keys go on to the window.
    """

    seat_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = TableScene(self)
        self._voice: Speaker | None = None
        self._offered: tuple[int, ...] = ()
        self._chosen: tuple[int, ...] = ()
        self._focused: int | None = None
        self._hovered: int | None = None
        self._pressed: int | None = None
        self._told_all = False
        self._chip_sets: tuple[ChipSet, ...] = SETS
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMinimumSize(SMALLEST)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setMouseTracking(True)
        self._keys = TableKeys(self)

    @property
    def table_layout(self) -> TableLayout | None:
        """Where everything lies just now, in the widget's units; None before the first view."""
        return self._scene.layout

    @property
    def table_style(self) -> Style | None:
        """What every drawing is given just now; None before the first view."""
        return self._scene.style_now

    @property
    def motion(self) -> Motion:
        return self._scene.motion

    @property
    def moving(self) -> bool:
        """Whether something is on its way just now."""
        return self._scene.motion.running

    def show_view(self, view: TableView, voice: Speaker, *, moving: bool = False) -> None:
        """`moving`: what changed is seen on its way. Any key, and the next view, skip that."""
        self._voice = voice
        self._scene.show_view(view, voice, moving=moving)

    @property
    def speed(self) -> Speed:
        return self._scene.motion.speed

    def set_speed(self, speed: Speed) -> None:
        """How fast things move; the system's wish for no motion goes before it."""
        self._scene.motion.finish()
        self._scene.motion.speed = speed

    @property
    def amounts(self) -> Amounts:
        return self._scene.amounts

    def set_amounts(self, amounts: Amounts) -> None:
        """When amounts stand beside chips."""
        self._scene.set_amounts(amounts)

    @property
    def all_told(self) -> bool:
        """Whether all amounts were asked for."""
        return self._told_all

    @property
    def chips(self) -> ChipSet:
        return self._scene.chips

    @property
    def deck(self) -> Deck:
        return self._scene.deck

    @property
    def chip_sets(self) -> tuple[ChipSet, ...]:
        """All that may be chosen by key."""
        return self._chip_sets

    def set_chips(self, chips: ChipSet) -> None:
        self._scene.set_look(chips=chips)

    def offer_chips(self, own: ChipSet) -> None:
        """A school's own set, taken at once."""
        self._chip_sets = (*SETS, own)
        self.set_chips(own)

    @property
    def cut_heap(self) -> Heap | None:
        """The chips that lie cut down to be counted."""
        return self._scene.cut_heap

    def cut_down(self, heap: Heap | None) -> None:
        """Spreads chips to be counted; None puts them back."""
        self._scene.cut_down(heap)

    def cut_next(self) -> None:
        """Goes through all that may be cut, the seat asked about first, then puts all back."""
        view = self._scene.view
        every = () if view is None else heaps(view)
        at = every.index(self.cut_heap) + 1 if self.cut_heap in every else 0
        self.cut_down(every[at] if at < len(every) else None)

    def tell_amounts(self, *, told: bool) -> None:
        """All amounts at once, where they are told on demand."""
        self._told_all = told
        self._ask(None)

    def set_text_scale(self, scale: float) -> None:
        """The reader's text size: 1 the usual, 0.8 to 2."""
        self._scene.set_look(text=scale)

    def set_large(self, text: float, least: float) -> None:
        """For readers far away: letters of this size, 1 the usual; none under `least` pixels."""
        self._scene.set_look(text=text, least=least)

    def set_theme(self, theme: Theme) -> None:
        self._scene.set_look(theme=theme)

    def set_deck(self, deck: Deck) -> None:
        self._scene.set_look(deck=deck)

    def offer_seats(self, seats: Collection[int]) -> None:
        """Seats that may be chosen now, by pointer and keys; empty: none is asked for."""
        self._offered = tuple(sorted(seats))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._offered else Qt.FocusPolicy.NoFocus)
        if self._focused not in self._offered:
            self._focused = self._offered[0] if self._offered else None
        self._hover(None)
        self._mark()

    def choose(self, seats: Sequence[int]) -> None:
        """Marks seats as the answer given, in this order; several are numbered."""
        self._chosen = tuple(seats)
        self._mark()

    # --- the pointer ------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._seat_at(event.position().toPoint())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        seat, heap = self._seat_at(at), self._scene.heap_at(at.x(), at.y())
        pressed, self._pressed = self._pressed, None
        left = event.button() is Qt.MouseButton.LeftButton
        # While a seat is asked for, the left button answers and the right one cuts.
        if heap is not None and (not left or not self._offered or heap == self.cut_heap):
            self.cut_down(None if heap == self.cut_heap else heap)
        elif left and self.cut_heap is not None:
            self.cut_down(None)
        if left and seat is not None and seat == pressed:
            self.seat_clicked.emit(seat)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        seat = self._seat_at(event.position().toPoint())
        self._hover(seat)
        self._ask(seat)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            words = self._told(self._seat_at(event.pos()))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        if event.type() is QEvent.Type.Leave:
            self._hover(None)
            self._ask(None)
        return super().viewportEvent(event)

    # --- keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._offered or self._focused is None:
            event.ignore()
            return
        at = self._offered.index(self._focused)
        match event.key():
            case Qt.Key.Key_Right | Qt.Key.Key_Up:
                self._focused = self._offered[(at + 1) % len(self._offered)]
            case Qt.Key.Key_Left | Qt.Key.Key_Down:
                self._focused = self._offered[at - 1]
            case Qt.Key.Key_Home:
                self._focused = self._offered[0]
            case Qt.Key.Key_End:
                self._focused = self._offered[-1]
            case Qt.Key.Key_Space:
                self.seat_clicked.emit(self._focused)
            case _:
                event.ignore()
                return
        self._mark()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark()

    def resizeEvent(self, event: QResizeEvent) -> None:
        size = self.viewport().size()
        self._scene.set_room(size.width(), size.height())
        super().resizeEvent(event)

    # ----------------------------------------------------------------------------------------------

    def _seat_at(self, at: QPoint) -> int | None:
        return self._scene.seat_at(at.x(), at.y())

    def _ask(self, seat: int | None) -> None:
        """The amounts of the seat that the pointer is on."""
        if self.amounts is Amounts.ON_DEMAND:
            self._scene.ask_amounts(() if seat is None else (seat,), everything=self._told_all)

    def _hover(self, seat: int | None) -> None:
        seat = seat if seat in self._offered else None
        if seat != self._hovered:
            self._hovered = seat
            self.viewport().setCursor(
                Qt.CursorShape.ArrowCursor if seat is None else Qt.CursorShape.PointingHandCursor
            )
            self._mark()

    def _mark(self) -> None:
        marks = {
            seat: PlateMarks(
                chosen=self._chosen.index(seat) + 1 if seat in self._chosen else None,
                only_choice=len(self._chosen) == 1,
                focused=seat == self._focused and self.hasFocus(),
                hovered=seat == self._hovered,
            )
            for seat in {*self._chosen, *self._offered}
        }
        self._scene.set_marks(marks)

    def _told(self, number: int | None) -> str:
        """The chips of a seat in words: what can be counted in the picture."""
        view, voice = self._scene.view, self._voice
        if view is None or voice is None or number is None:
            return ""
        return "\n".join(self._lines(view.seats[number - 1], voice))

    def _lines(self, seat: SeatView, voice: Speaker) -> list[str]:
        lines = [voice.text(say("Seat {seat}", seat=seat.number))]
        if seat.name:
            lines[0] += f" · {seat.name}"
        if seat.stack:
            lines.append(voice.text(say("Stack: {chips}", chips=stacked(seat.stack))))
        if seat.front:
            lines.append(voice.text(say("In front: {chips}", chips=stacked(seat.front))))
        return lines
