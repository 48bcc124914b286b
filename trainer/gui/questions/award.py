"""The panel of `ask: award`: the order of the pots, who wins them, what each seat is paid."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

AWARD: Final = Panel("award", (Row("order", Keys.DIGITS), Row("winners"), Row("paid")))
