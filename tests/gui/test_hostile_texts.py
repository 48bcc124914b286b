"""Texts of a pack are shown as they were typed: nothing in them is read as markup."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.gui.authors import Author
from tests.gui.windows import Opens, settle
from trainer.content.library import Library
from trainer.gui.authoring.questions_asked import AskAuthor, Unsaved
from trainer.gui.plain_text import tip

BAD = (
    "<b>loud</b> <img src='https://nowhere.invalid/x.png'> <a href='https://nowhere.invalid'>x</a>"
)
PLAIN = tip("<").split("&lt;")
MARKUP = re.compile("<[a-z/]")
PACK = f"""pack: evening
title: "{BAD}"
languages: [en]
chapters:
  - title: "{BAD}"
    lessons: [one]
"""
LESSON = f"""lesson: one
title: "{BAD}"
source: "{BAD}"
tags: ["<i>tag</i>"]
table:
  game: nlhe
  blinds: 100-200
  button: 3
  seats: {{1: 9000, 2: 9000, 3: {{name: "<u>x</u>", stack: 9000}}}}
script:
  - {{seat: 3, puts: 500, words: "{BAD}"}}
  - ask: ruling
    seat: 3
    text: "{BAD}"
    because: "{BAD}"
    tempting: [{{answer: {{action: fold}}, because: "{BAD}"}}]
    expect: {{action: call, to: 200, change: 300}}
  - ask: choice
    text: "{BAD}"
    options: {{a: "{BAD}", b: "{BAD}"}}
    expect: {{choice: a}}
  - branches:
      - name: "{BAD}"
        script:
          - {{seat: 1, folds}}
      - name: "{BAD}"
        script:
          - {{seat: 1, calls}}
"""


@pytest.fixture
def library(tmp_path: Path) -> Library:
    folder = tmp_path / "evening"
    folder.mkdir()
    (folder / "pack.yaml").write_text(PACK, encoding="utf-8")
    (folder / "one.yaml").write_text(LESSON, encoding="utf-8")
    return Library(tmp_path)


def marked_up(window: QWidget) -> list[str]:
    """What a label would read as markup, and every tool tip that Qt would."""
    found = []
    for one in window.findChildren(QWidget):
        plain = not isinstance(one, QLabel) or one.textFormat() is Qt.TextFormat.PlainText
        if isinstance(one, QLabel) and not plain and MARKUP.search(one.text()):
            found.append(f"label {one.property('role')}: {one.text()}")
        shown = one.toolTip().removeprefix(PLAIN[0]).removesuffix(PLAIN[1])
        if MARKUP.search(shown):
            found.append(f"tool tip of {type(one).__name__}: {one.toolTip()}")
    return found


def test_nothing_of_a_lesson_is_read_as_markup(
    opens: Opens, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AskAuthor, "about_unsaved", lambda *_: Unsaved.DROP)
    trainee = opens(library=library)
    desk = trainee.desk
    desk.show_library("evening")
    settle()
    assert marked_up(trainee.window) == []
    desk.library_page.open_current()
    settle()
    assert "<b>loud</b>" in trainee.texts()
    for _ in range(12):
        assert marked_up(trainee.window) == []
        if trainee.question is not None:
            trainee.panel.set_answer(trainee.right_answer)
            settle()
        desk.lesson_page.press()
        settle()
        QApplication.processEvents()
    author = Author(trainee)
    author.edit(library.folders[0] / "evening" / "one.yaml")
    author.put_cursor(13)
    settle()
    assert marked_up(trainee.window) == []
    desk.office.packs.work_on(library.folders[0] / "evening")
    author.settle_pack()
    assert marked_up(trainee.window) == []
