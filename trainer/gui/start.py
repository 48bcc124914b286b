"""Starts Qt; where it cannot start, one sentence says what is missing and what to type.

No Qt is imported at the head of this module: it must be there to speak when Qt is not.
"""

from __future__ import annotations

import gc
import os
import re
import sys
from collections import ChainMap
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from trainer.i18n import environment_language, voice
from trainer.messages import Message, say, say_n

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

PROGRAM: Final = "dealer-trainer"
FAILED: Final = 2
"""The exit code where Qt cannot start."""

STYLE: Final = "fusion"
"""The same on every system. Named as a word of the command, it is there from the first widget on,
and QStyle with its many enums need not be known to Python before the first paint."""

IMPORT_LIBRARIES: Final = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""What Qt's own libraries need before any window, with the Debian package that has it."""

PLATFORM_LIBRARIES: Final[Mapping[str, dict[str, str]]] = {
    "xcb": {
        "libX11.so.6": "libx11-6",
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb.so.1": "libxcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
}
"""What the plugin of a platform needs besides."""

DISPLAY_VARIABLES: Final = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}


def hold_collection() -> None:
    """No garbage collection while the window opens; `after_first_paint` lets it begin."""
    gc.disable()


def import_qt() -> None:
    """Imports Qt's widgets, or ends the process with a sentence and exit code 2."""
    try:
        import PySide6.QtWidgets  # noqa: F401  # imported here so that it fails here
    except ImportError as error:
        print(_spoken(_import_fault(error)), file=sys.stderr)  # noqa: T201  # there is no window
        raise SystemExit(FAILED) from None


def application(*, offscreen: bool = False) -> QApplication:
    """The process's QApplication: made, where there is none yet.

    Where Qt would abort (no display, a plugin whose libraries are missing, an unknown platform)
    the process ends with a sentence and exit code 2. `offscreen`: draws without a display.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    made = QApplication.instance()
    if isinstance(made, QApplication):
        return made
    heard: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:  # Qt aborts as soon as this function returns
            _end(_start_fault(heard, text))
        heard.append(text)

    former = qInstallMessageHandler(hear)
    words = [PROGRAM, "-style", STYLE, *(("-platform", "offscreen") if offscreen else ())]
    made = QApplication(words)
    qInstallMessageHandler(former)
    for text in heard:
        print(text, file=sys.stderr)  # noqa: T201  # as Qt would have done
    return made


def _end(fault: Message) -> NoReturn:
    print(_spoken(fault), file=sys.stderr, flush=True)  # noqa: T201  # there is no window
    sys.stdout.flush()
    os._exit(FAILED)


def _spoken(fault: Message) -> str:
    return voice(environment_language()).text(fault)


# --- what is missing: looked for only after something failed --------------------------------------


def _import_fault(error: ImportError) -> Message:
    if isinstance(error, ModuleNotFoundError) and (error.name or "").startswith("PySide6"):
        return say("PySide6 is not installed; type: {command}", command=_pip("install"))
    named = _library_in(str(error))
    missing = _missing(IMPORT_LIBRARIES) or ((named,) if named else ())
    if missing:
        return _libraries_fault(missing)
    return say(
        "Qt cannot start ({error}); type: {command}",
        error=str(error),
        command=_pip("install --force-reinstall"),
    )


def _start_fault(heard: Iterable[str], fatal: str) -> Message:
    """What is wrong, from what Qt said before it gave up, and from looking."""
    said = "\n".join(heard)
    unknown = re.search(r'Could not find the Qt platform plugin "([^"]*)"', said)
    if unknown:
        return _platform_fault(unknown[1], fatal)
    failed = re.findall(r'Could not load the Qt platform plugin "([^"]*)"', said)
    missing = tuple(dict.fromkeys(name for platform in failed for name in _unloadable(platform)))
    if missing:
        return _libraries_fault(missing)
    variables = [DISPLAY_VARIABLES[name] for name in failed if name in DISPLAY_VARIABLES]
    displays = [os.environ[variable] for variable in variables if os.environ.get(variable)]
    if displays:
        return say(
            "The display {display} does not answer; start the trainer in a desktop session, "
            "or name the display that runs, for example: {command}",
            display=displays[0],
            command="export DISPLAY=:0",
        )
    if variables:
        return say(
            "There is no display to open a window on; start the trainer in a desktop session, "
            "or work without a window: {command}",
            command=f"{_as_called()} --help",
        )
    return say(
        "Qt cannot start ({error}); type: {command}",
        error=fatal.partition(".")[0],
        command="unset QT_QPA_PLATFORM",
    )


def _platform_fault(name: str, fatal: str) -> Message:
    listed = re.search(r"Available platform plugins are: ([^.]*)", fatal)
    return say(
        "Qt has no platform “{name}”, only {platforms}; type: {command}",
        name=name,
        platforms=listed[1] if listed else "?",
        command="unset QT_QPA_PLATFORM",
    )


def _libraries_fault(missing: tuple[str, ...]) -> Message:
    packages = ChainMap(IMPORT_LIBRARIES, *PLATFORM_LIBRARIES.values())
    known = dict.fromkeys(packages[name] for name in missing if name in packages)
    # apt-file finds the package of a library that is not in the table.
    command = f"sudo apt install {' '.join(known)}" if known else f"apt-file find {missing[0]}"
    return say_n(
        "Qt needs the library {libraries}, which is missing; on Debian or Ubuntu, type: {command}",
        "Qt needs these missing libraries: {libraries}; on Debian or Ubuntu, type: {command}",
        len(missing),
        libraries=", ".join(missing),
        command=command,
    )


def _unloadable(platform: str) -> tuple[str, ...]:
    """The libraries that keep the plugin of `platform` from loading; none where it loads."""
    import PySide6

    plugins = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
    plugin = plugins / f"libq{platform}.so"
    named = _load_fault(str(plugin)) if plugin.exists() else None
    if named is None:
        return ()
    return _missing(IMPORT_LIBRARIES | PLATFORM_LIBRARIES.get(platform, {})) or (named,)


def _missing(libraries: Iterable[str]) -> tuple[str, ...]:
    """What is missing of these and of what they need themselves."""
    return tuple(dict.fromkeys(filter(None, map(_load_fault, libraries))))


def _load_fault(library: str) -> str | None:
    """The library that is missing or unusable when this one is loaded, perhaps itself."""
    import ctypes  # costs a good start some milliseconds, and is needed by none

    try:
        ctypes.CDLL(library)
    except OSError as error:
        return _library_in(str(error)) or library
    return None


def _library_in(error: str) -> str | None:
    """The name in the loader's `[/path/]libEGL.so.1: cannot open shared object file…`."""
    found = re.search(r"([^/\s]+\.so[.\d]*): ", error)
    return found[1] if found else None


def _as_called() -> str:
    """How the program can be called from here: a virtual environment need not be active."""
    import shlex  # as in _load_fault
    import shutil

    if shutil.which(PROGRAM):
        return PROGRAM
    if Path(sys.argv[0]).stem == PROGRAM:
        return shlex.quote(sys.argv[0])
    return f"{shlex.quote(sys.executable)} -m trainer"


def _pip(words: str) -> str:
    # The same cap as in pyproject.toml.
    wanted = "'PySide6-Essentials<6.12'" if sys.version_info < (3, 12) else "PySide6-Essentials"
    return f"{sys.executable} -m pip {words} {wanted}"
