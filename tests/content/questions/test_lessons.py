"""The questions of the shipped lessons: keys that grade themselves, answers that can be written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from trainer import app
from trainer.app import Computed
from trainer.content import questions
from trainer.content.questions import as_json, grade, parse_given, plain, read_answers, type_of
from trainer.messages import Problems
from trainer.rules.house import Edition, House


def every_question() -> Iterator[tuple[str, Computed, House]]:
    for pack in app.library().packs:
        for path in pack.files:
            lesson = app.library().lesson(str(path))
            for edition in lesson.editions:
                house = app.house_for(lesson, edition)
                for one in app.computed(lesson, house):
                    yield f"{lesson.id}-{one.question.at}-{int(edition)}", one, house


EVERY = [
    pytest.param(one, house, id=name)
    for name, one, house in every_question()
    if one.key.unknown is None
]


@pytest.mark.parametrize("one, house", EVERY)
def test_the_key_and_the_claim_of_the_author_earn_full_marks(one: Computed, house: House) -> None:
    assert grade(one.question, one.key, one.key.answer, house).right
    claim = one.question.expected(house.edition)
    if claim is not None:
        verdict = grade(one.question, one.key, claim, house)
        assert [mark for mark in verdict.marks if not mark.right] == []


@pytest.mark.parametrize("one, house", EVERY)
def test_beside_a_right_answer_the_ruling_says_the_same(one: Computed, house: House) -> None:
    """No more than was asked: else something would seem to be missing in it."""
    asked = one.question.fields
    answer = {k: v for k, v in one.key.answer.items() if not asked or k in (*asked, "floor")}
    verdict = grade(one.question, one.key, answer, house)
    assert verdict.right
    if not one.key.floor:
        assert str(verdict.given) == str(verdict.expected) != ""


@pytest.mark.parametrize("one, house", EVERY)
def test_a_tempting_answer_meets_its_reason_unless_it_is_the_answer(
    one: Computed, house: House
) -> None:
    for tempting in one.question.tempting:
        verdict = grade(one.question, one.key, tempting.answer, house)
        if verdict.right and verdict.remark is None:
            # In the other edition it is not.
            assert len(dict.fromkeys(str(claim) for _, claim in one.question.expect)) > 1
            assert not verdict.tempting
        else:
            assert verdict.tempting == tempting.because


@pytest.mark.parametrize("one, house", EVERY)
def test_every_answer_cites_a_rule_of_its_edition_and_says_why(one: Computed, house: House) -> None:
    """But for an author's own word, behind which there is none."""
    verdict = grade(one.question, one.key, one.key.answer, house)
    assert bool(verdict.cites) is not verdict.by_author
    assert verdict.why
    for cite in verdict.cites:
        assert cite.edition is house.edition
        assert cite.number
        assert "-" not in cite.part


@pytest.mark.parametrize("one, house", EVERY)
def test_an_answer_written_as_json_is_read_back(one: Computed, house: House) -> None:
    del house
    written = json.loads(json.dumps(as_json(one.key.answer)))
    kind = type_of(one.question)
    read = parse_given(one.question, one.asked.table, written)
    assert plain(kind, read) == plain(kind, one.key.answer)


@pytest.fixture
def chips() -> tuple[Computed, House]:
    lesson = app.library().lesson("addendum/chips-2")
    house = app.house_for(lesson, Edition.TDA_2026)
    return app.computed(lesson, house)[0], house


@pytest.mark.parametrize(
    "given, code, hint",
    [
        ({"acton": "raise"}, "unknown-key", "Did you mean `action`?"),
        ({"action": "rise"}, "unknown-word", "Did you mean `raise`?"),
        ({"action": "raise", "to": "1,700"}, "amount-separator", "`1700`"),
        ({"action": "raise", "to": [1700]}, "wrong-kind", ""),
        ({"action": "raise", "to": 1700.5}, "not-a-number", ""),
        ({"action": "raise", "to": -1}, "not-a-number", ""),
        ({"floor": "perhaps"}, "not-yes-or-no", ""),
        ({"outcomes": [{"binds": True}]}, "unknown-key", ""),
    ],
)
def test_what_is_no_answer_is_a_problem(
    given: dict[str, object], code: str, hint: str, chips: tuple[Computed, House]
) -> None:
    with pytest.raises(Problems) as found:
        parse_given(chips[0].question, chips[0].asked.table, given)
    assert [one.code for one in found.value] == [code]
    assert hint in str(found.value.problems[0].hint or "")


def test_answers_are_read_by_number_and_the_good_ones_are_kept(
    tmp_path: Path, chips: tuple[Computed, House]
) -> None:
    file = tmp_path / "answers.yaml"
    file.write_text("1: {action: raise, to: 1700, add: 200}\n7: {action: call}\n", "utf-8")
    answers, problems = read_answers(file, [chips[0].asked])
    assert answers == {1: {"action": "raise", "to": 1700, "add": 200}}
    assert [(one.code, one.place.line) for one in problems] == [("no-such-question", 2)]


def test_a_seat_is_its_number_or_its_name() -> None:
    lesson = app.library().lesson("addendum/see-hand-1")
    one = app.computed(lesson, app.house_for(lesson, None))[0]
    names = {seat.name: seat.number for seat in one.asked.table.seats if seat.name}
    name, number = next(iter(names.items()))
    read = parse_given(one.question, one.asked.table, {"may": {name: "right"}})
    assert read == {"may": {str(number): "right"}}
    assert str(questions.describe(type_of(one.question), read)) == f"Seat {number} by right"
