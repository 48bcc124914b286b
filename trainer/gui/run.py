"""The words that need Qt: `play` and `drill --play` open the window, `shot` writes a picture of the
table, `handout` a paper."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from trainer import resources
from trainer import settings as remembered
from trainer.content.lesson import Lesson, Words
from trainer.content.library import Library
from trainer.content.pack import Pack, load_pack
from trainer.content.suggest import suggest
from trainer.gui import start
from trainer.gui.arguments import (
    FINE,
    PROBLEMS,
    WRONG_USE,
    Arguments,
    WrongWords,
    complain,
    complain_of,
    language_among,
    read_arguments,
    whole,
)
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
    asked = language_among(argv)
    speaker = voice(asked or environment_language())
    library = Library(resources.lessons(), resources.shelf())
    try:
        words = read_arguments("play", argv, ("--lang", "--edition"), range(2))
        target = target_of(library, *words.operands)
    except WrongWords as wrong:
        complain(wrong.message, wrong.hint, speaker)
        return WRONG_USE
    except Problems as missing:
        complain_of(missing.problems, speaker)
        return WRONG_USE
    return _open(
        argv, words, library, lambda window: open_target(window, target), lesson=target.lesson
    )


def _open(
    argv: Sequence[str],
    words: Arguments,
    library: Library,
    then: Callable[[MainWindow], None],
    *,
    lesson: Lesson | None = None,
) -> int:
    """Shows the window, and goes on with `then` after its first paint."""
    speaker = voice(language_among(argv) or environment_language())
    folder = remembered.config_folder()
    settings, problems = remembered.load(folder)
    chips, faults = own_set(folder)
    complain_of((*problems, *faults), speaker)
    language = language_among(argv) or settings.language or environment_language()

    application = start.application()
    from trainer.gui.look import dress
    from trainer.gui.window import MainWindow

    dress(application, Theme(settings.theme))
    window = MainWindow(
        library,
        settings,
        language,
        lesson=lesson,
        edition=words.edition,
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
    speaker = voice(language_among(argv) or environment_language())
    try:
        words = read_arguments("drill", argv, ("--lang", "--level", "--seed"), range(1, 2))
        kind, level, seed = drill_of(words)
    except WrongWords as wrong:
        complain(wrong.message, wrong.hint, speaker)
        return WRONG_USE
    library = Library(resources.lessons(), resources.shelf())
    return _open(argv, words, library, lambda window: start_drills(window, kind, level, seed))


def drill_of(words: Arguments) -> tuple[str, int, int]:
    """Kind, level and seed; WrongWords where there is no such drill."""
    from trainer.training.drills.catalogue import ALL_KINDS, MIXED
    from trainer.training.drills.kind import LEVELS

    names = (*(one.name for one in ALL_KINDS), MIXED)
    name = words.operands[0]
    if name not in names:
        raise WrongWords(say("There is no kind of drill {kind}.", kind=name), suggest(name, names))
    level, seed = whole(words, "--level") or 1, whole(words, "--seed") or 1
    if level not in LEVELS:
        raise WrongWords(
            say("{option} takes a number from 1 to {most}.", option="--level", most=str(LEVELS[-1]))
        )
    return name, level, min(seed, 2**31)


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
    if not path.exists():
        message = say("There is no file {file}.", file=name)
        raise Problems((Problem(Place(name), "no-such-file", message),))
    try:
        return Target(library.lesson(name), path)
    except Problems as found:
        return Target(file=path, problems=found.problems)


def shot(argv: Sequence[str]) -> int:
    """Writes a picture of the table, without a display. The language is that of the environment."""
    speaker = voice(language_among(argv) or environment_language())
    options = ("--output", "--at", "--event", "--size", "--lang")
    library = Library(resources.lessons(), resources.shelf())
    try:
        words = read_arguments("shot", argv, options, range(1, 2))
        target = target_of(library, words.operands[0])
        _refuse_pack(target, words.operands[0])
        if target.lesson is None:
            complain_of(target.problems, speaker)
            return PROBLEMS
        return _draw(target.lesson, words, speaker)
    except WrongWords as wrong:
        complain(wrong.message, wrong.hint, speaker)
    except Problems as missing:
        complain_of(missing.problems, speaker)
    return WRONG_USE


def _refuse_pack(target: Target, name: str) -> None:
    if target.pack:
        raise WrongWords(say("{name} is a pack; name one of its lessons.", name=name))


def handout(argv: Sequence[str]) -> int:
    """Writes a lesson, or all lessons of a pack, as a PDF for paper, without a display."""
    speaker = voice(language_among(argv) or environment_language())
    library = Library(resources.lessons(), resources.shelf())
    try:
        words = read_arguments("handout", argv, ("--output", "--lang"), range(1, 2))
        target = target_of(library, words.operands[0])
        pack = library.pack(words.operands[0]) if target.pack else None
        if pack is not None:
            return _print_pack(pack, words.required("--output"), speaker)
        if target.lesson is None:
            complain_of(target.problems, speaker)
            return PROBLEMS
        lesson = target.lesson
        return _print((lesson,), lesson.title, words.required("--output"), speaker)
    except WrongWords as wrong:
        complain(wrong.message, wrong.hint, speaker)
    except Problems as missing:
        complain_of(missing.problems, speaker)
    return WRONG_USE


def _print_pack(pack: Pack, file: str, speaker: Voice) -> int:
    """A lesson that cannot be read is told and left out; a pack without any is none."""
    loaded = load_pack(pack.folder)
    complain_of(loaded.problems, speaker)
    if not loaded.lessons:
        raise WrongWords(say("There is no lesson in {pack}.", pack=pack.id))
    done = _print(loaded.lessons, pack.title, file, speaker)
    return PROBLEMS if loaded.problems else done


def _print(lessons: Sequence[Lesson], title: Words, file: str, speaker: Voice) -> int:
    from trainer.gui import handout as handouts
    from trainer.gui.asking import worded
    from trainer.gui.paper import cannot_be_written

    start.application(offscreen=True)
    try:
        told = worded(title, lessons[0].languages, speaker)
        written = handouts.write_all(file, lessons, told, speaker)
    except Problems as found:
        complain_of(found.problems, speaker)
        return PROBLEMS
    if not written:
        raise WrongWords(cannot_be_written(file))
    return FINE


def _draw(lesson: Lesson, words: Arguments, speaker: Voice) -> int:
    from trainer.gui import shot as pictures

    file = Path(words.required("--output"))
    size = pictures.size_of(words)
    try:
        spot = pictures.spot_of(lesson, words)
    except Problems as found:
        complain_of(found.problems, speaker)
        return PROBLEMS
    start.application(offscreen=True)
    if not pictures.draw(spot, size, speaker, file):
        raise WrongWords(say("The picture {file} cannot be written.", file=str(file)))
    return FINE
