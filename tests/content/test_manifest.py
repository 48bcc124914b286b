"""What `pack.yaml` asks of the program, its chapters, and its list of lessons rewritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.told import told
from trainer import __version__, cli
from trainer.content.check import check, look_over
from trainer.content.contents import Part, parts_of, with_lesson, with_parts
from trainer.content.library import Library
from trainer.content.manifest import FORMAT
from trainer.content.pack import load_pack, read_lesson, read_pack
from trainer.content.shelf import install
from trainer.messages import Problems

HEAD = "pack: school\ntitle: The school\nlanguages: [en]\n"
CHAPTERS = """\
chapters:
  - title: {en: Chips, es: Fichas}
    lessons: [one, two]
  - title: Turns
    lessons:
      - three  # the hard one
"""
LESSON = """\
lesson: NAME
title: A lesson
table: {game: nlhe, blinds: 250-500, button: 1, seats: {1: 20000, 2: 20000}}
script:
  - {ask: seat, for: act, expect: {seat: 1}}
"""


@pytest.fixture
def school(tmp_path: Path) -> Path:
    folder = tmp_path / "lessons" / "school"
    folder.mkdir(parents=True)
    write(folder, HEAD + CHAPTERS)
    for name in ("one", "two", "three"):
        (folder / f"{name}.yaml").write_text(LESSON.replace("NAME", name), encoding="utf-8")
    return folder


def write(school: Path, text: str) -> None:
    (school / "pack.yaml").write_text(text, encoding="utf-8")


def test_chapters_give_the_order(school: Path) -> None:
    assert told(school) == []
    loaded = load_pack(school)
    assert loaded.pack is not None
    assert loaded.pack.order == ("one", "two", "three")
    assert [(str(one.title), one.lessons) for one in loaded.pack.chapters] == [
        ("Chips", ("one", "two")),
        ("Turns", ("three",)),
    ]
    assert [one.id for one in loaded.lessons] == ["one", "two", "three"]


def test_the_library_tells_the_chapter_of_a_lesson(school: Path) -> None:
    library = Library(school.parent)
    [pack] = library.packs
    chapters = [one.chapter.text("es") for one in library.titles(pack)]
    assert chapters == ["Fichas", "Fichas", "Turns"]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("two]", "two, one]", "6:25 doubled-id"),
        ("- three", "- thre", "9:9 no-such-lesson"),
        ("[one, two]", "[one]", "1:1 not-in-order"),
        ("title: Turns", "titel: Turns", "7:5 unknown-key"),
        ("title: Turns", "title: {it: Turni}", "7:5 missing-words"),
        ("languages: [en]", "order: [one, two, three]", "3:1 two-orders"),
        ("languages: [en]", "format: first", "3:9 unknown-word"),
        ("languages: [en]", "program: newest", "3:10 not-a-version"),
        ("languages: [en]", "program: 1.0.0.0", "3:10 not-a-version"),
        ("    lessons: [one, two]", "    lessons: one two", "6:14 not-an-id"),
    ],
)
def test_a_mistake_in_the_manifest_is_told_at_its_place(
    school: Path, old: str, new: str, expected: str
) -> None:
    text = HEAD + CHAPTERS
    assert old in text
    write(school, text.replace(old, new, 1))
    assert f"pack.yaml:{expected}" in told(school)


def test_what_the_program_can_read_is_no_problem(school: Path) -> None:
    for line in (f"format: {FORMAT}", f"program: {__version__}", "program: 0.0.1", "program: 0"):
        write(school, f"{HEAD}{line}\n{CHAPTERS}")
        assert told(school) == []


NEWER = [
    ("format: 2", "4:9", "written in format 2"),
    ("format: 99\nwhatever: [1, 2]", "4:9", "reads formats up to 1"),
    ("program: 9.1", "4:10", f"this is version {__version__}"),
]


@pytest.mark.parametrize(("line", "place", "said"), NEWER)
def test_a_pack_for_a_newer_program_is_refused_with_one_sentence(
    school: Path, tmp_path: Path, line: str, place: str, said: str
) -> None:
    """Its lessons are not looked at: what is unknown in them may be right there."""
    write(school, f"{HEAD}{line}\n{CHAPTERS}")
    (school / "one.yaml").write_text("lesson: one\nverbs-of-tomorrow: {}\n", encoding="utf-8")
    for path in (school, school / "pack.yaml", school / "one.yaml"):
        [problem] = check([path])
        assert (str(problem.place), problem.code) == (f"{school}/pack.yaml:{place}", "pack-too-new")
        assert said in str(problem.message)
        assert "Install a newer version" in str(problem.hint)
    with pytest.raises(Problems) as refused:
        read_lesson(school / "one.yaml")
    assert [one.code for one in refused.value] == ["pack-too-new"]
    shelf = tmp_path / "shelf"
    with pytest.raises(Problems) as refused:
        install(school, shelf, ())
    assert [one.code for one in refused.value] == ["pack-too-new"]
    assert not shelf.exists()
    for name in ("pack.yaml", "one.yaml"):
        text = (school / name).read_text(encoding="utf-8")
        assert [one.code for one in look_over(text, school / name).problems] == ["pack-too-new"]


# ------------------------------------------------------------------------------ the list rewritten


def test_the_list_is_rewritten_and_the_rest_stays(school: Path) -> None:
    text = f"# ours\n{HEAD}{CHAPTERS}licence: CC0  # free\n"
    first, second = parts_of(text)
    assert (first.title, first.lessons) == ("{en: Chips, es: Fichas}", ("one", "two"))
    moved = with_parts(text, (second, Part(first.title, ("two", "one"))))
    assert moved is not None
    assert moved.startswith(f"# ours\n{HEAD}chapters:\n  - title: Turns\n")
    assert moved.endswith("licence: CC0  # free\n")
    write(school, moved)
    assert told(school) == []
    pack = read_pack(school).pack
    assert pack is not None
    assert pack.order == ("three", "two", "one")


@pytest.mark.parametrize(
    "text",
    [HEAD, f"{HEAD}order: [one, two, three]\n", f"{HEAD}order:\n  - one\n  - two\n  - three"],
)
def test_an_order_becomes_chapters_and_back(school: Path, text: str) -> None:
    chaptered = with_parts(text, (Part('"A: one"', ("three", "one")), Part("B", ("two",))))
    assert chaptered is not None
    write(school, chaptered)
    assert told(school) == []
    plain = with_parts(chaptered, (Part("", ("two", "one", "three")),))
    assert plain is not None
    write(school, plain)
    assert told(school) == []
    assert parts_of(plain) == (Part("", ("two", "one", "three")),)
    assert "chapters" not in plain


def test_a_title_over_several_lines_stays(school: Path) -> None:
    text = f"{HEAD}chapters:\n  - title:\n      en: Chips\n      es: Fichas\n    lessons: [one]\n"
    [part] = parts_of(text)
    again = with_parts(text, (part, Part("More", ("two", "three"))))
    assert again is not None
    write(school, again)
    assert told(school) == []
    pack = read_pack(school).pack
    assert pack is not None
    assert [one.title.text("es") for one in pack.chapters] == ["Fichas", "More"]


def test_a_lesson_is_put_at_the_end_of_the_last_chapter(school: Path) -> None:
    text = HEAD + CHAPTERS
    longer = with_lesson(text, "four")
    assert longer == text.replace("hard one\n", "hard one\n      - four\n")
    assert with_lesson(longer, "four") == longer
    assert with_lesson(HEAD, "four") == HEAD
    write(school, text)
    assert cli.main(["new", str(school), "four"]) == 0
    assert told(school) == []


def test_a_manifest_in_braces_is_left_alone() -> None:
    assert with_parts("{pack: a, title: A, order: [one]}", (Part("", ("one",)),)) is None
