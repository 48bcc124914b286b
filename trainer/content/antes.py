"""An ante as a file gives it: one number, or who pays it."""

from __future__ import annotations

from typing import Final

from trainer.content.kinds import AMOUNT, Key, either, fields
from trainer.content.reading import Fields
from trainer.messages import say
from trainer.rules.house import AntePayer
from trainer.table.state import Ante

ANTE: Final = either(
    AMOUNT,
    fields(
        Key("each", AMOUNT, say("Paid by each seat.")),
        Key("big-blind", AMOUNT, say("Paid by the big blind for all.")),
    ),
)


def read_ante(file: Fields) -> Ante | None:
    """The `ante:` of a table or a level, None where there is none; a number is for whoever pays
    antes in this house."""
    match file.get("ante"):
        case int() as amount if file.reading.ante_payer is AntePayer.BIG_BLIND:
            return Ante(big_blind=amount, by_house=True)
        case int() as amount:
            return Ante(each=amount)
        case Fields() as ante:
            return Ante(ante.of("each", int) or 0, ante.of("big-blind", int) or 0)
        case _:
            return None
