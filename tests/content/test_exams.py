"""Exams in a `pack.yaml`: what they say, what is wrong with them and where, what is drawn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from jsonschema import Draft7Validator

from tests.content.test_shapes import as_json
from trainer.content.check import check
from trainer.content.completion import offers
from trainer.content.exam_lessons import exam_questions, lessons_of
from trainer.content.exams import DRILLS, FAMILIES, PackExam
from trainer.content.library import Library
from trainer.content.pack import read_pack
from trainer.content.schema import schema_of
from trainer.content.wording import wordings
from trainer.messages import Problem, english, say
from trainer.rules.house import Edition
from trainer.training.drills.catalogue import KINDS
from trainer.training.exams import drawn
from trainer.training.families import family_of
from trainer.training.pack_exams import offered, own_of, plan_of, weights_of

PACK = """\
pack: school
title: {en: The school, it: La scuola}
languages: [en, it]
exams:
  - exam: june
    title: {en: June exam, it: Esame di giugno}
    questions: 20
    minutes: 30
    pass: 85
    levels: [1, 2]
    seed: 7
    weights: {betting: 3, side-pots: 2, award: 1}
  - exam: usual
    title: {en: As usual, it: Come sempre}
"""


@pytest.fixture
def school(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    return tmp_path


def exams(school: Path) -> tuple[PackExam, ...]:
    read = read_pack(school)
    assert read.problems == ()
    assert read.pack is not None
    return read.pack.exams


def test_what_an_exam_says(school: Path) -> None:
    june, usual = exams(school)
    assert (june.id, june.title.text("it"), june.questions, june.minutes, june.mark) == (
        "june",
        "Esame di giugno",
        20,
        30,
        85,
    )
    assert (june.levels, june.seed, dict(june.weights)) == (
        (1, 2),
        7,
        {"betting": 3, "side-pots": 2, "award": 1},
    )
    assert (
        usual.questions,
        usual.minutes,
        usual.mark,
        usual.levels,
        usual.seed,
        usual.weights,
    ) == (
        40,
        100,
        90,
        (1, 2, 3, 4, 5),
        0,
        (),
    )
    assert Library(school).packs[0].exams == (june, usual)


def test_it_is_drawn_by_families_and_kinds(school: Path) -> None:
    june, usual = exams(school)
    plan = plan_of(june, "Esame di giugno")
    assert (plan.name, plan.pass_mark, plan.milliseconds) == ("Esame di giugno", 0.85, 1_800_000)
    asked = drawn(plan, tuple(one.name for one in KINDS), june.seed)
    shares = Counter(family_of(rule_of(one.kind)).name for one in asked)
    kinds = Counter(one.kind for one in asked)
    assert shares == {"betting": 10, "showdown": 10}
    assert kinds["side-pots"] in (6, 7)
    assert kinds["award"] in (3, 4)
    betting = [one.name for one in KINDS if family_of(one.rule).name == "betting"]
    assert [kinds[name] for name in betting] == [1] * 10
    assert {one.level for one in asked} == {1, 2}
    # The language of the title is nothing that the class could differ by.
    assert drawn(plan_of(june, "June exam"), tuple(one.name for one in KINDS), 7) == asked
    assert weights_of(usual) == {}


def rule_of(kind: str) -> str:
    return next(one.rule for one in KINDS if one.name == kind)


def test_the_words_are_those_of_the_program() -> None:
    assert set(FAMILIES) == {family_of(one.rule).name for one in KINDS}
    assert set(DRILLS) == {one.name for one in KINDS}


@pytest.mark.parametrize(
    ("old", "new", "expected", "hint"),
    [
        ("exam: june", "exam: usual", "13:11 doubled-id", "another name"),
        ("exam: june", "exam: in june", "5:11 not-an-id", "hyphens"),
        ("  - exam: june\n    title", "  - title", "5:5 missing-key", ""),
        ("it: Esame di giugno", "es: Examen", "5:5 missing-words", ""),
        ("questions: 20", "questions: 0", "7:16 out-of-range", "from 1 to 500"),
        ("questions: 20", "questions: twenty", "7:16 not-a-number", ""),
        ("minutes: 30", "minutes: 601", "8:14 out-of-range", "from 1 to 600"),
        ("pass: 85", "pass: 101", "9:11 out-of-range", "from 1 to 100"),
        ("pass: 85", "pas: 85", "9:5 unknown-key", "`pass`"),
        ("[1, 2]", "[1, 6]", "10:17 out-of-range", "from 1 to 5"),
        ("seed: 7", "seed: 0", "11:11 out-of-range", "from 1 to"),
        ("betting: 3", "beting: 3", "12:15 unknown-key", "`betting`"),
        ("side-pots: 2", "side-pot: 2", "12:27 unknown-key", "`side-pots`"),
        ("betting: 3, side-pots: 2, award: 1", "award: 0", "12:14 no-weights", "Leave"),
        ("{betting: 3, side-pots: 2, award: 1}", "betting", "12:14 wrong-kind", ""),
    ],
)
def test_a_mistake_is_told_at_its_place(
    school: Path, old: str, new: str, expected: str, hint: str
) -> None:
    assert old in PACK
    (school / "pack.yaml").write_text(PACK.replace(old, new, 1), encoding="utf-8")
    [problem] = [one for one in check([school]) if one.code != "no-lessons"]
    assert f"{problem.place.line}:{problem.place.column} {problem.code}" == expected
    assert hint in str(problem.hint or "")
    # What is sound is offered all the same.
    pack = read_pack(school).pack
    assert pack is not None
    assert "usual" in [one.id for one in pack.exams]


def test_editors_know_it(school: Path) -> None:
    del school
    validator = Draft7Validator(schema_of("pack"))
    assert validator.is_valid(as_json(PACK))
    assert not validator.is_valid(as_json(PACK.replace("award", "juggling")))
    before = "pack: a\nexams:\n  - exam: june\n    weights: {bet"
    assert [one.word for one in offers(before, pack=True)] == ["betting"]


def test_its_title_is_among_the_texts(school: Path) -> None:
    del school
    found = [str(one.what) for one in wordings(PACK, pack=True) or ()]
    assert found.count("Title of the exam") == 2


LESSON = """\
lesson: {name}
title: {{en: A chip, it: Un gettone}}
rule: overchips
table: {{game: nlhe, blinds: 100-200, button: 6, seats: {{1: 9000, 2: 9000, 3: 9000, 6: 9000}}}}
script:
  - {{seat: 3, puts: 500}}
  - {{ask: ruling, seat: 3, expect: {{action: {action}, to: 200, change: 300}}}}
  - {{seat: 6, folds}}
  - {{ask: options, seat: 1}}
