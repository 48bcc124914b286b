"""What may be pointed at on the table tells nothing of the answer: it follows from what lies there
and from what was said so far, whatever was ruled."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.view.test_giveaways import Open, all_open, ruled_otherwise
from trainer.content.questions import QUESTION_TYPES
from trainer.gui.questions.panels import panel_for
from trainer.table.state import Table
from trainer.view.around import around
from trainer.view.conceal import concealed_by
from trainer.view.spots import Spot, SpotKind
from trainer.view.table_view import look

pytestmark = pytest.mark.usefixtures("qapp")

OFFERED: Final = {
    "seat": SpotKind.SEAT,
    "expose": SpotKind.SEAT,
    "see-hand": SpotKind.SEAT,
    "award": SpotKind.POT,
    "read": SpotKind.CARD,
    "pots": SpotKind.CHIP,
    "pot-count": SpotKind.CHIP,
    "count": SpotKind.CHIP,
    "ruling": SpotKind.CHIP,
    "options": SpotKind.CHIP,
}
"""What the question of a type is answered with, on the table itself."""


def offered(asked: Open, table: Table) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
    """What may be pointed at, and what is marked, before anything was said."""
    question = asked.question
    view = look(table, None, concealed_by(question), marked=question.seat)
    panel = panel_for(question, around(question, table, view))
    found = panel.offered(), panel.chosen()
    panel.deleteLater()
    return found


@given(asked=st.sampled_from(all_open()), draw=st.data())
def test_what_is_offered_does_not_depend_on_what_was_ruled(
    asked: Open, draw: st.DataObject
) -> None:
    assert offered(asked, asked.table) == offered(asked, ruled_otherwise(asked, draw))


@pytest.mark.parametrize("ask", OFFERED)
def test_what_lies_on_the_table_is_answered_with_there(ask: str) -> None:
    asked = next(one for one in all_open() if one.question.ask == ask)
    assert OFFERED[ask] in {spot.kind for spot in offered(asked, asked.table)[0]}


@pytest.mark.parametrize("kind", QUESTION_TYPES, ids=lambda kind: kind.name)
def test_nothing_is_marked_before_something_was_said(kind) -> None:  # type: ignore[no-untyped-def]  # a question type
    asked = next(one for one in all_open() if one.question.ask == kind.name)
    marked = offered(asked, asked.table)[1]
    # Of hands that are read, the first is the one worked on.
    assert len(marked) == (1 if kind.name == "read" else 0)


def test_the_tray_holds_what_is_in_play() -> None:
    for asked in all_open()[::8]:
        chips = [
            spot.number for spot in offered(asked, asked.table)[0] if spot.kind is SpotKind.CHIP
        ]
        assert chips in ([], list(asked.table.chips)), asked
