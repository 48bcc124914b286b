"""What is put on paper is there whole or not at all, whatever is written and whatever fails."""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter, QPdfWriter

from tests.training.attempts import attempt
from trainer import files, resources
from trainer.content.library import Library
from trainer.gui import certificate, class_sheet, handout, paper, shot
from trainer.i18n import voice
from trainer.progress.class_sheet import Sheet
from trainer.training.attempts import Profile
from trainer.training.exams import ExamPlan, ExamSitting, result

pytestmark = pytest.mark.usefixtures("qapp")

ENGLISH = voice("en")
OLD = b"what was there before"


def a_handout(file: str) -> None:
    handout.write(file, Library(resources.lessons()).lesson("addendum/chips-2"), ENGLISH)


def a_certificate(file: str) -> None:
    exam = ExamSitting("id", "ann", ExamPlan("June", 1), 7, 2026, 0, (attempt(1).subject,))
    own = (attempt(1, sitting="id"),)
    certificate.write(file, certificate.Certificate("Ann", exam, result(exam, own), own), ENGLISH)


def a_class_sheet(file: str) -> None:
    found = (Sheet(Profile("ann", "Ann", 0), (), (), 3, 2),)
    class_sheet.write(file, found, ENGLISH, Library(resources.lessons()))


def some_data(file: str) -> None:
    files.write(Path(file), b"name;answers\n" * 200)


PDFS = (a_handout, a_certificate, a_class_sheet)
Writes = Callable[[str], None]


@contextmanager
def full_disk() -> Iterator[None]:
    """No file may grow over some bytes, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (700, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("write", PDFS)
def test_it_is_a_whole_pdf_on_a4(write: Writes, tmp_path: Path) -> None:
    file = tmp_path / "paper.pdf"
    file.write_bytes(OLD)
    write(str(file))
    content = file.read_bytes()
    assert content.startswith(b"%PDF")
    assert content.rstrip().endswith(b"%%EOF")
    assert b"842" in content
    assert b"595" in content
    assert [one.name for one in tmp_path.iterdir()] == ["paper.pdf"]


@pytest.mark.parametrize("write", [*PDFS, some_data])
def test_on_a_full_disk_the_old_file_stays(write: Writes, tmp_path: Path) -> None:
    file = tmp_path / "paper.pdf"
    file.write_bytes(OLD)
    with full_disk(), pytest.raises(OSError, match="File too large"):
        write(str(file))
    assert file.read_bytes() == OLD
    assert [one.name for one in tmp_path.iterdir()] == ["paper.pdf"]
    write(str(file))
    assert file.read_bytes() != OLD


@pytest.mark.parametrize("write", [*PDFS, some_data])
@pytest.mark.parametrize("name", ["none/paper.pdf", "", "/dev/null/paper.pdf"])
def test_where_it_cannot_be_written_nothing_is(write: Writes, name: str, tmp_path: Path) -> None:
    with pytest.raises(OSError):
        write(str(tmp_path / name))
    assert list(tmp_path.iterdir()) == []


def test_what_breaks_half_way_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "paper.pdf"
    file.write_bytes(OLD)

    def breaks(pdf: QPdfWriter, painter: QPainter) -> None:
        painter.drawText(10, 10, "half")
        pdf.newPage()
        raise ValueError("half way")

    with pytest.raises(ValueError, match="half way"):
        paper.write_pdf(str(file), paper.Sheet("Half"), paper.painted(breaks))
    with pytest.raises(OSError, match="No page"):
        paper.write_pdf(str(file), paper.Sheet("None"), lambda _: False)
    assert file.read_bytes() == OLD
    assert [one.name for one in tmp_path.iterdir()] == ["paper.pdf"]


@pytest.mark.parametrize("ending", ["png", "jpg"])
def test_a_picture_is_whole_too(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"table.{ending}"
    file.write_bytes(OLD)
    spot = next(shot.walk(Library(resources.lessons()).lesson("addendum/chips-2")))
    with full_disk(), pytest.raises(OSError, match="File too large"):
        shot.draw(spot, shot.USUAL, ENGLISH, file)
    assert file.read_bytes() == OLD
    shot.draw(spot, shot.USUAL, ENGLISH, file)
    assert QImage(str(file)).width() == shot.USUAL[0]
    assert [one.name for one in tmp_path.iterdir()] == [file.name]