"""
OWN = """\
pack: own
title: {en: Our lessons, it: Le nostre lezioni}
languages: [en, it]
chapters:
  - {title: {en: One, it: Uno}, lessons: [one, two]}
  - {title: {en: Two, it: Due}, lessons: [three]}
exams:
  - exam: june
    title: {en: June exam, it: Esame di giugno}
    questions: 4
    seed: 7
    weights: {betting: 1, lessons: 1}
    lessons: [one]
    chapters: [2]
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Two questions in each of three lessons; the author disputes one of them."""
    (tmp_path / "pack.yaml").write_text(OWN, encoding="utf-8")
    for name in ("one", "two", "three"):
        action = "raise" if name == "two" else "call"
        text = LESSON.format(name=name, action=action)
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def told_of(own: Path) -> list[Problem]:
    """What is wrong beside the claim that the rules do not share."""
    return [one for one in check([own]) if one.code != "expect-disagrees"]


def test_lessons_by_id_and_by_chapter(own: Path) -> None:
    assert {one.code for one in check([own])} == {"expect-disagrees"}
    library = Library(own)
    [found] = offered(library)
    assert lessons_of(found.pack, found.exam) == ("one", "three")
    assert (found.exam.own_weight, found.exam.most_own) == (1, 2)
    every = replace(found.exam, lessons=(), chapters=())
    assert lessons_of(found.pack, every) == ("one", "two", "three")
    # What the author disputes is in no exam, and a lesson only in an exam of its edition.
    edition = Edition.TDA_2026
    numbers = {
        one: exam_questions(library.lesson(f"own/{one}"), edition) for one in found.pack.order
    }
    assert numbers == {"one": (1, 2), "two": (2,), "three": (1, 2)}
    narrow = replace(library.lesson("own/one"), editions=(Edition.TDA_2024,))
    assert exam_questions(narrow, edition) == ()
    plan = plan_of(found.exam, "June")
    asked = drawn(plan, tuple(one.name for one in KINDS), 7, own_of(found, library, edition))
    lessons = [one for one in asked if not one.is_drill]
    assert {one.source for one in lessons} == {"own/one", "own/three"}
    assert {one.revision for one in lessons} == {library.lesson("own/one").revision}
    betting = [one for one in asked if one.is_drill]
    assert {family_of(rule_of(one.kind)).name for one in betting} == {"betting"}


def test_an_exam_of_lessons_alone(own: Path) -> None:
    text = OWN.replace("    weights: {betting: 1, lessons: 1}\n", "")
    (own / "pack.yaml").write_text(text, encoding="utf-8")
    [found] = offered(Library(own))
    assert weights_of(found.exam) == {"lessons": 1}
    assert (found.exam.own_weight, found.exam.most_own) == (1, 4)


@pytest.mark.parametrize(
    ("old", "new", "expected", "hint"),
    [
        ("lessons: [one]", "lessons: [on]", "13:15 no-such-lesson", "`one`"),
        ("lessons: [one]", "lessons: [one, one]", "13:20 doubled-id", "once"),
        ("chapters: [2]", "chapters: [3]", "14:16 no-such-chapter", "has 2 chapters"),
        ("chapters: [2]", "chapters: [0]", "14:16 no-such-chapter", "the first is 1"),
        ("chapters: [2]", "chapters: [2, 2]", "14:19 doubled-id", "once"),
        ("chapters: [2]", "chapters: 1 2 9", "14:15 no-such-chapter", "has 2 chapters"),
        ("chapters: [2]", "chapters: Two", "14:15 not-a-number", ""),
        ("betting: 1, lessons: 1", "betting: 1", "13:14 no-weights", "`lessons: 1`"),
        ("questions: 4", "questions: 9", "10:16 too-few-questions", "more lessons"),
        ("lessons: [one]", "lesson: [one]", "13:5 unknown-key", "`lessons`"),
    ],
)
def test_a_mistake_in_naming_lessons_is_told_at_its_place(
    own: Path, old: str, new: str, expected: str, hint: str
) -> None:
    assert old in OWN
    (own / "pack.yaml").write_text(OWN.replace(old, new, 1), encoding="utf-8")
    [problem] = told_of(own)
    assert f"{problem.place.line}:{problem.place.column} {problem.code}" == expected
    assert hint in english(problem.hint or say(""))


def test_a_pack_without_chapters_says_so(own: Path) -> None:
    at, end = OWN.index("chapters:"), OWN.index("exams:")
    text = OWN[:at] + "order: [one, two, three]\n" + OWN[end:]
    (own / "pack.yaml").write_text(text, encoding="utf-8")
    [problem] = told_of(own)
    assert english(problem.message) == "There is no chapter 2."
    assert "no chapters" in english(problem.hint or say(""))


def test_what_is_too_little_is_said_with_numbers(own: Path) -> None:
    text = OWN.replace("questions: 4", "questions: 9")
    (own / "pack.yaml").write_text(text, encoding="utf-8")
    [problem] = told_of(own)
    assert english(problem.message) == (
        "Questions of lessons in the exam: 5; in the edition 2024 there are only 4."
    )


def test_editors_know_lessons_in_exams(own: Path) -> None:
    del own
    validator = Draft7Validator(schema_of("pack"))
    assert validator.is_valid(as_json(OWN))
    assert not validator.is_valid(as_json(OWN.replace("chapters: [2]", "chapters: [two]")))
