"""Situations that the trade has argued about: every part that the rules settle, or leave to the
floor, is a rule case, and what is disputed is asked nowhere as if it had one right answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from trainer import resources
from trainer.content.cases import read_cases
from trainer.content.lesson import Answer, Lesson, Line, Question, Script
from trainer.content.pack import load_pack
from trainer.content.script import house_of, questions

FOLDER = Path(__file__).parent
SITUATION = re.compile(r"Situation ([A-J]\d\d)")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a situation: `mark` R is settled, D is the floor's. `cases` as `file:case`."""

    situation: str
    mark: str
    cases: tuple[str, ...]
    what: str = ""


def _part(situation: str, mark: str, *cases: str, what: str = "") -> Part:
    return Part(situation, mark, cases, what)


_A: Final = "argued-rulings"
_S: Final = "situations-betting"
_B: Final = "irregular-boards"
_M: Final = "misdeals"
_H: Final = "showdown-hands"
_P: Final = "pot-limit-situations"
_K: Final = "burns-after-substantial-action"

PARTS: Final = (
    _part("A01", "R", f"{_A}:small-blind-one-big-chip"),
    _part("A06", "R", f"{_A}:dark-500-for-a-100", what="by the text"),
    _part("A09", "R", f"{_A}:blind-drawn-back-then-a-fold-wanted"),
    _part("A11", "D", f"{_S}:same-bet-and-a-500"),
    _part("B01", "R", f"{_A}:raise-500-then-700-in-chips"),
    _part("B02", "R", f"{_A}:see-your-500-and-raise"),
    _part("B04", "R", f"{_S}:five-on-the-turn"),
    _part("B06", "R", f"{_S}:bet-five-on-the-flop"),
    _part("B10", "D", f"{_S}:a-quarter-of-a-million-and-ten-times-as-much"),
    _part("B11", "R", f"{_A}:three-hundred-then-more"),
    _part("B14", "R", f"{_A}:check-raise-said", what="the check"),
    _part("B14", "D", "conditional-declarations:i-check-raise", what="the raise"),
    _part("B16", "R", f"{_S}:shown-too-early", what="the hand shown is live, the other must act"),
    _part("C02", "R", f"{_S}:bettor-after-a-short-all-in-and-two-calls"),
    _part("C04", "R", f"{_S}:two-short-all-ins-in-a-row"),
    _part("C05", "R", f"{_S}:two-more-to-call"),
    _part("C06", "R", f"{_S}:underraise-found-after-two-callers"),
    _part("C08", "R", f"{_A}:least-raise-over-the-other-stack"),
    _part("C09", "R", f"{_A}:double-it"),
    _part("D02", "R", f"{_A}:call-without-having-heard-the-all-in", what="a: call is said"),
    _part("D02", "D", f"{_S}:unheard-all-in-and-one-chip", what="b, d: one chip"),
    _part("D02", "D", f"{_S}:two-chips-of-a-big-blind-over-an-unheard-all-in", what="c"),
    _part("D05", "R", f"{_S}:the-chip-under-the-arm-does-not-save", what="it does not save"),
    _part("D05", "D", f"{_S}:chip-under-the-arm", what="whether it is part of the action"),
    _part("D07", "R", f"{_B}:flop-before-the-amounts-were-settled"),
    _part("E01", "R", f"{_A}:raise-out-of-turn-pulled-back"),
    _part("E03", "R", f"{_S}:waited-on-purpose", what="the act binds"),
    _part("E03", "D", f"{_S}:waited-on-purpose", what="the hand that was passed over"),
    _part("E05", "R", f"{_A}:bet-before-the-small-blind"),
    _part(
        "E08",
        "R",
        f"{_A}:call-of-an-all-in-before-the-small-blind",
        f"{_S}:all-in-before-the-turn-then-slid-away",
    ),
    _part("E11", "R", f"{_B}:premature-turn-a-seat-skipped", what="b: the card came too early"),
    _part("E11", "D", "skipped-seats:passed-over-and-the-turn-dealt", what="a: the hand"),
    _part("E12", "R", f"{_S}:overlooked-on-the-turn", what="the hand is not dead"),
    _part("E13", "R", f"{_A}:call-out-of-turn-and-a-fold-between", what="the call"),
    _part("E13", "D", f"{_S}:called-early-then-thrown-away", what="the hand"),
    _part("F01", "R", f"{_M}:three-cards-nobody-acted", f"{_M}:three-cards-flop-out"),
    _part("F03", "R", f"{_K}:limp-with-three-cards"),
    _part("F05", "R", f"{_K}:small-blind-three-cards-after-an-all-in"),
    _part("F06", "R", f"{_K}:big-blind-one-card-after-a-re-raise"),
    _part(
        "F09",
        "R",
        f"{_M}:first-off-the-deck-seen",
        f"{_M}:second-off-the-deck-seen",
        f"{_M}:the-card-in-its-place-is-exposed-too",
        f"{_M}:third-off-the-deck-seen",
        f"{_M}:last-off-the-deck-seen",
        f"{_M}:two-others-seen",
    ),
    _part("F12", "R", f"{_M}:one-boxed", f"{_M}:two-boxed"),
    _part("F13", "R", f"{_M}:seen-when-cutting"),
    _part("F14", "R", "fouled-decks:two-sixes-on-the-river"),
    _part("F15", "R", "presence:back-for-the-re-deal"),
    _part(
        "F18",
        "R",
        "new-level:old-blinds-found-when-the-pot-was-pushed",
        "button-and-blinds:wrong-button-three-folds",
    ),
    _part("F19", "R", f"{_H}:five-cards-in-omaha"),
    _part("G01", "R", f"{_B}:four-card-flop"),
    _part("G03", "R", f"{_B}:premature-flop"),
    _part("G05", "R", f"{_B}:premature-river"),
    _part("G06", "D", f"{_B}:two-burns-before-the-turn"),
    _part("G07", "R", f"{_B}:extra-burn-seen-at-the-end"),
    _part("G08", "D", f"{_B}:two-turn-cards"),
    _part("G09", "D", f"{_B}:no-burn-before-the-turn", f"{_B}:no-burn-before-the-river"),
    _part(
        "G10",
        "R",
        f"{_B}:board-swept-with-a-seat-to-act",
        f"{_B}:board-swept-and-the-stub-apart",
        what="the right to act; the stub, told apart or not",
    ),
    _part("G11", "R", f"{_B}:stub-in-the-muck"),
    _part("H01", "R", f"{_H}:discarded-then-tabled"),
    _part("H02", "R", f"{_H}:over-the-line-then-turned-up"),
    _part("H04", "R", f"{_H}:all-in-hand-pushed-away"),
    _part("H05", "D", f"{_H}:caller-mucks-against-an-all-in"),
    _part("H06", "D", f"{_H}:all-in-hand-mucked-on-the-turn"),
    _part("H07", "R", f"{_H}:both-tabled-hands-mucked"),
    _part("H09", "R", f"{_H}:swept-with-a-fold"),
    _part("H10", "R", f"{_H}:bettor-mucks-a-soft-call-behind"),
    _part("H12", "R", f"{_H}:fold-said-at-the-showdown"),
    _part("H14", "R", f"{_H}:loser-asks-for-a-third-hand", what="no right to ask"),
    _part("H15", "R", f"{_H}:order-after-a-river-raise", f"{_H}:order-after-checks"),
    _part("H16", "R", f"{_H}:split-missed-three-minutes-later"),
    _part("H18", "R", f"{_S}:when-hands-go-face-up"),
    _part("I02", "R", f"{_A}:three-way-tie-in-layers", f"{_A}:best-hand-in-the-main-pot-only"),
    _part("I05", "R", "splitting-pots:same-hands-both-ways"),
    _part(
        "I06",
        "R",
        "splitting-pots:left-of-the-button",
        "splitting-pots:odd-chip-of-the-whole-pot",
        "splitting-pots:by-suit-in-stud",
        "splitting-pots:smallest-chip-first",
    ),
    _part(
        "I07",
        "R",
        f"{_P}:low-fold-and-call",
        f"{_P}:low-one-fold",
        f"{_P}:high-before-and-after-the-turn",
    ),
    _part("I08", "R", f"{_P}:dead-small-blind", f"{_P}:short-big-blind"),
    _part("J01", "R", "button-and-blinds:big-blind-busts"),
    _part("J03", "R", "button-and-blinds:small-blind-busts-and-two-are-left"),
    _part("J05", "D", "chip-race:nine-chips-of-25"),
)
"""Every part marked R or D. One marked X alone has none: it is disputed."""

