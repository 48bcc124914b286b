"""The words that need Qt: `play` and `drill --play` open the window, `shot` writes a picture of the
table, `handout` a paper."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from trainer import files, resources
from trainer import settings as remembered
from trainer.command_line.commands import JSON
from trainer.command_line.reading import Call, WrongUse, language_of, read_call
from trainer.command_line.shell import FINE, PROBLEMS, WRONG_USE, complain, complain_of
from trainer.content.lesson import Lesson, Words
from trainer.content.library import Library, is_there
from trainer.content.pack import Pack, load_pack
from trainer.gui import start
from trainer.gui.first_paint import after_first_paint
from trainer.i18n import Voice, environment_language, voice
from trainer.messages import Place, Problem, Problems, say
from trainer.view.chip_sets import own_set
from trainer.view.palette import Theme

if TYPE_CHECKING:
    from trainer.gui.window import MainWindow


@dataclass(frozen=True, slots=True)
class Target:
    """What the window opens at: a lesson, the problems of its file, a pack, or all packs."""

    lesson: Lesson | None = None
    file: Path = Path()
    problems: tuple[Problem, ...] = ()
    pack: str = ""


def play(argv: Sequence[str]) -> int:
    """Opens the window, at a lesson or a pack where one is named."""
    speaker = voice(language_of(argv))
    library = Library(resources.lessons(), resources.shelf())
    try:
        call = read_call(["play", *argv])
        target = target_of(library, *call.operands)
    except WrongUse as wrong:
        complain(wrong.message, wrong.hint, speaker)
        return WRONG_USE
    except Problems as missing:
        complain_of(missing.problems, speaker)
        return WRONG_USE
    return _open(call, library, lambda window: open_target(window, target), lesson=target.lesson)


def _open(
    call: Call,
    library: Library,
    then: Callable[[MainWindow], None],
    *,
    lesson: Lesson | None = None,
) -> int:
    """Shows the window, and goes on with `then` after its first paint."""
    folder = remembered.config_folder()
    settings, problems = remembered.load(folder)
    chips, faults = own_set(folder)
    complain_of((*problems, *faults), call.voice)
    language = call.language or settings.language or environment_language()

    application = start.application()
    from trainer.gui.look import dress
    from trainer.gui.window import MainWindow

    dress(application, Theme(settings.theme))
    window = MainWindow(
        library,
        settings,
        language,
        lesson=lesson,
        edition=call.edition,
        folder=folder,
        records=remembered.records_file(settings.practice.folder),
    )
    if chips is not None:
        window.offer_chips(chips)
    after_first_paint(window, lambda: then(window))
    window.show()
    return application.exec()


def play_drill(argv: Sequence[str]) -> int:
    """Opens the window at drills of one kind, one after the other."""
    from trainer.command_line.drills import drill_of

    speaker = voice(language_of(argv))
    try:
        call = read_call(["drill", *argv])
        kind, level, seed = drill_of(call)
        _refuse_print(call)
    except WrongUse as wrong:
        complain(wrong.message, wrong.hint, speaker)
        return WRONG_USE
    library = Library(resources.lessons(), resources.shelf())
    return _open(call, library, lambda window: start_drills(window, kind, level, seed))


def _refuse_print(call: Call) -> None:
    """What is for drills on paper or on a terminal means nothing in the window."""
    for option in ("--count", "--save", JSON.name):
        if option in call.values or option in call.switches:
            raise WrongUse(
                say("{command} has no option {option}.", command="drill --play", option=option)
            )


def start_drills(window: MainWindow, kind: str, level: int, seed: int) -> None:
    """After the first paint: the desk is laid, and practice begins."""
    from trainer.training.attempts import Mode
    from trainer.training.modes import Wrong
    from trainer.training.plans import drills

    open_target(window, Target())
    practice = window.desk.practice
    practice.start(drills(kind, level, seed, Mode.PRACTICE, Wrong(practice.settings.wrong)))


def open_target(window: MainWindow, target: Target, pace: int | None = None) -> None:
    """Goes on after the first paint: the desk is laid, the lesson begins.

    `pace` is the time between two lines in milliseconds, 0 for none, by default the usual.
    """
    from trainer.gui.crash import Watch

    sys.excepthook = Watch(window)
    desk = window.begin()
    if pace is not None:
        desk.lesson_page.pace = pace
    if target.lesson is not None:
        desk.open_lesson(target.lesson, target.file)
    elif target.problems:
        desk.show_problems(target.file, target.problems)
    elif window.is_first_start and not target.pack:
        desk.first_minutes.greet()
    else:
        desk.show_library(target.pack)
    desk.office.take_up()


def target_of(library: Library, name: str = "") -> Target:
    """What is named: a lesson or a pack, by path or id; Problems where there is nothing."""
    if not name:
        return Target()
    pack = library.pack(name)
    if pack is not None:
        return Target(pack=pack.id)
    path = library.path(name)
    if not is_there(path):
        message = say("There is no file {file}.", file=name)
        raise Problems((Problem(Place(name), "no-such-file", message),))
    try:
        return Target(library.lesson(name), path)
    except Problems as found:
        return Target(file=path, problems=found.problems)


def shot(argv: Sequence[str]) -> int:
    """Writes a picture of the table, without a display. The language is that of the environment."""
    speaker = voice(language_of(argv))
    library = Library(resources.lessons(), resources.shelf())
    try:
        call = read_call(["shot", *argv])
        target = target_of(library, call.operands[0])
        _refuse_pack(target, call.operands[0])
        if target.lesson is None:
            complain_of(target.problems, speaker)
            return PROBLEMS
        return _draw(target.lesson, call)
    except WrongUse as wrong:
        complain(wrong.message, wrong.hint, speaker)
    except Problems as missing:
        complain_of(missing.problems, speaker)
    return WRONG_USE


def _refuse_pack(target: Target, name: str) -> None:
    if target.pack:
        raise WrongUse(say("{name} is a pack; name one of its lessons.", name=name))


def handout(argv: Sequence[str]) -> int:
    """Writes a lesson, or all lessons of a pack, as a PDF for paper, without a display."""
    speaker = voice(language_of(argv))
    library = Library(resources.lessons(), resources.shelf())
    try:
        call = read_call(["handout", *argv])
        if Path(call.values["--output"]).suffix.lower() != ".pdf":
            raise WrongUse(say("A handout ends in {ending}.", ending=".pdf"))
        target = target_of(library, call.operands[0])
        pack = library.pack(call.operands[0]) if target.pack else None
        if pack is not None:
            return _print_pack(pack, call.values["--output"], speaker)
        if target.lesson is None:
            complain_of(target.problems, speaker)
            return PROBLEMS
        lesson = target.lesson
        return _print((lesson,), lesson.title, call.values["--output"], speaker)
    except WrongUse as wrong:
        complain(wrong.message, wrong.hint, speaker)
    except Problems as missing:
        complain_of(missing.problems, speaker)
    return WRONG_USE


def _print_pack(pack: Pack, file: str, speaker: Voice) -> int:
    """A lesson that cannot be read is told and left out; a pack without any is none."""
    loaded = load_pack(pack.folder)
    complain_of(loaded.problems, speaker)
    if not loaded.lessons:
        raise WrongUse(say("There is no lesson in {pack}.", pack=pack.id))
    done = _print(loaded.lessons, pack.title, file, speaker)
    return PROBLEMS if loaded.problems else done


def _print(lessons: Sequence[Lesson], title: Words, file: str, speaker: Voice) -> int:
    from trainer.gui import handout as handouts
    from trainer.view.words import worded

    start.application(offscreen=True)
    try:
        told = worded(title, lessons[0].languages, speaker)
        handouts.write_all(file, lessons, told, speaker)
    except Problems as found:
        complain_of(found.problems, speaker)
        return PROBLEMS
    except OSError as error:
        raise WrongUse(files.unwritten(file, error)) from None
    return FINE


def _draw(lesson: Lesson, call: Call) -> int:
    from trainer.gui import shot as pictures

    file = Path(call.values["--output"])
    size = pictures.size_of(call)
    pictures.ending_of(file)
    try:
        spot = pictures.spot_of(lesson, call)
    except Problems as found:
        complain_of(found.problems, call.voice)
        return PROBLEMS
    start.application(offscreen=True)
    try:
        pictures.draw(spot, size, call.voice, file)
    except OSError as error:
        raise WrongUse(files.unwritten(file, error)) from None
    return FINE
