"""`new`: the folder of a pack, and lessons in it to begin with."""

from __future__ import annotations

from pathlib import Path

from trainer.cli.output import make_folder, write_file
from trainer.command_line.reading import Call, WrongUse
from trainer.command_line.shell import FINE
from trainer.content.contents import with_lesson
from trainer.content.pack import PACK_FILE
from trainer.content.scalars import is_id
from trainer.content.skeleton import USUAL, lesson_text, pack_text
from trainer.content.yaml_text import read_file
from trainer.messages import say
from trainer.training.manuscript import read_manuscript


def run(call: Call) -> int:
    """What is there already is left as it is; a lesson that is there already is wrong use."""
    folder = Path(call.operands[0])
    name = _named(folder.resolve().name)
    lesson = _named(call.operands[1]) if len(call.operands) > 1 else ""
    if "--type" in call.values and not lesson:
        raise WrongUse(say("{option} is of a lesson: name it too.", option="--type"))
    file = folder / f"{lesson}.yaml"
    pack = folder / PACK_FILE
    if file.exists() if lesson else pack.exists():
        there = file if lesson else pack
        raise WrongUse(say("{file} is there already.", file=str(there)))
    make_folder(folder)
    if not pack.exists():
        _write(pack, pack_text(name, call.voice), call)
    if lesson:
        ask = call.values.get("--type", USUAL)
        _write(file, lesson_text(lesson, ask, call.voice), call)
        _list(pack, lesson)
    return FINE


def _named(word: str) -> str:
    if not is_id(word) or word == Path(PACK_FILE).stem:
        message = say("{word} cannot be a name here.", word=word)
        raise WrongUse(message, say("A name has letters, digits and hyphens."))
    return word


def _list(pack: Path, lesson: str) -> None:
    """Puts the lesson at the end of the pack's order or last chapter, where it has one."""
    root, problems = read_file(pack)
    if root is not None and not problems:
        manuscript = read_manuscript(pack)
        listed = with_lesson(manuscript.text, lesson)
        if listed != manuscript.text:
            write_file(pack, manuscript.with_text(listed).data.decode())


def _write(file: Path, text: str, call: Call) -> None:
    write_file(file, text)
    print(call.voice.text(say("Written to {file}.", file=str(file))))
