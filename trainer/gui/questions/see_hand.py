"""The panel of `ask: see-hand`: a word for each seat."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

SEE_HAND: Final = Panel("see-hand", (Row("may", Keys.SEATS),))
