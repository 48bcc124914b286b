"""Everything that is wrong with lessons, packs and rule cases, in every edition they are for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from errno import ENAMETOOLONG
from pathlib import Path
from typing import Final

from trainer.content.building import NO_PACK, Draft, Setting, build, in_order
from trainer.content.cases import build_cases, holds_cases
from trainer.content.claims import lesson_claims
from trainer.content.exam_lessons import exam_problems
from trainer.content.hints import with_hint
from trainer.content.lesson import Lesson
from trainer.content.nodes import Node
from trainer.content.pack import (
    PACK_FILE,
    SUFFIXES,
    Pack,
    PackRead,
    lesson_files,
    pack_beside,
    pack_of,
    read_pack,
)
from trainer.content.rule_names import rule_names
from trainer.content.script import draft_problems
from trainer.content.suggest import suggest
from trainer.content.word_check import lesson_words, missing_words, value_place
from trainer.content.yaml_text import read_file, read_text
from trainer.messages import Place, Problem, say, say_n

_Met = dict[tuple[str, str], Place]
"""Where the ids of packs, and those of lessons in their packs, were met first."""


def check(paths: Iterable[Path]) -> tuple[Problem, ...]:
    """The problems of lesson files, packs, and folders of them; each path in turn, by place.

    A path that is not there is a problem `no-such-file`.
    """
    found: list[Problem] = []
    met: _Met = {}
    for path in paths:
        try:
            found.extend(_folder(path, met) if path.is_dir() else _file(path, met))
        except OSError as error:
            # A name that the system does not take names nothing that is there.
            code = "no-such-file" if error.errno == ENAMETOOLONG else "unreadable-file"
            message = say("It cannot be read: {reason}.", reason=error.strerror or str(error))
            found.append(Problem(Place(error.filename or str(path)), code, message))
    return summed(found)


MOST_ALIKE: Final = 20
"""Problems of one code that are told in one file; the others are summed up."""


def summed(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Each problem once, with what to do, and at most `MOST_ALIKE` of one code in one file: the
    last of them stands for all the others."""
    # What was expected may be told in two ways, where a value is inherited.
    once = {(one.place, one.code, one.message): one for one in reversed(tuple(problems))}
    found = tuple(with_hint(one) for one in reversed(once.values()))
    alike = Counter((one.place.file, one.code) for one in found)
    if max(alike.values(), default=0) <= MOST_ALIKE:
        return found
    seen: Counter[tuple[str, str]] = Counter()
    kept: list[Problem] = []
    for one in found:
        kind = one.place.file, one.code
        seen[kind] += 1
        if seen[kind] <= MOST_ALIKE:
            kept.append(one)
        elif seen[kind] == MOST_ALIKE + 1:
            more = alike[kind] - MOST_ALIKE
            message = say_n(
                "{n} more problem like these in this file: {one}",
                "{n} more problems like these in this file; the first of them: {one}",
                more,
                one=one.message,
            )
            kept.append(replace(one, message=message, more=more))
    return tuple(kept)


@dataclass(frozen=True, slots=True)
class Looked:
    """A lesson as far as it can be read, and everything that is wrong with it."""

    lesson: Lesson | None
    problems: tuple[Problem, ...]


def look_over(text: str, path: Path) -> Looked:
    """A lesson, or a `pack.yaml`, that is being written: `text` instead of what lies at `path`,
    which says where the pack is that it belongs to."""
    root, problems = read_text(text, str(path))
    if path.name == PACK_FILE:
        read = pack_of(root, problems, path.parent)
        more = () if read.pack is None else _of_pack(read.pack, read.setting)
        return Looked(None, summed((*read.problems, *more)))
    beside = pack_beside(path)
    if beside.for_newer:
        return Looked(None, beside.problems)
    lesson = None if root is None else build(root, beside.setting).lesson
    return Looked(lesson, summed((*beside.problems, *_read(root, problems, path, beside, {}))))


def _folder(folder: Path, met: _Met) -> Iterator[Problem]:
    """A pack, a folder of packs, or a folder of lessons on their own."""
    if (folder / PACK_FILE).is_file():
        yield from _pack(folder, met)
        return
    nothing = True
    for path in sorted(folder.iterdir()):
        if path.name.startswith("."):
            continue
        if path.is_dir() and _holds_yaml(path):
            nothing = False
            yield from _folder(path, met)
        elif path.is_file() and path.suffix in SUFFIXES:
            nothing = False
            yield from _file(path, met)
    if nothing:
        message = say("There is no lesson in this folder.")
        yield Problem(Place(str(folder)), "no-lessons", message)


def _holds_yaml(folder: Path) -> bool:
    return any(path.suffix in SUFFIXES for path in folder.rglob("*"))


def _file(path: Path, met: _Met) -> Iterator[Problem]:
    if path.name == PACK_FILE:
        yield from _pack(path.parent, met)
        return
    beside = pack_beside(path)
    yield from beside.problems
    if beside.for_newer:
        return
    if beside.pack is None and beside.problems:
        yield from _without_pack(path)
    else:
        yield from _lesson(path, beside, met)


