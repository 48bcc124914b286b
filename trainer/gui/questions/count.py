"""The panel of `ask: count`: the number of the chips."""

from typing import Final

from trainer.gui.questions.rows import Panel, Row

COUNT: Final = Panel("count", (Row("amount"),))
