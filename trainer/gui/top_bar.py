"""The bar at the top: what is open, the edition, the language, the size of the text."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QSizePolicy, QWidget

from trainer.gui.buttons import KeyButton
from trainer.gui.plain_text import tip
from trainer.i18n import LANGUAGES, Voice
from trainer.messages import say
from trainer.rules.house import Edition


class TopBar(QFrame):
    """What was pressed there, as signals; the bar itself changes nothing."""

    library = Signal()
    practice = Signal()
    edition_chosen = Signal(int)
    language_chosen = Signal(str)
    smaller = Signal()
    larger = Signal()
    full_screen = Signal()
    keys = Signal()
    view = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.menu = KeyButton("icon", self)
        self.title = _Elided(self)
        self.title.setProperty("role", "title")
        self.note = QLabel(self)
        self.note.setProperty("role", "note")
        self.note.hide()
        self.practice_chip = KeyButton("chip", self)
        self.edition = KeyButton("chip-accent", self)
        self.language = KeyButton("chip", self)
        self.less = KeyButton("chip", self)
        self.more = KeyButton("chip", self)
        self.full = KeyButton("chip", self)
        self.view_chip = KeyButton("chip", self)
        self.help = KeyButton("chip", self)
        self._editions: tuple[Edition, ...] = tuple(Edition)
        self._edition = max(Edition)
        self._language = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        row.addWidget(self.menu)
        row.addWidget(self.title, 1)
        row.addWidget(self.note)
        for chip in self._chips:
            chip.key_after_label()
            row.addWidget(chip, 0, Qt.AlignmentFlag.AlignVCenter)
        self._connect()

    @property
    def _chips(self) -> tuple[KeyButton, ...]:
        return (
            self.practice_chip,
            self.edition,
            self.language,
            self.less,
            self.more,
            self.full,
            self.view_chip,
            self.help,
        )

    def show_title(self, pack: str, lesson: str = "") -> None:
        self.title.set_text(
            f"{pack}  \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}  {lesson}" if lesson else pack
        )
        self.make_room()

    def show_note(self, text: str, reasons: str) -> None:
        """A mark beside the title; without reasons there is none."""
        self.note.setText(text)
        self.note.setToolTip(tip(reasons))
        self.note.setAccessibleDescription(reasons)
        self.note.setVisible(bool(reasons))

    def show_edition(self, edition: Edition, allowed: tuple[Edition, ...]) -> None:
        self._edition, self._editions = edition, allowed
        self.edition.set_label(f"TDA {int(edition)}")

    def speak(self, voice: Voice) -> None:
        text = voice.text
        self._language = voice.language
        self.menu.set_label("☰")
        self.menu.setAccessibleName(text(say("Lessons")))
        self.menu.setToolTip(text(say("Lessons")))
        self.practice_chip.set_label(text(say("Practice")))
        self.edition.setToolTip(text(say("Edition of the rules")))
        self.edition.setAccessibleName(
            text(say("Edition of the rules: {edition}", edition=self.edition.label))
        )
        self.language.set_label(voice.language.upper())
        self.language.setToolTip(text(say("Language")))
        self.language.setAccessibleName(
            text(say("Language: {language}", language=voice.language.upper()))
        )
        self.less.set_label("A−")
        self.less.setToolTip(text(say("Smaller text")))
        self.less.setAccessibleName(text(say("Smaller text")))
        self.more.set_label("A+")
        self.more.setToolTip(text(say("Larger text")))
        self.more.setAccessibleName(text(say("Larger text")))
        self.full.set_label(text(say("Full screen")))
        self.view_chip.set_label("◐")
        self.view_chip.setToolTip(text(say("View")) + " · F10")
        self.view_chip.setAccessibleName(text(say("View")))
        self.help.set_label(text(say("Keys")))
        self.make_room()

    def give_keys(self) -> None:
        self.menu.set_key("M")
        self.practice_chip.set_key("P")
        self.edition.set_key("E")
        self.language.set_key("L")
        self.less.set_key("Ctrl+-", shown="")
        self.more.set_key("Ctrl++", "Ctrl+=", shown="")
        self.full.set_cap("F11")
        self.help.set_cap("F1")
        # Keys of the bar: its chips are left out where there is no room for them.
        for key, signal in (("F11", self.full_screen), ("F10", self.view), ("F1", self.keys)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(signal)

    def hold(self, *, held: bool) -> None:
        """While held, nothing leads away from the table, and the edition stays."""
        for part in (self.menu, self.practice_chip, self.edition):
            part.setEnabled(not held)

    def make_room(self) -> None:
        """Leaves chips out that have a key and are not often wanted, where the title needs their
        place: full screen first, then the keys, then how the window looks."""
        left = self.width() - self.title.natural_width() - self.menu.sizeHint().width() - 48
        for chip in self._chips:
            left -= chip.sizeHint().width() + 8
        self.full.setVisible(left >= 0)
        self.help.setVisible(left + self.full.sizeHint().width() + 8 >= 0)
        both = self.full.sizeHint().width() + self.help.sizeHint().width() + 16
        self.view_chip.setVisible(left + both >= 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()

    def _connect(self) -> None:
        self.menu.clicked.connect(self.library)
        self.practice_chip.clicked.connect(self.practice)
        self.edition.clicked.connect(self._choose_edition)
        self.language.clicked.connect(self._choose_language)
        self.less.clicked.connect(self.smaller)
        self.more.clicked.connect(self.larger)
        self.full.clicked.connect(self.full_screen)
        self.view_chip.clicked.connect(self.view)
        self.help.clicked.connect(self.keys)

    def _choose_edition(self) -> None:
        self._drop_down(
            self.edition,
            [
                (f"TDA {int(one)}", one is self._edition, self.edition_chosen, int(one))
                for one in reversed(self._editions)
            ],
        )

    def _choose_language(self) -> None:
        from trainer.i18n import language_name

        self._drop_down(
            self.language,
            [
                (language_name(one), one == self._language, self.language_chosen, one)
                for one in LANGUAGES
            ],
        )

    def _drop_down(
        self, under: KeyButton, entries: list[tuple[str, bool, SignalInstance, object]]
    ) -> None:
        """A menu under a chip: its entries, which one holds now, and what is said when chosen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for label, holds, chosen, value in entries:
            action = QAction(label, menu)
            action.setCheckable(True)
            action.setChecked(holds)
            action.triggered.connect(lambda _=False, said=chosen, what=value: said.emit(what))
            menu.addAction(action)
            if holds:
                menu.setActiveAction(action)
        menu.popup(under.mapToGlobal(QPoint(0, under.height() + 4)))


class _Elided(QLabel):
    """A line that is cut short where there is no room for all of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def natural_width(self) -> int:
        """The width that all of it needs."""
        return self.fontMetrics().horizontalAdvance(self._whole) + 4

    def set_text(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)
        self._cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        metrics = self.fontMetrics()
        self.setText(metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width()))
        cut = self.text() != self._whole
        self.setToolTip(tip(self._whole) if cut else "")
