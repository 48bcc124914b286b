"""The whole window in three themes: chosen by key and from the menu, remembered, and readable."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.gui.windows import Opens, settle
from trainer import resources, settings
from trainer.content.library import Library
from trainer.gui.look import wear
from trainer.gui.run import open_target, target_of
from trainer.gui.style_sheet import style_sheet
from trainer.gui.table.motion import Speed
from trainer.gui.theme import DEFAULT, application_palette, theme_now
from trainer.gui.window import CHIPS, OWN, MainWindow
from trainer.settings import DECKS, THEMES, Settings
from trainer.view.amounts import Amounts
from trainer.view.chip_sets import DISTINCT, TOURNAMENT, ChipLook, ChipSet
from trainer.view.palette import PALETTES, Deck, Theme, contrast

LESSON: Final = "addendum/chips-2"
DECORATION: Final = frozenset({'QFrame[role="rule"]', "QSplitter::handle"})
"""Hairlines that part what is apart anyway."""

every_theme = pytest.mark.parametrize("theme", tuple(Theme))


@pytest.fixture(autouse=True)
def usual_theme(qapp: QApplication) -> Iterator[None]:
    yield
    wear(qapp, DEFAULT)


def rules(theme: Theme) -> Iterator[tuple[str, dict[str, str]]]:
    """Selectors of the style sheet with what is set there."""
    for selector, body in re.findall(r"([^{}]+)\{([^}]*)\}", style_sheet(1.0, theme)):
        pairs = (one.split(":", 1) for one in body.split(";") if ":" in one)
        yield " ".join(selector.split()), {name.strip(): value.strip() for name, value in pairs}


def papers(theme: Theme, selector: str, said: dict[str, str]) -> tuple[str, ...]:
    """What letters of this rule may stand on."""
    own = re.findall(r"#\w{6}", said.get("background", ""))
    if own:
        return tuple(own)
    colours = PALETTES[theme]
    if "primary" in selector and "disabled" not in selector:
        return (colours.accent,)
    return colours.ground, colours.panel, colours.raised


@every_theme
def test_all_letters_of_the_style_sheet_can_be_read(theme: Theme) -> None:
    checked = 0
    for selector, said in rules(theme):
        for ink in re.findall(r"#\w{6}", said.get("color", "")):
            for paper in papers(theme, selector, said):
                assert contrast(ink, paper) >= 4.5, f"{selector}: {ink} on {paper}"
                checked += 1
        if "selection-color" in said:
            assert contrast(said["selection-color"], said["selection-background-color"]) >= 4.5
    assert checked > 30


@every_theme
def test_all_letters_can_be_read_while_a_button_is_pressed_or_under_the_pointer(
    theme: Theme,
) -> None:
    colours = PALETTES[theme]
    grounds = [
        said["background"]
        for selector, said in rules(theme)
        if selector in ("QPushButton:hover", "QPushButton:pressed")
    ]
    assert len(grounds) == 2
    assert all(contrast(colours.text, ground) >= 4.5 for ground in grounds)


@every_theme
def test_the_edges_of_what_is_pressed_or_filled_in_stand_out(theme: Theme) -> None:
    """And those of what has the focus, is chosen or was judged."""
    checked = 0
    colours = PALETTES[theme]
    for selector, said in rules(theme):
        if selector in DECORATION or re.search(r"QFrame|::item$|::section|::separator", selector):
            continue
        for name in ("border", "border-color"):
            for ink in re.findall(r"#\w{6}", said.get(name, "")):
                if ink in (colours.outline, colours.raised):
                    continue  # a hairline; what is pressed there has its words and its key
                assert contrast(ink, colours.panel) >= 3, f"{selector}: {ink}"
                checked += 1
    assert checked > 10


@every_theme
def test_the_palette_of_the_application_can_be_read(theme: Theme) -> None:
    palette = application_palette(theme)
    role = QPalette.ColorRole
    pairs = (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.PlaceholderText, role.Base),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
    )
    for ink, paper in pairs:
        one, two = palette.color(ink).name(), palette.color(paper).name()
        assert contrast(one, two) >= 4.5, (ink, paper)


def test_what_is_remembered_are_the_themes_and_decks_there_are() -> None:
    assert set(THEMES) == {one.value for one in Theme}
    assert set(DECKS) == {one.value for one in Deck}
    assert Settings().theme == DEFAULT.value


def test_a_key_goes_round_the_themes_and_the_whole_window_changes(
    opens: Opens, qapp: QApplication
) -> None:
    trainee = opens(LESSON)
    for theme in (Theme.LIGHT, Theme.CONTRAST, Theme.DARK):
        trainee.press(Qt.Key.Key_F7)
        colours = PALETTES[theme]
        assert theme_now() is theme
        style = trainee.window.table.table_style
        assert style is not None
        assert style.palette == colours
        assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == colours.panel
        picture = trainee.window.grab().toImage()
        call = trainee.desk.lesson_page.call
        at = call.mapTo(trainee.window, call.rect().bottomRight()) - call.rect().topLeft()
        assert picture.pixelColor(at.x() - 2, at.y() - 2).name().upper() == colours.panel


def test_theme_and_deck_are_chosen_from_the_menu_and_remembered(
    opens: Opens, tmp_path: Path
) -> None:
    library = Library(resources.lessons())
    window = MainWindow(library, Settings(), "en", folder=tmp_path)
    open_target(window, target_of(library, LESSON), pace=0)
    menu = window.desk.view_menu.open_under(window.desk.bar.view_chip, window.voice)
    lines = {action.text().partition("\t")[0]: action for action in menu.actions()}
    assert lines["Dark"].isChecked()
    lines["High contrast"].trigger()
    lines["Two colours of suits"].trigger()
    menu.close()
    kept, problems = settings.load(tmp_path)
    assert not problems
    assert (kept.theme, kept.deck) == ("contrast", 2)
    window.close()
    window.deleteLater()
    again = opens(LESSON, settings=kept)
    style = again.window.table.table_style
    assert style is not None
    assert style.palette == PALETTES[Theme.CONTRAST]
    assert style.deck is Deck.TWO_COLOURS


@pytest.fixture
def kept_in(tmp_path: Path, qtbot: QtBot, opens: Opens) -> Callable[[], MainWindow]:
    """Opens windows that keep their settings in one folder."""

    def window() -> MainWindow:
        library = Library(resources.lessons())
        made = MainWindow(library, settings.load(tmp_path)[0], "en", folder=tmp_path)
        qtbot.addWidget(made)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        open_target(made, target_of(library, LESSON), pace=0)
        settle()
        return made

    return window


def test_what_is_chosen_by_the_keys_of_the_table_is_remembered(
    kept_in: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = kept_in()
    shift = Qt.KeyboardModifier.ShiftModifier
    for key, held in (
        (Qt.Key.Key_F4, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F4, shift),
        (Qt.Key.Key_F2, shift),
        (Qt.Key.Key_F2, shift),
        (Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier),
    ):
        QTest.keyClick(window, key, held)
    kept, problems = settings.load(tmp_path)
    assert not problems
    assert (kept.deck, kept.chips, kept.amounts, kept.speed) == (2, "shapes", "never", "none")
    again = kept_in().table
    assert again.deck is Deck.TWO_COLOURS
    assert again.chips == DISTINCT
    assert again.amounts is Amounts.NEVER
    assert again.speed is Speed.NONE


def test_amounts_chips_and_motion_are_chosen_from_the_menu_and_remembered(
    kept_in: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = kept_in()
    for words in ("When asked for", "Shapes and numbers", "Quick"):
        menu = window.desk.view_menu.open_under(window.desk.bar.view_chip, window.voice)
        lines = {
            action.text().partition("\t")[0]: action
            for inner in menu.findChildren(QMenu)
            for action in inner.actions()
        }
        lines[words].trigger()
        menu.close()
    kept = settings.load(tmp_path)[0]
    assert (kept.chips, kept.amounts, kept.speed) == ("shapes", "on demand", "quick")


def test_a_schools_own_chips_are_taken_until_others_are_chosen(
    kept_in: Callable[[], MainWindow], tmp_path: Path
) -> None:
    own = ChipSet("Our school", ((1000, ChipLook("#000080", "#FFFFFF", 4)),))
    window = kept_in()
    window.offer_chips(own)
    assert window.table.chips == own
    QTest.keyClick(window, Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    assert settings.load(tmp_path)[0].chips == "tournament"
    window.close()
    again = kept_in()
    again.offer_chips(own)
    assert again.table.chips == TOURNAMENT
    assert own in again.table.chip_sets
    for _ in range(2):
        QTest.keyClick(again, Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    assert settings.load(tmp_path)[0].chips == "own"
    again.close()
    once_more = kept_in()
    once_more.offer_chips(own)
    assert once_more.table.chips == own


def test_the_settings_know_every_way_to_tell_amounts_to_move_and_to_colour_chips() -> None:
    assert set(settings.AMOUNTS) == {one.value for one in Amounts}
    assert set(settings.SPEEDS) == {one.name.lower() for one in Speed}
    assert set(settings.CHIPS) == {"", OWN, *CHIPS}


def test_the_menu_opens_by_its_key_and_shows_the_keys_of_what_is_in_it(opens: Opens) -> None:
    trainee = opens(LESSON)
    trainee.press(Qt.Key.Key_F10)
    menu = next(one for one in trainee.desk.findChildren(QMenu) if one.isVisible())
    assert "Light\tF7" in [action.text() for action in menu.actions()]
    menu.close()


@every_theme
def test_what_cannot_be_pressed_can_be_read_all_the_same(theme: Theme) -> None:
    palette, colours = application_palette(theme), PALETTES[theme]
    ink = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText).name()
    assert all(
        contrast(ink, paper) >= 4.5 for paper in (colours.ground, colours.panel, colours.raised)
    )
