"""Grading: the key earns full marks, any change to it does not, and the floor is heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from unittest import mock

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from trainer.content import questions
from trainer.content.lesson import Answer, Question, Tempting, Value, Words
from trainer.content.questions import QUESTION_TYPES, Key, QuestionType, Verdict, grade, key
from trainer.content.questions.value_words import in_words
from trainer.messages import Place, say
from trainer.rules import ask
from trainer.rules.answers import (
    Award,
    Binding,
    Binds,
    Burn,
    Counted,
    Deal,
    Expose,
    Extra,
    Halt,
    HandIs,
    HandRead,
    HandRuling,
    May,
    Mistake,
    Options,
    PotCount,
    Pots,
    PotShare,
    Read,
    SeatOrder,
    SeeHand,
    Spotted,
    Steps,
    When,
    Winner,
)
from trainer.rules.house import House
from trainer.rules.ruling import Answered, DealerStep, Finding, Stage, StepKind
from trainer.table.cards import DECK, Card
from trainer.table.games import Game
from trainer.table.hands import best_high, best_low
from trainer.table.state import Action, Outcome, Seat, Table

HOUSE = House()
TABLE = Table(Game.NLHE, 9, tuple(Seat(number) for number in range(1, 10)))

amounts = st.integers(0, 99).map(lambda n: n * 25)
some = st.integers(1, 99).map(lambda n: n * 25)
seats = st.integers(1, 9)
some_seats = st.frozensets(seats, min_size=1, max_size=4)
orders = st.lists(seats, min_size=1, max_size=4, unique=True).map(tuple)
by_seat = st.dictionaries(seats, some, max_size=3).map(lambda pairs: tuple(sorted(pairs.items())))
options = st.builds(
    Options,
    st.frozensets(st.sampled_from(Action), min_size=1),
    st.none() | some,
    st.none() | some,
    st.none() | some,
)
winners = st.builds(
    Winner, st.integers(0, 3), st.sampled_from(("whole", "high", "low")), by_seat.filter(bool)
)

steps = st.sampled_from(
    (
        DealerStep(StepKind.ANNOUNCE, (1700,)),
        DealerStep(StepKind.ANNOUNCE, ("all-in",)),
        DealerStep(StepKind.BRING_IN_BETS),
        DealerStep(StepKind.RETURN, (3, 50)),
        DealerStep(StepKind.CHANGE, (4, 400)),
        DealerStep(StepKind.BURN),
        DealerStep(StepKind.DEAL, ("turn",)),
        DealerStep(StepKind.TURN_UP, (1, 2)),
        DealerStep(StepKind.BACK_UP, (5,)),
        DealerStep(StepKind.READ),
        DealerStep(StepKind.PUSH, (1,)),
        DealerStep(StepKind.MUCK, (5,)),
        DealerStep(StepKind.RESHUFFLE, ("stub",)),
        DealerStep(StepKind.SCRAMBLE, ("board",)),
    )
)


def hand_read(seat: int, five: list[Card]) -> HandRead:
    cards = tuple(five)
    fives = frozenset({frozenset(cards)})
    low = best_low(cards)
    return HandRead(seat, best_high(cards), low, fives, fives if low else frozenset())


hands_read = st.lists(
    st.builds(
        hand_read, seats, st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)
    ),
    min_size=1,
    max_size=3,
    unique_by=lambda one: one.seat,
).map(tuple)

RESULTS: dict[str, st.SearchStrategy[Any]] = {
    "ruling": st.builds(Outcome, st.sampled_from(Action), amounts, amounts, amounts, amounts),
    "options": options,
    "binding": st.builds(Binding, st.sampled_from(Binds), amounts, st.none() | options),
    "pots": st.builds(
        Pots,
        st.lists(st.builds(PotShare, some, some_seats), min_size=1, max_size=3).map(tuple),
        by_seat,
    ),
    "award": st.builds(
        Award,
        st.permutations(range(3)).map(tuple),
        st.none()
        | st.lists(winners, max_size=3, unique_by=lambda one: (one.pot, one.half)).map(tuple),
        st.none() | by_seat,
    ),
    "pot-count": st.builds(PotCount, amounts, st.none() | some),
    "burn": st.builds(Burn, st.integers(0, 2), st.sampled_from(Extra)),
    "expose": st.builds(Expose, st.booleans(), some_seats | st.just(frozenset())),
    "see-hand": st.builds(
        SeeHand,
        st.dictionaries(seats, st.sampled_from(May), min_size=1).map(
            lambda pairs: tuple(sorted(pairs.items()))
        ),
    ),
    "hand": st.builds(HandRuling, st.sampled_from(HandIs), st.sampled_from(Deal), by_seat),
    "seat": st.builds(SeatOrder, orders),
    "halt": st.builds(Halt, st.booleans(), st.none() | st.sampled_from(When)),
    "steps": st.builds(Steps, st.lists(steps, min_size=1, max_size=6).map(tuple)),
    "read": st.builds(
        Read,
        hands_read,
        st.none()
        | st.lists(winners, max_size=3, unique_by=lambda one: (one.pot, one.half)).map(tuple),
    ),
    "spot": st.builds(
        Spotted, st.none() | st.sampled_from(Mistake), st.frozensets(st.sampled_from(Mistake))
    ),
    "count": st.builds(Counted, some),
    "choice": st.sampled_from(("a", "b", "c")),
}
"""What the rules core may answer, by question type; of a choice the names of options."""

FUNCTIONS = {name: name.replace("-", "_") for name in RESULTS}
"""Who answers it in trainer.rules.ask."""

OPTIONS = tuple((name, Words((("en", f"Option {name}"),))) for name in ("a", "b", "c"))
ABOUT: dict[str, dict[str, Any]] = {"count": {"of": "stack"}, "choice": {"options": OPTIONS}}


def question(kind: QuestionType | str, **more: Any) -> Question:
    name = kind if isinstance(kind, str) else kind.name
    about = {"seat": 4, "of": 4, "for_what": "show", **ABOUT.get(name, {})}
    return Question(1, name, Place(), **{**about, **more})


def claimed(answered: Answered[str]) -> Answer:
    """What the author of a choice expects."""
    if answered.result is not None:
        return {"choice": answered.result}
    return {"floor": True, "outcomes": tuple({"choice": one} for one in answered.outcomes)}


def key_for(kind: str, answered: Answered[Any], **more: Any) -> Key:
    if kind == "choice":
        expect = ((HOUSE.edition, claimed(answered)),)
        return key(question(kind, expect=expect, **more), TABLE, HOUSE)
    with mock.patch.object(ask, FUNCTIONS[kind], return_value=answered):
        return key(question(kind, **more), TABLE, HOUSE)


def verdict(kind: str, right: Key, answer: Answer, **more: Any) -> Verdict:
    return grade(question(kind, **more), right, answer, HOUSE)


def changed(value: Value, draw: Callable[[st.SearchStrategy[Any]], Any]) -> Value:
    """Another value than this one, of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            more: int = draw(st.sampled_from((1, 25, 100)))
            return value + more
        case str():
            return str(
                draw(st.sampled_from(("fold", "raise", "dead", "now", "stub", "low", "floor")))
            )
        case tuple():
            place = draw(st.integers(0, len(value) - 1))
            if draw(st.booleans()) and len(value) > 1:
                return value[:place] + value[place + 1 :]
            return (*value[:place], changed(value[place], draw), *value[place + 1 :])
        case Mapping():
            name = draw(st.sampled_from(sorted(value)))
            return {**value, name: changed(value[name], draw)}
        case _:
            return value


