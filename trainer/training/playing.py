"""A lesson being played: where the hand stands, what was answered, and where it may go on.

A frozen value and the functions that give the next one. Positions count the moments of the chosen
branch from 0, the table as the lesson begins.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.content.lesson import Answer, Lesson, Question, Script, Words
from trainer.content.questions import QUESTION_TYPES, Verdict, grade, key
from trainer.content.script import Moment, branches, house_of, script_of, timeline
from trainer.messages import Message, say
from trainer.rules.house import Edition, House

Path = tuple[int, ...]
"""A branch by its place in each list of branches on the way; `()` is the script itself."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer as it was given, under the edition that was shown then."""

    at: int
    answer: Answer
    edition: Edition
    verdict: Verdict | None = None
    unknown: Message | None = None
    """What the facts of the lesson do not tell: then there is no verdict."""

    @property
    def right(self) -> bool:
        return self.verdict is not None and self.verdict.right


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A branch that may be entered now; `done` when all its own questions were answered."""

    path: Path
    name: Words
    done: bool


@dataclass(frozen=True, slots=True)
class Playing:
    """`reached` is the furthest place seen in each branch; lines after it were not seen yet.

    `drafts` are half-given answers by question. While `replaying`, questions do not stop the hand.
    `alone` is the number of the question that alone is asked, 0 for all of them: then the hand ends
    there, and no branch is entered.
    """

    lesson: Lesson
    house: House
    moments: tuple[Moment, ...]
    path: Path = ()
    position: int = 0
    reached: tuple[tuple[Path, int], ...] = ()
    given: tuple[Given, ...] = ()
    drafts: tuple[tuple[int, Answer], ...] = ()
    replaying: bool = False
    alone: int = 0

    @property
    def moment(self) -> Moment:
        return self.moments[self.position]

    @property
    def furthest(self) -> int:
        """The furthest place seen in this branch."""
        return dict(self.reached).get(self.path, 0)

    @property
    def at_end(self) -> bool:
        return self.position == len(self.moments) - 1

    @property
    def question(self) -> Question | None:
        """The question at this place, answered or not."""
        item = self.moment.item
        return item if isinstance(item, Question) else None

    @property
    def open_question(self) -> Question | None:
        """The question that waits for its answer here."""
        asked = self.question
        if asked is None or self.replaying or self.answer_to(asked.at) is not None:
            return None
        return asked

    def answer_to(self, at: int) -> Given | None:
        return next((one for one in self.given if one.at == at), None)

    @property
    def here(self) -> Given | None:
        """The answer that was given to the question at this place."""
        asked = self.question
        return None if asked is None else self.answer_to(asked.at)

    def draft(self, at: int) -> Answer:
        return dict(self.drafts).get(at, {})

    @property
    def can_go_forth(self) -> bool:
        if self.replaying:
            return self.position < self.furthest
        return not self.at_end and self.open_question is None

    @property
    def can_go_back(self) -> bool:
        return self.position > 0


def begin(lesson: Lesson, edition: Edition) -> Playing:
    """The lesson from its start, in `edition` or, where it has no such edition, its newest."""
    house = _house(lesson, edition)
    return Playing(lesson, house, timeline(lesson, house), reached=(((), 0),))


def begin_alone(lesson: Lesson, edition: Edition, at: int) -> Playing:
    """The lesson from its start up to question number `at`, which alone is asked; KeyError where
    there is none."""
    for path in branches(lesson):
        asked = (one.at for one in _script(lesson, path).lines if isinstance(one, Question))
        if at in asked:
            break
    else:
        raise KeyError(at)
    house = _house(lesson, edition)
    moments = _up_to(timeline(lesson, house, path), at)
    return Playing(lesson, house, moments, path, reached=((path, 0),), alone=at)


def _up_to(moments: tuple[Moment, ...], at: int) -> tuple[Moment, ...]:
    """The hand up to that question, without the others on the way."""
    numbers = [one.item.at if isinstance(one.item, Question) else 0 for one in moments]
    end = numbers.index(at)
    return tuple(
        one for one, number in zip(moments[: end + 1], numbers, strict=False) if number in (0, at)
    )


def forth(playing: Playing) -> Playing:
    """One moment on; the same place where the hand may not go on."""
    if not playing.can_go_forth:
        return playing
    position = playing.position + 1
    going = playing.replaying and position < playing.furthest
    return _reach(replace(playing, position=position, replaying=going))


def back(playing: Playing) -> Playing:
    """One moment back."""
    if not playing.can_go_back:
        return playing
    return replace(playing, position=playing.position - 1, replaying=False)


def go_to(playing: Playing, position: int) -> Playing:
    """A place that was seen already; further ones are not to be had this way."""
    kept = max(0, min(position, playing.furthest))
    return replace(playing, position=kept, replaying=False)


def replay(playing: Playing) -> Playing:
    """From the start once more, without stopping at questions, up to the furthest place seen."""
    return replace(playing, position=0, replaying=playing.furthest > 0)


def draft(playing: Playing, answer: Answer) -> Playing:
    """Keeps a half-given answer to the question that waits here."""
    asked = playing.open_question
    if asked is None:
        return playing
    others = tuple(one for one in playing.drafts if one[0] != asked.at)
    return replace(playing, drafts=(*others, (asked.at, answer)) if answer else others)


def give(playing: Playing, answer: Answer) -> Playing:
    """Answers the question that waits here, under the edition shown; graded at once."""
    asked = playing.open_question
    if asked is None:
        return playing
    given = Given(asked.at, answer, playing.house.edition, *_verdict(playing, asked, answer))
    drafts = tuple(one for one in playing.drafts if one[0] != asked.at)
    return replace(playing, given=(*playing.given, given), drafts=drafts)


def _verdict(
    playing: Playing, asked: Question, answer: Answer
) -> tuple[Verdict | None, Message | None]:
    """The verdict, or why there is none."""
    if not askable(asked):
        return None, say("The program cannot ask questions of the kind “{ask}”.", ask=asked.ask)
    found = key(asked, playing.moment.table, playing.house)
    if found.unknown is not None:
        return None, found.unknown
    return grade(asked, found, answer, playing.house), None


def askable(question: Question) -> bool:
    """Whether the question is of a type that the program knows."""
    return any(kind.name == question.ask for kind in QUESTION_TYPES)


def again(playing: Playing) -> Playing:
    """Takes the answer to this place's question back, to try it once more."""
    asked = playing.question
    if asked is None:
        return playing
    kept = tuple(one for one in playing.given if one.at != asked.at)
    return replace(playing, given=kept, replaying=False)


