"""A system that asks programs not to move things is heard, whichever way it says so."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.view.test_changes import put, table
from trainer.gui.table import stillness
from trainer.gui.table.widget import TableWidget
from trainer.i18n import voice


class Effects(QProxyStyle):
    """A style of a system on which effects take so many milliseconds."""

    def __init__(self, milliseconds: int) -> None:
        super().__init__("Fusion")
        self.milliseconds = milliseconds

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_Widget_Animation_Duration:
            return self.milliseconds
        return super().styleHint(hint, option, widget, returned)


@pytest.fixture
def usual_style(qapp: QApplication) -> Iterator[None]:
    yield
    qapp.setStyle("Fusion")


@pytest.mark.usefixtures("usual_style")
@pytest.mark.parametrize(("milliseconds", "moves"), [(0, False), (200, True)])
def test_where_effects_are_turned_off_chips_lie_at_once_where_they_belong(
    qtbot: QtBot, qapp: QApplication, milliseconds: int, *, moves: bool
) -> None:
    qapp.setStyle(Effects(milliseconds))
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(800, 500)
    widget.show()
    old = table(4)
    widget.show_view(old, voice("en"))
    widget.show_view(put(old, 2, "1000"), voice("en"), moving=True)
    assert widget.moving is moves
    widget.motion.finish()


@pytest.mark.parametrize(("said", "still"), [("ReducedMotion", True), ("NoPreference", False)])
def test_a_version_of_qt_that_knows_the_setting_is_asked(
    monkeypatch: pytest.MonkeyPatch, said: str, *, still: bool
) -> None:
    hints = SimpleNamespace(
        accessibility=lambda: SimpleNamespace(
            motionPreference=lambda: SimpleNamespace(name=said),
        )
    )
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    assert stillness.qt_told() is still


@pytest.mark.parametrize(
    ("platform", "settings", "still"),
    [
        ("wayland", {"enable-animations": False}, True),
        ("xcb", {"reduced-motion": 1}, True),
        ("xcb", {"enable-animations": True, "reduced-motion": 0}, False),
        ("wayland", {}, False),
        ("offscreen", {"enable-animations": False}, False),
    ],
)
def test_the_desktop_is_asked_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, platform: str, settings: dict[str, object], *, still: bool
) -> None:
    stillness.desktop_told.cache_clear()
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    monkeypatch.setattr(stillness, "setting", lambda _space, name: settings.get(name))
    assert stillness.desktop_told() is still
    stillness.desktop_told.cache_clear()


def test_a_desktop_that_nobody_speaks_for_asks_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert stillness.setting("org.gnome.desktop.interface", "enable-animations") is None