DISPUTED: Final = frozenset(
    {"A03", "A04", "A12", "B08", "B09", "B13", "B15", "D03", "D06", "E09", "F08", "F11", "H13"}
)


@cache
def cases() -> dict[str, Lesson]:
    return {
        f"{file.stem}:{case.id}": case
        for file in sorted(FOLDER.glob("*.yaml"))
        for case in read_cases(file)
    }


def answers(lesson: Lesson) -> list[Answer]:
    """What is expected at every question, in every edition it is for."""
    found: list[Answer] = []
    for edition in lesson.editions:
        for asked in questions(lesson, house_of(lesson, edition)):
            expected = asked.question.expected(edition)
            assert expected is not None
            found.append(expected)
    return found


def is_the_floor_s(answer: Answer) -> bool:
    outcomes = answer.get("outcomes")
    return isinstance(outcomes, tuple) and len(outcomes) > 1


@pytest.mark.parametrize("part", PARTS, ids=lambda one: f"{one.situation}{one.mark} {one.what}")
def test_every_part_is_a_case_with_its_answer(part: Part) -> None:
    for name in part.cases:
        case = cases()[name]
        assert part.situation in SITUATION.findall(case.source), name
        given = answers(case)
        wanted = part.mark == "D"
        assert any(is_the_floor_s(one) is wanted for one in given), name


def test_every_case_of_a_situation_is_in_the_list() -> None:
    listed = {(part.situation, name) for part in PARTS for name in part.cases}
    beside = {situation for situation, _ in listed}
    for name, case in cases().items():
        for situation in SITUATION.findall(case.source):
            assert situation in beside, f"{name}: {situation}"


def scripts(script: Script) -> list[Script]:
    return [script, *(one for branch in script.branches for one in scripts(branch.script))]


def test_nothing_disputed_is_asked_as_if_it_had_one_answer() -> None:
    assert not DISPUTED & {part.situation for part in PARTS}
    lessons = load_pack(resources.lessons() / "rulebook").lessons
    for lesson in (*cases().values(), *lessons):
        if not DISPUTED & set(SITUATION.findall(lesson.source)):
            continue
        for script in scripts(lesson.script):
            for item in script.lines:
                assert isinstance(item, Line | Question)
                if isinstance(item, Question):
                    expected = [answer for _, answer in item.expect]
                    assert all(is_the_floor_s(one) for one in expected), lesson.id


def test_the_list_is_that_of_the_situations_told() -> None:
    told = FOLDER.parents[2] / "shared" / "cases.md"
    if not told.is_file():
        pytest.skip("the situations as they were told are not beside the program")
    named = set(re.findall(r"^### ([A-J]\d\d)", told.read_text(encoding="utf-8"), re.MULTILINE))
    assert named == DISPUTED | {part.situation for part in PARTS}
