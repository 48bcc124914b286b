"""What was done since the window opened: which lessons, and with what result."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.training.playing import Playing, questions


@dataclass(frozen=True, slots=True)
class Done:
    """How a lesson stands. `right` counts questions answered right in all their parts.

    `rules` are the lasting names of the rules that the verdicts cited.
    """

    key: str
    questions: int
    answered: int
    right: int
    rules: frozenset[str] = frozenset()

    @property
    def finished(self) -> bool:
        return self.answered >= self.questions


@dataclass(frozen=True, slots=True)
class Sitting:
    """Lessons in the order in which they were first played."""

    lessons: tuple[Playing, ...] = ()

    def playing(self, key: str) -> Playing | None:
        """The lesson as it was left."""
        return next((one for one in self.lessons if one.lesson.key == key), None)

    def done(self, key: str) -> Done | None:
        """How the lesson stands; None where it was not opened in this sitting."""
        playing = self.playing(key)
        return None if playing is None else _done(playing)


def keep(sitting: Sitting, playing: Playing) -> Sitting:
    """The sitting with the lesson as it stands now."""
    key = playing.lesson.key
    if sitting.playing(key) is None:
        return replace(sitting, lessons=(*sitting.lessons, playing))
    lessons = tuple(playing if one.lesson.key == key else one for one in sitting.lessons)
    return replace(sitting, lessons=lessons)


def _done(playing: Playing) -> Done:
    verdicts = [one.verdict for one in playing.given if one.verdict is not None]
    return Done(
        key=playing.lesson.key,
        questions=len(questions(playing.lesson)),
        answered=len(playing.given),
        right=sum(verdict.right for verdict in verdicts),
        rules=frozenset(cite.rule for verdict in verdicts for cite in verdict.cites),
    )
