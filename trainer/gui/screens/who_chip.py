"""Who trains: a chip that says it, and its menu of profiles."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from trainer.gui.buttons import KeyButton
from trainer.gui.practice import Practice
from trainer.gui.screens.practice_dialogs import Confirm, NameDialog
from trainer.i18n import Voice
from trainer.messages import say


class WhoChip(KeyButton):
    """`chosen` tells that somebody else trains, or nobody by name."""

    chosen = Signal()

    def __init__(self, practice: Practice, parent: QWidget | None = None) -> None:
        super().__init__("chip-accent", parent)
        self._practice = practice
        self._voice = practice.desk.voice
        self.clicked.connect(self._drop_down)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        profile = self._practice.keeper.profile
        name = voice.text(say("Guest")) if profile is None else profile.name
        self.set_label(voice.text(say("Profile: {name}", name=name)))

    def menu(self) -> QMenu:
        """Guest, the profiles there are, a new one, and erasing the one that trains."""
        text, practice = self._voice.text, self._practice
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        now = practice.keeper.profile
        for profile in (None, *practice.keeper.profiles()):
            action = QAction(text(say("Guest")) if profile is None else profile.name, menu)
            action.setCheckable(True)
            action.setChecked(profile == now)
            action.triggered.connect(lambda _=False, one=profile: self._choose(one))
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(text(say("New profile…")), self.new_profile)
        if now is not None:
            menu.addAction(text(say("Erase {name}…", name=now.name)), self.erase_profile)
        practice.show_strip()
        return menu

    def new_profile(self) -> None:
        taken = [one.name for one in self._practice.keeper.profiles()]
        name = NameDialog.ask(self, self._voice, taken)
        if name:
            self._practice.create(name)
            self.chosen.emit()

    def erase_profile(self) -> None:
        """The one that trains, where that is meant."""
        profile = self._practice.keeper.profile
        if profile is not None and Confirm.erase(self, self._voice, profile.name):
            self._practice.erase(profile)
            self.chosen.emit()

    def _choose(self, profile: object) -> None:
        found = (one for one in self._practice.keeper.profiles() if one == profile)
        self._practice.choose(next(found, None))
        self.chosen.emit()

    def _drop_down(self) -> None:
        self.menu().popup(self.mapToGlobal(QPoint(0, self.height() + 4)))
