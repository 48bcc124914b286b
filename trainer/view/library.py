"""The lessons there are, as a list to choose from: found by word and, once answered, by rule."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trainer.content.library import Entry
from trainer.i18n import Voice
from trainer.rules.house import Edition
from trainer.training.sitting import Done
from trainer.view.tags import tag_words


@dataclass(frozen=True, slots=True)
class LibraryRow:
    """A lesson as the library lists it. `done` None: not opened in this sitting.

    `bad`: its file cannot be read, or was found unsound when it was opened. `revised`: its facts
    are new since it was there last.
    """

    entry: Entry
    title: str
    done: Done | None
    bad: bool = False
    chapter: str = ""
    revised: bool = False


_SEPARATOR: Final = re.compile(r"(?<=\d)[.,](?=\d{3})")


def rows(
    entries: Sequence[Entry],
    done: Sequence[Done],
    query: str,
    voice: Voice,
    bad: frozenset[str] = frozenset(),
    revised: frozenset[str] = frozenset(),
) -> tuple[LibraryRow, ...]:
    """The lessons in which every word of `query` is found; `bad` are the keys of unsound ones,
    `revised` of those whose facts are new."""
    by_key = {one.key: one for one in done}
    listed = (
        LibraryRow(
            entry,
            entry.title.text(voice.language) or entry.id,
            by_key.get(entry.key),
            entry.key in bad or not entry.readable,
            entry.chapter.text(voice.language),
            entry.key in revised,
        )
        for entry in entries
    )
    words = [_plain(word) for word in query.split()]
    return tuple(row for row in listed if not words or _found(words, row, voice))


def _found(words: Sequence[str], row: LibraryRow, voice: Voice) -> bool:
    searched = _searched(row, voice)
    return all(word in searched for word in words)


def _searched(row: LibraryRow, voice: Voice) -> str:
    """All the words by which a lesson is found. The name of its rule is a hint, and so is not among
    them before everything in it was answered."""
    entry = row.entry
    words = [row.title, entry.id, *entry.tags, *(text for _, text in entry.title.by_language)]
    words += (text for _, text in entry.chapter.by_language)
    words += [voice.text(word) for word in tag_words(entry.tags)]
    if row.done is not None and row.done.finished:
        words += [entry.rule, *_rules(row.done, voice)]
    return _plain(" ".join(words))


def _rules(done: Done, voice: Voice) -> list[str]:
    """Names, titles and numbers of the rules that the verdicts cited."""
    # The rule book is not needed before the window was seen once.
    from trainer.rules import book

    found: list[str] = []
    for name in done.rules:
        found += (name, voice.text(book.title(name)))
        found += filter(None, (book.number(name, edition) for edition in Edition))
    return found


def _plain(text: str) -> str:
    """Without accents and capitals, hyphens read as blanks, numbers without separators."""
    spread = unicodedata.normalize("NFKD", text.casefold().replace("-", " "))
    bare = "".join(one for one in spread if not unicodedata.combining(one))
    return _SEPARATOR.sub("", bare)
