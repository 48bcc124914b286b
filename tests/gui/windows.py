"""A window under test, and somebody who uses it: clicks, types, looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trainer import resources
from trainer.content.lesson import Answer, Question, Value
from trainer.content.library import Library
from trainer.content.questions import key
from trainer.gui.buttons import KeyButton
from trainer.gui.desk import Desk
from trainer.gui.look import dress
from trainer.gui.questions.amount_field import AmountEdit, AmountField
from trainer.gui.questions.choice_field import ChoiceField
from trainer.gui.questions.field import FieldWidget
from trainer.gui.questions.hand_fields import HandsField
from trainer.gui.questions.panel import QuestionPanel
from trainer.gui.questions.pot_fields import PotOrderField, PotsField
from trainer.gui.questions.seat_fields import SeatsField
from trainer.gui.questions.seat_map_fields import SeatAmountsField, SeatWordsField
from trainer.gui.questions.step_fields import StepsField
from trainer.gui.questions.winners_field import WinnersField
from trainer.gui.run import open_target, target_of
from trainer.gui.table.widget import TableWidget
from trainer.gui.window import MainWindow
from trainer.rules.house import Edition
from trainer.settings import Settings
from trainer.table.cards import cards
from trainer.view.spots import Spot, SpotKind, spot_places

SIZE: Final = (1280, 720)
LEFT: Final = Qt.MouseButton.LeftButton


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """In the middle of the widget, or somewhere else in it."""
    middle = widget.rect().center() if at is None else at
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, middle)


def key_click(widget: QWidget, key: Qt.Key | str) -> None:
    """A key, or the key that types a letter."""
    if isinstance(key, str):
        QTest.keyClicks(widget, key)
    else:
        QTest.keyClick(widget, key)


def place_of(table: TableWidget, spot: Spot) -> QPoint:
    """Where a spot can be clicked: of a card the corner that shows whatever lies over it."""
    layout, view = table.table_layout, table.view
    assert layout is not None
    assert view is not None
    place = dict(spot_places(layout, view))[spot]
    if spot.kind is SpotKind.CARD:
        return QPoint(round(place.x + 0.2 * place.w), round(place.y + 0.2 * place.h))
    return QPoint(round(place.centre.x), round(place.centre.y))


class Trainee:
    """Uses a window by what is on the screen, with the mouse and with the keys."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window

    # --- what is there ----------------------------------------------------------------------------

    @property
    def desk(self) -> Desk:
        return self.window.desk

    @property
    def panel(self) -> QuestionPanel:
        panel = self.desk.lesson_page.asking.panel
        assert panel is not None
        return panel

    @property
    def question(self) -> Question | None:
        playing = self.desk.lesson_page.playing
        return None if playing is None else playing.open_question

    @property
    def right_answer(self) -> Answer:
        playing = self.desk.lesson_page.playing
        assert playing is not None
        assert playing.open_question is not None
        answer = key(playing.open_question, playing.moment.table, playing.house).answer
        if answer.get("floor") is True:
            return {"floor": True}
        return {name: value for name, value in answer.items() if name in self.panel.fields}

    @property
    def primary(self) -> KeyButton:
        return self.desk.lesson_page.call.primary

    def texts(self, widget: QWidget | None = None) -> str:
        """All that can be read in a part of the window."""
        from PySide6.QtWidgets import QLabel

        labels = (widget or self.desk).findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisible())

    # --- what one does ----------------------------------------------------------------------------

    def click(self, widget: QWidget) -> None:
        QApplication.processEvents()
        assert widget.isVisible()
        assert widget.isEnabled()
        click(widget)

    def click_seat(self, seat: int) -> None:
        """On its plate on the table."""
        table = self.desk.lesson_page.table
        layout = table.table_layout
        assert layout is not None
        plate = layout.seat(seat).plate
        at = QPoint(round(plate.x + plate.w / 2), round(plate.y + plate.h / 2))
        click(table.viewport(), at)

    def click_spot(self, spot: Spot) -> None:
        """On a card, a pot or a chip of the tray, where it lies on the table."""
        QApplication.processEvents()
        table = self.desk.lesson_page.table
        click(table.viewport(), place_of(table, spot))

    def go_to_spot(self, spot: Spot) -> None:
        """With the keys alone, and there presses it."""
        table = self.desk.lesson_page.table
        self.tab_to(table)
        self.press(Qt.Key.Key_Home)
        for _ in table.offered:
            if table.focused == spot:
                self.press(Qt.Key.Key_Space)
                return
            self.press(Qt.Key.Key_Right)
        raise AssertionError(f"{spot} cannot be reached on the table")

    def press(self, *keys: Qt.Key) -> None:
        for one in keys:
            key_click(self._focus(), one)

    def type(self, text: str) -> None:
        for letter in text:
            key_click(self._focus(), letter)

    def tab_to(self, widget: QWidget) -> None:
        QApplication.processEvents()
        for _ in range(80):
            if QApplication.focusWidget() is widget:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError("the field cannot be reached with Tab")

    def _focus(self) -> QWidget:
        QApplication.processEvents()
        return QApplication.focusWidget() or self.window

    # --- answers ----------------------------------------------------------------------------------

    def click_answer(self, answer: Answer) -> None:
        """Gives an answer with the mouse; digits are typed where an amount has to be."""
        if answer.get("floor") is True:
            self.click(self.panel.floor)
            return
        for name, value in answer.items():
            self._give(self.panel.fields[name], value, _Mouse(self))

    def type_answer(self, answer: Answer) -> None:
        """Gives an answer with the keys alone."""
        if answer.get("floor") is True:
            self.type("F")
            return
        for name, value in answer.items():
            self._give(self.panel.fields[name], value, _Keys(self))

    def _give(self, field: FieldWidget, value: Value, by: _Hand) -> None:
        match field:
            case ChoiceField():
                for one in value if isinstance(value, tuple) else (value,):
                    by.press(field.buttons[field.place_of(one)])
                if value == ():
                    by.press(field.buttons[-1])
            case AmountField():
                by.fill(field.edit, value)
            case SeatsField():
                for one in value if isinstance(value, tuple) else (value,):
                    assert isinstance(one, int)
                    by.seat(one)
            case SeatAmountsField():
                for number, amount in _map(value).items():
                    by.press(field.seats.button(int(number)))
                    by.fill(field.edits[int(number)], amount)
            case SeatWordsField():
                for number, word in _map(value).items():
                    by.word(field, int(number), word)
            case PotsField():
                assert isinstance(value, tuple)
                for index, pot in enumerate(value):
                    if index:
                        by.press(field.more)
                    for seat in _tuple(_map(pot)["seats"]):
                        by.press(field.pots[index].seats.button(seat))
                    by.fill(field.pots[index].edit, _map(pot)["amount"])
            case PotOrderField():
                for pot in _tuple(value):
                    by.press(field.buttons[pot])
            case WinnersField():
                assert isinstance(value, tuple)
                for won in value:
                    part = field.part(_map(won)["pot"], _map(won)["half"])
                    self._give(part, _map(won)["shares"], by)
            case StepsField():
                assert isinstance(value, tuple)
                for step in value:
                    self._give_step(field, str(step), by)
            case HandsField():
                for number, sides in _map(value).items():
                    for half, hand in _map(sides).items():
                        assert isinstance(hand, tuple)
                        self._give_hand(field, (int(number), half), hand, by)
            case _:
                raise AssertionError(f"nobody knows how to use {type(field).__name__}")

    def _give_step(self, field: StepsField, step: str, by: _Hand) -> None:
        word, *rest = step.split()
        by.press(field.words[word])
        if field.following is None:
            return
        for one in rest:
            if one in field.following.buttons:
                by.press(field.following.buttons[one])
            elif field.following.seats is not None and field.following.wants_seat:
                by.press(field.following.seats.button(int(one)))
            else:
                assert field.following.edit is not None
                by.fill(field.following.edit, one)

    def _give_hand(
        self, field: HandsField, part: tuple[int, str], hand: tuple[Value, ...], by: _Hand
    ) -> None:
        while field.active != part:
            by.press(field.parts[part[0], field.halves[0]])
        assert field.hand is not None
        kind, five = map(str, hand)
        by.press(field.hand.classes[kind])
        for one in cards(five):
            by.press(field.hand.cards[one])


