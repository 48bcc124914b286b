"""The languages of the program: messages and numbers as the reader's language writes them."""

from __future__ import annotations

import gettext
import io
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from trainer import resources
from trainer.messages import Blank, Filling, Message, Words, capital

SOURCE: Final = "en"
"""The language of the messages in the code: their English is the message id."""

COMPILED: Final = resources.CHECKOUT / ".catalogues"
"""Where hatch_build.py lays the .mo files of a checkout."""


GROUPS: Final = {"en": ",", "es": ".", "it": "."}
"""What parts thousands, for the table that is painted first; a test holds it to Babel's, which all
other numbers come from. A language that is not here has its first paint a little later."""

SOUNDS: Final = {
    "es": (
        (re.compile(r"\by (?=h?i(?!e)[a-záéíóúñ]|Ig)"), "e "),
        (re.compile(r"\bo (?=h?o[a-zñ])"), "u "),
    )
}
"""Words that change before the sound that follows, which only the whole sentence has."""


def _folder(language: str) -> Path:
    return resources.assets() / "i18n" / language / "LC_MESSAGES"


def _languages() -> tuple[str, ...]:
    found = (resources.assets() / "i18n").glob("*/LC_MESSAGES/trainer.?o")
    return (SOURCE, *sorted({file.parent.parent.name for file in found}))


LANGUAGES: Final = _languages()
"""English and every language that has a catalogue: a new one needs no line of Python."""


def _catalogue(language: str) -> gettext.NullTranslations:
    """The texts of one language: the .mo, or the .po where that is newer or alone."""
    if language == SOURCE:
        return gettext.NullTranslations()
    source = _folder(language) / "trainer.po"
    if not source.exists():  # a wheel
        return _compiled(_folder(language) / "trainer.mo")
    compiled = COMPILED / language / "trainer.mo"
    if compiled.exists() and compiled.stat().st_mtime_ns >= source.stat().st_mtime_ns:
        return _compiled(compiled)
    return _read(source, language)


def _compiled(file: Path) -> gettext.NullTranslations:
    with file.open("rb") as binary:
        return gettext.GNUTranslations(binary)


def _read(file: Path, language: str) -> gettext.NullTranslations:
    # Thirty times as slow as a .mo, but a translator sees at once what was written.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    binary = io.BytesIO()
    with file.open("rb") as text:
        write_mo(binary, read_po(text, locale=language))
    binary.seek(0)
    return gettext.GNUTranslations(binary)


@dataclass(frozen=True, slots=True)
class Voice:
    """One language, speaking. Made by `voice`; equal where the language is."""

    language: str
    _texts: gettext.NullTranslations = field(repr=False, compare=False)

    def text(self, message: Message) -> str:
        """The message in this language; in English where the catalogue lacks it."""
        text = message.text
        if message.plural:
            count = message.blank("n")
            assert isinstance(count, int)
            one = self._texts.ngettext(message.text, message.plural, count)
            text = one or (message.text if count == 1 else message.plural)
        elif text:  # gettext keeps the catalogue's header under the empty id
            text = self._texts.gettext(message.text)
        told = text.format(**{name: Filling(self._blank(value)) for name, value in message.blanks})
        for before, sound in SOUNDS.get(self.language, ()):
            told = before.sub(sound, told)
        return told

    def number(self, value: int) -> str:
        """A whole number with the separators of the language: 1,700 or 1.700."""
        # Babel's numbers take a tenth of the time in which the window opens: not before the first,
        # and not for the first paint (see FirstVoice).
        from babel.numbers import format_decimal

        return format_decimal(value, locale=self.language)

    def _blank(self, value: Blank) -> str:
        match value:
            case Message():
                return self.text(value)
            case Words():
                return value.text(self.language)
            case int():
                return self.number(value)
            case str():
                return value


@dataclass(frozen=True, slots=True)
class FirstVoice(Voice):
    """Speaks until the window is painted for the first time, and without Babel as far as it can."""

    def number(self, value: int) -> str:
        group = GROUPS.get(self.language)
        if group is None:
            return Voice.number(self, value)
        return f"{value:,}".replace(",", group)


@cache
def voice(language: str) -> Voice:
    """The voice of one of LANGUAGES; ValueError for any other."""
    if language not in LANGUAGES:
        raise ValueError(f"no catalogue for the language {language!r}")
    return Voice(language, _catalogue(language))


def first_voice(language: str) -> Voice:
    """The same texts, for the first paint alone."""
    return FirstVoice(language, voice(language)._texts)


def language_name(language: str) -> str:
    """What a language calls itself, as the head of a line: English, Español, Italiano."""
    from babel import Locale

    name = Locale.parse(language).get_language_name(language) or language
    return capital(name)


def environment_language(environ: Mapping[str, str] = os.environ) -> str:
    """The first language of the environment that the program speaks, else English.

    As gettext has it: LC_ALL before LC_MESSAGES before LANG; before these the list in LANGUAGE,
    unless they ask for no language at all (C, POSIX).
    """
    named = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = _language(next(filter(None, named), "C"))
    if chosen in ("c", "posix"):
        return SOURCE
    wanted = (*map(_language, environ.get("LANGUAGE", "").split(":")), chosen)
    return next((language for language in wanted if language in LANGUAGES), SOURCE)


def _language(locale: str) -> str:
    """`es` of es_MX.UTF-8@euro."""
    for mark in ".@_-":
        locale = locale.partition(mark)[0]
    return locale.lower()