def test_every_type_is_tried_here() -> None:
    assert list(RESULTS) == [one.name for one in QUESTION_TYPES]


@pytest.mark.parametrize("kind", QUESTION_TYPES, ids=lambda kind: kind.name)
@given(data=st.data())
def test_the_key_earns_full_marks_and_any_change_does_not(
    kind: QuestionType, data: st.DataObject
) -> None:
    right = key_for(kind.name, Answered(data.draw(RESULTS[kind.name])))
    assert not right.floor
    full = verdict(kind.name, right, right.answer)
    assert full.score == 1
    assert all(mark.right for mark in full.marks)

    name = data.draw(st.sampled_from(sorted(right.answer)))
    assume(right.answer[name] not in ((), {}))
    other = {**right.answer, name: changed(right.answer[name], data.draw)}
    assume(questions.plain(kind, other) != questions.plain(kind, right.answer))
    worse = verdict(kind.name, right, other)
    assert worse.score < 1
    assert any(not mark.right for mark in worse.marks)


@pytest.mark.parametrize("kind", QUESTION_TYPES, ids=lambda kind: kind.name)
@given(data=st.data())
def test_where_the_floor_decides_the_floor_is_right_and_so_is_each_outcome(
    kind: QuestionType, data: st.DataObject
) -> None:
    outcomes = data.draw(st.lists(RESULTS[kind.name], min_size=1, max_size=3))
    right = key_for(kind.name, Answered(None, outcomes=tuple(outcomes)))
    assert right.floor
    assert right.answer["floor"] is True
    assert verdict(kind.name, right, right.answer).score == 1
    assert verdict(kind.name, right, {"floor": True}).score == 1
    for outcome in right.outcomes:
        named = verdict(kind.name, right, outcome)
        assert named.score == 1
        assert "floor’s to choose" in str(named.remark)


