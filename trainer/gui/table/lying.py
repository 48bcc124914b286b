"""What lies on the felt: before each seat, in the middle, and before the dealer."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from trainer.gui.table.cards import draw_back, draw_face
from trainer.gui.table.chips import draw_columns
from trainer.gui.table.paint import (
    READABLE,
    lettering,
    pen,
    qrect,
    set_in_lines,
    turned,
    write,
    write_lines,
)
from trainer.gui.table.pots import draw_pots
from trainer.gui.table.standing import draw_standing
from trainer.gui.table.style import Style
from trainer.gui.theme import colour
from trainer.messages import say
from trainer.table.cards import DECK, UNKNOWN
from trainer.table.chips import ChipStack
from trainer.view.growing import middle_places
from trainer.view.layout import SeatPlace
from trainer.view.model import CardView, SeatView, TableView
from trainer.view.palette import (
    CARD,
    CARD_OUTLINE,
    UNKNOWN_FACE,
)
from trainer.view.piles import (
    ASKEW,
    askew,
    chips_and_words,
    columns,
    fan,
    left_in_stub,
    scattered,
    stack_columns,
)
from trainer.view.places import FRONT_WORDS
from trainer.view.shapes import Point, Rect
from trainer.view.spots import BACKS_SHOWN, FACES_SHOWN, hand_place

STUB_CARDS: Final = 8
"""Edges of cards that would be seen under the top card of a whole deck."""


def draw_before_seat(
    painter: QPainter, style: Style, seat: SeatView, place: SeatPlace, *, button: bool
) -> None:
    draw_hand(painter, style, seat.cards, hand_place(seat, place), lean=place.cards_lean)
    behind = stack_columns(seat, place.stack, style.layout.chip, lean=place.stack_lean)
    draw_columns(painter, style.kept, behind, style.chips)
    draw_standing(painter, style, seat, place, button=button)


def draw_chips(
    painter: QPainter, style: Style, chips: ChipStack, place: Rect, *, lean: float = 0.5
) -> None:
    standing = columns(chips, place, style.layout.chip, lean=lean)
    draw_columns(painter, style.kept, standing, style.chips)


def draw_front(painter: QPainter, style: Style, seat: SeatView, place: Rect) -> None:
    """Chips put out, and where it may be told what they come to, close under them."""
    told = seat.front_amount is not None and bool(seat.front)
    chip = style.layout.chip
    words = max(FRONT_WORDS * chip, min(style.felt_text, 0.85 * chip), style.least)
    chips, under = chips_and_words(place, words, told=told)
    standing = columns(seat.front, chips, style.layout.chip)
    draw_columns(painter, style.kept, standing, style.chips)
    if told and seat.front_amount is not None:
        foot = max(column.rect.bottom for column in standing)
        amount = style.voice.number(seat.front_amount)
        where = under._replace(y=foot + 0.04 * style.layout.chip)
        size = min(style.felt_text, words)
        where = where._replace(h=size)
        write(painter, where, amount, size, style.on_felt(), bold=True, least=style.least)


def draw_hand(
    painter: QPainter, style: Style, cards: tuple[CardView, ...], place: Rect, *, lean: float
) -> None:
    shown = FACES_SHOWN if any(card.up for card in cards) else BACKS_SHOWN
    lying = fan(len(cards), place, style.layout.card, shown=shown, lean=lean)
    exposed = []
    for card, rect in zip(cards, lying, strict=True):
        if card.exposed:
            exposed.append((card, askew(rect, place)))
        else:
            draw_card(painter, style, card, rect)
    for card, rect in exposed:
        with turned(painter, rect, ASKEW):
            draw_card(painter, style, card, rect)


def draw_card(painter: QPainter, style: Style, card: CardView, rect: Rect) -> None:
    if card.up:
        draw_face(painter, rect, card.card or UNKNOWN, style.deck, jumbo=style.least > 0)
    else:
        draw_back(painter, rect, style.kept)


def draw_middle(painter: QPainter, style: Style, view: TableView) -> None:
    layout = style.layout
    for rect, card in zip(layout.board, view.board, strict=False):
        if card.exposed:
            upright = askew(rect, rect)
            with turned(painter, upright, ASKEW):
                draw_card(painter, style, card, upright)
        else:
            draw_card(painter, style, card, rect)
    pots, headline = middle_places(layout, view)
    _draw_headline(painter, style, style.words(view.line), headline)
    draw_pots(painter, style, view, pots)


def _draw_headline(painter: QPainter, style: Style, words: str, place: Rect) -> None:
    size = 1.1 * style.felt_text
    font, lines = set_in_lines(words, place, size, bold=True, least=style.least)
    write_lines(painter, place, font, lines, style.on_felt())


def draw_feet(painter: QPainter, style: Style, view: TableView) -> None:
    """Stub, burned cards and muck, all lying across, with their names under them."""
    layout = style.layout
    names = (say("stub"), view.stub), (say("burns"), view.burned), (say("muck"), view.muck)
    for place, (word, there) in zip(layout.captions, names, strict=True):
        if there:
            quiet = colour(style.palette.felt_quiet)
            size = max(0.9 * style.felt_text, min(style.felt_text, READABLE))
            write(painter, place, style.words(word), size, quiet, least=style.least)
    card = Point(layout.card.y, layout.card.x)
    if view.stub:
        _draw_stub(painter, style, card, left_in_stub(view), boxed=view.boxed)
    shown = min(view.burned, 6)
    burns = fan(shown, layout.burns, card, shown=0.16)
    for rect in burns:
        draw_back(painter, rect, style.kept)
    if view.burn_up is not None and burns:
        upright = Rect.around(burns[-1].centre, card.y, card.x)
        with turned(painter, upright, 90):
            draw_card(painter, style, view.burn_up, upright)
    for rect, turn in scattered(view.muck, layout.muck, card):
        with turned(painter, rect, turn):
            draw_back(painter, rect, style.kept)


def _draw_stub(painter: QPainter, style: Style, card: Point, left: int, *, boxed: bool) -> None:
    """As thick as cards are left in it. A boxed card shows its face between the others."""
    edges = max(1, round(STUB_CARDS * left / len(DECK)))
    place = style.layout.stub
    thick = min(0.05 * style.layout.chip, (place.h - card.y) / STUB_CARDS)
    height = card.y + STUB_CARDS * thick
    x = place.x + (place.w - card.x) / 2
    foot = place.y + (place.h + height) / 2 - card.y
    radius = 0.1 * card.y
    painter.setPen(pen(colour(CARD_OUTLINE), 0.5 * style.unit))
    painter.setBrush(colour(CARD))
    for i in range(edges):
        painter.drawRoundedRect(qrect(Rect(x, foot - i * thick, *card)), radius, radius)
    top = Rect(x, foot - edges * thick, *card)
    draw_back(painter, top, style.kept)
    if boxed:
        _draw_boxed(painter, style, top)


def _draw_boxed(painter: QPainter, style: Style, top: Rect) -> None:
    """The back of the top card drawn aside, and under it a face."""
    face = Rect(top.x, top.y, 0.62 * top.w, top.h)
    painter.setPen(pen(colour(CARD_OUTLINE), style.unit))
    painter.setBrush(colour(CARD))
    painter.drawRoundedRect(qrect(face), 0.1 * top.h, 0.1 * top.h)
    mark = Rect(face.x, face.y + 0.2 * face.h, face.w, 0.6 * face.h)
    painter.fillPath(lettering("?", qrect(mark)), colour(UNKNOWN_FACE))
