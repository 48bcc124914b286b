"""What an author sees while writing: the moment at a line, why, what fits, twins, beginnings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trainer.content.check import look_over
from trainer.content.completion import offers
from trainer.content.cursor import Spot, spot_at
from trainer.content.cutting_text import Cut, on_its_own
from trainer.content.lesson import Lesson, Question
from trainer.content.script import house_of, questions
from trainer.content.skeleton import asks, lesson_text, renamed
from trainer.content.twins import twins
from trainer.content.why import why
from trainer.i18n import LANGUAGES, voice
from trainer.messages import english
from trainer.rules.house import NEWEST, Edition
from trainer.rules.ruling import Stage

HERE = Path("lesson.yaml")
HEAD = """lesson: six-chips
title: Six chips
table:
  game: nlhe
  blinds: 250-500
  button: 9
  seats: {1: 20000, 2: 20000, 3: 20000, 4: 20000, 9: 20000}
script:
"""
SIX = (
    HEAD
    + "  - {seat: 3, raises: 1100}\n  - {seat: 4, puts: 1000 5x100}\n  - {ask: ruling, seat: 4}\n"
)
BRANCHED = """lesson: early
title: Early
table: {game: nlhe, blinds: 50-100, button: 4, street: flop, seats: {1: 9000, 2: 9000, 3: 9000}}
script:
  - {seat: 1, bets: 300}
  # a comment between the lines
  - {seat: 3, raises: 800}
  - branches:
      - name: Seat 2 calls
        script:
          - {seat: 2, calls}
          - {ask: binding, seat: 3}
      - name: Seat 2 raises
        script:
          - {seat: 2, raises: 600}
          - ask: binding
            seat: 3
