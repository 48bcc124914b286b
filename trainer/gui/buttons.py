"""Buttons that show the key that presses them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from trainer.gui.plain_text import tip


def restyle(widget: QWidget, **properties: object) -> None:
    """Sets properties that the style sheet asks for, and has the widget drawn by them."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


WRAPPED = frozenset({"choice", "plain", "row"})
"""Roles whose labels may take several lines."""


class KeyButton(QPushButton):
    """A label, and before it the key. The mouse leaves the focus where it is."""

    def __init__(
        self, role: str, parent: QWidget | None = None, *, checkable: bool = False
    ) -> None:
        super().__init__(parent)
        self.setCheckable(checkable)
        self.setProperty("role", role)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._cap = QLabel(self)
        self._cap.setProperty("role", "keycap")
        self._cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label = QLabel(self)
        self._label.setProperty("role", f"{role}-label")
        self._label.setWordWrap(role in WRAPPED)
        for one in (self._cap, self._label):
            one.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            one.setTextFormat(Qt.TextFormat.PlainText)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(10)
        row.addWidget(self._cap, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._label, 1)
        self._cap.hide()
        self._shortcuts: list[QShortcut] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.toggled.connect(self._show_chosen)

    def set_label(self, text: str) -> None:
        self._label.setText(text)
        self.setAccessibleName(text)

    @property
    def label(self) -> str:
        return self._label.text()

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that press the button."""
        return tuple(one.key().toString() for one in self._shortcuts)

    @property
    def cap(self) -> str:
        """The key as it is shown, empty where there is none."""
        return self._cap.text()

    def set_key(self, *keys: str, shown: str | None = None) -> None:
        """Presses the button by any of `keys`; `shown` is how they are called, by default as the
        first is."""
        self.set_cap("".join(keys[:1]) if shown is None else shown)
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts = [QShortcut(QKeySequence(key), self) for key in keys if key]
        for shortcut in self._shortcuts:
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(self.click)

    def set_cap(self, cap: str) -> None:
        """Shows a key that presses the button by other means."""
        self._cap.setText(cap)
        self._cap.setVisible(bool(cap))
        self.setAccessibleDescription(cap)

    def show_typing(self, *, typing: bool) -> None:
        """While somebody types, a key that is a letter or a digit presses nothing."""
        self._cap.setEnabled(not (typing and (len(self.cap) == 1 or self.keys == ("Space",))))

    def show_label(self, *, shown: bool) -> None:
        """Without its label the button is its key alone; what it does is then a tool tip."""
        self._label.setVisible(shown)
        self.setToolTip("" if shown else tip(self._label.text()))

    def centre_label(self) -> None:
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def key_after_label(self) -> None:
        """The label stands in the middle and the key behind it."""
        row = self._row
        row.removeWidget(self._cap)
        row.setStretch(0, 0)
        row.insertStretch(0, 1)
        row.addWidget(self._cap, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        self._label.setWordWrap(False)

    def event(self, event: QEvent) -> bool:
        """Space presses the button that has the focus, also where it is a key for another."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Space
            and self.hasFocus()
        ):
            event.accept()
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def natural_width(self) -> int:
        """The width at which the label needs one line."""
        text = self._label.fontMetrics().horizontalAdvance(self._label.text())
        margins = self._row.contentsMargins()
        cap = self._cap.sizeHint().width() + self._row.spacing() if self._cap.text() else 0
        # Bold once it is chosen, which is wider by a tenth.
        return round(text * 1.1) + cap + margins.left() + margins.right() + 2

    def _show_chosen(self, chosen: bool) -> None:  # noqa: FBT001  # Qt's signal
        restyle(self._label, chosen=chosen)
