"""`new`: the folder of a pack, and lessons in it to begin with."""

from __future__ import annotations

from pathlib import Path

from trainer.command_line.reading import Call, WrongUse
from trainer.command_line.shell import FINE
from trainer.content.contents import with_lesson
from trainer.content.pack import PACK_FILE
from trainer.content.scalars import is_id
from trainer.content.skeleton import USUAL, lesson_text, pack_text
from trainer.content.yaml_text import read_text
from trainer.messages import say


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
    folder.mkdir(parents=True, exist_ok=True)
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
    text = pack.read_text(encoding="utf-8")
    root, problems = read_text(text, str(pack))
    if root is not None and not problems:
        listed = with_lesson(text, lesson)
        if listed != text:
            pack.write_text(listed, encoding="utf-8")


def _write(file: Path, text: str, call: Call) -> None:
    file.write_text(text, encoding="utf-8")
    print(call.voice.text(say("Written to {file}.", file=str(file))))
