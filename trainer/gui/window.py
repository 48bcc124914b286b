"""The main window: the bar, and below it a lesson, the library, or what is wrong with a file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.gui.bottom import line
from trainer.gui.lesson_page import LessonPage
from trainer.gui.style_sheet import style_sheet
from trainer.gui.top_bar import TopBar
from trainer.i18n import Voice, voice
from trainer.messages import Problem, Problems, say
from trainer.rules.house import NEWEST, Edition
from trainer.settings import Settings, save

if TYPE_CHECKING:
    from trainer.gui.screens.library_page import LibraryPage
    from trainer.gui.screens.problems_page import ProblemsPage
    from trainer.training.lessons import Lessons
    from trainer.training.playing import Playing

USUAL_SIZE: Final = (1280, 720)
LEAST_SIZE: Final = QSize(1024, 700)
SCALES: Final = (80, 90, 100, 115, 130, 150, 175, 200)
"""Text sizes, in percent of the usual one."""

ROOMY: Final = 1900
ROOMY_SCALE: Final = 1.15
"""From this width on the text is one step larger by itself."""


class MainWindow(QMainWindow):
    """`edition` goes before the remembered one. `folder` is where the settings are kept; None
    keeps nothing (a test, a picture)."""

    def __init__(
        self,
        library: Library,
        settings: Settings,
        language: str,
        edition: Edition | None = None,
        folder: Path | None = None,
    ) -> None:
        super().__init__()
        self.library = library
        self._settings = settings
        self._folder = folder
        self._voice = voice(language)
        self._edition = edition or _known(settings.edition)
        self._lesson: Lesson | None = None
        self._file = Path()
        self._roomy = False
        self._lessons: Lessons | None = None
        self._library_page: LibraryPage | None = None
        self._problems_page: ProblemsPage | None = None
        self.bar = TopBar(self)
        self.lesson_page = LessonPage(self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.lesson_page)
        self._lay_out()

    # --- opening ----------------------------------------------------------------------------------

    def show_start(self, lesson: Lesson, file: Path) -> None:
        """A lesson's first table, and nothing that takes the rules; `begin` goes on from there."""
        self._lesson, self._file = lesson, file
        self.lesson_page.show_start(lesson, self._voice)
        self._show_bar()

    def begin(self) -> None:
        """What waited for the first paint: rules, keys, panels. Then the hand unfolds, or the
        library is shown where no lesson was asked for."""
        from trainer.gui.qt_words import speak_qt
        from trainer.training.lessons import Lessons

        self._lessons = Lessons(self.library)
        self._connect()
        self.bar.give_keys()
        speak_qt(self._voice.language)
        if self._lesson is None:
            self.show_library()
            return
        try:
            playing = self._lessons.take_up(self._lesson, self._edition, self._file)
        except Problems as found:
            self.show_problems(self._file, found.problems)
        else:
            self._play(playing)

    def open_file(self, file: Path) -> None:
        """Plays the lesson in a file, from where it was left; or says what is wrong with it."""
        try:
            playing = self.lessons.open(file, self._edition)
        except Problems as found:
            self.show_problems(file, found.problems)
        else:
            self._file = file
            self._play(playing)

    def next_lesson(self) -> None:
        """The lesson after this one in its pack; after the last the library."""
        entry = self.lessons.after(self._file)
        if entry is None:
            self.show_library()
        else:
            self.open_file(entry.path)

    def show_library(self, pack: str = "") -> None:
        """The lessons; those of `pack` where one is named."""
        page = self._the_library_page()
        lessons = self.lessons
        page.show_shelves(lessons.shelves(), lessons.done(), self._voice, lessons.bad_keys())
        page.allow_back(allowed=self.lesson_page.playing is not None)
        page.turn_to_pack(pack)
        if self._lesson is not None and not pack:
            page.select(self._lesson.key)
        self.pages.setCurrentWidget(page)
        page.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_bar()

    def show_problems(self, file: Path, problems: tuple[Problem, ...]) -> None:
        """What is wrong with a file; all the other lessons can still be opened."""
        self._file = file
        page = self._the_problems_page()
        page.show_problems(file, problems, self._voice)
        self.pages.setCurrentWidget(page)
        self._show_bar()

    def back_to_lesson(self) -> None:
        if self.lesson_page.playing is not None:
            self.pages.setCurrentWidget(self.lesson_page)
            self._show_bar()

    @property
    def lessons(self) -> Lessons:
        """There since `begin`."""
        assert self._lessons is not None
        return self._lessons

    # --- what may change at any time --------------------------------------------------------------

    @property
    def voice(self) -> Voice:
        return self._voice

    @property
    def edition(self) -> Edition:
        return self._edition

    @property
    def text_scale(self) -> int:
        """In percent."""
        return self._settings.text_scale

    def set_language(self, language: str) -> None:
        from trainer.gui.qt_words import speak_qt

        self._voice = voice(language)
        speak_qt(language)
        self._remember(replace(self._settings, language=language))
        self.lesson_page.speak(self._voice)
        for page in (self._library_page, self._problems_page):
            if page is not None:
                page.speak(self._voice)
        self._show_bar()

    def set_edition(self, edition: int) -> None:
        self._edition = Edition(edition)
        self._remember(replace(self._settings, edition=edition))
        self.lesson_page.set_edition(self._edition)
        self._show_bar()

    def set_text_scale(self, percent: int) -> None:
        self._remember(replace(self._settings, text_scale=percent))
        self._apply_scale()

    def larger_text(self) -> None:
        self.set_text_scale(min((one for one in SCALES if one > self.text_scale), default=200))

    def smaller_text(self) -> None:
        self.set_text_scale(max((one for one in SCALES if one < self.text_scale), default=80))

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def show_keys(self) -> None:
        from trainer.gui.screens.keys_dialog import KeysDialog

        KeysDialog.show_for(self, self._voice)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (self.width() >= ROOMY) is not self._roomy:
            self._roomy = not self._roomy
            self._apply_scale()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.isFullScreen() and not self.isMaximized():
            self._remember(replace(self._settings, size=(self.width(), self.height())))
        super().closeEvent(event)

    # --- within -----------------------------------------------------------------------------------

    def _play(self, playing: Playing) -> None:
        from trainer.training.lessons import disputes

        self._lesson = playing.lesson
        self.lessons.keep(playing)
        self.pages.setCurrentWidget(self.lesson_page)
        self.lesson_page.play(playing)
        text = self._voice.text
        self.bar.show_note(
            text(say("in dispute")),
            "\n".join(text(one.message) for one in disputes(playing)),
        )
        self._show_bar()

    def _show_bar(self) -> None:
        lesson, language = self._lesson, self._voice.language
        page = self.pages.currentWidget()
        in_lesson = page is self.lesson_page and lesson is not None
        allowed = lesson.editions if in_lesson and lesson is not None else tuple(Edition)
        shown = self._edition if self._edition in allowed else max(allowed)
        self.bar.show_edition(shown, allowed)
        self.bar.speak(self._voice)
        if in_lesson and lesson is not None:
            pack = self.library.pack(lesson.pack)
            titles = (
                "" if pack is None else pack.title.text(language),
                lesson.title.text(language),
            )
            self.bar.show_title(*filter(None, titles))
        elif page is self._problems_page:
            self.bar.show_title(self._file.name)
        else:
            self.bar.show_title(self._voice.text(say("Lessons")))

    def _apply_scale(self) -> None:
        scale = self.text_scale / 100 * (ROOMY_SCALE if self._roomy else 1)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.setStyleSheet(style_sheet(scale))
        self.lesson_page.set_scale(scale)

    def _remember(self, settings: Settings) -> None:
        self._settings = settings
        if self._folder is not None:
            save(settings, self._folder)

    def _lay_out(self) -> None:
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(line(inner, Qt.Orientation.Horizontal))
        column.addWidget(self.pages, 1)
        self.setCentralWidget(inner)
        self.setWindowTitle("Dealer Trainer")
        self.setMinimumSize(LEAST_SIZE)
        self.resize(*(self._settings.size or USUAL_SIZE))
        self._apply_scale()
        self._show_bar()

    def _connect(self) -> None:
        bar, page = self.bar, self.lesson_page
        bar.library.connect(self.show_library)
        bar.edition_chosen.connect(self.set_edition)
        bar.language_chosen.connect(self.set_language)
        bar.larger.connect(self.larger_text)
        bar.smaller.connect(self.smaller_text)
        bar.full_screen.connect(self.toggle_full_screen)
        bar.keys.connect(self.show_keys)
        page.played.connect(self.lessons.keep)
        page.left.connect(self.next_lesson)

    def _the_library_page(self) -> LibraryPage:
        if self._library_page is None:
            from trainer.gui.screens.library_page import LibraryPage

            self._library_page = LibraryPage(self)
            self._library_page.chosen.connect(self.open_file)
            self._library_page.back.connect(self.back_to_lesson)
            self.pages.addWidget(self._library_page)
        return self._library_page

    def _the_problems_page(self) -> ProblemsPage:
        if self._problems_page is None:
            from trainer.gui.screens.problems_page import ProblemsPage

            self._problems_page = ProblemsPage(self)
            self._problems_page.back.connect(self.show_library)
            self._problems_page.again.connect(lambda: self.open_file(self._file))
            self.pages.addWidget(self._problems_page)
        return self._problems_page


def _known(edition: int | None) -> Edition:
    """The edition that was remembered, where the rule book has it."""
    return Edition(edition) if edition in tuple(Edition) else NEWEST
