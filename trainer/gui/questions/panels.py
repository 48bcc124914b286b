"""The panels there are, one for every question type; a test compares the two tuples."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from trainer.content.lesson import Question
from trainer.gui.questions.award import AWARD
from trainer.gui.questions.binding import BINDING
from trainer.gui.questions.burn import BURN
from trainer.gui.questions.choice import CHOICE
from trainer.gui.questions.count import COUNT
from trainer.gui.questions.expose import EXPOSE
from trainer.gui.questions.halt import HALT
from trainer.gui.questions.hand import HAND
from trainer.gui.questions.options import OPTIONS
from trainer.gui.questions.panel import QuestionPanel
from trainer.gui.questions.pot_count import POT_COUNT
from trainer.gui.questions.pots import POTS
from trainer.gui.questions.read import READ
from trainer.gui.questions.rows import Panel
from trainer.gui.questions.ruling import RULING
from trainer.gui.questions.seat import SEAT
from trainer.gui.questions.see_hand import SEE_HAND
from trainer.gui.questions.spot import SPOT
from trainer.gui.questions.steps import STEPS
from trainer.view.around import Around

PANELS: Final[tuple[Panel, ...]] = (
    RULING,
    OPTIONS,
    BINDING,
    POTS,
    AWARD,
    POT_COUNT,
    BURN,
    EXPOSE,
    SEE_HAND,
    HAND,
    SEAT,
    HALT,
    STEPS,
    READ,
    SPOT,
    COUNT,
    CHOICE,
)

_BY_ASK: Final = {panel.ask: panel for panel in PANELS}


def panel_for(question: Question, around: Around, parent: QWidget | None = None) -> QuestionPanel:
    """The panel of the question; KeyError for a type that the window cannot ask."""
    return QuestionPanel(_BY_ASK[question.ask], question, around, parent)
