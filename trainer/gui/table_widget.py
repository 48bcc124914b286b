"""A stand-in until the table is drawn."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from trainer.i18n import Voice
from trainer.view.model import TableView
from trainer.view.plain import felt


class TableWidget(QWidget):
    seat_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = QLabel(self)
        QVBoxLayout(self).addWidget(self._text)

    def show_view(self, view: TableView, voice: Voice) -> None:
        self._text.setText("\n".join(felt(view, voice)))

    def set_text_scale(self, scale: float) -> None:
        del scale
