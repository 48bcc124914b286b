"""Reading hands: any five cards of the same worth, the class, both sides, and the winners."""

from __future__ import annotations

import json

import pytest

from tests.content.samples import lesson
from trainer import app
from trainer.content.hand_text import HIGH_CLASSES, LOW_CLASSES, in_one_form
from trainer.content.lesson import Answer, Value
from trainer.content.questions import (
    Verdict,
    as_json,
    grade,
    hand_class,
    parse_given,
    plain,
    type_of,
)
from trainer.messages import Problems
from trainer.rules.house import House
from trainer.table.hand_values import HandClass

HOUSE = House()


def asked(seats: str, *lines: str, table: str = "") -> app.Computed:
    facts = table or "game: nlhe, blinds: 250-500, button: 1, street: river, pots: [3000]"
    return app.computed(lesson(*lines, "{ask: read}", table=facts, seats=seats), HOUSE)[0]


BOARD = "game: nlhe, blinds: 250-500, button: 1, street: river, board: 9s 9h 9d 9c 2d, pots: [3000]"
QUADS = asked("1: {stack: 9000, cards: As Ah}, 2: {stack: 9000, cards: Kd Kc}", table=BOARD)
HI_LO = asked(
    "1: {stack: 9000, cards: As 4s 8s 8c}, 2: {stack: 9000, cards: Ah 3h Kh 9s}",
    table="game: plo8, blinds: 100-200, button: 2, street: river, board: 2c 5d 8h Kd Kc, "
    "pots: [4125]",
)


def verdict(answer: Answer, of: app.Computed = QUADS) -> Verdict:
    return grade(of.question, of.key, answer, HOUSE)


def with_hand(of: app.Computed, seat: str, half: str, hand: Value) -> Answer:
    hands = of.key.answer["hands"]
    assert isinstance(hands, dict)
    return {**of.key.answer, "hands": {**hands, seat: {**hands[seat], half: hand}}}


def test_the_key_has_class_and_cards_as_they_are_read_out() -> None:
    assert QUADS.key.answer == {
        "hands": {
            "1": {"high": ("four-of-a-kind", "9s 9h 9d 9c As")},
            "2": {"high": ("four-of-a-kind", "9s 9h 9d 9c Kd")},
        },
        "winners": ({"pot": 0, "half": "whole", "shares": {"1": 3000}},),
    }


@pytest.mark.parametrize(
    "hand, right",
    [
        (("four-of-a-kind", "9s 9h 9d 9c As"), True),
        (("four-of-a-kind", "Ah 9c 9d 9h 9s"), True),
        (("four-of-a-kind", "9s 9h 9d 9c Kd"), False),
        (("four-of-a-kind", "9s 9h 9d 9c 2d"), False),
        (("four-of-a-kind", "9s 9h 9d As Ah"), False),
        (("full-house", "9s 9h 9d 9c As"), False),
    ],
)
def test_any_five_cards_of_equal_worth_are_right(hand: Value, right: bool) -> None:  # noqa: FBT001  # a test's own parameter
    assert verdict(with_hand(QUADS, "1", "high", hand)).right is right


def test_class_and_cards_are_two_parts() -> None:
    found = verdict(with_hand(QUADS, "1", "high", ("full-house", "9s 9h 9d 9c As")))
    assert [mark.field for mark in found.marks if not mark.right] == ["hands.1.high"]
    assert found.score == pytest.approx((3 / 4 + 1) / 2)
    wrong = next(mark for mark in found.marks if not mark.right)
    assert (str(wrong.expected_text), str(wrong.given_text)) == ("four of a kind", "full house")


def test_winners_are_the_other_half() -> None:
    shared: Value = ({"pot": 0, "half": "whole", "shares": {"1": 1500, "2": 1500}},)
    assert verdict({**QUADS.key.answer, "winners": shared}).score == 0.5


def test_a_hand_that_was_not_read_is_wrong_in_both_parts() -> None:
    hands = QUADS.key.answer["hands"]
    assert isinstance(hands, dict)
    found = verdict({**QUADS.key.answer, "hands": {"1": hands["1"]}})
    assert [mark.field for mark in found.marks if not mark.right] == [
        "hands.2.high",
        "hands.2.high.cards",
    ]