class _Hand:
    def __init__(self, trainee: Trainee) -> None:
        self.trainee = trainee

    def press(self, button: KeyButton) -> None:
        raise NotImplementedError

    def fill(self, edit: AmountEdit, value: Value) -> None:
        raise NotImplementedError

    def seat(self, number: int) -> None:
        raise NotImplementedError

    def word(self, field: SeatWordsField, seat: int, word: Value) -> None:
        raise NotImplementedError


class _Mouse(_Hand):
    def press(self, button: KeyButton) -> None:
        self.trainee.click(button)

    def fill(self, edit: AmountEdit, value: Value) -> None:
        self.trainee.click(edit)
        self.trainee.type(str(value))

    def seat(self, number: int) -> None:
        self.trainee.click_seat(number)

    def word(self, field: SeatWordsField, seat: int, word: Value) -> None:
        self.trainee.click(field.cell(seat, word))


class _Keys(_Hand):
    def press(self, button: KeyButton) -> None:
        """By its key where it has one, else by going there."""
        self.trainee.press(Qt.Key.Key_Escape)
        if button.keys and button.isEnabled():
            self.trainee.type(button.keys[0])
        else:
            self.trainee.tab_to(button)
            self.trainee.press(Qt.Key.Key_Space)

    def fill(self, edit: AmountEdit, value: Value) -> None:
        self.trainee.tab_to(edit)
        self.trainee.type(str(value))
        self.trainee.press(Qt.Key.Key_Escape)

    def seat(self, number: int) -> None:
        self.trainee.press(Qt.Key.Key_Escape)
        self.trainee.type(str(number % 10))

    def word(self, field: SeatWordsField, seat: int, word: Value) -> None:
        """The digit of the seat goes through the words."""
        for _ in range(field.place_of(word) + 1):
            self.trainee.type(str(seat % 10))


def _map(value: Value) -> Mapping[str, Value]:
    assert isinstance(value, Mapping)
    return value


def _tuple(value: Value) -> tuple[int, ...]:
    assert isinstance(value, tuple)
    return tuple(one for one in value if isinstance(one, int))


Opens = Callable[..., Trainee]


def settle() -> None:
    """Lets layouts that ask each other for room come to an end."""
    for _ in range(10):
        QApplication.processEvents()


def opener(qtbot: QtBot, qapp: QApplication) -> Opens:
    """Opens windows for a test: a lesson, with the hand unfolded to its first question at once."""
    dress(qapp)
    library = Library(resources.lessons())

    def opens(
        name: str = "",
        *,
        language: str = "en",
        edition: Edition | None = None,
        size: tuple[int, int] = SIZE,
        settings: Settings | None = None,
        pace: int = 0,
        library: Library = library,
    ) -> Trainee:
        target = target_of(library, *([name] if name else []))
        window = MainWindow(
            library,
            settings or Settings(size=size),
            language,
            lesson=target.lesson,
            edition=edition,
        )
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        open_target(window, target, pace=pace)
        settle()
        return Trainee(qtbot, window)

    return opens
