"""The panel of `ask: halt`: whether the table stops, and when."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

HALT: Final = Panel(
    "halt", (Row("halt", Keys.DIGITS), Row("when", Keys.DIGITS, only_if=("halt", (True,))))
)
