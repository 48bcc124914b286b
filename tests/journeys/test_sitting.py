"""A trainee at the table: wrong, right, once more, in another language, under another edition."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.gui.windows import Opens, Trainee, click
from trainer.gui.questions.amount_field import AmountField
from trainer.gui.verdict_view import VerdictView
from trainer.rules.house import Edition
from trainer.training.playing import Playing


def played(trainee: Trainee) -> Playing:
    playing = trainee.desk.lesson_page.playing
    assert playing is not None
    return playing


def verdict(trainee: Trainee) -> str:
    found = trainee.desk.lesson_page.call.verdict.widget()
    assert isinstance(found, VerdictView)
    return trainee.texts(found)


def test_wrong_then_right_then_the_next_lesson_with_keys_alone(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.type_answer({"action": "call", "to": 1100, "change": 400})
    trainee.press(Qt.Key.Key_Return)
    told = verdict(trainee)
    for words in (
        "✗  Not right. It is a raise.",
        "Call to 1,100, 400 back",
        "Raise to 1,700, owes 200",
        "1,500 − 100 = 1,400 ≥ 1,100",
        "Multiple-chip betting 47\N{NON-BREAKING HYPHEN}B1",
        "Poker TDA 2026",
        "pokertda.com",
        "would be a call; here a 100 can be spared",
    ):
        assert words in told
    trainee.type("T")
    assert trainee.question is not None
    assert trainee.panel.answer() == {}
    trainee.type_answer(trainee.right_answer)
    trainee.press(Qt.Key.Key_Return)
    assert "✓  Right. It is a raise." in verdict(trainee)
    trainee.press(Qt.Key.Key_Space)
    assert played(trainee).at_end
    trainee.press(Qt.Key.Key_Space)
    assert played(trainee).lesson.id == "chips-3"
    trainee.press(Qt.Key.Key_M)
    model = trainee.desk.library_page.model
    row = model.row_of("addendum/chips-2")
    assert row is not None
    assert model.data(model.index(row, 0)) == "✓  1/1"


def test_half_right_says_which_half(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.click_answer({"action": "raise", "to": 1500})
    trainee.click(trainee.primary)
    told = verdict(trainee)
    assert "◐  Partly right. It is a raise." in told
    assert told.count("✓") == 1
    assert told.count("✗") == 2
    assert "A raise is never less than 600 here" in told


def test_the_primary_button_waits_for_an_answer(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    assert not trainee.primary.isEnabled()
    trainee.press(Qt.Key.Key_Return)
    assert trainee.question is not None
    trainee.type("3")
    assert trainee.primary.isEnabled()
    trainee.type("3")
    assert not trainee.primary.isEnabled()


def test_digits_and_letters_in_a_field_are_no_keys(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.type("5")
    field = trainee.panel.fields["to"]
    assert isinstance(field, AmountField)
    trainee.tab_to(field.edit)
    trainee.type("1F7T00R")
    assert trainee.panel.answer() == {"action": "raise", "to": 1700}
    trainee.press(Qt.Key.Key_Escape)
    trainee.type("F")
    assert trainee.panel.answer() == {"floor": True}


def test_enter_makes_the_call_from_within_a_field(opens: Opens) -> None:
    trainee = opens("addendum/pot-limit-1")
    trainee.type("10500")
    trainee.press(Qt.Key.Key_Tab)
    trainee.type("10500")
    trainee.press(Qt.Key.Key_Return)
    assert "✓" in verdict(trainee)


def test_a_half_given_answer_is_kept_through_languages_and_editions(opens: Opens) -> None:
    trainee = opens("addendum/heads-up")
    while trainee.question is None:
        trainee.press(Qt.Key.Key_Space)
    asked = trainee.question
    trainee.type("1")
    for language in ("es", "it"):
        trainee.desk.set_language(language)
        assert trainee.panel.answer() == {"actions": ("fold",)}
    trainee.desk.set_edition(2024)
    assert trainee.question == asked
    assert trainee.panel.answer() == {"actions": ("fold",)}
    trainee.type("3")
    field = trainee.panel.fields["call"]
    assert isinstance(field, AmountField)
    trainee.tab_to(field.edit)
    trainee.type("1000")
    trainee.press(Qt.Key.Key_Return)
    given = played(trainee).here
    assert given is not None
    assert given.edition is Edition.TDA_2024
    assert not given.right  # in 2024 a raise was open too
    told = verdict(trainee)
    assert "Poker TDA 2024" in told
    trainee.desk.set_edition(2026)
    assert played(trainee).here == given
    assert "Poker TDA 2024" in verdict(trainee)
    trainee.type("T")
    trainee.type_answer({"actions": ("fold", "call"), "call": 1000})
    trainee.press(Qt.Key.Key_Return)
    assert "Poker TDA 2026" in verdict(trainee)
    assert "✓" in verdict(trainee)


def test_an_answer_is_kept_while_one_looks_back(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.type_answer({"action": "raise", "to": 1700})
    trainee.press(Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert played(trainee).position == 1
    assert "Seat 3 raises to 1,100" in trainee.texts(trainee.desk.lesson_page.call)
    trainee.press(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert trainee.panel.answer() == {"action": "raise", "to": 1700}
    trainee.press(Qt.Key.Key_Right)
    assert trainee.question is not None


def test_a_line_of_the_script_is_gone_back_to_with_the_mouse(opens: Opens) -> None:
    trainee = opens("addendum/chips-2", size=(1600, 900))
    script = trainee.desk.lesson_page.bottom.script
    place = script.list.visualRect(script.model.index(1, 0)).center()
    click(script.list.viewport(), place)
    assert played(trainee).position == 1
    assert script.model.rowCount() == 4  # what was seen stays, what comes is not there


def test_a_replay_runs_through_and_comes_back_to_the_question(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    page = trainee.desk.lesson_page
    page.pace = 1
    trainee.type("R")
    assert played(trainee).position == 0
    assert played(trainee).replaying
    trainee.qtbot.waitUntil(lambda: trainee.question is not None)
    assert played(trainee).position == 3


def test_the_hand_unfolds_by_itself_and_a_step_takes_it_in_hand(opens: Opens) -> None:
    trainee = opens("addendum/reopen-1", pace=1)
    trainee.qtbot.waitUntil(lambda: trainee.question is not None)
    slow = opens("addendum/reopen-1", pace=3_600_000)
    assert played(slow).position == 0
    slow.press(Qt.Key.Key_Right)
    assert played(slow).position == 1
    slow.press(Qt.Key.Key_Space)
    assert played(slow).position == 2


def test_every_what_if_is_offered_and_all_are_gone_through(opens: Opens) -> None:
    trainee = opens("addendum/turn-1")
    for _ in range(4):
        assert trainee.question is not None
        trainee.type_answer(trainee.right_answer)
        trainee.press(Qt.Key.Key_Return)
        assert "✓" in verdict(trainee)
        call = trainee.desk.lesson_page.call
        if len(played(trainee).given) < 4:
            assert "Next what if" in trainee.texts(call)
            trainee.press(Qt.Key.Key_Space)
    assert "Next lesson" in trainee.texts(trainee.desk.lesson_page.call)
    done = trainee.desk.lessons.sitting.done("addendum/turn-1")
    assert done is not None
    assert (done.right, done.questions) == (4, 4)


def test_a_what_if_is_chosen_by_its_digit(opens: Opens) -> None:
    trainee = opens("addendum/turn-1")
    trainee.type_answer(trainee.right_answer)
    trainee.press(Qt.Key.Key_Return)
    trainee.type("3")
    assert played(trainee).path == (2,)
    assert trainee.question is not None
    assert trainee.question.at == 4
    assert "Seat 5 raises to 600" in trainee.texts(trainee.desk.lesson_page.bottom) or (
        played(trainee).moment.table.bet_to_call == 600
    )


def test_seats_are_clicked_on_the_table_and_marked_there(opens: Opens) -> None:
    trainee = opens("addendum/breaking-tables")
    for seat in (7, 2, 1, 4, 8):
        trainee.click_seat(seat)
    assert trainee.panel.answer() == {"seats": (7, 2, 1, 4, 8)}
    trainee.click_seat(3)  # nobody sits there
    assert trainee.panel.answer() == {"seats": (7, 2, 1, 4, 8)}
    trainee.click(trainee.primary)
    assert "✓" in verdict(trainee)
    trainee.click_seat(7)  # the answer was given
    assert played(trainee).here is not None


def test_the_floor_may_be_called_on_every_question_and_is_not_always_right(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.type("F")
    trainee.press(Qt.Key.Key_Return)
    assert "the floor need not be called" in verdict(trainee)
    floor = opens("addendum/verbal-and-chips")
    floor.type("F")
    floor.press(Qt.Key.Key_Return)
    assert "✓  Right. The floor decides." in verdict(floor)


def test_naming_an_outcome_of_the_floor_is_accepted_with_a_remark(opens: Opens) -> None:
    trainee = opens("addendum/verbal-and-chips")
    trainee.type_answer({"action": "bet", "to": 5000})
    trainee.press(Qt.Key.Key_Return)
    told = verdict(trainee)
    assert "✓" in told
    assert "it is the floor’s to choose" in told


def test_a_lesson_is_found_by_its_rule_once_it_was_answered(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.press(Qt.Key.Key_M)
    trainee.desk.library_page.search.setFocus()
    trainee.type("multiple-chip")
    model = trainee.desk.library_page.model
    assert model.rowCount() == 0
    trainee.click(trainee.desk.library_page.back_button)
    trainee.type_answer(trainee.right_answer)
    trainee.press(Qt.Key.Key_Return)
    trainee.press(Qt.Key.Key_M)
    assert trainee.desk.library_page.search.text() == "multiple-chip"
    assert model.rowCount() == 1


def test_a_lesson_left_half_way_is_taken_up_there(opens: Opens) -> None:
    trainee = opens("addendum/chips-2")
    trainee.type("5")
    trainee.press(Qt.Key.Key_M)
    trainee.desk.library_page.select("addendum/raise-1")
    trainee.press(Qt.Key.Key_Return)
    assert played(trainee).lesson.id == "raise-1"
    trainee.press(Qt.Key.Key_M)
    trainee.desk.library_page.select("addendum/chips-2")
    trainee.press(Qt.Key.Key_Return)
    assert trainee.panel.answer() == {"action": "raise"}