"""


def lesson(text: str) -> Lesson:
    found = look_over(text, HERE).lesson
    assert found is not None
    return found


def spot(text: str, line: int) -> Spot:
    return spot_at(lesson(text), line, house_of(lesson(text), NEWEST))


@pytest.mark.parametrize(
    ("line", "branch", "lines_played", "asked"),
    [
        (1, (), 0, None),
        (5, (), 1, None),
        (6, (), 1, None),
        (7, (), 2, None),
        (9, (0,), 2, None),
        (11, (0,), 3, None),
        (12, (0,), 3, "binding"),
        (13, (1,), 2, None),
        (16, (1,), 3, "binding"),
        (17, (1,), 3, "binding"),
        (999, (1,), 3, "binding"),
    ],
)
def test_the_table_follows_the_cursor(
    line: int, branch: tuple[int, ...], lines_played: int, asked: str | None
) -> None:
    here = spot(BRANCHED, line)
    question = here.question
    assert (here.branch, here.moment.number) == (branch, lines_played)
    assert (None if question is None else question.ask) == asked


def test_a_line_that_cannot_have_happened_leaves_the_table_as_it_was() -> None:
    text = HEAD + "  - {seat: 3, raises: 1100}\n  - {seat: 4, puts: 9x5000}\n"
    assert spot(text, 10).moment.number == 1


def test_why_names_the_rules_by_stage_with_their_sums() -> None:
    here = spot(SIX, 11)
    assert isinstance(here.question, Question)
    said = why(here.question, here.moment.table, house_of(lesson(SIX), NEWEST))
    assert said.answer is not None
    assert "1,700" in english(said.answer)
    meaning = next(one for one in said.stages if one.stage is Stage.MEANING)
    assert "multiple-chip-betting" in [one.rule for one in meaning.cites]
    assert any("1,400" in english(one) for one in meaning.why)


# --- words that fit -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("ta", {"tags", "table"}),
        ("table:\n  ga", {"game"}),
        ("table: {game: ra", {"razz"}),
        ("table:\n  seats:\n    1: {na", {"name"}),
        (HEAD + "  - {seat: 3, rai", {"raises"}),
        (HEAD + "  - {ask: rul", {"ruling"}),
        (HEAD + "  - {ask: ruling, expect: {act", {"action"}),
        (HEAD + "  - {ask: ruling, expect: {2024: {action: ca", {"call"}),
        (HEAD + "  - ask: options\n    expect: {actions: [fold, ch", {"check"}),
        (
            HEAD + "  - branches:\n      - name: x\n        script:\n          - {seat: 1, fo",
            {"folds"},
        ),
        (HEAD + "- {seat: 1, al", {"all-in"}),
        (HEAD + "  - {seat: ", {"3", "4"}),
        ("title: {en: One, i", {"it"}),
        ("lesson: x\nzzz", set()),
    ],
)
def test_words_that_fit(before: str, expected: set[str]) -> None:
    assert {one.word for one in offers(before, seats=(3, 4))} == expected


def test_a_key_that_is_there_is_not_offered_again() -> None:
    found = {one.word for one in offers("lesson: x\ntitle: T\n")}
    assert "table" in found
    assert not found & {"lesson", "title"}


def test_every_word_offered_in_a_script_line_is_taken() -> None:
    """The list comes from the shapes that the reader has."""
    for one in offers(HEAD + "  - {seat: 3, "):
        typed = HEAD + f"  - {{seat: 3, {one.word}: 1}}\n"
        codes = [problem.code for problem in look_over(typed, HERE).problems]
        assert "unknown-key" not in codes, one.word


# --- twins ----------------------------------------------------------------------------------------


def test_twins_are_lessons_with_another_answer() -> None:
    found = twins(SIX, HERE, 1, NEWEST)
    said = {english(one.change): english(one.answer) for one in found}
    assert said["1,000 less in the act of Seat 4"].startswith("The floor decides")
    for one in found:
        assert look_over(one.text, HERE).problems == ()


def test_the_other_edition_is_a_twin_where_it_answers_otherwise() -> None:
    text = (
        "lesson: two\ntitle: Two\ntable: {game: nlhe, blinds: 100-200, button: 2, street: turn,"
        " board: Tc 7s 2h Ks, pots: [800], seats: {1: 9000, 2: 9000}}\nscript:\n"
        "  - {seat: 2, checks}\n  - {seat: 1, bets: 1000}\n  - ask: options\n    seat: 2\n"
        "    because: It is so.\n"
        "    expect:\n      2024: {actions: [fold, call, raise], call: 1000, min_raise_to: 2000}\n"
        "      2026: {actions: [fold, call], call: 1000}\n"
    )
    assert look_over(text, HERE).problems == ()
    found = [one for one in twins(text, HERE, 1, NEWEST) if "2024" in english(one.change)]
    assert len(found) == 1
    assert "editions: [2024]" in found[0].text
    assert "expect" not in found[0].text
    assert "because" not in found[0].text
    there = look_over(found[0].text, HERE)
    assert there.problems == ()
    assert there.lesson is not None
    assert there.lesson.editions == (Edition.TDA_2024,)


def test_a_lesson_with_problems_has_no_twins() -> None:
    assert twins(SIX.replace("raises", "raise"), HERE, 1, NEWEST) == ()


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("- {ask: a, expect: {b: 1}, because: c}\n", "- {ask: a}\n"),
        ("- {expect: {b: 1}, ask: a}\n", "- {ask: a}\n"),
        ("- ask: a\n  expect:\n    b: 1\n  because: c\n- {x: 1}\n", "- ask: a\n- {x: 1}\n"),
        ("- ask: a\n  because: c\n  seat: 3\n", "- ask: a\n  seat: 3\n"),
        ("- because: c\n  ask: a\n", "- ask: a\n"),
    ],
)
def test_claims_are_cut_out_and_the_rest_stays(text: str, left: str) -> None:
    assert Cut(text).without_keys("ask", ("expect", "because")) == left


def test_a_copy_has_what_its_pack_gave_it() -> None:
    pack = "pack: p\ntitle: P\ndefaults:\n  table: {game: nlhe, size: 9}\n"
    block = "lesson: a\ntable:\n  blinds: 1-2\n  size: 6\n"
    assert on_its_own(block, pack) == "lesson: a\ntable:\n  game: nlhe\n  blinds: 1-2\n  size: 6\n"
    flow = "lesson: a\ntable: {blinds: 1-2}\n"
    assert on_its_own(flow, pack) == "lesson: a\ntable: {game: nlhe, size: 9, blinds: 1-2}\n"


# --- beginnings -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", asks())
def test_a_new_lesson_is_sound_and_can_be_answered(ask: str, language: str) -> None:
    looked = look_over(lesson_text("new-lesson", ask, voice(language)), Path("new-lesson.yaml"))
    assert looked.problems == ()
    assert looked.lesson is not None
    house = house_of(looked.lesson, NEWEST)
    asked = questions(looked.lesson, house)
    assert [one.question.ask for one in asked] == [ask]
    assert why(asked[0].question, asked[0].table, house).unknown is None


def test_a_copy_bears_its_own_name() -> None:
    assert renamed(SIX, "mine").replace("mine", "six-chips", 1) == SIX
    assert re.match(r"lesson: mine\n", renamed(SIX, "mine"))


def test_a_pack_is_looked_over_as_a_pack(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text(SIX, encoding="utf-8")
    file = tmp_path / "pack.yaml"
    sound = "pack: p\ntitle: {en: P}\nlanguages: [en]\norder: [one]\n"
    assert look_over(sound, file).problems == ()
    broken = sound.replace("[one]", "[on]").replace("[en]", "[en, it]")
    codes = [one.code for one in look_over(broken, file).problems]
    assert codes == ["not-in-order", "no-such-lesson", "missing-words"]
