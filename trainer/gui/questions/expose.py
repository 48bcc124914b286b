"""The panel of `ask: expose`: now or not, and if so which seats."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

EXPOSE: Final = Panel(
    "expose",
    (Row("now", Keys.LETTERS), Row("seats", Keys.SEATS, only_if=("now", (True,)))),
)
