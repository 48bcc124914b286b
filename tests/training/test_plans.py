"""Sessions as they are planned, what an answer leads to, hints, and attempts explained again."""

from __future__ import annotations

import pytest

from tests.training.attempts import attempt
from trainer import resources
from trainer.content.library import Library
from trainer.content.questions import QUESTION_TYPES
from trainer.progress.class_sheet import what
from trainer.rules.book import RULES
from trainer.rules.house import NEWEST
from trainer.training.asking import played
from trainer.training.attempts import DRILL, Attempt, Mode, Subject
from trainer.training.derived import FAMILY, RULE, derived
from trainer.training.drills.catalogue import KINDS, MIXED
from trainer.training.explaining import explained
from trainer.training.families import FAMILIES, family_of
from trainer.training.hints import FIRST
from trainer.training.modes import Wrong
from trainer.training.plans import Past, Plan, drills, level_of, planned, weakest_first
from trainer.training.playing import begin, forth, give
from trainer.training.recording import Stamp, recorded
from trainer.training.running import Run, Then
from trainer.training.sessions import SessionKind, Shelved
from trainer.training.shelved import past_of, rules_on, shelved

SHELF = (
    Shelved("a/one", "overchips"),
    Shelved("a/two", "side-pots", questions=2),
    Shelved("b/three", "side-pots"),
)


def past(*attempts: Attempt, due: tuple[str, ...] = ()) -> Past:
    return Past(attempts, derived(attempts).measured(), due)


def session(kind: SessionKind, known: Past = Past(), *rules: str) -> Plan:  # noqa: B008  # frozen
    return planned(
        kind,
        lambda _: SHELF,
        known,
        seed=5,
        mode=Mode.GUIDED,
        wrong=Wrong.BLOCK,
        rules=rules,
    )


def keys(plan: Plan) -> list[str]:
    return [one.source for one in plan.subjects]


def test_the_path_goes_on_after_what_is_right_throughout() -> None:
    assert keys(session(SessionKind.PATH)) == ["a/one", "a/two", "b/three"]
    known = past(attempt(1, source="a/one"), attempt(2, source="a/two"))
    assert keys(session(SessionKind.PATH, known)) == ["a/two", "b/three"]
    whole = past(*known.latest, attempt(3, source="a/two", question=2))
    assert keys(session(SessionKind.PATH, whole)) == ["b/three"]


def test_one_skill_ends_in_drills_on_it() -> None:
    plan = session(SessionKind.SKILL, Past(), "side-pots")
    asked = [plan.subject(number) for number in range(4)]
    assert asked == [
        Subject("a/two"),
        Subject("b/three"),
        Subject(DRILL + "side-pots", level=1, seed=5),
        Subject(DRILL + "side-pots", level=1, seed=6),
    ]
    assert session(SessionKind.SKILL, Past(), "overchips").is_endless
    assert not session(SessionKind.SKILL, Past(), "floor-decisions").is_endless
    family = session(SessionKind.SKILL, Past(), "overchips", "side-pots")
    assert keys(family) == ["a/one", "a/two", "b/three"]
    assert [kind for kind, _ in family.kinds] == ["overchip-or-raise", "side-pots"]


def test_mistakes_come_once_the_latest_first() -> None:
    known = past(
        attempt(1, source="a/two", right=False),
        attempt(2, source="a/two", question=2, right=False),
        attempt(3, source="drill/burns", level=2, seed=9, right=False),
    )
    plan = session(SessionKind.MISTAKES, known)
    assert plan.subjects == (Subject("drill/burns", 1, "r1", 2, 9), Subject("a/two"))
    assert session(SessionKind.MISTAKES).subject(0) is None


def test_review_takes_a_lesson_for_each_rule_that_is_due() -> None:
    plan = session(SessionKind.REVIEW, past(due=("side-pots", "overchips", "clock")))
    assert keys(plan) == ["a/two", "a/one"]


def test_sixty_seconds_has_its_own_mode_and_limit() -> None:
    plan = session(SessionKind.SIXTY_SECONDS)
    assert (plan.mode, plan.wrong, plan.limit) == (Mode.PRACTICE, Wrong.END, 60_000)
    assert plan.subject(3) == Subject(DRILL + MIXED, level=1, seed=8)


