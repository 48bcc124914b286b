"""The panel of `ask: choice`: the author's own options."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

CHOICE: Final = Panel("choice", (Row("choice", Keys.DIGITS),))
