"""The panel of `ask: ruling`: the action, then the chips."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

RULING: Final = Panel(
    "ruling",
    (Row("action", Keys.DIGITS), Row("to"), Row("add"), Row("change"), Row("forfeits")),
)
