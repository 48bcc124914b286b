"""The panel of `ask: spot`: what went wrong, from the closed list."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

SPOT: Final = Panel("spot", (Row("fault", Keys.ALL),))
