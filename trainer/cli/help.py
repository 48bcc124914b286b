"""What the tool says of itself: its commands, and what each of them takes."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from trainer.command_line.commands import COMMANDS, HELP, PROGRAM, Command, Option
from trainer.content.placeholders import placeholder
from trainer.i18n import Voice
from trainer.messages import say

_WIDTH = 88
_COLUMN = 26


def program_help(voice: Voice) -> str:
    """All commands, one line or more each."""
    return "\n".join(_program(voice))


def _program(voice: Voice) -> Iterator[str]:
    yield voice.text(say("Use: {program} [COMMAND …]", program=PROGRAM))
    yield ""
    yield _wrapped(
        voice.text(
            say(
                "Trains poker dealers: watch the hand, make the call, hear the rule. "
                "Without a command the window opens."
            )
        )
    )
    yield ""
    for one in COMMANDS:
        yield f"  {voice.text(placeholder(one.usage))}"
        yield textwrap.indent(_wrapped(voice.text(one.help), _WIDTH - 6), " " * 6)
    yield ""
    yield _wrapped(
        voice.text(say("A LESSON is a file, or an id such as {id}.", id="addendum/chips-2"))
    )
    more = placeholder(f"{PROGRAM} COMMAND {HELP.name}")
    yield voice.text(say("More on one command: {words}", words=more))


def command_help(command: Command, voice: Voice) -> str:
    """One command and its options."""
    return "\n".join(_command(command, voice))


def _command(command: Command, voice: Voice) -> Iterator[str]:
    yield voice.text(say("Use: {words}", words=placeholder(f"{PROGRAM} {command.usage}")))
    yield ""
    yield _wrapped(voice.text(command.help))
    yield ""
    for one in (*command.options, HELP):
        yield _option(one, voice)


def _option(option: Option, voice: Voice) -> str:
    name = f"{option.short}, {option.name}" if option.short else option.name
    head = f"  {name} {voice.text(placeholder(option.value))}".rstrip()
    text = voice.text(option.help)
    if option.choices and option.value != "|".join(option.choices):
        there_are = say("There are: {words}.", words=", ".join(option.choices))
        text = f"{text} {voice.text(there_are)}"
    if len(head) >= _COLUMN:
        return head + "\n" + textwrap.indent(_wrapped(text, _WIDTH - _COLUMN), " " * _COLUMN)
    return textwrap.indent(_wrapped(text, _WIDTH - _COLUMN), " " * _COLUMN).replace(
        " " * _COLUMN, head.ljust(_COLUMN), 1
    )


def _wrapped(text: str, width: int = _WIDTH) -> str:
    return textwrap.fill(text, width, break_long_words=False, break_on_hyphens=False)
