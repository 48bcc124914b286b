"""Hands that are read: one at a time, its class and the five cards that play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from trainer.content.hand_text import FIVE, HIGH_CLASSES, LOW_CLASSES, in_one_form
from trainer.content.lesson import Value
from trainer.content.questions import hand_class
from trainer.gui.buttons import KeyButton
from trainer.gui.questions.field import FieldWidget
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, capital, say
from trainer.table.cards import Card, card, write_cards
from trainer.view.around import Around
from trainer.view.spots import Spot, SpotKind, cards_at, seat_at, seats_at

CLASS_KEYS: Final = "ASDGJKZBQ"
CARD_KEYS: Final = "123456789"
NEXT_KEY: Final = "N"
Part = tuple[int, str]
"""A hand by its seat, and the side of it: high or low."""


class HandsField(FieldWidget):
    """A button a hand, which tells what was said of it; below them the hand worked on."""

    def __init__(self, label: Message, around: Around, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = label
        self._around = around
        self._voice = voice(SOURCE)
        self._held = dict(around.hands)
        self._said: dict[Part, tuple[str, tuple[Card, ...]]] = {}
        self._label = QLabel(self)
        self._label.setProperty("role", "quiet")
        self.parts: dict[Part, KeyButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self._label)
        for seat in self._held or around.holding:
            for half in around.halves:
                button = KeyButton("choice", self, checkable=True)
                button.clicked.connect(lambda _=False, one=(seat, half): self._work_on(one))
                self.parts[seat, half] = button
                self._column.addWidget(button)
        self.following = KeyButton("plain", self)
        self.following.clicked.connect(self._go_on)
        self.following.setVisible(len(self.parts) > 1)
        self._column.addWidget(self.following)
        self._active: Part | None = next(iter(self.parts), None)
        self.hand: HandEditor | None = None
        self._show_hand()

    @property
    def active(self) -> Part | None:
        """The hand worked on."""
        return self._active

    @property
    def halves(self) -> tuple[str, ...]:
        return self._around.halves

    def value(self) -> Value:
        """None as well while a hand that was begun is not whole."""
        hands: dict[str, Value] = {}
        for seat in dict.fromkeys(seat for seat, _ in self._said):
            sides: dict[str, Value] = {}
            for half in self._around.halves:
                kind, five = self._said.get((seat, half), ("", ()))
                if bool(kind) is not (len(five) == FIVE) or (five and len(five) < FIVE):
                    return None
                if kind:
                    sides[half] = in_one_form(kind, write_cards(five), low=half == "low")
            if sides:
                hands[str(seat)] = sides
        return dict(sorted(hands.items(), key=lambda one: int(one[0]))) or None

    def set_value(self, value: Value) -> None:
        self._said = {}
        for seat, sides in (value if isinstance(value, Mapping) else {}).items():
            for half, hand in (sides if isinstance(sides, Mapping) else {}).items():
                if isinstance(hand, tuple) and len(hand) == 2:
                    five = tuple(card(one) for one in str(hand[1]).split())
                    self._said[int(seat), half] = (str(hand[0]), five)
        self._show_hand()

    def said(self) -> object:
        """Card by card, also of a hand that is not whole yet."""
        return dict(self._said)

    def take_up(self, said: dict[Part, tuple[str, tuple[Card, ...]]]) -> None:
        self._said = dict(said)
        self._show_hand()

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        name = voice.text(self._name)
        self._label.setText(name)
        self.setAccessibleName(name)
        self.following.set_label(voice.text(say("Next hand")))
        self._show_hand()

    def set_keys(self, keys: Iterator[str]) -> None:
        del keys  # digits and letters belong to the hand worked on
        self.following.set_key(NEXT_KEY)

    def offered(self) -> tuple[Spot, ...]:
        """The seats whose hands are read, and the cards that the one worked on may play."""
        seats = seats_at(dict.fromkeys(seat for seat, _ in self.parts))
        return seats if self.hand is None else (*seats, *cards_at(self.hand.cards))

    def chosen(self) -> tuple[Spot, ...]:
        if self._active is None or self.hand is None:
            return ()
        return (seat_at(self._active[0]), *cards_at(self.hand.said()[1]))

    def clicked(self, spot: Spot) -> None:
        if spot.kind is SpotKind.CARD and self.hand is not None and spot.card is not None:
            self.hand.press_card(spot.card)
        else:
            self._work_on(next(one for one in self.parts if one[0] == spot.number))

    def _work_on(self, part: Part) -> None:
        """That hand; pressed once more, the other side of it."""
        sides = [one for one in self.parts if one[0] == part[0]]
        if part == self._active and len(sides) > 1:
            part = sides[(sides.index(part) + 1) % len(sides)]
        self._active = part
        self._show_hand()
        self.changed.emit()

    def _go_on(self) -> None:
        """The hand after the one worked on; after the last the first."""
        parts = list(self.parts)
        if self._active is not None:
            self._active = parts[(parts.index(self._active) + 1) % len(parts)]
        self._show_hand()
        self.changed.emit()

    def _hand_changed(self) -> None:
        assert self.hand is not None
        assert self._active is not None
        self._said[self._active] = self.hand.said()
        self._tell()
        self.changed.emit()

    def _show_hand(self) -> None:
        if self.hand is not None:
            self.hand.hide()
            self._column.removeWidget(self.hand)
            self.hand.deleteLater()
            self.hand = None
        if self._active is not None:
            seat, half = self._active
            cards = (*self._held.get(seat, ()), *self._around.board)
            self.hand = HandEditor(half, cards, self._voice, self)
            self.hand.set_said(*self._said.get(self._active, ("", ())))
            self.hand.changed.connect(self._hand_changed)
            self._column.addWidget(self.hand)
        self._tell()

    def _tell(self) -> None:
        for part, button in self.parts.items():
            button.setChecked(part == self._active)
            button.set_label(self._voice.text(self._in_words(part)))

    def _in_words(self, part: Part) -> Message:
        seat, half = part
        name = say("Seat {seat}", seat=seat)
        if len(self._around.halves) > 1:
            name = (
                say("Seat {seat}, high", seat=seat)
                if half == "high"
                else say("Seat {seat}, low", seat=seat)
            )
        kind, five = self._said.get(part, ("", ()))
        if not kind and not five:
            return name
        return say("{seat}: {hand}", seat=name, hand=hand_class(kind) if kind else say("…"))


class HandEditor(QWidget):
    """The class of one hand and its five cards, from those that the seat may play."""

    changed = Signal()

    def __init__(
        self, half: str, cards: tuple[Card, ...], voice: Voice, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._kind = ""
        self._five: list[Card] = []
        classes = LOW_CLASSES if half == "low" else HIGH_CLASSES
        self.classes = {
            word: self._button(capital(voice.text(hand_class(word))), key)
            for word, key in zip(classes, CLASS_KEYS[: len(classes)], strict=True)
        }
        self.cards = {
            one: self._button(one.sign, CARD_KEYS[place : place + 1])
            for place, one in enumerate(cards)
        }
        for word, button in self.classes.items():
            button.clicked.connect(lambda _=False, one=word: self._class_pressed(one))
        for held, button in self.cards.items():
            button.clicked.connect(lambda _=False, one=held: self.press_card(one))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(_grid(list(self.classes.values()), 2))
        column.addLayout(_grid(list(self.cards.values()), 3))

    def said(self) -> tuple[str, tuple[Card, ...]]:
        """The class and the cards so far."""
        return self._kind, tuple(self._five)

    def set_said(self, kind: str, five: tuple[Card, ...]) -> None:
        self._kind, self._five = kind, [one for one in five if one in self.cards]
        self._show()

    def _class_pressed(self, kind: str) -> None:
        self._kind = "" if self._kind == kind else kind
        self._show()
        self.changed.emit()

    def press_card(self, pressed: Card) -> None:
        """By its button or on the table. No more than five play: a sixth is not taken."""
        if pressed in self._five:
            self._five.remove(pressed)
        elif len(self._five) < FIVE:
            self._five.append(pressed)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for word, button in self.classes.items():
            button.setChecked(word == self._kind)
        for held, button in self.cards.items():
            button.setChecked(held in self._five)

    def _button(self, label: str, key: str) -> KeyButton:
        button = KeyButton("choice", self, checkable=True)
        button.set_label(label)
        button.set_key(key)
        return button


def _grid(buttons: list[KeyButton], columns: int) -> QGridLayout:
    grid = QGridLayout()
    grid.setSpacing(6)
    for place, button in enumerate(buttons):
        grid.addWidget(button, place // columns, place % columns)
    for column in range(columns):
        grid.setColumnStretch(column, 1)
    return grid
