"""Which moment of a lesson is at a line of its file: what an author sees while writing."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.content.lesson import Lesson, Line, Question
from trainer.content.script import Moment, as_far_as_it_goes, branches, script_of
from trainer.rules.house import House


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the play of a lesson: the moments of one way through it, and one of them."""

    moments: tuple[Moment, ...]
    position: int
    branch: tuple[int, ...] = ()

    @property
    def moment(self) -> Moment:
        return self.moments[self.position]

    @property
    def question(self) -> Question | None:
        """The question that stands at this place."""
        item = self.moment.item
        return item if isinstance(item, Question) else None

    @property
    def last_line(self) -> Line | None:
        """The line that happened last."""
        items = (one.item for one in reversed(self.moments[: self.position + 1]))
        return next((one for one in items if isinstance(one, Line)), None)


def spot_at(lesson: Lesson, line: int, house: House) -> Spot:
    """The moment of the last script line that begins at or above `line`, counted from 1.

    Above the script it is the table as the lesson begins; at the head of a branch, where the
    branch sets out. A line that cannot have happened leaves the table as it was before it.
    """
    branch: tuple[int, ...] = ()
    nearest, index = 0, -1
    for way in branches(lesson):
        for at, place in enumerate(_places(lesson, way)):
            if max(nearest, 1) <= place <= line:
                nearest, branch, index = place, way, at
    moments = as_far_as_it_goes(lesson, house, branch)
    own = script_of(lesson, branch)[-1].lines
    # The first place of a branch is its own head.
    seen = own[: max(0, index if branch else index + 1)]
    before = sum(1 for one in moments if not _among(one, own))
    return Spot(moments, before - 1 + sum(1 for one in moments if _among(one, seen)), branch)


def _among(moment: Moment, items: tuple[Line | Question, ...]) -> bool:
    return any(moment.item is one for one in items)


def _places(lesson: Lesson, branch: tuple[int, ...]) -> list[int]:
    """The lines of a script's entries, that of a branch's own head first; 0 where an entry stands
    in another file."""
    found = [one.place for one in script_of(lesson, branch)[-1].lines]
    if branch:
        parent = script_of(lesson, branch[:-1])[-1]
        found.insert(0, parent.branches[branch[-1]].place)
    return [one.line if one.file == lesson.place.file else 0 for one in found]
