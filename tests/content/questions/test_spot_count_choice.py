"""Mistakes spotted, chips counted, and the author's own options, which no rule computes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.content.samples import lesson
from trainer import app
from trainer.content.answer_shapes import FAULTS, NO_FAULT
from trainer.content.check import check
from trainer.content.claims import agrees, lesson_claims
from trainer.content.lesson import Answer
from trainer.content.questions import (
    BY_AUTHOR,
    describe,
    grade,
    key,
    question_text,
    type_of,
)
from trainer.content.questions.choice import CHOICE
from trainer.content.questions.spot import NAMES
from trainer.i18n import voice
from trainer.rules.answers import Mistake
from trainer.rules.house import Edition, House

HOUSE = House()


def asked(*lines: str, **more: str) -> app.Computed:
    return app.computed(lesson(*lines, **more), HOUSE)[-1]


# --- spot -----------------------------------------------------------------------------------------


def test_the_closed_list_is_that_of_the_rules_and_every_fault_has_its_name() -> None:
    assert list(FAULTS) == [one.value for one in Mistake] == [one.value for one in NAMES]
    kind = type_of(asked("{ask: spot}").question)
    labels = [str(one.label) for one in kind.fields[0].choices]
    assert len(labels) == len(set(labels)) == len(FAULTS) + 1
    assert kind.fields[0].choices[0].value == NO_FAULT


def test_nothing_is_an_answer_of_its_own() -> None:
    one = asked("{ask: spot}")
    assert one.key.answer == {"fault": "none"}
    assert grade(one.question, one.key, {"fault": "none"}, HOUSE).right
    assert not grade(one.question, one.key, {}, HOUSE).right
    assert not grade(one.question, one.key, {"fault": "misdeal"}, HOUSE).right


def test_a_misdeal_may_be_named_by_its_cause_or_as_a_misdeal() -> None:
    one = asked("{seat: 3, finds: As Kd 2c}", "{ask: spot}")
    assert one.key.answer == {"fault": "wrong-number-of-cards"}
    for fault, right in (
        ("wrong-number-of-cards", True),
        ("misdeal", True),
        ("exposed-card", False),
    ):
        assert grade(one.question, one.key, {"fault": fault}, HOUSE).right is right


def test_after_substantial_action_it_is_no_misdeal_any_more() -> None:
    acts = ("{seat: 3, calls}", "{seat: 4, calls}", "{seat: 1, finds: As Kd 2c}")
    one = asked(*acts, "{ask: spot}")
    assert not grade(one.question, one.key, {"fault": "misdeal"}, HOUSE).right


def test_a_tempting_answer_with_another_name_of_the_fault_is_right() -> None:
    tempting = "tempting: [{answer: {fault: misdeal}, because: No}]"
    found = lesson("{seat: 3, finds: As Kd 2c}", f"{{ask: spot, {tempting}}}")
    assert [one.code for one in lesson_claims(found)] == ["tempting-is-right"]


# --- count ----------------------------------------------------------------------------------------

COUNTED = ("{seat: 3, puts: 1000 5x100}", "{ask: count, of: bet, seat: 3}")


def test_chips_are_counted_to_the_chip() -> None:
    one = asked(*COUNTED)
    assert grade(one.question, one.key, {"amount": 1500}, HOUSE).right
    assert grade(one.question, one.key, {"amount": 1400}, HOUSE).score == 0
    assert str(describe(type_of(one.question), one.key.answer)) == "1,500"


@pytest.mark.parametrize(
    "ask, told",
    [
        ("{ask: count, of: stack}", "must name a seat"),
        ("{ask: count, of: pot}", "No chips lie there"),
        ("{ask: count, of: bet, seat: 3}", "No chips lie there"),
    ],
)
def test_what_cannot_be_counted(ask: str, told: str) -> None:
    assert told in str(asked(ask).key.unknown)


def test_each_count_asks_for_itself() -> None:
    texts = {
        str(question_text(asked(f"{{ask: count, of: {of}, seat: 3}}").question))
        for of in ("stack", "bet", "pot")
    }
    assert len(texts) == 3


def test_a_count_that_does_not_say_of_what_has_no_answer() -> None:
    one = asked(*COUNTED)
    bare = replace(one.question, of=None)
    assert "`of: stack`, `bet`, `pot` or `race`" in str(key(bare, one.asked.table, HOUSE).unknown)


# --- choice ---------------------------------------------------------------------------------------

OPTIONS = "options: {dead: {en: The hand is dead, es: La mano queda muerta}, live: Nothing}"


def choice(expect: str) -> app.Computed:
    return asked(f"{{ask: choice, {OPTIONS}{expect}}}")


def test_the_answer_is_the_author_s_and_marked_as_such() -> None:
    one = choice(", expect: {choice: live}")
    assert one.key.by_author
    assert not one.key.findings
    verdict = grade(one.question, one.key, {"choice": "live"}, HOUSE)
    assert verdict.right
    assert verdict.by_author
    assert not verdict.cites
    assert verdict.why == (BY_AUTHOR,)
    wrong = grade(one.question, one.key, {"choice": "dead"}, HOUSE)
    assert wrong.score == 0
    assert wrong.by_author


def test_the_options_are_spoken_in_the_reader_s_language() -> None:
    one = choice(", expect: {choice: dead}")
    said = describe(type_of(one.question), one.key.answer)
    assert voice("en").text(said) == "The hand is dead"
    assert voice("es").text(said) == "La mano queda muerta"
    assert voice("it").text(said) == "The hand is dead", "in the first language where it lacks"
    assert str(describe(type_of(one.question), {"choice": "live"})) == "Nothing"
    verdict = grade(one.question, one.key, {"choice": "live"}, HOUSE)
    assert voice("es").text(verdict.marks[0].expected_text) == "La mano queda muerta"
    assert voice("es").text(verdict.headline) == "La mano queda muerta"


def test_the_author_may_leave_it_to_the_floor() -> None:
    one = choice(", expect: {floor: yes}")
    assert grade(one.question, one.key, {"floor": True}, HOUSE).right
    assert not grade(one.question, one.key, {"choice": "live"}, HOUSE).right


def test_the_author_may_answer_by_edition() -> None:
    by_edition = lesson(
        f"{{ask: choice, {OPTIONS}, expect: {{2024: {{choice: dead}}, 2026: {{choice: live}}}}}}"
    )
    answers: list[Answer] = [
        app.computed(by_edition, House(edition))[0].key.answer for edition in Edition
    ]
    assert answers == [{"choice": "dead"}, {"choice": "live"}]
    assert lesson_claims(by_edition) == ()


def test_without_the_author_s_word_there_is_no_answer() -> None:
    one = choice("")
    assert one.key.unknown is not None
    assert not agrees(one.question, one.asked.table, HOUSE)
    answered = choice(", expect: {choice: live}")
    assert agrees(answered.question, answered.asked.table, HOUSE)


def test_an_option_that_is_not_there_is_a_problem_once(tmp_path: Path) -> None:
    file = tmp_path / "sample.yaml"
    file.write_text(
        "lesson: sample\ntitle: A\n"
        "table: {game: nlhe, blinds: 250-500, button: 4, seats: {3: 20000, 4: 20000}}\n"
        f"script:\n  - {{ask: choice, {OPTIONS}, expect: {{choice: alive}}}}\n",
        encoding="utf-8",
    )
    assert [one.code for one in check([file])] == ["unknown-word"]


def test_a_choice_without_its_options_says_their_names() -> None:
    one = choice(", expect: {choice: live}")
    assert str(describe(CHOICE, {"choice": "live"})) == "live"
    assert str(describe(CHOICE, {})) == "none"
    assert str(question_text(one.question))