def in_edition(playing: Playing, edition: Edition) -> Playing:
    """The same place under another edition. What was answered keeps its verdict and its edition."""
    house = _house(playing.lesson, edition)
    moments = timeline(playing.lesson, house, playing.path)
    if playing.alone:
        moments = _up_to(moments, playing.alone)
    return replace(playing, house=house, moments=moments)


# --- branches -------------------------------------------------------------------------------------


def what_ifs(playing: Playing) -> tuple[WhatIf, ...]:
    """The branches that may be entered: all that hang on the way, once their script is through.

    Those of the script come first, then those of the branch in which the hand stands.
    """
    found: list[WhatIf] = []
    if playing.alone:
        return ()
    for depth in range(len(playing.path) + 1):
        path = playing.path[:depth]
        if depth == len(playing.path) and not _through(playing):
            break
        for index, branch in enumerate(_script(playing.lesson, path).branches):
            inner = (*path, index)
            found.append(WhatIf(inner, branch.name, _done(playing, inner)))
    return tuple(found)


def enter(playing: Playing, path: Path) -> Playing:
    """The branch at `path`, from where it leaves its script; `()` is the script from its start."""
    moments = timeline(playing.lesson, playing.house, path)
    moved = replace(
        playing,
        path=path,
        moments=moments,
        position=_fork(playing.lesson, path, moments),
        replaying=False,
    )
    return _reach(moved)


def next_branch(playing: Playing) -> Path | None:
    """The next branch, depth first, whose questions are not all answered; None until then."""
    if playing.alone or not _through(playing):
        return None
    ways = branches(playing.lesson)
    return next((path for path in ways if path and not _done(playing, path)), None)


def questions(lesson: Lesson) -> tuple[Question, ...]:
    """All questions of a lesson in their order, through the branches."""
    return tuple(
        one
        for path in branches(lesson)
        for one in _script(lesson, path).lines
        if isinstance(one, Question)
    )


def finished(playing: Playing) -> bool:
    """Every question of the lesson was answered."""
    return all(playing.answer_to(one.at) is not None for one in questions(playing.lesson))


def _house(lesson: Lesson, edition: Edition) -> House:
    return house_of(lesson, lesson.edition_for(edition))


def _reach(playing: Playing) -> Playing:
    reached = dict(playing.reached)
    reached[playing.path] = max(reached.get(playing.path, 0), playing.position)
    return replace(playing, reached=tuple(reached.items()))


def _through(playing: Playing) -> bool:
    return playing.at_end and playing.open_question is None and not playing.replaying


def _script(lesson: Lesson, path: Path) -> Script:
    return script_of(lesson, path)[-1]


def _fork(lesson: Lesson, path: Path, moments: tuple[Moment, ...]) -> int:
    """The position of the last moment before the branch at `path` begins."""
    return len(moments) - 1 - len(_script(lesson, path).lines)


def _done(playing: Playing, path: Path) -> bool:
    """All questions of the branch itself were answered; without any, its end was seen."""
    asked = [one for one in _script(playing.lesson, path).lines if isinstance(one, Question)]
    if asked:
        return all(playing.answer_to(one.at) is not None for one in asked)
    end = len(timeline(playing.lesson, playing.house, path)) - 1
    return dict(playing.reached).get(path, 0) >= end
