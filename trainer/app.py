"""Puts the parts together for both front ends: the library, the house, the answers of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from trainer import resources
from trainer.content.lesson import Lesson, Question
from trainer.content.library import Library
from trainer.content.questions import Key, key
from trainer.content.script import Asked, house_of, questions
from trainer.rules.house import Edition, House


@dataclass(frozen=True, slots=True)
class Computed:
    """A question of a lesson at its moment, and what the rules answer to it."""

    asked: Asked
    key: Key

    @property
    def question(self) -> Question:
        return self.asked.question


@cache
def library() -> Library:
    """The packs that come with the program, then those that somebody installed."""
    return Library(resources.lessons(), resources.shelf())


def house_for(lesson: Lesson, edition: Edition | None) -> House:
    """The lesson's house under `edition`, or under the newest that the lesson allows."""
    return house_of(lesson, lesson.newest if edition is None else edition)


def computed(lesson: Lesson, house: House) -> tuple[Computed, ...]:
    """The answers to all questions, by number. Problems where a line cannot have happened."""
    return tuple(
        Computed(one, key(one.question, one.table, house)) for one in questions(lesson, house)
    )
