"""What may be chosen on the table just now, by pointer and keys, and what the answer names."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt

from trainer.gui.table.marks import Marks
from trainer.view.spots import Spot, SpotKind


class Choosing:
    """`focused` is where the keys are. Left and right go on by one, up and down to the next or
    former kind of thing. Chips have keys of their own, which hold in the field they are for."""

    def __init__(self) -> None:
        self.offered: tuple[Spot, ...] = ()
        self.chosen: tuple[Spot, ...] = ()
        self.focused: Spot | None = None
        self.hovered: Spot | None = None

    def offer(self, spots: Iterable[Spot]) -> None:
        self.offered = tuple(spots)
        if self.focused not in self.by_keys:
            self.focused = next(iter(self.by_keys), None)

    @property
    def by_keys(self) -> tuple[Spot, ...]:
        """What the keys go round."""
        return tuple(spot for spot in self.offered if spot.kind is not SpotKind.CHIP)

    def offers(self, kind: SpotKind) -> bool:
        return any(spot.kind is kind for spot in self.offered)

    def step(self, key: int) -> bool:
        """Whether the key goes on to something else."""
        if self.focused is None:
            return False
        spots = self.by_keys
        at, count = spots.index(self.focused), len(spots)
        starts = [i for i, spot in enumerate(spots) if i == 0 or spot.kind is not spots[i - 1].kind]
        kind = max(n for n, start in enumerate(starts) if start <= at)
        match key:
            case Qt.Key.Key_Right:
                at = (at + 1) % count
            case Qt.Key.Key_Left:
                at = (at - 1) % count
            case Qt.Key.Key_Up | Qt.Key.Key_Down if len(starts) == 1:
                at = (at + (1 if key == Qt.Key.Key_Up else -1)) % count
            case Qt.Key.Key_Up:
                at = starts[(kind + 1) % len(starts)]
            case Qt.Key.Key_Down:
                at = starts[kind - 1]
            case Qt.Key.Key_Home:
                at = 0
            case Qt.Key.Key_End:
                at = count - 1
            case _:
                return False
        self.focused = spots[at]
        return True

    def marks(self, *, focus: bool) -> dict[Spot, Marks]:
        """`focus`: the table has it."""
        found = {}
        for spot in dict.fromkeys((*self.chosen, *self.offered)):
            alike = [one for one in self.chosen if one.kind is spot.kind]
            found[spot] = Marks(
                chosen=alike.index(spot) + 1 if spot in alike else None,
                # Cards that play have no order.
                only_choice=len(alike) == 1 or spot.kind is SpotKind.CARD,
                focused=focus and spot == self.focused,
                hovered=spot == self.hovered,
            )
        return found
