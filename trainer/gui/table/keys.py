"""The keys of the table itself: they hold wherever in the window it is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QKeySequence, QShortcut

from trainer.view.amounts import NEXT, Amounts
from trainer.view.chip_sets import ChipSet
from trainer.view.palette import Deck

if TYPE_CHECKING:
    from trainer.gui.table.widget import TableWidget

AMOUNTS, NEXT_AMOUNTS = "F2", "Shift+F2"
CUT, GATHER = "F3", "Shift+F3"
DECK, CHIPS = "F4", "Shift+F4"
SPEED = "F6"

OTHER_DECK: Final = {Deck.FOUR_COLOURS: Deck.TWO_COLOURS, Deck.TWO_COLOURS: Deck.FOUR_COLOURS}


class TableKeys:
    """F2 tells amounts on demand, with Shift it changes when they are told; F3 cuts the next chips
    down, with Shift it puts them back; F4 changes the deck, with Shift the colours of the chips;
    F6 changes how fast things move."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table
        keys: dict[str, Callable[[], None]] = {
            AMOUNTS: self._tell,
            NEXT_AMOUNTS: self._next_amounts,
            CUT: table.cut_next,
            GATHER: self._gather,
            DECK: self._next_deck,
            CHIPS: self._next_chips,
            SPEED: self._next_speed,
        }
        self._shortcuts = []
        for key, act in keys.items():
            shortcut = QShortcut(QKeySequence(key), table)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(act)
            self._shortcuts.append(shortcut)

    def _tell(self) -> None:
        """Where amounts stand always, or never, the first press makes them a matter of asking."""
        if self._table.amounts is not Amounts.ON_DEMAND:
            self._table.set_amounts(Amounts.ON_DEMAND)
            self._table.tell_amounts(told=False)
            self._table.look_changed.emit()
        else:
            self._table.tell_amounts(told=not self._table.all_told)

    def _next_amounts(self) -> None:
        self._table.set_amounts(NEXT[self._table.amounts])
        self._table.look_changed.emit()

    def _gather(self) -> None:
        self._table.cut_down(None)

    def _next_deck(self) -> None:
        self._table.set_deck(OTHER_DECK[self._table.deck])
        self._table.look_changed.emit()

    def _next_chips(self) -> None:
        self._table.set_chips(following(self._table.chip_sets, self._table.chips))
        self._table.look_changed.emit()

    def _next_speed(self) -> None:
        speeds = tuple(type(self._table.speed))
        at = speeds.index(self._table.speed)
        self._table.set_speed(speeds[(at + 1) % len(speeds)])
        self._table.look_changed.emit()


def following(sets: tuple[ChipSet, ...], now: ChipSet) -> ChipSet:
    """The set after `now`, round and round."""
    at = sets.index(now) + 1 if now in sets else 0
    return sets[at % len(sets)]