@pytest.mark.parametrize("kind", QUESTION_TYPES, ids=lambda kind: kind.name)
@given(data=st.data())
def test_the_floor_is_wrong_where_the_rules_decide(kind: QuestionType, data: st.DataObject) -> None:
    right = key_for(kind.name, Answered(data.draw(RESULTS[kind.name])))
    called = verdict(kind.name, right, {"floor": True})
    assert called.score == 0
    assert called.marks[0].field == "floor"
    assert "the floor need not be called" in str(called.remark)


@pytest.mark.parametrize("kind", QUESTION_TYPES, ids=lambda kind: kind.name)
@given(data=st.data())
def test_every_answer_can_be_said(kind: QuestionType, data: st.DataObject) -> None:
    """In full, in part, or not at all: there are words, and no blank is left open."""
    answered = Answered(data.draw(RESULTS[kind.name]))
    right = key_for(kind.name, answered)
    part = {name: right.answer[name] for name in sorted(right.answer)[:1]}
    for answer in (right.answer, part, {}):
        said = str(questions.describe(kind, answer))
        assert said
        assert "{" not in said
    assert str(questions.headline(question(kind), right))
    assert "{" not in str(questions.question_text(question(kind)))
    for mark in verdict(kind.name, right, {}).marks:
        assert str(mark.expected_text)
        assert str(mark.given_text)


RAISE = key_for("ruling", Answered(Outcome(Action.RAISE, 1700, add=200)))


@pytest.mark.parametrize(
    "answer, score, wrong",
    [
        ({"action": "raise", "to": 1700, "add": 200}, 1, []),
        ({"action": "raise", "to": 1500, "add": 200}, 0.5, ["to"]),
        ({"action": "raise", "to": 1500}, 0.5, ["to", "add"]),
        ({"action": "raise", "to": 1700, "add": 200, "change": 100}, 0.5, ["change"]),
        ({"action": "call", "to": 1700, "add": 200}, 0.5, ["action"]),
        ({"action": "call", "to": 1100, "change": 400}, 0, ["action", "to", "add", "change"]),
        ({}, 0, ["action", "to", "add"]),
    ],
)
def test_a_ruling_is_graded_by_halves(answer: Answer, score: float, wrong: list[str]) -> None:
    given_back = verdict("ruling", RAISE, answer)
    assert given_back.score == score
    assert [mark.field for mark in given_back.marks if not mark.right] == wrong
    assert given_back.right is (score == 1)


def test_a_half_says_which_half() -> None:
    half = verdict("ruling", RAISE, {"action": "raise", "to": 1500, "add": 200})
    assert str(half.remark) == ("Half right. Right: action, still owes. Not right: total in front.")
    assert str(half.expected) == "Raise to 1,700, owes 200"
    assert str(half.given) == "Raise to 1,500, owes 200"
    assert str(half.headline) == "It is a raise"
    to = next(mark for mark in half.marks if mark.field == "to")
    assert (to.expected, to.given) == (1700, 1500)
    assert (str(to.expected_text), str(to.given_text)) == ("1,700", "1,500")


FOLD_OR_CALL = key_for(
    "ruling",
    Answered(
        None,
        outcomes=(
            Outcome(Action.CALL, 8000, add=6000),
            Outcome(Action.FOLD, forfeits=400, change=100),
        ),
    ),
)


