"""The panel of `ask: pot-count`: two amounts."""

from typing import Final

from trainer.gui.questions.rows import Panel, Row

POT_COUNT: Final = Panel("pot-count", (Row("pot"), Row("max_bet_to")))
