"""Whatever a class reads on the table from the last row is written in letters of 28 pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from pytestqt.qtbot import QtBot

from tests.golden.tables import all_in, chips, nine, omaha, seat, side_pots, stud, ten
from trainer import resources
from trainer.content.lesson import Question
from trainer.content.library import Library
from trainer.content.script import house_of, timeline
from trainer.gui.projection import LEAST, fit_letters
from trainer.gui.table import cards, deck_art, lying, paint, standing
from trainer.gui.table import chips as chip_drawing
from trainer.gui.table.widget import TableWidget
from trainer.gui.theme import letters
from trainer.i18n import Voice, voice
from trainer.table.cards import JOKER
from trainer.table.state import Status
from trainer.view.chip_sets import SETS
from trainer.view.conceal import concealed_at
from trainer.view.model import CardView, TableView
from trainer.view.script_rows import last_line
from trainer.view.table_view import look

LANGUAGES: Final = ("en", "es", "it")
TABLE: Final = (1920, 848)
"""What the words under it leave to the table on a screen of 1920 by 1080."""


@dataclass
class Seen:
    """Every lettering of a picture with the height of its letters, as of a font, in pixels."""

    texts: list[tuple[str, float]] = field(default_factory=list)

    @property
    def small(self) -> list[tuple[str, float]]:
        # A path is as exact as its curves: half a pixel is nothing to see.
        return [(text, size) for text, size in self.texts if size < LEAST - 0.5]

    @property
    def words(self) -> set[str]:
        return {text for text, _ in self.texts}


def watched(table: TableWidget) -> Seen:
    """All that the picture of the table says, in whatever way it is drawn."""
    seen = Seen()
    draw_text, lettering, draw = QPainter.drawText, paint.lettering, deck_art.draw

    def text(painter: QPainter, *args: Any) -> Any:
        scale = painter.worldTransform().m22()
        seen.texts.append((str(args[-1]), painter.font().pixelSize() * scale))
        return draw_text(painter, *args)

    def path(words: str, place: QRectF, **more: float) -> QPainterPath:
        found = lettering(words, place, **more)
        usual = QPainterPath()
        usual.addText(0, 0, letters(100, bold=True), words)
        size = 100 * found.boundingRect().height() / usual.boundingRect().height()
        seen.texts.append((words, size))
        return found

    def drawing(painter: QPainter, name: str, place: QRectF, *rest: Any) -> None:
        if name.startswith("ranks/") or name == "joker-name":
            wide, high = (107, 104) if name == "ranks/10" else (72, 104)
            inked = 100 / 104 * min(place.height(), place.width() * high / wide)
            capital = QFontMetricsF(letters(100, bold=True)).capHeight()
            seen.texts.append((name, 100 * inked / capital))
        draw(painter, name, place, *rest)

    with (
        patch.object(QPainter, "drawText", text),
        patch.object(lying, "lettering", path),
        patch.object(standing, "lettering", path),
        patch.object(chip_drawing, "lettering", path),
        patch.object(cards, "draw", drawing),
    ):
        table.grab()
    return seen


def large_table(qtbot: QtBot) -> TableWidget:
    table = TableWidget()
    qtbot.addWidget(table)
    table.resize(*TABLE)
    table.show()
    return table


@pytest.fixture
def projected(qtbot: QtBot) -> Callable[[TableView, Voice], Seen]:
    table = large_table(qtbot)

    def show(view: TableView, speaker: Voice) -> Seen:
        table.show_view(view, speaker)
        fit_letters(table, LEAST)
        return watched(table)

    return show


@cache
def lessons() -> tuple[tuple[str, TableView], ...]:
    """Every shipped lesson as it stands at its last question of the first way through."""
    library, found = Library(resources.lessons()), []
    for pack in ("addendum", "rulebook"):
        for file in sorted((resources.lessons() / pack).glob("*.yaml")):
            if file.name == "pack.yaml":
                continue
            lesson = library.lesson(f"{pack}/{Path(file.name).stem}")
            moments = timeline(lesson, house_of(lesson, max(lesson.editions)))
            asked = [at for at, one in enumerate(moments) if isinstance(one.item, Question)]
            at = asked[-1] if asked else len(moments) - 1
            item = moments[at].item
            hidden = concealed_at([one.item for one in moments], at, ())
            view = look(
                moments[at].table,
                last_line(moments, at),
                hidden,
                marked=item.seat if isinstance(item, Question) else None,
            )
            found.append((lesson.id, view))
    return tuple(found)


def shapes() -> Iterator[tuple[str, TableView]]:
    """Lessons whose tables are alike but for figures are one."""
    seen = set()
    for name, view in lessons():
        told = (
            view.size,
            view.board_places,
            len(view.pots),
            view.line.text,
            tuple(sorted({seat.status.name for seat in view.seats})),
            max(len(seat.cards) for seat in view.seats),
        )
        if told not in seen:
            seen.add(told)
            yield name, view


def crowded() -> TableView:
    """Ten seats, of which each stands otherwise; one is all-in with chips before it goes in."""
    seats = [
        replace(seat(4 + n, 20_000, "3x25000 2x100", held=()), status=status)
        for n, status in enumerate(Status)
    ]
    seats += [
        replace(all_in(1, "Ac Ad"), front=chips(101_000), front_amount=101_000),
        replace(seat(2, 20_000), status=Status.ALL_IN),
        replace(seat(3, 9_000), status=Status.ALL_IN, cards=(CardView(JOKER, up=True),)),
        seat(10, 123_400, "100000", held=(), status=Status.PENALTY),
    ]
    pots = (*side_pots().pots, *side_pots().pots[:2])
    order = tuple(sorted(seats, key=lambda one: one.number))
    return replace(ten(), seats=order, pots=pots, button=2, board=side_pots().board, muck=4)


def button_on(number: int) -> TableView:
    return replace(crowded(), button=number)


EXTREMES: Final = {
    "nine": nine(),
    "ten": ten(),
    "side pots": side_pots(),
    "omaha": omaha(),
    "stud": stud(),
    **{f"all kinds of seats, button {number}": button_on(number) for number in (2, 4, 9, 10)},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EXTREMES)
def test_nothing_on_a_crowded_table_is_small(
    projected: Callable[[TableView, Voice], Seen], name: str, language: str
) -> None:
    seen = projected(EXTREMES[name], voice(language))
    assert seen.small == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_any_lesson_is_small(
    projected: Callable[[TableView, Voice], Seen], language: str
) -> None:
    speaker = voice(language)
    small = {name: found for name, view in shapes() if (found := projected(view, speaker).small)}
    assert small == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_out_for_want_of_room(
    projected: Callable[[TableView, Voice], Seen], language: str
) -> None:
    speaker = voice(language)
    view = crowded()
    words = projected(view, speaker).words
    for pot in view.pots:
        assert pot.short is not None
        assert {speaker.text(pot.label), speaker.text(pot.short)} & words
        assert pot.amount is not None
        assert speaker.number(pot.amount) in words
    assert {"D", "ALL-IN"} <= words
    for number in (1, 10):
        told = view.seats[number - 1]
        assert told.front_amount is not None
        assert speaker.number(told.front_amount) in words
    for value in (25, 100, 500, 1000, 5000, 25_000, 100_000):
        assert speaker.number(value) in words, "the legend tells what a chip is worth"


@pytest.mark.parametrize("chip_set", SETS, ids=["usual", "distinct"])
def test_no_value_is_printed_on_a_chip_in_small_letters(
    projected: Callable[[TableView, Voice], Seen], qtbot: QtBot, chip_set: Any
) -> None:
    table = large_table(qtbot)
    table.set_chips(chip_set)
    table.show_view(crowded(), voice("en"))
    fit_letters(table, LEAST)
    words = watched(table).words
    assert not {"5K", "1K", "25K", "100K"} & words
