"""What the lower layers say: a sentence with blanks, a place in a file, a problem with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Message:
    """An English sentence (the message id of the catalogues) and what fills its blanks.

    A blank is written `{name}`. An `int` is written as a number of the reader's language
    (1,700 · 1.700), a `str` as it is, a `Message` translated first. With `plural` the blank
    named `n` chooses the form.
    """

    text: str
    blanks: tuple[tuple[str, int | str | Message], ...] = ()
    plural: str = ""

    def __str__(self) -> str:
        return english(self)

    def blank(self, name: str) -> int | str | Message:
        """The value of one blank; KeyError when the sentence has none of that name."""
        for key, value in self.blanks:
            if key == name:
                return value
        raise KeyError(name)


def say(text: str, **blanks: int | str | Message) -> Message:
    """A sentence with its blanks. `text` is extracted for translation: write it out."""
    return Message(text, tuple(blanks.items()))


def say_n(text: str, plural: str, n: int, **blanks: int | str | Message) -> Message:
    """A sentence whose form follows the count `n`, which is also its blank `{n}`."""
    return Message(text, (("n", n), *blanks.items()), plural)


def english(message: Message) -> str:
    """The sentence in English without a catalogue: for logs and tests."""
    n = next((v for k, v in message.blanks if k == "n"), 1)
    text = message.plural if message.plural and n != 1 else message.text
    values = {
        key: f"{value:,}" if isinstance(value, int) else str(value) for key, value in message.blanks
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
    """Something wrong in what was read. `code` lasts (`unknown-key`); `hint` says what to do."""

    place: Place
    code: str
    message: Message
    hint: Message | None = None


class Problems(Exception):
    """Raised where reading cannot go on without its problems being heard; holds all of them."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(f"{p.place}: {p.code}: {p.message}" for p in problems))
        self.problems = problems

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.problems)
