"""What tells how a seat stands: a word, a plaque for all-in, a clock for a penalty, the button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from trainer.gui.table.paint import (
    LINE,
    READABLE,
    lettering,
    pen,
    qrect,
    set_in_lines,
    write_lines,
)
from trainer.gui.table.signs import sign_in
from trainer.gui.table.style import Style
from trainer.gui.theme import colour, letters
from trainer.messages import say
from trainer.table.state import Status
from trainer.view.layout import SeatPlace
from trainer.view.model import SeatView, Sign
from trainer.view.palette import (
    ALL_IN,
    BUTTON,
    BUTTON_EDGE,
    ON_ALL_IN,
    ON_BUTTON,
    ON_PENALTY,
    PENALTY,
    mixed,
)
from trainer.view.piles import word_and_button
from trainer.view.shapes import Point, Rect, bounds
from trainer.view.spots import hand_place
from trainer.view.words import status_word

PLAQUE: Final = 1.45
"""Height of the all-in plaque by its letters, where they must be read from far."""


def draw_standing(
    painter: QPainter, style: Style, seat: SeatView, place: SeatPlace, *, button: bool
) -> None:
    """Over what lies before the seat. `button`: the dealer button is there."""
    cards = hand_place(seat, place)
    strip = place.strip if cards is place.cards else place.behind
    word, disc = word_and_button(strip, style.button, button=button)
    status = status_word(seat.status)
    all_in, penalty = seat.status is Status.ALL_IN, seat.status is Status.PENALTY
    if all_in and style.least:
        if seat.stack:
            disc = _on_cards(cards, disc)
        draw_plaque(painter, style, strip if seat.stack else place.stack)
    elif all_in and not seat.stack:
        _draw_all_in(painter, style, place.stack)
    elif penalty and not seat.cards:
        words = 2 * LINE * min(style.felt_text, READABLE) + 3 * style.unit
        at, word = _shared(cards, word, place.cards_lean, words)
        if _goes(style, style.words(say("on penalty")), word):
            _draw_word(painter, style, style.words(say("on penalty")), word)
        else:  # the clock alone: words beside the table say it as well
            at = bounds((cards, word))
        _draw_penalty(painter, style, at)
    elif status is not None:
        bare = not seat.cards and not all_in
        there = cards if bare and disc is not None else bounds((cards, word)) if bare else word
        near = cards if bare and not style.least else there
        _draw_word(painter, style, style.words(status), near, all_in=all_in)
    if disc is not None:
        draw_button(painter, disc, style.button_letter)


def _on_cards(cards: Rect, disc: Rect | None) -> Rect | None:
    """The button in the corner of the cards that tells least of them: its place is taken."""
    return disc and Rect(cards.right - disc.w, cards.bottom - disc.h, disc.w, disc.h)


def _goes(style: Style, words: str, place: Rect) -> bool:
    """Whether words go into a pill whole, in letters that can be read."""
    least = style.least or min(style.felt_text, READABLE) - 1
    room = Rect(0, 0, place.w - (2 if style.least else 4) * style.unit, place.h)
    font, lines = set_in_lines(words, room, least + 1, bold=False, least=style.least)
    return " ".join(lines) == words and font.pixelSize() >= int(least)


def _draw_word(
    painter: QPainter, style: Style, words: str, place: Rect, *, all_in: bool = False
) -> None:
    unit, chip = style.unit, style.layout.chip
    size = max(min(0.85 * style.felt_text, 0.7 * chip), min(style.felt_text, READABLE))
    most = min(place.h, max(1.6 * chip, 2 * LINE * max(size, style.least) + 3 * unit))
    room = Rect(0, 0, place.w - (2 if style.least else 4) * unit, most)
    words = words.upper() if all_in else words
    font, lines = set_in_lines(words, room, size, bold=all_in, least=style.least)
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
    disc = draw_disc(painter, style, place, (ALL_IN, ON_ALL_IN))
    words = style.words(say("all-in")).upper()
    inner = qrect(Rect.around(disc.centre, 0.78 * disc.w, 0.26 * disc.w))
    painter.fillPath(lettering(words, inner, squeeze=0.6), colour(ON_ALL_IN))


def draw_plaque(painter: QPainter, style: Style, place: Rect) -> None:
    """All-in in letters for readers far away: as wide as they are, or as there is room."""
    words, unit = style.words(say("all-in")).upper(), style.unit
    metrics = QFontMetricsF(letters(style.least, bold=True))
    most = metrics.horizontalAdvance(words)
    size = Point(min(place.w, most + 10 * unit), min(place.h, PLAQUE * style.least))
    plaque = Rect.around(place.centre, *size).inset(unit / 2)
    radius = 0.25 * plaque.h
    painter.setBrush(colour(ALL_IN))
    painter.setPen(pen(colour(ON_ALL_IN), 1.6 * unit))
    painter.drawRoundedRect(qrect(plaque.inset(0.8 * unit)), radius, radius)
    tall = QFontMetricsF(letters(100, bold=True)).capHeight() / 100 * (style.least + 0.5)
    inner = Rect.around(plaque.centre, plaque.w - 5 * unit, tall)
    painter.fillPath(lettering(words, qrect(inner), squeeze=0.5), colour(ON_ALL_IN))


def _shared(cards: Rect, word: Rect, lean: float, words: float) -> tuple[Rect, Rect]:
    """Places for a disc and a word where no cards lie: at the sides of the table side by side.
    `words` is the height of two lines."""
    if word.overlaps(cards._replace(x=word.x)):
        whole = bounds((cards, word))
        rest = whole.w - cards.h
        x = whole.x + cards.h * (1 - lean)
        disc = Rect(whole.x + rest * lean, cards.y, cards.h, cards.h)
        return disc, Rect(x, word.y, rest, word.h)
    whole = bounds((cards, word))
    high = min(0.52 * whole.h, max(0.38 * whole.h, whole.h - words))
    if word.y < cards.y:
        above = Rect(whole.x, whole.y, whole.w, whole.h - high)
        return Rect(whole.x, above.bottom, whole.w, high), above
    disc = Rect(whole.x, whole.y, whole.w, high)
    return disc, Rect(whole.x, disc.bottom, whole.w, whole.h - high)


def _draw_penalty(painter: QPainter, style: Style, place: Rect) -> None:
    """A disc with a clock: the seat is away for a time."""
    disc = draw_disc(painter, style, place, (PENALTY, ON_PENALTY))
    inner = Rect.around(disc.centre, 0.58 * disc.w, 0.58 * disc.w)
    painter.fillPath(sign_in(Sign.TIME_UP, inner), colour(ON_PENALTY))


def draw_disc(painter: QPainter, style: Style, place: Rect, colours: tuple[str, str]) -> Rect:
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


def draw_button(painter: QPainter, place: Rect, letter: float) -> None:
    """`letter`: the height of its D by the whole."""
    disc = place.inset(0.04 * place.w)
    thick = 0.09 * disc.w
    face = Rect(disc.x, disc.y, disc.w, disc.h - thick)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(mixed(BUTTON_EDGE, "#000000", 0.35)))
    painter.drawEllipse(qrect(face.moved(0, thick)))
    painter.setBrush(colour(BUTTON))
    painter.setPen(pen(colour(BUTTON_EDGE), 0.08 * disc.w))
    painter.drawEllipse(qrect(face.inset(0.04 * disc.w)))
    sign = Rect.around(face.centre, disc.w, letter * disc.h)
    painter.fillPath(lettering("D", qrect(sign)), colour(ON_BUTTON))
