"""The panel of `ask: hand`: the hand, the deal, and what goes back."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

HAND: Final = Panel("hand", (Row("hand", Keys.DIGITS), Row("deal", Keys.DIGITS), Row("returned")))
