"""The word `class-sheet` where it asks for a PDF: written without a display."""

from __future__ import annotations

from collections.abc import Sequence

from trainer import files, resources
from trainer import settings as remembered
from trainer.command_line.reading import WrongUse, language_of, read_call
from trainer.command_line.shell import FINE, PROBLEMS, WRONG_USE, complain
from trainer.content.library import Library
from trainer.gui import start
from trainer.i18n import voice
from trainer.messages import say
from trainer.progress.class_sheet import sheets
from trainer.progress.naming import NoSuchProfile
from trainer.progress.store import Store, open_store
from trainer.progress.trouble import StoreTrouble


def class_sheet(argv: Sequence[str]) -> int:
    """All profiles side by side, or those that are named."""
    speaker = voice(language_of(argv))
    try:
        call = read_call(["class-sheet", *argv])
        file = call.values["--output"]
        store = _store()
        found = sheets(store, call.operands)
    except (WrongUse, NoSuchProfile) as wrong:
        complain(wrong.message, wrong.hint, speaker)
        return WRONG_USE
    except StoreTrouble as trouble:
        complain(trouble.message, None, speaker)
        return PROBLEMS
    start.application(offscreen=True)
    from trainer.gui.class_sheet import write

    library = Library(resources.lessons(), resources.shelf())
    try:
        write(file, found, speaker, library)
    except OSError as error:
        complain(files.unwritten(file, error), None, speaker)
        return WRONG_USE
    print(speaker.text(say("Written to {file}.", file=file)))  # noqa: T201  # it was typed
    if store.damage is not None:
        complain(store.damage, None, speaker)
        return PROBLEMS
    return FINE


def _store() -> Store:
    known, _ = remembered.load(remembered.config_folder())
    return open_store(remembered.records_file(known.practice.folder))
