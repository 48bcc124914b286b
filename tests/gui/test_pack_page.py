"""The page on which a pack is put together, and the texts by language beside each other."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QSpinBox

from tests.gui.authors import SIX, Author
from tests.gui.windows import Opens, settle
from trainer import resources
from trainer.content.check import check
from trainer.content.pack import read_pack
from trainer.gui import handout
from trainer.gui.authoring import pack_office
from trainer.gui.authoring.pack_questions import AskPackAuthor, WantedDrill, WantedLesson
from trainer.gui.authoring.questions_asked import AskAuthor, Unsaved
from trainer.gui.screens.keys_dialog import KeysDialog
from trainer.gui.screens.library_menu import Act
from trainer.gui.screens.practice_dialogs import FileDialog
from trainer.training.workbench import Spot

SHIPPED = resources.lessons() / "addendum"


@pytest.fixture
def author(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> Author:
    monkeypatch.setattr(AskAuthor, "about_unsaved", lambda *_: Unsaved.DROP)
    return Author(opens())


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the pack's office had to say."""
    found: list[str] = []
    monkeypatch.setattr(pack_office, "tell", lambda _p, _v, words: found.append(words))
    return found


Answers = Callable[..., None]


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """What the person at the window answers to the questions about packs."""

    def answer(**given: object) -> None:
        for name, value in given.items():
            monkeypatch.setattr(AskPackAuthor, name, lambda *_, one=value: one)

    return answer


def begin(author: Author, answers: Answers, folder: Path) -> None:
    answers(new_pack=folder)
    author.desk.library_page.act.emit(Act.NEW_PACK)
    author.settle_pack()


def rows(author: Author) -> list[str]:
    """What the tree shows, lessons set in."""
    tree = author.pack.tree
    found = []
    for at in range(tree.topLevelItemCount()):
        item = tree.topLevelItem(at)
        assert item is not None
        found.append(item.text(1) or item.text(0))
        inside = [item.child(one) for one in range(item.childCount())]
        found += [f"  {one.text(1)}" for one in inside if one is not None]
    return found


def press(author: Author, name: str) -> None:
    author.trainee.click(author.pack.buttons[name])
    author.settle_pack()


def test_a_pack_from_nothing_to_one_file(
    author: Author, answers: Answers, told: list[str], tmp_path: Path
) -> None:
    folder, parcel = tmp_path / "tuesday", tmp_path / "tuesday.dealerpack"
    begin(author, answers, folder)
    assert author.desk.bar.title.accessibleName().endswith("tuesday")
    assert check([folder]) == ()

    # A new lesson opens in the editor, and the way back leads to the pack.
    answers(new_lesson=WantedLesson("last-night", "options"))
    press(author, "new")
    author.settle()
    assert author.page.file == folder / "last-night.yaml"
    assert author.sound()
    assert author.page.back_button.label == "The pack"
    author.trainee.click(author.page.back_button)
    assert author.desk.pages.currentWidget() is author.pack

    # Two that are there already are copied with what they inherit.
    answers(which_files=(SHIPPED / "turn-1.yaml", SHIPPED / "chips-2.yaml"))
    press(author, "bring")
    assert rows(author) == ["last-night", "turn-1", "chips-2"]

    # Chapters: the first takes what is there.
    for title in ("Turns", "Chips: many"):
        answers(chapter=title)
        press(author, "chapter")
    assert rows(author) == ["Turns", "  last-night", "  turn-1", "  chips-2", "Chips: many"]
    author.pack.choose(Spot(0, 2))
    press(author, "down")
    author.pack.choose(Spot(0, 1))
    press(author, "up")
    assert rows(author) == ["Turns", "  turn-1", "  last-night", "Chips: many", "  chips-2"]
    pack = read_pack(folder).pack
    assert pack is not None
    assert pack.order == ("turn-1", "last-night", "chips-2")
    assert check([folder]) == ()

    answers(where_to_pack=parcel)
    press(author, "parcel")
    assert told == [f"{parcel}: 4 files packed."]
    with zipfile.ZipFile(parcel) as packed:
        assert packed.namelist() == ["pack.yaml", "chips-2.yaml", "last-night.yaml", "turn-1.yaml"]


