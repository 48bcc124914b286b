"""The panel of `ask: options`: what the seat may do, then for how much."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

OPTIONS: Final = Panel(
    "options",
    (Row("actions", Keys.DIGITS), Row("call"), Row("min_raise_to"), Row("max_raise_to")),
)
