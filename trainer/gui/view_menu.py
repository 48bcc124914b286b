"""The menu of how the window looks, and the keys of what is in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from trainer.gui.table.keys import DECK
from trainer.gui.theme import theme_now
from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.view.palette import Deck, Theme

THEME: Final = "F7"
THEMES: Final = {
    Theme.DARK: say("Dark"),
    Theme.LIGHT: say("Light"),
    Theme.CONTRAST: say("High contrast"),
}
DECKS: Final = {
    Deck.FOUR_COLOURS: say("Four colours of suits"),
    Deck.TWO_COLOURS: say("Two colours of suits"),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the menu. `holds` is None where nothing is chosen by it but something done."""

    label: Message
    act: Callable[[], object]
    key: str = ""
    holds: bool | None = None
    enabled: bool = True
    more: tuple[Entry, ...] = ()
    """A menu of its own, instead of something done."""


class ViewMenu(QObject):
    """What is chosen goes up as signals; the window changes itself and remembers."""

    theme_chosen = Signal(object)
    deck_chosen = Signal(object)

    def __init__(self, parent: QWidget, deck: Callable[[], Deck]) -> None:
        super().__init__(parent)
        self._parent = parent
        self._deck = deck
        self._more: list[Callable[[], tuple[Entry, ...]]] = []
        self.give_key(THEME, self.next_theme)

    def give_key(self, key: str, act: Callable[[], object]) -> None:
        """A key that holds in the whole window, whether the menu is open or not."""
        shortcut = QShortcut(QKeySequence(key), self._parent)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(act)

    def add_section(self, entries: Callable[[], tuple[Entry, ...]]) -> None:
        """More that the menu offers, asked for each time it is opened."""
        self._more.append(entries)

    def next_theme(self) -> None:
        self.theme_chosen.emit(_after(theme_now()))

    def sections(self) -> tuple[tuple[Entry, ...], ...]:
        """What the menu offers now, in parts that belong together."""
        theme, deck = theme_now(), self._deck()
        return (
            tuple(
                Entry(
                    label,
                    partial(self.theme_chosen.emit, one),
                    THEME if one is _after(theme) else "",
                    one is theme,
                )
                for one, label in THEMES.items()
            ),
            tuple(
                Entry(
                    label,
                    partial(self.deck_chosen.emit, one),
                    DECK if one is not deck else "",
                    one is deck,
                )
                for one, label in DECKS.items()
            ),
            *(entries() for entries in self._more),
        )

    def open_under(self, widget: QWidget, voice: Voice) -> QMenu:
        """Shows the menu and does not wait for it to be closed."""
        menu = QMenu(self._parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for entries in self.sections():
            _fill(menu, entries, voice)
            menu.addSeparator()
        menu.setActiveAction(menu.actions()[0])
        menu.popup(widget.mapToGlobal(QPoint(0, widget.height() + 4)))
        return menu


def _fill(menu: QMenu, entries: tuple[Entry, ...], voice: Voice) -> None:
    group = QActionGroup(menu)
    for entry in entries:
        if entry.more:
            _fill(menu.addMenu(voice.text(entry.label)), entry.more, voice)
            continue
        action = QAction(_line(entry, voice), menu)
        action.setCheckable(entry.holds is not None)
        action.setEnabled(entry.enabled)
        if entry.holds is not None:
            group.addAction(action)
            action.setChecked(entry.holds)
        action.triggered.connect(lambda _=False, act=entry.act: act())
        menu.addAction(action)


def _after(theme: Theme) -> Theme:
    themes = tuple(Theme)
    return themes[(themes.index(theme) + 1) % len(themes)]


def _line(entry: Entry, voice: Voice) -> str:
    """The label, and at the right the key, as menus write it."""
    label = voice.text(entry.label)
    return f"{label}\t{entry.key}" if entry.key else label