def _pack(folder: Path, met: _Met) -> Iterator[Problem]:
    read = read_pack(folder)
    yield from read.problems
    if read.for_newer:
        return
    if read.pack is None:
        for path in lesson_files(folder):
            yield from _without_pack(path)
        return
    yield from _once(("", read.pack.id), read.pack.id_place, met)
    yield from _of_pack(read.pack, read.setting)
    for path in read.pack.files:
        yield from _lesson(path, read, met)


def _once(key: tuple[str, str], place: Place, met: _Met) -> Iterator[Problem]:
    """Whether an id was met before, in another file."""
    first = met.setdefault(key, place)
    if first.file != place.file:
        message = say(
            "`{lesson}` is the id of two: the other is {place}.", lesson=key[1], place=str(first)
        )
        yield Problem(place, "doubled-id", message)


def _of_pack(pack: Pack, setting: Setting) -> Iterator[Problem]:
    yield from in_order(_order(pack))
    yield from in_order(_pack_words(pack))
    yield from in_order(exam_problems(pack, setting))


def _order(pack: Pack) -> Iterator[Problem]:
    """Every lesson is listed once, and every line of the list is a lesson."""
    there = {path.stem for path in lesson_files(pack.folder)}
    seen: set[str] = set()
    for name, place in zip(pack.order, pack.order_places, strict=True):
        if name in seen:
            message = say("`{lesson}` is in the order twice.", lesson=name)
            yield Problem(place, "doubled-id", message)
        elif name not in there:
            message = say("There is no lesson file for `{lesson}`.", lesson=name)
            hint = suggest(name, sorted(there.difference(pack.order)))
            yield Problem(place, "no-such-lesson", message, hint)
        seen.add(name)
    if pack.order:
        for name in sorted(there.difference(seen)):
            message = say("`{lesson}` is not in the order of the pack.", lesson=name)
            hint = (
                say("Add it to the lessons of a chapter.")
                if pack.chapters
                else say("Add it to `order:`.")
            )
            yield Problem(pack.place, "not-in-order", message, hint)


def _pack_words(pack: Pack) -> Iterator[Problem]:
    yield from missing_words(pack.title, pack.place, say("title"), pack.languages)
    for one in pack.chapters:
        what = say("title of the chapter")
        yield from missing_words(one.title, one.place, what, pack.languages)
    for exam in pack.exams:
        what = say("title of the exam")
        yield from missing_words(exam.title, exam.place, what, pack.languages)


def _lesson(path: Path, beside: PackRead, met: _Met) -> Iterator[Problem]:
    yield from _read(*read_file(path), path, beside, met)


def _read(
    root: Node | None,
    problems: tuple[Problem, ...],
    path: Path,
    beside: PackRead,
    met: _Met,
) -> Iterator[Problem]:
    if root is None:
        yield from problems
        return
    if holds_cases(root):
        drafts, more = build_cases(root)
        every = [*problems, *more]
        for one in drafts:
            found = [*problems, *more, *one.problems, *draft_problems(one)]
            every.extend([*found, *_meaning(one, root, found)])
        yield from in_order(every)
        return
    draft = build(root, beside.setting)
    found = [*problems, *draft.problems, *draft_problems(draft)]
    found.extend(_name(draft, root, path, beside.pack))
    if draft.lesson is not None and draft.lesson.id:
        key = (beside.pack.id if beside.pack else str(path.parent), draft.lesson.id)
        found.extend(_once(key, value_place(root, draft.lesson.place, "lesson"), met))
    yield from in_order([*found, *_meaning(draft, root, found)])


def _without_pack(path: Path) -> Iterator[Problem]:
    """Of a lesson whose pack cannot be read: what is wrong whatever it would have inherited."""
    root, problems = read_file(path)
    found = problems if root is None else (*problems, *build(root, NO_PACK).problems)
    yield from in_order(one for one in found if one.code not in _MAY_BE_INHERITED)


_MAY_BE_INHERITED = frozenset({"missing-key", "no-such-chip", "no-such-seat"})


def _name(draft: Draft, root: Node, path: Path, pack: Pack | None) -> Iterator[Problem]:
    """In a pack a lesson is found by its id: the file must bear it."""
    lesson = draft.lesson
    if pack is None or lesson is None or not lesson.id or lesson.id == path.stem:
        return
    message = say(
        "The lesson is called `{lesson}`, its file {file}.", lesson=lesson.id, file=path.name
    )
    hint = say("Write `lesson: {name}`, or rename the file.", name=path.stem)
    yield Problem(value_place(root, lesson.place, "lesson"), "id-not-file-name", message, hint)


def _meaning(draft: Draft, root: Node, found: list[Problem]) -> Iterator[Problem]:
    """The rule that is named, the words, and the claims where all the facts are sound."""
    if draft.lesson is None:
        return
    yield from _rule(draft.lesson, root)
    yield from lesson_words(draft.lesson, root)
    if not found:
        yield from lesson_claims(draft.lesson)


def _rule(lesson: Lesson, root: Node) -> Iterator[Problem]:
    names = rule_names()
    if lesson.rule and lesson.rule not in names:
        message = say("There is no rule `{rule}`.", rule=lesson.rule)
        hint = suggest(lesson.rule, names) or say("`dealer-trainer rules` lists them.")
        yield Problem(value_place(root, lesson.place, "rule"), "unknown-rule", message, hint)
