"""How much of an exam each kind of drill is: numbers to set, or the shares of an exam of a pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QGridLayout, QLineEdit, QScrollArea, QWidget

from trainer.content.exams import LESSONS
from trainer.gui.screens.framing import label
from trainer.i18n import Voice
from trainer.messages import say
from trainer.training.drills.catalogue import KINDS
from trainer.view.progress import share

MOST: Final = 9


class Weights(QScrollArea):
    """`changed` tells that a number was typed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget(self)
        names = (LESSONS, *(one.name for one in KINDS))
        self.kinds = {name: label(inner, "step", wraps=True) for name in names}
        self.shares = {name: label(inner, "step") for name in names}
        self.fields = {one.name: self._field(inner) for one in KINDS}
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        for row, name in enumerate(names):
            grid.addWidget(self.kinds[name], row, 0)
            for one in (self.shares[name], self.fields.get(name)):
                if one is not None:
                    grid.addWidget(one, row, 1, Qt.AlignmentFlag.AlignRight)
        grid.setRowStretch(len(names), 1)
        self.setWidget(inner)
        for one in self.shares.values():
            one.hide()

    def weights(self) -> dict[str, int]:
        """As they are set, by kind."""
        return {kind: int(field.text() or 0) for kind, field in self.fields.items()}

    def show_shares(self, weights: Mapping[str, int] | None, voice: Voice) -> None:
        """Those of an exam of a pack, where none are set all alike; None: numbers to set."""
        wanted = weights or dict.fromkeys(self.fields, 1)
        whole = sum(wanted.values())
        for name, told in self.shares.items():
            weight, field = wanted.get(name, 0), self.fields.get(name)
            told.setText(voice.text(share(weight / whole)))
            told.setVisible(weights is not None and weight > 0)
            if field is not None:
                field.setVisible(weights is None)
            set_here = weights is None and field is not None
            self.kinds[name].setVisible(set_here or (weights is not None and weight > 0))

    def speak(self, voice: Voice) -> None:
        self.kinds[LESSONS].setText(voice.text(say("Lessons of the pack")))
        for kind in KINDS:
            title = voice.text(kind.title)
            self.kinds[kind.name].setText(title)
            self.fields[kind.name].setAccessibleName(title)

    def _field(self, parent: QWidget) -> QLineEdit:
        field = QLineEdit("1", parent)
        field.setValidator(QIntValidator(0, MOST, field))
        field.setMaximumWidth(64)
        field.textChanged.connect(self.changed)
        return field
