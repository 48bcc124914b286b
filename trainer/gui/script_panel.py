"""The script: what was seen so far, steps back and forth, and the replay."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from trainer.gui.buttons import KeyButton
from trainer.gui.script_model import ROW_ROLE, ScriptModel
from trainer.i18n import Voice
from trainer.messages import say
from trainer.view.model import RowKind, ScriptRow

Index = QModelIndex | QPersistentModelIndex

PAD_X, PAD_Y, NUMBER = 12, 5, 30


class ScriptPanel(QWidget):
    """`chosen` is a place that was picked from the list, `what_if` a branch by its number."""

    chosen = Signal(int)
    what_if = Signal(int)
    back = Signal()
    forth = Signal()
    replay = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ScriptModel(self)
        self.title = QLabel(self)
        self.title.setProperty("role", "head")
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(_Lines(self.list))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.clicked.connect(self._picked)
        self.list.activated.connect(self._picked)
        self.steps = QWidget(self)
        """The buttons; they may be moved to another place."""
        self.back_button = KeyButton("step", self.steps)
        self.forth_button = KeyButton("step", self.steps)
        self.replay_button = KeyButton("step", self.steps)
        for button, signal in (
            (self.back_button, self.back),
            (self.forth_button, self.forth),
            (self.replay_button, self.replay),
        ):
            button.clicked.connect(signal)
        self._digits: tuple[QShortcut, ...] = ()
        self._lay_out()

    def show_rows(self, rows: tuple[ScriptRow, ...], voice: Voice) -> None:
        self.model.show_rows(rows, voice)
        branches = [row.number for row in rows if row.kind is RowKind.WHAT_IF]
        for number, key in enumerate(self._digits, start=1):
            key.setEnabled(number in branches)
        self._show_current()

    def _show_current(self) -> None:
        current = self.model.current
        if current >= 0:
            self.list.scrollToBottom()  # where branches are, they come after the current line
            index = self.model.index(current, 0)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is told above the table takes some of the room: the current line stays whole."""
        super().resizeEvent(event)
        self._show_current()

    def allow(self, *, back: bool, forth: bool, replay: bool) -> None:
        self.back_button.setEnabled(back)
        self.forth_button.setEnabled(forth)
        self.replay_button.setEnabled(replay)

    def show_labels(self, *, shown: bool) -> None:
        """Of the buttons; their keys are always there."""
        for button in (self.back_button, self.forth_button, self.replay_button):
            button.show_label(shown=shown)

    def speak(self, voice: Voice) -> None:
        name = voice.text(say("Script"))
        self.title.setText(name)
        self.list.setAccessibleName(name)
        self.back_button.set_label(voice.text(say("Back")))
        self.forth_button.set_label(voice.text(say("On")))
        self.replay_button.set_label(voice.text(say("Replay")))

    def give_keys(self) -> None:
        self.back_button.set_key("Left", shown="◀")
        self.forth_button.set_key("Right", shown="▶")
        self.replay_button.set_key("R")
        self._digits = tuple(QShortcut(QKeySequence(str(digit)), self) for digit in range(1, 10))
        for number, key in enumerate(self._digits, start=1):
            key.setEnabled(False)
            key.activated.connect(lambda one=number: self.what_if.emit(one))

    def _lay_out(self) -> None:
        buttons = QHBoxLayout(self.steps)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(4)
        for button in (self.back_button, self.forth_button, self.replay_button):
            buttons.addWidget(button)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 8)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addWidget(self.list, 1)
        self.take_steps_back()

    def take_steps_back(self) -> None:
        """The buttons stand below the list, where they belong."""
        self._column.addWidget(self.steps, 0, Qt.AlignmentFlag.AlignLeft)

    def _picked(self, index: QModelIndex) -> None:
        row = self.model.row(index.row())
        if row.kind is RowKind.WHAT_IF:
            self.what_if.emit(row.number)
        else:
            self.chosen.emit(row.position)


class _Lines(QStyledItemDelegate):
    """A line: its number, its words, and a frame round the one that is shown."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        width = view.viewport().width()
        row: ScriptRow = index.data(ROW_ROLE)
        room = QRect(0, 0, width - NUMBER - 2 * PAD_X, 10_000)
        font = _font(option.font, row)
        text = index.data(Qt.ItemDataRole.DisplayRole)
        needed = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return QSize(width, needed.height() + 2 * PAD_Y)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: ScriptRow = index.data(ROW_ROLE)
        palette = option.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(1, 1, -1, -1)
        if row.current:
            painter.setBrush(palette.color(QPalette.ColorRole.AlternateBase))
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 1.2))
            painter.drawRoundedRect(box, 8, 8)
        left = QRect(option.rect.x() + PAD_X, option.rect.y() + PAD_Y, NUMBER, option.rect.height())
        painter.setFont(option.font)
        offered = row.kind is RowKind.WHAT_IF
        sign = QPalette.ColorRole.Highlight if offered else QPalette.ColorRole.PlaceholderText
        painter.setPen(palette.color(sign))
        painter.drawText(left, Qt.AlignmentFlag.AlignTop, _sign(row))
        painter.setFont(_font(option.font, row))
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        words = option.rect.adjusted(PAD_X + NUMBER, PAD_Y, -PAD_X, -PAD_Y)
        text = index.data(Qt.ItemDataRole.DisplayRole)
        painter.drawText(words, Qt.TextFlag.TextWordWrap, text)
        painter.restore()


def _font(base: QFont, row: ScriptRow) -> QFont:
    font = QFont(base)
    font.setBold(row.current)
    return font


def _sign(row: ScriptRow) -> str:
    match row.kind:
        case RowKind.EVENT:
            return str(row.number)
        case RowKind.WHAT_IF:
            return f"{row.number} ✓" if row.right else str(row.number)
        case RowKind.QUESTION:
            return {None: "?", True: "✓", False: "✗"}[row.right]
        case RowKind.START:
            return ""
