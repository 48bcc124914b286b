"""An order of seats is an answer once it is whole, and how many it has is said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.gui.windows import Opens


@pytest.mark.parametrize(
    ("lesson", "count"), [("addendum/breaking-tables", 5), ("rulebook/who-shows-after-checks", 3)]
)
def test_an_order_with_seats_missing_cannot_be_given(opens: Opens, lesson: str, count: int) -> None:
    trainee = opens(lesson)
    order = trainee.right_answer["seats"]
    assert isinstance(order, tuple)
    assert len(order) == count
    for done, seat in enumerate(order):
        assert f"{done} of {count} seats" in trainee.texts(trainee.panel)
        assert not trainee.primary.isEnabled()
        trainee.type(str(seat))
    assert f"{count} of {count} seats" in trainee.texts(trainee.panel)
    assert trainee.primary.isEnabled()
    trainee.press(Qt.Key.Key_Return)
    assert "✓" in trainee.texts(trainee.desk.lesson_page.call.verdict)


def test_how_many_odd_chips_there_are_is_not_said(opens: Opens) -> None:
    trainee = opens("rulebook/same-straight-in-stud")
    while trainee.question is None or trainee.question.for_what != "odd-chip":
        if trainee.question is not None:
            trainee.click_answer(trainee.right_answer)
        trainee.click(trainee.primary)
    assert "seats" not in trainee.texts(trainee.panel.fields["seats"]).replace("Seats in order", "")
    trainee.type("4")
    assert trainee.primary.isEnabled()