@pytest.fixture
def tuesday(author: Author, tmp_path: Path) -> Path:
    folder = tmp_path / "tuesday"
    folder.mkdir()
    (folder / "pack.yaml").write_text(
        "# of my own\npack: tuesday\ntitle: Tuesday\nchapters:\n"
        "  - title: {en: Chips, es: Fichas}\n    lessons: [six-chips]\n"
        "  - title: Turns\n    lessons: [other]\n",
        encoding="utf-8",
    )
    (folder / "six-chips.yaml").write_text(SIX.replace("rule", "rule"), encoding="utf-8")
    other = SIX.replace("six-chips", "other").replace("call, to: 1100", "raise, to: 1700, add: 200")
    (folder / "other.yaml").write_text(other, encoding="utf-8")
    author.desk.office.packs.work_on(folder)
    author.settle_pack()
    return folder


def test_all_is_checked_and_a_problem_leads_to_its_place(author: Author, tuesday: Path) -> None:
    shown = author.pack.problems
    assert "six-chips.yaml:12:37" in shown.list.item(0).text()
    assert rows(author) == ["Chips", "  ⚠ six-chips", "Turns", "  other"]
    shown.chosen.emit(shown.problems[0])
    author.settle()
    assert author.page.file == tuesday / "six-chips.yaml"
    assert author.page.editor.line == 12


def test_a_pack_with_problems_is_not_packed(
    author: Author, tuesday: Path, answers: Answers, told: list[str]
) -> None:
    answers(where_to_pack=tuesday.with_suffix(".dealerpack"))
    press(author, "parcel")
    assert told == ["Mend the 2 problems first: they would be in the file too."]
    assert not tuesday.with_suffix(".dealerpack").exists()


def test_chapters_are_renamed_moved_and_ended(
    author: Author, tuesday: Path, answers: Answers
) -> None:
    author.pack.choose(Spot(0))
    answers(chapter="Chips, many")
    press(author, "rename")
    assert 'title: {en: "Chips, many", es: Fichas}' in (tuesday / "pack.yaml").read_text("utf-8")
    author.pack.choose(Spot(1))
    press(author, "up")
    assert rows(author)[0] == "Turns"
    press(author, "out")
    assert rows(author) == ["Chips, many", "  other", "  ⚠ six-chips"]
    author.pack.choose(Spot(0))
    press(author, "out")
    text = (tuesday / "pack.yaml").read_text("utf-8")
    assert text == "# of my own\npack: tuesday\ntitle: Tuesday\norder:\n  - other\n  - six-chips\n"


def test_a_lesson_is_taken_out_after_asking(
    author: Author, tuesday: Path, answers: Answers
) -> None:
    author.pack.choose(Spot(0, 0))
    answers(to_take_out=False)
    press(author, "out")
    assert (tuesday / "six-chips.yaml").exists()
    author.pack.choose(Spot(0, 0))
    answers(to_take_out=True)
    press(author, "out")
    assert not (tuesday / "six-chips.yaml").exists()
    assert rows(author) == ["Chips", "Turns", "  other"]
    assert check([tuesday]) == ()


def test_a_broken_manifest_is_told_and_leads_to_its_place(
    author: Author, tuesday: Path, answers: Answers, told: list[str]
) -> None:
    file = tuesday / "pack.yaml"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace("title: Tuesday", "title: [Tuesday"), encoding="utf-8")
    author.desk.office.packs.show()
    author.settle_pack()
    assert rows(author) == []
    assert "pack.yaml:" in author.pack.problems.list.item(0).text()
    answers(chapter="More")
    press(author, "chapter")
    assert "[ ]" in told[0]
    author.pack.problems.chosen.emit(author.pack.problems.problems[0])
    author.settle()
    assert author.page.file == file
    author.page.editor.change_to(whole)
    author.settle()
    assert author.page.save()
    author.trainee.click(author.page.back_button)
    author.settle_pack()
    assert rows(author)[0] == "Chips"


