"""What a `pack.yaml` asks of the program, and the chapters into which it parts its lessons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer import __version__
from trainer.content.kinds import ID, VERSION, WORDS, Key, choice, fields, list_of
from trainer.content.lesson import Words
from trainer.content.nodes import Mapping, Node, Scalar, Sequence
from trainer.content.reading import Fields, Reading
from trainer.content.scalars import is_number, version
from trainer.messages import Place, Problem, say

FORMAT: Final = 1
"""The newest format of packs that this program reads."""
TOO_NEW: Final = "pack-too-new"

CHAPTER_KEYS: Final = (
    Key("title", WORDS, say("The title of the chapter."), required=True),
    Key("lessons", list_of(ID), say("The lessons of the chapter in their order."), required=True),
)

MANIFEST_KEYS: Final = (
    Key(
        "format",
        choice(*(str(one) for one in range(1, FORMAT + 1))),
        say("The format of the pack, 1. A program that does not know it refuses the pack."),
    ),
    Key(
        "program",
        VERSION,
        say("The oldest version of the program with which the pack works: `0.2`."),
    ),
    Key(
        "chapters",
        list_of(fields(*CHAPTER_KEYS)),
        say("The chapters, each a title and its lessons in their order; in place of `order:`."),
    ),
)


@dataclass(frozen=True, slots=True)
class Chapter:
    """`lessons` are ids; `places` where each of them stands, `place` where the chapter begins."""

    title: Words
    lessons: tuple[str, ...]
    places: tuple[Place, ...]
    place: Place


def too_new(root: Mapping) -> Problem | None:
    """Why the pack is for a newer program, where it is: then nothing else can be said of it."""
    asked, program = root.get("format"), root.get("program")
    if isinstance(asked, Scalar) and is_number(asked.text) and int(asked.text) > FORMAT:
        message = say(
            "The pack is written in format {format}; this program reads formats up to {most}.",
            format=asked.text,
            most=str(FORMAT),
        )
        hint = say(
            "Install a newer version of the trainer, or ask for the pack in an older format."
        )
        return Problem(asked.place, TOO_NEW, message, hint)
    if not isinstance(program, Scalar):
        return None
    needed = version(program.text)
    if needed is None or needed <= (version(__version__) or ()):
        return None
    message = say(
        "The pack needs version {wanted} of the trainer; this is version {own}.",
        wanted=program.text,
        own=__version__,
    )
    return Problem(program.place, TOO_NEW, message, say("Install a newer version of the trainer."))


def read_chapters(manifest: Fields) -> tuple[Chapter, ...]:
    """The chapters in their order; none where the pack has none, or they cannot be read."""
    read = manifest.of("chapters", tuple)
    if not read:
        return ()
    if "order" in manifest:
        manifest.reading.problem(
            manifest.node.keys["order"],
            "two-orders",
            say("The chapters give the order already."),
            say("Leave `order:` out, or `chapters:`."),
        )
    return tuple(_chapter(one) for one in read if isinstance(one, Fields))


def _chapter(found: Fields) -> Chapter:
    lessons = found.of("lessons", tuple) or ()
    places = _places(found.at("lessons")) if lessons else ()
    return Chapter(found.words("title"), lessons, places, found.node.place)


def read_order(manifest: Fields) -> tuple[tuple[str, ...], tuple[Place, ...]]:
    """The ids that `order:` lists, and where each of them stands."""
    order = manifest.of("order", tuple) or ()
    return order, _places(manifest.at("order")) if order else ()


def _places(listed: Node) -> tuple[Place, ...]:
    return tuple(one.place for one in (listed if isinstance(listed, Sequence) else (listed,)))


def look_into(root: Node, reading: Reading) -> Mapping | None:
    """The map of a `pack.yaml`; None where there is none or it is for a newer program."""
    node = reading.map(root)
    refused = None if node is None else too_new(node)
    if refused is None:
        return node
    reading.problems.append(refused)
    return None
