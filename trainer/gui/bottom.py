"""Script and ledger below the table: side by side, or in one place as tabs where room is short."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trainer.gui.buttons import KeyButton
from trainer.gui.ledger_panel import LedgerPanel
from trainer.gui.script_panel import ScriptPanel
from trainer.i18n import Voice
from trainer.messages import say


class Bottom(QFrame):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bottom")
        self.script = ScriptPanel(self)
        self.ledger = LedgerPanel(self)
        self.tabs = QWidget(self)
        self.script_tab = KeyButton("tab", self.tabs, checkable=True)
        self.ledger_tab = KeyButton("tab", self.tabs, checkable=True)
        self.script_tab.setChecked(True)
        self.script_tab.clicked.connect(lambda: self._turn_to(self.script_tab))
        self.ledger_tab.clicked.connect(lambda: self._turn_to(self.ledger_tab))
        self._folded = False
        self._lay_out()

    @property
    def folded(self) -> bool:
        """Whether the two share one place."""
        return self._folded

    def fold(self, *, folded: bool) -> None:
        if folded != self._folded:
            self._folded = folded
            self._show()

    def speak(self, voice: Voice) -> None:
        self.script.speak(voice)
        self.ledger.speak(voice)
        self.script_tab.set_label(voice.text(say("Script")))
        self.ledger_tab.set_label(voice.text(say("Ledger")))
        self._make_room()

    def give_keys(self) -> None:
        self.script.give_keys()
        self.script_tab.set_key("C")
        self.ledger_tab.set_key("V")

    def _lay_out(self) -> None:
        self._heads = heads = QHBoxLayout(self.tabs)
        heads.setContentsMargins(12, 6, 12, 0)
        heads.setSpacing(4)
        heads.addWidget(self.script_tab)
        heads.addWidget(self.ledger_tab)
        heads.addStretch(1)
        sides = QHBoxLayout()
        sides.setSpacing(0)
        sides.addWidget(self.script, 1)
        sides.addWidget(self.ledger, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.setDirection(QBoxLayout.Direction.TopToBottom)
        column.addWidget(self.tabs)
        column.addLayout(sides, 1)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Where the tabs need the place, the steps are their keys alone."""
        self.script.show_labels(shown=True)
        if self._folded:
            needed = self._heads.sizeHint().width()
            self.script.show_labels(shown=needed <= self.width())

    def _turn_to(self, tab: KeyButton) -> None:
        for one in (self.script_tab, self.ledger_tab):
            one.setChecked(one is tab)
        self._show()

    def _show(self) -> None:
        self.tabs.setVisible(self._folded)
        if self._folded:
            self._heads.addWidget(self.script.steps)
        else:
            self.script.take_steps_back()
        self._make_room()
        for panel, tab in ((self.script, self.script_tab), (self.ledger, self.ledger_tab)):
            panel.title.setVisible(not self._folded)
            panel.setVisible(not self._folded or tab.isChecked())


def line(parent: QWidget, orientation: Qt.Orientation) -> QFrame:
    """A hairline between two parts of the window."""
    rule = QFrame(parent)
    rule.setProperty("role", "rule")
    if orientation is Qt.Orientation.Horizontal:
        rule.setFixedHeight(1)
    else:
        rule.setFixedWidth(1)
    return rule
