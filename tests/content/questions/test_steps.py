"""Steps of the dealer: the closed list, how an order is marked, and the short forms."""

from __future__ import annotations

import pytest

from tests.content.samples import lesson
from trainer import app
from trainer.content.lesson import Answer
from trainer.content.questions import (
    FOLLOWING_NAMES,
    SAID_NAMES,
    STEP_NAMES,
    Key,
    Verdict,
    grade,
    plain,
    step_in_words,
    type_of,
)
from trainer.content.step_text import (
    FOLLOWING,
    SAYINGS,
    STEPS,
    in_one_order,
    is_whole,
    same_step,
    usage,
)
from trainer.rules.house import House
from trainer.rules.ruling import Pile, Said, StepKind
from trainer.table.games import Street

HOUSE = House()


def asked(*lines: str) -> app.Computed:
    """A question on steps after these lines, with its key."""
    return app.computed(lesson(*lines, "{ask: steps}"), HOUSE)[0]


CLOSED = asked("{seat: 3, calls}", "{seat: 4, folds}", "{seat: 1, calls}", "{seat: 2, checks}")
FLOOR = asked("{seat: 3, raises: 2000}", "{seat: 4, calls}", "{seat: 1, puts: 500}")


def verdict(*steps: str, of: app.Computed = CLOSED) -> Verdict:
    return grade(of.question, of.key, {"steps": steps}, HOUSE)


def test_the_words_are_those_of_the_rules() -> None:
    assert list(STEPS) == list(STEP_NAMES) == [one.value for one in StepKind]
    assert list(SAYINGS) == list(SAID_NAMES) == [one.value for one in Said]
    assert FOLLOWING["reshuffle"] == tuple(one.value for one in Pile)
    later = [street.value for street in Street if not street.is_first]
    assert FOLLOWING["deal"] == (*later, "down", "community")
    assert {word for words in FOLLOWING.values() for word in words} == set(FOLLOWING_NAMES)


def test_the_whole_order_is_right() -> None:
    assert CLOSED.key.answer == {"steps": ("bring-in-bets", "burn", "deal flop")}
    right = verdict("bring-in-bets", "burn", "deal flop")
    assert right.right
    assert right.remark is None
    assert str(right.expected) == "bring in the bets; burn a card; deal the flop"


@pytest.mark.parametrize(
    "steps, score, wrong, remark",
    [
        (("burn", "deal flop"), 2 / 3, ["steps.0"], "Step 1 is missing: bring in the bets."),
        (("bring-in-bets", "deal flop"), 2 / 3, ["steps.1"], "Step 2 is missing: burn a card."),
        (
            ("bring-in-bets", "burn", "burn", "deal flop"),
            3 / 4,
            ["steps.2"],
            "Step 3 is one too many: burn a card.",
        ),
        (
            ("bring-in-bets", "burn", "deal turn"),
            2 / 3,
            ["steps.2"],
            "Step 3 is the first that is not right: it is deal the flop, not deal the turn.",
        ),
        (
            ("burn", "bring-in-bets", "deal flop"),
            1 / 2,
            ["steps.0", "steps.2"],
            "Step 1 is missing: bring in the bets.",
        ),
        (
            ("read",),
            0,
            ["steps.0", "steps.1", "steps.2"],
            "Step 1 is the first that is not right: it is bring in the bets, not read the hands.",
        ),
    ],
)
def test_an_order_that_is_partly_right(
    steps: tuple[str, ...], score: float, wrong: list[str], remark: str
) -> None:
    found = verdict(*steps)
    assert found.score == pytest.approx(score)
    assert [mark.field for mark in found.marks if not mark.right] == wrong
    assert str(found.remark) == remark


def test_a_thousand_steps_are_marked_too() -> None:
    found = verdict(*("burn",) * 1000)
    assert 0 < found.score < 0.01


def test_calling_the_floor_is_a_step_where_it_is_one() -> None:
    assert FLOOR.key.answer == {"steps": ("call-floor",)}
    assert grade(FLOOR.question, FLOOR.key, {"floor": True}, HOUSE).right
    needless = grade(CLOSED.question, CLOSED.key, {"floor": True}, HOUSE)
    assert needless.score == 0
    assert "need not be called" in str(needless.remark)


