"""PDFs on A4, written whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from errno import EIO
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from trainer import files

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


def write_pdf(file: str, sheet: Sheet, writes: Writes) -> None:
    """OSError where it could not be written; the file is then what it was, or not there."""
    out = QBuffer()
    out.open(QIODevice.OpenModeFlag.WriteOnly)
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
    if not writes(pdf) or not out.size():
        raise OSError(EIO, "No page could be painted", file)
    files.write(Path(file), bytes(out.data().data()))


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