def test_mixed_takes_the_weakest_first_at_the_level_to_practise() -> None:
    tried = [
        attempt(n, source="drill/side-pots", level=1, seed=n, right=n % 10 > 0) for n in range(60)
    ]
    weak = [attempt(100 + n, source="drill/award", level=1, seed=n, right=False) for n in range(3)]
    known = past(*tried, *weak)
    assert level_of(known, "side-pots") == 2
    assert level_of(known, "award") == 1
    order = weakest_first(known)
    assert order[-2:] == ("award", "side-pots")
    assert session(SessionKind.MIXED, known).kinds[-1] == ("side-pots", 2)


@pytest.mark.parametrize(
    "mode, wrong, thens",
    [
        (Mode.LEARN, Wrong.TELL, (Then.VERDICT, Then.VERDICT, Then.VERDICT)),
        (Mode.GUIDED, Wrong.TELL, (Then.RETHINK, Then.VERDICT, Then.VERDICT)),
        (Mode.GUIDED, Wrong.BLOCK, (Then.RETHINK, Then.AGAIN, Then.VERDICT)),
        (Mode.PRACTICE, Wrong.BLOCK, (Then.AGAIN, Then.AGAIN, Then.VERDICT)),
        (Mode.PRACTICE, Wrong.END, (Then.ON, Then.ON, Then.ON)),
        (Mode.EXAM, Wrong.TELL, (Then.ON, Then.ON, Then.ON)),
    ],
)
def test_what_two_wrong_answers_and_a_right_one_lead_to(
    mode: Mode, wrong: Wrong, thens: tuple[Then, ...]
) -> None:
    run = Run(drills("burns", 1, 1, mode, wrong), "s", 0)
    run.open_question()
    assert tuple(run.after(right=right) for right in (False, False, True)) == thens


def test_every_rule_has_its_family_and_every_type_its_first_step() -> None:
    assert [one.name for family in FAMILIES for one in family.rules] == [one.name for one in RULES]
    assert family_of("side-pots").name == "showdown"
    assert family_of("rp-antes").name == "recommended"
    assert set(FIRST) == {one.name for one in QUESTION_TYPES} - {"choice"}


def test_an_answer_becomes_an_attempt_and_is_explained_again() -> None:
    library = Library(resources.lessons())
    playing = begin(library.lesson("addendum/chips-2"), NEWEST)
    while playing.open_question is None:
        playing = forth(playing)
    given = give(playing, {"action": "call", "to": 1100})
    stamp = Stamp("id", "ann", "s", 7, Mode.LEARN, 4_000, hints=1)
    kept = recorded(given, given.given[-1], stamp)
    assert kept is not None
    assert (kept.rule, kept.target, kept.score < 1) == ("multiple-chip-betting", 35_000, True)
    assert kept.parts
    again = explained(kept, library)
    assert again is not None
    assert again.given.verdict == given.given[-1].verdict


def test_the_shelf_of_the_shipped_packs() -> None:
    library = Library(resources.lessons())
    found = {one.key: one for one in shelved(library, past(attempt(1, source="addendum/turn-1")))}
    assert len(found) >= 47
    assert set(rules_on(library)) >= {one.rule for one in KINDS}
    from trainer.progress.memory import Memory

    memory = Memory()
    memory.add(attempt(1, right=False))
    known = past_of(memory, "ann", attempt(1).at + 10**12)
    assert known.due == ("overchips",)
    assert len(known.latest) == 1
    assert [one.about.what for one in known.measured] == [FAMILY, RULE]


def test_a_kind_of_drill_of_another_version_is_passed_over() -> None:
    library = Library(resources.lessons())
    unknown = attempt(1, right=False, source="drill/chip-juggling", level=2, seed=3)
    assert played(unknown.subject, NEWEST, library) is None
    assert explained(unknown, library) is None
    assert "chip-juggling, level 2, seed 3" in str(what(unknown))
    known = played(Subject(DRILL + "mixed", level=1, seed=3), NEWEST, library)
    assert known is not None
    assert known.drill is not None
    assert known.drill.kind in {one.name for one in KINDS}
