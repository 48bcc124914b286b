"""What the menu of the window's look offers for the table: amounts, chips, how fast things move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from trainer.gui.table.keys import CHIPS, NEXT_AMOUNTS, SPEED, following
from trainer.gui.table.motion import Speed
from trainer.gui.table.widget import TableWidget
from trainer.gui.view_menu import Entry
from trainer.messages import Message, say
from trainer.view.amounts import NEXT, Amounts

AMOUNTS: Final = {
    Amounts.ALWAYS: say("Always"),
    Amounts.ON_DEMAND: say("When asked for"),
    Amounts.NEVER: say("Never, to be counted"),
}
SPEEDS: Final = {
    Speed.NONE: say("Nothing moves"),
    Speed.QUICK: say("Quick"),
    Speed.USUAL: say("As at a table"),
}


def table_entries(table: TableWidget) -> tuple[Entry, ...]:
    """As they stand now; what is chosen is told by the table's `look_changed`."""

    def chosen(change: Callable[[], object]) -> None:
        change()
        table.look_changed.emit()

    def entry(
        label: Message | str, change: Callable[[], object], *, key: str, holds: bool
    ) -> Entry:
        words = say("{value}", value=label) if isinstance(label, str) else label
        return Entry(words, partial(chosen, change), key, holds)

    speeds = tuple(Speed)
    next_speed = speeds[(speeds.index(table.speed) + 1) % len(speeds)]
    next_chips = following(table.chip_sets, table.chips)
    return (
        _menu(
            say("Amounts on the table"),
            *(
                entry(
                    label,
                    partial(table.set_amounts, one),
                    key=NEXT_AMOUNTS if one is NEXT[table.amounts] else "",
                    holds=one is table.amounts,
                )
                for one, label in AMOUNTS.items()
            ),
        ),
        _menu(
            say("Chips"),
            *(
                entry(
                    one.name,
                    partial(table.set_chips, one),
                    key=CHIPS if one == next_chips else "",
                    holds=one == table.chips,
                )
                for one in table.chip_sets
            ),
        ),
        _menu(
            say("Motion on the table"),
            *(
                entry(
                    label,
                    partial(table.set_speed, one),
                    key=SPEED if one is next_speed else "",
                    holds=one is table.speed,
                )
                for one, label in SPEEDS.items()
            ),
        ),
    )


def _menu(label: Message, *entries: Entry) -> Entry:
    return Entry(label, lambda: None, more=entries)
