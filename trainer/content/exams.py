"""The exams that a `pack.yaml` defines: how many questions, of what, for how long, to pass when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from trainer.content.kinds import ID, NUMBER, WORDS, Key, fields, list_of
from trainer.content.lesson import Words
from trainer.content.nodes import Sequence
from trainer.content.reading import Fields
from trainer.messages import Message, Place, say

FAMILIES: Final = ("seating", "showdown", "procedures", "betting", "hands")
"""The families of rules that there are drills on."""

DRILLS: Final = (
    "chip-count",
    "pot-count",
    "overchip-or-raise",
    "multiple-chips",
    "call-and-change",
    "prior-chips",
    "undercall",
    "min-raise",
    "reopen",
    "pot-limit",
    "side-pots",
    "award",
    "out-of-turn",
    "substantial-action",
    "misdeal",
    "burns",
    "premature-cards",
    "face-up",
    "see-hand",
    "show-order",
    "read-hand",
    "button-and-blinds",
    "balance",
    "dealer-steps",
)
"""The kinds of drill: what makes them stands above this part of the program."""

LESSONS: Final = "lessons"
"""The weight of the pack's own lessons."""

WEIGHT_KEYS: Final = (
    Key(LESSONS, NUMBER, say("How much of the exam the pack’s own lessons are.")),
    *(Key(one, NUMBER, say("How much of the exam this family of rules is.")) for one in FAMILIES),
    *(Key(one, NUMBER, say("How much of the exam this kind of drill is.")) for one in DRILLS),
)

EXAM_KEYS: Final = (
    Key("exam", ID, say("The lasting name: letters, digits, hyphens."), required=True),
    Key("title", WORDS, say("The title, as it stands on the certificate."), required=True),
    Key("questions", NUMBER, say("How many questions; 40 by default.")),
    Key("minutes", NUMBER, say("The time for all of them; 100 by default.")),
    Key("pass", NUMBER, say("The pass mark in percent; 90 by default.")),
    Key(
        "levels",
        list_of(NUMBER),
        say("The levels of the drills that are drawn, 1 to 5; all by default."),
    ),
    Key("seed", NUMBER, say("Draws the same exam for everybody; left out, each draws its own.")),
    Key(
        "weights",
        fields(*WEIGHT_KEYS),
        say("Families of rules, kinds of drill and `lessons` by how much of the exam they are."),
    ),
    Key(
        LESSONS,
        list_of(ID),
        say("The lessons of the pack that may be asked; left out, all of them."),
    ),
    Key(
        "chapters",
        list_of(NUMBER),
        say("Chapters whose lessons may be asked, by their number: the first is 1."),
    ),
)

EXAMS: Final = Key(
    "exams",
    list_of(fields(*EXAM_KEYS)),
    say("Exams that the window offers: questions, time, pass mark and weights."),
)


@dataclass(frozen=True, slots=True)
class PackExam:
    """`mark` is the pass mark in percent. `seed` 0: one is drawn. `weights` by family of rules or
    kind of drill, and of the pack's lessons; empty takes all kinds alike. `lessons` are ids and
    `chapters` numbers from 1: both empty are all lessons of the pack."""

    id: str
    title: Words
    place: Place
    questions: int = 40
    minutes: int = 100
    mark: int = 90
    levels: tuple[int, ...] = (1, 2, 3, 4, 5)
    seed: int = 0
    weights: tuple[tuple[str, int], ...] = ()
    lessons: tuple[str, ...] = ()
    lesson_places: tuple[Place, ...] = ()
    """Where each of them stands."""
    chapters: tuple[int, ...] = ()
    chapter_places: tuple[Place, ...] = ()
    questions_place: Place = Place()

    @property
    def own_weight(self) -> int:
        """That of the pack's lessons. Lessons or chapters without any weights are the exam."""
        if not self.weights and (self.lessons or self.chapters):
            return 1
        return dict(self.weights).get(LESSONS, 0)

    @property
    def most_own(self) -> int:
        """How many questions of the pack's lessons are asked at most."""
        total = sum(weight for _, weight in self.weights) or 1
        return -(-self.questions * self.own_weight // total)


RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "questions": (1, 500),
    "minutes": (1, 600),
    "pass": (1, 100),
    "levels": (1, 5),
    "seed": (1, 2**31 - 1),
}
"""From, and up to."""