def test_calling_the_floor_may_be_the_first_of_several_steps() -> None:
    flop = asked(
        "{seat: 3, calls}",
        "{seat: 4, folds}",
        "{seat: 1, calls}",
        "{seat: 2, checks}",
        "{deals: flop, cards: 2c 7d Jh Qs}",
    )
    found = grade(flop.question, flop.key, {"floor": True}, HOUSE)
    assert found.score == 0.5
    assert "scramble the board" in str(found.remark)


def test_chips_go_back_to_several_seats_in_any_order() -> None:
    given = ("change 3 800", "change 1 400", "bring-in-bets", "return 2 50")
    assert in_one_order(given) == ("change 1 400", "change 3 800", "bring-in-bets", "return 2 50")
    kind = type_of(CLOSED.question)
    other = ("change 1 400", "change 3 800", "bring-in-bets", "return 2 50")
    assert plain(kind, {"steps": given}) == plain(kind, {"steps": other})


@pytest.mark.parametrize(
    "expected, given, same",
    [
        ("announce 1700", "announce", True),
        ("announce all-in", "announce", True),
        ("announce 1700", "announce 1500", False),
        ("announce 1700", "announce all-in", False),
        ("muck 1 2", "muck", True),
        ("muck 1 2", "muck 1", False),
        ("push 0", "push", False),
        ("deal turn", "deal", False),
    ],
)
def test_a_short_form_stands_for_the_whole_step(expected: str, given: str, same: bool) -> None:  # noqa: FBT001  # a test's own parameter
    assert same_step(expected, given) is same


def test_a_claim_may_have_the_short_form() -> None:
    said = lesson("{seat: 3, raises: 1100}", "{ask: steps, expect: {steps: announce}}")
    one = app.computed(said, HOUSE)[0]
    claim = one.question.expected(HOUSE.edition)
    assert claim is not None
    assert grade(one.question, one.key, claim, HOUSE).right


def test_seats_are_numbers_names_and_in_any_order() -> None:
    said = lesson("{ask: steps, expect: {steps: [turn-up UTG 1, return UTG 50, back-up UTG]}}")
    claim = app.computed(said, HOUSE)[0].question.expected(HOUSE.edition)
    assert claim == {"steps": ("turn-up 1 3", "return 3 50", "back-up 3")}


WHOLE = (
    "announce 1700",
    "announce all-in",
    "announce",
    "bring-in-bets",
    "return 3 50",
    "change 4 400",
    "burn",
    "deal turn",
    "turn-up 1 2",
    "back-up 5",
    "read",
    "push 0",
    "push 1",
    "muck 5",
    "muck",
    "reshuffle stub",
    "reshuffle mix",
    "scramble board",
    "call-floor",
)


def test_every_step_sounds_like_itself() -> None:
    said = [str(step_in_words(step)) for step in WHOLE]
    assert len(set(said)) == len(WHOLE)
    assert all("{" not in one for one in said)
    assert all(is_whole(step) for step in WHOLE)


@pytest.mark.parametrize(
    "step", ["return", "return 3", "change", "deal", "turn-up", "push", "burn 1"]
)
def test_half_a_step_is_told_from_a_whole_one(step: str) -> None:
    assert not is_whole(step)
    assert str(step_in_words(step))


@pytest.mark.parametrize("word", STEPS)
def test_every_step_has_its_usage(word: str) -> None:
    assert word in str(usage(word))


def test_what_is_no_step_is_said_as_it_stands() -> None:
    assert str(step_in_words("dance")) == "dance"


def test_where_the_dealer_has_nothing_to_do_there_is_no_answer() -> None:
    idle: Key = asked().key
    assert idle.unknown is not None
    nothing: Answer = {}
    assert str(type_of(CLOSED.question).headline(CLOSED.question, nothing)) == (
        "There is nothing to do"
    )
