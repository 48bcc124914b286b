"""The class sheet as a file: CSV, or a PDF for the board."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from PySide6.QtGui import QPdfWriter, QTextDocument

from trainer import files
from trainer.content.library import Library
from trainer.gui import paper
from trainer.gui.practice import Practice
from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.progress.class_sheet import Sheet, as_csv, sheets, wrong_line
from trainer.training.families import family_of
from trainer.view.progress import seconds, share


def save(file: str, practice: Practice, voice: Voice) -> Message:
    """Writes all profiles; what is to be said then."""
    found = practice.keeper.asked(sheets, of_all=True)
    library = practice.desk.library
    ending = Path(file).suffix.lower()
    if ending not in (".csv", ".pdf"):
        return say("Let the name of the file end in .pdf or .csv.")
    try:
        if ending == ".csv":
            files.write(Path(file), as_csv(found, voice, library).encode())
        else:
            write(file, found, voice, library)
    except OSError as error:
        return files.unwritten(file, error)
    return say("Written to {file}.", file=file)


def write(file: str, found: tuple[Sheet, ...], voice: Voice, library: Library) -> None:
    """OSError where it cannot be written."""

    def print_on(pdf: QPdfWriter) -> bool:
        document = QTextDocument()
        document.setHtml(as_html(found, voice, library))
        document.print_(pdf)
        return True

    paper.write_pdf(file, paper.Sheet(voice.text(say("Class sheet"))), print_on)


def as_html(found: tuple[Sheet, ...], voice: Voice, library: Library) -> str:
    """One table over the class, then each trainee's families and wrong answers."""
    text = voice.text
    parts = [f"<h1>{escape(text(say('Class sheet')))}</h1>"]
    heads = (say("Name"), say("Answers"), say("Answered right"), say("Wrong answers"))
    rows = [
        (
            one.profile.name,
            voice.number(one.answers),
            text(share(one.right / one.answers)) if one.answers else "",
            voice.number(len(one.wrong)),
        )
        for one in found
    ]
    parts.append(_table(tuple(text(one) for one in heads), rows))
    for one in found:
        parts.append(f"<h2 style='margin-top: 28px'>{escape(one.profile.name)}</h2>")
        if not one.answers:
            nothing = say("Nothing was answered yet.")
            parts.append(f"<p>{escape(text(nothing))}</p>")
        families = [
            (
                text(line.family.title),
                voice.number(line.answers),
                text(share(line.right / line.answers)),
                text(seconds(line.median)),
            )
            for line in one.families
        ]
        own = (say("Family"), say("Answers"), say("Answered right"), say("Median"))
        if families:
            parts.append(_table(tuple(text(head) for head in own), families))
        if one.wrong:
            wrong = [
                (*wrong_line(a, voice, library), text(family_of(a.rule).title) if a.rule else "")
                for a in one.wrong
            ]
            more = (say("Date"), say("What"), say("Yours"), say("Right answer"), say("Family"))
            parts.append("<p></p>")
            parts.append(_table(tuple(text(head) for head in more), wrong))
    return "".join(parts)


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    def row(cells: tuple[str, ...], tag: str) -> str:
        inner = "".join(f"<{tag} align='left'>{escape(cell)}</{tag}>" for cell in cells)
        return f"<tr>{inner}</tr>"

    body = "".join(row(one, "td") for one in rows)
    return (
        "<table border='0.5' cellspacing='0' cellpadding='4' width='100%'>"
        f"{row(heads, 'th')}{body}</table>"
    )