def read_exams(manifest: Fields) -> tuple[PackExam, ...]:
    """Those that are sound; the problems of the others have been said then."""
    read = manifest.of("exams", tuple) or ()
    found: dict[str, PackExam] = {}
    for one in read:
        if not isinstance(one, Fields):
            continue
        before = len(one.reading.problems)
        exam = _exam(one)
        if exam.id in found:
            message = say("There are two exams `{exam}`.", exam=exam.id)
            hint = say("Give one of them another name.")
            one.reading.problem(one.at("exam"), "doubled-id", message, hint)
        elif len(one.reading.problems) == before:
            found[exam.id] = exam
    return tuple(found.values())


def _exam(found: Fields) -> PackExam:
    usual = PackExam("", Words(), found.node.place)
    lessons, lesson_places = _listed(found, LESSONS)
    chapters, chapter_places = _listed(found, "chapters")
    exam = PackExam(
        found.of("exam", str) or "",
        found.words("title"),
        found.node.place,
        _number(found, "questions", usual.questions),
        _number(found, "minutes", usual.minutes),
        _number(found, "pass", usual.mark),
        _levels(found) or usual.levels,
        _number(found, "seed", usual.seed),
        _weights(found),
        tuple(str(one) for one in lessons),
        lesson_places,
        tuple(one for one in chapters if isinstance(one, int)),
        chapter_places,
        found.at("questions").place,
    )
    if (lessons or chapters) and not exam.own_weight and not _all_zero(exam):
        found.reading.problem(
            found.at(LESSONS if lessons else "chapters"),
            "no-weights",
            say("The lessons have no weight: none of them would be asked."),
            say("Write `lessons: 1` under `weights:`, or leave `weights:` out."),
        )
    return exam


def _all_zero(exam: PackExam) -> bool:
    return bool(exam.weights) and not any(weight for _, weight in exam.weights)


def _listed(found: Fields, name: str) -> tuple[tuple[object, ...], tuple[Place, ...]]:
    """What a list holds, and where each of it stands."""
    values = found.of(name, tuple) or ()
    if not values:
        return (), ()
    node = found.at(name)
    # Numbers may stand without brackets: `1 2`.
    nodes = node.items if isinstance(node, Sequence) else (node,) * len(values)
    return values, tuple(one.place for one in nodes)


def _number(found: Fields, name: str, usual: int) -> int:
    value = found.of(name, int)
    if value is None:
        return usual
    least, most = RANGES[name]
    if not least <= value <= most:
        found.reading.problem(found.at(name), "out-of-range", *_between(name, least, most))
    return value


def _levels(found: Fields) -> tuple[int, ...]:
    levels = found.of("levels", tuple) or ()
    least, most = RANGES["levels"]
    node = found.at("levels")
    for at, level in enumerate(levels):
        if not least <= level <= most:
            here = node.items[at] if isinstance(node, Sequence) else node
            found.reading.problem(here, "out-of-range", *_between("levels", least, most))
    return tuple(sorted(set(levels)))


def _between(name: str, least: int, most: int) -> tuple[Message, Message]:
    return (
        say("`{key}:` is too small or too large here.", key=name),
        say("Write a number from {least} to {most}.", least=str(least), most=str(most)),
    )


def _weights(found: Fields) -> tuple[tuple[str, int], ...]:
    if "weights" not in found:
        return ()
    weights = found.of("weights", Fields)
    if weights is None:
        return ()
    read = tuple(_each(weights))
    if not any(weight for _, weight in read):
        found.reading.problem(
            found.at("weights"),
            "no-weights",
            say("No weight is over 0: the exam would have no question."),
            say("Leave `weights:` out to take every kind of drill alike."),
        )
    return read


def _each(weights: Fields) -> Iterator[tuple[str, int]]:
    for name in weights.keys:
        value = weights.of(name, int)
        if value is not None:
            yield name, value
