"""The recorder: a seat is clicked on the table, a verb here, and a line goes into the script."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from trainer.content.recording import ALONE, WITH_AMOUNT, WITH_TEXT, entry, next_street
from trainer.content.verbs import VERBS
from trainer.gui.buttons import KeyButton
from trainer.i18n import SOURCE, Voice, voice
from trainer.messages import Message, say
from trainer.table.state import Table

DEALS = "deals"
_DOCS = {one.name: one.doc for one in VERBS}


class Recorder(QWidget):
    """`recorded` gives a line of the script, without its dash."""

    recorded = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice(SOURCE)
        self._seat: int | None = None
        self._table: Table | None = None
        self.told = QLabel(self)
        self.told.setProperty("role", "head")
        self.value = QLineEdit(self)
        self.value.setMaxLength(60)
        self.verbs = {
            name: KeyButton("chip", self) for name in (*ALONE, *WITH_AMOUNT, *WITH_TEXT, DEALS)
        }
        for name, button in self.verbs.items():
            button.set_label(name)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, verb=name: self._press(verb))
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.told, 1)
        head.addWidget(self.value, 1)
        row = QHBoxLayout()
        row.setSpacing(5)
        for button in self.verbs.values():
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 6)
        column.setSpacing(6)
        column.addLayout(head)
        column.addLayout(row)

    @property
    def seat(self) -> int | None:
        return self._seat

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        hint = voice.text(say("Amount, chips or words: `1700` · `1000 5x100` · `raise 800`"))
        self.value.setPlaceholderText("1700 · 1000 5x100 · raise 800")
        self.value.setAccessibleName(hint)
        self.value.setToolTip(hint)
        for name, button in self.verbs.items():
            button.setToolTip(voice.text(_DOCS[name]))
        self._show()

    def choose(self, seat: int) -> None:
        """Whose line the next one is."""
        self._seat = seat
        self._show()

    def show_table(self, table: Table) -> None:
        """The table as it stands; whoever is to act is chosen, until another seat is clicked."""
        if table != self._table:
            self._table = table
            self._seat = table.action_on if table.action_on is not None else self._seat
        self._show()

    def refuse(self) -> None:
        """The text takes no line as it stands."""
        self._tell(say("Mend the problems first: a line cannot be put in."))

    def _show(self) -> None:
        street = None if self._table is None else next_street(self._table)
        for name, button in self.verbs.items():
            button.setEnabled(street is not None if name == DEALS else self._seat is not None)
        if self._seat is None:
            self._tell(say("Click a seat on the table."))
        else:
            self._tell(say("Seat {seat} …", seat=str(self._seat)))

    def _press(self, verb: str) -> None:
        if verb == DEALS:
            street = None if self._table is None else next_street(self._table)
            line = None if street is None else f"{{deals: {street.value}}}"
        else:
            line = None if self._seat is None else entry(self._seat, verb, self.value.text())
        if line is None:
            self._tell(say("`{verb}` needs an amount, chips or words beside it.", verb=verb))
            self.value.setFocus()
            return
        self.value.clear()
        self.recorded.emit(line)

    def _tell(self, message: Message) -> None:
        self.told.setText(self._voice.text(message))
