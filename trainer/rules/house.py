"""The edition in force, and what a room may choose for itself: each option with its default and
where that comes from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum

from trainer.messages import Message, say


class Edition(IntEnum):
    TDA_2024 = 2024
    TDA_2026 = 2026


NEWEST = Edition.TDA_2026


class OddChips(Enum):
    """Who gets several odd chips of one pot."""

    ONE_EACH = "one-each"
    FIRST_SEAT = "first-seat"


class ExposedCard(Enum):
    """What becomes of the one exposed downcard that makes no misdeal, once it is replaced."""

    BURN = "burn"
    MUCK = "muck"


class AntePayer(Enum):
    """Who pays an ante that a table gives as one number."""

    SEAT = "seat"
    BIG_BLIND = "big-blind"


class RaceRounding(Enum):
    """What becomes of the rest of a chip race that does not make a whole chip."""

    OPEN = "open"
    """Nothing is said: the floor's."""
    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class House:
    """`tiny_chip`: a silent chip is relatively tiny when the bet is this many times as large.
    `bets_a_round`: the cap of a limit round. `pot_rounding`: pot-limit pots are counted up to a
    multiple of it, 0 is exactly."""

    edition: Edition = NEWEST
    tiny_chip: int = 20
    bets_a_round: int = 4
    odd_chips: OddChips = OddChips.ONE_EACH
    pot_rounding: int = 0
    exposed_card: ExposedCard = ExposedCard.BURN
    ante: AntePayer = AntePayer.SEAT
    race_rounding: RaceRounding = RaceRounding.OPEN

    @property
    def is_2026(self) -> bool:
        return self.edition >= Edition.TDA_2026


@dataclass(frozen=True, slots=True)
class Option:
    """Something that the rules leave to the room. `name` is how packs and lessons write it, `field`
    that of `House`; `words` are its values, none where it is a number. `source`: where the default
    comes from."""

    name: str
    field: str
    doc: Message
    source: Message
    words: type[Enum] | None = None

    @property
    def default(self) -> int | str:
        """The value of a room that says nothing, as it is written."""
        value = getattr(House(), self.field)
        return value.value if isinstance(value, Enum) else int(value)


OPTIONS: tuple[Option, ...] = (
    Option(
        "tiny-chip",
        "tiny_chip",
        say("From how many times its worth a bet makes a silent chip a tiny one."),
        say("The rules give one example and no ratio; the default is ours."),
    ),
    Option(
        "bets-a-round",
        "bets_a_round",
        say("The most bets in a round of a limit game, the first bet among them."),
        say("The rules leave the cap to the house; a bet and three raises are usual."),
    ),
    Option(
        "odd-chips",
        "odd_chips",
        say(
            "Several odd chips of one pot: one to each of the tied, clockwise, or all to the first."
        ),
        say("The rules speak of one odd chip; one each, clockwise, is usual."),
        OddChips,
    ),
    Option(
        "pot-rounding",
        "pot_rounding",
        say("Pot-limit pots are counted up to the next multiple of this; 0 is exactly."),
        say("The rules count exactly; Robert’s Rules advise to round up."),
    ),
    Option(
        "exposed-card",
        "exposed_card",
        say("The one exposed downcard that makes no misdeal: the first burn, or to the muck."),
        say("The rules say only that it is no misdeal; that it becomes the burn is usual."),
        ExposedCard,
    ),
    Option(
        "ante",
        "ante",
        say("Who pays an `ante:` that is one number: each seat, or the big blind for all."),
        say("The rules recommend the big blind where one player pays; each seat is assumed."),
        AntePayer,
    ),
    Option(
        "race-rounding",
        "race_rounding",
        say("The rest of a chip race that makes no whole chip: up, down, or open to the floor."),
        say("The rules are silent on it, so it is the floor’s unless the room has said so."),
        RaceRounding,
    ),
)
"""Every option of a room. Packs and lessons set them under `house:`."""
