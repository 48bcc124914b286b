"""The words after a word that needs Qt: `play`, `shot`, `handout` …

The tool has a reader of its own: neither knows the other.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from trainer.content.placeholders import placeholder
from trainer.content.suggest import suggest
from trainer.i18n import LANGUAGES, Voice
from trainer.messages import Message, Problem, say
from trainer.rules.house import Edition

SHORT: Final = {"-o": "--output"}
EDITIONS: Final = tuple(str(int(one)) for one in Edition)
CLOSED: Final = {"--lang": LANGUAGES, "--edition": EDITIONS}
"""The options whose values are all known."""
FINE, PROBLEMS, WRONG_USE = 0, 1, 2
"""What the shell is told, as by the tool."""


class WrongWords(Exception):
    """The words mean nothing: one sentence, perhaps a hint; exit 2."""

    def __init__(self, message: Message, hint: Message | None = None) -> None:
        super().__init__(str(message))
        self.message = message
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Arguments:
    """Operands, and the options by their long names."""

    command: str
    operands: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)

    @property
    def language(self) -> str | None:
        return self.options.get("--lang")

    @property
    def edition(self) -> Edition | None:
        value = self.options.get("--edition")
        return None if value is None else Edition(int(value))

    def required(self, option: str) -> str:
        """WrongWords where the option was not given."""
        if option not in self.options:
            raise WrongWords(
                say(
                    "{command} needs the option {option} {value}.",
                    command=self.command,
                    option=option,
                    value=placeholder(_form(option, self.command)),
                )
            )
        return self.options[option]


def read_arguments(
    command: str, words: Sequence[str], options: Iterable[str], operands: range
) -> Arguments:
    """The words of a command that takes these options, and so many operands; WrongWords else."""
    known = tuple(options)
    found: list[str] = []
    values: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("-") or word == "-":
            found.append(word)
            continue
        name, given, value = word.partition("=")
        name = SHORT.get(name, name)
        if name not in known:
            raise WrongWords(
                say("{command} has no option {option}.", command=command, option=name),
                suggest(name, known),
            )
        if not given:
            value = rest.pop(0) if rest else ""
        values[name] = _checked(name, value, command)
    if len(found) < operands.start:
        operand = placeholder("LESSON")
        raise WrongWords(say("{command} needs a {operand}.", command=command, operand=operand))
    if len(found) >= operands.stop:
        extra = found[operands.stop - 1]
        raise WrongWords(
            say("{word} is one word too many for {command}.", word=extra, command=command)
        )
    return Arguments(command, tuple(found), values)


def whole(arguments: Arguments, option: str) -> int | None:
    """The positive whole number of an option, None where it was not given."""
    value = arguments.options.get(option)
    if value is None:
        return None
    if not (value.isascii() and value.isdecimal()):
        raise WrongWords(say("{value} is no value of {option}.", value=value, option=option))
    return int(value)


def language_among(words: Sequence[str]) -> str | None:
    """The language that the words ask for, however wrong the rest of them is."""
    for place, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--lang":
            wanted = value or "".join(words[place + 1 : place + 2])
            return wanted if wanted in LANGUAGES else None
    return None


def complain(message: Message, hint: Message | None, voice: Voice) -> None:
    """One sentence on standard error, and a second that helps."""
    parts = [voice.text(message)] + ([] if hint is None else [voice.text(hint)])
    print(" ".join(parts), file=sys.stderr)  # noqa: T201  # the words were typed at a terminal


def complain_of(problems: Iterable[Problem], voice: Voice) -> None:
    """Each problem with its place, as `check` writes them."""
    for one in problems:
        hint = "" if one.hint is None else f" {voice.text(one.hint)}"
        text = f"{one.place}: {one.code}: {voice.text(one.message)}{hint}"
        print(text, file=sys.stderr)  # noqa: T201  # as above


def _checked(option: str, value: str, command: str) -> str:
    if not value:
        raise WrongWords(
            say(
                "The option {option} needs a value: {value}.",
                option=option,
                value=placeholder(_form(option, command)),
            )
        )
    closed = CLOSED.get(option)
    if closed is not None and value not in closed:
        raise WrongWords(
            say("{value} is no value of {option}.", value=value, option=option),
            suggest(value, closed),
        )
    return value


def _form(option: str, command: str) -> str:
    if option == "--output" and command in ("handout", "class-sheet"):
        return "FILE.pdf"
    forms = {
        "--output": "FILE.png",
        "--at": "N",
        "--event": "N",
        "--size": "WxH",
        "--level": "N",
        "--seed": "S",
    }
    return "|".join(CLOSED[option]) if option in CLOSED else forms[option]