def test_an_exam_is_begun_in_the_manifest_and_typed_there(
    author: Author, tuesday: Path, answers: Answers
) -> None:
    for title in ("June", "Two: chips"):
        answers(exam=title)
        press(author, "exam")
        author.settle()
        assert author.page.file == tuesday / "pack.yaml"
        assert "exam: exam-" in author.text.splitlines()[author.page.editor.line - 1]
        assert author.sound()
        author.trainee.click(author.page.back_button)
        author.settle_pack()
    pack = read_pack(tuesday).pack
    assert pack is not None
    assert [(one.id, str(one.title), one.questions) for one in pack.exams] == [
        ("exam-1", "June", 40),
        ("exam-2", "Two: chips", 40),
    ]
    assert rows(author)[-3:] == ["Exams", "  exam-1", "  exam-2"]
    head = author.pack.tree.topLevelItem(2)
    assert head is not None
    second = head.child(1)
    assert second is not None
    author.pack.tree.setCurrentItem(second)
    press(author, "edit")
    author.settle()
    assert "exam: exam-2" in author.text.splitlines()[author.page.editor.line - 1]


@pytest.mark.parametrize(
    ("name", "said"), [("two words", "cannot be a name"), ("other", "is there already")]
)
def test_a_name_that_cannot_be(
    author: Author, tuesday: Path, answers: Answers, told: list[str], name: str, said: str
) -> None:
    before = (tuesday / "other.yaml").read_bytes()
    answers(new_lesson=WantedLesson(name, "ruling"))
    press(author, "new")
    assert said in told[0]
    assert (tuesday / "other.yaml").read_bytes() == before


def test_a_folder_without_a_pack_and_one_with(
    author: Author, tuesday: Path, answers: Answers, told: list[str], tmp_path: Path
) -> None:
    monkey = tmp_path / "nothing"
    monkey.mkdir()
    answers(which_pack=monkey)
    author.desk.library_page.act.emit(Act.WORK_ON_PACK)
    assert told == ["There is no `pack.yaml` in nothing."]
    answers(which_pack=tuesday)
    author.desk.library_page.act.emit(Act.WORK_ON_PACK)
    assert author.desk.pages.currentWidget() is author.pack
    answers(new_pack=tuesday)
    author.desk.library_page.act.emit(Act.NEW_PACK)
    assert "is there already" in told[-1]


def test_a_drill_becomes_a_lesson(author: Author, answers: Answers) -> None:
    answers(which_drill=WantedDrill("min-raise", 3, 7))
    author.desk.library_page.act.emit(Act.DRILL)
    author.settle()
    assert author.text.startswith("lesson: min-raise-3-7\n")
    assert author.sound()
    assert author.unsaved()


