"""The panel of `ask: pots`: each pot and who plays for it, then what goes back."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

POTS: Final = Panel("pots", (Row("pots", Keys.SEATS), Row("returned")))
