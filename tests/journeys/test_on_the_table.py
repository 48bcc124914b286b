"""Answers given on the table itself: seats, pots, cards, chips of the tray; by mouse, by keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.windows import Opens, Trainee, click, place_of, settle
from trainer.content.lesson import Answer, Value
from trainer.gui.questions.amount_field import AmountEdit, AmountField
from trainer.table.cards import cards
from trainer.table.chips import fewest
from trainer.view.spots import Spot, SpotKind, cards_at, chips_at, pots_at, seat_at, seats_at

Points = Callable[[Trainee, Spot], None]


def by_mouse(trainee: Trainee, spot: Spot) -> None:
    trainee.click_spot(spot) if spot.kind is not SpotKind.SEAT else trainee.click_seat(spot.number)


def by_keys(trainee: Trainee, spot: Spot) -> None:
    if spot.kind is SpotKind.CHIP:
        digit = Qt.Key(Qt.Key.Key_1 + tray(trainee).index(spot.number))
        focused = QApplication.focusWidget() or trainee.window
        QTest.keyClick(focused, digit, Qt.KeyboardModifier.AltModifier)
    else:
        trainee.go_to_spot(spot)


both = pytest.mark.parametrize("point", [by_mouse, by_keys])


def answer(trainee: Trainee) -> Answer:
    return trainee.panel.answer()


def given_right(trainee: Trainee) -> bool:
    trainee.press(Qt.Key.Key_Return)
    playing = trainee.desk.lesson_page.playing
    assert playing is not None
    return playing.here is not None and playing.here.right


def as_chips(amount: int, of: tuple[int, ...]) -> list[Spot]:
    """The chips of the tray that make an amount."""
    stack = fewest(amount, of)
    assert stack is not None
    return [spot for value, count in stack.counts for spot in chips_at([value] * count)]


def tray(trainee: Trainee) -> tuple[int, ...]:
    view = trainee.desk.lesson_page.table.view
    assert view is not None
    return view.chips


def edit_of(trainee: Trainee, name: str) -> AmountEdit:
    field = trainee.panel.fields[name]
    assert isinstance(field, AmountField)
    return field.edit


# --- chips ----------------------------------------------------------------------------------------


@both
def test_amounts_are_built_from_the_trays_chips(opens: Opens, point: Points) -> None:
    trainee = opens("addendum/chips-2")
    right = trainee.right_answer
    trainee.type("5")
    for name, amount in right.items():
        if name == "action":
            continue
        assert isinstance(amount, int)
        trainee.tab_to(edit_of(trainee, name))
        for chip in as_chips(amount, tray(trainee)):
            point(trainee, chip)
        assert edit_of(trainee, name).amount() == amount
    assert given_right(trainee)


def test_a_digit_with_alt_adds_that_chip_of_the_tray(opens: Opens) -> None:
    trainee = opens("addendum/pot-limit-1")
    edit = trainee.panel.findChildren(AmountEdit)[0]
    trainee.tab_to(edit)
    assert tray(trainee)[:4] == (100, 500, 1000, 5000)
    for key in (Qt.Key.Key_4, Qt.Key.Key_3, Qt.Key.Key_1):
        QTest.keyClick(edit, key, Qt.KeyboardModifier.AltModifier)
    assert edit.amount() == 6100
    trainee.press(Qt.Key.Key_Escape)
    QTest.keyClick(trainee.window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert edit.amount() == 6600


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Z])
def test_undo_takes_the_last_chip_away_and_never_a_digit_of_it(opens: Opens, key: Qt.Key) -> None:
    trainee = opens("addendum/pot-limit-1")
    edit = trainee.panel.findChildren(AmountEdit)[0]
    trainee.tab_to(edit)
    control = Qt.KeyboardModifier.ControlModifier
    for chip in chips_at((1000, 1000, 500)):
        trainee.click_spot(chip)
    assert edit.hasFocus()
    amounts = []
    for _ in range(3):
        plain = key is Qt.Key.Key_Backspace
        QTest.keyClick(edit, key, Qt.KeyboardModifier.NoModifier if plain else control)
        amounts.append(edit.amount())
    assert amounts == [2000, 1000, None]


def test_what_is_typed_is_edited_as_ever_and_begins_anew_after_chips(opens: Opens) -> None:
    trainee = opens("addendum/pot-limit-1")
    edit = trainee.panel.findChildren(AmountEdit)[0]
    trainee.tab_to(edit)
    trainee.type("17")
    trainee.press(Qt.Key.Key_Backspace)
    assert edit.amount() == 1
    trainee.click_spot(chips_at((500,))[0])
    assert edit.amount() == 501
    trainee.type("25")
    assert edit.amount() == 25
    trainee.press(Qt.Key.Key_Backspace)
    assert edit.amount() == 2


def test_a_chip_too_many_for_the_field_is_not_taken(opens: Opens) -> None:
    trainee = opens("addendum/pot-limit-1")
    edit = trainee.panel.findChildren(AmountEdit)[0]
    trainee.tab_to(edit)
    trainee.type("999999999")
    trainee.click_spot(chips_at((100,))[0])
    assert edit.amount() == 999_999_999


def test_the_tray_is_shut_where_no_amount_is_asked_for_and_after_the_answer(opens: Opens) -> None:
    seats = opens("addendum/breaking-tables")
    assert {spot.kind for spot in seats.desk.lesson_page.table.offered} == {SpotKind.SEAT}
    trainee = opens("addendum/pot-limit-1")
    table = trainee.desk.lesson_page.table
    assert table.offered == chips_at(tray(trainee))
    trainee.click_spot(chips_at((1000,))[0])
    assert trainee.panel.answer() != {}
    at = place_of(table, chips_at((1000,))[0])
    trainee.press(Qt.Key.Key_Return)
    assert table.offered == ()
    given = trainee.desk.lesson_page.playing
    click(table.viewport(), at)
    assert trainee.desk.lesson_page.playing is given


def test_chips_that_lie_cut_down_stay_while_their_amount_is_built(opens: Opens) -> None:
    trainee = opens("rulebook/count-of-an-all-in")
    table = trainee.desk.lesson_page.table
    table.cut_next()
    heap = table.cut_heap
    assert heap is not None
    trainee.click_spot(chips_at((1000,))[0])
    assert table.cut_heap == heap
    assert answer(trainee) == {"amount": 1000}


# --- pots and seats -------------------------------------------------------------------------------


def to_award(trainee: Trainee) -> Answer:
    for _ in range(20):
        question = trainee.question
        assert question is not None
        if question.ask == "award":
            return trainee.right_answer
        trainee.click_answer(trainee.right_answer)
        trainee.press(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space)
    raise AssertionError("no award")


def whole(value: Value) -> Mapping[str, Value]:
    assert isinstance(value, Mapping)
    return value


@both
def test_pots_are_pushed_in_the_order_in_which_they_are_pointed_at(
    opens: Opens, point: Points
) -> None:
    trainee = opens("rulebook/four-hands-three-pots")
    right = to_award(trainee)
    order, winners = right["order"], right["winners"]
    assert isinstance(order, tuple)
    assert isinstance(winners, tuple)
    for pot in order:
        assert isinstance(pot, int)
        point(trainee, pots_at((pot,))[0])
        # Whoever wins it is pointed at next, and then paid from the tray.
        for won in map(whole, winners):
            if won["pot"] == pot:
                for seat, amount in whole(won["shares"]).items():
                    assert isinstance(amount, int)
                    point(trainee, seat_at(int(seat)))
                    for chip in as_chips(amount, tray(trainee)):
                        point(trainee, chip)
    said = answer(trainee)
    assert said["order"] == order
    assert isinstance(said["winners"], tuple)
    assert {str(one) for one in said["winners"]} == {str(one) for one in winners}
    table = trainee.desk.lesson_page.table
    assert [spot for spot in table.chosen if spot.kind is SpotKind.POT] == [
        pots_at((pot,))[0] for pot in order if isinstance(pot, int)
    ]


def test_a_pot_pointed_at_twice_leaves_the_order_and_undo_brings_it_back(opens: Opens) -> None:
    trainee = opens("addendum/face-up-2")
    to_award(trainee)
    first, second = pots_at((1, 0))
    for spot in (first, second, first):
        trainee.click_spot(spot)
    assert answer(trainee) == {"order": (0,)}
    trainee.press(Qt.Key.Key_Backspace)
    assert answer(trainee) == {"order": (1, 0)}
    trainee.press(Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    assert answer(trainee) == {}


@both
def test_an_order_of_seats_is_pointed_at(opens: Opens, point: Points) -> None:
    trainee = opens("addendum/breaking-tables")
    right = trainee.right_answer
    seats = right["seats"]
    assert isinstance(seats, tuple)
    for seat in seats:
        assert isinstance(seat, int)
        point(trainee, seat_at(seat))
    assert trainee.desk.lesson_page.table.chosen == seats_at(seats)  # type: ignore[arg-type]  # ints
    assert given_right(trainee)


def test_a_pot_may_be_cut_with_the_right_button_while_pots_are_asked_for(opens: Opens) -> None:
    trainee = opens("addendum/face-up-2")
    to_award(trainee)
    table = trainee.desk.lesson_page.table
    at = place_of(table, pots_at((0,))[0])
    at = QPoint(at.x(), at.y() + 8)
    click(table.viewport(), at)
    assert table.cut_heap is None
    QTest.mouseClick(
        table.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at
    )
    assert table.cut_heap is not None


# --- cards ----------------------------------------------------------------------------------------


@both
def test_the_cards_that_play_are_pointed_at_where_they_lie(opens: Opens, point: Points) -> None:
    trainee = opens("rulebook/eights-and-a-wheel-card")
    right = trainee.right_answer
    hands = whole(right["hands"])
    for seat, sides in hands.items():
        for half, hand in whole(sides).items():
            assert isinstance(hand, tuple)
            reads = trainee.panel.fields["hands"]
            while reads.active != (int(seat), half):  # type: ignore[attr-defined]  # a HandsField
                point(trainee, seat_at(int(seat)))
            reads.hand.classes[str(hand[0])].click()  # type: ignore[attr-defined]  # the same
            five = cards_at(cards(str(hand[1])))
            for spot in five:
                point(trainee, spot)
            table = trainee.desk.lesson_page.table
            chosen = {spot for spot in table.chosen if spot.kind is SpotKind.CARD}
            assert chosen == set(five)
    assert whole(answer(trainee)["hands"]) == hands


def test_a_card_is_put_back_by_a_second_click_and_by_undo(opens: Opens) -> None:
    trainee = opens("rulebook/eights-and-a-wheel-card")
    table = trainee.desk.lesson_page.table
    spots = [spot for spot in table.offered if spot.kind is SpotKind.CARD][:2]
    for spot in spots:
        trainee.click_spot(spot)

    def named() -> list[Spot]:
        return [spot for spot in table.chosen if spot.kind is SpotKind.CARD]

    assert named() == spots
    trainee.click_spot(spots[0])
    settle()
    assert named() == spots[1:]
    for left in (set(spots), set(spots[:1]), set()):
        trainee.press(Qt.Key.Key_Backspace)
        assert set(named()) == left


def test_chips_of_a_winner_are_taken_back_one_by_one_and_then_the_seat(opens: Opens) -> None:
    trainee = opens("rulebook/four-hands-three-pots")
    to_award(trainee)
    pot, chip = pots_at((2,))[0], chips_at((500,))[0]
    trainee.click_spot(pot)
    trainee.click_seat(5)
    for _ in range(2):
        trainee.click_spot(chip)

    def paid() -> list[int | None]:
        edits = trainee.panel.findChildren(AmountEdit)
        return [edit.amount() for edit in edits if edit.isVisible()]

    assert paid() == [1000]
    for left in ([500], [None], []):
        trainee.press(Qt.Key.Key_Backspace)
        settle()
        assert paid() == left
    assert answer(trainee) == {"order": (2,)}
    trainee.press(Qt.Key.Key_Backspace)
    assert answer(trainee) == {}


# --- keys on the table ----------------------------------------------------------------------------


def test_up_and_down_go_to_the_next_kind_of_thing(opens: Opens) -> None:
    trainee = opens("rulebook/four-hands-three-pots")
    to_award(trainee)
    trainee.click_spot(pots_at((0,))[0])
    table = trainee.desk.lesson_page.table
    trainee.tab_to(table)
    trainee.press(Qt.Key.Key_Home)
    kinds = []
    for _ in range(3):
        assert table.focused is not None
        kinds.append(table.focused.kind)
        trainee.press(Qt.Key.Key_Up)
    assert kinds[:2] == [SpotKind.SEAT, SpotKind.POT]
    trainee.press(Qt.Key.Key_Home, Qt.Key.Key_Down)
    assert table.focused is not None
    assert table.focused.kind is not SpotKind.SEAT
