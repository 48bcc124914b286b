"""`import FILE.phh`: real hands become a pack of lessons on the shelf."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Collection
from itertools import count
from pathlib import Path

from trainer import app, files, resources
from trainer.command_line.reading import Call
from trainer.command_line.shell import FINE, PROBLEMS, complain_of
from trainer.content.library import Library
from trainer.content.shelf import install
from trainer.i18n import LANGUAGES, voice
from trainer.messages import Message, Place, Problem, say, say_n
from trainer.training.drills.sketch import written
from trainer.training.hands import lesson_text
from trainer.training.phh import LARGEST, read_hands


def run(call: Call, file: Path) -> int:
    """Hands that cannot be taken in are listed and skipped; the rest come in. 1 where none does."""
    text = files.whole(file, LARGEST).decode("utf-8", errors="replace")
    found, problems = read_hands(text.replace("\r\n", "\n"), str(file))
    lessons: dict[str, str] = {}
    for one in found:
        name = _free(f"hand-{_slug(one.hand.number)}", lessons)
        title = _spoken(say("Hand {n}", n=one.hand.number))
        try:
            text, faults = lesson_text(one.hand, name, title)
        except (ValueError, LookupError):  # an act with half a chip, or of nobody
            message = say("Hand {n} cannot be read.", n=one.hand.number)
            problems += (Problem(Place(str(file), one.line), "unreadable-hand", message),)
            continue
        if faults:
            message = say(
                "Hand {n} cannot be played: {what}", n=one.hand.number, what=faults[0].message
            )
            problems += (Problem(Place(str(file), one.line), "unplayable-hand", message),)
        elif "ask:" in text:
            lessons[name] = text
    complain_of(problems, call.voice)
    if not lessons:
        return PROBLEMS
    pack = f"hands-{_slug(file.stem)}"
    with tempfile.TemporaryDirectory() as folder:
        _write(Path(folder) / pack, pack, file.stem, lessons)
        shipped = [one.id for one in Library(resources.lessons()).packs]
        install(Path(folder) / pack, resources.shelf(), shipped)
    app.library().read_again()
    said = say_n(
        "{n} hand came in as the pack {pack}.",
        "{n} hands came in as the pack {pack}.",
        len(lessons),
        pack=pack,
    )
    print(call.voice.text(said))
    return FINE


def _write(folder: Path, pack: str, stem: str, lessons: dict[str, str]) -> None:
    folder.mkdir()
    title = written(_spoken(say("Real hands: {name}", name=stem)))
    lines = [f"pack: {pack}", f"title: {title}", f"languages: {written(list(LANGUAGES))}", "order:"]
    lines += [f"  - {name}" for name in lessons]
    (folder / "pack.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for name, text in lessons.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")


def _spoken(message: Message) -> dict[str, str]:
    """In every language of the program."""
    return {language: voice(language).text(message) for language in LANGUAGES}


def _free(name: str, taken: Collection[str]) -> str:
    """The name, with a number where it is another's."""
    more = (f"{name}-{n}" for n in count(2))
    return name if name not in taken else next(one for one in more if one not in taken)


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "1"
