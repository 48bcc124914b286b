"""What leads to the page on which a pack is put together, and from it to one file and to paper."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.content.pack import PARCEL_ENDING
from trainer.gui.message_boxes import tell
from trainer.gui.screens.library_menu import Act
from trainer.messages import Message, Problem, Problems, say, say_n

if TYPE_CHECKING:
    from trainer.gui.authoring.office import Office
    from trainer.gui.authoring.pack_page import PackPage
    from trainer.gui.authoring.pack_questions import AskPackAuthor
    from trainer.gui.desk import Desk
    from trainer.training.workbench import Spot, Workbench


class PackOffice(QObject):
    """One pack at a time; its lessons are written on at the `office`."""

    def __init__(self, desk: Desk, office: Office) -> None:
        super().__init__(office)
        self._desk = desk
        self._office = office
        self._page: PackPage | None = None

    @property
    def page(self) -> PackPage:
        """Made when it is first wanted."""
        if self._page is None:
            from trainer.gui.authoring.pack_page import PackPage

            page = self._page = PackPage(self._desk)
            page.speak(self._desk.voice)
            page.edit_wanted.connect(self._office.edit)
            page.lesson_wanted.connect(self._new_lesson)
            page.files_wanted.connect(self._bring)
            page.chapter_wanted.connect(self._new_chapter)
            page.rename_wanted.connect(self._rename)
            page.exam_wanted.connect(self._new_exam)
            page.removal_wanted.connect(self._take_out)
            page.parcel_wanted.connect(self.make_parcel)
            page.handout_wanted.connect(self.print)
            page.failed.connect(self._tell)
            page.back.connect(self._leave)
        return self._page

    @property
    def showing(self) -> bool:
        return self._page is not None and self._desk.pages.currentWidget() is self._page

    @property
    def bench(self) -> Workbench:
        return self.page.bench

    @property
    def _ask(self) -> type[AskPackAuthor]:
        # Like the page, its questions are not needed before somebody writes.
        from trainer.gui.authoring.pack_questions import AskPackAuthor

        return AskPackAuthor

    def holds(self, file: Path) -> bool:
        """Whether a file is of the pack that is worked on."""
        return self._page is not None and file.parent == self._page.bench.folder

    def speak(self) -> None:
        if self._page is not None:
            self._page.speak(self._desk.voice)

    def fit(self) -> None:
        """The text has another size now."""
        if self._page is not None:
            self._page.fit()

    def act(self, act: Act) -> None:
        """What was chosen in the menu of the library."""
        match act:
            case Act.NEW_PACK:
                self.new_pack()
            case Act.WORK_ON_PACK:
                self.choose()
            case _:
                self.show()

    def new_pack(self) -> None:
        """Asks for a folder, and begins a pack in it."""
        from trainer.gui.authoring.office import documents
        from trainer.training.workbench import begin_pack

        folder = self._ask.new_pack(self._desk, self._desk.voice, documents())
        if folder is None:
            return
        try:
            begin_pack(folder, self._desk.voice)
        except Problems as found:
            self._tell(found.problems)
        else:
            self.work_on(folder)

    def choose(self) -> None:
        """Asks for the folder of a pack."""
        from trainer.gui.authoring.office import documents
        from trainer.training.workbench import Workbench

        folder = self._ask.which_pack(self._desk, self._desk.voice, documents())
        if folder is None:
            return
        bench = Workbench(folder)
        if bench.file.is_file():
            self.work_on(folder)
        else:
            tell(self._desk, self._desk.voice, self._said(_no_pack(folder)))

    def work_on(self, folder: Path) -> None:
        """Shows the pack of a folder, to be changed."""
        self._desk.library_page.packing = True
        self.page.work_on(folder)
        self._desk.show_page(self.page)

    def show(self) -> None:
        """The pack again, as it lies on the disk now."""
        self.page.show_again()
        self._desk.show_page(self.page)

    # --- what is asked first ----------------------------------------------------------------------

    def _new_lesson(self) -> None:
        wanted = self._ask.new_lesson(self._desk, self._desk.voice)
        if wanted is None:
            return
        try:
            file = self.bench.new_lesson(wanted.name, wanted.ask, self._desk.voice)
        except Problems as found:
            self._tell(found.problems)
            return
        self.page.show_again()
        self._office.edit(file)

    def _bring(self) -> None:
        files = self._ask.which_files(self._desk, self._desk.voice, self.bench.folder.parent)

        def bring() -> None:
            self.bench.bring(files)

        if files:
            self.page.change(bring)

    def _new_chapter(self) -> None:
        title = self._ask.chapter(self._desk, self._desk.voice)
        if title:
            self.page.change(lambda: self.bench.add_chapter(title))

    def _new_exam(self) -> None:
        """Written into `pack.yaml`, and opened there: its questions and weights are typed."""
        title = self._ask.exam(self._desk, self._desk.voice)
        if not title:
            return
        try:
            line = self.bench.add_exam(title)
        except Problems as found:
            self._tell(found.problems)
            return
        self.page.show_again()
        self._office.edit(self.bench.file, line)

    def _rename(self, spot: Spot) -> None:
        pack, language = self.bench.pack, self._desk.voice.language
        if pack is None or spot.part >= len(pack.chapters):
            return
        before = pack.chapters[spot.part].title.text(language)
        title = self._ask.chapter(self._desk, self._desk.voice, before)

        def rename() -> None:
            self.bench.rename_chapter(spot.part, title, language)

        if title:
            self.page.change(rename)

    def _take_out(self, spot: Spot) -> None:
        """A chapter goes unasked: its lessons stay."""
        name = self.page.lesson
        file = self.bench.file_of(name).name
        if not name or self._ask.to_take_out(self._desk, self._desk.voice, file):
            self.page.change(lambda: self.bench.take_out(spot))

    # --- out of the window ------------------------------------------------------------------------

    def make_parcel(self) -> None:
        """The pack as one file, unless something is wrong with it."""
        from trainer.content.claims import INFORMATION
        from trainer.content.parcel import write_parcel

        bench, voice = self.bench, self._desk.voice
        wrong = [one for one in bench.problems() if one.code not in INFORMATION]
        if wrong:
            message = say_n(
                "Mend the {n} problem first: it would be in the file too.",
                "Mend the {n} problems first: they would be in the file too.",
                len(wrong),
            )
            tell(self._desk, voice, self._said(message))
            return
        file = self._ask.where_to_pack(
            self._desk, voice, bench.folder.with_name(bench.folder.name + PARCEL_ENDING)
        )
        if file is None:
            return
        try:
            count = write_parcel(bench.folder, file)
        except Problems as found:
            self._tell(found.problems)
            return
        except OSError as error:
            reason = error.strerror or type(error).__name__
            said = say("{file} cannot be written: {reason}.", file=str(file), reason=reason)
        else:
            said = say_n(
                "{file}: {n} file packed.", "{file}: {n} files packed.", count, file=str(file)
            )
        tell(self._desk, voice, self._said(said))

    def print(self) -> None:
        """All the lessons of the pack on paper, the answers after them."""
        from trainer.content.pack import load_pack

        loaded = load_pack(self.bench.folder)
        if loaded.pack is not None and loaded.lessons:
            name = f"{self.bench.folder.name}.pdf"
            self._desk.printing.print_lessons(loaded.lessons, loaded.pack.title, name)

    # ----------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        self._desk.library.read_again()
        self._desk.show_library()

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        one = problems[0]
        words = [self._said(one.message)]
        if one.hint is not None:
            words.append(self._said(one.hint))
        name = Path(one.place.file).name
        tell(self._desk, self._desk.voice, f"{name}: {' '.join(words)}")

    def _said(self, message: Message) -> str:
        return self._desk.voice.text(message)


def _no_pack(folder: Path) -> Message:
    return say("There is no `pack.yaml` in {folder}.", folder=folder.name)
