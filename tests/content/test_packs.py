"""Packs: what lessons inherit, the library, and what `check` says of a whole folder."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.content.told import told
from trainer import resources
from trainer.content.check import check
from trainer.content.library import Library
from trainer.content.pack import load_pack, read_lesson, read_pack
from trainer.messages import Problems
from trainer.rules.house import Edition
from trainer.table.games import Game
from trainer.table.state import Ante

PACK = """\
pack: school
title: {en: The school, es: La escuela}
languages: [en, es]
editions: [2026]
house: {tiny-chip: 40}
authors: [An author]
licence: CC0
order: [one, two]
defaults:
  level: 3
  tags: [basics]
  table:
    game: nlhe
    blinds: 250-500
    button: 1
    ante: {big-blind: 500}
    seats: {1: 20000, 2: {name: BB, stack: 20000}}
"""
ONE = """\
lesson: one
title: {en: One, es: Uno}
script:
  - {ask: seat, for: act, expect: {seat: 1}}
"""
TWO = """\
lesson: two
title: {en: Two, es: Dos}
level: 1
table: {ante: 100, seats: {2: {stack: 9000}, 3: 8000}}
tags: [chips, blinds]
script:
  - {seat: BB, folds}
"""


@pytest.fixture
def school(tmp_path: Path) -> Path:
    folder = tmp_path / "lessons" / "school"
    folder.mkdir(parents=True)
    for name, text in (("pack", PACK), ("one", ONE), ("two", TWO)):
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def change(school: Path, name: str, old: str, new: str) -> None:
    file = school / f"{name}.yaml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_what_a_pack_says_of_itself(school: Path) -> None:
    read = read_pack(school)
    assert read.problems == ()
    pack = read.pack
    assert pack is not None
    assert (pack.id, pack.languages, pack.editions) == ("school", ("en", "es"), (Edition.TDA_2026,))
    assert (pack.authors, pack.licence, pack.order) == (("An author",), "CC0", ("one", "two"))
    assert pack.house.tiny_chip == 40
    assert [path.name for path in pack.files] == ["one.yaml", "two.yaml"]


def test_maps_merge_and_lists_replace(school: Path) -> None:
    one, two = load_pack(school).lessons
    assert (one.level, one.tags, two.level, two.tags) == (3, ("basics",), 1, ("chips", "blinds"))
    assert (one.key, one.languages, one.editions) == ("school/one", ("en", "es"), (2026,))
    assert one.house.tiny_chip == 40
    assert (one.table.game, one.table.ante) == (Game.NLHE, Ante(big_blind=500))
    assert two.table.ante == Ante(each=100)
    assert [(seat.number, seat.name, seat.total) for seat in two.table.seats] == [
        (1, "", 19900),
        (2, "BB", 8900),
        (3, "", 7900),
    ]


def test_a_lesson_read_alone_inherits_all_the_same(school: Path) -> None:
    made = read_lesson(school / "one.yaml")
    assert (made.key, made.table.big_blind) == ("school/one", 500)


def test_an_inherited_value_keeps_its_own_file_and_line(school: Path) -> None:
    change(school, "pack", "blinds: 250-500", "blinds: 250/500")
    assert told(school) == ["pack.yaml:14:13 not-two-amounts"]


def test_a_bad_lesson_does_not_hinder_the_others(school: Path) -> None:
    change(school, "one", "seat: 1", "seat: 1,000")
    loaded = load_pack(school)
    assert [one.id for one in loaded.lessons] == ["two"]
    assert [one.code for one in loaded.problems] == ["amount-separator"]


def test_a_sound_pack_has_nothing_to_tell(school: Path) -> None:
    assert told(school) == []
    assert check([school.parent]) == ()
    assert check([school / "one.yaml", school / "pack.yaml"]) == ()


@pytest.mark.parametrize(
    "name, old, new, expected",
    [
        ("pack", "[one, two]", "[one, one, two]", "pack.yaml:8:14 doubled-id"),
        ("pack", "[one, two]", "[one, tow, two]", "pack.yaml:8:14 no-such-lesson"),
        ("pack", "[one, two]", "[one]", "pack.yaml:1:1 not-in-order"),
        ("pack", "title: {en", "title: {it", "pack.yaml:1:1 missing-words"),
        ("pack", "licence:", "license:", "pack.yaml:7:1 unknown-key"),
        ("pack", "  level: 3", "  levle: 3", "pack.yaml:10:3 unknown-key"),
        ("pack", "tiny-chip", "tinychip", "pack.yaml:5:9 unknown-key"),
        ("one", "title: {en", "title: {it", "one.yaml:2:8 missing-words"),
        ("one", "lesson: one", "lesson: eins", "one.yaml:1:9 id-not-file-name"),
        ("two", "level: 1", "editions: [2024]", "two.yaml:3:11 edition-not-in-pack"),
        ("one", "{seat: 1}", "{seat: 2}", "one.yaml:4:36 expect-disagrees"),
    ],
)
def test_what_does_not_fit_into_a_pack(
    school: Path, name: str, old: str, new: str, expected: str
) -> None:
    change(school, name, old, new)
    assert told(school) == [expected]


def test_two_packs_and_two_lessons_of_one_id_name_both_places(school: Path) -> None:
    other = school.parent / "academy"
    shutil.copytree(school, other)
    change(other, "one", "lesson: one", "lesson: one # the same")
    found = check([school.parent])
    assert [(str(one.place), one.code) for one in found] == [
        (f"{school}/pack.yaml:1:7", "doubled-id"),
        (f"{school}/one.yaml:1:9", "doubled-id"),
        (f"{school}/two.yaml:1:9", "doubled-id"),
    ]
    assert f"the other is {other}/pack.yaml:1:7" in str(found[0].message)
    library = Library(school.parent)
    [problem] = library.problems
    assert f"the other is {other}/pack.yaml:1:7" in str(problem.message)
    loose = school.parent / "loose"
    loose.mkdir()
    for name in ("a", "b"):
        text = ONE.replace(
            "script",
            "table: {game: nlhe, blinds: 5-10, button: 1, seats: {1: 900, 2: 900}}\nscript",
        ).replace("seat: 1", "seat: 1")
        (loose / f"{name}.yaml").write_text(text, encoding="utf-8")
    assert [(one.place.file, one.code) for one in check([loose])] == [
        (f"{loose}/b.yaml", "doubled-id")
    ]


def test_a_misspelt_line_of_the_order_is_guessed(school: Path) -> None:
    change(school, "pack", "two]", "tow]")
    found = check([school])
    assert [one.code for one in found] == ["not-in-order", "no-such-lesson"]
    assert "`two`" in str(found[1].hint)


def test_cases_with_one_name_and_folders_without_lessons(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert [one.code for one in check([tmp_path / "empty"])] == ["no-lessons"]
    file = tmp_path / "cases.yaml"
    case = "  - {case: a, source: b, script: []}\n"
    table = "{game: nlhe, blinds: 5-10, button: 1, seats: {1: 500, 2: 500}}"
    file.write_text(f"defaults: {{table: {table}}}\ncases:\n{case}{case}", encoding="utf-8")
    [problem] = check([file])
    assert (problem.place.line, problem.code) == (4, "doubled-id")


def test_a_path_that_is_not_there(tmp_path: Path) -> None:
    [problem] = check([tmp_path / "nowhere.yaml"])
    assert problem.code == "no-such-file"


@pytest.mark.parametrize(
    "order, expected",
    [
        ("[one, two words]", ["8:14 not-an-id"]),
        ("one", ["1:1 not-in-order"]),
        ("[[one], two]", ["8:9 wrong-kind"]),
        ("{one: two}", ["8:8 wrong-kind"]),
    ],
)
def test_an_order_that_is_no_list_of_ids(school: Path, order: str, expected: list[str]) -> None:
    change(school, "pack", "[one, two]", order)
    assert told(school) == [f"pack.yaml:{one}" for one in expected]


def test_lessons_are_looked_at_even_where_their_pack_cannot_be(school: Path) -> None:
    change(school, "pack", "pack: school", "pack: [")
    change(school, "one", "seat: 1", "seat: 1,000")
    change(school, "two", "folds", "→")
    assert told(school) == [
        "pack.yaml:1:7 yaml-open-bracket",
        "one.yaml:4:42 amount-separator",
        "two.yaml:7:16 unknown-key",
    ]
    assert [one.code for one in check([school / "one.yaml"])] == [
        "yaml-open-bracket",
        "amount-separator",
    ]


def test_a_folder_that_may_not_be_read(school: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> None:
        raise PermissionError(13, "Permission denied", str(school))

    monkeypatch.setattr(Path, "iterdir", refuse)
    [problem] = check([school])
    assert (problem.place.file, problem.code) == (str(school), "unreadable-file")


def test_a_broken_pack_file_is_told_with_any_of_its_lessons(school: Path) -> None:
    change(school, "pack", "pack: school", "pack: [")
    assert [one.code for one in load_pack(school).problems] == ["yaml-open-bracket"]
    with pytest.raises(Problems, match="yaml-open-bracket"):
        read_lesson(school / "one.yaml")


# ------------------------------------------------------------------------------ the library


def test_a_lesson_by_path_and_by_id(school: Path) -> None:
    library = Library(school.parent)
    for name in ("school/one", str(school / "one.yaml")):
        assert library.lesson(name).key == "school/one"
    assert library.pack("school") is not None
    assert library.pack(str(school)) is library.pack("school")
    assert library.pack("academy") is None


def test_an_id_that_is_not_there(school: Path) -> None:
    library = Library(school.parent)
    with pytest.raises(Problems) as raised:
        library.lesson("school/tow")
    [problem] = raised.value.problems
    assert (problem.code, "`school/two`" in str(problem.hint)) == ("no-such-lesson", True)
    with pytest.raises(Problems, match="no-such-file"):
        library.lesson(str(school / "three.yaml"))


def test_titles_in_their_order_and_a_broken_file_among_them(school: Path) -> None:
    (school / "apart.yaml").write_text("lesson: [", encoding="utf-8")
    library = Library(school.parent)
    [pack] = library.packs
    titles = library.titles(pack)
    assert [(one.key, one.readable) for one in titles] == [
        ("school/one", True),
        ("school/two", True),
        ("school/apart", False),
    ]
    assert titles[0].title.text("es") == "Uno"
    assert titles[1].tags == ("chips", "blinds")


def test_the_first_pack_of_a_name_is_the_one(school: Path, tmp_path: Path) -> None:
    other = tmp_path / "mine" / "school"
    other.mkdir(parents=True)
    (other / "pack.yaml").write_text(PACK, encoding="utf-8")
    library = Library(school.parent, other.parent)
    assert [pack.folder for pack in library.packs] == [school]


def test_a_title_is_read_whatever_is_wrong_further_down(school: Path) -> None:
    change(school, "one", "for: act", "for: nothing at all")
    library = Library(school.parent)
    [pack] = library.packs
    assert library.titles(pack)[0].title.text("en") == "One"


# ------------------------------------------------------------------------------ the shipped pack


def test_the_shipped_lessons_are_sound_in_every_edition() -> None:
    found = check([resources.lessons()])
    assert [f"{one.place}: {one.code}: {one.message}" for one in found] == []
