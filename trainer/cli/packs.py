"""`pack`, `install`, `remove`, `list`: packs as files, on the shelf and off it."""

from __future__ import annotations

from pathlib import Path

from trainer import app, files, resources
from trainer.cli.lessons import exit_code, say_problems
from trainer.cli.output import print_json
from trainer.command_line.reading import Call, WrongUse
from trainer.command_line.shell import FINE, PROBLEMS, complain_of
from trainer.content.check import check
from trainer.content.library import Library
from trainer.content.pack import PACK_FILE, PARCEL_ENDING, Pack
from trainer.content.parcel import write_parcel
from trainer.content.shelf import install, remove, tidy
from trainer.messages import Problems, say, say_n


def run(call: Call) -> int:
    """The command by its name."""
    try:
        match call.command.name:
            case "pack":
                return _pack(call)
            case "install":
                return _install(call)
            case "remove":
                remove(call.operands[0], resources.shelf())
                app.library().read_again()
                print(call.voice.text(say("{pack} is removed.", pack=call.operands[0])))
                return FINE
            case _:
                return _list(call)
    except Problems as problems:
        return max(PROBLEMS, say_problems(problems, call.voice))


def _pack(call: Call) -> int:
    folder, file = Path(call.operands[0]), Path(call.values["--output"])
    if not folder.is_dir() or not (folder / PACK_FILE).is_file():
        message = say("{folder} is no folder of a pack.", folder=str(folder))
        raise WrongUse(message, say("A pack is a folder with `{name}`.", name=PACK_FILE))
    if file.suffix != PARCEL_ENDING:
        raise WrongUse(say("The file of a pack ends in {ending}.", ending=PARCEL_ENDING))
    problems = check([folder])
    complain_of(problems, call.voice)
    if exit_code(problems):
        return PROBLEMS
    try:
        count = write_parcel(folder, file)
    except OSError as error:
        raise WrongUse(files.unwritten(file, error)) from None
    print(
        call.voice.text(
            say_n("{file}: {n} file packed.", "{file}: {n} files packed.", count, file=str(file))
        )
    )
    return FINE


def _install(call: Call) -> int:
    source = Path(call.operands[0])
    if not source.exists():
        raise WrongUse(say("There is no file {file}.", file=str(source)))
    shipped = [one.id for one in Library(resources.lessons()).packs]
    done = install(source, resources.shelf(), shipped)
    app.library().read_again()
    complain_of(done.problems, call.voice)
    message = (
        say("{pack} is installed anew.", pack=done.pack.id)
        if done.replaced
        else say("{pack} is installed.", pack=done.pack.id)
    )
    print(call.voice.text(message))
    for lesson in done.revised:
        print(call.voice.text(say("{lesson}: its facts are new.", lesson=lesson)))
    return FINE


def _list(call: Call) -> int:
    tidy(resources.shelf())
    shipped = Library(resources.lessons()).packs
    known = {one.id for one in shipped}
    installed = [one for one in Library(resources.shelf()).packs if one.id not in known]
    for pack, own in [*((one, False) for one in shipped), *((one, True) for one in installed)]:
        if call.json:
            print_json(
                {
                    "pack": pack.id,
                    "title": _title(pack, call),
                    "lessons": len(pack.files),
                    "installed": own,
                    "authors": list(pack.authors),
                    "licence": pack.licence,
                }
            )
            continue
        text = say_n(
            "{pack}: {title}, {n} lesson",
            "{pack}: {title}, {n} lessons",
            len(pack.files),
            pack=pack.id,
            title=_title(pack, call),
        )
        print(call.voice.text(text))
    return FINE


def _title(pack: Pack, call: Call) -> str:
    return pack.title.text(call.voice.language, pack.languages[0]) or pack.id
