"""A picture of the table: at a question, without what it asks, or after a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from errno import EIO
from pathlib import Path
from typing import Final

from trainer import files
from trainer.command_line.reading import Call, WrongUse
from trainer.content.lesson import Lesson, Line, Question
from trainer.content.script import Moment, branches, house_of, script_of, timeline
from trainer.i18n import Voice
from trainer.messages import say
from trainer.settings import SIDES
from trainer.view.conceal import concealed_at
from trainer.view.script_rows import last_line
from trainer.view.table_view import look

USUAL: Final = (1280, 720)
ENDINGS: Final = (".png", ".jpg", ".jpeg", ".bmp")


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a lesson: the moments that lead there, and which of them it is."""

    moments: tuple[Moment, ...]
    position: int


def spot_of(lesson: Lesson, call: Call) -> Spot:
    """The place that `--at` or `--event` names; without either the first question, or the end.

    Lines and questions count through the branches, depth first. WrongUse where there is none;
    Problems where a line cannot have happened.
    """
    at, event = call.number("--at"), call.number("--event")
    if at is not None and event is not None:
        raise WrongUse(say("Either --at or --event, not both."))
    if event is not None:
        return _after_line(lesson, event)
    return _at_question(lesson, at)


def size_of(call: Call) -> tuple[int, int]:
    """The `--size` in pixels, by default USUAL."""
    value = call.values.get("--size")
    if value is None:
        return USUAL
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", value, re.ASCII)
    if found is not None:
        width, height = int(found[1]), int(found[2])
        if width in SIDES and height in SIDES:
            return width, height
    raise WrongUse(
        say("{value} is no value of {option}.", value=value, option="--size"),
        say("Width and height in pixels, as in {size}.", size="1280x720"),
    )


def ending_of(file: Path) -> str:
    """The kind of picture that the name asks for; WrongUse where it is none."""
    ending = file.suffix.lower()
    if ending not in ENDINGS:
        raise WrongUse(say("A picture ends in {endings}.", endings=", ".join(ENDINGS)))
    return ending[1:]


def draw(spot: Spot, size: tuple[int, int], voice: Voice, file: Path) -> None:
    """Writes the picture, whole or not at all; OSError where it cannot be written."""
    from PySide6.QtCore import QBuffer, QIODevice

    from trainer.gui.table.widget import TableWidget

    items = [moment.item for moment in spot.moments]
    item = items[spot.position]
    view = look(
        spot.moments[spot.position].table,
        last_line(spot.moments, spot.position),
        concealed_at(items, spot.position, ()),
        marked=item.seat if isinstance(item, Question) else None,
        language=voice.language,
    )
    table = TableWidget()
    table.setMinimumSize(0, 0)
    table.resize(*size)
    table.show_view(view, voice)
    out = QBuffer()
    out.open(QIODevice.OpenModeFlag.WriteOnly)
    if not table.grab().save(out, ending_of(file)):
        raise OSError(EIO, "No picture could be made", str(file))
    files.write(file, bytes(out.data().data()))


def _at_question(lesson: Lesson, at: int | None) -> Spot:
    last: Spot | None = None
    count = 0
    for spot in walk(lesson):
        last = spot
        item = spot.moments[spot.position].item
        if isinstance(item, Question):
            count += 1
            if at in (None, item.at):
                return spot
    if at is not None or last is None:
        wanted = 1 if at is None else at
        raise WrongUse(say("The lesson has no question {n}, only {count}.", n=wanted, count=count))
    return last


def _after_line(lesson: Lesson, number: int) -> Spot:
    count = 0
    for spot in walk(lesson):
        if isinstance(spot.moments[spot.position].item, Line):
            count += 1
        if count == number:
            return spot
    raise WrongUse(say("The lesson has no line {n}, only {count}.", n=number, count=count))


def walk(lesson: Lesson) -> Iterator[Spot]:
    """Every moment once: the start, the script, then the branches, depth first."""
    house = house_of(lesson, lesson.newest)
    for way in branches(lesson):
        moments = timeline(lesson, house, way)
        own = len(script_of(lesson, way)[-1].lines)
        first = 0 if not way else len(moments) - own
        for position in range(first, len(moments)):
            yield Spot(moments, position)