def test_the_floor_in_the_vocabulary_and_in_words() -> None:
    assert FOLD_OR_CALL.answer == {
        "action": "floor",
        "floor": True,
        "outcomes": (
            {"action": "call", "to": 8000, "add": 6000},
            {"action": "fold", "change": 100, "forfeits": 400},
        ),
    }
    given_back = verdict("ruling", FOLD_OR_CALL, {"action": "floor"})
    assert given_back.score == 1
    assert str(given_back.headline) == "The floor decides"
    assert str(given_back.expected) == (
        "The floor decides: call to 8,000, owes 6,000; or: fold, forfeits 400, 100 back"
    )


@pytest.mark.parametrize(
    "answer, score, remark",
    [
        ({"action": "call", "to": 8000, "add": 5000}, 0.5, "only a part of this"),
        ({"action": "raise", "to": 9000}, 0, "not among what it may choose"),
        ({"floor": True, "outcomes": ({"action": "fold"},)}, 0.5, "not among these"),
        ({"floor": True, "outcomes": FOLD_OR_CALL.outcomes[::-1]}, 1, None),
    ],
)
def test_what_else_is_said_where_the_floor_decides(
    answer: Answer, score: float, remark: str | None
) -> None:
    given_back = verdict("ruling", FOLD_OR_CALL, answer)
    assert given_back.score == score
    assert (given_back.remark is None) is (remark is None)
    assert (remark or "") in str(given_back.remark)


def test_sets_come_in_any_order_and_orders_do_not() -> None:
    may = key_for("options", Answered(Options(frozenset({Action.FOLD, Action.CALL}), 200)))
    assert verdict("options", may, {"actions": ("call", "fold"), "call": 200}).score == 1
    shown = key_for("expose", Answered(Expose(now=True, seats=frozenset({2, 5, 3}))))
    assert verdict("expose", shown, {"now": True, "seats": (5, 2, 3)}).score == 1
    order = key_for("seat", Answered(SeatOrder((3, 1, 2))))
    assert verdict("seat", order, {"seats": (3, 1, 2)}).score == 1
    assert verdict("seat", order, {"seats": (1, 2, 3)}).score == 0
    pots = key_for("pots", Answered(Pots((PotShare(600, frozenset({1, 2})),))))
    assert verdict("pots", pots, {"pots": ({"amount": 600, "seats": (2, 1)},)}).score == 1


def test_yes_and_no_are_true_and_false_too_but_one_is_not_yes() -> None:
    binds = key_for("binding", Answered(Binding(Binds.YES)))
    assert binds.answer == {"binds": True}
    assert verdict("binding", binds, {"binds": "yes"}).score == 1
    assert verdict("binding", binds, {"binds": True}).score == 1
    assert verdict("binding", binds, {"binds": 1}).score == 0


def test_one_seat_may_be_written_as_an_order_of_one() -> None:
    seat = key_for("seat", Answered(SeatOrder((7,))))
    assert seat.answer == {"seat": 7}
    assert verdict("seat", seat, {"seats": (7,)}).score == 1
    first = key_for("seat", Answered(SeatOrder((7, 2))), fields=("seat",))
    assert first.answer == {"seat": 7}


def test_only_the_fields_that_the_question_lists_are_asked() -> None:
    may = key_for("options", Answered(Options(frozenset({Action.FOLD, Action.RAISE}), None, 5600)))
    only = {"fields": ("min_raise_to",)}
    assert verdict("options", may, {"min_raise_to": 5600}, **only).score == 1
    assert verdict("options", may, {"actions": ("fold",), "min_raise_to": 5600}, **only).score == 1
    wrong = verdict("options", may, {"min_raise_to": 7200}, **only)
    assert wrong.score == 0
    assert [mark.field for mark in wrong.marks] == ["min_raise_to"]


def test_each_seat_that_may_ask_is_a_part() -> None:
    may = key_for("see-hand", Answered(SeeHand(((1, May.RIGHT), (2, May.NO), (3, May.FLOOR)))))
    assert may.answer == {"may": {"1": "right", "2": False, "3": "floor"}}
    two = verdict("see-hand", may, {"may": {"1": "right", "2": "no", "3": "right"}})
    assert two.score == pytest.approx(2 / 3)
    assert [mark.field for mark in two.marks if not mark.right] == ["may.3"]
    assert str(two.remark) == "Partly right. Right: Seat 1, Seat 2. Not right: Seat 3."


