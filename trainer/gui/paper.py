"""PDFs on A4: a file is written whole or not at all, and one sentence says where it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QIODevice, QMarginsF, QSaveFile
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from trainer.messages import Message, say

DOTS: Final = 150
"""An inch."""

Writes = Callable[[QPdfWriter], bool]
"""Puts on the pages what stands on them; whether it could."""
Paints = Callable[[QPdfWriter, QPainter], None]


@dataclass(frozen=True, slots=True)
class Sheet:
    """How the paper lies. `across` and `down` are the margins in millimetres; `carried` is what the
    file holds for programs, an XMP packet."""

    title: str
    across: float = 12
    down: float = 12
    landscape: bool = False
    carried: bytes = b""


def write_pdf(file: str, sheet: Sheet, writes: Writes) -> bool:
    """Whether it could be written; where not, the file is what it was, or not there."""

    def written(out: QSaveFile) -> bool:
        pdf = QPdfWriter(out)
        pdf.setResolution(DOTS)
        lies = QPageLayout.Orientation
        pdf.setPageLayout(
            QPageLayout(
                QPageSize(QPageSize.PageSizeId.A4),
                lies.Landscape if sheet.landscape else lies.Portrait,
                QMarginsF(sheet.across, sheet.down, sheet.across, sheet.down),
                QPageLayout.Unit.Millimeter,
            )
        )
        pdf.setTitle(sheet.title)
        if sheet.carried:
            pdf.setDocumentXmpMetadata(sheet.carried)
        return writes(pdf) and out.pos() > 0

    return _whole(file, written)


def write_data(file: str, data: bytes) -> bool:
    """The same with bytes that are there already."""
    return _whole(file, lambda out: out.write(data) == len(data))


def painted(paints: Paints) -> Writes:
    """What is painted line by line, where a painter can be had."""

    def writes(pdf: QPdfWriter) -> bool:
        painter = QPainter()
        if not painter.begin(pdf):
            return False
        try:
            paints(pdf, painter)
        except BaseException:
            painter.end()
            raise
        return painter.end()

    return writes


def cannot_be_written(file: str) -> Message:
    """The sentence for all of them."""
    return say("The file {file} cannot be written.", file=file)


def _whole(file: str, written: Callable[[QSaveFile], bool]) -> bool:
    out = QSaveFile(file)
    if not out.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    try:
        done = written(out)
    except BaseException:
        out.cancelWriting()
        raise
    if not done:
        out.cancelWriting()
    return out.commit() and done
