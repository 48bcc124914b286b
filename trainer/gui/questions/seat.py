"""The panel of `ask: seat`: one seat, or several in order."""

from typing import Final

from trainer.content.lesson import Question
from trainer.gui.questions.rows import Keys, Panel, Row

IN_ORDER: Final = frozenset({"show", "odd-chip", "seat-card", "cards", "finish", "race"})
"""What several seats may be looked for, one after the other."""


def _choose(question: Question, row: Row) -> bool:
    """One of the two fields: they are two ways to say one thing."""
    if question.fields:
        return row.field == question.fields[0]
    return row.field == ("seats" if question.for_what in IN_ORDER else "seat")


SEAT: Final = Panel("seat", (Row("seats", Keys.SEATS), Row("seat", Keys.SEATS)), _choose)
