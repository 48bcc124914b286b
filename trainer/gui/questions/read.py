"""The panel of `ask: read`: each hand with its class and its five cards, then who wins."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

READ: Final = Panel("read", (Row("hands", Keys.SEATS), Row("winners")))
