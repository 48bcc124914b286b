"""Tables for drills: who sits where, how deep, at which blinds."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.table.chips import USUAL_SET
from trainer.training.drills.dice import Dice
from trainer.training.drills.sketch import Plain, Sketch

BLINDS = ((25, 50), (50, 100), (100, 200), (200, 400), (300, 600), (500, 1000), (1000, 2000))
BOARDS = (
    ("Kd 8s 3c", "Jh", "4s"),
    ("Tc 7s 2h", "Qd", "9d"),
    ("Ah 9c 5d", "6s", "Kc"),
    ("Qs Jd 4h", "2c", "8d"),
)


@dataclass(frozen=True, slots=True)
class Felt:
    """`order` are the seats from the small blind round to the button, who is last of them."""

    order: tuple[int, ...]
    small: int
    big: int
    unit: int
    """The chip in which amounts go up."""

    @property
    def button(self) -> int:
        return self.order[-1]

    @property
    def blinds(self) -> tuple[int, int]:
        """Seats of the small and the big blind."""
        if len(self.order) == 2:
            return self.order[1], self.order[0]
        return self.order[0], self.order[1]

    @property
    def preflop(self) -> tuple[int, ...]:
        """Seats in their order of acting before the flop."""
        if len(self.order) == 2:
            return self.order[1], self.order[0]
        return (*self.order[2:], *self.order[:2])


def sit(dice: Dice, players: int, *, size: int = 9) -> Felt:
    """`players` at a table, the button anywhere, blinds of a usual level."""
    seats = sorted(dice.some(range(1, size + 1), players))
    at = dice.up_to(players) - 1
    order = (*seats[at + 1 :], *seats[: at + 1])
    small, big = dice.among(BLINDS)
    return Felt(tuple(order), small, big, unit_of(big))


def unit_of(big: int) -> int:
    """The largest chip that a quarter of a big blind is made of."""
    return max(chip for chip in USUAL_SET if chip <= max(25, big // 4))


def preflop(dice: Dice, felt: Felt, stacks: dict[int, Plain] | None = None) -> Sketch:
    """A table before the flop; a stack that is not given is deep."""
    return Sketch(
        {
            "game": "nlhe",
            "blinds": f"{felt.small}-{felt.big}",
            "button": felt.button,
            "seats": _seats(dice, felt, stacks or {}),
        }
    )


def postflop(
    dice: Dice,
    felt: Felt,
    stacks: dict[int, Plain] | None = None,
    *,
    street: int = 0,
    game: str = "nlhe",
    pot: int = 0,
) -> Sketch:
    """A table on the flop (0), turn (1) or river (2), with a pot in the middle."""
    cards = dice.among(BOARDS)
    return Sketch(
        {
            "game": game,
            "blinds": f"{felt.small}-{felt.big}",
            "button": felt.button,
            "street": ("flop", "turn", "river")[street],
            "board": " ".join(cards[: street + 1]),
            "pots": [pot or dice.amount(3 * felt.big, 9 * felt.big, felt.unit)],
            "seats": _seats(dice, felt, stacks or {}),
        }
    )


def _seats(dice: Dice, felt: Felt, stacks: dict[int, Plain]) -> dict[str | int, Plain]:
    deep = {
        seat: dice.amount(40 * felt.big, 120 * felt.big, max(felt.unit, 100)) for seat in felt.order
    }
    return {seat: stacks.get(seat, deep[seat]) for seat in sorted(felt.order)}


def chips(pieces: list[int]) -> str:
    """Pieces in the notation of lesson files, largest first."""
    counts = {piece: pieces.count(piece) for piece in sorted(set(pieces), reverse=True)}
    return " ".join(str(d) if n == 1 else f"{n}x{d}" for d, n in counts.items())
