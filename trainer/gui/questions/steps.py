"""The panel of `ask: steps`: the steps in the order in which they are pressed."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

STEPS: Final = Panel("steps", (Row("steps", Keys.SEATS),), floor_apart=False)
