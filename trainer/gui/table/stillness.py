"""Whether the system asks programs not to move things, as far as can be found out."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

DESKTOPS: Final = ("xcb", "wayland")
"""Platforms whose desktops are asked through their portal."""

PATIENCE: Final = 200
"""Milliseconds until a desktop that does not answer is not waited for any more."""

SETTINGS: Final[tuple[tuple[str, str, object], ...]] = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)
"""Settings of a desktop, each with the value that asks for no motion."""


def motion_unwanted() -> bool:
    return style_unwilling() or qt_told() or desktop_told()


def style_unwilling() -> bool:
    """The style follows what the system says of effects, where Qt hears of it."""
    # The first look at QStyle takes longer than any module of ours, and no first paint moves.
    from PySide6.QtWidgets import QStyle

    return not QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)


def qt_told() -> bool:
    """Newer versions of Qt know the system's own setting."""
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(accessibility() if accessibility else None, "motionPreference", None)
    return preference is not None and getattr(preference(), "name", "") == "ReducedMotion"


@cache
def desktop_told() -> bool:
    """As it stood when it was first asked: a table does not wait for it again."""
    if QGuiApplication.platformName() not in DESKTOPS:
        return False
    return any(setting(space, name) == value for space, name, value in SETTINGS)


def setting(space: str, name: str) -> object:
    """A setting of the desktop; None where it has none, or there is nobody to ask."""
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage
    except ImportError:  # a system without D-Bus
        return None
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    asked = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "Read",
    )
    asked.setArguments([space, name])
    reply = bus.call(asked, timeout=PATIENCE)
    if reply.type() is not QDBusMessage.MessageType.ReplyMessage or not reply.arguments():
        return None
    value: object = reply.arguments()[0]
    while hasattr(value, "variant"):  # one variant in another
        value = value.variant()
    return value
