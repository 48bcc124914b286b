"""What a session asks, as the lesson that is played for it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.content.lesson import Lesson, Words
from trainer.content.library import Library
from trainer.i18n import LANGUAGES, voice
from trainer.messages import Message, Problems
from trainer.rules.house import Edition
from trainer.training.attempts import DRILL, Subject
from trainer.training.drills.asked import drill_of
from trainer.training.playing import Playing, begin, begin_alone


@dataclass(frozen=True, slots=True)
class Played:
    """`drill` is what is recorded of a drill; None for a lesson, whose questions say it."""

    playing: Playing
    drill: Subject | None = None


def played(subject: Subject, edition: Edition, library: Library) -> Played | None:
    """None where the lesson is not sound, or there is no such drill or question, as in records of
    another version. A lesson is played whole where no revision of it is told, else its one
    question."""
    if subject.is_drill:
        try:
            made = drill_of(subject, edition)
        except KeyError:
            return None
        # Of a mixed one it is kept which kind it was.
        kept = replace(subject, source=DRILL + made.kind.name)
        return Played(begin(titled(made.lesson, made.kind.title), edition), kept)
    try:
        lesson = library.lesson(subject.source)
        if subject.revision:
            return Played(begin_alone(lesson, edition, subject.at))
    except (Problems, KeyError):
        return None
    return Played(begin(lesson, edition))


def titled(lesson: Lesson, title: Message) -> Lesson:
    """A drill with its title in every language of the program."""
    words = Words(tuple((one, voice(one).text(title)) for one in LANGUAGES))
    return replace(lesson, title=words, languages=LANGUAGES)
