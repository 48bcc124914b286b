"""The panel of `ask: burn`: how many cards, each count on its digit, and what becomes of one."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

BURN: Final = Panel("burn", (Row("burns"), Row("extra", Keys.LETTERS)))
