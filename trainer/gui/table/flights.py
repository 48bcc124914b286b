"""What is seen of one move: pieces of the picture, each on its way from one place to another."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtGui import QPainter

from trainer.gui.table.cards import draw_back
from trainer.gui.table.lying import draw_card, draw_chips, draw_hand
from trainer.gui.table.sheet import Drawing
from trainer.gui.table.standing import draw_button
from trainer.gui.table.style import Style
from trainer.table.chips import ChipStack
from trainer.table.state import HandLies
from trainer.view.changes import Move, MoveKind
from trainer.view.layout import SeatPlace
from trainer.view.model import CardView, TableView
from trainer.view.piles import word_and_button
from trainer.view.shapes import Point, Rect

BACK: Final = CardView(None)


class Flight(NamedTuple):
    """`rect` is where it ends; it begins with its middle at `start`. `turning`: what it shows in
    the first half of its way, where it is turned over."""

    rect: Rect
    start: Point
    draw: Drawing
    turning: Drawing | None = None


def flights(style: Style, view: TableView, move: Move) -> tuple[Flight, ...]:
    """`view` is the table before the move."""
    layout = style.layout
    seat = None if move.seat is None else layout.seat(move.seat)
    match move.kind, seat:
        case MoveKind.GATHERED, _:
            return tuple(
                _chips(style, chips, layout.seat(number).front.centre, layout.pots.centre)
                for number, chips in move.bets
            )
        case MoveKind.BURNED, _:
            return (_burn(style),)
        case MoveKind.BOARD, _:
            return tuple(
                Flight(place, layout.stub.centre, partial(_card, style=style, card=card, at=place))
                for place, card in zip(layout.board[move.at :], move.cards, strict=False)
            )
        case MoveKind.BUTTON, SeatPlace():
            return _button(style, move, seat)
        case _, SeatPlace():
            return _of_seat(style, view, move, seat)
        case _:
            return ()


def _of_seat(style: Style, view: TableView, move: Move, seat: SeatPlace) -> tuple[Flight, ...]:
    layout = style.layout
    match move.kind:
        case MoveKind.PUT_OUT:
            return (_chips(style, move.chips, seat.stack.centre, seat.front.centre),)
        case MoveKind.PULLED_BACK:
            return (_chips(style, move.chips, seat.front.centre, seat.stack.centre),)
        case MoveKind.CHANGE:
            return (_chips(style, move.chips, layout.tray.centre, seat.front.centre),)
        case MoveKind.POT_PUSHED:
            return (_chips(style, move.chips, layout.pots.centre, seat.stack.centre),)
        case MoveKind.PITCHED:
            rect = Rect.around(seat.cards.centre, *layout.card)
            draw = partial(_card, style=style, card=move.cards[0], at=rect)
            return (Flight(rect, layout.stub.centre, draw),)
        case MoveKind.MUCKED:
            rect = Rect.around(layout.muck.centre, seat.cards.w, seat.cards.h)
            hidden = tuple(BACK for _ in move.cards)
            return (_hand(style, hidden, seat.cards.centre, rect, seat.cards_lean),)
        case MoveKind.FORWARD:
            forward = (seat.cards, seat.forward)
            lies = view.seats[(move.seat or 1) - 1].lies
            start, end = forward if lies is not HandLies.FORWARD else forward[::-1]
            return (_hand(style, move.cards, start.centre, end, seat.cards_lean),)
        case MoveKind.TURNED:
            before = view.seats[(move.seat or 1) - 1].cards
            flight = _hand(style, move.cards, seat.cards.centre, seat.cards, seat.cards_lean)
            old = _hand(style, before, seat.cards.centre, seat.cards, seat.cards_lean)
            return (flight._replace(turning=old.draw),)
        case _:
            return ()


def _chips(style: Style, chips: ChipStack, start: Point, end: Point) -> Flight:
    layout = style.layout
    rect = Rect.around(end, 3.4 * layout.chip, 3.2 * layout.chip)
    return Flight(rect, start, partial(draw_chips, style=style, chips=chips, place=rect))


def _hand(
    style: Style, cards: tuple[CardView, ...], start: Point, end: Rect, lean: float
) -> Flight:
    draw = partial(draw_hand, style=style, cards=cards, place=end, lean=lean)
    return Flight(end, start, draw)


def _burn(style: Style) -> Flight:
    layout = style.layout
    rect = Rect.around(layout.burns.centre, layout.card.y, layout.card.x)
    return Flight(rect, layout.stub.centre, partial(draw_back, rect=rect, kept=style.kept))


def _button(style: Style, move: Move, before: SeatPlace) -> tuple[Flight, ...]:
    _, start = word_and_button(before.strip, style.button, button=True)
    _, end = word_and_button(style.layout.seat(move.to or 1).strip, style.button, button=True)
    if start is None or end is None:
        return ()
    return (Flight(end, start.centre, partial(draw_button, place=end, letter=style.button_letter)),)


def _card(painter: QPainter, *, style: Style, card: CardView, at: Rect) -> None:
    draw_card(painter, style, card, at)
