"""The desk: lessons opened and left, the library, bad files, language, edition, text size."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from tests.gui.windows import Opens, Trainee, key_click, settle
from trainer import resources, settings
from trainer.content.library import Library
from trainer.gui.buttons import KeyButton
from trainer.gui.run import open_target, target_of
from trainer.gui.screens.keys_dialog import KeysDialog
from trainer.gui.screens.library_model import Column
from trainer.gui.window import SCALES, MainWindow
from trainer.i18n import LANGUAGES
from trainer.rules.house import Edition
from trainer.settings import Settings

BAD = """lesson: bad
title: Bad
table:
  game: nlhe
  blinds: 50-100
  button: 1
  seats: {1: 1,700, 2: 5000}
script:
  - {seat: 1, rasies: 500}
"""


def titles(trainee: Trainee) -> list[str]:
    model = trainee.desk.library_page.model
    return [str(model.data(model.index(row, Column.LESSON))) for row in range(model.rowCount())]


def search(trainee: Trainee, words: str = "") -> None:
    QTest.keyClick(trainee.desk, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    trainee.type(words)


def cap(button: KeyButton) -> QLabel:
    """The key as it is shown on a button."""
    return next(one for one in button.findChildren(QLabel) if one.property("role") == "keycap")


def test_without_a_lesson_the_window_opens_at_the_library(opens: Opens) -> None:
    trainee = opens()
    assert trainee.desk.pages.currentWidget() is trainee.desk.library_page
    assert titles(trainee)[0] == "The table is broken"
    by = "The dealer trainer authors · MIT"
    assert f"0 of 47 done in this sitting · {by}" in trainee.texts()


def test_a_lesson_is_opened_from_the_library_by_key_and_by_mouse(opens: Opens) -> None:
    trainee = opens()
    search(trainee, "five 1000")
    assert titles(trainee) == ["A 1,000 and five 100s on 1,100"]
    trainee.press(Qt.Key.Key_Return)
    assert trainee.desk.pages.currentWidget() is trainee.desk.lesson_page
    assert trainee.question is not None
    assert "A 1,000 and five 100s on 1,100" in trainee.texts(trainee.desk.bar)
    trainee.press(Qt.Key.Key_M)
    page = trainee.desk.library_page
    assert trainee.desk.pages.currentWidget() is page
    page.search.clear()
    page.select("addendum/raise-1")
    trainee.click(page.open_button)
    assert "A bet and two raises" in trainee.texts(trainee.desk.bar)


def test_arrows_go_through_the_list_also_while_words_are_typed(opens: Opens) -> None:
    trainee = opens()
    search(trainee)
    trainee.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    trainee.press(Qt.Key.Key_Up)
    trainee.press(Qt.Key.Key_Return)
    assert "A short table" in trainee.texts(trainee.desk.bar)


def test_letters_typed_into_the_search_are_no_keys(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.press(Qt.Key.Key_M)
    search(trainee, "ml")
    assert trainee.desk.library_page.search.text() == "ml"
    assert trainee.desk.pages.currentWidget() is trainee.desk.library_page


def test_in_the_library_letters_are_keys_until_somebody_searches(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.press(Qt.Key.Key_M)
    bar = trainee.desk.bar
    assert cap(bar.practice_chip).isEnabled()
    trainee.type("P")
    assert trainee.desk.pages.currentWidget() is not trainee.desk.library_page
    trainee.press(Qt.Key.Key_M)
    search(trainee, "p")
    assert trainee.desk.pages.currentWidget() is trainee.desk.library_page
    assert [cap(one).isEnabled() for one in (bar.menu, bar.practice_chip)] == [False, False]
    assert cap(trainee.desk.library_page.open_button).isEnabled(), "Enter opens a lesson"


def test_esc_takes_the_words_back_then_leaves_the_search_then_the_library(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.press(Qt.Key.Key_M)
    page = trainee.desk.library_page
    search(trainee, "zebra")
    trainee.press(Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert page.search.hasFocus()
    trainee.press(Qt.Key.Key_Escape)
    assert trainee.desk.pages.currentWidget() is page
    assert page.table.hasFocus()
    settle()
    assert cap(trainee.desk.bar.language).isEnabled()
    trainee.press(Qt.Key.Key_Escape)
    assert trainee.desk.pages.currentWidget() is trainee.desk.lesson_page


def test_nothing_found_says_so(opens: Opens) -> None:
    trainee = opens()
    search(trainee, "zebra")
    assert titles(trainee) == []
    assert "No lesson has all these words" in trainee.texts()


def test_esc_leads_back_from_the_library_to_the_table(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.press(Qt.Key.Key_M)
    trainee.press(Qt.Key.Key_Escape)
    assert trainee.desk.pages.currentWidget() is trainee.desk.lesson_page
    assert trainee.question is not None


def test_a_bad_file_shows_all_its_problems_with_their_places(opens: Opens, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(BAD, encoding="utf-8")
    trainee = opens(str(file))
    page = trainee.desk.problems_page
    assert trainee.desk.pages.currentWidget() is page
    listed = [
        [item.text() for column in range(4) if (item := page.table.item(row, column)) is not None]
        for row in range(page.table.rowCount())
    ]
    assert [line[:2] + line[3:] for line in listed] == [
        ["7", "14", "amount-separator"],
        ["9", "15", "unknown-key"],
    ]
    assert "Did you mean `raises`?" in listed[1][2]
    assert "2 problems" in page.title.text()


def test_a_mended_file_is_read_again_and_other_lessons_open_all_the_while(
    opens: Opens, tmp_path: Path
) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(BAD, encoding="utf-8")
    trainee = opens(str(file))
    trainee.press(Qt.Key.Key_Escape)
    trainee.desk.library_page.select("addendum/chips-2")
    trainee.press(Qt.Key.Key_Return)
    assert trainee.question is not None
    trainee.desk.open_file(file)
    assert trainee.desk.pages.currentWidget() is trainee.desk.problems_page
    file.write_text(BAD.replace("1,700", "1700").replace("rasies", "raises"), encoding="utf-8")
    trainee.press(Qt.Key.Key_F5)
    assert trainee.desk.pages.currentWidget() is trainee.desk.lesson_page
    assert "Bad" in trainee.texts(trainee.desk.bar)


def test_a_lesson_in_dispute_is_marked_as_such(opens: Opens, tmp_path: Path) -> None:
    text = (resources.lessons() / "addendum" / "chips-2.yaml").read_text(encoding="utf-8")
    file = tmp_path / "mine.yaml"
    claim = "expect: {action: raise, to: 1700, add: 200}"
    file.write_text(text.replace(claim, "expect: {action: call, to: 1100}"), encoding="utf-8")
    trainee = opens(str(file))
    assert trainee.desk.bar.note.text() == "in dispute"
    assert trainee.desk.bar.note.isVisible()
    assert "The rules say: to 1,700." in trainee.desk.bar.note.toolTip()
    trainee.desk.open_file(Library(resources.lessons()).path("addendum/chips-2"))
    assert not trainee.desk.bar.note.isVisible()


def test_after_the_last_lesson_of_a_pack_the_library_comes(opens: Opens) -> None:
    trainee = opens("addendum/heads-up")
    trainee.desk.next_lesson()
    assert trainee.desk.pages.currentWidget() is trainee.desk.library_page


def menu_entries(trainee: Trainee, key: Qt.Key) -> list[str]:
    trainee.press(key)
    return [action.text() for action in menu().actions()]


def menu() -> QMenu:
    found = QApplication.activePopupWidget()
    assert isinstance(found, QMenu)
    return found


def choose(trainee: Trainee, downwards: int) -> None:
    """The entry so many below the one that holds."""
    for _ in range(downwards):
        key_click(menu(), Qt.Key.Key_Down)
    key_click(menu(), Qt.Key.Key_Return)
    trainee.window.activateWindow()
    trainee.qtbot.waitUntil(trainee.window.isActiveWindow)


def test_language_and_edition_are_chosen_from_their_chips_by_keys(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    assert menu_entries(trainee, Qt.Key.Key_L) == ["English", "Español", "Italiano"]
    choose(trainee, 1)
    assert trainee.desk.voice.language == "es"
    assert "Pregunta 1 de 1" in trainee.texts()
    assert menu_entries(trainee, Qt.Key.Key_E) == ["TDA 2026", "TDA 2024"]
    choose(trainee, 1)
    assert trainee.desk.edition is Edition.TDA_2024
    assert trainee.desk.bar.edition.label == "TDA 2024"


def test_the_window_offers_only_the_editions_of_the_lesson(opens: Opens, tmp_path: Path) -> None:
    text = (resources.lessons() / "addendum" / "chips-2.yaml").read_text(encoding="utf-8")
    file = tmp_path / "old.yaml"
    file.write_text(f"editions: [2024]\n{text}", encoding="utf-8")
    trainee = opens(str(file))
    assert trainee.desk.bar.edition.label == "TDA 2024"
    assert menu_entries(trainee, Qt.Key.Key_E) == ["TDA 2024"]
    menu().close()


def test_qt_speaks_the_language_too(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    for language, close in (("es", "Cerrar"), ("it", "Chiudi"), ("en", "Close")):
        trainee.desk.set_language(language)
        assert QCoreApplication.translate("QPlatformTheme", "Close") == close


def test_every_key_that_is_shown_has_its_place_in_the_list_of_keys(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.press(Qt.Key.Key_F1)
    dialog = trainee.desk.findChild(KeysDialog)
    assert dialog is not None
    told = trainee.texts(dialog)
    bar = trainee.desk.bar
    for chip in (bar.menu, bar.edition, bar.language, bar.full, bar.help):
        assert chip.cap in told
    trainee.press(Qt.Key.Key_Escape)


def test_text_grows_and_shrinks_in_steps_and_not_beyond(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    before = trainee.desk.lesson_page.call.asked.font().pixelSize()
    trainee.click(trainee.desk.bar.more)
    assert trainee.window.text_percent == 115
    assert trainee.desk.lesson_page.call.asked.font().pixelSize() > before
    for _ in SCALES:
        trainee.window.larger_text()
    assert trainee.window.text_percent == SCALES[-1]
    for _ in SCALES:
        trainee.window.smaller_text()
    assert trainee.window.text_percent == SCALES[0]


def below(trainee: Trainee) -> tuple[str, ...]:
    """What stands below the table."""
    bottom = trainee.desk.lesson_page.bottom
    parts = {"tabs": bottom.tabs, "script": bottom.script, "ledger": bottom.ledger}
    return tuple(name for name, part in parts.items() if part.isVisible())


def test_script_and_ledger_share_one_place_where_room_is_short(opens: Opens) -> None:
    trainee = opens("addendum/chips-2", size=(1600, 900))
    assert below(trainee) == ("script", "ledger")
    trainee.window.set_text_percent(130)
    assert below(trainee) == ("tabs", "script")
    trainee.press(Qt.Key.Key_V)
    assert below(trainee) == ("tabs", "ledger")
    trainee.press(Qt.Key.Key_C)
    assert below(trainee) == ("tabs", "script")
    trainee.window.set_text_percent(100)
    assert below(trainee) == ("script", "ledger")


def test_size_language_edition_and_text_size_are_remembered(opens: Opens, tmp_path: Path) -> None:
    library = Library(resources.lessons())
    window = MainWindow(library, Settings(), "en", folder=tmp_path)
    open_target(window, target_of(library, "addendum/chips-2"), pace=0)
    window.desk.set_language("it")
    window.desk.set_edition(2024)
    window.set_text_percent(130)
    window.resize(1300, 760)
    window.close()
    window.deleteLater()
    kept, problems = settings.load(tmp_path)
    assert not problems
    assert kept == Settings((1300, 760), "it", 2024, 130)
    again = opens("addendum/chips-2", settings=kept, language="it")
    assert again.desk.edition is Edition.TDA_2024
    assert (again.window.width(), again.window.height()) == (1300, 760)


def test_an_edition_asked_for_goes_before_the_remembered_one(opens: Opens) -> None:
    kept = Settings(edition=2024)
    assert opens("addendum/chips-2", settings=kept).desk.edition is Edition.TDA_2024
    asked = opens("addendum/chips-2", settings=kept, edition=Edition.TDA_2026)
    assert asked.desk.edition is Edition.TDA_2026
    unknown = opens("addendum/chips-2", settings=Settings(edition=2031))
    assert unknown.desk.edition is Edition.TDA_2026


def test_the_whole_window_speaks_the_language_that_is_chosen(opens: Opens) -> None:
    trainee = opens("addendum/turn-1", size=(1600, 900))
    english = set(trainee.texts().splitlines())
    for language in LANGUAGES:
        if language != "en":
            trainee.desk.set_language(language)
            told = set(trainee.texts().splitlines())
            # Digits, names of keys, and what is called the same everywhere.
            same = {line for line in told & english if any(c.isalpha() for c in line)}
            assert same <= SAME_EVERYWHERE, language


SAME_EVERYWHERE = {
    *("F", "M", "P", "E", "L", "A−", "A+", "F1", "F11", "R", "◐", "T", "TDA 2026"),
    *("Check", "Call", "All-in", "Fold", "Raise"),
}


@pytest.mark.parametrize("percent", [100, 200])
def test_keys_of_chips_that_have_no_room_hold_all_the_same(opens: Opens, percent: int) -> None:
    trainee = opens("addendum/chips-2", size=(1024, 700))
    trainee.window.set_text_percent(percent)
    settle()
    assert not trainee.desk.bar.help.isVisible()
    trainee.press(Qt.Key.Key_F10)
    menu().close()
    settle()
    trainee.window.activateWindow()
    settle()
    key_click(trainee.window, Qt.Key.Key_F1)
    dialog = trainee.desk.findChild(KeysDialog)
    assert dialog is not None
    dialog.close()
