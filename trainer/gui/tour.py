"""A short way round the window: each part in turn, what it is for, and its keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trainer.gui.buttons import KeyButton
from trainer.gui.theme import colour, colours
from trainer.i18n import Voice
from trainer.messages import Message, say

RING: Final = 3
AWAY: Final = 14
"""Pixels from a part to what is said of it."""
WIDE: Final = 380


@dataclass(frozen=True, slots=True)
class Stop:
    """A part of the window: where it is, what is said of it, and the keys to be named."""

    part: Callable[[], QWidget]
    words: Message
    keys: str = ""


class Tour(QWidget):
    """Lies over the window until it was seen or skipped; nothing under it hears a key."""

    def __init__(self, stops: tuple[Stop, ...], voice: Voice, over: QWidget, scale: float) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._stops = stops
        self._over = over
        self._voice = voice
        self._at = 0
        self.box = QFrame(self)
        self.box.setObjectName("tour")
        self.box.setFixedWidth(round(WIDE * min(scale, 1.6)))
        self.count, self.words = QLabel(self.box), QLabel(self.box)
        self.count.setProperty("role", "quiet")
        self.words.setProperty("role", "choice-label")
        self.words.setWordWrap(True)
        self.keys = QLabel(self.box)
        self.keys.setProperty("role", "keycap")
        self.on, self.skip = KeyButton("primary", self.box), KeyButton("plain", self.box)
        self.on.key_after_label()
        self.on.clicked.connect(self.go_on)
        self.skip.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addWidget(self.skip)
        row.addWidget(self.on)
        column = QVBoxLayout(self.box)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addWidget(self.count)
        column.addWidget(self.words)
        column.addWidget(self.keys, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(row)
        over.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setGeometry(over.rect())
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show()

    @property
    def at(self) -> int:
        """Which stop is shown, from 0."""
        return self._at

    def go_on(self) -> None:
        if self._at + 1 < len(self._stops):
            self._at += 1
            self._show()
        else:
            self.close()

    def go_back(self) -> None:
        self._at = max(0, self._at - 1)
        self._show()

    @property
    def pointed_at(self) -> QRect:
        """The part that is spoken of, in the window's own pixels."""
        part = self._stops[self._at].part()
        return QRect(part.mapTo(self._over, QPoint(0, 0)), part.size())

    # ----------------------------------------------------------------------------------------------

    def _show(self) -> None:
        stop, text = self._stops[self._at], self._voice.text
        count = say("{n} of {total}", n=self._at + 1, total=len(self._stops))
        self.count.setText(text(count))
        self.words.setText(text(stop.words))
        self.keys.setText(stop.keys)
        self.keys.setVisible(bool(stop.keys))
        last = self._at + 1 == len(self._stops)
        self.on.set_label(text(say("Done") if last else say("On")))
        self.on.set_cap(text(say("Space")))
        self.skip.set_label(text(say("Skip")))
        self.skip.set_cap("Esc")
        self.skip.setVisible(not last)
        self.setAccessibleName(self.words.text())
        self.box.setStyleSheet(
            f"#tour {{ background: {colours().panel}; border: 2px solid {colours().accent};"
            " border-radius: 10px; }"
        )
        self.box.adjustSize()
        height = self.box.heightForWidth(self.box.width())
        self.box.resize(self.box.width(), max(height, self.box.sizeHint().height()))
        self.box.move(self._place())
        self.update()

    def _place(self) -> QPoint:
        """Beside the part, or where it covers the least of it; always in the window."""
        part, box = self.pointed_at, self.box.size()
        room = self.rect().adjusted(AWAY, AWAY, -AWAY, -AWAY)
        middle = part.center().y() - box.height() // 2
        centre = part.center().x() - box.width() // 2
        places = (
            QPoint(centre, part.bottom() + AWAY),
            QPoint(part.left() - AWAY - box.width(), middle),
            QPoint(part.right() + AWAY, middle),
            QPoint(centre, part.top() - AWAY - box.height()),
        )
        held = [
            QPoint(
                min(max(place.x(), room.left()), room.right() - box.width()),
                min(max(place.y(), room.top()), room.bottom() - box.height()),
            )
            for place in places
        ]

        def covered(at: QPoint) -> int:
            common = QRect(at, box).intersected(part)
            return common.width() * common.height()

        return min(held, key=covered)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        part = QRectF(self.pointed_at).adjusted(RING, RING, -RING, -RING)
        shade = QPainterPath()
        shade.addRect(QRectF(self.rect()))
        hole = QPainterPath()
        hole.addRoundedRect(part, 8, 8)
        painter.fillPath(shade.subtracted(hole), colour("#000000", 0.6))
        painter.setPen(QPen(colour(colours().accent), RING))
        painter.drawPath(hole)

    def event(self, event: QEvent) -> bool:
        """All keys stay here, also those of the window under it."""
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A question that opens under the tour would take the keys."""
        super().focusOutEvent(event)
        QTimer.singleShot(0, self, self._take_focus)

    def _take_focus(self) -> None:
        focused = QApplication.focusWidget()
        if self.isVisible() and (focused is None or not self.isAncestorOf(focused)):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Right:
                self.go_on()
            case Qt.Key.Key_Left:
                self.go_back()
            case Qt.Key.Key_Escape:
                self.close()
            case _:
                pass

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._over:
            self.setGeometry(self._over.rect())
            self._show()
        return super().eventFilter(watched, event)
