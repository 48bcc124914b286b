"""What is said: a sentence with blanks, an author's words, a place in a file, a problem with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Words:
    """An author's text by language; `""` is the language of a plain string."""

    by_language: tuple[tuple[str, str], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.by_language)

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str, fallback: str = "") -> str:
        """The text in `language`, else in `fallback`, else in any; empty where there is none."""
        found = dict(self.by_language)
        for wanted in (language, "", fallback):
            if wanted in found:
                return found[wanted]
        return self.by_language[0][1] if self.by_language else ""

    def speaks(self, language: str) -> bool:
        """Whether `text` would not have to fall back on another language."""
        return any(key in (language, "") for key, _ in self.by_language)


@dataclass(frozen=True, slots=True)
class Message:
    """An English sentence (the message id of the catalogues) and what fills its blanks.

    A blank is written `{name}`. An `int` is written as a number of the reader's language
    (1,700 · 1.700), a `str` as it is, a `Message` translated first, an author's `Words` in the
    reader's language. With `plural` the blank named `n` chooses the form. Sentence and translation
    may ask for a blank's first letter: `{what:up}` as a sentence begins (its full stop left to
    what follows), `{what:low}` as it goes on.
    """

    text: str
    blanks: tuple[tuple[str, Blank], ...] = ()
    plural: str = ""

    def __str__(self) -> str:
        return english(self)

    def blank(self, name: str) -> Blank:
        """The value of one blank; KeyError when the sentence has none of that name."""
        for key, value in self.blanks:
            if key == name:
                return value
        raise KeyError(name)


Blank: TypeAlias = int | str | Message | Words
"""What may fill a blank of a sentence."""


def say(text: str, **blanks: Blank) -> Message:
    """A sentence with its blanks. `text` is extracted for translation: write it out."""
    return Message(text, tuple(blanks.items()))


def say_n(text: str, plural: str, n: int, **blanks: Blank) -> Message:
    """A sentence whose form follows the count `n`, which is also its blank `{n}`."""
    return Message(text, (("n", n), *blanks.items()), plural)


def capital(text: str) -> str:
    """The text as a line begins."""
    return text[:1].upper() + text[1:]


class Filling(str):
    """The text in a blank, which knows how to begin a sentence or to go on within one."""

    __slots__ = ()

    def __format__(self, letter: str) -> str:
        match letter:
            case "up":
                return capital(self).removesuffix(".")
            case "low":
                first = self.partition(" ")[0]
                # BB, UTG, 8-5-4-2-A; a seat with its number is a name in English only.
                name = (len(first) > 1 and first.isupper()) or first in ("Seat", "Seats")
                return str(self) if name else self[:1].lower() + self[1:]
            case _:
                return super().__format__(letter)


def english(message: Message) -> str:
    """The sentence in English without a catalogue: for logs and tests."""
    n = next((v for k, v in message.blanks if k == "n"), 1)
    text = message.plural if message.plural and n != 1 else message.text
    values = {
        key: f"{value:,}" if isinstance(value, int) else Filling(value)
        for key, value in message.blanks
    }
    return text.format(**values)


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A place in a file; line and column count from 1, 0 where the whole file is meant."""

    file: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return ":".join([self.file or "?", *(str(n) for n in (self.line, self.column) if n)])


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in what was read. `code` lasts (`unknown-key`); `hint` says what to do,
    `expected` what should have stood there. `more` is how many others this one stands for."""

    place: Place
    code: str
    message: Message
    hint: Message | None = None
    expected: Message | None = None
    more: int = 0


class Problems(Exception):
    """Raised where reading cannot go on without its problems being heard; holds all of them."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(f"{p.place}: {p.code}: {p.message}" for p in problems))
        self.problems = problems

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.problems)