def test_each_pot_is_a_part() -> None:
    pots = key_for(
        "pots",
        Answered(Pots((PotShare(2100, frozenset({1, 2, 3})), PotShare(2000, frozenset({2, 3}))))),
    )
    main: Value = {"amount": 2100, "seats": (1, 2, 3)}
    half = verdict("pots", pots, {"pots": (main, {"amount": 1000, "seats": (2, 3)})})
    assert half.score == 0.5
    assert [(mark.field, mark.right) for mark in half.marks] == [
        ("pots.0", True),
        ("pots.1", False),
    ]
    assert str(half.marks[1].expected_text) == "2,000 (Seats 2, 3)"


FINDING = Finding(
    Stage.MEANING,
    (),
    (say("1,500 − 100 = 1,400"),),
    (
        ("call", say("Not all chips are needed.")),
        ("raise", say("Half a raise is not reached.")),
        ("floor", say("Nothing is unclear.")),
        ("call", say("The smallest chip is 100.")),
    ),
)


@pytest.mark.parametrize(
    "answer, missed",
    [
        ({"action": "call"}, ["Not all chips are needed.", "The smallest chip is 100."]),
        ({"floor": True}, ["Nothing is unclear."]),
        ({"action": "raise", "to": 1600}, []),
        ({"action": "fold"}, []),
    ],
)
def test_a_wrong_answer_hears_what_it_missed(answer: Answer, missed: list[str]) -> None:
    right = key_for("ruling", Answered(Outcome(Action.RAISE, 1700), (FINDING,), penalty=True))
    given_back = verdict("ruling", right, answer)
    assert [str(one) for one in given_back.missed] == missed
    assert [str(one) for one in given_back.why] == ["1,500 − 100 = 1,400"]
    assert given_back.penalty


def test_a_wrong_word_in_a_set_hears_what_it_missed() -> None:
    may = key_for(
        "options", Answered(Options(frozenset({Action.FOLD, Action.CALL}), 75), (FINDING,))
    )
    answer: Answer = {"actions": ("fold", "call", "raise"), "call": 75}
    assert [str(one) for one in verdict("options", may, answer).missed] == [
        "Half a raise is not reached."
    ]


def test_the_author_has_a_word_too() -> None:
    because, against = Words((("en", "Count the pieces."),)), Words((("en", "It looks so."),))
    more = {"because": because, "tempting": (Tempting({"action": "call", "to": 1100}, against),)}
    assert verdict("ruling", RAISE, {"action": "call", "to": 1100}, **more).tempting == against
    other = verdict("ruling", RAISE, {"action": "call"}, **more)
    assert (other.because, other.tempting) == (because, Words())


def test_where_the_facts_do_not_tell_nothing_is_graded() -> None:
    missing = key_for("pots", Answered(None, unknown=say("Who put in what is not known.")))
    assert (missing.answer, missing.floor) == ({}, False)
    with pytest.raises(ValueError, match="Who put in what"):
        verdict("pots", missing, {})


@pytest.mark.parametrize("kind", ["ruling", "options", "binding", "hand"])
@pytest.mark.parametrize("seat", [None, 10])
def test_a_question_about_nobody_has_no_key(kind: str, seat: int | None) -> None:
    assert key_for(kind, Answered(Outcome(Action.FOLD)), seat=seat).unknown is not None


@pytest.mark.parametrize("of", [None, "pot", 10])
def test_a_hand_of_nobody_is_not_asked_for(of: int | str | None) -> None:
    assert key_for("see-hand", Answered(SeeHand(())), of=of).unknown is not None


def test_pots_that_differ_from_a_claim_are_named_with_their_amounts_and_seats() -> None:
    kind = next(one for one in QUESTION_TYPES if one.name == "pots")
    field = next(one for one in kind.fields if one.name == "pots")
    both: Value = ({"amount": 450, "seats": (1, 2, 3)}, {"amount": 100, "seats": (2,)})
    assert str(in_words(field, both)) == "450 (Seats 1, 2, 3); 100 (Seat 2)"
    assert str(in_words(field, ())) == "none"
