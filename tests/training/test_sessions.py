"""What a session brings next, and what an exam draws and makes of its answers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tests.training.attempts import MINUTE, attempt
from trainer.training.attempts import Attempt, Subject
from trainer.training.exams import ExamPlan, ExamSitting, drawn, proof, result
from trainer.training.sessions import Shelved, mistakes, path, review, skill

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
    assert exam.next(2, 3 * MINUTE) == exam.subjects[2]
    assert exam.next(2, 10 * MINUTE) is None
    assert exam.next(10, MINUTE) is None
    assert replace(exam, ended=MINUTE).next(2, MINUTE) is None


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