def test_pack_and_lesson_on_paper(
    author: Author, tuesday: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One key prints what is shown: the whole pack, or the lesson that is written on."""
    papers = iter((tmp_path / "pack.pdf", tmp_path / "lesson.pdf"))
    monkeypatch.setattr(FileDialog, "ask", lambda *_: str(next(papers)))
    written: list[str] = []
    write = handout._Sheet.write

    def heard(sheet: handout._Sheet, text: str, points: int, *, bold: bool = False) -> None:
        write(sheet, text, points, bold=bold)
        written.append(text)

    monkeypatch.setattr(handout._Sheet, "write", heard)
    author.trainee.window.setFocus()
    QTest.keyClick(author.trainee.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert (tmp_path / "pack.pdf").read_bytes().startswith(b"%PDF")
    at = written.index("Answers")
    assert sum(one == "Question 1 of 1" for one in written[:at]) == 2
    assert sum("Raise to 1,700" in one for one in written[at:]) >= 2
    assert not any("owes 200" in one for one in written[:at])
    written.clear()
    author.edit(tuesday / "other.yaml")
    author.desk.printing.print()
    assert (tmp_path / "lesson.pdf").is_file()
    assert sum(one == "Question 1 of 1" for one in written) == 1


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_keys_of_writing_are_listed_where_one_writes(
    author: Author, tuesday: Path, language: str
) -> None:
    """F1 lists every key that a button of the two pages shows, in a window of 1280 by 720."""
    author.desk.set_language(language)
    shown = [one.cap for one in author.pack.buttons.values()]
    author.edit(tuesday / "other.yaml")
    page = author.page
    shown += [
        one.cap
        for one in (page.save_button, page.record_button, page.words_button, page.play_button)
    ]
    author.desk.show_keys()
    settle()
    dialog = author.desk.findChild(KeysDialog)
    assert dialog is not None
    told = author.trainee.texts(dialog).replace("↑", "Up").replace("↓", "Down")
    named = told.replace("  ", "\n").splitlines()
    assert {one.replace("+", " ") for one in shown if one} - set(named) == set()
    assert dialog.height() <= author.trainee.window.height()
    assert dialog.width() <= author.trainee.window.width()
    dialog.close()


def test_the_dialogs_give_what_was_filled_in(
    author: Author, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(dialog: QDialog) -> int:
        for name in dialog.findChildren(QLineEdit):
            if not isinstance(name.parent(), QSpinBox):
                name.setText(" last-night.yaml ")
        for choice in dialog.findChildren(QComboBox):
            choice.setCurrentIndex(choice.findData("binding"))
        for number in dialog.findChildren(QSpinBox):
            number.setValue(3)
        return agreed

    monkeypatch.setattr(QDialog, "exec", fill)
    window, voice = author.trainee.window, author.desk.voice
    agreed = QDialog.DialogCode.Accepted.value
    assert AskPackAuthor.new_lesson(window, voice) == WantedLesson("last-night", "binding")
    drill = AskPackAuthor.which_drill(window, voice)
    assert drill is not None
    assert (drill.level, drill.seed) == (3, 3)
    agreed = QDialog.DialogCode.Rejected.value
    assert AskPackAuthor.new_lesson(window, voice) is None
    assert AskPackAuthor.which_drill(window, voice) is None


# ------------------------------------------------------------------------------ texts by language

PACK = "pack: work\ntitle: {en: Work, es: Trabajo}\nlanguages: [en, es]\n"
TEXTS = SIX.replace("title: Six chips", "title: {en: Six chips}").replace(
    "expect: {action: call, to: 1100}", 'text: {en: "What is it?", es: "¿Qué es?"}'
)


@pytest.fixture
def texts(author: Author, tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    file = tmp_path / "six-chips.yaml"
    file.write_text(TEXTS, encoding="utf-8")
    author.edit(file)
    author.trainee.click(author.page.words_button)
    return file


def test_what_is_missing_is_marked_and_typed_in_its_place(author: Author, texts: Path) -> None:
    words = author.page.words
    assert words.languages[:2] == ("en", "es")
    assert words.missing == 1
    assert words.head.text() == "1 text is missing"
    cell = words.cell(0, "es")
    assert cell.text() == "missing"
    words.table.setCurrentItem(cell)
    words.table.editItem(cell)
    editor = QApplication.focusWidget()
    assert editor is not None
    QTest.keyClicks(editor, "Seis: fichas")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    author.settle()
    assert author.text.splitlines()[1] == 'title: {en: Six chips, es: "Seis: fichas"}'
    assert words.head.text() == "No text is missing"
    assert author.sound()
    # One step back takes it out again, and the list follows.
    author.page.editor.undo()
    author.settle()
    assert author.text == TEXTS
    assert words.missing == 1


def test_a_text_leads_to_its_line(author: Author, texts: Path) -> None:
    words = author.page.words
    words.table.cellClicked.emit(1, 0)
    assert not author.page.words_button.isChecked()
    assert author.page.editor.line == 12


def test_a_plain_text_is_the_same_in_every_language(author: Author, texts: Path) -> None:
    author.page.editor.setPlainText(TEXTS.replace("{en: Six chips}", "Six chips"))
    author.settle()
    assert author.page.words.missing == 0
    assert author.page.words.cell(0, "es").text() == "the same in every language"
    author.page.editor.setPlainText("title: [")
    author.settle()
    assert "Mend the problems first" in author.page.words.head.text()
