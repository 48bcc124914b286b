"""The panel of a question: its fields in their rows, the floor, and the steps of the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from trainer.content.lesson import Answer, Question
from trainer.content.questions import outcomes_of, type_of
from trainer.gui.buttons import KeyButton
from trainer.gui.questions.amount_field import UNDO, AmountEdit
from trainer.gui.questions.field import FieldWidget
from trainer.gui.questions.field_widgets import field_widget
from trainer.gui.questions.outcomes import Outcomes
from trainer.gui.questions.rows import Keys, Panel, Row
from trainer.i18n import Voice
from trainer.messages import say
from trainer.view.around import Around
from trainer.view.spots import Spot, SpotKind, chips_at

FLOOR_KEY: Final = "F"
CHIP_KEY: Final = "Alt"
"""With the digits it adds the tray's chips, the smallest on 1, to the amount worked on."""
LYING: Final = (SpotKind.SEAT, SpotKind.CARD, SpotKind.POT)
"""What lies on the table to be clicked, in the order in which keys go round it."""


@dataclass(frozen=True, slots=True)
class _Said:
    """An answer half-way. `listed`: how many outcomes of the floor are on the list, the one after
    them still in the fields; None where none are being said. `fields`: what each field has of it,
    also what is no value yet."""

    answer: Answer
    listed: int | None = None
    fields: Mapping[str, object] | None = None


