"""The panel of `ask: binding`: whether the act stands; when released, what is open then."""

from typing import Final

from trainer.gui.questions.rows import Keys, Panel, Row

_RELEASED: Final = ("binds", (False,))

BINDING: Final = Panel(
    "binding",
    (
        Row("binds", Keys.DIGITS),
        Row("change", only_if=_RELEASED),
        Row("actions", Keys.DIGITS, only_if=_RELEASED),
        Row("call", only_if=_RELEASED),
        Row("min_raise_to", only_if=_RELEASED),
        Row("max_raise_to", only_if=_RELEASED),
    ),
)
