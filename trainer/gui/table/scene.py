"""The table as a scene: it lays out, and gives each part of the picture what it has to show."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from trainer.gui.table.bubbles import draw_bubble
from trainer.gui.table.counting import cloth, draw_cut
from trainer.gui.table.felt import draw_table
from trainer.gui.table.kept import Kept
from trainer.gui.table.legend import LEGIBLE, LETTERED, denominations, draw_legend
from trainer.gui.table.lying import draw_before_seat, draw_feet, draw_front, draw_middle
from trainer.gui.table.marks import REACH, Marks, draw_marks
from trainer.gui.table.motion import OVER_ALL, Motion
from trainer.gui.table.plates import draw_plate
from trainer.gui.table.sheet import Sheet
from trainer.gui.table.style import Speaker, Style
from trainer.gui.theme import DEFAULT, colour
from trainer.view.amounts import Amounts, told
from trainer.view.chip_sets import TOURNAMENT, ChipSet
from trainer.view.cutting import Heap, HeapKind, amount_of, chips_of
from trainer.view.growing import middle_places, seat_places
from trainer.view.layout import Deal, Room, SeatPlace, TableLayout, deal_of, lay_out
from trainer.view.model import TableView
from trainer.view.palette import PALETTES, Deck, Theme
from trainer.view.piles import POT_LINE, left_in_stub, pot_places
from trainer.view.places import Side
from trainer.view.shapes import Rect, bounds
from trainer.view.spots import Spot, SpotKind, seat_at, spot_places

OVER_LYING: Final = 5.0
"""Above what lies on the felt, under what flies over it and under chips that are cut."""


class TableScene(QGraphicsScene):
    """One moment of a table in a room of a given size; without a room or a view it is empty."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: TableView | None = None
        self._voice: Speaker | None = None
        self._size = (0.0, 0.0)
        self._text = 1.0
        self._least = 0.0
        self._theme = DEFAULT
        self._deck = Deck.FOUR_COLOURS
        self._deal = Deal.TWO
        self._style: Style | None = None
        self._kept = Kept()
        self._marks: dict[Spot, Marks] = {}
        self._felt = self._sheet()
        self._feet = self._sheet()
        self._middle = self._sheet()
        self._dealer = self._sheet()
        self._legend = self._sheet()
        self._marked = self._sheet()
        self._marked.setZValue(OVER_LYING)
        self._cut = self._sheet()
        self._cut.setZValue(OVER_ALL)
        self._heap: Heap | None = None
        self._amounts = Amounts.ALWAYS
        self._asked: frozenset[int] = frozenset()
        self._all_asked = False
        self._chips = TOURNAMENT
        self._between: TableView | None = None
        self._places: tuple[SeatPlace, ...] = ()
        self.motion = Motion(self, self._show_between)
        self._lying: list[Sheet] = []
        self._fronts: list[Sheet] = []
        self._plates: list[Sheet] = []
        self._bubbles: list[Sheet] = []

    @property
    def layout(self) -> TableLayout | None:
        return None if self._style is None else self._style.layout

    @property
    def style_now(self) -> Style | None:
        return self._style

    @property
    def view(self) -> TableView | None:
        return self._view

    @property
    def amounts(self) -> Amounts:
        return self._amounts

    @property
    def chips(self) -> ChipSet:
        return self._chips

    @property
    def deck(self) -> Deck:
        return self._deck

    @property
    def cut_heap(self) -> Heap | None:
        """The chips that lie cut down just now."""
        return self._heap

    def show_view(self, view: TableView, voice: Speaker, *, moving: bool = False) -> None:
        """`moving`: what changed is seen on its way, where nothing else but that changed."""
        self.motion.finish()
        deal = deal_of(view) or self._deal
        before = self._view
        restyle = deal is not self._deal or before is None or before.size != view.size
        self._deal = deal
        if voice != self._voice:
            restyle = True
        self._view, self._voice = view, voice
        if self._heap is not None and before is not None:
            kept = view.size == before.size
            if not kept or chips_of(view, self._heap) != chips_of(before, self._heap):
                self._heap = None
        still = restyle or before is None or self._style is None or not moving
        if still or not self._begin(before, view):
            self._show(restyle=restyle)

    def _begin(self, before: TableView | None, view: TableView) -> bool:
        style = self._style
        return before is not None and style is not None and self.motion.begin(before, view, style)

    def _show_between(self, view: TableView | None) -> None:
        self._between = view
        self._show(restyle=False)

    def set_room(self, width: float, height: float) -> None:
        self.motion.finish()
        self._size = (width, height)
        self.setSceneRect(QRectF(0, 0, width, height))
        self._show(restyle=True)

    def set_look(
        self,
        *,
        theme: Theme | None = None,
        deck: Deck | None = None,
        text: float | None = None,
        chips: ChipSet | None = None,
        least: float | None = None,
    ) -> None:
        """`text` is the reader's text size, 1 the usual; letters under `least` pixels are not
        written. What is left out stays."""
        self.motion.finish()
        self._chips = chips or self._chips
        self._theme = theme or self._theme
        self._deck = deck or self._deck
        self._text = text or self._text
        self._least = self._least if least is None else least
        self._show(restyle=True)

    def set_marks(self, marks: dict[Spot, Marks]) -> None:
        """By what may be pointed at; all else has none. Chips among them open the tray."""
        self._marks = marks
        self._show(restyle=False)

    def set_amounts(self, amounts: Amounts) -> None:
        self._amounts = amounts
        self._show(restyle=False)

    def ask_amounts(self, seats: Iterable[int], *, everything: bool) -> None:
        """What is told where amounts are told on demand."""
        self._asked, self._all_asked = frozenset(seats), everything
        self._show(restyle=False)

    def cut_down(self, heap: Heap | None) -> None:
        """Spreads chips to be counted; None puts them back."""
        self._heap = heap
        self._show(restyle=False)

    def heap_at(self, x: float, y: float) -> Heap | None:
        """The chips that stand there, on the felt or cut down."""
        style, view = self._style, self._view
        if style is None or view is None:
            return None
        layout = style.layout
        if self._heap is not None and _in(cloth(layout), x, y):
            return self._heap
        place, _ = middle_places(layout, view)
        pots = pot_places(len(view.pots), place, POT_LINE * style.felt_text)
        places = [
            *((Heap(HeapKind.POT, index), place.chips) for index, place in enumerate(pots)),
            *((Heap(HeapKind.STACK, n), one.stack) for n, one in enumerate(self._places, 1)),
            *((Heap(HeapKind.FRONT, n), one.front) for n, one in enumerate(self._places, 1)),
        ]
        found = (heap for heap, place in places if _in(place, x, y) and chips_of(view, heap))
        return next(found, None)

    def spot_at(self, x: float, y: float) -> Spot | None:
        """What lies there and may be pointed at: a card, a pot, a chip of the tray, or a seat."""
        style, view = self._style, self._view
        if style is None or view is None:
            return None
        if self._heap is not None and _in(cloth(style.layout), x, y):
            return None
        found = [
            spot
            for spot, place in spot_places(style.layout, view)
            if spot in self._marks and _in(place, x, y)
        ]
        if found:
            return found[-1]
        seat = self.seat_at(x, y)
        return None if seat is None else seat_at(seat)

    def seat_at(self, x: float, y: float) -> int | None:
        """The seat whose plate, hand, stack or bets lie there."""
        for number, place in enumerate(self._places, 1):
            parts = (place.plate, place.cards, place.strip, place.stack, place.front)
            if any(_in(part, x, y) for part in parts):
                return number
        return None

    # --- showing ----------------------------------------------------------------------------------

    def _sheet(self) -> Sheet:
        sheet = Sheet()
        self.addItem(sheet)
        return sheet

    def _show(self, *, restyle: bool) -> None:
        view, voice = self._between or self._view, self._voice
        if view is None or voice is None or min(self._size) < 2:
            return
        if restyle or self._style is None:
            # Readers far away are told in words beside the table what is said.
            bubbles = not self._least
            room = Room(*self._size, view.size, self._deal, self._text, bubbles)
            layout = lay_out(room)
            small = bool(self._least) or layout.chip < LETTERED
            chips = replace(self._chips, marked=True) if small else self._chips
            look = PALETTES[self._theme], self._deck, voice, self._kept, chips, self._least
            self._style = Style(layout, *look)
            self.setBackgroundBrush(colour(self._style.palette.ground))
        style = self._style
        asked = range(1, view.size + 1) if self._all_asked else self._asked
        view = told(view, self._amounts, seats=asked, pots=self._all_asked)
        self._places = seat_places(style.layout, view)
        self._show_cut(style, view)
        self._show_table(style, view)
        self._show_seats(style, view)
        self._show_bubbles(style, view)
        self._show_marks(style, view)

    def _show_cut(self, style: Style, view: TableView) -> None:
        heap = self._heap
        self._cut.setVisible(heap is not None)
        if heap is not None:
            content = (style, heap, chips_of(view, heap), amount_of(view, heap))
            draw = partial(draw_cut, style=style, view=view, heap=heap)
            self._cut.show_content(cloth(style.layout), content, draw)

    def _show_table(self, style: Style, view: TableView) -> None:
        layout = style.layout
        whole = Rect(0, 0, *self._size)
        opened = any(spot.kind is SpotKind.CHIP for spot in self._marks)
        self._felt.show_content(
            whole,
            (style, view.chips, opened),
            partial(draw_table, style=style, chips=view.chips, opened=opened),
        )
        self._feet.show_content(
            bounds((layout.stub, layout.burns, layout.muck, *layout.captions)),
            (
                style,
                view.stub,
                view.boxed,
                view.burned,
                view.burn_up,
                view.muck,
                left_in_stub(view),
            ),
            partial(draw_feet, style=style, view=view),
        )
        values = denominations(view) if layout.chip < LEGIBLE or self._least else ()
        self._legend.setVisible(bool(layout.legend.cells(len(values))))
        if layout.legend.cells(len(values)):
            draw = partial(draw_legend, style=style, values=values)
            self._legend.show_content(layout.legend.place, (style, values), draw)
        middle = middle_places(layout, view)
        self._middle.show_content(
            bounds((*middle, *layout.board)),
            (style, middle, view.pots, view.line, view.board),
            partial(draw_middle, style=style, view=view),
        )

    def _show_seats(self, style: Style, view: TableView) -> None:
        kinds = (self._lying, self._fronts, self._plates, self._bubbles)
        for sheets in kinds:
            while len(sheets) > view.size:
                self.removeItem(sheets.pop())
            while len(sheets) < view.size:
                sheets.append(self._sheet())
        for seat, place, *sheets in zip(view.seats, self._places, *kinds[:3], strict=True):
            lying, front, plate = sheets
            button = view.button == seat.number
            lying.show_content(
                bounds((place.cards, place.strip, place.forward, place.stack)),
                (style, place, seat.cards, seat.lies, seat.status, seat.stack, seat.mixed, button),
                partial(draw_before_seat, style=style, seat=seat, place=place, button=button),
            )
            front.setVisible(bool(seat.front))
            front.show_content(
                place.front,
                (style, seat.front, seat.front_amount),
                partial(draw_front, style=style, seat=seat, place=place.front),
            )
            marks = self._marks.get(seat_at(seat.number), Marks())
            plate.show_content(
                place.plate,
                (style, replace(seat, bubble=None), marks),
                partial(draw_plate, style=style, seat=seat, place=place, marks=marks),
            )

    def _show_bubbles(self, style: Style, view: TableView) -> None:
        for seat, sheet in zip(view.seats, self._bubbles, strict=True):
            place = style.layout.seat(seat.number)
            bubble = seat.bubble if style.layout.bubbles else None
            sheet.setVisible(bubble is not None)
            if bubble is not None:
                draw = partial(
                    draw_bubble,
                    style=style,
                    bubble=bubble,
                    place=place.bubble,
                    side=place.bubble_side,
                    plate=place.plate,
                )
                sheet.show_content(_with_tail(place.bubble, style), (style, bubble), draw)
        says = view.dealer_says if style.layout.bubbles else None
        self._dealer.setVisible(says is not None)
        if says is not None:
            place_rect = style.layout.dealer_bubble
            draw = partial(
                draw_bubble,
                style=style,
                bubble=says,
                place=place_rect,
                side=Side.BELOW,
                plate=style.layout.tray,
            )
            self._dealer.show_content(_with_tail(place_rect, style), (style, says), draw)

    def _show_marks(self, style: Style, view: TableView) -> None:
        """Over what lies on the felt; nothing while it is on its way."""
        seen = {spot for spot, mark in self._marks.items() if mark != Marks()}
        lying = spot_places(style.layout, view) if seen else ()
        places = tuple(one for one in lying if one[0] in seen)
        self._marked.setVisible(bool(places) and self._between is None)
        if places:
            box = bounds([place for _, place in places]).inset(-REACH * style.unit)
            marks = {spot: self._marks[spot] for spot, _ in places}
            draw = partial(draw_marks, style=style, places=places, marks=marks)
            self._marked.show_content(box, (style, places, marks), draw)


def _in(place: Rect, x: float, y: float) -> bool:
    return place.x <= x <= place.right and place.y <= y <= place.bottom


def _with_tail(place: Rect, style: Style) -> Rect:
    return place.inset(-5 * style.unit)
