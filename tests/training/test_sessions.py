"""What a session brings next, and what an exam draws and makes of its answers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.training.attempts import MINUTE, attempt
from trainer.messages import english
from trainer.training.attempts import Attempt, Subject
from trainer.training.exams import (
    ExamPlan,
    ExamSitting,
    Own,
    TooFewQuestions,
    drawn,
    proof,
    result,
)
from trainer.training.sessions import Shelved, mistakes, path, review, skill
from trainer.view.exam_result import result_lines

SHELF = (
    Shelved("p/one", "overchips", 2),
    Shelved("p/two", "side-pots"),
    Shelved("p/three", "overchips"),
)
KINDS = ("min-raise", "side-pots", "burns")


def test_path_leaves_out_what_is_right_throughout() -> None:
    own = [attempt(1, source="p/one", question=1), attempt(2, source="p/two")]
    assert path(SHELF, own) == ("p/one", "p/three")
    own.append(attempt(3, source="p/one", question=2))
    assert path(SHELF, own) == ("p/three",)
    own.append(attempt(4, source="p/two", right=False))
    assert path(SHELF, own) == ("p/two", "p/three")


def test_skill_and_review() -> None:
    assert skill(SHELF, ("overchips",)) == ("p/one", "p/three")
    assert review(SHELF, ("side-pots", "overchips", "no-such")) == ("p/two", "p/one")


def test_mistakes_latest_first_until_put_right() -> None:
    own = [
        attempt(1, source="p/one", right=False),
        attempt(2, source="p/two", right=False),
        attempt(3, source="p/one"),
        attempt(4, source="p/three", right=False),
    ]
    assert [one.source for one in mistakes(own)] == ["p/three", "p/two"]


def test_an_exam_is_the_same_for_a_class() -> None:
    plan = ExamPlan()
    assert drawn(plan, KINDS, 5) == drawn(plan, KINDS, 5)
    assert drawn(plan, KINDS, 5) != drawn(plan, KINDS, 6)
    assert len(drawn(plan, KINDS, 5)) == 40
    assert len(set(drawn(plan, KINDS, 5))) == 40


def test_weights_hold_to_within_one() -> None:
    plan = ExamPlan(questions=10, weights={"min-raise": 3, "burns": 1})
    counts = Counter(one.kind for one in drawn(plan, KINDS, 1))
    assert counts["side-pots"] == 0
    assert counts["min-raise"] in (7, 8)
    assert counts["burns"] in (2, 3)


def sitting(questions: int = 10) -> ExamSitting:
    plan = ExamPlan(questions=questions, minutes=10, pass_mark=0.9)
    return ExamSitting("exam", "ann", plan, 3, 2026, 0, drawn(plan, KINDS, 3))


def test_clock_runs_on_and_ends_it() -> None:
    exam = sitting()
    assert exam.left(3 * MINUTE) == 7 * MINUTE
    assert exam.left(10 * MINUTE) == exam.left(11 * MINUTE) == 0


def test_it_goes_on_after_the_last_that_was_answered() -> None:
    exam = sitting()
    own = answers(exam, 10)
    assert exam.reached(()) == 0
    assert exam.reached(own[:4]) == 4
    # One that could not be asked was passed over.
    assert exam.reached([own[0], own[1], own[4]]) == 5
    other = replace(own[6], subject=replace(own[6].subject, revision="of another day"))
    assert exam.reached([other]) == 7
    assert exam.reached([replace(own[9], sitting="another")]) == 0


QUESTIONS = {"p/one": 3, "p/two": 1, "p/three": 2, "p/four": 1, "p/bad": 0}


def own_lessons() -> tuple[Own, list[str]]:
    """Lessons with so many questions each, and which of them were looked into."""
    read: list[str] = []

    def of(lesson: str) -> tuple[Subject, ...]:
        read.append(lesson)
        return tuple(Subject(lesson, at, "r1") for at in range(1, QUESTIONS[lesson] + 1))

    return Own(tuple(QUESTIONS), of), read


def test_an_exam_may_ask_lessons_too() -> None:
    plan = ExamPlan(questions=8, weights={"burns": 1, "lessons": 1})
    own, read = own_lessons()
    asked = drawn(plan, KINDS, 5, own)
    lessons = [one for one in asked if not one.is_drill]
    assert len(lessons) == 4
    # Of different lessons as long as there are any.
    assert {one.source for one in lessons} == set(QUESTIONS) - {"p/bad"}
    assert asked == drawn(plan, KINDS, 5, own_lessons()[0])
    assert asked != drawn(plan, KINDS, 6, own_lessons()[0])
    assert Counter(one.kind for one in asked) == {"": 4, "burns": 4}
    few = drawn(ExamPlan(questions=2, weights={"lessons": 1}), KINDS, 5, own_lessons()[0])
    assert len(few) == 2
    # Whoever asks for two of many lessons does not wait for all of them to be read.
    own, read = own_lessons()
    drawn(ExamPlan(questions=1, weights={"lessons": 1}), KINDS, 9, own)
    assert len(read) <= 2


@pytest.mark.parametrize("seed", range(1, 30))
def test_no_question_of_a_lesson_twice_and_each_lesson_in_its_order(seed: int) -> None:
    plan = ExamPlan(questions=9, weights={"burns": 2, "lessons": 7})
    asked = [one for one in drawn(plan, KINDS, seed, own_lessons()[0]) if not one.is_drill]
    assert len(set(asked)) == len(asked) == 7
    for lesson, count in QUESTIONS.items():
        numbers = [one.at for one in asked if one.source == lesson]
        assert numbers == list(range(1, count + 1))


def test_lessons_that_ask_too_little_make_no_exam() -> None:
    with pytest.raises(TooFewQuestions) as found:
        drawn(ExamPlan(questions=8, weights={"lessons": 1}), KINDS, 5, own_lessons()[0])
    assert (found.value.asked, found.value.there) == (8, 7)


def test_lessons_change_nothing_where_none_are_asked() -> None:
    plan = ExamPlan(questions=10, weights={"min-raise": 3, "burns": 1})
    assert drawn(plan, KINDS, 4, own_lessons()[0]) == drawn(plan, KINDS, 4)


def test_the_result_counts_lessons_by_name() -> None:
    plan = ExamPlan(questions=7, weights={"lessons": 1})
    subjects = drawn(plan, KINDS, 5, own_lessons()[0])
    exam = ExamSitting("exam", "ann", plan, 5, 2026, 0, subjects)
    own = answers(exam, 7)
    wrong = next(n for n, one in enumerate(subjects) if one.source == "p/one")
    own[wrong] = replace(own[wrong], score=0.5)
    found = result(exam, own)
    assert {name: (right, asked) for name, right, asked in found.kinds} == {
        "p/four": (1, 1),
        "p/one": (2, 3),
        "p/three": (2, 2),
        "p/two": (1, 1),
    }
    rules = {"p/one": "overchips", "p/two": "side-pots", "p/three": "prior-bet-chips"}
    told = [(english(one.name), one.right, one.asked) for one in result_lines(found, rules)]
    assert told == [
        ("Pots and showdown", 1, 1),
        ("Lessons", 1, 1),
        ("Betting and raising", 4, 5),
        ("Lessons", 4, 5),
        ("Lessons", 1, 1),
    ]
    other = [replace(one, subject=replace(one.subject, at=one.subject.at + 1)) for one in own]
    assert proof(exam, own) != proof(exam, other)


def answers(exam: ExamSitting, right: int) -> list[Attempt]:
    """The first `right` questions answered right, the others wrong."""
    return [
        replace(attempt(n, right=n < right, sitting="exam"), subject=subject)
        for n, subject in enumerate(exam.subjects)
    ]


def test_pass_mark_is_inclusive() -> None:
    exam = sitting()
    assert result(exam, answers(exam, 9)).passed
    assert not result(exam, answers(exam, 8)).passed


def test_unanswered_counts_as_wrong_and_first_answers_count() -> None:
    exam = sitting()
    own = answers(exam, 10)[:8]
    again = replace(own[0], id="again", score=0.0)
    found = result(exam, [*own, again])
    assert (found.asked, found.answered, found.right) == (10, 8, 8)
    assert sum(asked for _, _, asked in found.kinds) == 10


def test_code_belongs_to_the_answers() -> None:
    exam = sitting()
    own = answers(exam, 9)
    code = proof(exam, own)
    assert code == proof(exam, list(reversed(own)))
    assert code != proof(exam, [replace(own[0], score=0.0), *own[1:]])
    assert code != proof(replace(exam, seed=4), own)
    assert code == proof(exam, [*own, attempt(99, sitting="other")])


def test_subjects_know_their_kind() -> None:
    assert Subject("drill/burns", level=1).kind == "burns"
    assert Subject("addendum/chips-2").kind == ""
