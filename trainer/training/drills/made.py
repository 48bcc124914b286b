"""A drill as it was made: a sketch read as a lesson and answered by the rules."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.content.building import Setting, build
from trainer.content.lesson import Lesson, Question
from trainer.content.questions import Key, key
from trainer.content.script import house_of, play_problems, questions
from trainer.content.yaml_text import read_text
from trainer.messages import english
from trainer.rules.house import Edition
from trainer.table.state import Table
from trainer.training.drills.kind import Kind
from trainer.training.drills.sketch import Sketch

DRILLS = Setting(pack="drills", languages=("en",))


@dataclass(frozen=True, slots=True)
class Drill:
    """One situation with its question and the key the rules give to it.

    `text` is the lesson file it was made as; `target` the milliseconds an answer should take.
    `part` is 1, or 2 for the second of two twins.
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
    part: int = 1


@dataclass(frozen=True, slots=True)
class Named:
    """What a drill is called and counts for. `rule` is the lasting name of its rule."""

    kind: Kind
    rule: str
    level: int
    seed: int
    part: int = 1

    @property
    def lesson(self) -> str:
        """The id of its lesson."""
        name = f"{self.kind.name}-{self.level}-{self.seed}"
        return name if self.part == 1 else f"{name}-{self.part}"


def made_of(sketch: Sketch, named: Named, edition: Edition) -> Drill | None:
    """None where the sketch could not have happened, or the rules do not answer it."""
    title = {"en": english(named.kind.title)}
    text = sketch.text(named.lesson, title, named.rule, named.level)
    root, problems = read_text(text, named.lesson)
    if root is None or problems:
        raise RuntimeError(f"{named.lesson}: {problems}")
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
        named.kind,
        named.level,
        named.seed,
        text,
        read.lesson,
        asked.question,
        asked.table,
        answer,
        named.kind.target(named.level),
        named.part,
    )
