"""What leads to the page on which lessons are written: new ones, copies, files, unsaved texts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths

from trainer import resources
from trainer.content.cutting_text import on_its_own
from trainer.content.pack import PACK_FILE
from trainer.content.skeleton import USUAL, lesson_text, renamed
from trainer.gui.authoring.drafts import Drafts
from trainer.gui.authoring.pack_office import PackOffice
from trainer.gui.authoring.questions_asked import AskAuthor
from trainer.gui.screens.library_menu import Act
from trainer.messages import Problems, say
from trainer.training.manuscript import Aside, Manuscript, read_manuscript

if TYPE_CHECKING:
    from trainer.gui.authoring.page import AuthoringPage
    from trainer.gui.desk import Desk


class Office(QObject):
    """One text at a time; `drafts` is the folder of what was never saved."""

    def __init__(self, desk: Desk, drafts: Path) -> None:
        super().__init__(desk)
        self._desk = desk
        self._drafts = Drafts(drafts)
        self._page: AuthoringPage | None = None
        self._scale = (1.0, 1.0)
        self.packs = PackOffice(desk, self)
        desk.language_chosen.connect(self._speak)
        desk.edition_chosen.connect(self._speak)

    @property
    def page(self) -> AuthoringPage:
        """Made when it is first wanted."""
        if self._page is None:
            from trainer.gui.authoring.page import AuthoringPage

            page = AuthoringPage(self._drafts, self._desk)
            page.back.connect(self._leave)
            page.play_wanted.connect(self._play)
            page.new_text.connect(self._begin)
            page.title_changed.connect(self._desk.show_bar)
            self._page = page
            self._speak()
            page.set_scale(*self._scale)
        return self._page

    @property
    def showing(self) -> bool:
        return self._page is not None and self._desk.pages.currentWidget() is self._page

    def may_leave(self) -> bool:
        """Before the window closes: whether nothing would be lost, or that was agreed to."""
        may = self._page is None or self._page.may_leave()
        if may:
            self._drafts.end()
        return may

    def set_scale(self, scale: float, chosen: float) -> None:
        self._scale = (scale, chosen)
        if self._page is not None:
            self._page.set_scale(scale, chosen)
        self.packs.fit()

    def act(self, act: Act) -> None:
        """What was chosen in the menu of the library."""
        library = self._desk.library_page
        match act:
            case Act.RESUME:
                self._desk.show_page(self.page)
            case Act.NEW:
                self.new_lesson()
            case Act.DRILL:
                self.drill()
            case Act.COPY if library.file is not None:
                self.copy_of(library.file)
            case Act.EDIT if library.file is not None:
                self.edit(library.file)
            case Act.EDIT_OTHER:
                self.choose_file()
            case Act.RESUME_PACK | Act.NEW_PACK | Act.WORK_ON_PACK:
                self.packs.act(act)
            case Act.INSTALL:
                self._desk.packs.choose()
            case Act.REMOVE:
                self._desk.packs.remove(library.pack)
            case _:
                pass

    # --- what to write on -------------------------------------------------------------------------

    def new_lesson(self) -> None:
        """A sound lesson to change."""
        file = _free(documents() / "new-lesson.yaml")
        self._begin(lesson_text(file.stem, USUAL, self._desk.voice), file)

    def drill(self) -> None:
        """A drill of a kind and level as a lesson to change."""
        from trainer.gui.authoring.pack_questions import AskPackAuthor
        from trainer.training.drills.as_lesson import as_lesson
        from trainer.training.drills.make import drill

        wanted = AskPackAuthor.which_drill(self._desk, self._desk.voice)
        if wanted is not None:
            made = drill(wanted.kind, wanted.level, wanted.seed, self._desk.edition)
            file = _free(documents() / f"{made.lesson.id}.yaml")
            self._begin(as_lesson(made, file.stem), file)

    def copy_of(self, file: Path) -> None:
        """Another lesson under a new name, with what it inherits from its pack written out."""
        read = self._read(file)
        if read is None:
            return
        shipped = file.resolve().is_relative_to(resources.lessons().resolve())
        folder = documents() if shipped else file.parent
        copy = _free(folder / f"{file.stem}-copy.yaml")
        text = read.text
        if copy.parent != file.parent and (file.parent / PACK_FILE).is_file():
            pack = self._read(file.parent / PACK_FILE)
            text = text if pack is None else on_its_own(text, pack.text)
        self._begin(renamed(text, copy.stem), copy)

    def edit(self, file: Path, line: int = 1) -> None:
        """The file itself at a line, with what was never saved of it where that is wanted."""
        if self._page is not None and not self._page.may_leave():
            return
        manuscript = self._read(file)
        if manuscript is None:
            return
        for aside in self._drafts.left_behind():
            if aside.manuscript.file == file and aside.manuscript.text != manuscript.text:
                if AskAuthor.to_take_up(self._desk, self._desk.voice, file):
                    self._take_over(aside)
                    return
                self._drafts.forget(aside)
        self._show(manuscript)
        self.page.editor.go_to(line)

    def choose_file(self) -> None:
        """Asks which file to write on."""
        file = AskAuthor.which_file(self._desk, self._desk.voice, documents())
        if file is not None:
            self.edit(file)

    def take_up(self) -> bool:
        """After a crash: offers the text that was never saved; whether it is taken up."""
        for aside in self._drafts.left_behind():
            if AskAuthor.to_take_up(self._desk, self._desk.voice, aside.manuscript.file):
                self._take_over(aside)
                return True
            self._drafts.forget(aside)
        return False

    # ----------------------------------------------------------------------------------------------

    def _take_over(self, aside: Aside) -> None:
        self._drafts.take_over(aside)
        self._show(aside.manuscript, proposed=aside.new, unsaved=True)

    def _begin(self, text: str, file: Path) -> None:
        if self._page is None or self._page.may_leave():
            self._show(Manuscript(_free(file), text), proposed=True)

    def _show(
        self, manuscript: Manuscript, *, proposed: bool = False, unsaved: bool = False
    ) -> None:
        self._desk.library_page.writing = True
        self.page.name_back(say("The pack") if self.packs.holds(manuscript.file) else None)
        self._desk.show_page(self.page)
        self.page.write_on(manuscript, proposed=proposed, unsaved=unsaved)

    def _play(self, file: Path) -> None:
        """The file as it was saved just now; the library lists it by its new title."""
        self._desk.library.read_again()
        self._desk.open_file(file)

    def _read(self, file: Path) -> Manuscript | None:
        try:
            return read_manuscript(file)
        except Problems as found:
            self._desk.show_problems(file, found.problems)
            return None

    def _leave(self) -> None:
        """Back to the pack that is worked on, where the text is one of its files."""
        if self.packs.holds(self.page.file):
            self.packs.show()
        else:
            self._desk.show_library()

    def _speak(self) -> None:
        self.packs.speak()
        if self._page is not None:
            self._page.speak(self._desk.voice)
            self._page.set_edition(self._desk.edition)


def documents() -> Path:
    """Where people keep what they write."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(place or Path.home())


def _free(file: Path) -> Path:
    """The file, or the first name like it that is not taken."""
    number, free = 1, file
    while free.exists():
        number += 1
        free = file.with_name(f"{file.stem}-{number}{file.suffix}")
    return free
