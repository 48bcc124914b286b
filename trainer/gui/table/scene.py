"""The table as a scene: it lays out, and gives each part of the picture what it has to show."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from trainer.gui.table.bubbles import draw_bubble
from trainer.gui.table.felt import draw_table
from trainer.gui.table.kept import Kept
from trainer.gui.table.lying import draw_before_seat, draw_chips, draw_feet, draw_middle
from trainer.gui.table.plates import PlateMarks, draw_plate
from trainer.gui.table.sheet import Sheet
from trainer.gui.table.style import Speaker, Style
from trainer.gui.theme import DEFAULT, colour
from trainer.view.layout import Deal, Room, TableLayout, deal_of, lay_out
from trainer.view.model import TableView
from trainer.view.palette import PALETTES, Deck, Theme
from trainer.view.places import Side
from trainer.view.shapes import Rect, bounds


class TableScene(QGraphicsScene):
    """One moment of a table in a room of a given size; without a room or a view it is empty."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: TableView | None = None
        self._voice: Speaker | None = None
        self._size = (0.0, 0.0)
        self._text = 1.0
        self._theme = DEFAULT
        self._deck = Deck.FOUR_COLOURS
        self._deal = Deal.TWO
        self._style: Style | None = None
        self._kept = Kept()
        self._marks: dict[int, PlateMarks] = {}
        self._felt = self._sheet()
        self._feet = self._sheet()
        self._middle = self._sheet()
        self._dealer = self._sheet()
        self._lying: list[Sheet] = []
        self._fronts: list[Sheet] = []
        self._plates: list[Sheet] = []
        self._bubbles: list[Sheet] = []

    @property
    def layout(self) -> TableLayout | None:
        return None if self._style is None else self._style.layout

    @property
    def view(self) -> TableView | None:
        return self._view

    def show_view(self, view: TableView, voice: Speaker) -> None:
        deal = deal_of(view) or self._deal
        before = self._view
        restyle = deal is not self._deal or before is None or before.size != view.size
        self._deal = deal
        if voice != self._voice:
            restyle = True
        self._view, self._voice = view, voice
        self._show(restyle=restyle)

    def set_room(self, width: float, height: float) -> None:
        self._size = (width, height)
        self.setSceneRect(QRectF(0, 0, width, height))
        self._show(restyle=True)

    def set_look(
        self,
        *,
        theme: Theme | None = None,
        deck: Deck | None = None,
        text: float | None = None,
    ) -> None:
        """`text` is the reader's text size, 1 the usual. What is left out stays."""
        self._theme = theme or self._theme
        self._deck = deck or self._deck
        self._text = text or self._text
        self._show(restyle=True)

    def set_marks(self, marks: dict[int, PlateMarks]) -> None:
        """By seat; other seats have none."""
        self._marks = marks
        self._show(restyle=False)

    def seat_at(self, x: float, y: float) -> int | None:
        """The seat whose plate, hand, stack or bets lie there."""
        if self._style is None:
            return None
        for number, place in enumerate(self._style.layout.seats, 1):
            parts = (place.plate, place.cards, place.strip, place.stack, place.front)
            if any(r.x <= x <= r.right and r.y <= y <= r.bottom for r in parts):
                return number
        return None

    # --- showing ----------------------------------------------------------------------------------

    def _sheet(self) -> Sheet:
        sheet = Sheet()
        self.addItem(sheet)
        return sheet

    def _show(self, *, restyle: bool) -> None:
        view, voice = self._view, self._voice
        if view is None or voice is None or min(self._size) < 2:
            return
        if restyle or self._style is None:
            room = Room(*self._size, view.size, self._deal, self._text)
            self._style = Style(lay_out(room), PALETTES[self._theme], self._deck, voice, self._kept)
            self.setBackgroundBrush(colour(self._style.palette.ground))
        style = self._style
        self._show_table(style, view)
        self._show_seats(style, view)
        self._show_bubbles(style, view)

    def _show_table(self, style: Style, view: TableView) -> None:
        layout = style.layout
        whole = Rect(0, 0, *self._size)
        self._felt.show_content(whole, style, partial(draw_table, style=style))
        self._feet.show_content(
            bounds((layout.stub, layout.burns, layout.muck, *layout.captions)),
            (style, view.stub, view.burned, view.muck),
            partial(draw_feet, style=style, view=view),
        )
        self._middle.show_content(
            bounds((layout.pots, layout.headline, *layout.board)),
            (style, view.pots, view.line, view.board),
            partial(draw_middle, style=style, view=view),
        )

    def _show_seats(self, style: Style, view: TableView) -> None:
        kinds = (self._lying, self._fronts, self._plates, self._bubbles)
        for sheets in kinds:
            while len(sheets) > view.size:
                self.removeItem(sheets.pop())
            while len(sheets) < view.size:
                sheets.append(self._sheet())
        for seat, lying, front, plate in zip(view.seats, *kinds[:3], strict=True):
            place = style.layout.seat(seat.number)
            button = view.button == seat.number
            lying.show_content(
                bounds((place.cards, place.strip, place.forward, place.stack)),
                (style, seat.cards, seat.lies, seat.status, seat.stack, button),
                partial(draw_before_seat, style=style, seat=seat, place=place, button=button),
            )
            front.setVisible(bool(seat.front))
            front.show_content(
                place.front,
                (style, seat.front),
                partial(draw_chips, style=style, chips=seat.front, place=place.front),
            )
            marks = self._marks.get(seat.number, PlateMarks())
            plate.show_content(
                place.plate,
                (style, replace(seat, bubble=None), marks),
                partial(draw_plate, style=style, seat=seat, place=place, marks=marks),
            )

    def _show_bubbles(self, style: Style, view: TableView) -> None:
        for seat, sheet in zip(view.seats, self._bubbles, strict=True):
            place = style.layout.seat(seat.number)
            sheet.setVisible(seat.bubble is not None)
            if seat.bubble is not None:
                draw = partial(
                    draw_bubble,
                    style=style,
                    bubble=seat.bubble,
                    place=place.bubble,
                    side=place.bubble_side,
                    plate=place.plate,
                )
                sheet.show_content(_with_tail(place.bubble, style), (style, seat.bubble), draw)
        says = view.dealer_says
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


def _with_tail(place: Rect, style: Style) -> Rect:
    return place.inset(-5 * style.unit)
