"""Plain-text views of whole lessons, as they stand at every question and after every line.

A file that differs is either a mistake or a change that is meant; then it is written anew by
`python -m tests.golden.test_views`, and looked at.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from trainer import resources
from trainer.content.lesson import Question
from trainer.content.library import Library
from trainer.content.script import Moment, branches, house_of, script_of, timeline
from trainer.i18n import voice
from trainer.view.conceal import concealed_at
from trainer.view.ledger import ledger
from trainer.view.plain import plain
from trainer.view.script_rows import last_line, script_rows
from trainer.view.table_view import look

FOLDER: Final = Path(__file__).parent / "views"
CASES: Final = (
    *((name, "en") for name in ("breaking-tables", "halting-play", "face-up-3", "see-hand-1")),
    *((name, "en") for name in ("burns-1a", "chips-2", "prior-5", "pot-limit-1", "turn-1")),
    *((name, language) for name in ("chips-2", "face-up-2") for language in ("es", "it")),
)


def file_of(name: str, language: str) -> Path:
    return FOLDER / f"{name}.{language}.txt"


def text_of(name: str, language: str) -> str:
    """The lesson from its start through all its branches, nothing of it answered."""
    lesson = Library(resources.lessons()).lesson(f"addendum/{name}")
    house = house_of(lesson, max(lesson.editions))
    parts = []
    for way in branches(lesson):
        moments = timeline(lesson, house, way)
        first = 0 if not way else len(moments) - len(script_of(lesson, way)[-1].lines)
        if way:
            parts.append(f"=== what if {'.'.join(str(index + 1) for index in way)} ===")
        parts += [moment_text(moments, at, language) for at in range(first, len(moments))]
    return "\n\n".join(parts) + "\n"


def moment_text(moments: tuple[Moment, ...], position: int, language: str) -> str:
    moment = moments[position]
    item = moment.item
    hidden = concealed_at([one.item for one in moments], position, ())
    marked = item.seat if isinstance(item, Question) else None
    view = look(
        moment.table, last_line(moments, position), hidden, marked=marked, language=language
    )
    rows = ledger(moment.table, hidden, marked=marked)
    script = script_rows(moments, position, position, {})
    head = (
        f"--- question {item.at} ---" if isinstance(item, Question) else f"--- {moment.number} ---"
    )
    return f"{head}\n{plain(view, rows, script[-1:], voice(language))}"


@pytest.mark.parametrize(("name", "language"), CASES)
def test_a_lesson_reads_as_it_did(name: str, language: str) -> None:
    assert text_of(name, language) == file_of(name, language).read_text(encoding="utf-8")


def test_no_file_is_left_over() -> None:
    assert set(FOLDER.iterdir()) == {file_of(*case) for case in CASES}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for case in CASES:
        file_of(*case).write_text(text_of(*case), encoding="utf-8")
