"""There is a panel for every question type, and it can give every answer there is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.windows import key_click
from trainer import resources
from trainer.content.lesson import Answer, Question, Value
from trainer.content.library import Library
from trainer.content.questions import QUESTION_TYPES, key, plain, type_of
from trainer.content.script import Asked, house_of, questions
from trainer.gui.buttons import KeyButton
from trainer.gui.questions.amount_field import AmountEdit, AmountField, NumberField
from trainer.gui.questions.choice_field import ChoiceField, SetField
from trainer.gui.questions.field import FieldWidget
from trainer.gui.questions.panel import QuestionPanel
from trainer.gui.questions.panels import PANELS, panel_for
from trainer.gui.questions.pot_fields import PotOrderField, PotsField
from trainer.gui.questions.seat_fields import SeatField, SeatOrderField, SeatSetField
from trainer.gui.questions.seat_map_fields import SeatAmountsField, SeatWordsField
from trainer.gui.questions.winners_field import WinnersField
from trainer.i18n import LANGUAGES, voice
from trainer.messages import Place, say
from trainer.view.around import Around
from trainer.view.spots import seat_at, seats_at

SEATS = tuple((number, "") for number in range(1, 10))
AROUND = Around(SEATS, tuple(range(1, 10)), pots=3, split=True)
KNOWN = frozenset(kind.name for kind in QUESTION_TYPES)


@cache
def all_asked() -> tuple[tuple[Asked, Answer], ...]:
    """Every question that can be asked, with its right answer."""
    library = Library(resources.lessons())
    found = []
    for pack in library.packs:
        for entry in library.titles(pack):
            lesson = library.lesson(entry.key)
            house = house_of(lesson, max(lesson.editions))
            for one in questions(lesson, house):
                if one.question.ask in KNOWN:
                    found.append((one, key(one.question, one.table, house).answer))
    return tuple(found)


def a_question(ask: str, *fields: str, for_what: str = "act") -> Question:
    return Question(1, ask, Place(), seat=1, for_what=for_what, fields=fields)


def test_every_question_type_has_its_panel_and_no_panel_is_left_over() -> None:
    assert [panel.ask for panel in PANELS] == [kind.name for kind in QUESTION_TYPES]


@pytest.mark.parametrize("kind", QUESTION_TYPES, ids=lambda kind: kind.name)
def test_a_panel_has_a_row_for_every_field(kind) -> None:  # type: ignore[no-untyped-def]  # a question type
    panel = next(one for one in PANELS if one.ask == kind.name)
    assert {row.field for row in panel.rows} == {field.name for field in kind.fields}


def test_every_right_answer_can_be_given_and_comes_back_as_it_was(qtbot: QtBot) -> None:
    for asked, answer in all_asked():
        question = asked.question
        seats = tuple((seat.number, seat.name) for seat in asked.table.seats)
        apart = question.of if isinstance(question.of, int) else None
        around = Around(seats, tuple(n for n, _ in seats), 4, asked.table.game.is_split, apart)
        panel = panel_for(question, around)
        qtbot.addWidget(panel)
        panel.set_answer(answer)
        kind = type_of(question)
        names = {*panel.fields, "floor", "outcomes", "seat", "seats"}
        wanted = {name: value for name, value in answer.items() if name in names}
        assert plain(kind, panel.answer()) == plain(kind, wanted), (question.place, question.ask)
        assert panel.ready


def test_nothing_said_is_no_answer(qtbot: QtBot) -> None:
    for panel in PANELS:
        widget = panel_for(a_question(panel.ask), AROUND)
        qtbot.addWidget(widget)
        assert widget.answer() == {}
        assert not widget.ready


def test_calling_the_floor_takes_the_rest_back_and_the_other_way_round(qtbot: QtBot) -> None:
    panel = panel_for(a_question("ruling"), AROUND)
    qtbot.addWidget(panel)
    panel.set_answer({"action": "call", "to": 1100})
    panel.floor.click()
    assert panel.answer() == {"floor": True}
    panel.fields["action"].findChildren(KeyButton)[2].click()
    assert panel.answer() == {"action": "call"}


def test_what_has_no_meaning_is_not_asked(qtbot: QtBot) -> None:
    panel = panel_for(a_question("binding"), AROUND)
    qtbot.addWidget(panel)
    panel.show()
    assert not panel.fields["change"].isVisible()
    panel.set_answer({"binds": False, "change": 800, "actions": ("fold", "call")})
    assert panel.fields["change"].isVisible()
    assert panel.answer() == {"binds": False, "change": 800, "actions": ("fold", "call")}
    panel.fields["binds"].set_value(True)
    panel.fields["binds"].changed.emit()
    assert panel.answer() == {"binds": True}


def test_clicking_a_seat_says_that_hands_are_turned_up(qtbot: QtBot) -> None:
    panel = panel_for(a_question("expose"), AROUND)
    qtbot.addWidget(panel)
    panel.take(seat_at(4))
    assert panel.answer() == {"now": True, "seats": (4,)}
    assert panel.chosen() == seats_at((4,))


@pytest.mark.parametrize(
    ("for_what", "fields", "answer"),
    [
        ("act", (), {"seat": 4}),
        ("seat-card", (), {"seats": (4,)}),
        ("show", (), {"seats": (4,)}),
        ("act", ("seats",), {"seats": (4,)}),
        ("seat-card", ("seat",), {"seat": 4}),
    ],
)
def test_one_seat_or_an_order_is_asked_as_the_question_has_it(
    qtbot: QtBot, for_what: str, fields: tuple[str, ...], answer: Answer
) -> None:
    panel = panel_for(a_question("seat", *fields, for_what=for_what), AROUND)
    qtbot.addWidget(panel)
    panel.take(seat_at(4))
    assert panel.answer() == answer


def test_no_key_presses_two_buttons_of_a_panel(qtbot: QtBot) -> None:
    for panel in PANELS:
        widget = panel_for(a_question(panel.ask), AROUND)
        qtbot.addWidget(widget)
        keys = [one for button in widget.findChildren(KeyButton) for one in button.keys]
        assert len(keys) == len(set(keys)), panel.ask
        assert not {"T", "R", "E", "L", "M", "C", "V"} & set(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_takes_the_focus_says_what_it_is(qtbot: QtBot, language: str) -> None:
    for panel in PANELS:
        widget = panel_for(a_question(panel.ask), AROUND)
        qtbot.addWidget(widget)
        widget.speak(voice(language))
        for inner in widget.findChildren(QWidget):
            if inner.focusPolicy() & Qt.FocusPolicy.TabFocus and not isinstance(
                inner.parent(), QLineEdit
            ):
                assert inner.accessibleName(), (panel.ask, inner)


# --- fields ---------------------------------------------------------------------------------------

CHOICES = next(kind for kind in QUESTION_TYPES if kind.name == "options").fields[0].choices
LABEL = say("Seat")
VALUES: tuple[tuple[type[FieldWidget], Value], ...] = (
    (ChoiceField, "call"),
    (SetField, ("fold", "call")),
    (SetField, ()),
    (AmountField, 1700),
    (NumberField, 0),
    (NumberField, 2),
    (SeatField, 4),
    (SeatSetField, (2, 4)),
    (SeatOrderField, (7, 2, 1)),
    (SeatAmountsField, {"2": 50, "4": 100}),
    (PotOrderField, (1, 0)),
    (PotsField, ({"amount": 2250, "seats": (4, 6)}, {"amount": 2000, "seats": (6, 9)})),
    (WinnersField, ({"pot": 0, "half": "high", "shares": {"2": 50}},)),
)


def make(kind: type[FieldWidget]) -> FieldWidget:
    made: dict[type[FieldWidget], Callable[[], FieldWidget]] = {
        ChoiceField: lambda: ChoiceField(CHOICES, LABEL),
        SetField: lambda: SetField(CHOICES, LABEL),
        AmountField: lambda: AmountField(LABEL),
        NumberField: lambda: NumberField(LABEL),
        SeatField: lambda: SeatField(LABEL, SEATS),
        SeatSetField: lambda: SeatSetField(LABEL, SEATS),
        SeatOrderField: lambda: SeatOrderField(LABEL, SEATS),
        SeatAmountsField: lambda: SeatAmountsField(LABEL, SEATS),
        PotOrderField: lambda: PotOrderField(LABEL, 3),
        PotsField: lambda: PotsField(LABEL, SEATS),
        WinnersField: lambda: WinnersField(LABEL, SEATS, 3, split=True),
    }
    return made[kind]()


@pytest.mark.parametrize(("kind", "value"), VALUES)
def test_a_field_gives_back_what_was_set_and_forgets_it(
    qtbot: QtBot, kind: type[FieldWidget], value: Value
) -> None:
    field = make(kind)
    qtbot.addWidget(field)
    assert field.value() is None
    field.set_value(value)
    assert field.value() == value
    field.speak(voice("it"))
    assert field.value() == value
    field.clear()
    assert field.value() is None


def test_a_word_for_each_seat_goes_round_the_words(qtbot: QtBot) -> None:
    choices = next(kind for kind in QUESTION_TYPES if kind.name == "see-hand").fields[0].choices
    field = SeatWordsField(LABEL, SEATS[:3], choices)
    qtbot.addWidget(field)
    heard = []
    for _ in range(4):
        field.take(seat_at(2))
        heard.append(field.value())
    assert heard == [{"2": "right"}, {"2": "floor"}, {"2": False}, {"2": "right"}]


def test_an_amount_takes_digits_and_writes_them_as_the_language_does(qtbot: QtBot) -> None:
    edit = AmountEdit()
    qtbot.addWidget(edit)
    edit.speak(voice("es"))
    for letter in "1f7 0,0":
        key_click(edit, letter)
    assert edit.amount() == 1700
    edit.set_amount(1700)
    assert edit.text() == "1.700"
    edit.speak(voice("en"))
    assert edit.text() == "1,700"


def test_a_panel_can_be_run_alone(qtbot: QtBot) -> None:
    panel = panel_for(a_question("pots"), AROUND)
    assert isinstance(panel, QuestionPanel)
    qtbot.addWidget(panel)
    panel.speak(voice("en"))
    with qtbot.waitSignal(panel.changed):
        panel.take(seat_at(4))
    assert panel.answer() == {"pots": ({"amount": 0, "seats": (4,)},)}
