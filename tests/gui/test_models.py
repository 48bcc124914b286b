"""The models keep Qt's rules for models, and say what the views say."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.modeltest import ModelTester

from trainer import resources
from trainer.content.library import Library
from trainer.content.script import house_of, timeline
from trainer.gui.ledger_model import Column, LedgerModel
from trainer.gui.screens.library_model import LibraryModel
from trainer.gui.script_model import ScriptModel
from trainer.i18n import voice
from trainer.rules.house import Edition
from trainer.training.sitting import Done
from trainer.view.ledger import ledger
from trainer.view.library import rows
from trainer.view.script_rows import script_rows

EN, ES = voice("en"), voice("es")
LIBRARY = Library(resources.lessons())
LESSON = LIBRARY.lesson("addendum/chips-2")
MOMENTS = timeline(LESSON, house_of(LESSON, Edition.TDA_2026))


def check(tester: ModelTester, model: QAbstractItemModel) -> None:
    """Whether Qt finds nothing to complain of."""
    checks: Callable[[QAbstractItemModel], None] = tester.check
    checks(model)


def texts(model: QAbstractItemModel, column: int, role: Qt.ItemDataRole) -> list[str]:
    return [model.data(model.index(row, column), role) for row in range(model.rowCount())]


SHOWN, SPOKEN = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole


def test_the_ledger_is_a_model(qtmodeltester: ModelTester) -> None:
    model = LedgerModel()
    model.show_rows(ledger(LESSON.table), EN)
    check(qtmodeltester, model)
    model.show_rows(ledger(MOMENTS[2].table), ES)
    check(qtmodeltester, model)


def test_the_ledger_writes_numbers_as_the_language_does() -> None:
    model = LedgerModel()
    model.show_rows(ledger(LESSON.table), EN)
    assert texts(model, Column.STACK, SHOWN)[0] == "23,750"
    assert model.headerData(Column.FRONT, Qt.Orientation.Horizontal) == "In front"
    model.show_rows(ledger(LESSON.table), ES)
    assert texts(model, Column.STACK, SHOWN)[0] == "23.750"


def test_a_cell_is_spoken_with_its_column() -> None:
    model = LedgerModel()
    model.show_rows(ledger(LESSON.table), EN)
    assert texts(model, Column.NAME, SPOKEN)[:3] == ["Name: SB", "Name: BB", "Name: UTG"]


def test_the_script_is_a_model(qtmodeltester: ModelTester) -> None:
    model = ScriptModel()
    model.show_rows(script_rows(MOMENTS, 3, 3, {}), EN)
    check(qtmodeltester, model)
    assert texts(model, 0, SHOWN) == [
        "Blinds 250 and 500",
        "Seat 3 raises to 1,100",
        "Seat 4 puts out 1,000 and 5×100",
        "Question 1",
    ]
    assert model.current == 3


def test_an_answered_question_is_spoken_with_its_result() -> None:
    model = ScriptModel()
    model.show_rows(script_rows(MOMENTS, 3, 3, {1: False}), EN)
    assert texts(model, 0, SPOKEN)[-1] == "Question 1, not right"
    model.show_rows(script_rows(MOMENTS, 3, 3, {1: True}), EN)
    assert texts(model, 0, SPOKEN)[-1] == "Question 1, right"


def test_a_chapter_has_its_title_over_its_lessons(qtmodeltester: ModelTester) -> None:
    pack = LIBRARY.pack("rulebook")
    assert pack is not None
    model = LibraryModel()
    model.show_rows(rows(LIBRARY.titles(pack), (), "", EN), EN)
    check(qtmodeltester, model)
    titles = [str(one.title) for one in pack.chapters]
    assert [model.data(model.index(at, 0), SHOWN) for at in model.chapters] == titles
    assert len(model.lessons) == len(pack.files)
    assert model.chapters[0] == 0
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsSelectable
    assert model.row_of(f"rulebook/{pack.order[0]}") == 1
    found = rows(LIBRARY.titles(pack), (), "pot-limit and split games", EN)
    model.show_rows(found, EN)
    assert len(model.chapters) == 1
    assert len(model.lessons) == len(pack.chapters[7].lessons)


def test_the_library_is_a_model(qtmodeltester: ModelTester) -> None:
    pack = LIBRARY.pack("addendum")
    assert pack is not None
    done = (Done("addendum/chips-2", 1, 1, 0), Done("addendum/turn-1", 4, 2, 2))
    model = LibraryModel()
    bad = frozenset({"addendum/raise-1"})
    model.show_rows(rows(LIBRARY.titles(pack), done, "", EN, bad), EN)
    check(qtmodeltester, model)
    told = dict(zip(texts(model, 1, SHOWN), texts(model, 0, SPOKEN), strict=True))
    signs = dict(zip(texts(model, 1, SHOWN), texts(model, 0, SHOWN), strict=True))
    assert told["A 1,000 and five 100s on 1,100"] == "0 of 1 right"
    assert signs["A 1,000 and five 100s on 1,100"] == "✗  0/1"
    assert told["Seat 6 raises"] == "2 of 4 answered"
    assert told["A bet and two raises"] == "cannot be opened: its file has problems"
    assert told["A 500 and a 1,000 on 1,100"] == "not yet done"
