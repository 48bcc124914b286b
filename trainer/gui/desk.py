"""All of the window but its frame: the bar, and below it a lesson, the library, or the problems of
a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from trainer import resources
from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.gui.authoring.office import Office
from trainer.gui.bottom import line
from trainer.gui.first_minutes import FirstMinutes
from trainer.gui.lesson_page import LessonPage
from trainer.gui.packs import Packs
from trainer.gui.practice import Practice
from trainer.gui.printing import Printing
from trainer.gui.projecting import Projecting
from trainer.gui.qt_words import speak_qt
from trainer.gui.room import bar_height
from trainer.gui.screens.screens import Screens
from trainer.gui.style_sheet import style_sheet
from trainer.gui.table.widget import TableWidget
from trainer.gui.table_menu import table_entries
from trainer.gui.theme import theme_now
from trainer.gui.top_bar import TopBar
from trainer.gui.typing_keys import TypingKeys
from trainer.gui.view_menu import ViewMenu
from trainer.i18n import Voice, voice
from trainer.messages import Problem, Problems, say
from trainer.progress.keeper import Keeper
from trainer.rules.house import Edition
from trainer.settings import PracticeSettings
from trainer.training.drills.made import DRILLS
from trainer.training.lessons import Lessons, disputes
from trainer.training.playing import Playing

if TYPE_CHECKING:
    from trainer.gui.screens.library_page import LibraryPage
    from trainer.gui.screens.problems_page import ProblemsPage


class Desk(QWidget):
    """What the window has to remember goes up as signals; the rest stays here."""

    language_chosen = Signal(str)
    edition_chosen = Signal(int)
    larger = Signal()
    smaller = Signal()
    full_screen = Signal()

    def __init__(
        self,
        library: Library,
        table: TableWidget,
        voice: Voice,
        edition: Edition,
        parent: QWidget | None = None,
        *,
        keeper: Keeper | None = None,
        settings: PracticeSettings | None = None,
    ) -> None:
        super().__init__(parent)
        self.library = library
        self.lessons = Lessons(library)
        self._voice = voice
        self._edition = edition
        self._file = Path()
        self._library_page: LibraryPage | None = None
        self._problems_page: ProblemsPage | None = None
        self.bar = TopBar(self)
        self.lesson_page = LessonPage(table, self)
        self.view_menu = ViewMenu(self, lambda: table.deck)
        self.view_menu.add_section(lambda: table_entries(table))
        self.practice = Practice(self, keeper or Keeper(None), settings or PracticeSettings())
        self.screens = Screens(self, self.practice)
        self.office = Office(self, resources.drafts())
        self.packs = Packs(self, parent or self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.lesson_page)
        self.projecting = Projecting(self)
        self.printing = Printing(self)
        self.first_minutes = FirstMinutes(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(line(self, Qt.Orientation.Horizontal))
        column.addWidget(self.practice.strip)
        column.addWidget(self.pages, 1)
        TypingKeys(self)
        self._connect()
        speak_qt(voice.language)
        self.lesson_page.speak(voice)
        self.show_bar()

    # --- opening ----------------------------------------------------------------------------------

    def open_file(self, file: Path) -> None:
        """Plays the lesson in a file, from where it was left; or says what is wrong with it."""
        try:
            playing = self.lessons.open(file, self._edition)
        except Problems as found:
            self.show_problems(file, found.problems)
        else:
            self._play(playing, file)

    def open_lesson(self, lesson: Lesson, file: Path) -> None:
        """The same with a lesson that was read already."""
        try:
            playing = self.lessons.take_up(lesson, self._edition, file)
        except Problems as found:
            self.show_problems(file, found.problems)
        else:
            self._play(playing, file)

    def play_alone(self, playing: Playing) -> None:
        """A lesson or drill of a session: how it is left is not remembered."""
        self.pages.setCurrentWidget(self.lesson_page)
        self.lesson_page.play(playing)
        self.show_bar()

    def hold(self, *, held: bool) -> None:
        """While held, nothing leads away from the table."""
        self.bar.hold(held=held)

    def next_lesson(self) -> None:
        """The lesson after this one in its pack, after the last the library; in a session what it
        asks next."""
        if self.practice.run is not None:
            self.practice.next()
            return
        entry = self.lessons.after(self._file)
        if entry is None:
            self.show_library()
        else:
            self.open_file(entry.path)

    def show_library(self, pack: str = "") -> None:
        """The lessons; those of `pack` where one is named."""
        page = self.library_page
        lessons, playing = self.lessons, self.lesson_page.playing
        bad, revised = lessons.bad_keys(), lessons.revised
        page.show_shelves(lessons.shelves(), lessons.done(), self._voice, bad, revised)
        page.allow_back(allowed=playing is not None)
        page.turn_to_pack(pack)
        if playing is not None and not pack:
            page.select(playing.lesson.key)
        self.pages.setCurrentWidget(page)
        page.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_bar()

    def show_problems(self, file: Path, problems: tuple[Problem, ...]) -> None:
        """What is wrong with a file; all the other lessons can still be opened."""
        self._file = file
        page = self.problems_page
        page.show_problems(file, problems, self._voice)
        self.pages.setCurrentWidget(page)
        self.show_bar()

    def back_to_lesson(self) -> None:
        if self.lesson_page.playing is not None:
            self.pages.setCurrentWidget(self.lesson_page)
            self.show_bar()

    def show_view_menu(self) -> None:
        bar = self.bar
        under = bar.view_chip if bar.view_chip.isVisible() else bar.more
        self.view_menu.open_under(under, self._voice)

    def show_keys(self) -> None:
        from trainer.gui.screens.keys_dialog import KEYS, WRITING, KeysDialog

        writes = self.office.showing or self.office.packs.showing
        KeysDialog.show_for(self, self._voice, WRITING if writes else KEYS)

    # --- what may change at any time --------------------------------------------------------------

    @property
    def voice(self) -> Voice:
        return self._voice

    @property
    def edition(self) -> Edition:
        return self._edition

    def set_language(self, language: str) -> None:
        self._voice = voice(language)
        speak_qt(language)
        self.lesson_page.speak(self._voice)
        for page in (self._library_page, self._problems_page):
            if page is not None:
                page.speak(self._voice)
        self.screens.speak(self._voice)
        self.show_bar()
        self.language_chosen.emit(language)

    def set_edition(self, edition: int) -> None:
        self._edition = Edition(edition)
        self.lesson_page.set_edition(self._edition)
        self.show_bar()
        self.edition_chosen.emit(edition)

    def set_scale(self, scale: float, chosen: float) -> None:
        """The text size, 1 the usual; `chosen` without what the window adds by its own size."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        sheet = style_sheet(scale, theme_now())
        if application.styleSheet() != sheet:
            application.setStyleSheet(sheet)
        self.bar.setFixedHeight(bar_height(scale))
        self.lesson_page.set_scale(scale, chosen)
        self.office.set_scale(scale, chosen)

    # --- within -----------------------------------------------------------------------------------

    def show_page(self, page: QWidget) -> None:
        """One of the screens of practice."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self.show_bar()

    def _keep(self, playing: Playing) -> None:
        if self.practice.run is None and playing.lesson.pack != DRILLS.pack:
            self.lessons.keep(playing)

    def _play(self, playing: Playing, file: Path) -> None:
        self.practice.end()
        self._file = file
        self.lessons.keep(playing)
        self.pages.setCurrentWidget(self.lesson_page)
        self.lesson_page.play(playing)
        self.show_bar()

    def show_bar(self) -> None:
        """Title, edition and strip of what is shown now."""
        self.practice.show_strip()
        bar, text = self.bar, self._voice.text
        page, playing = self.pages.currentWidget(), self.lesson_page.playing
        played = playing if page is self.lesson_page else None
        if played is None:
            bar.show_edition(self._edition, tuple(Edition))
        else:
            lesson = played.lesson
            bar.show_edition(lesson.edition_for(self._edition), lesson.editions)
        bar.speak(self._voice)
        disputed = () if played is None else disputes(played)
        bar.show_note(text(say("in dispute")), "\n".join(text(one.message) for one in disputed))
        run = self.practice.run
        if played is not None and run is not None:
            # The title of a drill would be a hint where all kinds are mixed.
            bar.show_title(text(run.plan.title))
        elif played is not None:
            bar.show_title(*self._titles(played.lesson))
        elif page is self._problems_page:
            bar.show_title(self._file.name)
        elif page is self.first_minutes.page:
            bar.show_title(text(say("Dealer trainer")))
        elif self.office.packs.showing:
            bar.show_title(text(say("Pack")), self.office.packs.bench.folder.name)
        elif self.office.showing:
            bar.show_title(text(say("Writing")), self.office.page.file.name)
        else:
            bar.show_title(text(self.screens.title_of(page) or say("Lessons")))

    def _titles(self, lesson: Lesson) -> tuple[str, ...]:
        """The pack's, if it has one, and the lesson's own."""
        pack = self.library.pack(lesson.pack) if lesson.pack else None
        words = (lesson.title,) if pack is None else (pack.title, lesson.title)
        return tuple(one.text(self._voice.language) for one in words)

    def _connect(self) -> None:
        bar, page = self.bar, self.lesson_page
        bar.give_keys()
        bar.library.connect(self.show_library)
        bar.practice.connect(self.screens.show_practice)
        bar.edition_chosen.connect(self.set_edition)
        bar.language_chosen.connect(self.set_language)
        bar.larger.connect(self.larger)
        bar.smaller.connect(self.smaller)
        bar.full_screen.connect(self.full_screen)
        bar.keys.connect(self.show_keys)
        bar.view.connect(self.show_view_menu)
        page.played.connect(self._keep)
        page.left.connect(self.next_lesson)

    @property
    def library_page(self) -> LibraryPage:
        """Made when it is first shown."""
        if self._library_page is None:
            from trainer.gui.screens.library_page import LibraryPage

            self._library_page = LibraryPage(self)
            self._library_page.chosen.connect(self.open_file)
            self._library_page.back.connect(self.back_to_lesson)
            self._library_page.act.connect(self.office.act)
            self.pages.addWidget(self._library_page)
        return self._library_page

    @property
    def problems_page(self) -> ProblemsPage:
        """Made when it is first shown."""
        if self._problems_page is None:
            from trainer.gui.screens.problems_page import ProblemsPage

            self._problems_page = ProblemsPage(self)
            self._problems_page.back.connect(self.show_library)
            self._problems_page.again.connect(lambda: self.open_file(self._file))
            self.pages.addWidget(self._problems_page)
        return self._problems_page