class QuestionPanel(QWidget):
    """The fields of one question, to be filled in by mouse, keys or clicks on the table."""

    changed = Signal()

    def __init__(
        self, panel: Panel, question: Question, around: Around, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        asked = {field.name: field for field in type_of(question).asked(question)}
        self._rows = tuple(
            row for row in panel.rows if row.field in asked and panel.choose(question, row)
        )
        self.fields = {
            row.field: field_widget(asked[row.field], around, self) for row in self._rows
        }
        self.floor = KeyButton("choice", self, checkable=True)
        self.floor.clicked.connect(self._floor_pressed)
        self.floor.setVisible(panel.floor_apart)
        self.outcomes = Outcomes(type_of(question), self)
        self.outcomes.pressed.connect(self._outcome_pressed)
        self._past: list[_Said] = []
        self._is_open = True
        self._chips = around.chips
        self._chip_steps: set[int] = set()
        """Which steps of the answer, counted from 1, were chips of the tray."""
        self._worked_on = ""
        self._last_amount: AmountEdit | None = None
        self._lay_out()
        self._give_keys()
        self._show()
        self._now = self._said()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_moved)

    def answer(self) -> Answer:
        """What was said so far; what is not there was not said."""
        if not self.floor.isChecked():
            return self._in_fields()
        last = self._in_fields() if self.outcomes.begun and self._leads else {}
        outcomes = (*self.outcomes.listed, *((last,) if last else ()))
        return {"floor": True, "outcomes": outcomes} if outcomes else {"floor": True}

    def _in_fields(self) -> Answer:
        said = {
            row.field: self.fields[row.field].value() for row in self._rows if self._applies(row)
        }
        return {name: value for name, value in said.items() if value is not None}

    def set_answer(self, answer: Answer) -> None:
        self._set(_Said(answer, len(outcomes_of(answer)) or None))

    def _set(self, said: _Said) -> None:
        answer = said.answer
        self.floor.setChecked(answer.get("floor") is True)
        in_fields = answer
        if said.listed is None:
            self.outcomes.end()
        else:
            outcomes = outcomes_of(answer)
            self.outcomes.begin(outcomes[: said.listed])
            in_fields = next(iter(outcomes[said.listed :]), {})
        for name, field in self.fields.items():
            if said.fields is not None:
                field.take_up(said.fields[name])
                continue
            value = in_fields.get(name)
            if name == "seats" and value is None and "seat" in in_fields:
                value = (in_fields["seat"],)  # an order of one
            field.set_value(value)
        self._now = self._said()
        self._show()
        self._show_built()

    def _said(self) -> _Said:
        listed = len(self.outcomes.listed) if self.outcomes.begun else None
        fields = {name: field.said() for name, field in self.fields.items()}
        return _Said(self.answer(), listed, fields)

    def undo(self) -> None:
        """Takes the last step of the answer back, wherever it was taken: here or on the table."""
        if self._past and self._is_open:
            self._chip_steps.discard(len(self._past))
            self._set(self._past.pop())
            self.changed.emit()

    @property
    def ready(self) -> bool:
        """Whether there is a call to make: the leading field was answered, or the floor called."""
        return self.floor.isChecked() or self._leads

    @property
    def _leads(self) -> bool:
        """Whether the leading field was answered, and with all that it wants."""
        leading = self.fields[self._rows[0].field]
        return leading.value() is not None and leading.whole

    def speak(self, voice: Voice) -> None:
        for field in self.fields.values():
            field.speak(voice)
        self.floor.set_label(voice.text(say("Call the floor")))
        self.outcomes.speak(voice)

    def offered(self) -> tuple[Spot, ...]:
        """What may be clicked on the table now; the tray's chips where there is an amount."""
        found = [spot for kind in LYING for spot in self._of_kind(kind, lambda one: one.offered())]
        chips = () if self._amount_worked_on() is None else chips_at(self._chips)
        return (*found, *chips)

    def chosen(self) -> tuple[Spot, ...]:
        """What the answer names of that by now."""
        return tuple(
            spot for kind in LYING for spot in self._of_kind(kind, lambda one: one.chosen())
        )

    def take(self, spot: Spot) -> None:
        """Something was clicked on the table: the first row that can use it does."""
        if spot.kind is SpotKind.CHIP:
            self._add_chip(spot.number)
            return
        for row in self._in_turn(spot.kind):
            field = self.fields[row.field]
            applies = self._applies(row)
            if (applies or row.only_if is not None) and field.take(spot):
                if not applies and row.only_if is not None:
                    # Clicking a seat says that there is something to show: the row comes with it.
                    self.fields[row.only_if[0]].set_value(row.only_if[1][0])
                    self._changed(row.only_if[0])
                for other in self.fields.values():
                    if other is not field:
                        other.turn_to(spot)
                self.changed.emit()
                return

    def _of_kind(
        self, kind: SpotKind, named: Callable[[FieldWidget], tuple[Spot, ...]]
    ) -> tuple[Spot, ...]:
        """Of the first field that takes things of that kind."""
        for row in self._in_turn(kind):
            field = self.fields[row.field]
            if any(spot.kind is kind for spot in field.offered()):
                return tuple(spot for spot in named(field) if spot.kind is kind)
        return ()

    def _in_turn(self, kind: SpotKind) -> list[Row]:
        """Rows in the order in which they take a click: what applies first. Seats, which several
        rows may ask for, go to the one worked on."""
        worked_on = self._worked_on if kind is SpotKind.SEAT else ""
        return sorted(self._rows, key=lambda row: (row.field != worked_on, not self._applies(row)))

    # --- chips of the tray ------------------------------------------------------------------------

    def _amount_worked_on(self) -> AmountEdit | None:
        """The amount that chips go to: the last that had the focus, else the first."""
        edits = [one for one in self.findChildren(AmountEdit) if one.isVisibleTo(self)]
        if self._last_amount in edits:
            return self._last_amount
        return edits[0] if edits else None

    def _add_chip(self, value: int) -> None:
        edit = self._amount_worked_on()
        if edit is not None and self._is_open:
            before = len(self._past)
            edit.add_chip(value)
            if len(self._past) > before:
                self._chip_steps.add(len(self._past))
                self._show_built()

    def _show_built(self) -> None:
        """While the last step was a chip, the keys that take a step back take it back."""
        by_chip = len(self._past) in self._chip_steps
        built = self._amount_worked_on() if by_chip else None
        for edit in self.findChildren(AmountEdit):
            edit.show_built(built=edit is built)

    def _focus_moved(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is None or not self.isAncestorOf(now):
            return
        if isinstance(now, AmountEdit):
            self._last_amount = now
            self._show_built()
        within = (name for name, one in self.fields.items() if one is now or one.isAncestorOf(now))
        before = self.offered(), self.chosen()
        self._worked_on = next(within, self._worked_on)
        if before != (self.offered(), self.chosen()):
            self.changed.emit()

    def set_open(self, *, open_: bool) -> None:
        """Whether the answer may still be changed."""
        self._is_open = open_
        for field in self.fields.values():
            field.setEnabled(open_)
        self.floor.setEnabled(open_)
        self.outcomes.setEnabled(open_)
        self._show()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        # The floor stands with the buttons of the leading field, above the amounts.
        first, *others = self._rows
        column.addWidget(self.fields[first.field])
        column.addWidget(self.floor)
        column.addWidget(self.outcomes)
        for row in others:
            column.addWidget(self.fields[row.field])
        for row in self._rows:
            self.fields[row.field].changed.connect(lambda one=row.field: self._changed(one))

    def _give_keys(self) -> None:
        sources: dict[Keys, Iterator[str]] = {
            keys: iter(keys.value) for keys in (Keys.DIGITS, Keys.LETTERS, Keys.ALL)
        }
        for row in self._rows:
            if row.keys is not Keys.NONE:
                self.fields[row.field].set_keys(sources.get(row.keys, iter(())))
        if not self.floor.isHidden():
            self.floor.set_key(FLOOR_KEY)
            self.outcomes.give_keys()
        for key in UNDO:
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(self.undo)
        for number, value in enumerate(self._chips[:9], start=1):
            shortcut = QShortcut(QKeySequence(f"{CHIP_KEY}+{number}"), self)
            shortcut.activated.connect(lambda one=value: self._add_chip(one))

    def _applies(self, row: Row) -> bool:
        if row.only_if is None or row.only_if[0] not in self.fields:
            return True
        name, values = row.only_if
        said = self.fields[name].value()
        return any(said is one or (said == one and type(said) is type(one)) for one in values)

    def _changed(self, name: str) -> None:
        if self.fields[name].value() is not None and not self.outcomes.begun:
            self.floor.setChecked(False)
        self._worked_on = name
        self._stepped()

    def _floor_pressed(self) -> None:
        if self.floor.isChecked() or self.outcomes.begun:
            for field in self.fields.values():
                field.clear()
        self.outcomes.end()
        self._stepped()

    def _outcome_pressed(self) -> None:
        """Begins the list of what the floor may choose, or puts what the fields say on it."""
        if not self.outcomes.begun:
            self.outcomes.begin()
        elif self._leads:
            self.outcomes.add(self._in_fields())
            for field in self.fields.values():
                field.clear()
        self._stepped()

    def _stepped(self) -> None:
        said = self._said()
        if said != self._now:
            self._past.append(self._now)
            self._now = said
        self._show()
        self._show_built()
        self.changed.emit()

    def _show(self) -> None:
        for row in self._rows:
            self.fields[row.field].setVisible(self._applies(row))
        called = self.floor.isChecked() and not self.floor.isHidden()
        self.outcomes.setVisible(called and (self._is_open or self.outcomes.begun))
        self.outcomes.allow(allowed=not self.outcomes.begun or self._leads)
