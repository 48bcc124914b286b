"""Things move one after the other, are there in the end, and leave nothing behind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gui.pictures import differ
from tests.view.test_changes import put, table, ways
from trainer.gui.table import motion
from trainer.gui.table.motion import LONGEST, SHORTEST, Speed, duration
from trainer.gui.table.widget import TableWidget
from trainer.i18n import voice
from trainer.view.changes import MoveKind, changes
from trainer.view.model import TableView

ENGLISH = voice("en")


@pytest.fixture
def shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> TableWidget:
    # Whatever the machine that runs the tests asks of programs.
    monkeypatch.setattr(motion, "motion_unwanted", lambda: False)
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(800, 500)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def still(qtbot: QtBot, widget: TableWidget, view: TableView) -> QImage:
    fresh = TableWidget()
    qtbot.addWidget(fresh)
    fresh.resize(widget.size())
    fresh.show_view(view, ENGLISH)
    return fresh.grab().toImage()


@pytest.mark.parametrize(("old", "new"), ways(), ids=range(5))
def test_what_moved_lies_in_the_end_where_it_belongs(
    qtbot: QtBot, shown: TableWidget, old: TableView, new: TableView
) -> None:
    shown.show_view(old, ENGLISH)
    items = len(shown.scene().items())
    shown.show_view(new, ENGLISH, moving=True)
    assert shown.moving
    qtbot.waitUntil(lambda: not shown.moving, timeout=8000)
    assert len(shown.scene().items()) == items
    assert not differ(shown.grab().toImage(), still(qtbot, shown, new))


def test_it_is_seen_on_its_way(qtbot: QtBot, shown: TableWidget) -> None:
    old = table(4)
    new = put(old, 2, "1000 5x100")
    shown.show_view(old, ENGLISH)
    before = shown.grab().toImage()
    shown.show_view(new, ENGLISH, moving=True)
    meanwhile = shown.grab().toImage()
    assert differ(meanwhile, before)
    assert differ(meanwhile, still(qtbot, shown, new))
    shown.set_speed(Speed.NONE)


def test_any_key_skips_it(qtbot: QtBot, shown: TableWidget) -> None:
    old = table(4)
    new = put(old, 2, "1000 5x100")
    shown.show_view(old, ENGLISH)
    shown.show_view(new, ENGLISH, moving=True)
    QTest.keyClick(shown, Qt.Key.Key_Space)
    assert not shown.moving
    assert not differ(shown.grab().toImage(), still(qtbot, shown, new))


def test_the_next_view_a_new_size_and_another_look_skip_it(shown: TableWidget) -> None:
    old = table(4)
    new = put(old, 2, "1000 5x100")
    acts: tuple[Callable[[], object], ...] = (
        lambda: shown.show_view(new, ENGLISH),
        lambda: shown.resize(900, 560),
        lambda: shown.set_text_scale(1.3),
        lambda: shown.set_speed(Speed.USUAL),
    )
    for act in acts:
        shown.show_view(old, ENGLISH)
        shown.show_view(new, ENGLISH, moving=True)
        assert shown.moving
        act()
        assert not shown.moving


def test_nothing_moves_without_speed_or_when_stepping_back(shown: TableWidget) -> None:
    old = table(4)
    new = put(old, 2, "1000 5x100")
    shown.show_view(old, ENGLISH)
    shown.show_view(new, ENGLISH)
    assert not shown.moving
    shown.set_speed(Speed.NONE)
    shown.show_view(old, ENGLISH, moving=True)
    assert not shown.moving


def test_the_systems_wish_for_no_motion_is_honoured(
    shown: TableWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "motion_unwanted", lambda: True)
    old = table(4)
    shown.show_view(old, ENGLISH)
    shown.show_view(put(old, 2, "1000"), ENGLISH, moving=True)
    assert not shown.moving


def test_a_table_closed_on_the_way_leaves_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "motion_unwanted", lambda: False)
    widget = TableWidget()
    widget.resize(800, 500)
    widget.show()
    old = table(4)
    widget.show_view(old, ENGLISH)
    widget.show_view(put(old, 2, "1000"), ENGLISH, moving=True)
    with qtbot.waitSignal(widget.destroyed, timeout=1000):
        widget.close()
        widget.deleteLater()
    qtbot.wait(300)


def test_one_thing_moves_at_a_time_each_in_good_time() -> None:
    for kind in MoveKind:
        assert duration(kind, Speed.NONE) == 0
        for speed in (Speed.QUICK, Speed.USUAL):
            assert SHORTEST <= duration(kind, speed) <= LONGEST
    assert (SHORTEST, LONGEST) == (120, 250)


def test_every_move_has_something_to_see(shown: TableWidget) -> None:
    """No kind of move is a pause in which nothing is drawn."""
    from trainer.gui.table.flights import flights

    seen = set()
    old = table(4)
    dealt = replace(old, seats=tuple(replace(seat, cards=()) for seat in old.seats))
    others = [(dealt, old), (old, replace(old, button=2))]
    for before, after in [*ways(), *others]:
        shown.show_view(before, ENGLISH)
        style = shown.table_style
        assert style is not None
        for move in changes(before, after):
            assert flights(style, before, move)
            seen.add(move.kind)
    assert len(seen) >= 8
