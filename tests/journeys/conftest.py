"""Windows for the journeys."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.windows import Opens, opener


@pytest.fixture
def opens(qtbot: QtBot, qapp: QApplication) -> Iterator[Opens]:
    """`opens("addendum/chips-2")` gives a trainee in front of that lesson."""
    hook = sys.excepthook
    yield opener(qtbot, qapp)
    sys.excepthook = hook
