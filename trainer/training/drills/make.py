"""A drill from its kind, level and seed: sketched, read as a lesson, answered by the rules."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.content.building import Setting, build
from trainer.content.lesson import Lesson, Question
from trainer.content.questions import Key, key
from trainer.content.script import house_of, play_problems, questions
from trainer.content.yaml_text import read_text
from trainer.messages import english
from trainer.rules.house import NEWEST, Edition
from trainer.table.state import Table
from trainer.training.drills.catalogue import KINDS, MIXED
from trainer.training.drills.dice import Dice
from trainer.training.drills.kind import Kind

TRIES = 60
"""Sketches that are thrown away at most before a kind has to admit that it makes none."""
DRILLS = Setting(pack="drills", languages=("en",))


@dataclass(frozen=True, slots=True)
class Drill:
    """One situation with its question and the key the rules give to it.

    `text` is the lesson file it was made as; `target` the milliseconds an answer should take.
    """

    kind: Kind
    level: int
    seed: int
    text: str
    lesson: Lesson
    question: Question
    table: Table
    key: Key
    target: int


def kind_of(name: str) -> Kind:
    """KeyError for a name that no kind has."""
    return next((kind for kind in KINDS if kind.name == name), None) or _missing(name)


def _missing(name: str) -> Kind:
    raise KeyError(name)


def drill(name: str, level: int, seed: int, edition: Edition = NEWEST) -> Drill:
    """The drill of that kind (or `mixed`), level (1 to 5) and seed; the same on every machine.

    What the rules do not answer, or what could not have happened, is thrown away and thrown
    anew from the same seed. KeyError for an unknown kind.
    """
    kind = _mixed(level, seed) if name == MIXED else kind_of(name)
    for attempt in range(TRIES):
        made = _attempt(kind, level, seed, attempt, edition)
        if made is not None:
            return made
    raise RuntimeError(f"no {kind.name} of level {level} from seed {seed}")


def _mixed(level: int, seed: int) -> Kind:
    return Dice(f"{MIXED}:{level}:{seed}").among(KINDS)


def _attempt(kind: Kind, level: int, seed: int, attempt: int, edition: Edition) -> Drill | None:
    dice = Dice(f"{kind.name}:{level}:{seed}:{attempt}")
    sketch = kind.make(dice, level)
    name = f"{kind.name}-{level}-{seed}"
    text = sketch.text(name, {"en": english(kind.title)}, kind.rule, level)
    root, problems = read_text(text, name)
    if root is None or problems:
        raise RuntimeError(f"{name}: {problems}")
    read = build(root, DRILLS)
    if read.lesson is None or read.problems:
        return None
    house = house_of(read.lesson, edition)
    if play_problems(read.lesson, house):
        return None
    asked = questions(read.lesson, house)[0]
    answer = key(asked.question, asked.table, house)
    if answer.unknown is not None:
        return None
    return Drill(
        kind,
        level,
        seed,
        text,
        read.lesson,
        asked.question,
        asked.table,
        answer,
        kind.target(level),
    )
