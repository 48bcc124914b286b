"""The certificate of a passed exam as a PDF, and in it what `verify` checks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPdfWriter, QPen

from trainer.gui.paper import Sheet, painted, write_pdf
from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.progress.certificates import Carried, metadata
from trainer.training.attempts import Attempt
from trainer.training.exams import ExamSitting, Result, proof
from trainer.view.progress import share


@dataclass(frozen=True, slots=True)
class Certificate:
    name: str
    exam: ExamSitting
    result: Result
    attempts: tuple[Attempt, ...]

    @property
    def code(self) -> str:
        return proof(self.exam, self.attempts)

    @property
    def date(self) -> str:
        moment = self.exam.began if self.exam.ended is None else self.exam.ended
        return datetime.fromtimestamp(moment / 1000, UTC).astimezone().date().isoformat()


def write(file: str, certificate: Certificate, voice: Voice) -> None:
    """OSError where it cannot be written."""
    carried = Carried(certificate.exam.id, certificate.code, certificate.name)
    sheet = Sheet(voice.text(say("Certificate")), landscape=True, carried=metadata(carried))

    def paint(pdf: QPdfWriter, painter: QPainter) -> None:
        _paint(painter, certificate, voice, QRectF(0, 0, pdf.width(), pdf.height()))

    write_pdf(file, sheet, painted(paint))


def lines(certificate: Certificate) -> tuple[tuple[Message, str | Message], ...]:
    """What stands on it: its name, and its value."""
    exam, found = certificate.exam, certificate.result
    score = say(
        "{right} of {asked} right, {share}",
        right=found.right,
        asked=found.asked,
        share=share(found.share),
    )
    return (
        (say("Date"), certificate.date),
        (say("Exam"), exam.plan.name or say("Exam of the dealer trainer")),
        (say("Edition of the rules"), f"TDA {exam.edition}"),
        (say("Score"), score),
        (say("Pass mark"), share(exam.plan.pass_mark)),
        (say("Seed"), str(exam.seed)),
        (say("Code"), certificate.code),
    )


def _paint(painter: QPainter, certificate: Certificate, voice: Voice, page: QRectF) -> None:
    centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
    unit = page.height() / 100
    painter.setPen(QPen(Qt.GlobalColor.black, unit / 4))
    painter.drawRect(page.adjusted(unit, unit, -unit, -unit))

    def put(text: str, top: float, height: float, points: float, *, bold: bool = False) -> None:
        place = QRectF(3 * unit, top * unit, page.width() - 6 * unit, height * unit)
        painter.setFont(_fitting(painter, text, place.width(), points, bold=bold))
        painter.drawText(place, centre, text)

    put(voice.text(say("Certificate")), 8, 10, 30, bold=True)
    put(voice.text(say("Tournament poker dealing")), 18, 6, 15)
    put(certificate.name, 27, 10, 26, bold=True)
    for row, (name, value) in enumerate(lines(certificate)):
        top = (42 + 5.5 * row) * unit
        painter.setFont(_font(13))
        left = QRectF(0, top, page.width() * 0.42, 5 * unit)
        painter.drawText(
            left, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, voice.text(name)
        )
        said = value if isinstance(value, str) else voice.text(value)
        right = QRectF(page.width() * 0.45, top, page.width() * 0.52, 5 * unit)
        painter.setFont(_fitting(painter, said, right.width(), 13, bold=True))
        painter.drawText(right, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)
    note = say(
        "The code is checked with “dealer-trainer verify FILE” on the machine that has the records "
        "of this exam."
    )
    put(voice.text(note), 87, 6, 10)


def _fitting(
    painter: QPainter, text: str, width: float, points: float, *, bold: bool = False
) -> QFont:
    """Letters of that size, or smaller ones where the text is too long for the width."""
    font = _font(points, bold=bold)
    needed = QFontMetricsF(font, painter.device()).horizontalAdvance(text)
    return font if needed <= width else _font(points * width / needed * 0.98, bold=bold)


def _font(points: float, *, bold: bool = False) -> QFont:
    font = QFont()
    font.setPointSizeF(points)
    font.setBold(bold)
    return font
