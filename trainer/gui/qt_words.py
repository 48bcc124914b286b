"""Qt's own words (OK, Cancel, Copy…) in the language of the reader."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

_TRANSLATOR: Final = "words-of-qt"


def speak_qt(language: str) -> None:
    """Has Qt speak `language`; its English needs no catalogue."""
    application = QCoreApplication.instance()
    assert application is not None
    for former in application.findChildren(QTranslator, _TRANSLATOR):
        QCoreApplication.removeTranslator(former)
        former.setParent(None)
    translator = QTranslator(application)
    translator.setObjectName(_TRANSLATOR)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{language}", folder):
        QCoreApplication.installTranslator(translator)
