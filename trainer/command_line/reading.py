"""Reading the words of a call, and what is said of those that mean nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from trainer.command_line.commands import COMMANDS, EDITION, HELP, JSON, LANG, Command, Option
from trainer.content.placeholders import placeholder
from trainer.content.suggest import suggest
from trainer.i18n import LANGUAGES, Voice, environment_language, voice
from trainer.messages import Message, say
from trainer.rules.house import Edition


class WrongUse(Exception):
    """The words mean nothing, or name what is not there: one sentence, perhaps a hint; exit 2."""

    def __init__(self, message: Message, hint: Message | None = None) -> None:
        super().__init__(str(message))
        self.message = message
        self.hint = hint


class Call(NamedTuple):
    """A command as it was called: its operands, the values of its options, and who is spoken to."""

    command: Command
    voice: Voice
    operands: tuple[str, ...] = ()
    values: Mapping[str, str] = MappingProxyType({})
    switches: frozenset[str] = frozenset()

    @property
    def language(self) -> str | None:
        """None where none was asked for: `voice` is then that of the environment."""
        return self.values.get(LANG.name)

    @property
    def json(self) -> bool:
        return JSON.name in self.switches

    @property
    def help(self) -> bool:
        return HELP.name in self.switches

    @property
    def edition(self) -> Edition | None:
        """None where none was asked for."""
        value = self.values.get(EDITION.name)
        return None if value is None else Edition(int(value))

    def number(self, option: str) -> int | None:
        """The whole number of an option, from 0; None where it was not given, WrongUse where it is
        none."""
        value = self.values.get(option)
        if value is not None and not (value.isascii() and value.isdecimal()):
            raise WrongUse(say("{value} is no value of {option}.", value=value, option=option))
        return None if value is None else int(value)

    def number_to(self, most: int, option: str) -> int:
        """The number of an option that takes 1 to `most`, by default 1; WrongUse where it is
        another."""
        value = self.values.get(option, "1")
        if not (value.isascii() and value.isdecimal() and 1 <= int(value) <= most):
            raise WrongUse(
                say("{option} takes a number from 1 to {most}.", option=option, most=str(most))
            )
        return int(value)


def language_of(words: Sequence[str]) -> str:
    """The language that the words ask for, however wrong the rest of them is."""
    for place, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == LANG.name:
            wanted = value or "".join(words[place + 1 : place + 2])
            if wanted in LANGUAGES:
                return wanted
    return environment_language()


def command_named(word: str) -> Command:
    for one in COMMANDS:
        if one.name == word:
            return one
    if word.startswith("-"):
        known: tuple[str, ...] = (HELP.name, HELP.short, "--version")
        message = say("There is no option {word} here.", word=word)
    else:
        known = tuple(one.name for one in COMMANDS)
        message = say("There is no command {word}.", word=word)
    raise WrongUse(message, suggest(word, known))


def read_call(words: Sequence[str]) -> Call:
    """The call that the words make. `words` begins with a command; WrongUse says what is wrong."""
    command = command_named(words[0])
    speaker = voice(language_of(words))
    operands: list[str] = []
    values: dict[str, str] = {}
    switches: set[str] = set()
    rest = list(words[1:])
    while rest:
        word = rest.pop(0)
        if word == "--":
            operands.extend(rest)
            break
        if not word.startswith("-") or word == "-":
            operands.append(word)
            continue
        name, given, value = word.partition("=")
        option = _option(command, name)
        if not option.value:
            if given:
                raise WrongUse(say("The option {option} takes no value.", option=option.name))
            switches.add(option.name)
            continue
        if not given:
            if not rest:
                raise _no_value(option)
            value = rest.pop(0)
        values[option.name] = _checked(option, value)
    call = Call(command, speaker, tuple(operands), values, frozenset(switches))
    if not call.help:
        _check(call)
    return call


def _option(command: Command, name: str) -> Option:
    known = (*command.options, HELP)
    for one in known:
        if name in (one.name, one.short):
            return one
    raise WrongUse(
        say("{command} has no option {option}.", command=command.name, option=name),
        suggest(name, [one.name for one in known]),
    )


def _no_value(option: Option) -> WrongUse:
    return WrongUse(
        say(
            "The option {option} needs a value: {value}.",
            option=option.name,
            value=placeholder(option.value),
        )
    )


def _checked(option: Option, value: str) -> str:
    if not value:
        raise _no_value(option)
    if option.choices and value not in option.choices:
        raise WrongUse(
            say("{value} is no value of {option}.", value=value, option=option.name),
            suggest(value, option.choices),
        )
    return value


def _check(call: Call) -> None:
    command, count = call.command, len(call.operands)
    if count < command.least:
        raise WrongUse(
            say(
                "{command} needs a {operand}.",
                command=command.name,
                operand=placeholder(command.operand),
            )
        )
    if "" in call.operands:
        raise WrongUse(
            say(
                "A word of {command} is empty: it needs a {operand}.",
                command=command.name,
                operand=placeholder(command.operand),
            )
        )
    if command.most is not None and count > command.most:
        extra = call.operands[command.most]
        raise WrongUse(
            say("{word} is one word too many for {command}.", word=extra, command=command.name)
        )
    for option in command.options:
        if option.required and option.name not in call.values:
            raise WrongUse(
                say(
                    "{command} needs the option {option} {value}.",
                    command=command.name,
                    option=option.name,
                    value=placeholder(option.value),
                ),
                option.missing,
            )
