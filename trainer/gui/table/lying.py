"""What lies on the felt: before each seat, in the middle, and before the dealer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from trainer.gui.table.cards import draw_back, draw_face
from trainer.gui.table.chips import draw_columns
from trainer.gui.table.paint import (
    LINE,
    lettering,
    pen,
    qrect,
    set_in_lines,
    turned,
    write,
    write_lines,
    write_whole,
)
from trainer.gui.table.pots import draw_pots
from trainer.gui.table.signs import sign_in
from trainer.gui.table.style import Style
from trainer.gui.theme import colour
from trainer.messages import Message, say
from trainer.table.cards import DECK, UNKNOWN
from trainer.table.chips import ChipStack
from trainer.table.state import Status
from trainer.view.layout import SeatPlace
from trainer.view.model import CardView, SeatView, Sign, TableView
from trainer.view.palette import (
    ALL_IN,
    BUTTON,
    BUTTON_EDGE,
    CARD,
    CARD_OUTLINE,
    ON_ALL_IN,
    ON_BUTTON,
    ON_PENALTY,
    PENALTY,
    UNKNOWN_FACE,
    mixed,
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
    word_and_button,
)
from trainer.view.places import FRONT_WORDS
from trainer.view.shapes import Point, Rect, bounds
from trainer.view.spots import BACKS_SHOWN, FACES_SHOWN, hand_place

STUB_CARDS: Final = 8
"""Edges of cards that would be seen under the top card of a whole deck."""


def draw_before_seat(
    painter: QPainter, style: Style, seat: SeatView, place: SeatPlace, *, button: bool
) -> None:
    cards = hand_place(seat, place)
    strip = place.strip if cards is place.cards else place.behind
    draw_hand(painter, style, seat.cards, cards, lean=place.cards_lean)
    word, disc = word_and_button(strip, style.layout.chip, button=button)
    status = status_word(seat.status)
    all_in, penalty = seat.status is Status.ALL_IN, seat.status is Status.PENALTY
    if all_in and not seat.stack:
        _draw_all_in(painter, style, place.stack)
    elif penalty and not seat.cards:
        at, word = _shared(cards, word, place.cards_lean)
        _draw_penalty(painter, style, at)
        _draw_word(painter, style, style.words(say("on penalty")), word, all_in=False)
    elif status is not None:
        _draw_word(
            painter,
            style,
            style.words(status),
            word if seat.cards or all_in else cards,
            all_in=all_in,
        )
    if disc is not None:
        draw_button(painter, disc)
    behind = stack_columns(seat, place.stack, style.layout.chip, lean=place.stack_lean)
    draw_columns(painter, style.kept, behind, style.chips)


def draw_chips(
    painter: QPainter, style: Style, chips: ChipStack, place: Rect, *, lean: float = 0.5
) -> None:
    standing = columns(chips, place, style.layout.chip, lean=lean)
    draw_columns(painter, style.kept, standing, style.chips)


def draw_front(painter: QPainter, style: Style, seat: SeatView, place: Rect) -> None:
    """Chips put out, and where it may be told what they come to, close under them."""
    told = seat.front_amount is not None and bool(seat.front)
    chip = style.layout.chip
    words = max(FRONT_WORDS * chip, min(style.felt_text, 0.85 * chip), 1.02 * style.least)
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
        draw_face(painter, rect, card.card or UNKNOWN, style.deck)
    else:
        draw_back(painter, rect, style.kept)


def status_word(status: Status) -> Message | None:
    """What is written before a seat that is not simply in the hand."""
    match status:
        case Status.IN:
            return None
        case Status.FOLDED:
            return say("folded")
        case Status.ALL_IN:
            return say("all-in")
        case Status.ABSENT:
            return say("absent")
        case Status.PENALTY:
            return say("on penalty")
        case Status.SITTING_OUT:
            return say("sitting out")


def _draw_word(painter: QPainter, style: Style, words: str, place: Rect, *, all_in: bool) -> None:
    unit, chip = style.unit, style.layout.chip
    most = min(place.h, 1.6 * chip)
    size = min(0.85 * style.felt_text, 0.7 * chip)
    if size < style.least:
        return
    room = Rect(0, 0, place.w - 5 * unit, most)
    font, lines = set_in_lines(words.upper() if all_in else words, room, size, bold=all_in)
    height = min(most, max(0.9 * chip, len(lines) * LINE * font.pixelSize() + 3 * unit))
    pill = Rect(place.x, place.y + (place.h - height) / 2, place.w, height).inset(unit / 2)
    ink = colour(ON_ALL_IN) if all_in else style.on_felt(0.9)
    if all_in:
        painter.setBrush(colour(ALL_IN))
        painter.setPen(pen(colour(ON_ALL_IN), 1.4 * unit))
    else:
        painter.setBrush(colour("#000000", 0.22))
        painter.setPen(pen(style.on_felt(0.35), unit))
    radius = min(pill.h / 2, 0.45 * chip)
    painter.drawRoundedRect(qrect(pill), radius, radius)
    write_lines(painter, pill, font, lines, ink)


def _draw_all_in(painter: QPainter, style: Style, place: Rect) -> None:
    disc = _draw_disc(painter, style, place, (ALL_IN, ON_ALL_IN))
    words = style.words(say("all-in")).upper()
    inner = qrect(Rect.around(disc.centre, 0.72 * disc.w, 0.24 * disc.w))
    painter.fillPath(lettering(words, inner, squeeze=0.6), colour(ON_ALL_IN))


def _shared(cards: Rect, word: Rect, lean: float) -> tuple[Rect, Rect]:
    """Places for a disc and a word where no cards lie: at the sides of the table side by side."""
    if word.overlaps(cards._replace(x=word.x)):
        whole = bounds((cards, word))
        rest = whole.w - cards.h
        x = whole.x + cards.h * (1 - lean)
        disc = Rect(whole.x + rest * lean, cards.y, cards.h, cards.h)
        return disc, Rect(x, word.y, rest, word.h)
    whole = bounds((cards, word))
    high = 0.52 * whole.h
    if word.y < cards.y:
        words = Rect(whole.x, whole.y, whole.w, whole.h - high)
        return Rect(whole.x, words.bottom, whole.w, high), words
    disc = Rect(whole.x, whole.y, whole.w, high)
    return disc, Rect(whole.x, disc.bottom, whole.w, whole.h - high)


def _draw_penalty(painter: QPainter, style: Style, place: Rect) -> None:
    """A disc with a clock: the seat is away for a time."""
    disc = _draw_disc(painter, style, place, (PENALTY, ON_PENALTY))
    inner = Rect.around(disc.centre, 0.52 * disc.w, 0.52 * disc.w)
    painter.fillPath(sign_in(Sign.TIME_UP, inner), colour(ON_PENALTY))


def _draw_disc(painter: QPainter, style: Style, place: Rect, colours: tuple[str, str]) -> Rect:
    """A plastic disc as it is laid before a seat; its place."""
    body, ink = colours
    size = min(place.w, place.h, 2.2 * style.layout.chip)
    disc = Rect.around(place.centre, size, size).inset(style.unit)
    painter.setBrush(colour(body))
    painter.setPen(pen(colour(ink), 0.06 * size))
    painter.drawEllipse(qrect(disc.inset(0.03 * size)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour(ink, 0.55), 0.025 * size))
    painter.drawEllipse(qrect(disc.inset(0.1 * size)))
    return disc


def draw_button(painter: QPainter, place: Rect) -> None:
    disc = place.inset(0.04 * place.w)
    thick = 0.09 * disc.w
    face = Rect(disc.x, disc.y, disc.w, disc.h - thick)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(mixed(BUTTON_EDGE, "#000000", 0.35)))
    painter.drawEllipse(qrect(face.moved(0, thick)))
    painter.setBrush(colour(BUTTON))
    painter.setPen(pen(colour(BUTTON_EDGE), 0.08 * disc.w))
    painter.drawEllipse(qrect(face.inset(0.04 * disc.w)))
    sign = Rect.around(face.centre, 0.5 * disc.w, 0.44 * disc.h)
    painter.fillPath(lettering("D", qrect(sign)), colour(ON_BUTTON))


def draw_middle(painter: QPainter, style: Style, view: TableView) -> None:
    layout = style.layout
    for rect, card in zip(layout.board, view.board, strict=False):
        draw_card(painter, style, card, rect)
    _draw_headline(painter, style, style.words(view.line))
    draw_pots(painter, style, view)


def _draw_headline(painter: QPainter, style: Style, words: str) -> None:
    place = style.layout.headline
    font, lines = set_in_lines(words, place, 1.1 * style.felt_text, bold=True)
    if font.pixelSize() >= style.least:
        write_lines(painter, place, font, lines, style.on_felt())


def draw_feet(painter: QPainter, style: Style, view: TableView) -> None:
    """Stub, burned cards and muck, all lying across, with their names under them."""
    layout = style.layout
    names = (say("stub"), view.stub), (say("burns"), view.burned), (say("muck"), view.muck)
    for place, (word, there) in zip(layout.captions, names, strict=True):
        if there:
            quiet = colour(style.palette.felt_quiet)
            size = max(0.9 * style.felt_text, min(style.felt_text, style.least))
            write_whole(painter, place, style.words(word), size, quiet, least=style.least)
    card = Point(layout.card.y, layout.card.x)
    if view.stub:
        _draw_stub(painter, style, card, left_in_stub(view), boxed=view.boxed)
    shown = min(view.burned, 6)
    for rect in fan(shown, layout.burns, card, shown=0.16):
        draw_back(painter, rect, style.kept)
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
