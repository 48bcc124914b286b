"""A drill as the text of a lesson, to be kept and changed."""

from __future__ import annotations

from trainer.i18n import LANGUAGES, voice
from trainer.messages import english
from trainer.training.drills.made import Drill
from trainer.training.drills.sketch import written


def as_lesson(made: Drill, name: str) -> str:
    """The lesson file of a drill under the id `name`, its title in every language of the
    program."""
    title = {language: voice(language).text(made.kind.title) for language in LANGUAGES}
    return made.text.replace(
        f"title: {written({'en': english(made.kind.title)})}", f"title: {written(title)}"
    ).replace(f"lesson: {made.lesson.id}", f"lesson: {name}")
