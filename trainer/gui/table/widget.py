"""The table in a window: it follows the window's size, and tells which seat was chosen."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from trainer.gui.table.choosing import Choosing
from trainer.gui.table.keys import TableKeys
from trainer.gui.table.motion import Motion, Speed
from trainer.gui.table.scene import TableScene
from trainer.gui.table.style import Speaker, Style
from trainer.messages import say
from trainer.view.amounts import Amounts
from trainer.view.chip_sets import SETS, ChipSet
from trainer.view.cutting import Heap, heaps
from trainer.view.layout import TableLayout
from trainer.view.model import SeatView, TableView
from trainer.view.palette import Deck, Theme
from trainer.view.piles import stack_told
from trainer.view.spots import Spot, SpotKind, seats_at
from trainer.view.words import stacked

SMALLEST = QSize(560, 340)


class TableWidget(QGraphicsView):
    """`seat_clicked` gives the printed number of a seat that was clicked, or chosen by keys;
    `spot_clicked` that seat, or a card, pot or chip that is offered.

    Keys choose only among what `offer` names, chips aside; without anything the table takes no
    focus, and all keys go on to the window.
    """

    seat_clicked = Signal(int)
    spot_clicked = Signal(object)
    look_changed = Signal()
    """Somebody chose another deck, other chips, or how amounts are told and how fast things go."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # One of our own: for the one that is there, Qt would look through all its widget classes.
        self._surface = QWidget(self)
        self._surface.setMouseTracking(True)
        self.setViewport(self._surface)
        self._scene = TableScene(self)
        self._voice: Speaker | None = None
        self._choosing = Choosing()
        self._pressed: Spot | None = None
        self._told_all = False
        self._chip_sets: tuple[ChipSet, ...] = SETS
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMinimumSize(SMALLEST)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
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
    def view(self) -> TableView | None:
        """What is shown, as it was given."""
        return self._scene.view

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

    def offer_chips(self, own: ChipSet, *, taken: bool = True) -> None:
        """A school's own set; `taken`: it is used at once."""
        self._chip_sets = (*SETS, own)
        if taken:
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

    @property
    def offered(self) -> tuple[Spot, ...]:
        """What may be chosen now."""
        return self._choosing.offered

    @property
    def chosen(self) -> tuple[Spot, ...]:
        """What is marked as the answer given."""
        return self._choosing.chosen

    @property
    def focused(self) -> Spot | None:
        """Where the keys are, while the table has the focus."""
        return self._choosing.focused

    def offer(self, spots: Iterable[Spot]) -> None:
        """What may be chosen now, by pointer and keys; empty: nothing of the table is asked for.
        Chips open the dealer's tray."""
        self._choosing.offer(spots)
        by_keys = bool(self._choosing.by_keys)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if by_keys else Qt.FocusPolicy.NoFocus)
        if self._choosing.hovered not in self._choosing.offered:
            self._hover(None)
        self._mark()

    def offer_seats(self, seats: Iterable[int]) -> None:
        """Seats alone."""
        self.offer(seats_at(sorted(seats)))

    def show_chosen(self, spots: Iterable[Spot]) -> None:
        """Marks the answer given, in this order; several of a kind are numbered."""
        self._choosing.chosen = tuple(spots)
        self._mark()

    def choose(self, seats: Iterable[int]) -> None:
        """Marks seats alone."""
        self.show_chosen(seats_at(seats))

    # --- the pointer ------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._spot_at(event.position().toPoint())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        spot, heap = self._spot_at(at), self._scene.heap_at(at.x(), at.y())
        pressed, self._pressed = self._pressed, None
        left = event.button() is Qt.MouseButton.LeftButton
        # Where the left button answers, the right one cuts.
        answers = self._choosing.offers(SpotKind.SEAT) or spot in self.offered
        if heap is not None and (not left or not answers or heap == self.cut_heap):
            self.cut_down(None if heap == self.cut_heap else heap)
        elif left and self.cut_heap is not None and not self._is_chip(spot):
            self.cut_down(None)  # chips that are counted stay while their amount is built
        if left and spot is not None and spot == pressed:
            self._choose(spot)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot = self._spot_at(event.position().toPoint())
        self._hover(spot)
        self._ask(spot.number if spot is not None and spot.kind is SpotKind.SEAT else None)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            words = self._told(self._spot_at(event.pos()))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        if event.type() is QEvent.Type.Leave:
            self._hover(None)
            self._ask(None)
        return super().viewportEvent(event)

    # --- keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self._choosing.focused
        if focused is not None and event.key() == Qt.Key.Key_Space:
            self._choose(focused)
        elif not self._choosing.step(event.key()):
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
        size = self._surface.size()
        self._scene.set_room(size.width(), size.height())
        super().resizeEvent(event)

    # ----------------------------------------------------------------------------------------------

    def _spot_at(self, at: QPoint) -> Spot | None:
        return self._scene.spot_at(at.x(), at.y())

    def _is_chip(self, spot: Spot | None) -> bool:
        return spot is not None and spot.kind is SpotKind.CHIP

    def _choose(self, spot: Spot) -> None:
        if spot.kind is SpotKind.SEAT:
            self.seat_clicked.emit(spot.number)
        self.spot_clicked.emit(spot)

    def _ask(self, seat: int | None) -> None:
        """The amounts of the seat that the pointer is on."""
        if self.amounts is Amounts.ON_DEMAND:
            self._scene.ask_amounts(() if seat is None else (seat,), everything=self._told_all)

    def _hover(self, spot: Spot | None) -> None:
        spot = spot if spot in self.offered else None
        if spot != self._choosing.hovered:
            self._choosing.hovered = spot
            self._surface.setCursor(
                Qt.CursorShape.ArrowCursor if spot is None else Qt.CursorShape.PointingHandCursor
            )
            self._mark()

    def _mark(self) -> None:
        self._scene.set_marks(self._choosing.marks(focus=self.hasFocus()))

    def _told(self, spot: Spot | None) -> str:
        """What can be counted in the picture, or is done by a click."""
        view, voice = self._scene.view, self._voice
        if view is None or voice is None or spot is None:
            return ""
        match spot.kind:
            case SpotKind.SEAT:
                return "\n".join(self._lines(view.seats[spot.number - 1], voice))
            case SpotKind.CHIP:
                return voice.text(say("Add {amount}", amount=spot.number))
            case _:
                return ""

    def _lines(self, seat: SeatView, voice: Speaker) -> list[str]:
        lines = [voice.text(say("Seat {seat}", seat=seat.number))]
        if seat.name:
            lines[0] += f" · {seat.name}"
        if seat.stack:
            lines.append(voice.text(say("Stack: {chips}", chips=stack_told(seat))))
        if seat.front:
            lines.append(voice.text(say("In front: {chips}", chips=stacked(seat.front))))
        return lines
