"""The window: first the opening, then the desk with everything on it, once it was seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.gui.look import wear
from trainer.gui.opening import Opening
from trainer.gui.room import text_scale
from trainer.gui.table.motion import Speed
from trainer.gui.table.widget import TableWidget
from trainer.i18n import Voice, first_voice, voice
from trainer.rules.house import NEWEST, Edition
from trainer.settings import PracticeSettings, Settings, save
from trainer.view.amounts import Amounts
from trainer.view.chip_sets import DISTINCT, SETS, TOURNAMENT, ChipSet
from trainer.view.palette import Deck, Theme
from trainer.view.table_view import look

if TYPE_CHECKING:
    from trainer.gui.desk import Desk

USUAL_SIZE: Final = (1280, 720)
LEAST_SIZE: Final = QSize(1024, 700)
SCALES: Final = (80, 90, 100, 115, 130, 150, 175, 200)
"""Text sizes, in percent of the usual one."""
CHIPS: Final = {"tournament": TOURNAMENT, "shapes": DISTINCT}
OWN: Final = "own"
"""How sets of chips are called in the settings."""
RECORDS_AFTER: Final = 1000
"""Milliseconds from the desk to the opening of the records, which takes a while to load."""


class MainWindow(QMainWindow):
    """`lesson` is opened at once. `edition` goes before the remembered one. `folder` is where the
    settings are kept, `records` the file of the answers; None keeps nothing (a test, a picture).
    """

    def __init__(
        self,
        library: Library,
        settings: Settings,
        language: str,
        *,
        lesson: Lesson | None = None,
        edition: Edition | None = None,
        folder: Path | None = None,
        records: Path | None = None,
    ) -> None:
        super().__init__()
        self._library = library
        self._settings = settings
        self._folder = folder
        self._records = records
        self._lesson = lesson
        self._edition = edition or _known(settings.edition)
        self._voice = voice(language)
        self._desk: Desk | None = None
        self.table = TableWidget(self)
        self.table.set_theme(Theme(settings.theme))
        self.table.set_deck(Deck(settings.deck))
        self.table.set_chips(CHIPS.get(settings.chips, TOURNAMENT))
        self.table.set_amounts(Amounts(settings.amounts))
        self.table.set_speed(Speed[settings.speed.upper()])
        self.table.look_changed.connect(self._look_changed)
        self.setWindowTitle("Dealer Trainer")
        self.setMinimumSize(LEAST_SIZE)
        self.resize(*(settings.size or USUAL_SIZE))
        self._open()

    def begin(self) -> Desk:
        """Everything that waited for the first paint: the desk takes the place of the opening."""
        from trainer.gui.desk import Desk
        from trainer.progress.keeper import Keeper
        from trainer.training.attempts import Profile

        known = self._settings.practice
        profile = Profile(known.profile, known.name, known.created) if known.profile else None
        desk = Desk(
            self._library,
            self.table,
            self._voice,
            self._edition,
            self,
            keeper=Keeper(self._records, profile),
            settings=known,
        )
        self._desk = desk
        desk.practice.settings_changed.connect(self._practice_changed)
        QTimer.singleShot(RECORDS_AFTER, desk.practice, desk.practice.open_records)
        desk.first_minutes.greeted.connect(self._greeted)
        desk.view_menu.theme_chosen.connect(self.set_theme)
        desk.view_menu.deck_chosen.connect(self.set_deck)
        desk.language_chosen.connect(self._language_chosen)
        desk.edition_chosen.connect(self._edition_chosen)
        desk.larger.connect(self.larger_text)
        desk.smaller.connect(self.smaller_text)
        desk.full_screen.connect(self.toggle_full_screen)
        opening = self.centralWidget()
        if opening is not None:
            desk.resize(opening.size())
        self._apply_scale()
        self.setCentralWidget(desk)
        return desk

    @property
    def desk(self) -> Desk:
        """There since `begin`."""
        assert self._desk is not None
        return self._desk

    @property
    def voice(self) -> Voice:
        return self._desk.voice if self._desk is not None else self._voice

    @property
    def text_percent(self) -> int:
        """The text size that was chosen, 100 the usual."""
        return self._settings.text_scale

    def set_text_percent(self, percent: int) -> None:
        self._remember(replace(self._settings, text_scale=percent))
        self._apply_scale()

    @property
    def is_first_start(self) -> bool:
        """Nobody has been greeted here yet; where nothing is kept nobody is."""
        return self._folder is not None and not self._settings.greeted

    def set_theme(self, theme: Theme) -> None:
        """The colours of the whole application."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        wear(application, theme)
        self.table.set_theme(theme)
        self._remember(replace(self._settings, theme=theme.value))
        self._apply_scale()
        if self._desk is not None:
            self._desk.projecting.wear()

    def set_deck(self, deck: Deck) -> None:
        self.table.set_deck(deck)
        self._look_changed()

    def offer_chips(self, own: ChipSet) -> None:
        """A school's own set, taken at once where no other was chosen."""
        self.table.offer_chips(own, taken=self._settings.chips in ("", OWN))

    def larger_text(self) -> None:
        following = (one for one in SCALES if one > self.text_percent)
        self.set_text_percent(min(following, default=SCALES[-1]))

    def smaller_text(self) -> None:
        former = (one for one in SCALES if one < self.text_percent)
        self.set_text_percent(max(former, default=SCALES[0]))

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before = text_scale(self.text_percent, event.oldSize().width())
        if text_scale(self.text_percent, self.width()) != before:
            self._apply_scale()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._desk is not None and self._desk.practice.in_exam:
            from trainer.gui.screens.practice_dialogs import Confirm

            if not Confirm.end_exam(self, self.voice):
                event.ignore()
                return
            self._desk.practice.end()
        if self._desk is not None and not self._desk.office.may_leave():
            event.ignore()
            return
        if not self.isFullScreen() and not self.isMaximized():
            self._remember(replace(self._settings, size=(self.width(), self.height())))
        super().closeEvent(event)

    def _open(self) -> None:
        scale = text_scale(self.text_percent, self.width())
        language = self._voice.language
        title = ""
        if self._lesson is not None:
            title = self._lesson.title.text(language)
            self.table.set_text_scale(self.text_percent / 100)
            self.table.show_view(look(self._lesson.table, language=language), first_voice(language))
        with_table = self._lesson is not None
        self.setCentralWidget(Opening(self.table, title, scale, with_table=with_table))

    def _apply_scale(self) -> None:
        if self._desk is not None:
            chosen = self.text_percent / 100
            self._desk.set_scale(text_scale(self.text_percent, self.width()), chosen)

    def _greeted(self) -> None:
        self._remember(replace(self._settings, greeted=True))

    def _language_chosen(self, language: str) -> None:
        self._remember(replace(self._settings, language=language))

    def _look_changed(self) -> None:
        """By the menu or by the table's own keys."""
        table = self.table
        chips = next((name for name, one in CHIPS.items() if one == table.chips), OWN)
        if chips == "tournament" and not self._settings.chips and len(table.chip_sets) == len(SETS):
            chips = ""  # a school's own set that comes later is taken
        self._remember(
            replace(
                self._settings,
                deck=table.deck.value,
                chips=chips,
                amounts=table.amounts.value,
                speed=table.speed.name.lower(),
            )
        )
        if self._desk is not None:
            self._desk.projecting.wear()

    def _edition_chosen(self, edition: int) -> None:
        self._remember(replace(self._settings, edition=edition))

    def _practice_changed(self, practice: PracticeSettings) -> None:
        self._remember(replace(self._settings, practice=practice))

    def _remember(self, settings: Settings) -> None:
        self._settings = settings
        if self._folder is not None:
            save(settings, self._folder)


def _known(edition: int | None) -> Edition:
    """The edition that was remembered, where the rule book has it."""
    return Edition(edition) if edition in tuple(Edition) else NEWEST
