"""A lesson played step by step, as a trainee would."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer import resources
from trainer.content.lesson import Lesson, Line, Question
from trainer.content.library import Library
from trainer.content.questions import key
from trainer.content.script import questions as script_questions
from trainer.messages import Problems
from trainer.rules.house import Edition
from trainer.training.lessons import Lessons, disputes
from trainer.training.playing import (
    Playing,
    again,
    back,
    begin,
    begin_alone,
    draft,
    enter,
    finished,
    forth,
    give,
    go_to,
    in_edition,
    next_branch,
    questions,
    replay,
    what_ifs,
)
from trainer.training.sitting import Sitting, keep

NEW, OLD = Edition.TDA_2026, Edition.TDA_2024


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(resources.lessons())


@pytest.fixture
def chips(library: Library) -> Lesson:
    """A raise, chips put out in silence, a question, the chips that were owed."""
    return library.lesson("addendum/chips-2")


@pytest.fixture
def turn(library: Library) -> Lesson:
    """A question, then three branches with one question each."""
    return library.lesson("addendum/turn-1")


def up_to_question(playing: Playing) -> Playing:
    while playing.open_question is None and playing.can_go_forth:
        playing = forth(playing)
    return playing


def right_answer(playing: Playing) -> Playing:
    asked = playing.open_question
    assert asked is not None
    return give(playing, key(asked, playing.moment.table, playing.house).answer)


def test_the_hand_unfolds_line_by_line_and_stops_at_the_question(chips: Lesson) -> None:
    playing = begin(chips, NEW)
    assert playing.position == 0
    assert not playing.can_go_back
    playing = forth(forth(forth(playing)))
    assert playing.open_question is not None
    assert playing.position == 3
    assert forth(playing) == playing
    assert go_to(playing, 4).position == 3


def test_once_answered_the_hand_goes_on(chips: Lesson) -> None:
    playing = right_answer(up_to_question(begin(chips, NEW)))
    assert playing.here is not None
    assert playing.here.right
    playing = forth(playing)
    assert isinstance(playing.moment.item, Line)
    assert playing.at_end
    assert finished(playing)


def test_steps_back_show_what_was_seen_and_lead_forth_again(chips: Lesson) -> None:
    playing = up_to_question(begin(chips, NEW))
    earlier = back(back(playing))
    assert (earlier.position, earlier.furthest) == (1, 3)
    assert up_to_question(earlier).position == 3
    assert go_to(playing, 0).position == 0
    assert go_to(playing, -5).position == 0


def test_a_wrong_answer_can_be_tried_again(chips: Lesson) -> None:
    playing = up_to_question(begin(chips, NEW))
    playing = give(playing, {"action": "call", "to": 1100, "change": 400})
    assert playing.here is not None
    assert playing.here.verdict is not None
    assert playing.here.verdict.score == 0
    playing = again(playing)
    assert playing.open_question is not None
    assert not playing.can_go_forth
    assert right_answer(playing).here != give(playing, {"action": "fold"}).here


def test_a_second_answer_without_trying_again_changes_nothing(chips: Lesson) -> None:
    playing = right_answer(up_to_question(begin(chips, NEW)))
    assert give(playing, {"action": "fold"}) == playing


def test_a_replay_does_not_stop_at_questions_and_ends_where_one_had_come(chips: Lesson) -> None:
    playing = forth(right_answer(up_to_question(begin(chips, NEW))))
    playing = again(go_to(playing, 3))
    assert not playing.can_go_forth
    shown = replay(playing)
    assert shown.replaying
    places = [shown.position]
    while shown.can_go_forth:
        assert shown.open_question is None
        shown = forth(shown)
        places.append(shown.position)
    assert places == [0, 1, 2, 3, 4]
    assert not shown.replaying


def test_a_replay_shows_nothing_that_was_not_seen(chips: Lesson) -> None:
    playing = replay(up_to_question(begin(chips, NEW)))
    while playing.can_go_forth:
        playing = forth(playing)
    assert playing.position == 3
    assert playing.open_question is not None


def test_stepping_back_ends_a_replay(chips: Lesson) -> None:
    playing = forth(replay(up_to_question(begin(chips, NEW))))
    assert not back(playing).replaying


def test_a_replay_before_anything_was_seen_is_none(chips: Lesson) -> None:
    assert not replay(begin(chips, NEW)).replaying


def test_a_half_given_answer_is_kept_and_graded_under_the_edition_shown_then(
    library: Library,
) -> None:
    start = up_to_question(begin(library.lesson("addendum/heads-up"), NEW))
    first = next_branch(start)
    assert first is not None
    playing = up_to_question(enter(start, first))
    asked = playing.open_question
    assert asked is not None
    half = {"actions": ("fold", "call")}
    playing = draft(playing, half)
    playing = in_edition(playing, OLD)
    assert playing.draft(asked.at) == half
    assert playing.house.edition is OLD
    under_old = give(playing, playing.draft(asked.at)).here
    under_new = give(in_edition(playing, NEW), half).here
    assert under_old is not None
    assert under_new is not None
    assert (under_old.edition, under_new.edition) == (OLD, NEW)
    assert under_old.verdict != under_new.verdict


def test_what_was_answered_keeps_its_verdict_when_the_edition_changes(chips: Lesson) -> None:
    playing = right_answer(up_to_question(begin(chips, NEW)))
    before = playing.here
    assert in_edition(playing, OLD).here == before


def test_an_empty_draft_is_no_draft(chips: Lesson) -> None:
    playing = draft(up_to_question(begin(chips, NEW)), {"action": "call"})
    assert draft(playing, {}).drafts == ()
    assert draft(back(playing), {"action": "fold"}) == back(playing)


def test_branches_may_be_entered_once_the_script_is_through(turn: Lesson) -> None:
    playing = up_to_question(begin(turn, NEW))
    assert what_ifs(playing) == ()
    assert next_branch(playing) is None
    playing = right_answer(playing)
    offered = what_ifs(playing)
    assert [one.name.text("en") for one in offered] == [
        "Seat 5 calls",
        "Seat 5 folds",
        "Seat 5 raises to 600",
    ]
    assert [one.done for one in offered] == [False] * 3
    assert next_branch(playing) == (0,)


def test_a_branch_begins_where_it_leaves_the_script(turn: Lesson) -> None:
    trunk = right_answer(up_to_question(begin(turn, NEW)))
    branch = enter(trunk, (2,))
    assert branch.moment.table == trunk.moment.table
    asked = up_to_question(branch)
    assert asked.open_question is not None
    assert asked.open_question.at == 4
    answered = right_answer(asked)
    assert [one.done for one in what_ifs(answered)] == [False, False, True]
    assert next_branch(answered) == (0,)


def test_a_lesson_is_finished_with_the_questions_of_all_its_branches(turn: Lesson) -> None:
    playing = right_answer(up_to_question(begin(turn, NEW)))
    while (path := next_branch(playing)) is not None:
        assert not finished(playing)
        playing = right_answer(up_to_question(enter(playing, path)))
    assert finished(playing)
    assert len(playing.given) == len(questions(turn)) == 4


def test_a_lesson_of_one_edition_is_played_under_it(tmp_path: Path) -> None:
    text = (resources.lessons() / "addendum" / "chips-2.yaml").read_text(encoding="utf-8")
    file = tmp_path / "chips-2.yaml"
    file.write_text(f"editions: [2024]\n{text}", encoding="utf-8")
    playing = begin(Library().lesson(str(file)), NEW)
    assert playing.house.edition is OLD
    assert in_edition(playing, NEW).house.edition is OLD


def test_every_lesson_of_the_addendum_can_be_played_to_its_end(library: Library) -> None:
    pack = library.pack("addendum")
    assert pack is not None
    for entry in library.titles(pack):
        playing = begin(library.lesson(entry.key), NEW)
        for _ in range(200):
            path = next_branch(playing)
            if playing.open_question is not None:
                playing = right_answer(playing)
                assert playing.here is not None
                assert playing.here.right, entry.key
            elif playing.can_go_forth:
                playing = forth(playing)
            elif path is not None:
                playing = enter(playing, path)
            else:
                break
        assert finished(playing), entry.key


# --- a sitting ------------------------------------------------------------------------------------


def test_a_sitting_knows_how_each_lesson_stands(chips: Lesson, turn: Lesson) -> None:
    first = up_to_question(begin(chips, NEW))
    sitting = keep(keep(Sitting(), first), begin(turn, NEW))
    done = sitting.done(chips.key)
    assert done is not None
    assert (done.answered, done.questions, done.finished) == (0, 1, False)
    sitting = keep(sitting, right_answer(first))
    done = sitting.done(chips.key)
    assert done is not None
    assert (done.answered, done.right, done.finished) == (1, 1, True)
    assert "multiple-chip-betting" in done.rules
    assert sitting.done("addendum/raise-1") is None
    assert [one.lesson.key for one in sitting.lessons] == [chips.key, turn.key]


def test_a_lesson_is_taken_up_where_it_was_left(library: Library) -> None:
    lessons = Lessons(library)
    file = library.path("addendum/chips-2")
    playing = up_to_question(lessons.open(file, NEW))
    lessons.keep(playing)
    again_open = lessons.open(file, OLD)
    assert again_open.position == playing.position
    assert again_open.house.edition is OLD


def test_the_next_lesson_is_the_next_of_the_pack(library: Library) -> None:
    lessons = Lessons(library)
    following = lessons.after(library.path("addendum/chips-2"))
    assert following is not None
    assert following.key == "addendum/chips-3"
    assert lessons.after(library.path("addendum/heads-up")) is None


def test_a_file_from_elsewhere_stands_on_a_shelf_of_its_own(
    library: Library, tmp_path: Path
) -> None:
    text = (resources.lessons() / "addendum" / "chips-2.yaml").read_text(encoding="utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    lessons = Lessons(library)
    lessons.open(file, NEW)
    assert [entry.path for entry in lessons.shelves()[-1].entries] == [file]
    assert lessons.after(file) is None


def test_a_bad_file_is_remembered_as_such_and_hinders_no_other(
    library: Library, tmp_path: Path
) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.yaml").write_text("pack: mine\ntitle: Mine\n", encoding="utf-8")
    (pack / "bad.yaml").write_text("lesson: bad\ntitle: Bad\ntable: {game: chess}\n", "utf-8")
    lessons = Lessons(Library(resources.lessons(), pack))
    with pytest.raises(Problems):
        lessons.open(pack / "bad.yaml", NEW)
    assert lessons.bad_keys() == {"mine/bad"}
    assert lessons.open(library.path("addendum/chips-2"), NEW).lesson.id == "chips-2"


def test_where_the_author_claims_another_answer_the_lesson_is_in_dispute(
    chips: Lesson, tmp_path: Path
) -> None:
    assert disputes(begin(chips, NEW)) == ()
    text = (resources.lessons() / "addendum" / "chips-2.yaml").read_text(encoding="utf-8")
    file = tmp_path / "mine.yaml"
    claim = "expect: {action: raise, to: 1700, add: 200}"
    file.write_text(text.replace(claim, "expect: {action: call, to: 1100}"), encoding="utf-8")
    found = disputes(begin(Library().lesson(str(file)), NEW))
    assert [problem.code for problem in found].count("expect-disagrees") >= 1


def test_one_question_alone_is_asked(turn: Lesson) -> None:
    """In a branch: the hand up to it, none of the questions before, and nothing after."""
    for asked in questions(turn):
        playing = begin_alone(turn, NEW, asked.at)
        assert playing.position == 0
        playing = up_to_question(playing)
        assert playing.open_question == asked
        whole = next(
            one.table
            for one in script_questions(turn, playing.house)
            if one.question.at == asked.at
        )
        assert playing.moment.table == whole
        assert [one.item for one in playing.moments if isinstance(one.item, Question)] == [asked]
        given = give(playing, {"floor": True})
        assert given.at_end
        assert next_branch(given) is None
        assert what_ifs(given) == ()
        assert in_edition(given, OLD).at_end


def test_a_question_that_there_is_not_cannot_be_asked_alone(turn: Lesson) -> None:
    with pytest.raises(KeyError):
        begin_alone(turn, NEW, 99)
