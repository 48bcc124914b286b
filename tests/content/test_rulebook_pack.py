"""The pack on the whole rulebook: enough lessons, every chapter, all words, and no lesson twice."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

import pytest

from trainer import resources
from trainer.content.lesson import Answer, Lesson, Line, Question, Script, Value
from trainer.content.pack import LoadedPack, load_pack
from trainer.content.questions.types import key
from trainer.content.script import house_of, questions
from trainer.messages import Words
from trainer.rules import book
from trainer.table.events import Checks

CHAPTERS = (
    "chips",
    "deal",
    "betting",
    "all-in",
    "irregular",
    "board",
    "showdown",
    "pot-limit",
    "seating",
    "conduct",
)
"""The first tag of every lesson is its chapter, in this order."""
LANGUAGES = ("en", "es", "it")
ENOUGH = 120
A_CHAPTER = 5
"""Fewer lessons are no chapter."""


@pytest.fixture(scope="module")
def pack() -> LoadedPack:
    return load_pack(resources.lessons() / "rulebook")


def scripts(script: Script) -> Iterator[Script]:
    """The script and those of its branches."""
    yield script
    for branch in script.branches:
        yield from scripts(branch.script)


def items(lesson: Lesson) -> Iterator[Line | Question]:
    for one in scripts(lesson.script):
        yield from one.lines


def test_the_pack_can_be_read_and_lists_its_lessons(pack: LoadedPack) -> None:
    assert pack.problems == ()
    assert pack.pack is not None
    assert pack.pack.order == tuple(lesson.id for lesson in pack.lessons)


def test_there_are_enough_lessons(pack: LoadedPack) -> None:
    assert len(pack.lessons) >= ENOUGH


def test_every_chapter_is_there_and_stands_together(pack: LoadedPack) -> None:
    chapters = [lesson.tags[0] if lesson.tags else "" for lesson in pack.lessons]
    assert set(chapters) == set(CHAPTERS)
    assert chapters == sorted(chapters, key=CHAPTERS.index)
    assert {one: n for one, n in Counter(chapters).items() if n < A_CHAPTER} == {}


def test_every_lesson_says_its_rule_its_source_and_its_level(pack: LoadedPack) -> None:
    names = {rule.name for rule in book.RULES} | {name for name, _, _ in book.PROCEDURES}
    for lesson in pack.lessons:
        assert lesson.rule in names, lesson.id
        assert lesson.source, lesson.id
        assert 1 <= lesson.level <= 5, lesson.id
    assert {lesson.level for lesson in pack.lessons} == {1, 2, 3, 4, 5}


def test_every_question_has_its_text_and_its_reason_and_a_claim(pack: LoadedPack) -> None:
    for lesson in pack.lessons:
        asked = [one for one in items(lesson) if isinstance(one, Question)]
        assert asked, lesson.id
        for one in asked:
            assert one.text, f"{lesson.id} {one.at}"
            assert one.because, f"{lesson.id} {one.at}"
            for edition in lesson.editions:
                assert one.expected(edition) is not None, f"{lesson.id} {one.at} {edition}"


def words_of(lesson: Lesson) -> Iterator[tuple[str, Words]]:
    yield "title", lesson.title
    for item in items(lesson):
        match item:
            case Line(words=words):
                if words:
                    yield f"bubble in line {item.place.line}", words
            case Question():
                yield f"question {item.at}", item.text
                yield f"because {item.at}", item.because
                for one in item.tempting:
                    yield f"tempting {item.at}", one.because
                for name, text in item.options:
                    yield f"option {name}", text
    for script in scripts(lesson.script):
        for branch in script.branches:
            yield "branch", branch.name


def test_all_words_are_there_in_three_languages(pack: LoadedPack) -> None:
    missing = [
        f"{lesson.id}: {what}: {language}"
        for lesson in pack.lessons
        for what, words in words_of(lesson)
        for language in LANGUAGES
        if language not in dict(words.by_language)
    ]
    assert missing == []


def test_titles_are_told_apart_in_every_language(pack: LoadedPack) -> None:
    for language in LANGUAGES:
        titles = Counter(lesson.title.text(language) for lesson in pack.lessons)
        assert [title for title, n in titles.items() if n > 1] == []


def verb(line: Line) -> str:
    if isinstance(line.event, Checks) and line.event.tapped:
        return "Taps"
    return type(line.event).__name__


def in_class(value: Value) -> Value:
    """Words and yes or no as they are; amounts, seats and lists of them only as being there."""
    match value:
        case bool() | str():
            return value
        case tuple() if value and all(isinstance(one, str) for one in value):
            return value
        case _:
            return "…"


def hand_classes(hands: Value) -> Value:
    """The words of the hands that were read: a flush, two pair."""
    found: set[str] = set()
    for hand in hands.values() if isinstance(hands, Mapping) else ():
        for half, read in hand.items() if isinstance(hand, Mapping) else ():
            found.add(f"{half} {read[0]}" if isinstance(read, tuple) else half)
    return tuple(sorted(found))


def is_split(winners: Value) -> bool:
    """Whether some part of some pot goes to more than one seat."""
    parts = [one for one in winners if isinstance(one, Mapping)] if type(winners) is tuple else []
    shares = [one.get("shares") for one in parts]
    return any(isinstance(one, Mapping) and len(one) > 1 for one in shares)


def outcome(ask: str, answer: Answer) -> tuple[tuple[str, Value], ...]:
    if answer.get("floor"):
        return (("floor", True),)
    if ask in ("choice", "steps"):
        # The author's own names; and steps with their seats and amounts are but numbers.
        return tuple((name, "…") for name in sorted(answer))
    special = {"hands": hand_classes, "winners": is_split}
    return tuple(
        (name, special.get(name, in_class)(value))
        for name, value in sorted(answer.items())
        if value
    )


def shape(lesson: Lesson) -> tuple[object, ...]:
    """What makes a lesson another one: rule parts, verbs, question types, classes of outcome."""
    cites: set[tuple[str, str]] = set()
    classes: set[tuple[str, str, tuple[tuple[str, Value], ...]]] = set()
    house = house_of(lesson, max(lesson.editions))
    for asked in questions(lesson, house):
        question = asked.question
        computed = key(question, asked.table, house)
        cites |= {(one.rule, one.part) for found in computed.findings for one in found.cites}
        if question.ask == "choice":
            cites.add((lesson.rule, ""))
        classes.add((question.ask, question.for_what, outcome(question.ask, computed.answer)))
    verbs = frozenset(verb(item) for item in items(lesson) if isinstance(item, Line))
    return frozenset(cites), verbs, frozenset(classes)


def test_no_two_lessons_are_the_same_but_for_their_numbers(pack: LoadedPack) -> None:
    alike: defaultdict[tuple[object, ...], list[str]] = defaultdict(list)
    for lesson in pack.lessons:
        alike[shape(lesson)].append(lesson.id)
    assert [ids for ids in alike.values() if len(ids) > 1] == []