def test_both_sides_are_read_where_high_and_low_share() -> None:
    hands = HI_LO.key.answer["hands"]
    assert isinstance(hands, dict)
    assert hands["1"] == {
        "high": ("full-house", "8s 8h 8c Kd Kc"),
        "low": ("low", "8h 5d 4s 2c As"),
    }
    other = verdict(with_hand(HI_LO, "1", "low", ("high-card", "As 2c 4s 5d 8s")), HI_LO)
    assert not other.right, "in Omaha three cards of the board play"
    same = verdict(with_hand(HI_LO, "1", "low", ("high-card", "As 2c 4s 5d 8h")), HI_LO)
    assert same.right
    assert "8♥" in str(same.expected)


@pytest.mark.parametrize(
    "written",
    [
        "[four-of-a-kind, 9s 9h 9d 9c As]",
        "[four-of-a-kind, As, 9h, 9d, 9c, 9s]",
        "[four-of-a-kind, [As, 9h, 9d, 9c, 9s]]",
        "four-of-a-kind As 9h 9d 9c 9s",
    ],
)
def test_a_hand_is_written_in_several_ways(written: str) -> None:
    expect = f"{{hands: {{1: {{high: {written}}}}}}}"
    facts = "1: {stack: 9000, cards: As Ah}, 2: {stack: 9000, cards: Kd Kc}"
    found = lesson(f"{{ask: read, expect: {expect}}}", table=BOARD, seats=facts)
    claim = app.computed(found, HOUSE)[0].question.expected(HOUSE.edition)
    assert claim == {"hands": {"1": {"high": ("four-of-a-kind", "9s 9h 9d 9c As")}}}


def test_an_answer_goes_through_json() -> None:
    for one in (QUADS, HI_LO):
        written = json.loads(json.dumps(as_json(one.key.answer)))
        back = parse_given(one.question, one.asked.table, written)
        assert plain(type_of(one.question), back) == plain(type_of(one.question), one.key.answer)


def test_fewer_than_five_cards_are_no_hand() -> None:
    with pytest.raises(Problems) as found:
        parse_given(
            QUADS.question, QUADS.asked.table, {"hands": {"1": {"high": ["pair", "As Ah"]}}}
        )
    assert [one.code for one in found.value] == ["not-five-cards"]


def test_an_unknown_card_leaves_the_question_open() -> None:
    seats = "1: {stack: 9000, cards: As x}, 2: {stack: 9000, cards: Kd Kc}"
    assert "Seat 1" in str(asked(seats, table=BOARD).key.unknown)


def test_only_the_hands_can_be_asked() -> None:
    said = "{ask: read, fields: hands, expect: {hands: {1: {high: straight As 2c 3d 4h 5s}, "
    said += "2: {high: pair 5s 5d Kc 4h 3d}}}}"
    table = "game: nlhe, blinds: 250-500, button: 1, street: flop, board: 3d 4h 5s, pots: [3000]"
    seats = "1: {stack: 9000, cards: As 2c}, 2: {stack: 9000, cards: 5d Kc}"
    one = app.computed(lesson(said, table=table, seats=seats), HOUSE)[0]
    assert "winners" not in one.key.answer
    claim = one.question.expected(HOUSE.edition)
    assert claim is not None
    assert verdict(claim, one).right
    assert str(type_of(one.question).headline(one.question, claim)) == "The hands are read"


def test_the_reasons_are_those_of_the_hands() -> None:
    why = [str(one) for one in verdict(QUADS.key.answer).why]
    assert any("the kicker decides, the ace against the king" in one for one in why)


def test_the_classes_are_those_of_the_hands() -> None:
    assert list(HIGH_CLASSES) == [one.word for one in HandClass]
    assert set(LOW_CLASSES) - {"low"} <= set(HIGH_CLASSES)
    assert len({str(hand_class(one)) for one in (*HIGH_CLASSES, "low")}) == 10


@pytest.mark.parametrize("five", ["", "As", "As Ad", "x x x x x", "no cards at all here"])
def test_what_is_no_five_cards_stays_as_it_was(five: str) -> None:
    assert in_one_form("pair", five, low=False) == ("pair", five)


def test_half_an_answer_is_marked_as_far_as_it_goes() -> None:
    found = verdict({"hands": {"1": {"high": ("four-of-a-kind",)}, "2": {"high": ()}}})
    assert 0 < found.score < 1
    assert str(found.given)
