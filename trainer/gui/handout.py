"""Lessons on paper: tables and questions with lines to write on, the answers on last pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPdfWriter, QPen

from trainer.content.lesson import Lesson, Question
from trainer.content.questions import question_text
from trainer.gui.paper import DOTS, Sheet, painted, write_pdf
from trainer.gui.projection import told_answer
from trainer.gui.shot import Spot, walk
from trainer.gui.table.picture import paint_table
from trainer.i18n import Voice
from trainer.messages import say
from trainer.rules.house import NEWEST, Edition
from trainer.training import playing as steps
from trainer.training.playing import Playing, askable
from trainer.view.conceal import concealed_at
from trainer.view.palette import Deck, Theme
from trainer.view.script_rows import last_line, script_rows
from trainer.view.table_view import look
from trainer.view.words import worded

TITLE, ASKED, TOLD, SMALL = 17, 14, 11, 9
"""Letters, in points."""
GAP: Final = 0.16
"""Between two parts, in inches."""
LINE: Final = 0.34
"""From one line to write on to the next."""
TABLE: Final = 1.62
"""Width by height of the table."""
LINES: Final = 5


def write(
    file: str, lesson: Lesson, voice: Voice, edition: Edition = NEWEST, deck: Deck | None = None
) -> None:
    """A lesson alone: see `write_all`."""
    title = worded(lesson.title, lesson.languages, voice)
    write_all(file, (lesson,), title, voice, edition, deck)


def write_all(
    file: str,
    lessons: Sequence[Lesson],
    title: str,
    voice: Voice,
    edition: Edition = NEWEST,
    deck: Deck | None = None,
) -> None:
    """OSError where it cannot be written; Problems where a line of a lesson cannot have happened.

    A page for each question, in the order in which they are asked; then the answers to all.
    `title` is that of the paper; each page bears that of its lesson.
    """
    asked = tuple(tuple(_asked(one, one.edition_for(edition))) for one in lessons)
    titles = [worded(one.title, one.languages, voice) for one in lessons]

    def paint(pdf: QPdfWriter, painter: QPainter) -> None:
        sheet = _Sheet(pdf, painter)
        for named, questions in zip(titles, asked, strict=True):
            for playing in questions:
                sheet.turn(named)
                _question(sheet, playing, voice, deck or Deck.FOUR_COLOURS)
        sheet.turn(title)
        sheet.write(voice.text(say("Answers")), TITLE, bold=True)
        for named, questions in zip(titles, asked, strict=True):
            if len(lessons) > 1 and questions:
                sheet.space()
                sheet.write(named, ASKED, bold=True)
            _answers(sheet, questions, voice)

    write_pdf(file, Sheet(title, across=16, down=14), painted(paint))


class _Sheet:
    """The page that is written on, from its top down."""

    def __init__(self, pdf: QPdfWriter, painter: QPainter) -> None:
        self._pdf = pdf
        self.painter = painter
        self.width, self.height = float(pdf.width()), float(pdf.height())
        self._title = ""
        self.page = 0
        self.y = 0.0

    def turn(self, title: str | None = None) -> None:
        """The next page, under another title where one is given."""
        if self.page:
            self._pdf.newPage()
        self.page += 1
        self._title = self._title if title is None else title
        self._head()

    def write(self, text: str, points: int, *, bold: bool = False) -> None:
        """Words over the whole width, on the next page where this one is full."""
        font = _letters(points, bold=bold)
        flags = int(Qt.TextFlag.TextWordWrap)
        # Measured for the paper, whose dots are smaller than those of a screen.
        metrics = QFontMetricsF(font, self._pdf)
        whole = QRectF(0, 0, self.width, 10 * self.height)
        needed = metrics.boundingRect(whole, flags, text).height()
        if self.y + needed > self.height:
            self.turn()
        self.painter.setFont(font)
        self.painter.drawText(QRectF(0, self.y, self.width, needed + 2), flags, text)
        self.y += needed + GAP * DOTS / 2

    def space(self, inches: float = GAP) -> None:
        self.y += inches * DOTS

    def lines(self, most: int) -> None:
        """To write on, as many as there is room for."""
        self.painter.setPen(QPen(Qt.GlobalColor.darkGray, 1))
        for _ in range(most):
            self.space(LINE)
            if self.y > self.height:
                break
            self.painter.drawLine(0, round(self.y), round(self.width), round(self.y))
        self.painter.setPen(QPen(Qt.GlobalColor.black))

    def _head(self) -> None:
        self.painter.setPen(QPen(Qt.GlobalColor.black))
        font = _letters(SMALL)
        height = QFontMetricsF(font, self._pdf).height()
        place = QRectF(0, 0, self.width, height)
        self.painter.setFont(font)
        self.painter.drawText(place, int(Qt.AlignmentFlag.AlignRight), str(self.page))
        self.painter.drawText(
            place.adjusted(0, 0, -DOTS / 2, 0), int(Qt.AlignmentFlag.AlignLeft), self._title
        )
        self.y = height + GAP * DOTS


def _letters(points: int, *, bold: bool = False) -> QFont:
    font = QFont()
    font.setPointSize(points)
    font.setBold(bold)
    return font


def _asked(lesson: Lesson, edition: Edition) -> Iterator[Playing]:
    """The lesson as it stands at each of its questions."""
    start = steps.begin(lesson, edition)
    for spot in walk(lesson):
        if isinstance(spot.moments[spot.position].item, Question):
            yield _standing(start, spot)


def _standing(start: Playing, spot: Spot) -> Playing:
    return replace(start, moments=spot.moments, position=spot.position)


def _question(sheet: _Sheet, playing: Playing, voice: Voice, deck: Deck) -> None:
    question = playing.question
    assert question is not None
    items = [moment.item for moment in playing.moments]
    hidden = concealed_at(items, playing.position, {})
    view = look(
        playing.moment.table,
        last_line(playing.moments, playing.position),
        hidden,
        marked=question.seat,
        language=voice.language,
    )
    total = sum(1 for _ in steps.questions(playing.lesson))
    count = say("Question {n} of {total}", n=question.at, total=total)
    sheet.write(voice.text(count), TOLD)
    for row in script_rows(playing.moments, playing.position, playing.position, {})[:-1]:
        number = f"{row.number}.  " if row.number else ""
        sheet.write(f"{number}{voice.text(row.text)}", TOLD)
    room = sheet.height - sheet.y - (LINES * LINE + 1.2) * DOTS
    if room < sheet.width / TABLE / 2:
        sheet.turn()
        room = sheet.height - sheet.y - (LINES * LINE + 1.2) * DOTS
    wide = min(sheet.width, room * TABLE)
    size = QSize(round(wide), round(wide / TABLE))
    picture = paint_table(view, voice, size * 2, theme=Theme.LIGHT, deck=deck)
    place = QRectF((sheet.width - wide) / 2, sheet.y, wide, wide / TABLE)
    sheet.painter.drawImage(place, picture)
    sheet.y = place.bottom()
    sheet.space()
    sheet.write(_words(playing, question, voice), ASKED, bold=True)
    sheet.lines(2 * LINES)


def _answers(sheet: _Sheet, asked: tuple[Playing, ...], voice: Voice) -> None:
    for playing in asked:
        question, given = playing.question, steps.give(playing, {}).here
        if question is None or given is None:
            continue
        sheet.space()
        sheet.write(f"{question.at}.  {_words(playing, question, voice)}", TOLD, bold=True)
        sheet.write(told_answer(given, voice), TOLD)
        if given.verdict is not None:
            for why in given.verdict.why:
                sheet.write(f"•  {voice.text(why)}", TOLD)


def _words(playing: Playing, question: Question, voice: Voice) -> str:
    words = worded(question.text, playing.lesson.languages, voice)
    if not words and askable(question):
        return voice.text(question_text(question))
    return words
